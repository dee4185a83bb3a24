/**
 * A sheet of paper that comes over the table, and goes with Escape, its button or a tap beside it.
 * @module
 */
import { html, useLayoutEffect, useRef } from "./vendor/preact.js";
import { Icon } from "./icons.js";
import { t } from "./words.js";

/** @param {{title: string, close: () => void, children?: any, wide?: boolean}} props */
export function Dialog({ title, close, children, wide = false }) {
  const root = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const gone = useRef(false);
  useLayoutEffect(() => {
    // at once: keys that are pressed next are for the dialog
    const dialog = root.current;
    dialog?.showModal();
    return () => {
      gone.current = true;
      dialog?.close();
    };
  }, []);
  // the browser tells of a closing a moment later: by then another dialog may be open, and that one stays
  const closed = () => gone.current || close();
  return html`<dialog ref=${root} class=${wide ? "wide" : ""} aria-label=${title} onClose=${closed} onCancel=${close}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === root.current && close()}>
    <div class="dialog-paper"><header><h2>${title}</h2><button class="plain" onClick=${close} aria-label=${t("close")} data-close><${Icon} name="close" size=${22} /></button></header>${children}</div>
  </dialog>`;
}
