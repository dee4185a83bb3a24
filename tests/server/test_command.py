"""`quiltingbee serve` as a command: the address, the browser, a port that is taken, how it ends."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from quiltingbee.server import run
from quiltingbee.server.settings import Settings

TOP = Path(__file__).parents[2]


class Command:
    """The command line in a process of its own, with a browser that writes down where it was sent."""

    def __init__(self, folder, *arguments):
        self.opened = folder / "opened"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {self.opened}\n')
        browser.chmod(0o755)
        environment = {**os.environ, "BROWSER": str(browser), "PYTHONPATH": str(TOP / "src"), "LANG": "C"}
        command = [sys.executable, "-m", "quiltingbee", "serve", "--data", str(folder / "data"), *arguments]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )

    def url(self):
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", self.process.stdout.readline())
        assert found is not None
        return found[0]

    def went_to(self, times=1):
        for _ in range(600):
            if self.opened.exists() and len(lines := self.opened.read_text().split()) >= times:
                return lines
            time.sleep(0.05)
        raise AssertionError("no browser was opened")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=60)


def test_serve_opens_the_browser_once_it_answers_and_a_second_time_for_a_second_call(tmp_path):
    with Command(tmp_path, "--open", "--port", "0") as serving:
        url = serving.url()
        assert serving.went_to() == [url]
        assert httpx.get(f"{url}/health").json()["program"] == "quiltingbee"
        with Command(tmp_path, "--open", "--port", url.rpartition(":")[2]) as second:
            assert second.url() == url
            assert second.process.wait(60) == 0
        assert serving.went_to(2) == [url, url]
        with Command(tmp_path, "--port", url.rpartition(":")[2]) as third:
            told = third.process.communicate(timeout=60)
        assert third.process.returncode == 1
        assert told[1].startswith("cannot-listen: 127.0.0.1:")


def test_a_server_that_is_told_to_end_while_a_bot_begins_to_think_ends_in_order(tmp_path):
    with Command(tmp_path, "--port", "0") as serving:
        url = serving.url()
        while True:
            try:
                httpx.get(f"{url}/health")
                break
            except httpx.ConnectError:
                time.sleep(0.05)
        token = httpx.post(f"{url}/api/people", json={"name": "Ada"}).json()["token"]
        body = {"game": "doodle", "seats": [{}, {"bot": "child"}]}
        httpx.post(f"{url}/api/tables", json=body, headers={"Authorization": f"Bearer {token}"})
        time.sleep(0.3)  # its process begins; whenever the end comes, it is an end in order
        serving.process.send_signal(signal.SIGTERM)
        _, told = serving.process.communicate(timeout=60)
    assert serving.process.returncode == 0
    assert [json.loads(line)["level"] for line in told.splitlines()]


def test_two_servers_do_not_work_on_one_folder(tmp_path):
    with Command(tmp_path, "--port", "0") as serving:
        serving.url()
        with Command(tmp_path, "--port", "0") as second:
            told = second.process.communicate(timeout=60)
        assert second.process.returncode == 1
        assert "in-use" in told[1]


@pytest.mark.parametrize("usual", [True, False])
def test_where_another_program_has_the_port_only_the_usual_one_gives_way(tmp_path, monkeypatch, usual):
    port = 9

    class Asked(Exception):
        pass

    def listen(settings):
        if settings.port == (Settings().port if usual else port):
            raise OSError("taken")
        raise Asked(settings.port)

    monkeypatch.setattr(run, "begin_logging", lambda _level: None)
    monkeypatch.setattr(run, "listen", listen)
    monkeypatch.setattr(run, "answers", lambda _url: False)
    settings = Settings(data=tmp_path, port=Settings().port if usual else port)
    if usual:
        with pytest.raises(Asked, match=r"^0$"):
            run.serve(settings, open_browser=True)
    else:
        with pytest.raises(OSError, match="taken"):
            run.serve(settings, open_browser=True)


def test_scripts_play_is_serve_with_the_browser():
    text = (TOP / "scripts" / "play").read_text("utf-8")
    assert 'quiltingbee" serve --open "$@"' in text
