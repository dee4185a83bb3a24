"""A real server in a thread, and clients that speak to it over loopback."""

import asyncio
import contextlib
import importlib.util
import json
import threading
import time
from pathlib import Path

import httpx
from websockets.sync.client import connect

from quiltingbee.server.run import listen, make_server
from quiltingbee.server.settings import Settings

EASY = {
    "requests": 10_000.0,
    "requests_burst": 100_000,
    "people_per_hour": 100_000,
    "tables_per_hour": 100_000,
    "tables_per_hour_address": 100_000,
    "acts_per_hour_address": 100_000_000,
    "messages": 10_000.0,
    "messages_burst": 100_000,
    "workers": 0,
    "port": 0,
}


class Running:
    """A server that can be stopped and started again on the same data."""

    def __init__(self, data, **settings):
        self.settings = Settings(data=data, **{**EASY, **settings})
        self.start()

    def start(self):
        listening = listen(self.settings)
        self.port = listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.server = make_server(self.settings)
        self.app = self.server.app
        self.thread = threading.Thread(target=lambda: asyncio.run(self.server.serve(sockets=[listening])), daemon=True)
        self.thread.start()
        for _ in range(200):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/ready").status_code == 200:
                    return
            time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def stop(self):
        self.server.should_exit = True
        self.thread.join(10)
        assert not self.thread.is_alive()

    def again(self):
        self.stop()
        self.start()

    def client(self, name="Ada"):
        return Client(self, name)


class Client:
    """A person with a token."""

    def __init__(self, running, name):
        self.running = running
        told = httpx.post(f"{running.url}/api/people", json={"name": name})
        assert told.status_code == 201, told.text
        self.id, self.token = told.json()["person"], told.json()["token"]

    def ask(self, method, path, body=None, *, status=None, **headers):
        told = httpx.request(
            method,
            self.running.url + path,
            json=body,
            headers={"Authorization": f"Bearer {self.token}", **headers},
            timeout=30,
        )
        if status is not None:
            assert told.status_code == status, (told.status_code, told.text)
        return told.json() if told.headers.get("content-type", "").startswith("application/json") else told.text

    def table(self, game="doodle/1", seats=1, **more):
        body = {"game": game, "seats": [{}] * seats if isinstance(seats, int) else seats, **more}
        return self.ask("POST", "/api/tables", body, status=201)["table"]["id"]

    def sit(self, table, **body):
        return self.ask("POST", f"/api/tables/{table}/seat", body, status=200)

    def acts(self, table, limit=200):
        return self.ask("GET", f"/api/tables/{table}/acts?plain=1&limit={limit}", status=200)

    def socket(self, table=None, **more):
        return Socket(self, table, **more)


class Socket:
    """A connection of a person, or of a spectator."""

    def __init__(self, client, table, *, running=None, origin=None, **more):
        running = running or client.running
        headers = {"Origin": origin} if origin else {}
        url = f"ws://127.0.0.1:{running.port}/socket"
        self.stack = contextlib.ExitStack()
        connection = connect(url, compression=None, additional_headers=headers, max_size=None, close_timeout=1)
        self.socket = self.stack.enter_context(connection)
        if table is not None:
            token = {} if client is None else {"token": client.token}
            self.say(kind="join", table=table, **token, **more)

    def say(self, **message):
        self.socket.send(json.dumps(message))

    def hear(self, kind=None, timeout=60):
        """The next message (of that kind; others are skipped)."""
        end = time.monotonic() + timeout
        while True:
            message = json.loads(self.socket.recv(timeout=max(0.01, end - time.monotonic())))
            if kind is None or message["kind"] == kind:
                return message

    def hear_all(self, timeout=0.3):
        """What comes until nothing comes for a while."""
        told = []
        with contextlib.suppress(TimeoutError):
            while True:
                told.append(self.hear(timeout=timeout))
        return told

    def act(self, turn, act, act_id):
        self.say(kind="act", id=act_id, turn=turn, act=act)

    def close(self):
        self.stack.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def example_client():
    """The module of docs/example_client.py."""
    path = Path(__file__).parents[2] / "docs" / "example_client.py"
    spec = importlib.util.spec_from_file_location("example_client", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module, path
