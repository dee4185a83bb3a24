/**
 * The socket to a table: joins, follows, acts once and only once, and comes back by itself.
 * @module
 */
import { batch, signal } from "../vendor/preact.js";
import { become, person } from "../api.js";
import { note } from "../noted.js";

/** @typedef {{n: number, line?: string, undone?: boolean, undo?: number, clock?: string, seat?: number, by?: string, id?: string, at?: number}} Event */
/** @typedef {{turn: number, waiting: number[], open: number, over: boolean, clock: {now: number, opened: number, turn: number | null, bank: number[], paused: boolean}}} Now */
/** @typedef {{seat: number, is: string, name: string, bot: string | null, present: boolean}} SeatInfo */
/** @typedef {{id: string, game: string, options: Record<string, string>, pace: {turn: number | null, bank: number}, open: boolean, watchers: boolean, watching: number,
 *   status: string, paused: boolean, count: number, seated: number, host: number | null, seats: SeatInfo[], fair: {commitment: string | null, secret: string | null,
 *   words: string[], seed: string | null}, scores: number[], winners: number[], rematch: string | null, daily: string | null, created: number}} Table */
/** @typedef {{kind: "act" | "undo", id: string, turn: number, act?: string}} Wish */

const PATIENCE = 250; // the first wait before trying again, in ms; doubled each time
const LONGEST = 8000;
const BEAT = 15_000; // a silent connection is asked whether it is still there
const ANSWER = 6000; // and taken for lost without an answer
const STEP = 40; // how long what happened waits for how it looks then

