import { settings } from './settings.svelte';

/** Milliseconds without a touch or a key after which the screen may sleep. */
const QUIET = 10 * 60_000;
const ACTS = ['pointerdown', 'keydown'];
/** Milliseconds from an act to the request: the browser takes long for it, and the act's result is painted first. */
const AFTER = 300;

/** Whether this browser can keep a screen on. */
export const CAN_STAY_AWAKE = 'wakeLock' in navigator;

/**
 * Keeps the screen on while `isWanted`, and the user has done something within ten minutes. A refusal is silent; the
 * next touch asks again. Call it where a component is made.
 */
export function stayAwake(isWanted: () => boolean): void {
  $effect(() => {
    if (!CAN_STAY_AWAKE || settings.screen !== 'on' || !isWanted()) return;
    let isOver = false;
    let isAsking = false;
    let lock: WakeLockSentinel | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      void lock?.release().catch(() => undefined);
      lock = undefined;
    };
    const ask = () => {
      clearTimeout(timer);
      timer = setTimeout(release, QUIET);
      if (document.hidden || isAsking || lock?.released === false) return;
      isAsking = true;
      navigator.wakeLock
        .request('screen')
        .then(
          (given) => {
            lock = given;
            if (isOver) release();
          },
          () => undefined,
        )
        .finally(() => (isAsking = false));
    };
    const askSoon = () => {
      clearTimeout(soon);
      soon = setTimeout(ask, AFTER);
    };
    const look = () => {
      if (!document.hidden) ask();
    };
    ask();
    for (const act of ACTS) addEventListener(act, askSoon, { passive: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(soon);
      release();
      for (const act of ACTS) removeEventListener(act, askSoon);
      document.removeEventListener('visibilitychange', look);
    };
  });
}
