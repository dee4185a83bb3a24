"""What no page may do: write to the console, leave a rejection, hold an inline script, ask anybody else for anything."""

QUIET = ("Service Worker registration blocked",)  # where a test wants no service worker
STRANGE = """
  addEventListener('securitypolicyviolation', event => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""
INLINE = """() => [
  ...[...document.querySelectorAll('script:not([src])')].map(found => `inline script ${found.textContent.slice(0, 60)}`),
  ...[...document.querySelectorAll('*')].flatMap(one => one.getAttributeNames().filter(name => name.startsWith('on')).map(name => `inline ${name} of ${one.tagName}`)),
]"""


class Watch:
    """Everything wrong that pages of one context did."""

    def __init__(self, context, own, expect=()):
        self.faults: list[str] = []
        self.own = own
        self.quiet = (*QUIET, *expect)
        context.add_init_script(STRANGE)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.faults.append(f"rejected: {error.error}"))
        context.on("request", lambda asked: self._asked(asked.url))
        context.on("page", lambda page: page.on("websocket", lambda socket: self._asked(socket.url)))

    def _console(self, message):
        if not any(word in message.text for word in self.quiet):
            self.faults.append(f"console: {message.text}")

    def _asked(self, url):
        mine = (self.own, self.own.replace("http", "ws"), "data:", "blob:", "about:")
        if not url.startswith(mine):
            self.faults.append(f"asked: {url}")

    def look(self, page):
        """The document as it stands now."""
        if page.url.startswith(self.own):
            self.faults += page.evaluate(INLINE)
