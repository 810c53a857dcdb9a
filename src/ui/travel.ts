import type { Attachment } from 'svelte/attachments';

/** As long as what style sheets move. */
const MOVE = 150;
const CALM = '(prefers-reduced-motion: reduce)';

/** Slots that have been on the page: what lies in one from the start comes from nowhere. */
const known = new WeakSet<Element>();

/**
 * For a slot with a card in it, or with none: the card comes there from its tile on the deck, and goes
 * back when it is taken away. A slot that leaves the page takes its card along without a way.
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

/** Moves an element to where it is from where another one is; returns what stops it. */
function move(element: HTMLElement, from: () => HTMLElement | null): () => void {
  let way: Animation | undefined;
  // Places are read when all has been laid: the frame has to find them anyway.
  const frame = requestAnimationFrame(() => {
    const start = from()?.getBoundingClientRect();
    if (start === undefined || !element.isConnected) return;
    const end = element.getBoundingClientRect();
    const x = start.x + start.width / 2 - end.x - end.width / 2;
    const y = start.y + start.height / 2 - end.y - end.height / 2;
    // Above what it passes. Among the keyframes it would make every frame the page's own work.
    element.style.zIndex = '4';
    way = element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${start.width / end.width})` },
        { transform: 'none' },
      ],
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
