/**
 * Going to another page from anywhere, without knowing who shows it.
 * @module
 */

/** @param {string} address */
export const visit = (address) => dispatchEvent(new CustomEvent("quiltingbee:visit", { detail: address }));
