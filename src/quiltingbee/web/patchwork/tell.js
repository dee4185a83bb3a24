/**
 * Acts of Patchwork as sentences.
 * @module
 */
import { PIECES } from "../data.js";
import { turnedWords } from "../hand.js";
import { t } from "../words.js";

/** An act names its patch itself: nothing has to be followed. */
export class Teller {
  follow() {}

  /** @param {string} act @param {number} _seat @param {string} who */
  act(act, _seat, who) {
    const words = act.split(/\s+/);
    if (words[0] === "buy") {
      const patch = PIECES[Number(words[1])];
      return [t("tell-buy", { who, square: words[2], buttons: patch?.buttons ?? 0, time: patch?.time ?? 0 }), turnedWords(words[3] ?? "r0")].filter(Boolean).join(", ");
    }
    if (words[0] === "leather") return t("tell-leather", { who, square: words[1] });
    return words[0] === "advance" ? t("tell-advance", { who }) : "";
  }
}
