/**
 * Whether the deals of a record were fair: each is computed again from the secret that was committed to before the first,
 * with the browser's own cryptography and nothing from the server. How a deal is computed stands in docs/protocol.md.
 * @module
 */
import { PATCH_CARDS, PIECES, START_CARDS } from "./data.js";

/** @typedef {import("./pages/record.js").Parts} Parts */
/** What is drawn: so many things one after another, without putting back. @typedef {{pool: string[], count: number}} Draw */
/** @typedef {{line: string, computed: string, same: boolean}} Dealt */
/** @typedef {{deals: Dealt[], commitment: string, seed: string | null, words: string[]}} Checked */

const DECK = "reconstruction-1";
const TWICE = ["L3", "L4", "T4", "O4", "U5", "V5", "N5"];
const DIE = ["1", "1", "2", "2", "3", "3"];
/** The buttons on the backs of the Automa's tactical cards, in their order. */
const BACKS = ["1", "1", "3", "3", "4", "4", "6", "6", "8", "8", "10", "10"];
const SET_ASIDE = 2;

/** An Error with a code: why nothing can be computed. @param {string} code */
const because = (code) => new Error(code);

const encoder = new TextEncoder();

/** @param {ArrayBuffer} bytes */
const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {BufferSource} bytes */
const sha256 = (bytes) => crypto.subtle.digest("SHA-256", bytes);

/** @param {string} text */
function bytesOf(text) {
  if (!/^([0-9a-f]{2})+$/i.test(text)) throw because("bad-secret");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The players' words as they go into each deal. @param {string[]} words */
async function mixed(words) {
  const digests = await Promise.all(words.map((word) => sha256(encoder.encode(word))));
  const all = new Uint8Array(32 * digests.length);
  digests.forEach((digest, i) => all.set(new Uint8Array(digest), 32 * i));
  return hex(await sha256(all));
}

/** The stream of 32-bit numbers of one deal. @param {CryptoKey} key @param {string} kind @param {number} number @param {string} words */
async function* numbers(key, kind, number, words) {
  for (let block = 0; ; block++) {
    const message = encoder.encode(`quiltingbee deal 1\n${kind}\n${number}\n${words}\n${block}`);
    const view = new DataView(await crypto.subtle.sign("HMAC", key, message));
    for (let at = 0; at < view.byteLength; at += 4) yield view.getUint32(at);
  }
}

/** @param {Draw[]} draws @param {AsyncGenerator<number>} stream */
async function drawn(draws, stream) {
  const outcome = [];
  for (const { pool, count } of draws) {
    const left = [...pool];
    for (let i = 0; i < count; i++) {
      const limit = 2 ** 32 - (2 ** 32 % left.length);
      let number;
      do number = /** @type {number} */ ((await stream.next()).value);
      while (number >= limit);
      outcome.push(...left.splice(number % left.length, 1));
    }
  }
  return outcome;
}

/** What can be dealt in a Doodle. @param {number} seats @returns {Dealing} */
function doodle(seats) {
  /** @type {string[]} */
  let left = PATCH_CARDS.flatMap((card) => (TWICE.includes(card) ? [card, card] : [card]));
  let first = true;
  return {
    draws(kind) {
      const whole = START_CARDS.length;
      if (kind === "start") return [...Array.from({ length: Math.floor(seats / whole) }, () => ({ pool: START_CARDS, count: whole })), ...(seats % whole ? [{ pool: START_CARDS, count: seats % whole }] : [])];
      if (kind === "cards") return [{ pool: left, count: first ? 8 : 6 }];
      return kind === "roll" ? [{ pool: DIE, count: 1 }] : null;
    },
    dealt(kind, outcome) {
      if (kind !== "cards") return;
      first = false;
      left = [...left];
      for (const card of outcome) left.splice(left.indexOf(card), 1);
    },
  };
}

/** What can be dealt in a Patchwork. @param {boolean} tactical whether the Automa's cards show their backs @returns {Dealing} */
function patchwork(tactical) {
  const every = BACKS.map((_, i) => String(i + 1));
  /** @type {string[]} */
  let turned = [];
  let again = false;
  /** @type {string | null} */
  let back = null;
  const out = () => turned.length === (again ? every.length : every.length - SET_ASIDE);
  const left = () => (out() ? every : every.filter((card) => !turned.includes(card)));
  const others = PIECES.map(({ id }) => String(id).padStart(2, "0"));
  return {
    draws(kind) {
      if (kind === "first") return [{ pool: ["P1", "P2"], count: 1 }];
      if (kind === "circle") return [{ pool: others.slice(1), count: others.length - 1 }, { pool: others.slice(0, 1), count: 1 }];
      if (kind === "back" && tactical) return [{ pool: left().map((card) => BACKS[Number(card) - 1]), count: 1 }];
      return kind === "card" ? [{ pool: left().filter((card) => back === null || BACKS[Number(card) - 1] === back), count: 1 }] : null;
    },
    dealt(kind, outcome) {
      if (kind === "back") back = outcome[0];
      if (kind !== "card") return;
      if (out()) {
        turned = [];
        again = true;
      }
      turned = [...turned, outcome[0]];
      back = null;
    },
  };
}

/** @typedef {{draws: (kind: string) => Draw[] | null, dealt: (kind: string, outcome: string[]) => void}} Dealing */

/** @param {Parts} parts @returns {Dealing} */
function dealingOf({ headers, names }) {
  if (headers.Start) throw because("verify-from-start");
  if (headers.Game.startsWith("patchwork")) return patchwork(headers.Automa === "tactical");
  if (headers.Deck !== undefined && headers.Deck !== DECK) throw because("unknown-deck");
  return doodle(Math.max(1, names.length));
}

/** @param {Record<string, string>} headers */
async function secretOf(headers) {
  if (headers.Seed !== undefined) return { secret: await sha256(encoder.encode(`quiltingbee seed ${headers.Seed}`)), words: [], seed: headers.Seed };
  if (headers.Secret === undefined) throw because("no-secret");
  const words = [];
  while (headers[`Word-P${words.length + 1}`] !== undefined) words.push(headers[`Word-P${words.length + 1}`]);
  return { secret: bytesOf(headers.Secret).buffer, words, seed: null };
}

/** Compute every deal again. An Error whose message is a code when nothing can be computed. @param {Parts} parts @returns {Promise<Checked>} */
export async function check(parts) {
  if (!globalThis.crypto?.subtle) throw because("no-crypto"); // browsers keep it for https and for one's own machine
  const dealing = dealingOf(parts);
  const { secret, words, seed } = await secretOf(parts.headers);
  const commitment = hex(await sha256(secret));
  if (seed === null && (parts.headers.Commitment ?? commitment).toLowerCase() !== commitment) throw because("commitment-broken");
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const mix = await mixed(words);
  const deals = [];
  for (const line of parts.lines.filter((one) => one.startsWith("-- "))) {
    const [kind, ...outcome] = line.slice(3).split(/\s+/);
    const draws = dealing.draws(kind);
    if (draws === null) throw because("not-a-record");
    const computed = await drawn(draws, numbers(key, kind, deals.length, mix));
    const same = computed.join(" ") === outcome.join(" ");
    deals.push({ line, computed: `-- ${[kind, ...computed].join(" ")}`, same });
    if (!same) break;
    dealing.dealt(kind, outcome);
  }
  return { deals, commitment, seed, words };
}
