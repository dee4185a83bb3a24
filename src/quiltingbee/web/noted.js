/**
 * What tables committed to before their first deal, kept by this browser until it can be compared.
 * @module
 */
import { keep, kept } from "./settings.js";

const MOST = 200;

/** Keep what a table committed to, as long as its secret is not known: to compare with afterwards. @param {{id: string, status: string, fair: {commitment: string | null}}} table */
export function note(table) {
  const noted = commitments();
  if (table.status === "over" || !table.fair.commitment || noted.some(([id]) => id === table.id)) return;
  keep("commitments", [...noted, [table.id, table.fair.commitment]].slice(-MOST));
}

/** What this browser was shown before the match was over, or null. @param {string} table */
export const noted = (table) => commitments().find(([id]) => id === table)?.[1] ?? null;

/** @returns {[string, string][]} */
const commitments = () => kept("commitments", []);
