"""Sheets of paper over the table: one gives way to another, and nobody is left without a word."""

from tests.web.hands import begin_alone

AGAIN = """async () => {
  const press = css => document.querySelector(css).click();
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  press('[data-menu]');
  while (!document.querySelector('[data-close]')) await frame();
  press('[data-close]');
  await Promise.resolve();
  press('[data-menu]');
  for (let n = 0; n < 6; n++) await frame();
  return document.querySelectorAll('dialog[open]').length;
}"""


def test_from_the_menu_to_the_command_line(page_of, server):
    page = page_of("laptop")
    begin_alone(page, server.url)
    page.click("[data-menu]")
    page.click("[data-command]")
    page.fill("[data-typed]", "sheet")
    page.keyboard.press("Enter")
    assert page.locator("[data-answer]").inner_text().startswith("81 squares empty")


def test_a_menu_opened_again_at_once_stays(page_of, server):
    page = page_of("laptop")
    begin_alone(page, server.url)
    assert page.evaluate(AGAIN) == 1


def test_the_focus_goes_back_to_where_it_came_from(page_of, server):
    page = page_of("laptop")
    begin_alone(page, server.url)
    page.focus("[data-menu]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("() => document.activeElement.matches('[data-menu]')")


def test_of_two_languages_the_one_chosen_last_is_spoken(page_of, server):
    page = page_of("laptop")
    late = []

    def hold(route):
        late.append(route)

    page.route("**/text/de/web.ftl", hold)
    page.goto(server.url)
    page.click("[data-language=de]")
    page.click("[data-language=nl]")
    page.wait_for_selector("html[lang=nl]")
    with page.expect_response("**/text/de/web.ftl") as answer:
        late[0].continue_()
    answer.value.finished()
    page.wait_for_timeout(100)  # what came late has been read
    assert page.get_attribute("html", "lang") == "nl"


def test_a_language_that_cannot_be_fetched_is_said(page_of, server):
    page = page_of("laptop", expect=("Failed to load",))
    page.route("**/text/nl/web.ftl", lambda route: route.abort())
    page.goto(server.url)
    page.click("[data-language=nl]")
    assert page.locator(".choices [role=alert]").inner_text().startswith("No connection")
    assert page.get_attribute("html", "lang") == "en"


def test_notices_that_the_browser_forbids_are_not_promised(page_of, server):
    page = page_of("laptop")
    begin_alone(page, server.url)
    page.click("[data-menu]")
    box = page.locator("dialog input[type=checkbox]").nth(1)
    box.click()
    assert page.locator("dialog [role=alert]").inner_text().startswith("The browser does not allow")
    assert not box.is_checked()
