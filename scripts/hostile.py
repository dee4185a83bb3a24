"""What a hostile client puts on a WebSocket: frames of every kind of nonsense, some of it almost right."""

import json
import struct

WORDS = ("join", "act", "undo", "say", "look", "ping", "events", "", "ACT", "__proto__", "kind")
SIGNS = "\u202e\u200b\u0000\ufeff\u0301\U0001f9f5é\U0001d538\ufdfa\u2028\uffff\x7f\x1b[31m' OR 1=1 --<script>%s%n{{7*7}}../..\\"
ODD = (
    None,
    True,
    False,
    0,
    -1,
    1.0,
    1e308,
    2**31,
    2**53,
    2**63,
    2**64,
    -(2**70),
    "",
    "0",
    [],
    {},
    [[]],
    {"kind": "act"},
    "\ud800",
)

CLOSING = ("noise", "unfinished", "protocol", "huge")
"""Kinds after which a connection is closed: not so often, so that other things are said too."""


def frame(kind, payload, *, last=True, masked=True, reserved=0):
    """The bytes of one frame; a mask of zeros is a mask."""
    length = len(payload)
    first = (128 if last else 0) | reserved | kind
    mask = 128 if masked else 0
    if length < 126:
        head = bytes((first, mask | length))
    elif length < 65536:
        head = bytes((first, mask | 126)) + struct.pack(">H", length)
    else:
        head = bytes((first, mask | 127)) + struct.pack(">Q", length)
    return head + (b"\0\0\0\0" if masked else b"") + payload


def text(told):
    """A whole text frame."""
    return frame(1, told if isinstance(told, bytes) else told.encode("utf-8", "surrogatepass"))


