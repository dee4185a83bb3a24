/**
 * What was played in this browser: one's scores, kept here and nowhere else.
 * @module
 */
import { keep, kept } from "../settings.js";

/** @typedef {{id: string, game: string, points: number, seats: number, won: boolean | null, daily: string | null, at: number}} Played */

/** @returns {Played[]} the oldest first */
export const history = () => kept("history", /** @type {Played[]} */ ([]));

/** @param {Omit<Played, "at">} played once for each match */
export function remember(played) {
  const all = history();
  if (all.some((one) => one.id === played.id)) return;
  keep("history", [...all, { ...played, at: Date.now() }].slice(-500));
}
