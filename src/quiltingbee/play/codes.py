"""Every code with which a table or the server refuses something, with its HTTP status. Rules have codes of their own (409).

A code never changes its meaning. The words for people are `error-CODE` in the catalogues, a test compares.
"""

REFUSED = 409
"""The status of a code of the rules, and of most others."""

CODES = {
    # What was sent is malformed.
    "bad-json": 400,
    "bad-field": 400,
    "bad-number": 400,
    "bad-request": 400,
    "too-long": 413,
    "not-json": 415,
    "bad-message": 400,
    "join-first": 400,
    # Who asks may not.
    "no-token": 401,
    "unknown-token": 401,
    "no-scope": 403,
    "origin": 403,
    "not-your-seat": 403,
    "host-only": 403,
    "watchers-not-allowed": 403,
    # There is no such thing.
    "no-such-page": 404,
    "no-such-table": 404,
    "method": 405,
    # The table refuses.
    "already-seated": 409,
    "bad-daily": 409,
    "bad-name": 409,
    "bad-option": 409,
    "id-taken": 409,
    "no-free-seat": 409,
    "no-rematch-yet": 409,
    "no-such-seat": 409,
    "not-paused": 409,
    "not-playing": 409,
    "not-waiting": 409,
    "not-your-turn": 409,
    "nothing-to-take-back": 409,
    "paused": 409,
    "seat-taken": 409,
    "seats": 409,
    "too-late": 409,
    "too-many-bots": 409,
    "too-many-tables": 409,
    "too-many-tokens": 409,
    "too-often": 409,
    "turn-closed": 409,
    "unknown-code": 409,
    "unknown-game": 409,
    "unknown-level": 409,
    # Not now.
    "too-many": 429,
    "fault": 500,
    "slow": 503,
    "stopping": 503,
    "storage-failed": 503,
    "storage-full": 507,
}


def status_of(code: str) -> int:
    """The HTTP status with which a code goes out."""
    return CODES.get(code, REFUSED)