class Hostile:
    """Messages by name; `fresh` are those that stand alone, each a list of frames."""

    def __init__(self, rng, tables, tokens):
        self.rng, self.tables, self.tokens = rng, tables, tokens
        self.sent = []  # what was sent before, for replays
        self.kinds = {
            "cut off": self.cut_off,
            "garbled": self.garbled,
            "noise": self.noise,
            "wrong types": self.wrong_types,
            "unknown fields": self.unknown_fields,
            "missing fields": self.missing_fields,
            "huge": self.huge,
            "binary": self.binary,
            "wrong turn": self.wrong_turn,
            "foreign seat": self.foreign_seat,
            "replay": self.replay,
            "same id": self.same_id,
            "unicode": self.unicode,
            "deep": self.deep,
            "fragments": self.fragments,
            "unfinished": self.unfinished,
            "control": self.control,
            "protocol": self.protocol,
            "numbers": self.numbers,
            "rejoin": self.rejoin,
            "not JSON": self.not_json,
            "many": self.many,
        }

    def next(self):
        """The name of a kind, frames, and how many messages they are."""
        name = self.rng.choice(tuple(self.kinds))
        if name in CLOSING and self.rng.random() < 0.7:
            return self.next()
        frames = self.kinds[name]()
        return name, frames, len(frames) if name in ("replay", "many") else 1

    def right(self):
        """A message as it should be; it may still be refused."""
        rng = self.rng
        made = rng.choice(
            (
                {
                    "kind": "join",
                    "table": rng.choice(self.tables),
                    "token": rng.choice(self.tokens),
                    "since": rng.randrange(9),
                },
                {"kind": "act", "id": self.id(), "turn": rng.randrange(20), "act": self.act()},
                {"kind": "undo", "id": self.id(), "turn": rng.randrange(20)},
                {"kind": "say", "phrase": "hello"},
                {"kind": "look", "seats": [rng.randrange(1000) for _ in range(rng.randrange(9))]},
                {"kind": "ping"},
            )
        )
        self.sent = [*self.sent[-50:], made]
        return made

    def id(self):
        return f"{self.rng.randrange(10**6)}"

    def act(self):
        rng = self.rng
        place = f"{rng.choice('abcdefghijz')}{rng.randrange(12)} {rng.choice('rmx')}{rng.randrange(6)}"
        return rng.choice(
            (
                f"draw {place}",
                f"left {place} + dot e5",
                f"buy {rng.randrange(40):02} {place}",
                "advance",
                "pass",
                "draw cut a1 a2",
                "-- roll 3",
                "P2 pass",
            )
        )

    def cut_off(self):
        whole = json.dumps(self.right())
        return [text(whole[: self.rng.randrange(len(whole))])]

    def garbled(self):
        whole = bytearray(json.dumps(self.right()).encode())
        for _ in range(self.rng.randint(1, 5)):
            whole[self.rng.randrange(len(whole))] = self.rng.randrange(32, 127)
        return [text(bytes(whole))]

    def noise(self):
        return [text(self.rng.randbytes(self.rng.randrange(1, 300)))]

    def wrong_types(self):
        made = dict(self.right())
        made[self.rng.choice(tuple(made))] = self.rng.choice(ODD)
        return [text(json.dumps(made))]

    def unknown_fields(self):
        return [
            text(
                json.dumps(
                    {**self.right(), self.rng.choice(("seat", "by", "n", "__class__", "kind ")): self.rng.choice(ODD)}
                )
            )
        ]

    def missing_fields(self):
        made = dict(self.right())
        del made[self.rng.choice(tuple(made))]
        return [text(json.dumps(made))]

    def huge(self):
        size = self.rng.choice((4000, 4096, 4097, 5000, 70_000, 300_000))
        made = {"kind": "act", "id": "1", "turn": 1, "act": "x" * size}
        return [text(json.dumps(made)[: self.rng.choice((size, size + 100))])]

    def binary(self):
        return [frame(2, self.rng.choice((self.rng.randbytes(200), json.dumps(self.right()).encode(), b"")))]

    def wrong_turn(self):
        return [
            text(
                json.dumps(
                    {
                        "kind": "act",
                        "id": self.id(),
                        "turn": self.rng.choice((0, 1, 99, 2_000_000_000)),
                        "act": self.act(),
                    }
                )
            )
        ]

    def foreign_seat(self):
        return [
            text(
                json.dumps(
                    {
                        "kind": "act",
                        "id": self.id(),
                        "turn": self.rng.randrange(30),
                        "act": f"P{self.rng.randrange(4)} {self.act()}",
                    }
                )
            )
        ]

    def replay(self):
        return [text(json.dumps(self.rng.choice(self.sent or [self.right()]))) for _ in range(self.rng.randint(1, 3))]

    def same_id(self):
        return [text(json.dumps({"kind": "act", "id": "the same", "turn": self.rng.randrange(5), "act": self.act()}))]

    def unicode(self):
        odd = "".join(self.rng.choice(SIGNS) for _ in range(self.rng.randrange(1, 60)))
        made = {"kind": "act", "id": odd[:20], "turn": 1, "act": odd}
        return [text(json.dumps(made, ensure_ascii=self.rng.random() < 0.5))]

    def deep(self):
        depth = self.rng.choice((50, 500, 1300, 2000))
        return [
            text(
                self.rng.choice(
                    ("[" * depth + "]" * depth, '{"kind":' * (depth // 4), '{"kind":"look","seats":' + "[" * depth)
                )
            )
        ]

    def fragments(self):
        whole = json.dumps(self.right()).encode()
        size = self.rng.randint(1, 40)
        parts = [whole[n : n + size] for n in range(0, len(whole), size)]
        frames = []
        for n, part in enumerate(parts):
            frames.append(frame(0 if n else 1, part, last=n == len(parts) - 1))
            if self.rng.random() < 0.2:
                frames.append(frame(9, b"between"))
        return frames

    def unfinished(self):
        return [frame(1, b'{"kind":', last=False), *(frame(0, b"", last=False) for _ in range(self.rng.randrange(200)))]

    def control(self):
        return [
            frame(self.rng.choice((9, 10)), self.rng.randbytes(self.rng.choice((0, 1, 125))))
            for _ in range(self.rng.randint(1, 30))
        ]

    def protocol(self):
        return [
            self.rng.choice(
                (
                    frame(self.rng.choice((3, 7, 11, 15)), b"x"),
                    frame(1, b"{}", masked=False),
                    frame(1, b"{}", reserved=self.rng.choice((16, 32, 64))),
                    frame(0, b"nothing to continue"),
                    frame(9, b"x" * 126),
                    frame(9, b"x", last=False),
                    frame(
                        8,
                        self.rng.choice(
                            (b"", b"\0", b"\0\1x", struct.pack(">H", 1005), struct.pack(">H", 4999) + b"\xff")
                        ),
                    ),
                    b"\x81\xff" + b"\xff" * 12,
                    b"GET / HTTP/1.1\r\n\r\n",
                    self.rng.randbytes(60),
                )
            )
        ]

    def numbers(self):
        number = self.rng.choice(
            ("1e999", "-0", "NaN", "Infinity", "1" * 3000, "0x10", "01", "1.0", "1E2", "-1", "9" * 25)
        )
        return [text(f'{{"kind":"undo","id":"1","turn":{number}}}')]

    def rejoin(self):
        rng = self.rng
        made = {
            "kind": "join",
            "table": rng.choice((*self.tables, "a" * 16, "x", "../../etc")),
            "since": rng.choice((0, 3, 2_000_000_000)),
        }
        made |= rng.choice(
            (
                {},
                {"token": rng.choice(self.tokens)},
                {"token": "qb_" + "x" * rng.randrange(250)},
                {"version": 2},
                {"look": [1000]},
            )
        )
        return [text(json.dumps(made))]

    def not_json(self):
        return [
            text(
                self.rng.choice(
                    (
                        "",
                        " ",
                        "null",
                        "true",
                        "1",
                        '"act"',
                        "[]",
                        "{}",
                        "\ufeff{}",
                        "\0",
                        "{'kind':'ping'}",
                        "<xml/>",
                        "kind=ping",
                    )
                )
            )
        ]

    def many(self):
        return [text('{"kind":"ping"}')] * self.rng.randint(2, 10)
