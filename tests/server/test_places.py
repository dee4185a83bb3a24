"""Places for those who wait: in which order they are called, and that none is ever lost."""

import asyncio
import contextlib

from quiltingbee.server.places import Places


def test_who_has_many_waiting_does_not_keep_the_others_waiting():
    async def run():
        places, order = Places(1), []

        async def one(party, number):
            async with places.inside(party):
                order.append(f"{party}{number}")
                await asyncio.sleep(0)

        await asyncio.gather(*(one("a", n) for n in range(5)), one("b", 0), one("c", 0), one("b", 1))
        assert order == ["a0", "a1", "b0", "c0", "a2", "b1", "a3", "a4"]

    asyncio.run(run())


def test_whoever_is_inside_waiting_or_just_called_may_go_and_no_place_is_lost():
    async def run():
        places, inside = Places(2), 0

        async def one(party):
            nonlocal inside
            async with places.inside(party):
                inside += 1
                assert inside <= 2
                try:
                    await asyncio.sleep(0)
                finally:
                    inside -= 1

        tasks = [asyncio.ensure_future(one(n % 3)) for n in range(60)]
        for n in range(60):
            await asyncio.sleep(0)
            tasks[n * 7 % 60].cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        assert inside == 0
        await asyncio.wait_for(asyncio.gather(*(one("z") for _ in range(6))), 10)
        assert places._free == 2
        assert not places._lines

    asyncio.run(run())
