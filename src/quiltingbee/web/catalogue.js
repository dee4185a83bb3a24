/**
 * The words of a language as text, fetched once; those of the chosen one are asked for before anything else is ready.
 * @module
 */
import { LANGUAGES, language } from "./settings.js";

/** @type {Map<string, Promise<string>>} */
const asked = new Map();

/** @param {string} tag @returns {Promise<string>} */
export function catalogue(tag) {
  let found = asked.get(tag);
  if (!found) {
    found = fetch(`/text/${tag}/web.ftl`).then((answer) => {
      if (!answer.ok) throw new Error(`text ${answer.status}`);
      return answer.text();
    });
    found.catch(() => asked.delete(tag)); // who asks again may have more luck
    asked.set(tag, found);
  }
  return found;
}

if (LANGUAGES.some((known) => known === language.value)) void catalogue(language.value);

// The first number that is written in a language takes a browser thirty milliseconds: let it learn that while the words are on their way.
setTimeout(() => void new Intl.NumberFormat(language.value));
