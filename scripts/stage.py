"""What screens are taken of: a server with people and tables in every state, and a visitor's browser."""

import base64

from clients import ask

SIZES = {"phone": (390, 844), "laptop": (1280, 800), "small": (320, 568), "zoomed": (640, 400), "tablet": (768, 1024)}
USUAL = ("phone", "laptop")
THEMES = ("light", "dark")
LANGUAGES = ("en", "de", "nl")
PEOPLE = ("Ada", "Bea", "Tom")
# What a browser has kept of matches that were played in it
HISTORY = [
    {
        "id": f"{n:016d}".replace("0", "a").replace("1", "b"),
        "game": game,
        "points": points,
        "seats": 1,
        "won": won,
        "daily": None,
        "at": 1_767_225_600_000 + n * 86_400_000 * 5,
    }
    for n, (game, points, won) in enumerate(
        [("doodle/1", p, None) for p in (21, 34, 29, 47, 41, 58, 55, 63)]
        + [("patchwork/1", p, p > 5) for p in (-11, 3, -2, 9, 14)]
    )
]


def played(game_id, seed, *, seats, options=()):
    """A match between bots from a public seed: for each turn the acts by seat."""
    from quiltingbee.bots.base import Budget, Rng
    from quiltingbee.bots.registry import bot
    from quiltingbee.core.chance import Seeded
    from quiltingbee.core.match import Match
    from quiltingbee.games import GAMES

    player = bot(game_id, "hobby")
    chance = Rng(seed)
    match = Match(GAMES[game_id], seats=seats, dealer=Seeded(seed), headers=dict(options))
    turns = []
    while not match.over:
        turns.append({seat: str(player.choose(match.view(seat), Budget(), chance)) for seat in match.waiting})
        for seat, act in turns[-1].items():
            match.play(seat, act)
    return turns


class Stage:
    """A server with people and tables in every state that is to be seen."""

    def __init__(self, url):
        self.url = url
        self.people = [self.ask("POST", "/api/people", None, {"name": name}) for name in PEOPLE]
        self.tables = {}
        self.doodle = played("doodle/1", "screens", seats=3)
        self.solo = played("doodle/1", "screens", seats=1)
        self.quilts = played("patchwork/1", "screens", seats=2)

    def ask(self, method, path, who=None, body=None):
        status, told = ask(self.url, method, path, None if who is None else self.people[who]["token"], body)
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {told}")
        return told

    def table(self, name, game, people, turns=(), *, until=None, only=(), **more):
        """A table of these people, played on to the turn `until`, in which `only` these have acted."""
        if name in self.tables:
            return self.tables[name]
        seats = [{} for _ in people]
        table = self.ask("POST", "/api/tables", people[0], {"game": game, "seats": seats, **more})["table"]["id"]
        for who in people[1:]:
            self.ask("POST", f"/api/tables/{table}/seat", who, {})
        until = len(turns) + 1 if until is None else until
        for number, acts in enumerate(turns, 1):
            for seat, act in acts.items():
                if number < until or (number == until and seat in only):
                    body = {"id": f"{number}-{seat}-{table}", "turn": number, "act": act}
                    self.ask("POST", f"/api/tables/{table}/acts", people[seat], body)
        self.tables[name] = table
        return table

    def doodle_at(self, until, only=()):
        return self.table(
            f"doodle {until} {only}", "doodle/1", (0, 1, 2), self.doodle, until=until, only=only, seed="screens"
        )

    def solo_at(self, until):
        return self.table(f"solo {until}", "doodle/1", (0,), self.solo, until=until, seed="screens")

    def quilt_at(self, wanted, mover=0):
        """Patchwork at the first turn that is this seat's from `wanted` on, or (a word) whose act begins with it."""
        for number, acts in enumerate(self.quilts, 1):
            act = acts.get(mover)
            if act is not None and (act.startswith(wanted) if isinstance(wanted, str) else number >= wanted):
                break
        else:
            raise RuntimeError(f"no turn of seat {mover} with {wanted}")
        return self.table(f"quilt {number}", "patchwork/1", (0, 1), self.quilts, until=number, seed="screens")

    def quilt_over(self):
        return self.table("quilt over", "patchwork/1", (0, 1), self.quilts, seed="screens")

    def automa(self):
        return self.table("automa", "patchwork/1", (0,), seed="screens", options={"Automa": "normal", "Level": "2"})

    def fair(self):
        """A match dealt from a secret that is shown when it is over."""
        table = self.table("fair", "doodle/1", (0,))
        while legal := (told := self.ask("GET", f"/api/tables/{table}/acts?limit=1&plain=1", 0))["acts"]:
            self.ask(
                "POST",
                f"/api/tables/{table}/acts",
                0,
                {"id": f"fair {told['turn']}", "turn": told["turn"], "act": legal[0]},
            )
        return table

    def day(self):
        """Today's deal, finished by two and given up by a third."""
        date = self.ask("GET", "/api/daily/today")["date"]
        turns = played("doodle/1", f"daily {date}", seats=1)
        for who in range(3):
            acts = (
                turns
                if who == 0
                else [{0: act[0] if number < 6 * who + 4 else "pass"} for number, act in enumerate(turns)]
            )
            self.table(f"daily {who}", "doodle/1", (who,), acts, daily=True)


