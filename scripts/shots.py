"""Every screen and state of the browser table, each as a function that brings a camera there."""

from stage import HISTORY

SHOTS = {}


def suits(just, size):
    """Whether a screen that there is `just` at one size can be seen at this one: a phone is everything that is not broad."""
    return just is None or just == size or (just == "phone" and size != "laptop")


def shot(*names, full=False, size=None):
    """A screen: the function brings a camera there. `full`: the whole page, however long."""

    def named(function):
        for name in names or (function.__name__.replace("_", "-"),):
            SHOTS[name] = (function, full, size)
        return function

    return named


@shot(full=True)
def home(camera):
    camera.stage.quilt_at(9)
    camera.stage.doodle_at(9)
    camera.visit("/", wait="[data-list]")
    camera.page.wait_for_function("() => document.querySelectorAll('.alive .pencil').length > 6")


@shot()
def home_stranger(camera):
    camera.visit("/", who=None, wait="[data-door]")
    camera.page.wait_for_function("() => document.querySelectorAll('.alive .pencil').length > 6")


@shot()
def new_bot(camera):
    camera.visit("/", wait="[data-door=bot]").click("[data-door=bot]")
    camera.page.wait_for_selector("form.new fieldset")


@shot()
def new_friends(camera):
    page = camera.visit(
        "/",
        wait="[data-door=friends]",
        table={"game": "doodle", "level": "", "count": 3, "pace": "calm", "open": True, "edition": "revised"},
    )
    page.click("[data-door=friends]")
    page.wait_for_selector("form.new fieldset")


@shot(full=True)
def rules(camera):
    camera.visit("/rules", wait=".rule")


@shot()
def rules_found(camera):
    page = camera.visit("/rules", wait=".rule")
    page.fill("[data-search]", {"en": "cut", "de": "Schnitt", "nl": "knip"}[camera.language])


@shot()
def rules_nothing(camera):
    camera.visit("/rules", wait=".rule").fill("[data-search]", "zzz")


@shot(full=True)
def learn(camera):
    camera.visit("/learn", wait="[data-learn]")


@shot(full=True)
def verify(camera):
    camera.visit("/verify", wait="[data-check]")


@shot(full=True)
def verify_fair(camera):
    camera.visit(f"/verify?table={camera.stage.fair()}", wait="[data-verified]")


@shot(full=True)
def verify_other(camera):
    page = camera.visit("/verify", wait="[data-check]")
    page.fill("[data-paste]", "no record")
    page.click("[data-check]")
    page.wait_for_selector("[data-verified]")


@shot(full=True)
def daily(camera):
    camera.stage.day()
    camera.visit("/daily", wait=".results")


@shot()
def daily_empty(camera):
    answer = {"date": "2026-01-31", "results": []}
    camera.visit("/daily", wait=".nothing", answers={"**/api/daily/today": lambda route: route.fulfill(json=answer)})


@shot(full=True)
def me(camera):
    camera.visit("/me", wait=".me", history=HISTORY, name="Ada")


@shot(full=True)
def me_empty(camera):
    camera.visit("/me", who=None, wait=".me")


@shot(full=True)
def me_code(camera):
    camera.visit("/me", wait=".me").click(".on-paper button:not([type=submit])")
    camera.page.wait_for_selector("[data-code]")


@shot()
def replay_not_a_record(camera):
    page = camera.visit("/replay", wait=".paste")
    page.fill("[data-paste]", "no record")
    page.click("[type=submit]")
    page.wait_for_selector("[role=alert]")


@shot()
def replay_paste(camera):
    camera.visit("/replay", wait=".paste")


@shot()
def trouble(camera):
    camera.visit("/t/aaaaaaaaaaaaaaaa", wait="[data-trouble]")


@shot()
def offline(camera):
    camera.visit("/learn", wait="[role=alert]", answers={"**/api/bots": lambda route: route.abort()})


@shot()
def no_such_page(camera):
    camera.visit("/t/nothing", wait="[data-trouble]")


@shot()
def loading(camera):
    never = {"**/api/tables/*/record*": lambda _route: None}
    camera.visit("/replay?table=aaaaaaaaaaaaaaaa", wait=".waiting", answers=never)


@shot()
def lobby(camera):
    camera.match(camera.stage.table("lobby", "doodle/1", (0, 1), seats=[{}, {}, {}]), wait="[data-lobby]")


@shot()
def lobby_guest(camera):
    camera.match(camera.stage.table("lobby", "doodle/1", (0, 1), seats=[{}, {}, {}]), who=2, wait="[data-lobby]")


@shot()
def lobby_quilts(camera):
    camera.match(camera.stage.table("lobby quilts", "patchwork/1", (0,), seats=[{}, {}]), wait="[data-lobby]")


@shot()
def doodle_start(camera):
    camera.open_match(camera.stage.solo_at(1))


@shot()
def doodle_guide(camera):
    table = camera.stage.solo_at(2)
    camera.open_match(table, guide=table)


@shot()
def doodle_turn(camera):
    camera.open_match(camera.stage.doodle_at(10, (1,)))


@shot()
def doodle_lying(camera):
    camera.open_match(camera.stage.doodle_at(10, (1,)))
    camera.lie()


@shot()
def doodle_impossible(camera):
    camera.open_match(camera.stage.solo_at(14))
    camera.clash()


