"""Prometheus metrics as text."""

import resource
from collections.abc import Iterator
from typing import TYPE_CHECKING

from quiltingbee.server.hall import Hall

if TYPE_CHECKING:
    from quiltingbee.server.socket import Sockets


def metrics_text(hall: Hall, sockets: "Sockets") -> str:
    """All metrics."""
    return "".join(_lines(hall, sockets))


def _lines(hall: Hall, sockets: "Sockets") -> Iterator[str]:
    store, writer, counts = hall.store, hall.store.writer, hall.counts
    playing = sum(live.table.meta.status == "playing" for live in hall.live.values())
    usage = resource.getrusage(resource.RUSAGE_SELF)
    yield _metric("acts_total", "counter", "acts of people that were written", counts["acts"])
    yield _metric("bot_acts_total", "counter", "acts of bots that were written", counts["bot_acts"])
    yield _metric(
        "late_acts_total", "counter", "acts for seats whose time was up or that were given up", counts["late"]
    )
    yield _metric("bot_faults_total", "counter", "bots that failed or were given up", counts["bot_faults"])
    yield _metric("refused_total", "counter", "messages that were refused", counts["refused"])
    yield _metric("tables_opened_total", "counter", "tables that were opened", counts["tables"])
    yield _metric("matches_over_total", "counter", "matches that were finished", counts["matches"])
    yield _metric("socket_messages_total", "counter", "messages that came in on sockets", sockets.messages)
    yield _metric("socket_bad_total", "counter", "messages that made no sense", sockets.bad)
    yield _metric("sockets", "gauge", "open sockets", len(sockets.open))
    yield _metric("tables", "gauge", "tables in memory", len(hall.live))
    yield _metric("tables_playing", "gauge", "tables in memory whose match goes on", playing)
    yield _metric("commits_total", "counter", "commits of the database", writer.commits)
    yield _metric("writes_total", "counter", "batches written", writer.written)
    yield _metric("commit_seconds_max", "gauge", "the longest commit", writer.longest)
    yield _metric("storage_failing", "gauge", "1 when the last write failed", int(writer.failing is not None))
    yield _metric("storage_bytes", "gauge", "size of the database", store.size())
    yield _metric("cpu_seconds_total", "counter", "processor time", usage.ru_utime + usage.ru_stime)
    yield _metric("memory_bytes_max", "gauge", "most memory used so far", usage.ru_maxrss * 1024)


def _metric(name: str, kind: str, about: str, value: float) -> str:
    full = f"quiltingbee_{name}"
    return f"# HELP {full} {about}\n# TYPE {full} {kind}\n{full} {value}\n"
