import * as say from '#words/drills';
import * as study from '#words/study';
import { readEstimate, type Unit } from '../../drills/grade';
import type { QuestionDrill, ReplyTo } from '../../drills/drill';
import type { Reply, Verdict } from '../../drills/kind';
import type { Card } from '../../poker/card';
import { comboIndex } from '../../poker/combos';
import type { Rung } from '../../poker/holding';
import { Steps } from '../../ui/steps.svelte';

/** What the learner has entered so far. */
interface Entry {
  /** Of a number: what is typed. */
  readonly text: string;
  /** Places of hands, cards, or combos by their `comboIndex`: what is chosen. */
  readonly chosen: readonly number[];
  readonly row?: Rung | undefined;
  readonly decision?: 'call' | 'fold' | undefined;
}

const EMPTY: Entry = { text: '', chosen: [] };

/** Characters of a number, a percentage, odds: the page's keypad has the first twelve. */
const NUMERIC = /^[\d.,:%/ ]$/;
/** Longer texts are not numbers. */
const LONGEST = 12;

/** The round of a drill, as far as its question and the keys beside it need it. */
export interface Round {
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

/** The reply to a drill's question, while it is entered. */
export class Answering {
  #entry = $state.raw<Entry>(EMPTY);
  #unit: Unit = $state('percent');
  readonly #steps = new Steps<Entry>();
  readonly drill: QuestionDrill;

  constructor(drill: QuestionDrill) {
    this.drill = drill;
    // It asks for pot odds.
    if (drill.name === 'break-even to odds') this.#unit = 'odds';
  }

  get text(): string {
    return this.#entry.text;
  }
  get chosen(): readonly number[] {
    return this.#entry.chosen;
  }
  get row(): Rung | undefined {
    return this.#entry.row;
  }
  /** The unit of an estimate without a sign. */
  get unit(): Unit {
    return this.#unit;
  }
  set unit(unit: Unit) {
    this.#unit = unit;
  }
  get isEmpty(): boolean {
    const { text, chosen, row, decision } = this.#entry;
    return text.trim() === '' && chosen.length === 0 && row === undefined && decision === undefined;
  }

  #change(entry: Partial<Entry>): void {
    this.#steps.keep(this.#entry);
    this.#entry = { ...this.#entry, ...entry };
  }

  /** Replaces the typed text. */
  enter(text: string): void {
    this.#change({ text: text.slice(0, LONGEST) });
  }

  /** Chooses a place, a card or a combo, or takes it back. At `most`, the first chosen gives way. */
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
    this.#change({ decision });
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

  undo(): void {
    if (this.drill.form === 'number' || this.drill.form === 'estimate') this.enter(this.text.slice(0, -1));
    else this.#entry = this.#steps.undo(this.#entry) ?? this.#entry;
  }

  get canRedo(): boolean {
    return this.#steps.canRedo;
  }

  redo(): void {
    this.#entry = this.#steps.redo(this.#entry) ?? this.#entry;
  }

  clear(): void {
    if (!this.isEmpty) this.#change({ ...EMPTY, row: undefined, decision: undefined });
  }

  /** Why the entry cannot be graded: a sentence. An empty one can. */
  get problem(): string | undefined {
    const { form } = this.drill;
    const text = this.text.trim();
    if (text !== '' && form === 'number' && this.reply === undefined) return say.notANumber(text);
    if (text !== '' && form === 'estimate' && this.reply === undefined) {
      return study.notAProbability(text);
    }
    if (form === 'cards' && this.chosen.length !== 5 && !this.isEmpty) {
      return say.fiveChosen(this.chosen.length);
    }
    if (form === 'combo' && this.chosen.length === 1) return say.twoCards;
    return undefined;
  }

  /** `undefined` where nothing is entered, or it is not a reply. */
  get reply(): ReplyTo<QuestionDrill> | undefined {
    if (this.isEmpty) return undefined;
    return this.#reply();
  }

  #reply(): Reply | undefined {
    const { chosen, text, row, decision } = this.#entry;
    const { form } = this.drill;
    switch (form) {
      case 'number': {
        const number = Number(text.trim().replace(',', '.'));
        return Number.isFinite(number) && number >= 0 ? { form, number } : undefined;
      }
      case 'estimate': {
        const estimate = readEstimate(text, this.#unit);
        return estimate === undefined ? undefined : { form, estimate };
      }
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
