"""What can be set: by a flag, by an environment variable (`QUILTINGBEE_PORT`), or in one TOML file; the first that says it holds."""

import math
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

PREFIX = "QUILTINGBEE_"
FILE_VARIABLE = "QUILTINGBEE_SETTINGS"


class BadSetting(ValueError):
    """A setting that cannot be: which one, from where, and why."""


def _set(default: Any, about: str) -> Any:
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their defaults. `docs/hosting.md` lists them; a test compares."""

    host: str = _set("127.0.0.1", "address to listen on; 0.0.0.0 for all")
    port: int = _set(8282, "port to listen on; 0: any free one")
    data: Path = _set(Path("quiltingbee-data"), "folder of the database")  # noqa: RUF009  # a path never changes
    url: str = _set("", "address under which people reach the server, for links and QR codes")
    origins: tuple[str, ...] = _set((), "further origins whose pages may use the server")
    proxy: bool = _set(default=False, about="take a visitor's address from X-Forwarded-For (behind a proxy only)")
    workers: int = _set(1, "processes for bots, which serve the bots of each host in turn; 0: no bots")
    bot_seconds: float = _set(1.0, "seconds a bot may think about an act")
    log: str = _set("info", "least important entries that are logged: debug, info, warning, error")
    most_bytes: int = _set(2_000_000_000, "bytes of the database beyond which no new table is opened")
    tables_per_person: int = _set(50, "tables a person may host at a time that are not over")
    sockets: int = _set(20_000, "sockets at a time")
    sockets_per_address: int = _set(200, "sockets of an address at a time")
    messages: float = _set(20.0, "messages a second on a socket")
    messages_burst: int = _set(60, "messages at once on a socket")
    requests: float = _set(20.0, "requests a second of an address, and of a person")
    requests_burst: int = _set(100, "requests at once of an address, and of a person")
    people_per_hour: int = _set(60, "new people an hour of an address")
    tables_per_hour: int = _set(
        120, "new tables an hour of a person; one with many seats or a long deck counts as several"
    )
    tables_per_hour_address: int = _set(600, "new tables an hour of an address, counted the same way")
    acts_per_hour_address: int = _set(20_000, "acts and takebacks an hour of an address")


def read_settings(
    flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """The settings that are in force. BadSetting names what is wrong."""
    known = {one.name: one for one in fields(Settings)}
    told: dict[str, Any] = {}
    if file is None and environment.get(FILE_VARIABLE):
        file = Path(environment[FILE_VARIABLE])
    if file is not None:
        try:
            read = tomllib.loads(file.read_text("utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
            raise BadSetting(f"{file}: {fault}") from None
        for name, value in read.items():
            if name not in known:
                raise BadSetting(f"{file}: {name}: unknown")
            told[name] = _value(name, value, f"{file}: {name}")
    for name in known:
        variable = PREFIX + name.upper()
        if variable in environment:
            told[name] = _value(name, environment[variable], variable)
    told.update({name: _value(name, value, f"--{name}") for name, value in flags.items() if value is not None})
    return Settings(**told)


def _value(name: str, told: Any, where: str) -> Any:
    """A setting of the right type from text or TOML."""
    default: Any = next(one.default for one in fields(Settings) if one.name == name)
    try:
        value = _as(default, told)
    except (ValueError, TypeError, KeyError):
        raise BadSetting(f"{where}: {told!r}") from None
    if isinstance(default, (int, float)) and not 0 <= value < math.inf:
        raise BadSetting(f"{where}: {told!r} < 0")
    if name == "port" and value > 65_535:
        raise BadSetting(f"{where}: {told!r} > 65535")
    if name == "log" and value not in ("debug", "info", "warning", "error"):
        raise BadSetting(f"{where}: {told!r}")
    return value


def _as(default: Any, told: Any) -> Any:
    """What was told, as the type of the default; numbers are not rounded, and truth is no number."""
    if isinstance(default, bool):
        if isinstance(told, bool):
            return told
        return {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}[str(told).lower()]
    if isinstance(default, tuple):
        return tuple(str(one) for one in told) if isinstance(told, (list, tuple)) else tuple(str(told).split())
    if isinstance(default, Path):
        return Path(told)
    if isinstance(default, str):
        return str(told)
    return type(default)(told if isinstance(default, float) and not isinstance(told, bool) else str(told))
