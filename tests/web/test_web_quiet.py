"""The watch over all journeys sees what it is there for."""

import pytest

NAUGHTY = {
    "console": ("console.log('hello')", "console: hello"),
    "rejection": ("void Promise.reject(new Error('nobody cared'))", "rejected: nobody cared"),
    "throw": ("setTimeout(() => { throw new Error('fell') })", "rejected: fell"),
    "inline script": (
        "document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = 1' }))",
        "inline script window.ran = 1",
    ),
    "inline handler": ("document.body.setAttribute('onclick', 'ran()')", "inline onclick of BODY"),
    "request": ("new Image().src = 'http://elsewhere.invalid/x.png'", "policy: img-src"),
}


@pytest.mark.parametrize("deed", NAUGHTY)
def test_the_watch_sees(visits, server, deed):
    page = visits("laptop")
    page.goto(server.url)
    page.wait_for_selector("[data-door=alone]")
    _, watch = visits.made[0]
    watch.look(page)
    assert watch.faults == []
    script, told = NAUGHTY[deed]
    page.evaluate(f"() => {{ {script} }}")
    for _ in range(100):
        watch.look(page)
        if any(told in fault for fault in watch.faults):
            break
        page.wait_for_timeout(50)
    assert any(told in fault for fault in watch.faults), watch.faults
    assert page.evaluate("window.ran") is None  # the policy does not let it run


def test_the_watch_sees_what_is_asked_of_others(visits, server):
    page = visits("laptop")
    page.route("http://elsewhere.invalid/**", lambda route: route.abort())
    page.goto(server.url)
    with page.expect_request("http://elsewhere.invalid/page"):
        page.evaluate("() => { location.href = 'http://elsewhere.invalid/page' }")
    _, watch = visits.made[0]
    assert "asked: http://elsewhere.invalid/page" in watch.faults
