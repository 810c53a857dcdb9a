import type { Table } from './table.svelte';

/** The page's keys, as the reader finds them listed: `<rank><suit>` deals a card. */
export const KEYS: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: '9 c', does: 'deals the nine of clubs' },
  { keys: 'v', does: 'an opponent’s cards come next' },
  { keys: 'x', does: 'dead cards come next, until x again' },
  { keys: 'arrows', does: 'walk the deck, Enter deals' },
  { keys: '⌫', does: 'undoes, Ctrl Y does it again' },
  { keys: 'Esc', does: 'clears the table' },
];

/** A key pressed anywhere but in a field. */
export function pressKey(table: Table, event: KeyboardEvent): void {
  if ((event.target as Element).closest('input') !== null) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'y' || (key === 'z' && event.shiftKey)) table.redo();
    else if (key === 'z') table.undo();
    else return;
  } else if (event.altKey) return;
  else if (key === 'backspace') table.undo();
  else if (key === 'escape') {
    if (table.takesDead) table.release();
    else table.clear();
  } else if (table.typed === '' && key === 'v') table.versus();
  else if (table.typed === '' && key === 'x') table.toggleDead();
  else if (key.length !== 1 || !table.type(event.key)) return;
  event.preventDefault();
}

/** A longer text is no link that this page wrote. */
const LONGEST_LINK = 5_000;

/** A text or a link pasted anywhere but in a field. */
export function pasteText(table: Table, event: ClipboardEvent): void {
  if ((event.target as Element).closest('input') !== null) return;
  event.preventDefault();
  const text = event.clipboardData?.getData('text') ?? '';
  const link = text.indexOf('#/?');
  if (link >= 0 && text.length < LONGEST_LINK) table.openLink(text.slice(link).trim());
  else table.enterLine(text);
}