@shot()
def doodle_neighbour(camera):
    camera.open_match(camera.stage.solo_at(4)).keyboard.press("n")


@shot()
def doodle_scissors(camera):
    camera.open_match(camera.stage.solo_at(4)).keyboard.press("s")


@shot()
def doodle_square(camera):
    camera.open_match(camera.stage.doodle_at(10, (1,))).keyboard.press("q")


@shot()
def doodle_arithmetic(camera):
    camera.open_match(camera.stage.solo_at(12)).keyboard.press("b")


@shot()
def doodle_late(camera):
    camera.open_match(camera.stage.doodle_at(18))


@shot()
def doodle_last_turn(camera):
    camera.open_match(camera.stage.doodle_at(19))


@shot()
def doodle_waiting(camera):
    camera.match(camera.stage.doodle_at(11, (0,)))


@shot()
def doodle_watching(camera):
    camera.match(camera.stage.doodle_at(10, (1,)), who=None)


@shot()
def doodle_others(camera):
    camera.open_match(camera.stage.doodle_at(10, (1,))).click("[data-others]")


@shot()
def doodle_enlarged(camera):
    camera.open_match(camera.stage.doodle_at(10, (1,))).click("[data-others]")
    camera.page.click("[data-enlarge]")


@shot()
def doodle_talk(camera):
    page = camera.open_match(camera.stage.doodle_at(10, (1,)))
    page.click("[data-others]")
    page.click("[data-say=hello]")
    page.click(".happened summary")
    page.wait_for_selector(".talk li")


@shot()
def doodle_rule(camera):
    camera.open_match(camera.stage.doodle_at(10, (1,))).click("[data-rule]")
    camera.page.wait_for_selector(".rule-shown svg")


@shot()
def doodle_again(camera):
    page = camera.open_match(camera.stage.solo_at(4))
    for key in "sng":
        page.keyboard.press(key)


@shot()
def doodle_menu(camera):
    camera.open_match(camera.stage.doodle_at(10, (1,))).click("[data-menu]")


@shot()
def doodle_command(camera):
    camera.open_match(camera.stage.doodle_at(10, (1,))).keyboard.press("/")


@shot()
def doodle_lost(camera):
    camera.open_match(camera.stage.doodle_at(10, (1,)))
    camera.cut = True
    camera.lines[-1].close()
    camera.page.wait_for_timeout(300)


@shot()
def doodle_ended(camera):
    camera.match(camera.stage.doodle_at(99), wait="[data-ended]")


@shot()
def patchwork_turn(camera):
    camera.open_match(camera.stage.quilt_at(22))


@shot()
def patchwork_first(camera):
    table = camera.stage.quilt_at(1)
    camera.open_match(table, guide=table)


@shot()
def patchwork_holding(camera):
    page = camera.open_match(camera.stage.quilt_at(22))
    page.click("[data-offer][aria-disabled=false]")
    camera.lie()


@shot()
def patchwork_impossible(camera):
    page = camera.open_match(camera.stage.quilt_at(22))
    page.click("[data-offer][aria-disabled=false]")
    camera.clash()


@shot()
def patchwork_leather(camera):
    camera.open_match(camera.stage.quilt_at("leather"))
    camera.lie()


@shot()
def patchwork_menu(camera):
    camera.open_match(camera.stage.quilt_at(22)).click("[data-menu]")


@shot()
def patchwork_rule(camera):
    camera.open_match(camera.stage.quilt_at(22)).click("[data-rule]")
    camera.page.wait_for_selector(".rule-shown svg")


@shot()
def patchwork_automa(camera):
    camera.open_match(camera.stage.automa())


@shot()
def patchwork_waiting(camera):
    camera.match(camera.stage.quilt_at(22, mover=1))


@shot(size="phone")
def patchwork_track(camera):
    camera.open_match(camera.stage.quilt_at(22)).click("[data-track-open]")


@shot(size="phone")
def patchwork_swapped(camera):
    camera.open_match(camera.stage.quilt_at(22)).click("[data-swap]")


@shot()
def patchwork_watching(camera):
    camera.match(camera.stage.quilt_at(22), who=None)


@shot()
def patchwork_ended(camera):
    camera.match(camera.stage.quilt_over(), wait="[data-ended]")


@shot(full=True)
def result_solo(camera):
    camera.visit(f"/replay?table={camera.stage.solo_at(99)}", wait=".sums .total")


@shot(full=True)
def result_alone(camera):
    """One of the three rectangles looked at alone."""
    result_solo(camera)
    camera.page.click("[data-sum]")


@shot(full=True)
def result_doodle(camera):
    camera.visit(f"/replay?table={camera.stage.doodle_at(99)}", wait=".sums .total")


@shot(full=True)
def result_patchwork(camera):
    camera.visit(f"/replay?table={camera.stage.quilt_over()}", wait=".sums b")


@shot()
def replay_middle(camera):
    page = camera.visit(f"/replay?table={camera.stage.solo_at(99)}", wait=".sums .total")
    for _ in range(24):
        page.keyboard.press("ArrowLeft")


@shot("print-solo", "print-doodle", "print-patchwork", size="laptop")
def printed(camera, name="print-solo"):
    {"print-solo": result_solo, "print-doodle": result_doodle, "print-patchwork": result_patchwork}[name](camera)
