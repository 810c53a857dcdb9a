import type { Draft } from '../notation/draft';
import type { Fields } from '../notation/fields';
import { writeLine } from '../notation/line';
import type * as Reads from '../notation/reads';
import type { Entry } from '../ui/entry.svelte';
import { caretOf, type Moment } from './moment';

/* Texts that are more than cards: what is typed for an opponent and may be a range, and what has reads. */

/** The text typed for an opponent without a card. */
interface ForSeat {
  readonly text: string;
  /** The entry before the text, and the steps of undo since. */
  readonly from: Draft;
  readonly steps: number;
  /** The entry now: if it changes in another way, the text is done. */
  readonly entered: Draft;
}

/** Signs that only a range has, or a rank with an open suit. */
const RANGE_SIGN = /[-+,%:]$|[2-9tjqka]o$/i;
const RANKS = /10|[2-9tjqka]/gi;

/** The text typed for an opponent without a card: it may be a range, which the line reads. */
export class SeatText {
  readonly #entry: Entry<Moment>;
  readonly #reads: LateReads;
  readonly #showLine: (() => void) | undefined;
  #now: ForSeat | undefined;

  /** @param showLine shows the line for typing */
  constructor(entry: Entry<Moment>, reads: LateReads, showLine: (() => void) | undefined) {
    this.#entry = entry;
    this.#reads = reads;
    this.#showLine = showLine;
  }

  /** The next characters are for an opponent. @param from the entry before he has a seat */
  begin(from: Draft): void {
    this.#now = { text: '', from, steps: 0, entered: from };
  }

  /**
   * One typed character. Once the text can only be a range, the line takes all of it.
   *
   * @param typeCard types it as a part of a card
   * @returns whether it was used
   */
  type(character: string, typeCard: (character: string) => boolean): boolean {
    const now = this.#now;
    const entry = this.#entry;
    if (now?.entered !== entry.now.draft || caretOf(entry.now)?.in !== 'seat') return typeCard(character);
    const text = now.text + character;
    if (meansRange(text)) {
      this.#toLine(now, text);
      return true;
    }
    const isUsed = typeCard(character);
    const entered = entry.now.draft;
    this.#now = { ...now, text, steps: now.steps + (entered === now.entered ? 0 : 1), entered };
    return isUsed;
  }

  /** The cards that were dealt of the text are taken back. */
  #toLine({ from, steps }: ForSeat, text: string): void {
    this.#entry.dropRank();
    for (let step = 0; step < steps; step++) this.#entry.undo();
    this.#entry.editLine(`${writeLine(this.#reads.typed(from))} v ${text.trimStart()}`.trimStart());
    this.#showLine?.();
  }
}

function meansRange(text: string): boolean {
  return RANGE_SIGN.test(text) || (text.match(RANKS)?.length ?? 0) > 2;
}

/** What narrows ranges by reads: loaded with the first answer, or when a text first has a read. */
export class LateReads {
  readonly #onMissing: () => void;
  #reads: typeof Reads | undefined;
  /** The last text that waits for them. */
  #awaited: object | undefined;

  /** @param onMissing called if a text has reads and they cannot be loaded */
  constructor(onMissing: () => void) {
    this.#onMissing = onMissing;
  }

  /** Returns `undefined` if they cannot be loaded. */
  async load(): Promise<typeof Reads | undefined> {
    return (this.#reads = await import('../notation/reads').catch(() => undefined));
  }

  /** A draft as a text has it: ranges as they were before reads narrowed them, with the reads. */
  typed(draft: Draft): Draft {
    return this.#reads?.asTyped(draft) ?? draft;
  }

  /** Narrows the ranges of a changed draft by its reads once more. */
  again(draft: Draft): Draft {
    return this.#reads?.readAgain(draft) ?? draft;
  }

  /** Goes on once the reads of a text have narrowed its ranges: at once, except the first time. */
  apply(written: Fields, goOn: (read: Fields) => void): void {
    if (written.draft.reads === undefined) goOn(written);
    else if (this.#reads !== undefined) goOn(this.#reads.applyReads(written));
    else {
      const awaited = {};
      this.#awaited = awaited;
      void this.load().then((reads) => {
        if (reads === undefined) this.#onMissing();
        else if (this.#awaited === awaited) goOn(reads.applyReads(written));
      });
    }
  }

  /** The table has changed: a text that waits comes too late. */
  forget(): void {
    this.#awaited = undefined;
  }
}
