/**
 * It is your turn: in the page's title, by a soft sound and by a notice of the system, as chosen.
 * @module
 */
import { notices, sound } from "../settings.js";

/** @typedef {import("./live.js").Live} Live */

/** @type {AudioContext | null} */
let audio = null;

/** Two soft taps of a pencil. */
export function knock() {
  if (!sound.value) return;
  audio ??= new AudioContext();
  for (const [when, pitch] of [[0, 660], [0.12, 880]]) {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.05, audio.currentTime + when);
    loud.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + when + 0.15);
    tone.connect(loud).connect(audio.destination);
    tone.start(audio.currentTime + when);
    tone.stop(audio.currentTime + when + 0.16);
  }
}

const mine = (/** @type {Live} */ live) => {
  const you = live.you.value;
  return you !== null && live.table.value?.status === "playing" && (live.now.value?.waiting.includes(you) ?? false);
};

/** The turn about which was told last, by table. @type {Map<string, number>} */
const told = new Map();

/** The title says whose turn it is. @param {Live} live @param {(id: string) => string} t */
export function attend(live, t) {
  document.title = mine(live) ? `● ${t("your-turn")} · Quilting Bee` : "Quilting Bee";
  const turn = live.now.value?.turn ?? 0;
  if (!mine(live) || told.get(live.id) === turn) return;
  const first = !told.has(live.id);
  told.set(live.id, turn);
  if (first || (live.table.value?.count ?? 1) < 2) return; // alone it is always one's turn
  knock();
  if (document.hidden && notices.value && "Notification" in window && Notification.permission === "granted") {
    const notice = new Notification("Quilting Bee", { body: t("your-turn"), tag: live.id, icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

/** Something happened while nobody looked: kept until somebody does. @type {Map<string, number>} */
const missed = new Map();

/** @param {Live} live */
export function heed(live) {
  if (document.hidden && !missed.has(live.id)) missed.set(live.id, live.told);
}

/** From which event on things were missed, or 0; asked once. @param {string} id */
export function since(id) {
  const from = missed.get(id) ?? 0;
  missed.delete(id);
  return from;
}
