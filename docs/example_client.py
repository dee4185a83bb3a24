"""A whole client: opens a table with as many seats as given, sits everybody down, plays until the match is over.

python docs/example_client.py http://127.0.0.1:8282 doodle/1 2      (needs `websockets`; prints the record)
"""

import json
import random
import sys
import urllib.request
from threading import Thread
from uuid import uuid4

from websockets.sync.client import connect


def ask(server, method, path, token=None, body=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(server + path, data, headers, method=method)) as answer:
        text = answer.read().decode()
        return json.loads(text) if answer.headers.get_content_type() == "application/json" else text


def play(server, table, token):
    """Sit at a table and act whenever it is one's turn, until the match is over."""
    seat, turn = None, None
    with connect(server.replace("http", "ws", 1) + "/socket", compression=None) as socket:
        socket.send(json.dumps({"kind": "join", "table": table, "token": token, "views": False}))
        for text in socket:
            message = json.loads(text)
            if message["kind"] == "table":
                seat = message["you"]
            elif message["kind"] == "events":
                now = message["now"]
                if now["over"]:
                    return
                if seat in now["waiting"] and now["turn"] != turn:
                    turn = now["turn"]
                    acts = ask(server, "GET", f"/api/tables/{table}/acts?limit=500&plain=1", token)["acts"]
                    socket.send(
                        json.dumps({"kind": "act", "id": uuid4().hex, "turn": turn, "act": random.choice(acts)})
                    )


def main(server, game, seats):
    tokens = [ask(server, "POST", "/api/people", body={"name": f"Client {n + 1}"})["token"] for n in range(seats)]
    opened = ask(server, "POST", "/api/tables", tokens[0], {"game": game, "seats": [{}] * seats})
    table = opened["table"]["id"]
    for token in tokens[1:]:
        ask(server, "POST", f"/api/tables/{table}/seat", token, {})
    threads = [Thread(target=play, args=(server, table, token)) for token in tokens]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return ask(server, "GET", f"/api/tables/{table}/record")


if __name__ == "__main__":
    print(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