export class Live {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.state = signal(/** @type {"connecting" | "live" | "lost" | "closed"} */ ("connecting"));
    this.table = signal(/** @type {Table | null} */ (null));
    this.you = signal(/** @type {number | null} */ (null));
    this.host = signal(false);
    this.view = signal(/** @type {any} */ (null));
    this.now = signal(/** @type {Now | null} */ (null));
    /** What was refused last, and the reason the socket was closed for good. */
    this.refused = signal(/** @type {{code: string, id: string} | null} */ (null));
    this.closed = signal("");
    this.heard = signal(/** @type {{phrase: string, seat: number | null, at: number}[]} */ ([]));
    /** Whether something was said since one last listened. */
    this.unread = signal(false);
    this.events = signal(/** @type {Event[]} */ ([]));
    /** The act that was sent and is not yet answered. */
    this.wish = signal(/** @type {Wish | null} */ (null));
    /** Server's clock minus this computer's. */
    this.offset = 0;
    /** @type {Map<number, Event>} */
    this.log = new Map();
    this.told = 0;
    /** What has happened and is not shown yet. @type {(() => void) | null} */
    this.step = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.stepping = undefined;
    this.wait = PATIENCE;
    this.alive = true;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {((events: Event[], fresh: boolean) => void) | null} */
    this.onEvents = null;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.back = () => {
      if (this.alive && this.state.value === "lost") this.open();
    };
    /** A page that was asleep asks at once. */
    this.woken = () => {
      if (!document.hidden) this.beat();
    };
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.due = undefined;
    this.beats = setInterval(() => this.beat(), BEAT);
    addEventListener("online", this.back);
    document.addEventListener("visibilitychange", this.woken);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    this.socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.socket = socket;
    socket.addEventListener("open", () => this.join());
    socket.addEventListener("message", (event) => {
      if (socket !== this.socket) return;
      clearTimeout(this.due);
      this.due = undefined;
      this.read(JSON.parse(event.data));
    });
    socket.addEventListener("close", () => {
      if (socket === this.socket) this.lost();
    });
  }

  join() {
    const token = person.value?.token;
    this.send({ kind: "join", table: this.id, since: this.seen(), ...(token ? { token } : {}) });
  }

  /** Every event up to this number is known and none of them covered. */
  seen() {
    let n = 0;
    for (;;) {
      const event = this.log.get(n + 1);
      if (!event || !(event.line || event.undone || event.undo || event.clock)) return n;
      n++;
    }
  }

  /** Ask the other side for a sign of life: a connection may be gone without anybody having said so. */
  beat() {
    if (this.state.value === "lost") this.back();
    if (this.state.value !== "live" || this.due !== undefined) return;
    this.send({ kind: "ping" });
    this.due = setTimeout(() => {
      this.due = undefined;
      const silent = this.socket;
      this.lost();
      silent?.close();
    }, ANSWER);
  }

  lost() {
    clearTimeout(this.due);
    this.due = undefined;
    this.socket = null;
    if (!this.alive || this.closed.value) return;
    this.state.value = "lost";
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST, this.wait * 2);
  }

  /** What happened and how it looks then come as two messages and are one step: nobody acts on the new turn with the old view.
   * @param {any} message */
  read(message) {
    if (message.kind === "view") {
      batch(() => {
        this.settle();
        this.view.value = message.view;
        this.clocked(message.now);
      });
      return undefined;
    }
    this.settle();
    if (message.kind === "table") {
      batch(() => {
        this.table.value = message.table;
        note(message.table);
        this.you.value = message.you;
        this.host.value = message.host;
        if (this.state.value !== "live") this.arrived();
      });
    } else if (message.kind === "events") this.happened(message);
    else if (message.kind === "no") {
      if (message.code === "unknown-token") become(null); // the server has forgotten us: a spectator, who may sit down again
      if (message.code === "join-first" || message.code === "unknown-token") return this.join();
      if (this.wish.value?.id === message.id) this.wish.value = null;
      this.refused.value = { code: message.code, id: message.id };
    } else if (message.kind === "said") {
      batch(() => {
        this.heard.value = [...this.heard.value, message].slice(-30);
        this.unread.value ||= message.seat !== this.you.value;
      });
    } else if (message.kind === "bye") {
      if (message.retry === null) {
        this.closed.value = message.code;
        this.state.value = "closed";
      } else this.wait = Math.max(PATIENCE, message.retry);
    }
    return undefined;
  }

  arrived() {
    this.state.value = "live";
    this.wait = PATIENCE;
    if (this.wish.value) this.send(this.wish.value); // the same id is never played twice
  }

  /** @param {Now} now */
  clocked(now) {
    this.now.value = now;
    this.offset = now.clock.now - performance.now();
  }

  /** @param {{events: Event[], now: Now}} message */
  happened(message) {
    const first = message.events[0]?.n ?? 0;
    if (first > this.told + 1) return this.join(); // something is missing
    const fresh = message.events.filter((event) => event.n > this.told || (event.line && !this.log.get(event.n)?.line));
    const known = this.told > 0;
    for (const event of message.events) {
      this.log.set(event.n, event);
      this.told = Math.max(this.told, event.n);
    }
    this.step = () => {
      batch(() => {
        if (message.events.some(({ id }) => id && id === this.wish.value?.id)) this.wish.value = null;
        this.events.value = [...this.log.values()].sort((a, b) => a.n - b.n);
        this.clocked(message.now);
      });
      this.onEvents?.(fresh, known);
    };
    this.stepping = setTimeout(() => this.settle(), STEP);
    return undefined;
  }

  /** Show what has happened. */
  settle() {
    clearTimeout(this.stepping);
    const step = this.step;
    this.step = null;
    step?.();
  }

  /** @param {unknown} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {"act" | "undo"} kind @param {string} [act] */
  wishFor(kind, act) {
    const now = this.now.value;
    if (!now || this.wish.value) return;
    const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, "0")).join("");
    /** @type {Wish} */
    const wish = { kind, id, turn: now.turn, ...(act === undefined ? {} : { act }) };
    this.refused.value = null;
    this.wish.value = wish;
    this.send(wish);
  }

  /** @param {string} act */
  act(act) {
    this.wishFor("act", act);
  }

  undo() {
    this.wishFor("undo");
  }

  /** @param {string} phrase */
  say(phrase) {
    this.send({ kind: "say", phrase });
  }

  /** Milliseconds this seat has left, or null without a limit. @param {number} seat */
  left(seat) {
    const clock = this.now.value?.clock;
    if (!clock || clock.turn === null || !this.now.value?.waiting.includes(seat)) return null;
    const now = clock.paused ? clock.now : performance.now() + this.offset;
    return Math.max(0, clock.opened + clock.turn + (clock.bank[seat] ?? 0) - now);
  }

  leave() {
    this.alive = false;
    clearTimeout(this.timer);
    clearTimeout(this.due);
    clearTimeout(this.stepping);
    clearInterval(this.beats);
    removeEventListener("online", this.back);
    document.removeEventListener("visibilitychange", this.woken);
    this.socket?.close();
  }
}
