## What the server refuses: the codes of play/codes.py

## What was sent
error-bad-json = This is not JSON.
error-bad-field = A field is missing, unknown, or not of its kind.
error-bad-number = A number in the address is none, or too small or large.
error-bad-request = The request cannot be read.
error-too-long = This is too long.
error-not-json = The body has to be JSON, and has to say so.
error-bad-message = There is no such message, or it is not complete.
error-join-first = Come to a table first.
error-method = This address does not know that method.

## Who asks
error-unknown-token = This token is not known, or has ended.
error-not-your-seat = You have no seat at this table.
error-host-only = Only the host of the table may do that.
error-watchers-not-allowed = This table wants no spectators.

## Tables
error-no-such-page = There is no such page.
error-no-such-table = There is no such table.
error-already-seated = You already have a seat at this table.
error-no-free-seat = No seat is free.
error-not-playing = The match is not running.
error-not-waiting = The match has already begun.
error-paused = The table is paused.
error-seat-taken = That seat is taken.
error-seats = The game is not for so many seats.
error-too-late = Something was shown or somebody else has moved: it is too late to take that back.
error-turn-closed = The turn is already over.
error-too-many-tokens = There are too many tokens: end those that are not needed.
error-too-often = This was done too often in one turn.

## Not now
error-too-many = That was too much at once: wait a moment.
error-fault = Something went wrong in the server, and it has been written down.
error-slow = The connection is too slow for what is sent.
error-stopping = The server is stopping: come back soon.
error-storage-failed = Nothing can be written just now: try again soon.
error-storage-full = The server's storage is full: nothing was kept.
