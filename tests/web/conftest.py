"""The real server on a free port and a real browser; skipped with a reason where there is none."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.web.watching import Watch

playwright = pytest.importorskip("playwright.sync_api", reason="the extra `test` brings playwright")

CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None
)
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SIZES = {"phone": (390, 844), "laptop": (1280, 800)}
TOOLS = Path(os.environ.get("QUILTINGBEE_WEB_TOOLS", Path.home() / ".cache" / "quiltingbee" / "web-tools"))


def pytest_collection_modifyitems(items):
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason="no chromium on the path"))


class Server:
    """A server with a data folder of its own; it can be stopped and started again on the same port."""

    def __init__(self, data):
        self.data = data
        self.port = 0
        self.start()

    def start(self):
        command = [sys.executable, "-m", "quiltingbee", "serve", "--port", str(self.port), "--data", str(self.data)]
        for name in ("requests", "requests-burst", "people-per-hour", "tables-per-hour"):
            command += [f"--{name}", "100000"]
        command += ["--bot-seconds", "0.05", "--log", "error"]
        environment = {**os.environ, "PYTHONPATH": "src", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                self.url = found[0]
                return
        raise AssertionError("the server did not start")

    def stop(self):
        self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("tables"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium():
    if CHROMIUM is None:
        pytest.skip("no chromium on the path")
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


class Visits:
    """Browsers of visitors, each with the faults that were seen in it."""

    def __init__(self, chromium, url):
        self.chromium = chromium
        self.url = url
        self.made: list[Any] = []

    def __call__(
        self, size="laptop", *, theme="light", language="en", touch=False, workers="block", expect=(), seed="journey"
    ):
        """A page in a context of its own."""
        width, height = SIZES[size] if isinstance(size, str) else size
        context = self.chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            locale=language,
            has_touch=touch,
            service_workers=workers,
        )
        context.set_default_timeout(60_000)
        watch = Watch(context, self.url, expect)
        page = context.new_page()
        self.made.append((context, watch))
        if seed:
            page.route("**/api/tables", lambda route: _seeded(route, seed))
        return page


@pytest.fixture
def visits(chromium, server):
    made = Visits(chromium, server.url)
    yield made
    for context, _ in made.made:
        context.close()


@pytest.fixture
def page_of(visits):
    """Pages like those of visitors. At the end: nothing on the console, no rejection, nothing inline, nothing asked of anybody else."""
    yield visits
    faults = []
    for context, watch in visits.made:
        for page in context.pages:
            watch.look(page)
        faults += watch.faults
    assert not faults


def _seeded(route, seed):
    """Every new table is dealt from this seed, so that a journey is the same each time."""
    asked = route.request
    if asked.method != "POST":
        route.continue_()
        return
    wish = json.loads(asked.post_data)
    route.continue_(post_data=json.dumps(wish if wish.get("daily") else {**wish, "seed": seed}))
