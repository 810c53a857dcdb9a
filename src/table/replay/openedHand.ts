import { readHistory } from '../../history/history';
import { EMPTY_DRAFT, type Seat } from '../../notation/draft';
import { readSeat, writeSeat } from '../../notation/fields';
import { readLink, writeLink } from '../../notation/link';
import { READ_KINDS, type ReadKind } from '../../poker/range';
import { fail } from '../../poker/result';
import { count, flag, list, oneOf, optional, parsed, record, text, that, to, type Shape } from '../../shape';
import type { HandedHand, WayBack } from '../../ui/handover';
import { historyProblem } from '../../words/history';
import HandHistory from './HandHistory.svelte';
import { Replay, type Given, type LeftReplay } from './replay.svelte';
import type { Table } from '../table.svelte';

/*
 * A pasted hand and the bar that shows it, and how the tab keeps it for a reload. All that the first paste needs is
 * loaded with this.
 */

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

/** The tab's key for the hand. `TablePage` looks there before it loads this module. */
const KEY = 'outs:hand';

/** Keeps a hand until the tab is closed, if its storage has room; `undefined` drops the kept hand. */
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
    const kept = LEFT(parsed(sessionStorage.getItem(KEY) ?? ''));
    const left = kept.ok && kept.value.link === table.link ? kept.value : undefined;
    const read = left && readHistory(left.text);
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
    readonly narrowed: readonly {
      readonly dealt: number;
      readonly before: string;
      readonly read: ReadKind | undefined;
    }[];
  }[];
  readonly own: string;
}

function writeKept({ given, own, ...left }: LeftReplay): Kept {
  return {
    ...left,
    // A page that links here hands over the text again.
    from: left.from && { from: left.from.from, back: left.from.back },
    given: given.map(({ player, holds, narrowed }) => ({
      player,
      holds: writeSeat(holds),
      narrowed: narrowed.map(({ dealt, before, read }) => ({ dealt, before: writeSeat(before), read })),
    })),
    own: writeLink({ ...EMPTY_DRAFT, ...own }),
  };
}

const seat: Shape<Seat> = (own) => {
  const read = readSeat(typeof own === 'string' ? own : '?', 'line');
  return read.ok ? read : fail([]);
};

/** What is kept, read as if a stranger had written it. */
const LEFT = record<LeftReplay>({
  text,
  from: optional(
    record<WayBack>({
      from: that(text, (own) => /^#\/session\b/.test(own)),
      back: that(text, (own) => own.length < 100),
    }),
  ),
  link: text,
  index: count(),
  viewer: optional(text),
  seesShown: flag,
  isAnyTwo: optional(flag),
  dealt: count(),
  given: list(
    record<Given>({
      player: text,
      holds: seat,
      narrowed: list(
        record<Given['narrowed'][number]>({
          dealt: oneOf([3, 4, 5]),
          before: that(seat, (own) => own.kind !== 'hand'),
          read: optional(oneOf(READ_KINDS)),
        }),
      ),
    }),
  ),
  own: to(text, (link) => {
    const { rake, runs, payouts } = readLink(link).draft;
    return {
      ...(rake !== undefined && { rake }),
      ...(runs !== undefined && { runs }),
      ...(payouts !== undefined && { payouts }),
    };
  }),
});
