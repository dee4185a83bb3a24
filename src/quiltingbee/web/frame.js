/**
 * What stands around every page: the name, language and theme, the imprint; and how trouble looks.
 * @module
 */
import { html, useState } from "./vendor/preact.js";
import { LANGUAGES, language, theme, wide } from "./settings.js";
import { speak, t, why } from "./words.js";

const SPOKEN = { en: "English", de: "Deutsch", nl: "Nederlands" };

/** Language and theme; both change at once. */
export function Choices() {
  const [problem, setProblem] = useState("");
  const choose = (/** @type {string} */ tag) => {
    setProblem("");
    speak(tag).catch(() => setProblem("no-connection")); // its words could not be fetched: the language stays
  };
  return html`<div class="choices">
    <div role="group" aria-label=${t("language")}>${LANGUAGES.map((tag) => html`<button key=${tag} class="plain" lang=${tag} aria-pressed=${language.value === tag} title=${SPOKEN[tag]} data-language=${tag}
      onClick=${() => choose(tag)}><span aria-hidden="true">${tag.toUpperCase()}</span><span class="away">${SPOKEN[tag]}</span></button>`)}</div>
    <${Theme} />${problem ? html`<p class="problem" role="alert">${why(problem)}</p>` : null}
  </div>`;
}

export function Theme() {
  return html`<label class="theme"><span class="away">${t("theme")}</span>
    <select value=${theme.value} data-theme-choice onChange=${(/** @type {any} */ event) => (theme.value = event.target.value)}>
      ${["auto", "light", "dark"].map((name) => html`<option key=${name} value=${name} selected=${theme.value === name}>${t(`theme-${name}`)}</option>`)}
    </select></label>`;
}

/** A page that may be longer than the screen; the first one bears the name itself. @param {{title?: string, first?: boolean, children?: any}} props */
export function Frame({ title, first = false, children }) {
  return html`<header class=${`top${first ? " first-page" : ""}`}>${first ? null : html`<a class="name" href="/">Quilting Bee</a>`}<nav aria-label=${t("pages")}><a href="/rules">${t("rules-link")}</a><a href="/daily">${t("daily-link")}</a><a href="/me">${t("me-link")}</a></nav>${wide.value ? html`<${Choices} />` : null}</header>
    <main class="page" id="main" tabindex="-1">${title ? html`<h1>${title}</h1>` : null}${children}</main>
    <footer class="foot">${wide.value ? null : html`<${Choices} />`}<p>${t("imprint")}</p></footer>`;
}

/** Something went wrong, and what to do about it. @param {{code: string, again?: () => void}} props */
export function Trouble({ code, again }) {
  return html`<section class="trouble" data-trouble=${code}><${Torn} /><h1>${t("trouble")}</h1><p>${why(code)}</p>
    <p>${again ? html`<button class="strong" onClick=${again}>${t("try-again")}</button> ` : null}<a class="button" href="/">${t("to-home")}</a></p></section>`;
}

/** A sheet with a loose thread. */
const Torn = () => html`<svg class="torn" viewBox="0 0 120 90" width="168" height="126" aria-hidden="true"><path class="torn-sheet" d="M10 10h60v60H10Z" /><path class="torn-stripes" d="M18 10v60M28 10v60M38 10v60M48 10v60M58 10v60" /><path class="thread" d="M70 40q18-22 30 0t-14 26q-18 4-12 16" /></svg>`;

/** Waiting, drawn: a patch that is being hatched. @param {{words: string, whole?: boolean}} props whole: there is nothing else on the page */
export const Waiting = ({ words, whole = false }) =>
  html`<div class="waiting" role="status"><svg viewBox="0 0 84 44" width="168" height="88" aria-hidden="true"><path class="pencil-wait" pathLength="1" d="M4 4h38v18h38v18H4ZM8 36 22 8M16 38 32 8M26 38 40 12M36 38l8-14M46 38l8-14M56 38l8-14M66 38l8-14" /></svg>${whole ? html`<h1>${words}</h1>` : html`<p>${words}</p>`}</div>`;

/** Nothing there yet, drawn: where a patch will be. @param {{words: string}} props */
export const Nothing = ({ words }) =>
  html`<div class="nothing"><svg viewBox="-2 -2 124 84" width="124" height="84" aria-hidden="true"><path class="grid" d="M0 0h120v80H0ZM20 0v80M40 0v80M60 0v80M80 0v80M100 0v80M0 20h120M0 40h120M0 60h120" /><path d="M20 20h60v20h20v20H60V40H20Z" /></svg><p>${words}</p></div>`;