class Camera:
    """A visitor's browser of one size, theme and language."""

    def __init__(self, browser, stage, size, theme, language, *, calm=True):
        self.stage, self.size, self.theme, self.language = stage, size, theme, language
        width, height = SIZES[size]
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            locale=language,
            has_touch=size != "laptop",
            reduced_motion="reduce" if calm else "no-preference",
            device_scale_factor=2 if size == "phone" else 1,
            service_workers="block",
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.lines, self.cut = [], False
        self.page.route_web_socket("**/socket", self._line)

    def _line(self, line):
        if self.cut:
            line.close()
            return
        server = line.connect_to_server()
        line.on_message(server.send)
        self.lines.append(line)

    def visit(self, path, *, who=0, wait="main", answers=None, **kept):
        """Go there as this person (None: a stranger); `kept` is what the browser kept from before, `answers` by address."""
        page = self.page
        self.context.unroute_all()
        for address, answer in (answers or {}).items():
            self.context.route(address, answer)
        self.cut = False
        page.goto(f"{self.stage.url}/icon.svg")
        if who is not None:
            kept["person"] = {**self.stage.people[who]}
        kept["language"] = self.language
        page.evaluate(
            "kept => { localStorage.clear(); for (const [key, value] of Object.entries(kept)) localStorage[`quiltingbee.${key}`] = JSON.stringify(value); }",
            kept,
        )
        page.goto(self.stage.url + path)
        page.wait_for_selector(wait)
        return page

    def match(self, table, *, who=0, wait=".match", **kept):
        return self.visit(f"/t/{table}", who=who, wait=wait, **kept)

    def open_match(self, table, **more):
        return self.match(table, wait=".match[data-open=true]", **more)

    def square(self, name):
        """Tap that square of one's sheet."""
        box = self.page.locator("[data-board]").bounding_box()
        unit = box["width"] / 372 * 40
        x, y = box["x"] + unit * (ord(name[0]) - 96.85 + 0.5), box["y"] + unit * (int(name[1]) - 0.85 + 0.5)
        (self.page.touchscreen.tap if self.size != "laptop" else self.page.mouse.click)(x, y)

    def lie(self):
        """Put what is in the hand where it fits, or anywhere."""
        for name in [f"{column}{row}" for row in "57391" for column in "egbhci"]:
            self.square(name)
            if self.page.get_attribute("[data-tool=draw]", "aria-disabled") == "false":
                return

    def clash(self):
        """Put what is in the hand where it cannot lie."""
        for name in [f"{column}{row}" for row in "57391" for column in "egbhci"]:
            self.square(name)
            if self.page.locator(".ghost.cannot").count():
                return

    def shoot(self, path, **more):
        self.page.mouse.move(1, 1)
        self.page.evaluate("document.fonts.ready.then(() => true)")
        self.page.wait_for_timeout(120)
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path, **more)

    def webp(self, path, quality=74):
        self.page.wait_for_timeout(400)
        session = self.context.new_cdp_session(self.page)
        told = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(told["data"]))
