import { readHistory } from '../../history/history';
import { EMPTY_DRAFT } from '../../notation/draft';
import { readSeat, writeSeat } from '../../notation/fields';
import { readLink, writeLink } from '../../notation/link';
import type { HandedHand } from '../../ui/handed';
import { historyProblem } from '../../words/history';
import HandHistory from './HandHistory.svelte';
import { Replay, type Given, type LeftReplay } from './replay.svelte';
import type { Table } from '../table.svelte';

/*
 * A pasted hand and the bar that shows it, and how the tab keeps it for a reload. All that the first paste needs is
 * loaded with this.
 */

/** A hand with the bar that shows it. */
export interface OpenedHand {
  readonly Bar: typeof HandHistory;
  readonly replay: Replay;
}

/**
 * Opens the hands of a text, or says on the table why it cannot.
 *
 * @param from the page that leads here
 * @param left where the user left them
 */
export function openHand(table: Table, text: string, from?: HandedHand, left?: LeftReplay): OpenedHand | undefined {
  const read = readHistory(text);
  if (read.ok) {
    return { Bar: HandHistory, replay: new Replay(text, read.value, table, from, left) };
  }
  table.sayProblem(historyProblem(read.error));
  return undefined;
}

/** Where the tab keeps the hand. `TablePage` looks there before it loads this. */
const KEY = 'outs:hand';

/** Keeps a hand until the tab is closed, where its storage has room; `undefined` drops what was kept. */
export function keepHand(left: LeftReplay | undefined): void {
  try {
    sessionStorage.removeItem(KEY);
    if (left !== undefined) sessionStorage.setItem(KEY, JSON.stringify(writeKept(left)));
  } catch {
    // Storage is full or forbidden: the hand lasts as long as the page.
  }
}

/** Opens the hand that the tab keeps, if the spot on the table is still the one that it was left at. */
export function reopenHand(table: Table): OpenedHand | undefined {
  try {
    const left = readKept(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    const read = left?.link === table.link ? readHistory(left.text) : undefined;
    if (left !== undefined && read?.ok === true) {
      const replay = new Replay(left.text, read.value, table, undefined, left);
      const { at, decisions, viewers } = replay;
      const end = Math.max(1, decisions.length);
      const isThere = Math.max(at, left.dealt) < end && (left.viewer === undefined || viewers.includes(left.viewer));
      if (isThere) return { Bar: HandHistory, replay };
    }
  } catch {
    // No hand that was kept here.
  }
  keepHand(undefined);
  return undefined;
}

/** A hand as it is kept: ranges and money as links write them. */
interface Kept extends Omit<LeftReplay, 'given' | 'own'> {
  readonly given: readonly {
    readonly player: string;
    readonly holds: string;
    readonly narrowed: readonly { readonly dealt: number; readonly before: string }[];
  }[];
  readonly own: string;
}

function writeKept({ given, own, ...left }: LeftReplay): Kept {
  return {
    ...left,
    // A page that leads here hands over the text again.
    from: left.from && { from: left.from.from, back: left.from.back },
    given: given.map(({ player, holds, narrowed }) => ({
      player,
      holds: writeSeat(holds),
      narrowed: narrowed.map(({ dealt, before }) => ({ dealt, before: writeSeat(before) })),
    })),
    own: writeLink({ ...EMPTY_DRAFT, ...own }),
  };
}

/** Reads what is kept as if a stranger had written it; throws or returns nothing where anything is not as it should be. */
function readKept(kept: unknown): LeftReplay | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { text, from, link, index, viewer, seesShown, dealt, given, own } = kept as Partial<Kept>;
  const isSound =
    [text, link, own].every((one) => typeof one === 'string') &&
    [index, dealt].every(isCount) &&
    ['string', 'undefined'].includes(typeof viewer) &&
    typeof seesShown === 'boolean' &&
    Array.isArray(given) &&
    (from === undefined ||
      (/^#\/session\b/.test(from.from) && typeof from.back === 'string' && from.back.length < 100));
  if (!isSound || given === undefined) return undefined;
  const { rake, runs, payouts } = readLink(own ?? '').draft;
  return {
    ...{ text, link, index, viewer, seesShown, dealt },
    from: from && { from: from.from, back: from.back },
    given: given.map(readGiven),
    own: {
      ...(rake !== undefined && { rake }),
      ...(runs !== undefined && { runs }),
      ...(payouts !== undefined && { payouts }),
    },
  } as LeftReplay;
}

function readGiven({ player, holds, narrowed }: Kept['given'][number]): Given {
  const seatIn = (written: string) => {
    const read = readSeat(written, 'line');
    if (!read.ok) throw new TypeError('no seat');
    return read.value;
  };
  if (typeof player !== 'string') throw new TypeError('no player');
  return {
    player,
    holds: seatIn(holds),
    narrowed: narrowed.map(({ dealt, before: written }) => {
      const before = seatIn(written);
      if (![3, 4, 5].includes(dealt) || before.kind === 'hand') throw new TypeError('no street');
      return { dealt, before };
    }),
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
