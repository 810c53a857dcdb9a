import * as say from '#words/opponents';
import { filled, type Draft, type Slot } from '../../notation/draft';
import { chairsOf } from '../../notation/seating';
import { formatCards, type Card } from '../../poker/card';
import { handover } from '../../ui/handover';

/** What the hands need of their table. */
interface Table {
  readonly entered: Draft;
  readonly draft: Draft;
  sayProblem(problem: string): void;
}

/** Milliseconds in the background after which a hand that was face down once is so again. */
const AWAY = 30_000;

/**
 * The key of the hands that are face down, as text, `'AhKh;7c7d'`. They stay so while another page is on screen, and in
 * this tab when it is loaded again; `early.ts` and `app.css` hide the table until the hands are known.
 */
const COVERED = 'outs:covered';

/** Kept by the window, because the table disappears with its page. */
const kept: {
  covered: readonly string[];
  /** The chairs whose hands were face down in this deal; hero's is 0. */
  once: readonly number[];
  /** Whether the window has been in the background for so long that they are face down again. */
  wasAway: boolean;
} = { covered: session()?.getItem(COVERED)?.split(';') ?? [], once: [], wasAway: false };

let since = Infinity;
document.addEventListener('visibilitychange', () => {
  if (document.hidden) since = Date.now();
  else if (Date.now() - since > AWAY) kept.wasAway = true;
});

function session(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** The hands that are face down. Make it where a component is made, and call {@link watch} in an effect. */
export class FaceDown {
  readonly #table: Table;
  /** Called after a hand is turned face down. */
  readonly #onTurned: () => void;
  /** The hands, as text. */
  #covered = $state.raw(kept.covered);

  constructor(table: Table, onTurned: () => void) {
    this.#table = table;
    this.#onTurned = onTurned;
  }

  get isAny(): boolean {
    return this.#covered.length > 0;
  }

  /** Whether the hand in a chair is face down; hero's is 0. */
  hides(chair: number): boolean {
    return this.#covered.includes(cardsIn(this.#table.draft, chair));
  }

  covers(card: Card): boolean {
    return this.#covered.some((cards) => cards.includes(formatCards([card])));
  }

  /** Whether a player of another spot holds a hand that is face down here. */
  isIn(draft: Draft): boolean {
    if (!this.isAny) return false;
    const hands = [draft.hero, ...draft.seats.map((seat) => (seat.kind === 'hand' ? seat.cards : []))];
    return hands.some((hand) => this.#covered.some((cards) => isSameHand(formatCards(filled(hand)), cards)));
  }

  /**
   * Whether a card cannot be dealt: it is in a hand that is face down, and stays there. While a hand is, other cards in play
   * are refused in the same words, so that the words do not tell what is hidden.
   *
   * @param isInPlay the card is anywhere on the table, and is dealt again
   */
  refuses(card: Card, isInPlay = false): boolean {
    if (!this.covers(card) && !(isInPlay && this.isAny)) return false;
    this.#table.sayProblem(say.onTable);
    return true;
  }

  /** Turns the hand in a chair face down, or up again. */
  turn(chair: number): void {
    const cards = cardsIn(this.#table.entered, chair);
    if (this.#covered.includes(cards)) this.#set(this.#covered.filter((own) => own !== cards));
    else this.#cover([chair]);
  }

  turnAllUp(): void {
    this.#set([]);
  }

  /** Turns the hands up whose chairs have other cards in a draft. */
  turnOthersUp(draft: Draft): void {
    kept.once = kept.once.filter((chair) => cardsIn(draft, chair) !== '');
    const hands = [0, ...chairsOf(draft)].map((chair) => cardsIn(draft, chair));
    this.#set(this.#covered.filter((cards) => hands.includes(cards)));
  }

  /** Leaves the hands to everybody's cards, where a tap turns them up; the table is shown. */
  handOver(draft: Draft): void {
    hidePage(false);
    const hands = [0, ...chairsOf(draft)].map((chair) => cardsIn(draft, chair));
    handover.faceDown = hands.map((cards) => (this.#covered.includes(cards) ? cards : ''));
  }

  /** Turns hands face down again after a while in the background. Returns what ends it. */
  watch(): () => void {
    this.#look();
    document.addEventListener('visibilitychange', this.#look);
    return () => {
      document.removeEventListener('visibilitychange', this.#look);
      hidePage(kept.covered.length > 0);
    };
  }

  readonly #look = (): void => {
    // A phone may end a page that is hidden.
    if (document.hidden) save([...this.#covered, ...this.#cardsOf(kept.once)]);
    else {
      save(this.#covered);
      if (kept.wasAway) this.#cover(kept.once);
      kept.wasAway = false;
    }
  };

  #cover(chairs: readonly number[]): void {
    const known = chairs.filter((chair) => cardsIn(this.#table.entered, chair) !== '');
    if (known.length === 0) return;
    kept.once = [...kept.once.filter((chair) => !known.includes(chair)), ...known];
    const hands = this.#cardsOf(known);
    this.#set([...this.#covered.filter((cards) => !hands.includes(cards)), ...hands]);
    this.#onTurned();
  }

  #set(covered: readonly string[]): void {
    if (covered.length !== this.#covered.length) this.#covered = covered;
    kept.covered = covered;
    save(covered);
  }

  #cardsOf(chairs: readonly number[]): string[] {
    return chairs.map((chair) => cardsIn(this.#table.entered, chair));
  }
}

function save(covered: readonly string[]): void {
  try {
    if (covered.length > 0) session()?.setItem(COVERED, covered.join(';'));
    else session()?.removeItem(COVERED);
  } catch {
    // The storage is full: loaded again, the hands are face up.
  }
}

/** Hides the table as long as it does not know which hands are face down. */
function hidePage(isHidden: boolean): void {
  if (isHidden) document.documentElement.dataset.covered = '';
  else delete document.documentElement.dataset.covered;
}

/** Whether two texts are the same hand: `'AhKh'` and `'KhAh'`. */
function isSameHand(one: string, other: string): boolean {
  return one !== '' && (one === other || one === other.slice(2) + other.slice(0, 2));
}

/** The known cards in a chair as text; hero's is 0. */
function cardsIn(draft: Draft, chair: number): string {
  const at = chairsOf(draft).indexOf(chair);
  const seat = draft.seats[at];
  const slots: readonly Slot[] = chair === 0 ? draft.hero : seat?.kind === 'hand' ? seat.cards : [];
  return formatCards(filled(slots));
}
