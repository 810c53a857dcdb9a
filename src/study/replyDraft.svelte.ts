import * as say from '#words/drills';
import * as study from '#words/study';
import { controlOf, type Drill, type ReplyTo } from '../drills/drill';
import { readEstimate, type Unit } from '../drills/grade';
import type { Reply, Verdict } from '../drills/kind';
import type { Card } from '../poker/card';
import { comboIndex } from '../poker/combos';
import type { Rung } from '../poker/holding';

/** The learner's input so far. */
export interface Entered {
  /** The typed text of a number or an estimate. */
  readonly text: string;
  /** The chosen places: of hands, of cards, or of combos by their `comboIndex`. */
  readonly chosen: readonly number[];
  readonly row?: Rung | undefined;
  readonly decision?: 'call' | 'fold' | undefined;
}

export const NOTHING: Entered = { text: '', chosen: [] };

/** Characters of a number, a percentage, odds: the page's keypad has the first twelve. */
const NUMERIC = /^[\d.,:%/ ]$/;
/** Longer texts are not numbers. */
const LONGEST = 12;

/** The part of a reply that is asked for: cards that are marked, then an estimate, then a decision; otherwise all of it. */
export type Part = 'outs' | 'estimate' | 'price' | 'reply';

/** The round of a drill, as far as its question and the keys next to it need it. */
export interface Playing {
  readonly phase: string;
  readonly verdict: Verdict | undefined;
  readonly isFirst: boolean;
  readonly isTimed: boolean;
  readonly secondsLeft: number;
  readonly nextTitle: string;
  readonly trainsMistake: boolean;
  readonly kind: unknown;
  readonly source: { readonly from: string } | undefined;
  advance(): void;
  next(): void;
  again(): void;
  decide(decision: 'call' | 'fold'): void;
  skip(): void;
  reveal(): void;
}

/** What an entry of a reply needs: the saved unit of estimates, and the page's undo. */
interface Surroundings {
  readonly unit: () => Unit;
  readonly change: (entered: Entered) => void;
}

/** The reply to a drill, while it is entered. */
export class Answering {
  #entered = $state.raw(NOTHING);
  #part = $state<Part>('reply');
  #unit: Unit = $state('percent');
  readonly drill: Drill;
  readonly #around: Surroundings;

  constructor(drill: Drill, around: Surroundings) {
    this.drill = drill;
    this.#around = around;
    if (drill.form === 'marks') this.#part = 'outs';
    if (drill.form === 'estimate' && controlOf(drill).odds === 'first') this.#unit = 'odds';
  }

  get entered(): Entered {
    return this.#entered;
  }
  get part(): Part {
    return this.#part;
  }
  get text(): string {
    return this.#entered.text;
  }
  get chosen(): readonly number[] {
    return this.#entered.chosen;
  }
  get row(): Rung | undefined {
    return this.#entered.row;
  }
  /** The unit of an estimate without a sign. */
  get unit(): Unit {
    return this.drill.form === 'marks' ? this.#around.unit() : this.#unit;
  }
  set unit(unit: Unit) {
    this.#unit = unit;
  }
  get isEmpty(): boolean {
    const { text, chosen, row, decision } = this.#entered;
    return text.trim() === '' && chosen.length === 0 && row === undefined && decision === undefined;
  }

  /** Shows what was entered at some moment. */
  show(entered: Entered): void {
    this.#entered = this.drill.form === 'marks' ? { ...entered, text: this.text } : entered;
  }

