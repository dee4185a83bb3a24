/**
 * Patchwork: what a seat is about to do. The one place that decides what is drawn, previewed and sent.
 * @module
 */
import { INCOME, LEATHER, PIECES, TRACK } from "../data.js";
import { name } from "../geometry.js";
import { away, fit, fitsAnywhere, placeText } from "../placing.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../geometry.js").Shape} Shape */
/** @typedef {import("../placing.js").Pose} Pose */
/** @typedef {{patch: number, pose: Pose}} Draft */

/** @returns {Draft} */
export const empty = () => ({ patch: -1, pose: away() });

/** T2: the next three. @param {View} view */
export const offered = (view) => view.circle.slice(0, 3);

/** @param {View} view @param {Draft} draft @returns {Shape | null} */
export const piece = (view, draft) => (view.leather ? LEATHER : (PIECES[draft.patch]?.shape ?? null));

/** Why a patch cannot be taken (T4). @param {View} view @param {number} seat @param {number} patch @returns {string} */
export function obstacle(view, seat, patch) {
  const quilt = view.quilts[seat];
  if (view.leather) return "leather-first";
  if (PIECES[patch].buttons > quilt.buttons) return "too-few-buttons";
  return fitsAnywhere(PIECES[patch].shape, quilt.filled) ? "" : "fits-nowhere-quilt";
}

/** Spaces crossed that pay (I1). @param {number} from @param {number} to */
const paydays = (from, to) => INCOME.filter((space) => from < space && space <= to).length;

/** T3: what advancing brings. @param {View} view @param {number} seat */
export function advance(view, seat) {
  const from = view.times[seat];
  const to = Math.min(TRACK, view.times[1 - seat] + 1);
  return { spaces: to - from, to, paydays: paydays(from, to), income: paydays(from, to) * (view.quilts[seat]?.income ?? 0), leather: view.special.some((space) => from < space && space <= to) };
}

/** What buying a patch brings: where the token goes, what is paid out (the new patch counts, T5). @param {View} view @param {number} seat @param {number} patch */
export function buying(view, seat, patch) {
  const { time, income, buttons } = PIECES[patch];
  const from = view.times[seat];
  const to = Math.min(TRACK, from + time);
  return { to, buttons, income: paydays(from, to) * (view.quilts[seat].income + income), leather: view.special.some((space) => from < space && space <= to), again: to < view.times[1 - seat] };
}

/** @typedef {{shape: Shape | null, mask: bigint, clash: bigint, legal: boolean, reason: string, act: string | null}} Reading */

/** @param {View} view @param {Draft} draft @param {number} seat @returns {Reading} */
export function read(view, draft, seat) {
  const shape = piece(view, draft);
  const none = { shape, mask: 0n, clash: 0n, legal: false, act: null };
  if (!shape) return { ...none, reason: "pick-a-patch" };
  const cannot = view.leather ? "" : obstacle(view, seat, draft.patch);
  if (!draft.pose.on) return { ...none, reason: cannot || "nothing-yet-quilt" };
  const { mask, clash, legal, reason } = fit(shape, draft.pose, view.quilts[seat].filled);
  const fine = legal && !cannot;
  const act = !fine ? null : view.leather ? `leather ${name(draft.pose.row * 9 + draft.pose.col)}` : `buy ${String(draft.patch).padStart(2, "0")} ${placeText(shape, draft.pose)}`;
  return { shape, mask, clash, legal: fine, reason: cannot || reason, act };
}
