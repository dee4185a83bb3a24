"""The command line: one module for each group of verbs, imported when its verb is called.

Answers: 0 done, 1 what was asked for is refused (the reason is on standard error), 2 the command line makes no sense.
"""

import argparse
import errno
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from quiltingbee.cli.common import Stop
from quiltingbee.text import language_of, words

VERBS = {
    "new": "records",
    "replay": "records",
    "show": "records",
    "perft": "counting",
    "bench": "benching",
    "play": "playing",
    "arena": "arena",
    "serve": "serving",
    "verify": "serving",
    "backup": "serving",
    "restore": "serving",
}
"""Each verb with the module that adds it: `add(verbs)` there makes the parser and sets `run`."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; the answer is the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")  # a terminal without some letter shows its number
        options = _parser(given).parse_args(given)
        answer = int(options.run(options))
        sys.stdout.flush()
    except Stop as stop:
        print(stop, file=sys.stderr)
        return stop.answer
    except BrokenPipeError:  # Whoever read the output has read enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as fault:
        if fault.errno != errno.ENOSPC:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"disk-full: {words(language_of())('cli-disk-full', reason=fault.strerror)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return answer


def _parser(given: Sequence[str]) -> argparse.ArgumentParser:
    """The parser with the verb that is called, or with all of them when help is asked for."""
    from quiltingbee import __version__

    say = words(language_of())
    parser = argparse.ArgumentParser(prog="quiltingbee", description=say("cli-about"), epilog=say("cli-unofficial"))
    parser.add_argument("--version", action="version", version=f"quiltingbee {__version__}")
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    called = given[0] if given and given[0] in VERBS else None
    modules = {VERBS[called]} if called else set(VERBS.values())
    for module in sorted(modules):
        import_module(f"quiltingbee.cli.{module}").add(verbs)
    return parser
