import type { Attachment } from 'svelte/attachments';

/** In milliseconds: the same as `--move` in app.css. */
const MOVE = 150;
const CALM = '(prefers-reduced-motion: reduce)';

/** Slots seen before, or drawn before this was loaded. A card that is in a new slot from the start is not animated. */
const known = new WeakSet<Element>(document.querySelectorAll('.slot'));

/**
 * An attachment for a slot: animates a card from its tile on the deck to the slot, and back when the card is
 * removed. A slot that is removed from the page takes its card along without animation.
 */
export function travels(card: number | undefined): Attachment<HTMLElement> {
  return (slot) => {
    const isNew = !known.has(slot);
    known.add(slot);
    if (card === undefined || matchMedia(CALM).matches) return;
    const coming = isNew ? undefined : move(slot, () => tileOf(card));
    return () => {
      coming?.();
      const tile = tileOf(card);
      if (tile !== null) move(tile, () => (slot.isConnected ? slot : null));
    };
  };
}

function tileOf(card: number): HTMLElement | null {
  return document.querySelector(`[data-card="${card}"]`);
}

/** Animates an element from another element's place to its own. Returns a function that stops it. */
function move(element: HTMLElement, from: () => HTMLElement | null): () => void {
  let way: Animation | undefined;
  // Inside the frame the layout has to be computed anyway: reading places costs nothing extra.
  const frame = requestAnimationFrame(() => {
    const start = from()?.getBoundingClientRect();
    const end = element.getBoundingClientRect();
    // A hidden deck has no width, nor has an element that has left the page.
    if (start === undefined || start.width === 0 || end.width === 0) return;
    const x = start.x + start.width / 2 - end.x - end.width / 2;
    const y = start.y + start.height / 2 - end.y - end.height / 2;
    // Not among the keyframes: with z-index there, the main thread would have to draw every frame.
    element.style.zIndex = '4';
    way = element.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${start.width / end.width})` }, { transform: 'none' }],
      { duration: MOVE, easing: 'ease-out' },
    );
    way.onfinish = () => {
      if (element.getAnimations().length === 0) land();
    };
  });
  function land(): void {
    element.style.zIndex = '';
  }
  return () => {
    cancelAnimationFrame(frame);
    way?.cancel();
    land();
  };
}

/**
 * An attachment for the slots of a hand that is face down: says whether one of them is held, by a finger or by the space
 * bar or Enter.
 */
export function peeks(hold: (isHeld: boolean) => void): Attachment<HTMLElement> {
  return (slots) => {
    const held = ({ type, key }: { type: string; key?: string }): void => {
      hold(type === 'pointerdown' || (type === 'keydown' && /^( |Enter)$/.test(key ?? '')));
    };
    const ends = ['pointerup', 'pointercancel', 'pointerleave', 'keyup', 'focusout'] as const;
    const all = ['pointerdown', 'keydown', ...ends] as const;
    for (const name of all) slots.addEventListener(name, held, true);
    return () => {
      for (const name of all) slots.removeEventListener(name, held, true);
      hold(false);
    };
  };
}
