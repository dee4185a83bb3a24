/**
 * Doodle, as a table knows it.
 * @module
 */
import { later } from "../later.js";

export { DoodleMatch as Match } from "./match.js";
export { Teller } from "./tell.js";
export { viewOf } from "./view.js";

export const Row = later(() => import("./others.js"), "Row");
export const Sheets = later(() => import("./others.js"), "Sheets");
