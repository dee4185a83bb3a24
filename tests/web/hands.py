"""What visitors do, for the journeys."""


def begin_alone(page, url):
    page.goto(url)
    page.click("[data-door=alone]")
    page.wait_for_selector(".match[data-open=true]")


def turn(page):
    return page.get_attribute(".match", "data-turn")


def next_turn(page, before):
    page.wait_for_function(
        "before => document.querySelector('[data-ended]') || (document.querySelector('.match')?.dataset.turn !== before && document.querySelector('.match')?.dataset.open === 'true')",
        arg=before,
    )


def ended(page):
    return page.locator("[data-ended]").count() > 0


def legal(page, limit=400):
    """The legal acts of this seat, asked of the server with the page's own token."""
    return page.evaluate(
        """async limit => {
          const token = JSON.parse(localStorage['quiltingbee.person']).token;
          const answer = await fetch(`/api/tables/${location.pathname.split('/').pop()}/acts?limit=${limit}&plain=1`, { headers: { Authorization: `Bearer ${token}` } });
          return (await answer.json()).acts;
        }""",
        limit,
    )


def board_point(page, row, col):
    """A place on the sheet, in squares from its top left corner, as a point on the screen."""
    box = page.locator("[data-board]").bounding_box()
    inner = box["width"] * 360 / 372
    edge = (box["width"] - inner) / 2
    return box["x"] + edge + col * inner / 9, box["y"] + edge + row * inner / 9


def square_point(page, name):
    """The middle of a square of the board on the screen."""
    return board_point(page, int(name[1]) - 0.5, ord(name[0]) - 96.5)


def ready(page):
    return page.get_attribute("[data-tool=draw]", "aria-disabled") == "false"


def place_somewhere(page, *, tap, middle_out=False):
    """Tap squares until the piece lies legally; turn it once in between. True when it does."""
    names = [f"{column}{row}" for row in "123456789" for column in "abcdefghi"]
    if middle_out:
        names = names[40:] + names[:40]
    for name in names[::2]:
        tap(*square_point(page, name))
        if ready(page):
            return True
    return False
