#!/usr/bin/env python3
"""What the browser table costs a visitor: the first load, how soon it can be used, whether it jumps, and its frames while a patch is dragged.

python benchmarks/browser.py [--rounds 5] [--lighthouse]      a summary as JSON

Starts a server on loopback and Chromium at the size of a phone. A page is loaded with an empty cache: `transfer_kb` is what came over
the line with headers, `usable_ms` the time until the first button answers, once as it is and once with the processor slowed four times
and a line of 1.6 Mbit/s and 150 ms. Tasks of the main thread are counted in its processor time, so that what else the machine does adds
little: `blocked_ms` is what those beyond 50 ms took more than that, and while a patch is dragged `frame_ms` the work from one frame to
the next. `load` is what else the machine was doing: above the number of its processors all other times are too long. `--lighthouse`
runs Lighthouse too, as often, with its own slowed phone, fetched once from npm into a cache outside the tree: the middle run is shown.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
from clients import free_port, quilting_bee  # noqa: E402 (they lie beside, not in the package)

CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None
)
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "service_workers": "block",
}
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
TOOLS = Path(os.environ.get("QUILTINGBEE_LIGHTHOUSE", Path.home() / ".cache" / "quiltingbee" / "lighthouse"))
LIGHTHOUSE = "12.8.2"
SHARES = ("performance", "accessibility", "best-practices")

TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]

WATCH = """
  window.measured = { shift: 0 };
  new PerformanceObserver(list => list.getEntries().forEach(one => one.hadRecentInput || (measured.shift += one.value))).observe({ type: 'layout-shift', buffered: true });
"""
# A button that is drawn, may be pressed and whose thread is idle again: what a visitor calls ready.
USABLE = """wait => new Promise(done => {
  const look = () => (document.querySelector(wait) ? requestAnimationFrame(() => setTimeout(() => done(performance.now()))) : setTimeout(look, 5));
  look();
})"""


class Visitor:
    """A browser with an empty cache, perhaps a slow one; `person` sits at a table already."""

    def __init__(self, browser, url, *, slow, person=None):
        self.context = browser.new_context(**PHONE)
        self.context.add_init_script(WATCH)
        self.page = self.context.new_page()
        if person:
            self.page.goto(f"{url}/icon.svg")
            self.page.evaluate("kept => Object.assign(localStorage, kept)", person)
        self.wire = self.context.new_cdp_session(self.page)
        self.wire.send("Network.enable")
        self.wire.send("Network.clearBrowserCache")
        self.bytes, self.asked, self.strange = 0, 0, []
        self.wire.on("Network.loadingFinished", self._finished)
        self.wire.on("Network.requestWillBeSent", lambda told: self._asked(told["request"]["url"], url))
        if slow:
            self.wire.send("Emulation.setCPUThrottlingRate", {"rate": 4})
            self.wire.send("Network.emulateNetworkConditions", SLOW)

    def _asked(self, address, url):
        self.asked += 1
        if not address.startswith((url, url.replace("http", "ws"), "data:", "blob:")):
            self.strange.append(address)

    def _finished(self, told):
        self.bytes += told["encodedDataLength"]

    def load(self, address, wait):
        self.page.context.browser.start_tracing(page=self.page, categories=TRACED)
        self.page.goto(address)
        usable = self.page.evaluate(USABLE, wait)
        self.page.wait_for_timeout(1500)
        tasks = [one for one, _ in tasks_of(json.loads(self.page.context.browser.stop_tracing()))[0]]
        told = self.page.evaluate("() => measured")
        paint = self.page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
        return {
            "transfer_kb": round(self.bytes / 1000, 1),
            "requests": self.asked,
            "third_party": len(self.strange),
            "first_paint_ms": round(paint),
            "usable_ms": round(usable),
            "layout_shift": round(told["shift"], 4),
            "long_tasks": sum(one > 50 for one in tasks),
            "longest_task_ms": round(max(tasks, default=0)),
            "blocked_ms": round(sum(max(0, one - 50) for one in tasks)),
        }

    def close(self):
        self.context.close()


def loads(browser, url, path, wait, rounds, *, slow, person=None):
    """The middle of several first loads, and the slowest."""
    found = []
    for _ in range(rounds):
        visitor = Visitor(browser, url, slow=slow, person=person)
        found.append(visitor.load(url + path, wait))
        visitor.close()
    return {key: median(one[key] for one in found) for key in found[0]} | {
        "usable_ms_worst": max(one["usable_ms"] for one in found)
    }


def tasks_of(trace):
    """What the page's main thread did: each task's processor time in milliseconds and its begin, and when frames were handed on."""
    events = trace["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    commits = [one for one in events if one["name"] == "Commit" and (one["pid"], one["tid"]) in mains]
    main = max(mains, key=lambda thread: sum((one["pid"], one["tid"]) == thread for one in commits))
    ends = sorted(one["ts"] for one in commits if (one["pid"], one["tid"]) == main)
    done = [one for one in events if one["name"] == "RunTask" and (one["pid"], one["tid"]) == main and one["ph"] == "X"]
    return [(one.get("tdur", one.get("dur", 0)) / 1000, one["ts"]) for one in done], ends


def works(trace):
    """Milliseconds that the page's main thread worked for each frame."""
    tasks, ends = tasks_of(trace)
    frames = [0.0] * len(ends)
    for took, begin in tasks:
        at = next((n for n, end in enumerate(ends) if end >= begin), None)
        if at is not None:
            frames[at] += took
    return sorted(frames[1:])


