/**
 * A record in parts, and the way through it.
 * @module
 */
import { fold as foldDoodle } from "../doodle/fold.js";
import { fold as foldPatchwork } from "../patchwork/fold.js";

/** @typedef {{headers: Record<string, string>, names: string[], lines: string[], scores: number[], over: boolean}} Parts */

/** A record's text in parts. An Error whose message is a code says what is wrong. @param {string} text @returns {Parts} */
export function fromText(text) {
  const [head, ...rest] = text.trim().split(/\r?\n/).map((line) => line.replace(/;.*$/, "").trim());
  if (head !== "quiltingbee record 1") throw new Error("not-a-record");
  /** @type {Record<string, string>} */
  const headers = {};
  const names = [];
  const lines = [];
  let scores = /** @type {number[]} */ ([]);
  for (const line of rest) {
    const header = /^([A-Za-z][\w-]*): ?(.*)$/.exec(line);
    if (header) {
      headers[header[1]] = header[2];
      const seat = /^P(\d+)$/.exec(header[1]);
      if (seat) names[Number(seat[1]) - 1] = header[2];
    } else if (/^(--|P\d+) /.test(line)) lines.push(line);
    else if (line.startsWith("== scores ")) scores = line.slice(10).split(/\s+/).map(Number);
  }
  if (!/^(doodle|patchwork)/.test(headers.Game ?? "")) throw new Error("unknown-game");
  return { headers, names, lines, scores, over: scores.length > 0 };
}

/** @param {Parts} parts @returns {any[]} */
export function stepsOf(parts) {
  if (parts.headers.Start) throw new Error("replay-from-start");
  if (parts.headers.Game.startsWith("doodle")) return foldDoodle(parts.lines, Math.max(1, parts.names.length));
  const alone = parts.headers.Automa ? { deck: parts.headers.Automa, level: Number(parts.headers.Level ?? 1) } : null;
  return foldPatchwork(parts.lines, parts.headers.Edition === "original" ? "original" : "revised", alone);
}
