"""Every screen that scripts/screens shows: axe finds nothing, nothing overlaps, is cut off or too small, the console is quiet.

Each screen is seen in both themes, at both sizes and in the languages with the longest words; a new screen is tested by being shown.
"""

import importlib.util
import re
from importlib.machinery import SourceFileLoader
from pathlib import Path

import pytest
from tests.web.conftest import TOOLS
from tests.web.watching import Watch

WEB = Path(__file__).parents[2] / "src" / "quiltingbee" / "web"
AXE = TOOLS / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LOOKS = {"phone dark": ("phone", "dark", "de"), "laptop light": ("laptop", "light", "nl")}
ODD = {"small": ("small", "light", "de"), "zoomed": ("zoomed", "light", "de"), "tablet": ("tablet", "dark", "nl")}
# What browsers write themselves about an answer that is no success; those screens show just that.
EXPECTED = ("Failed to load resource",)


def _screens():
    path = Path(__file__).parents[2] / "scripts" / "screens"
    loader = SourceFileLoader("screens", str(path))
    spec = importlib.util.spec_from_loader("screens", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


SCREENS = _screens()
MATCHES = [name for name in SCREENS.SHOTS if name.startswith(("doodle-", "patchwork-"))]
PAGES = [name for name in SCREENS.SHOTS if not name.startswith(("doodle-", "patchwork-", "print-"))]
FEW = [
    *("doodle-start", "doodle-turn", "doodle-scissors", "doodle-waiting", "doodle-ended", "doodle-watching"),
    *("patchwork-first", "patchwork-holding", "patchwork-waiting", "patchwork-ended", "home", "result-doodle", "rules"),
]

AXED = "tags => axe.run(document, { runOnly: tags, resultTypes: ['violations'] }).then(told => told.violations)"

LOOKED = """fits => {
  const faults = [];
  const told = one => `${one.tagName.toLowerCase()}${[...one.classList].map(name => '.' + name).join('')} "${one.textContent.trim().slice(0, 30)}"`;
  const box = one => one.getBoundingClientRect();
  const seen = one => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && box(one).width > 1 && box(one).height > 1 && !one.closest('.away, .skip, details:not([open]) > :not(summary)');
  const meet = (a, b, by) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} broad`);
  const match = document.querySelector('.match');
  if (match && fits && document.documentElement.scrollHeight > innerHeight) faults.push(`the match is ${document.documentElement.scrollHeight} high`);
  for (const one of [...within.querySelectorAll('button, a, input:not([type=file]), select, .card, h1, h2')].filter(seen)) {
    const { left, right } = box(one);
    const scrolls = one.closest('pre, .cuts, .happened ol');
    if (!scrolls && !one.closest('.radios, .twin') && (left < -1 || right > innerWidth + 1)) faults.push(`${told(one)} leaves the screen: ${left} to ${right}`);
    if (one.matches('button:not(.card), .button') && one.scrollWidth > one.clientWidth + 2) faults.push(`${told(one)} is cut off: ${one.scrollWidth} in ${one.clientWidth}`);
    const mark = one.querySelector('kbd');
    if (mark && seen(mark)) for (const word of [...one.childNodes].filter(node => node !== mark && !mark.contains(node) && !node.contains?.(mark) && node.textContent.trim())) {
      const words = document.createRange();
      words.selectNodeContents(word);
      if (meet(words.getBoundingClientRect(), box(mark), 1.5)) faults.push(`the key of ${told(one)} lies over its words`);
    }
  }
  const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement: one, textContent: words } = walk.currentNode;
    if (words.trim() && !one.closest('svg, sup') && seen(one) && parseFloat(getComputedStyle(one).fontSize) < 11) faults.push(`"${words.trim()}" is ${getComputedStyle(one).fontSize} high`);
  }
  if (match && within === document.body) {
    const parts = [...match.children].flatMap(one => one.matches('.tray') ? [...one.children] : [one]).filter(seen).filter(one => !one.querySelector(':scope > .cuts'));
    parts.forEach((one, n) => parts.slice(n + 1).forEach(other => meet(box(one), box(other), 2) && faults.push(`${told(one)} lies over ${told(other)}`)));
    const place = match.querySelector('.table-top');
    for (const card of match.querySelectorAll('.circle .card')) if (place && (box(card).top < box(place).top - 14 || box(card).bottom > box(place).bottom + 14)) faults.push(`${told(card)} leaves the circle's place`);
    const board = match.querySelector('.board');
    if (board && Math.min(box(board).width, box(board).height) < 110) faults.push(`the sheet is only ${box(board).width} broad`);
  }
  return faults;
}"""


@pytest.fixture(scope="module")
def stage(tmp_path_factory):
    server = SCREENS.quilting_bee(tmp_path_factory.mktemp("screens"), workers=1)
    yield SCREENS.Stage(server.url)
    server.stop()


@pytest.fixture(scope="module")
def cameras(chromium, stage):
    made = {}

    def camera(look):
        if look not in made:
            size, theme, language = {**LOOKS, **ODD}[look]
            made[look] = SCREENS.Camera(chromium, stage, size, theme, language)
            made[look].watch = Watch(made[look].context, stage.url, EXPECTED)
        return made[look]

    yield camera
    for one in made.values():
        one.context.close()


def shown(camera, name):
    """The faults of a screen that eyes would see, and what it wrote to the console."""
    bring, _, just = SCREENS.SHOTS[name]
    if not SCREENS.suits(just, camera.size):
        pytest.skip("not at this size")
    camera.watch.faults.clear()
    bring(camera)
    camera.page.evaluate("document.fonts.ready.then(() => true)")
    camera.page.wait_for_function(
        "() => !document.getAnimations().some(one => one.playState === 'running' && one.effect.getTiming().iterations === 1)"
    )
    camera.watch.look(camera.page)
    return camera.page.evaluate(LOOKED, camera.size != "zoomed") + camera.watch.faults


@pytest.mark.parametrize("name", MATCHES + PAGES)
@pytest.mark.parametrize("look", LOOKS)
def test_screen(cameras, look, name):
    camera = cameras(look)
    assert shown(camera, name) == []
    if not AXE.is_file():
        pytest.skip("axe-core is not there: scripts/check-web fetches it where npm reaches a registry")
    if not camera.page.evaluate("() => 'axe' in window"):
        camera.page.evaluate(AXE.read_text("utf-8"))  # by the debugger, which the page's policy does not concern
    found = camera.page.evaluate(AXED, TAGS)
    assert [
        (one["id"], [(node["target"], node.get("failureSummary", "")[:200]) for node in one["nodes"][:3]])
        for one in found
    ] == []


@pytest.mark.parametrize("name", MATCHES + PAGES)
def test_screen_at_320_pixels(cameras, name):
    assert shown(cameras("small"), name) == []


@pytest.mark.parametrize("name", FEW)
@pytest.mark.parametrize("look", ["zoomed", "tablet"])
def test_screen_at_an_odd_size(cameras, look, name):
    assert shown(cameras(look), name) == []


def test_the_look_is_sharp(cameras):
    """The eye that looks at the screens sees what it is there for."""
    camera = cameras("laptop light")
    SCREENS.SHOTS["doodle-turn"][0](camera)
    for style, told in {
        ".match .sentence { margin-top: -40px }": "lies over",
        ".tools button { width: 20px; min-width: 0 }": "is cut off",
        ".tools { transform: translateX(300px) }": "leaves the screen",
        ".action span { font-size: 9px }": "9px high",
        ".match { height: 900px }": "the match is",
        ".circle { top: -60px }": "leaves the circle's place",
        ".action kbd { right: 40% !important; top: 45% !important }": "lies over its words",
    }.items():
        camera.page.evaluate(
            "style => document.adoptedStyleSheets = [Object.assign(new CSSStyleSheet(), {})].map(sheet => (sheet.replaceSync(style), sheet))",
            style,
        )
        assert any(told in fault for fault in camera.page.evaluate(LOOKED, True)), style
    camera.page.evaluate("document.adoptedStyleSheets = []")
    assert camera.page.evaluate(LOOKED, True) == []


def test_motion_is_short_and_can_be_stilled():
    """Nothing that happens in the match takes longer than a fifth of a second; what goes on for longer is waiting, drawn."""
    styles = "".join(path.read_text("utf-8") for path in sorted((WEB / "style").glob("*.css")))
    moving = re.findall(r"(?:animation|transition): ([^;}]*)", styles)
    assert len(moving) > 8
    for motion in moving:
        if not motion.startswith(("write 1.6s", "none")):
            assert all(float(seconds) <= 0.2 for seconds in re.findall(r"(\d*\.?\d+)s\b", motion)), motion
    assert re.search(
        r"prefers-reduced-motion: reduce\) \{\s*\*, \*::before, \*::after \{ animation: none !important; transition: none",
        styles,
    )
