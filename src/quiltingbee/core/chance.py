"""Dice, draws and shuffles: the dealers, fair, from a public seed, or scripted. The only importer of randomness.

A deal is computed from (secret, words, number of the deal, kind) alone, so that anybody who is shown the secret afterwards
can compute it again: block n of the stream is HMAC-SHA256 with the secret as key over

    quiltingbee deal 1 LF kind LF number LF words LF n

where `words` is the hexadecimal SHA-256 of the SHA-256 of each player's word, one after the other. Numbers below k are taken
from the stream four bytes at a time, big-endian, rejecting what is not below the largest multiple of k. A draw takes the
thing with that number out of what is left of the pool.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol

from quiltingbee.core.game import BadText, Chance, Deal, Refused
from quiltingbee.core.headers import clean


class Dealer(Protocol):
    """Who answers when chance is to act."""

    def deal(self, chance: Chance, number: int) -> Deal:
        """The deal with that number (from 0) in its match."""


class Fair:
    """A dealer committed to a secret before the first deal: `commitment` may be shown at once, `secret` at the end."""

    def __init__(self, secret: bytes | None = None, words: tuple[str, ...] = ()):
        self.secret = _unguessable() if secret is None else secret
        self.words = tuple(map(clean, words))

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, in hexadecimal."""
        return hashlib.sha256(self.secret).hexdigest()

    def deal(self, chance: Chance, number: int) -> Deal:
        """The deal with that number."""
        numbers = _numbers(self.secret, self.words, number, chance.kind)
        outcome: list[Any] = []
        for draw in chance.draws:
            left = list(draw.pool)
            outcome.extend(left.pop(_below(len(left), numbers)) for _ in range(draw.count))
        return Deal(chance.kind, tuple(outcome))

    def headers(self) -> dict[str, str]:
        """What a record says of it when the match is over, so that everybody can check the deals."""
        told = {"Commitment": self.commitment, "Secret": self.secret.hex()}
        told.update({f"Word-P{seat}": word for seat, word in enumerate(self.words, 1)})
        return told


class Seeded(Fair):
    """A dealer from a public seed: the same seed deals the same match everywhere."""

    def __init__(self, seed: int | str):
        self.seed = clean(str(seed))
        super().__init__(hashlib.sha256(f"quiltingbee seed {self.seed}".encode()).digest())

    def headers(self) -> dict[str, str]:
        """What a record says of it from the first line on."""
        return {"Seed": self.seed}


class Scripted:
    """A dealer that deals what it is told to, in that order; `first` is the number of the first of these deals."""

    def __init__(self, deals: Iterable[Deal], *, first: int = 0):
        self.deals = tuple(deals)
        self.first = first

    def deal(self, chance: Chance, number: int) -> Deal:
        """The deal of that number; Refused when the script has ended or chance cannot do that now."""
        n = number - self.first
        if not 0 <= n < len(self.deals):
            raise Refused("script-ended")
        deal = self.deals[n]
        if deal.kind != chance.kind or not chance.allows(deal.outcome):
            raise Refused("not-this-deal", deal)
        return deal


def dealer_of(headers: Mapping[str, str]) -> Fair | None:
    """The dealer that the headers of a record tell of, or None. BadText with a code when they contradict themselves."""
    if "Seed" in headers:
        return Seeded(headers["Seed"])
    if "Secret" not in headers:
        return None
    try:
        secret = bytes.fromhex(headers["Secret"])
    except ValueError:
        raise BadText("bad-secret", headers["Secret"][:80]) from None
    words: list[str] = []
    while f"Word-P{len(words) + 1}" in headers:
        words.append(headers[f"Word-P{len(words) + 1}"])
    dealer = Fair(secret, tuple(words))
    if headers.get("Commitment", dealer.commitment).lower() != dealer.commitment:
        raise BadText("commitment-broken", headers["Commitment"][:80])
    return dealer


def _unguessable() -> bytes:
    """A new secret."""
    import secrets  # slow to import, and only those need it who deal without a seed

    return secrets.token_bytes(32)


def _numbers(secret: bytes, words: tuple[str, ...], number: int, kind: str) -> Iterator[int]:
    """The stream of 32-bit numbers of one deal."""
    mixed = hashlib.sha256(b"".join(hashlib.sha256(word.encode()).digest() for word in words)).hexdigest()
    block = 0
    while True:
        message = f"quiltingbee deal 1\n{kind}\n{number}\n{mixed}\n{block}".encode()
        digest = hmac.new(secret, message, hashlib.sha256).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(count: int, numbers: Iterator[int]) -> int:
    """A number below `count`, each as likely."""
    limit = 2**32 - 2**32 % count
    return next(number for number in numbers if number < limit) % count
