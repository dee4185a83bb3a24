/**
 * Patchwork, as a table knows it. The other quilt lies on the table itself: there are no more sheets to look at.
 * @module
 */
export { PatchworkMatch as Match } from "./match.js";
export { Teller } from "./tell.js";
export { viewOf } from "./view.js";

export const Row = null;
export const Sheets = null;
