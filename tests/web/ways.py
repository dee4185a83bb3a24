"""The four ways to a table: by finger, by mouse, by keyboard alone, by the tree of a screen reader alone. Each does the same acts."""

import re
from pathlib import Path

from tests.web.hands import board_point, turn

PLAN = Path(__file__).with_name("plan.js").read_text("utf-8").split("\n", 1)[1].strip()
TEXT = Path("src/quiltingbee/text")
VIEW = """async ([name, query]) => {
  const who = JSON.parse(localStorage['quiltingbee.person'] ?? 'null');
  const headers = who ? { Authorization: `Bearer ${who.token}` } : {};
  const answer = await fetch(`/api/tables/${location.pathname.split('/').pop()}/${name}${query}`, { headers });
  return answer.json();
}"""
# How the piece in the hand is turned, as the draft is kept.
LIES = """() => JSON.parse(localStorage[`quiltingbee.draft.${location.pathname.split('/').pop()}`] ?? 'null')?.draft.pose.turn"""
CONTROLS = {  # a control: where it is, its key, the message that is its name
    "draw": ("[data-tool=draw]", "Enter", "draw-it"),
    "shade": ("[data-tool=draw]", "Enter", "shade-it"),
    "sew": ("[data-tool=draw]", "Enter", "sew-on"),
    "pass": ("[data-tool=pass]", "p", "pass"),
    "turn": ("[data-tool=turn]", "r", "turn"),
    "flip": ("[data-tool=flip]", "f", "flip"),
    "undo": ("[data-tool=undo]", "u", "take-back"),
    "advance": ("[data-tool=advance]", "a", "advance"),
    "neighbour": ("[data-action=neighbour]", "n", "action-neighbour"),
    "dot": ("[data-action=dot]", "q", "action-dot"),
    "scissors": ("[data-action=scissors]", "s", "action-scissors"),
    "again": ("[data-action=again]", "g", "action-again"),
    "menu": ("[data-menu]", None, "menu"),
    "close": ("[data-close]", "Escape", "close"),
    "others": ("[data-others]", None, None),
    "alone": ("[data-door=alone]", None, "door-alone"),
    "bot": ("[data-door=bot]", None, "door-bot"),
    "friends": ("[data-door=friends]", None, "door-friends"),
    "begin": ("[data-begin]", None, "begin"),
    "invite": ("[data-begin]", None, "new-invite"),
    "sit": ("[data-sit]", None, "sit"),
    "result": ("[data-result]", None, "see-result"),
    "record": ("[data-copy-record]", None, "copy-record"),
    "home": ("[data-home]", None, "to-home"),
    "again-match": ("[data-again]", None, "play-again"),
    "again-join": ("[data-again]", None, "join-again"),
    "play": ("[data-play]", None, "replay-play"),
    "back": ("[data-back]", "ArrowLeft", "replay-back"),
}
LANGUAGES = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}


def word(name, language):
    """A message without arguments."""
    source = (TEXT / language / "web.ftl").read_text("utf-8")
    found = re.search(rf"^web-{re.escape(name)} = (.*)$", source, re.MULTILINE)
    assert found is not None, name
    return found[1]


def asked(page, name, query=""):
    """What the server tells this visitor of their table."""
    return page.evaluate(VIEW, [name, query])


def acted(page):
    """The acts of the match so far, as lines."""
    who = "table => fetch(`/api/tables/${table}/events`).then(answer => answer.text())"
    told = page.evaluate(who, page.url.rsplit("/", 1)[1])
    return re.findall(r'"line":"(P\d+ [^"]*)"', told)


