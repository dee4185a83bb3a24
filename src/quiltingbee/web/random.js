/**
 * Repeatable chance for drawing: the same match and patch always look the same, so nothing flickers.
 * @module
 */

/** A number between 0 and 2^32 from any text (FNV-1a). @param {string} text */
export function hash(text) {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** A stream of numbers in [0, 1) (mulberry32). @param {string | number} seed @returns {() => number} */
export function stream(seed) {
  let a = typeof seed === "number" ? seed >>> 0 : hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
