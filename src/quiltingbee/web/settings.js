/**
 * What a visitor chose, kept in this browser: language, theme, sound, notices, name; and what was played here.
 * @module
 */
import { effect, signal } from "./vendor/preact.js";

/** @template T @param {string} key @param {T} fallback @returns {T} */
export function kept(key, fallback) {
  try {
    const text = localStorage.getItem(`quiltingbee.${key}`);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback; // storage may be forbidden or hold what another version wrote
  }
}

/** @param {string} key @param {unknown} value */
export function keep(key, value) {
  try {
    localStorage.setItem(`quiltingbee.${key}`, JSON.stringify(value));
  } catch {
    // full or forbidden: the setting lasts as long as the page
  }
}

/** @param {string} key */
export function forget(key) {
  try {
    localStorage.removeItem(`quiltingbee.${key}`);
  } catch {
    // forbidden: then nothing was kept either
  }
}

/** A signal that outlives the page. @template T @param {string} key @param {T} fallback @returns {import("./vendor/preact.js").Signal<T>} */
function lasting(key, fallback) {
  const value = signal(kept(key, fallback));
  let first = true;
  effect(() => {
    const now = value.value;
    if (!first) keep(key, now);
    first = false;
  });
  return value;
}

export const LANGUAGES = /** @type {const} */ (["en", "de", "nl"]);

const spoken = (navigator.languages ?? ["en"]).map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.some((known) => known === tag)) ?? "en";
export const language = lasting("language", spoken);
/** "auto", "light" or "dark" */
export const theme = lasting("theme", "auto");
export const sound = lasting("sound", false);
export const notices = lasting("notices", false);
export const playerName = lasting("name", "");

const dark = matchMedia("(prefers-color-scheme: dark)");
const darkNow = signal(dark.matches);
dark.addEventListener("change", () => (darkNow.value = dark.matches));

const broad = matchMedia("(min-width: 60rem) and (min-height: 34rem)");
/** Whether there is room for two columns. */
export const wide = signal(broad.matches);
broad.addEventListener("change", () => (wide.value = broad.matches));

effect(() => {
  const now = theme.value === "auto" ? (darkNow.value ? "dark" : "light") : theme.value;
  document.documentElement.dataset.theme = now;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", now === "dark" ? "#1d2129" : "#f7f2e8");
});

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
