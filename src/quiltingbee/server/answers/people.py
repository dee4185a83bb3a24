"""People: who one is, one's name, one's tokens, another device."""

from typing import Any

from starlette.responses import Response

from quiltingbee.play import bodies
from quiltingbee.server.asked import MOST_LISTED, Asked, TooMany, listed


async def new_person(asked: Asked) -> Any:
    """Somebody new."""
    if wait := asked.shared.new_people.take(asked.address):
        raise TooMany(wait)
    return await asked.hall.people.new(asked.body.name)


async def me(asked: Asked) -> Any:
    """Who one is."""
    person = asked.person
    tables = await listed(asked, asked.hall.store.tables_of(person.id, MOST_LISTED))
    return bodies.Me(person.id, person.name, person.scopes, tables)


async def rename(asked: Asked) -> Any:
    """Another name."""
    return await asked.hall.rename(asked.person, asked.body.name)


async def add_token(asked: Asked) -> Any:
    """Another token."""
    return await asked.hall.people.new_token(asked.person, asked.body)


async def end_tokens(asked: Asked) -> Any:
    """All other tokens end."""
    await asked.hall.end_tokens(asked.person, asked.token)
    return Response(status_code=204)


async def code(asked: Asked) -> Any:
    """A code for another device."""
    return asked.hall.people.new_code(asked.person)


async def carry(asked: Asked) -> Any:
    """Become the person of a code."""
    if wait := asked.shared.new_people.take(asked.address):
        raise TooMany(wait)
    return await asked.hall.people.carry(asked.body.code)
