import { closeInnermost } from './escape';
import { pageOf } from './pages';

/** Whether the user has a finger and perhaps no keys: then the page says what to tap. */
export const HAS_TOUCH = matchMedia('(hover: none)').matches;

/** The part of a page that the shared keys need. */
export interface Keyed {
  /** Whether a rank was typed and waits for its suit: letters then belong to the card. */
  readonly awaitsSuit: boolean;
  /** Returns whether the character was used. */
  type(character: string): boolean;
  undo(): void;
  redo(): void;
  /** Replaces the page's content with a line of text. */
  enterLine(text: string): void;
  /** Replaces the page's content by the content of a link's fragment. */
  openLink(fragment: string): void;
}

/** Whether the event's target is a text field. */
export function isInField(event: Event): boolean {
  const field = (event.target as Element).closest('input');
  return field !== null && !['radio', 'checkbox', 'range'].includes(field.type);
}

/** Whether cards are being typed: then a space between two cards must not scroll the page. */
let isTyping = false;
const OTHER_WORK = ['pointerdown', 'wheel'];

function startTyping(): void {
  if (isTyping) return;
  isTyping = true;
  const stop = () => {
    isTyping = false;
    for (const event of OTHER_WORK) removeEventListener(event, stop, true);
  };
  for (const event of OTHER_WORK) addEventListener(event, stop, { capture: true, passive: true });
}

/** The element that the keyboard focused, not the mouse: Space presses it. */
let reached: Element | undefined;
addEventListener('focusin', ({ target }) => {
  reached = target instanceof Element && target.matches(':focus-visible') ? target : undefined;
});

/** Editors that are open on the page. */
const editors = new Set<Element>();

/**
 * Marks an element as an editor while it is on the page: keys pressed on the page are meant for it, even if it
 * has lost the focus. An attachment.
 */
export function editor(element: Element): () => void {
  editors.add(element);
  return () => {
    editors.delete(element);
  };
}

/**
 * Handles a key pressed outside text fields, unless an editor is open. Escape closes the innermost open panel
 * before the page's own action gets it.
 *
 * @param own the actions of the page's own keys, by key name in lower case; letters act only while no rank waits
 */
export function pressKey(page: Keyed, event: KeyboardEvent, own: Readonly<Record<string, () => void>>): void {
  if (isInField(event) || editors.size > 0) return;
  const key = event.key.toLowerCase();
  if (key === ' ') {
    if (!isTyping || event.target === reached) return;
    event.preventDefault();
    page.type(key);
    return;
  }
  const act = key.length > 1 || !page.awaitsSuit ? own[key] : undefined;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'y' || (key === 'z' && event.shiftKey)) page.redo();
    else if (key === 'z') page.undo();
    else return;
  } else if (event.altKey) return;
  else if (key === 'backspace') page.undo();
  else if (key === 'escape') {
    if (!closeInnermost()) act?.();
  } else if (act !== undefined) act();
  else if (key.length !== 1 || !page.type(event.key)) return;
  if (key.length === 1) startTyping();
  event.preventDefault();
}

/** Longer texts are not links that this page wrote. */
const LONGEST_LINK = 5_000;

/**
 * Handles a text, or a link to a page, pasted outside text fields, unless an editor is open.
 *
 * @param own tries a text of the page's own kind first, also in fields; returns whether it took the text
 */
export function pasteText(page: Keyed, event: ClipboardEvent, own: (text: string) => boolean = () => false): void {
  const text = event.clipboardData?.getData('text') ?? '';
  if (own(text)) {
    event.preventDefault();
    return;
  }
  if (isInField(event) || editors.size > 0) return;
  event.preventDefault();
  enterText(page, text);
}

export function enterText(page: Keyed, text: string): void {
  // The clipboard holds a picture, for example.
  if (text === '') return;
  const start = text.search(/#\/(\w*\?|[a-z])/i);
  if (start < 0 || text.length >= LONGEST_LINK) {
    page.enterLine(text);
    return;
  }
  const fragment = text.slice(start).trim();
  if (pageOf(fragment) === pageOf(location.hash)) page.openLink(fragment);
  else location.hash = fragment;
}