class Way:
    """Somebody at a page. `press` one of the CONTROLS, `place` a piece, choose a `square`."""

    touch = False
    size = "laptop"

    def __init__(self, page):
        self.page = page
        self.language = "en"

    def tap(self, locator):
        locator.click()

    def press(self, control):
        self.tap(self.page.locator(CONTROLS[control][0]).first)

    def point(self, row, col):
        self.page.mouse.click(*board_point(self.page, row, col))

    def turned(self, code):
        """Turn the piece in the hand from r0."""
        for step in ["flip"] * (code[0] == "m") + ["turn"] * int(code[1]):
            self.press(step)

    def place(self, row, col, width, height, turn):
        self.turned(turn)
        self.point(row + height / 2, col + width / 2)

    def square(self, row, col):
        self.point(row + 0.5, col + 0.5)

    def neighbour(self, how, index):
        self.card(index)

    def card(self, index):
        self.tap(self.page.locator(".circle .card").nth(index))

    def piece(self, n):
        self.tap(self.page.locator(".cut-piece").nth(n))

    def offer(self, n):
        self.tap(self.page.locator(f"[data-offer='{n}']"))

    def speak(self, language):
        self.press("menu")
        self.choose(language)
        self.page.wait_for_selector(f"html[lang={language}]")
        self.language = language
        self.press("close")

    def choose(self, language):
        self.tap(self.page.locator(f"[data-language={language}]"))

    def game(self, name):
        """In the form of a new table."""
        self.tap(self.page.locator("label", has_text=re.compile(f"^{name}$")))

    def say(self, phrase):
        self.press("others")
        self.tap(self.page.locator(f"[data-say={phrase}]"))
        self.press("close")

    def perform(self, act):
        """Do the whole of an act up to sending it."""
        self.prepare(act)
        self.send()

    def prepare(self, act):
        """The draft of an act."""
        told = asked(self.page, "view")["view"]
        plan = self.page.evaluate(PLAN, [act, told])
        if "offer" in plan:
            self.offer(plan["offer"])
        if plan.get("how") == "take":
            self.card(plan["index"])
        elif plan.get("how") in ("left", "right"):
            if plan["again"]:
                self.press("again")
            self.neighbour(plan["how"], plan["index"])
        if "piece" in plan:
            if plan["cutAgain"]:
                self.press("again")
            self.press("scissors")
            self.piece(plan["piece"])
        if "place" in plan:
            self.place(**plan["place"])
        dots = plan.get("dots", [])
        if dots:
            self.press("again" if dots[0]["again"] else "dot")
            if dots[0]["again"]:
                self.press("dot")
        for n, dot in enumerate(dots):
            if n:
                self.press("again")
            self.square(dot["row"], dot["col"])
        if plan.get("advance"):
            self.sending = "advance"
        elif told["game"].startswith("patchwork"):
            self.sending = "sew"
        else:
            self.sending = "draw" if "place" in plan else "shade" if dots else "pass"

    def send(self):
        self.press(self.sending)

    def do(self, act):
        """An act from the draft to the next turn; the log must hold exactly it."""
        before, known = turn(self.page), len(acted(self.page))
        self.perform(act)
        self.page.wait_for_function(
            "before => document.querySelector('[data-ended]') || document.querySelector('.match')?.dataset.turn !== before",
            arg=before,
        )
        seat = asked(self.page, "view")["seat"]
        mine = [line for line in acted(self.page)[known:] if line.startswith(f"P{seat + 1} ")]
        assert mine[0] == f"P{seat + 1} {act}"


class Finger(Way):
    touch = True
    size = "phone"

    def tap(self, locator):
        locator.tap()

    def point(self, row, col):
        self.page.touchscreen.tap(*board_point(self.page, row, col))


class Mouse(Way):
    def turned(self, code):
        """The wheel turns, the right button flips, while the pointer is over the sheet."""
        if code == "r0":
            return
        self.page.mouse.move(*board_point(self.page, 4.5, 4.5))
        if code[0] == "m":
            self.page.mouse.click(*board_point(self.page, 4.5, 4.5), button="right")
        for _ in range(20):
            if self.page.evaluate(LIES) == code:
                return
            self.page.mouse.wheel(0, 100)
            self.page.wait_for_timeout(140)  # notches that come together are one turn
        raise AssertionError(f"the piece does not turn to {code}")


