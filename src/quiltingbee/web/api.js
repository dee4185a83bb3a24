/**
 * The server's HTTP interface and who one is: a name and a secret token, nothing more.
 * @module
 */
import { signal } from "./vendor/preact.js";
import { keep, kept, playerName } from "./settings.js";

/** @typedef {{person: string, name: string, token: string}} Person */

export const person = signal(/** @type {Person | null} */ (kept("person", null)));

/** A refusal by the server; `code` lasts, words are in the catalogue. */
export class Problem extends Error {
  /** @param {string} code @param {number} status */
  constructor(code, status) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

/** @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<any>} */
export async function call(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (person.value) headers.Authorization = `Bearer ${person.value.token}`;
  let answer;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Problem("no-connection", 0);
  }
  const type = answer.headers.get("Content-Type") ?? "";
  if (answer.ok) return answer.status === 204 ? null : type.includes("json") ? answer.json() : answer.text();
  const told = type.includes("json") ? await answer.json() : {};
  if (answer.status === 401 && told.code === "unknown-token") become(null);
  throw new Problem(told.code ?? "http", answer.status);
}

/** @param {Person | null} who */
export function become(who) {
  person.value = who;
  keep("person", who);
  if (who) playerName.value = who.name;
}

/** Somebody, at the latest when a table needs one. @param {string} fallback the name of who has given none */
export async function somebody(fallback) {
  if (person.value === null) become(await call("POST", "/api/people", { name: playerName.value.trim() || fallback }));
  return /** @type {Person} */ (person.value);
}

/** Another name, here and on the server. @param {string} name */
export async function rename(name) {
  playerName.value = name;
  if (person.value) become({ ...person.value, ...(await call("PATCH", "/api/me", { name })) });
}
