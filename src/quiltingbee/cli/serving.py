"""`serve`, `backup`, `restore`, `verify`: the server, its data, and whether its deals were fair."""

import argparse
import sqlite3
import sys
from dataclasses import MISSING, fields
from pathlib import Path

from quiltingbee.cli.common import Stop, add_deck, deck_of, read_match, say
from quiltingbee.core.game import BadText


def add(verbs: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The parsers of these verbs."""
    serve = verbs.add_parser("serve", help=say("cli-serve"), description=say("cli-serve"))
    _add_settings(serve)
    serve.add_argument("--open", action="store_true", help=say("cli-serve-open"))
    serve.set_defaults(run=_serve)
    backup = verbs.add_parser("backup", help=say("cli-backup"), description=say("cli-backup"))
    backup.add_argument("file", metavar="FILE", type=Path, help=say("cli-backup-file"))
    _add_data(backup)
    backup.set_defaults(run=_backup)
    restore = verbs.add_parser("restore", help=say("cli-restore"), description=say("cli-restore"))
    restore.add_argument("file", metavar="FILE", type=Path, help=say("cli-backup-file"))
    _add_data(restore)
    restore.add_argument("--force", action="store_true", help=say("cli-restore-force"))
    restore.set_defaults(run=_restore)
    verify = verbs.add_parser("verify", help=say("cli-verify"), description=say("cli-verify"))
    verify.add_argument("record", metavar="RECORD", help=say("cli-verify-record"))
    add_deck(verify)
    verify.set_defaults(run=_verify)


def _add_data(parser: argparse.ArgumentParser) -> None:
    """Where the data is: said as to `serve`."""
    parser.add_argument("--data", metavar="DIR", type=Path, help=say("cli-data"))
    parser.add_argument("--settings", metavar="FILE", type=Path, help=say("cli-serve-settings"))


def _add_settings(parser: argparse.ArgumentParser) -> None:
    """A flag for every setting."""
    try:
        from quiltingbee.server.settings import Settings
    except ImportError:  # without the extra `server`: the verb says so when it is called
        return
    parser.add_argument("--settings", metavar="FILE", type=Path, help=say("cli-serve-settings"))
    for one in fields(Settings):
        flag = f"--{one.name.replace('_', '-')}"
        default = "" if one.default is MISSING else one.default
        about = f"{one.metadata['about']} ({default})" if default not in ("", ()) else one.metadata["about"]
        if isinstance(one.default, bool):
            parser.add_argument(flag, action=argparse.BooleanOptionalAction, default=None, help=one.metadata["about"])
        elif isinstance(one.default, tuple):
            parser.add_argument(flag, metavar="VALUE", nargs="*", default=None, help=about)
        else:
            parser.add_argument(flag, metavar="VALUE", default=None, help=about)


def _serve(options: argparse.Namespace) -> int:
    try:
        from quiltingbee.server.lock import InUse
        from quiltingbee.server.run import serve
        from quiltingbee.server.settings import BadSetting, Settings, read_settings
        from quiltingbee.server.sqlite import NewerData
    except ImportError as fault:
        raise Stop(
            f"not-installed: {say('cli-not-installed', extra='server', module=fault.name or '')}", answer=2
        ) from None
    try:
        given = {one.name: getattr(options, one.name) for one in fields(Settings)}
        settings = read_settings(given, file=options.settings)
    except BadSetting as fault:
        raise Stop(f"bad-setting: {fault}", answer=2) from None
    try:
        return serve(settings, open_browser=options.open, told=_tell_url)
    except (InUse, NewerData, sqlite3.Error) as fault:
        raise Stop(f"cannot-open: {settings.data}: {fault}") from None
    except OSError as fault:
        if fault.filename:
            raise Stop(f"cannot-open: {fault.filename}: {fault.strerror}") from None
        raise Stop(f"cannot-listen: {settings.host}:{settings.port}: {fault.strerror or fault}") from None


def _tell_url(url: str, *, there: bool) -> None:
    print(say("cli-serve-there" if there else "cli-serve-ready", url=url), flush=True)


def _data(options: argparse.Namespace) -> Path:
    from quiltingbee.server.settings import BadSetting, read_settings

    try:
        return read_settings({"data": options.data}, file=options.settings).data
    except BadSetting as fault:
        raise Stop(f"bad-setting: {fault}", answer=2) from None


def _backup(options: argparse.Namespace) -> int:
    from quiltingbee.server.backup import BadBackup, backup

    try:
        told = backup(_data(options), options.file)
    except (BadBackup, OSError) as fault:
        raise Stop(f"backup-failed: {fault}") from None
    print(say("cli-backup-done", file=str(options.file), tables=told.tables, events=told.events))
    return 0


def _restore(options: argparse.Namespace) -> int:
    from quiltingbee.server.backup import BadBackup, restore

    try:
        told = restore(options.file, _data(options), force=options.force)
    except (BadBackup, OSError) as fault:
        raise Stop(f"restore-failed: {fault}") from None
    print(say("cli-restore-done", folder=str(_data(options)), tables=told.tables, events=told.events))
    return 0


def _verify(options: argparse.Namespace) -> int:
    from quiltingbee.play.fair import NotFair, verify

    try:
        told = verify(read_match(options.record, deck_of(options)))
    except BadText as fault:
        raise Stop(f"not-fair: {fault}") from None
    except NotFair as fault:
        print(f"{fault.code}: {fault.deal}" if fault.deal else fault.code, file=sys.stderr)
        raise Stop(say(f"cli-verify-{fault.code}", deal=fault.deal)) from None
    print(
        say(
            "cli-verify-seed" if told.seed is not None else "cli-verify-done",
            deals=told.deals,
            told=told.seed or told.commitment,
        )
    )
    return 0
