/**
 * Words people read: the Fluent catalogue of the chosen language, and the voice that says what happens.
 * @module
 */
import { FluentBundle, FluentResource } from "./vendor/fluent.js";
import { html, signal } from "./vendor/preact.js";
import { catalogue } from "./catalogue.js";
import { LANGUAGES, language } from "./settings.js";

/** @type {Map<string, FluentBundle>} */
const loaded = new Map();
const bundle = signal(/** @type {FluentBundle | null} */ (null));

/** @param {string} tag */
async function load(tag) {
  let found = loaded.get(tag);
  if (!found) {
    const text = await catalogue(tag);
    found = new FluentBundle(tag, { useIsolating: false });
    found.addResource(new FluentResource(text));
    loaded.set(tag, found);
  }
  return found;
}

/** The language chosen last; who chooses twice quickly gets the second, whichever words come first. */
let chosen = "";

/** Speak that language from now on. @param {string} tag */
export async function speak(tag) {
  const wanted = LANGUAGES.some((known) => known === tag) ? tag : "en";
  chosen = wanted;
  const words = await load(wanted);
  if (chosen !== wanted) return;
  bundle.value = words;
  language.value = wanted;
  document.documentElement.lang = wanted;
}

/** Whether there is such a message. @param {string} id */
export const knows = (id) => bundle.value?.hasMessage(`web-${id}`) ?? false;

/** The message `web-ID` in the chosen language. @param {string} id @param {Record<string, string | number>} [args] @returns {string} */
export function t(id, args) {
  const words = bundle.value;
  const message = words?.getMessage(`web-${id}`);
  if (!words || !message?.value) return id;
  return words.formatPattern(message.value, args ?? null);
}

/** A bot's level in words. @param {string} level */
export const levelWord = (level) => (knows(`level-${level}`) ? t(`level-${level}`) : level);

/** Why something was refused or went wrong. @param {string} code */
export const why = (code) => (knows(`why-${code}`) ? t(`why-${code}`) : t("why-other", { code }));

const KEPT = 12;
const spoken = signal(/** @type {{n: number, text: string}[]} */ ([]));
let count = 0;

/** Say something to those who listen instead of looking. Events that come together are all said, one behind the other. @param {string} text */
export function say(text) {
  spoken.value = [...spoken.peek(), { n: ++count, text }].slice(-KEPT);
}

/** The live region; once in a page. What is added is read out, what was there before is not read again. */
export const Voice = () => html`<div class="away" role="log" aria-live="polite" data-voice>${spoken.value.map(({ n, text }) => html`<p key=${n}>${text}</p>`)}</div>`;