class Keyboard(Way):
    """Nothing but keys, from the first Tab on."""

    def key(self, name):
        self.page.keyboard.press(name)

    def reach(self, css):
        """Tab until it has the focus."""
        for _ in range(120):
            if self.page.evaluate("css => document.activeElement?.matches(css) ?? false", css):
                return
            self.key("Tab")
        raise AssertionError(f"no way to {css} by Tab")

    def press(self, control):
        css, key, _ = CONTROLS[control]
        if key == "Enter" and self.page.evaluate("() => document.activeElement?.matches('button, a')"):
            self.reach(css)  # Enter belongs to what has the focus
        if key:
            self.key(key)
        else:
            self.reach(css)
            self.key("Enter")

    def steps(self, row, col, width, height):
        """The first arrow brings the piece onto the middle of the sheet."""
        self.key("ArrowDown")
        down, right = row - (9 - height) // 2, col - (9 - width) // 2
        for _ in range(abs(down)):
            self.key("ArrowDown" if down > 0 else "ArrowUp")
        for _ in range(abs(right)):
            self.key("ArrowRight" if right > 0 else "ArrowLeft")

    def place(self, row, col, width, height, turn):
        self.turned(turn)
        self.steps(row, col, width, height)

    def square(self, row, col):
        self.steps(row, col, 1, 1)
        self.key("Enter")

    def neighbour(self, how, index):
        self.key("n")
        if how == "right":
            self.key("n")

    def card(self, index):
        self.key(str(index + 1))

    def piece(self, n):
        """The first piece has the focus when the cuts are shown."""
        self.page.wait_for_function("() => document.activeElement?.matches('.cut-piece')")
        for _ in range(n):
            self.key("Tab")
        self.key("Enter")

    def offer(self, n):
        self.key(str(n))

    def choose(self, language):
        self.reach(f"[data-language={language}]")
        self.key("Enter")

    def game(self, name):
        self.reach("input[name=game]")
        for _ in range(2):
            if not self.page.locator("label", has_text=re.compile(f"^{name}$")).locator("input").is_checked():
                self.key("ArrowDown")

    def say(self, phrase):
        self.press("others")
        self.reach(f"[data-say={phrase}]")
        self.key("Enter")
        self.press("close")


class Reader(Way):
    """Only what the tree of names and roles tells: buttons by their names, squares by theirs, Enter on them."""

    def named(self, message):
        return re.compile(rf"^{re.escape(word(message, self.language))}(?![a-z])")

    def tap(self, locator):
        locator.press("Enter")

    def press(self, control):
        _, _, message = CONTROLS[control]
        names = [message] if message else ["others-open", "talk-open"]
        role = "link" if control in ("result", "home") else "button"
        for name in names:
            found = self.page.get_by_role(role, name=self.named(name))
            if len(names) == 1 or found.count():
                self.tap(found.first)
                return
        raise AssertionError(f"no {role} {names}")

    def mine(self, what):
        return re.escape(word(f"{what}-yours", self.language))

    def square(self, row, col):
        name = f"{'abcdefghi'[col]}{row + 1}"
        own = self.page.get_by_role("grid", name=re.compile(f"^({self.mine('sheet')}|{self.mine('quilt')})$"))
        self.tap(own.get_by_role("gridcell", name=re.compile(f"^{name},")))

    def place(self, row, col, width, height, turn):
        self.turned(turn)
        self.square(row, col)

    def card(self, index):
        group = self.page.get_by_role("group", name=re.compile(r"\d"))
        self.tap(group.get_by_role("button").nth(index))

    def neighbour(self, how, index):
        for _ in range(1 if how == "left" else 2):
            self.press("neighbour")

    def piece(self, n):
        region = self.page.get_by_role("region", name=self.named("cuts-title"))
        self.tap(region.get_by_role("group").get_by_role("button").nth(n))

    def offer(self, n):
        group = self.page.get_by_role("group", name=self.named("tray-label"))
        self.tap(group.get_by_role("button").nth(n - 1))

    def choose(self, language):
        self.tap(self.page.get_by_role("button", name=LANGUAGES[language]))

    def game(self, name):
        self.page.get_by_role("radio", name=re.compile(f"^{name}$")).check()

    def say(self, phrase):
        self.press("others")
        self.tap(self.page.get_by_role("button", name=word(f"say-{phrase}", self.language), exact=True))
        self.press("close")


WAYS = {"finger": Finger, "mouse": Mouse, "keyboard": Keyboard, "reader": Reader}
EVERY_WAY = [  # each way at the size it is made for, and at the other
    ("finger", "phone"),
    ("mouse", "laptop"),
    ("keyboard", "laptop"),
    ("reader", "phone"),
    ("finger", "laptop"),
    ("mouse", "phone"),
    ("keyboard", "phone"),
    ("reader", "laptop"),
]
