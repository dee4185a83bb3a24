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
  if (!sound.value || navigator.userActivation?.hasBeenActive === false) return; // before the first touch browsers keep silent, and complain
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
  if (document.hidden && notices.value && "Notification" in window && Notification.permission === "granted") void notify(live.id, t("your-turn"));
}

/** A notice of the system; where only the service worker may show one (phones), it does. @param {string} table @param {string} words */
async function notify(table, words) {
  const options = { body: words, tag: table, icon: "/icon.svg", data: `/t/${table}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification("Quilting Bee", options).catch(() => undefined); // the visitor has forbidden it since
  const notice = new Notification("Quilting Bee", options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
  return undefined;
}
