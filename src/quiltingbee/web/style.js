/**
 * Style sheets beyond those every page wears: `index.html` lists all, in the order in which they hold; who needs one wakes it.
 * @module
 */

/** A page does not wait for its looks any longer than this, in ms. */
const PATIENCE = 4000;

/** @param {HTMLLinkElement} link */
function woken(link) {
  if (link.sheet) return Promise.resolve();
  return new Promise((done) => {
    link.addEventListener("load", done, { once: true });
    link.addEventListener("error", done, { once: true }); // bare, but it works
    setTimeout(done, PATIENCE);
    link.disabled = false;
  });
}

/** Wait until these style sheets hold. @param {string[]} names of files in `style/` */
export const style = (...names) =>
  Promise.all(names.map((name) => woken(/** @type {HTMLLinkElement} */ (document.querySelector(`link[href="/style/${name}.css"]`)))));