def drag(browser, url, path, grab, *, slow, person):
    """A patch carried across the sheet and back, a step a frame."""
    visitor = Visitor(browser, url, slow=False, person=person)
    page = visitor.page
    page.goto(url + path)
    page.wait_for_selector(".match[data-open=true]")
    page.wait_for_timeout(500)
    if slow:
        visitor.wire.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    start, board = page.locator(grab).first.bounding_box(), page.locator("[data-board]").bounding_box()

    def touch(kind, x, y):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        visitor.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    touch("touchStart", x, y)
    browser.start_tracing(
        page=page, categories=["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
    )
    for step in range(120):
        part = abs(60 - step) / 60
        goal = board["x"] + board["width"] * (0.15 + 0.7 * part), board["y"] + board["height"] * (0.9 - 0.6 * part)
        touch("touchMove", *goal)
        page.evaluate("() => new Promise(requestAnimationFrame)")
    trace = json.loads(browser.stop_tracing())
    seen = page.locator(".ghost").count()
    touch("touchEnd", 0, 0)
    visitor.close()
    frames = works(trace)
    assert seen, "nothing was dragged"
    return {
        "frames": len(frames),
        "frame_ms_median": round(median(frames), 1),
        "frame_ms_p95": round(frames[int(len(frames) * 0.95)], 1),
        "frame_ms_worst": round(frames[-1], 1),
    }


def seated(browser, url, door):
    """A fresh person at a table of their own: what their browser keeps, and the table's path."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.goto(url)
    page.click(f"[data-door={door}]")
    if door == "bot":
        page.click("form.new [data-begin]")
    page.wait_for_selector(".match[data-open=true]")
    path = page.evaluate("() => location.pathname")
    person = page.evaluate("() => ({ ...localStorage })")
    context.close()
    return person, path


def lighthouse(playwright, browser, url, rounds):
    """Its scores for the first page and for a match of either game that is being played, each time in a fresh browser."""
    tool = TOOLS / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not tool.is_file():
        TOOLS.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            [
                "npm",
                "install",
                "--prefix",
                str(TOOLS),
                "--no-audit",
                "--no-fund",
                "--silent",
                f"lighthouse@{LIGHTHOUSE}",
            ],
            check=True,
        )
    told = {}
    for name, door in [("first page", None), ("doodle", "alone"), ("patchwork", "bot")] * rounds:
        with tempfile.TemporaryDirectory() as profile:
            port = free_port()
            context = playwright.chromium.launch_persistent_context(
                profile,
                executable_path=CHROMIUM,
                args=["--no-sandbox", "--disable-gpu", f"--remote-debugging-port={port}"],
            )
            try:
                address = url + "/"
                if door:  # a browser that knows who one is, and nothing else
                    page = context.new_page()
                    person, path = seated(browser, url, door)
                    page.goto(f"{url}/icon.svg")
                    page.evaluate("kept => Object.assign(localStorage, kept)", person)
                    page.close()
                    address = url + path
                told.setdefault(name, []).append(scores(address, tool, port))
            finally:
                context.close()
    return {name: middle(found) for name, found in told.items()}


def middle(found):
    """The run that is better than half of them, and how the others did."""
    found.sort(key=lambda one: one["performance"])
    return found[len(found) // 2] | {"performance_of_all": [one["performance"] for one in found]}


def scores(address, tool, port):
    """What Lighthouse says of one page."""
    command = ["node", str(tool), address, f"--port={port}", "--disable-storage-reset", "--output=json", "--quiet"]
    command += [f"--only-categories={','.join(SHARES)}"]
    answer = json.loads(subprocess.run(command, check=True, capture_output=True, text=True, timeout=240).stdout)
    told = {share: round(100 * answer["categories"][share]["score"]) for share in SHARES}
    told["speed_of_this_machine"] = answer["environment"]["benchmarkIndex"]
    audits = answer["audits"]
    for audit, key in {
        "first-contentful-paint": "first_paint_ms",
        "largest-contentful-paint": "largest_paint_ms",
        "interactive": "interactive_ms",
        "total-blocking-time": "blocked_ms",
        "cumulative-layout-shift": "layout_shift",
        "total-byte-weight": "bytes",
    }.items():
        told[key] = round(audits[audit]["numericValue"], 3)
    seen = ("notApplicable", "manual", "informative")
    told["short_of"] = sorted(
        one["id"]
        for share in SHARES
        for one in answer["categories"][share]["auditRefs"]
        if one["weight"]
        and (audits[one["id"]]["score"] or 0) < 0.9
        and audits[one["id"]]["scoreDisplayMode"] not in seen
    )
    return told


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--lighthouse", action="store_true")
    options = parser.parse_args()
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        server = quilting_bee(data, workers=1)
        browser = started.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        try:
            url = server.url
            told = {
                "browser": browser.version,
                "machine": platform.machine(),
                "rounds": options.rounds,
                "load": os.getloadavg()[0],
            }
            doodle, quilt = seated(browser, url, "alone"), seated(browser, url, "bot")
            for name, path, wait, person in (
                ("first page", "/", "[data-door=alone]:not(:disabled)", None),
                ("doodle", doodle[1], ".match[data-open=true]", doodle[0]),
                ("patchwork", quilt[1], ".match", quilt[0]),
            ):
                told[name] = loads(browser, url, path, wait, options.rounds, slow=False, person=person)
                told[f"{name}, slowed"] = loads(browser, url, path, wait, options.rounds, slow=True, person=person)
            for name, (person, path), grab in (
                ("doodle", doodle, ".card.chosen, .card.marked"),
                ("patchwork", quilt, "[data-offer][aria-disabled=false]"),
            ):
                told[f"dragging, {name}"] = drag(browser, url, path, grab, slow=False, person=person)
                told[f"dragging, {name}, slowed"] = drag(browser, url, path, grab, slow=True, person=person)
            if options.lighthouse:
                told["lighthouse"] = lighthouse(started, browser, url, options.rounds)
        finally:
            browser.close()
            server.stop()
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
