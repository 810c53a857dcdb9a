import * as say from '#words/help';

/** A key, or several in a row, and what they do. */
export interface Key {
  readonly keys: string;
  readonly does: string;
}

/** The keys at the table. A rank and a suit deal a card. */
export const TABLE_KEYS: readonly Key[] = [
  { keys: '9 c', does: say.deals },
  { keys: 'v', does: say.opponent },
  { keys: 'y', does: say.readsKey },
  { keys: 'x', does: say.dead },
  { keys: 'r', does: say.range },
  { keys: 'o', does: say.nextRange },
  { keys: 'w', does: say.narrow },
  { keys: 'g + − .', does: say.gridKeys },
  { keys: 'p', does: say.price },
  { keys: 'e l m u', does: say.reports },
  { keys: '/', does: say.lineKey },
  { keys: 'b', does: say.back },
  { keys: 'f', does: say.on },
  { keys: say.arrows, does: say.move },
  { keys: '⌫', does: say.undo },
  { keys: 'Esc', does: say.close },
  { keys: '?', does: say.keys },
];

const HISTORY_KEYS: Key = { keys: 'n p', does: say.history };
/** The keys of the table while a hand history is open: `p` is then the decision before, not the price. */
export const REPLAY_KEYS: readonly Key[] = TABLE_KEYS.map((key) => (key.keys === 'p' ? HISTORY_KEYS : key));

/** The keys of the study page; `acts` are their names there, see `pressKey`. */
export const STUDY_KEYS = [
  { acts: ['c', 'f'], keys: 'c f', does: say.studyDecide },
  { acts: ['enter'], keys: 'Enter', does: say.studyDone },
  { acts: ['n', 't'], keys: 'n t', does: say.studyNext },
  { acts: ['escape', '?'], keys: 'Esc ?', does: say.studyClear },
] as const satisfies readonly (Key & { readonly acts: readonly string[] })[];

export type StudyKey = (typeof STUDY_KEYS)[number]['acts'][number];

/** Other keys: in a hand history, on the study page, in the hand lab. */
export const OTHER_KEYS: readonly Key[] = [
  HISTORY_KEYS,
  ...STUDY_KEYS,
  { keys: '∗', does: say.lab },
  { keys: 'b v ← →', does: say.showDeal },
  { keys: 'o w', does: say.showTurn },
  { keys: 'f l', does: say.showLook },
];