  #change(entered: Partial<Entered>): void {
    this.#around.change({ ...this.#entered, ...entered });
  }

  /** Replaces the typed text. */
  enter(text: string): void {
    // Text typed after the cards stays when the cards are taken back.
    if (this.drill.form === 'marks') this.#entered = { ...this.#entered, text };
    else this.#change({ text: text.slice(0, LONGEST) });
  }

  /** Chooses a place, a card or a combo, or takes it back. If `most` are chosen, the first is dropped. */
  toggle(choice: number, most = Infinity): void {
    const others = this.chosen.filter((own) => own !== choice);
    const isIn = others.length < this.chosen.length;
    this.#change({ chosen: isIn ? others : [...others.slice(others.length >= most ? 1 : 0), choice] });
  }

  /** Chooses exactly these. */
  choose(chosen: readonly number[]): void {
    this.#change({ chosen });
  }

  nameRow(row: Rung): void {
    this.#change({ row });
  }

  decide(decision: 'call' | 'fold'): void {
    this.#entered = { ...this.#entered, decision };
  }

  /** Moves to the next part of the reply. Returns whether there is one. */
  goOn(): boolean {
    const hasPrice = this.drill.form === 'marks' && this.drill.given.money !== undefined;
    if (this.#part === 'outs') this.#part = 'estimate';
    else if (this.#part === 'estimate' && hasPrice) this.#part = 'price';
    else return false;
    return true;
  }

  /** A key: a digit of a number, or the number of a hand. Returns whether it was used. */
  type(character: string): boolean {
    switch (this.drill.form) {
      case 'number':
      case 'estimate':
        if (!NUMERIC.test(character)) return false;
        this.enter(this.text + character);
        return true;
      case 'hands': {
        const place = Number(character) - 1;
        if (!(place >= 0 && place < this.drill.given.hands.length)) return false;
        this.toggle(place);
        return true;
      }
      default:
        return false;
    }
  }

  /** Returns to the cards, or removes the last digit. Returns `false` if a choice is to be taken back. */
  back(): boolean {
    const { form } = this.drill;
    if (this.#part === 'estimate' || this.#part === 'price') this.#part = 'outs';
    else if (form === 'number' || form === 'estimate') this.enter(this.text.slice(0, -1));
    else return false;
    return true;
  }

  clear(): void {
    if (this.drill.form === 'marks') {
      if (this.chosen.length > 0) this.choose([]);
    } else if (!this.isEmpty) this.#change({ ...NOTHING, row: undefined, decision: undefined });
  }

  /** Why the entry cannot be graded: a sentence. An empty entry can be graded. */
  get problem(): string | undefined {
    const { form } = this.drill;
    const text = this.text.trim();
    if (text !== '' && form === 'number' && this.reply === undefined) return say.notANumber(text);
    if (text !== '' && (form === 'estimate' || form === 'marks') && this.#estimate === undefined) {
      return study.notAProbability(text);
    }
    if (form === 'cards' && this.chosen.length !== 5 && !this.isEmpty) {
      return say.fiveChosen(this.chosen.length);
    }
    if (form === 'combo' && this.chosen.length === 1) return say.twoCards;
    return undefined;
  }

  get #estimate(): number | undefined {
    return readEstimate(this.text, this.unit);
  }

  /** `undefined` if nothing is entered, or the text is not a reply. Marking no card is a reply. */
  get reply(): ReplyTo<Drill> | undefined {
    if (this.isEmpty && this.drill.form !== 'marks') return undefined;
    return this.#reply();
  }

  #reply(): Reply | undefined {
    const { chosen, text, row, decision } = this.#entered;
    const { form } = this.drill;
    const estimate = this.#estimate;
    switch (form) {
      case 'marks':
        return {
          form,
          marks: chosen as readonly Card[],
          ...(estimate !== undefined && { estimate }),
          ...(decision !== undefined && { decision }),
        };
      case 'number': {
        const number = Number(text.trim().replace(',', '.'));
        return Number.isFinite(number) && number >= 0 ? { form, number } : undefined;
      }
      case 'estimate':
        return estimate === undefined ? undefined : { form, estimate };
      case 'hands':
        return { form, hands: chosen };
      case 'cards':
        return { form, cards: chosen as readonly Card[] };
      case 'row':
        return row === undefined ? undefined : { form, row };
      case 'combo': {
        const [first, second] = chosen as readonly Card[] as readonly [Card, Card | undefined];
        return second === undefined ? undefined : { form, combo: comboIndex(first, second) };
      }
      case 'combos':
        return { form, combos: chosen };
      case 'decision':
        return decision === undefined ? undefined : { form, decision };
    }
  }
}
