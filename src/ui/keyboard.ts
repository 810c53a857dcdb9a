import { pageOf } from './pages';

/** What a page's keys work on. */
export interface Keyed {
  /** A card is typed by half: letters go on with it. */
  readonly awaitsSuit: boolean;
  /** Returns whether the character was used. */
  type(character: string): boolean;
  undo(): void;
  redo(): void;
  /** Takes everything from a line of text. */
  enterLine(text: string): void;
  /** Takes everything from a link's fragment. */
  openLink(fragment: string): void;
}

/** Whether an event belongs to a field that takes text. */
function isInField(event: Event): boolean {
  const field = (event.target as Element).closest('input');
  return field !== null && !['radio', 'checkbox', 'range'].includes(field.type);
}

/**
 * A key pressed anywhere but in a field.
 *
 * @param own what the page's own keys do, by name in lower case; letters while no rank waits
 */
export function pressKey(
  page: Keyed,
  event: KeyboardEvent,
  own: Readonly<Record<string, () => void>>,
): void {
  if (isInField(event)) return;
  const key = event.key.toLowerCase();
  const act = key.length > 1 || !page.awaitsSuit ? own[key] : undefined;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'y' || (key === 'z' && event.shiftKey)) page.redo();
    else if (key === 'z') page.undo();
    else return;
  } else if (event.altKey) return;
  else if (key === 'backspace') page.undo();
  else if (act !== undefined) act();
  else if (key.length !== 1 || !page.type(event.key)) return;
  event.preventDefault();
}

/** A longer text is no link that this page wrote. */
const LONGEST_LINK = 5_000;

/**
 * A text, or a link to a page, pasted anywhere but in a field.
 *
 * @param own takes a text of the page's own kind, wherever it is pasted; returns whether it did
 */
export function pasteText(
  page: Keyed,
  event: ClipboardEvent,
  own: (text: string) => boolean = () => false,
): void {
  const text = event.clipboardData?.getData('text') ?? '';
  if (own(text)) {
    event.preventDefault();
    return;
  }
  if (isInField(event)) return;
  event.preventDefault();
  // A picture, say.
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
