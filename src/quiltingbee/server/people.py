"""Who is there: a name and secret tokens, of which only hashes are kept; codes that carry a person to another device."""

import hashlib
import secrets
from typing import Any

from quiltingbee.core.game import Refused
from quiltingbee.play import bodies, names
from quiltingbee.play.store import PersonMeta
from quiltingbee.server.sqlite import Sqlite

CODE_SECONDS = 600
MOST_TOKENS = 50
"""Tokens of a person at a time."""
MOST_REMEMBERED = 20_000
_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_ROOM = (
    "DELETE FROM tokens WHERE person = ? AND hash NOT IN"
    " (SELECT hash FROM tokens WHERE person = ? ORDER BY expires DESC LIMIT ?)"
)
"""A person that comes to another device is never turned away: the token that ends first makes room."""
_LONG = 3660
"""Days for which the first token of a device is good."""


class People:
    """The people of a store."""

    def __init__(self, store: Sqlite):
        self._store = store
        self._codes: dict[bytes, tuple[str, int]] = {}
        self._known: dict[bytes, tuple[PersonMeta, int]] = {}  # with the time at which the token ends

    async def new(self, name: str) -> bodies.PersonToken:
        """Somebody new."""
        cleaned = names.name(name)
        person, token = secrets.token_hex(8), new_token()
        await self._store.do(
            ("INSERT INTO people (id, name, created) VALUES (?, ?, ?)", (person, cleaned, self._store.wall())),
            self._token_op(token, person, bodies.SCOPES, _LONG, ""),
        )
        return bodies.PersonToken(person, cleaned, token)

    def of(self, token: str | None) -> PersonMeta | None:
        """Whose token it is. Refused for a token that is nobody's."""
        if not token:
            return None
        key = hash_of(token)
        known = self._known.get(key) or self._store.person_of(key)
        if known is None or known[1] <= self._store.wall():
            self._known.pop(key, None)
            raise Refused("unknown-token")
        if len(self._known) > MOST_REMEMBERED:
            self._known.clear()
        self._known[key] = known
        return known[0]

    async def rename(self, person: PersonMeta, name: str) -> PersonMeta:
        """The person with another name."""
        cleaned = names.name(name)
        await self._store.do(("UPDATE people SET name = ? WHERE id = ?", (cleaned, person.id)))
        self._known.clear()
        return PersonMeta(person.id, cleaned, person.scopes)

    async def new_token(self, person: PersonMeta, asked: bodies.NewToken) -> bodies.Token:
        """Another token with fewer or equal rights."""
        if not set(asked.scopes) <= set(person.scopes):
            raise Refused("no-scope")
        if self._store.count_tokens(person.id) >= MOST_TOKENS:
            raise Refused("too-many-tokens")
        token = new_token()
        await self._store.do(self._token_op(token, person.id, asked.scopes, asked.days, names.word(asked.label)))
        return bodies.Token(token, tuple(dict.fromkeys(asked.scopes)), asked.days)

    async def end_tokens(self, person: PersonMeta, but: str) -> None:
        """All tokens of a person end but one."""
        await self._store.do(("DELETE FROM tokens WHERE person = ? AND hash <> ?", (person.id, hash_of(but))))
        self._known.clear()

    async def forget_ended(self) -> None:
        """Tokens that have ended are no longer kept."""
        await self._store.do(("DELETE FROM tokens WHERE expires <= ?", (self._store.wall(),)))

    def new_code(self, person: PersonMeta) -> bodies.Code:
        """A code that carries a person to another device."""
        now = self._store.now()
        self._codes = {key: told for key, told in self._codes.items() if told[1] > now and told[0] != person.id}
        code = "-".join("".join(secrets.choice(_LETTERS) for _ in range(4)) for _ in range(3))
        self._codes[hash_of(code.replace("-", ""))] = (person.id, now + CODE_SECONDS * 1000)
        return bodies.Code(code, CODE_SECONDS)

    async def carry(self, code: str) -> bodies.PersonToken:
        """The person of a code, with a token for this device. The code is used up."""
        told = self._codes.pop(hash_of(code.upper().replace("-", "").replace(" ", "")), None)
        if told is None or told[1] <= self._store.now():
            raise Refused("unknown-code")
        token = new_token()
        await self._store.do(
            (_ROOM, (told[0], told[0], MOST_TOKENS - 1)), self._token_op(token, told[0], bodies.SCOPES, _LONG, "")
        )
        self._known.clear()
        person = self.of(token)
        if person is None:
            raise Refused("unknown-code")
        return bodies.PersonToken(person.id, person.name, token)

    def _token_op(
        self, token: str, person: str, scopes: tuple[str, ...], days: int, label: str
    ) -> tuple[str, tuple[Any, ...]]:
        expires = self._store.wall() + days * 86_400_000
        given = (hash_of(token), person, " ".join(dict.fromkeys(scopes)), label, expires)
        return "INSERT INTO tokens (hash, person, scopes, label, expires) VALUES (?, ?, ?, ?, ?)", given


def new_token() -> str:
    """A secret token: 192 random bits, with a beginning that a leak scanner can find."""
    return "qb_" + secrets.token_urlsafe(24)


def hash_of(token: str) -> bytes:
    """How a token is kept. It is random, so one round is enough."""
    return hashlib.sha256(token.encode()).digest()
