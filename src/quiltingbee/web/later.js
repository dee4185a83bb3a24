/**
 * Parts of a page that are fetched when they are first shown.
 * @module
 */
import { html, useEffect, useState } from "./vendor/preact.js";
import { Dialog } from "./dialog.js";
import { t, why } from "./words.js";

/** A component of a module that is fetched when it is first shown. If it cannot be, that is said in its place: over the table when it can be closed.
 * @param {() => Promise<any>} load @param {string} name */
export function later(load, name) {
  /** @type {any} */
  let known = null;
  return function Later(/** @type {any} */ props) {
    const [, show] = useState(0);
    const [failed, setFailed] = useState(false);
    const fetched = () => {
      setFailed(false);
      load().then(
        (module) => {
          known = module[name];
          show(1);
        },
        () => setFailed(true),
      );
    };
    useEffect(() => {
      if (!known) fetched();
    }, []);
    if (known) return html`<${known} ...${props} />`;
    if (!failed) return null;
    const news = html`<p class="problem" role="alert">${why("no-connection")}</p><p><button onClick=${fetched}>${t("try-again")}</button></p>`;
    return props.close ? html`<${Dialog} title=${t("trouble")} close=${props.close}>${news}<//>` : news;
  };
}
