/**
 * The games a table can be about: each is fetched when a table needs it.
 * @module
 */

/** What a game brings: how its view is read, the match on the screen, its acts in words, and what of the others can be seen.
 * @typedef {{viewOf: (told: any, seats: number) => any, Match: any, Teller: new () => import("./tell.js").Teller, Row: any, Sheets: any}} Game */

/** @type {Record<string, () => Promise<Game>>} */
const GAMES = { doodle: () => import("../doodle/game.js"), patchwork: () => import("../patchwork/game.js") };

/** Fetch a game, once. @param {string} id with its version @returns {Promise<Game>} */
export const bring = (id) => GAMES[id.split("/")[0]]();
