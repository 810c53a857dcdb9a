/** A key, or several in a row, and what they do. */
export interface Key {
  readonly keys: string;
  readonly does: string;
}

/** The keys at the table. A rank and a suit deal a card. */
export const TABLE_KEYS: readonly Key[] = [
  { keys: '9 c', does: 'deals the nine of clubs' },
  { keys: 'v', does: 'an opponent’s cards come next' },
  { keys: 'x', does: 'next cards are dead; x again to stop' },
  { keys: 'r', does: 'open what a range holds on the board; % shows shares' },
  { keys: 'arrows', does: 'move in the deck; Enter deals the card' },
  { keys: '⌫', does: 'undo (Ctrl+Y: redo)' },
  { keys: 'Esc', does: 'close what is open, then clear the table' },
  { keys: '?', does: 'show these keys' },
];

/** The keys of the study page; `acts` are their names there, see `pressKey`. */
export const STUDY_KEYS = [
  { acts: ['c', 'f'], keys: 'c f', does: 'study: call or fold' },
  { acts: ['enter'], keys: 'Enter', does: 'study: done, then the next spot' },
  { acts: ['n', 't'], keys: 'n t', does: 'study: after the result, the next spot, or the spot at the table' },
  { acts: ['escape', '?'], keys: 'Esc ?', does: 'study: clear all marks, or open this help' },
] as const satisfies readonly (Key & { readonly acts: readonly string[] })[];

export type StudyKey = (typeof STUDY_KEYS)[number]['acts'][number];

/** Other keys: in a hand history, on the study page, in the hand lab. */
export const OTHER_KEYS: readonly Key[] = [
  { keys: 'n p', does: 'hand history: next or previous decision' },
  ...STUDY_KEYS,
  { keys: '∗', does: 'hand lab: a wild card' },
  { keys: 'b ← →', does: 'everybody’s cards: the next card goes to the board, or to a player' },
  { keys: 'o w', does: 'everybody’s cards: turn a hand over, run it twice' },
  { keys: 'f l', does: 'everybody’s cards: full screen, another look' },
];
