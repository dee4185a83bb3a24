"""How the server's process shares out its time: set in a process of its own, for it holds for all of it."""

import subprocess
import sys

from quiltingbee.server import process

GROW = """
import gc
from quiltingbee.server import process
process.begin()
before = gc.get_stats()[2]["collections"]
kept = [[n] for n in range(400_000)]
print(gc.get_stats()[2]["collections"] - before)
"""


def test_matches_that_grow_never_make_the_loop_look_at_everything():
    told = subprocess.run([sys.executable, "-c", GROW], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "0"
    plain = subprocess.run(
        [sys.executable, "-c", GROW.replace("process.begin()", "")], capture_output=True, text=True, check=True
    )
    assert int(plain.stdout) > 0


def test_the_interpreter_is_handed_over_sooner_than_the_loop_asks_for_news():
    code = (
        "import sys; from quiltingbee.server import process; process.begin(); print(sys.getswitchinterval() <= 0.0002)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "True"


def test_looking_at_everything_takes_a_small_part_of_all_time():
    assert process.pause(0.0) == process.SHORTEST
    assert process.pause(0.6) == 0.6 * process.SHARE
