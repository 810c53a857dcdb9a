import { cardSymbol } from '#words/cards';
import * as say from '#words/drills';
import * as study from '#words/study';
import { controlOf, type Drill, type ReplyTo } from '../drills/drill';
import { readEstimate, type Unit } from '../drills/grade';
import type { Reply } from '../drills/kind';
import type { Card } from '../poker/card';
import { comboIndex } from '../poker/combos';
import type { Rung } from '../poker/holding';
import type { Entry } from '../ui/entry.svelte';

export interface Entered {
  readonly text: string;
  /** The chosen places: of hands, of cards, or of combos by their `comboIndex`. */
  readonly chosen: readonly number[];
  readonly row?: Rung | undefined;
}

export const NOTHING: Entered = { text: '', chosen: [] };

/** Characters of a number, a percentage, odds: the page's keypad has the first twelve. */
const NUMERIC = /^[\d.,:%/ ]$/;
/** Longer texts are not numbers. */
const LONGEST = 12;

/** The part of a reply that is asked for: cards that are marked, then an estimate, then a decision; otherwise all of it. */
export type Part = 'outs' | 'estimate' | 'price' | 'reply';

function toggled(now: Entered, choice: number, most = Infinity): Entered {
  const others = now.chosen.filter((other) => other !== choice);
  const isIn = others.length < now.chosen.length;
  return { ...now, chosen: isIn ? others : [...others.slice(others.length >= most ? 1 : 0), choice] };
}

export class ReplyDraft {
  readonly drill: Drill;
  readonly #entry: Entry<Entered>;
  readonly #savedUnit: () => Unit;
  #part = $state<Part>('reply');
  #unit: Unit = $state('percent');
  /** The estimate after marked cards: it stays when the cards are taken back. */
  #estimateText = $state('');
  #decision = $state<'call' | 'fold'>();
  #said = $state('');

  constructor(drill: Drill, entry: Entry<Entered>, savedUnit: () => Unit) {
    this.drill = drill;
    this.#entry = entry;
    this.#savedUnit = savedUnit;
    if (drill.form === 'marks') this.#part = 'outs';
    if (drill.form === 'estimate' && controlOf(drill).odds === 'first') this.#unit = 'odds';
  }

  get part(): Part {
    return this.#part;
  }
  get text(): string {
    return this.drill.form === 'marks' ? this.#estimateText : this.#entry.now.text;
  }
  get chosen(): readonly number[] {
    return this.#entry.now.chosen;
  }
  get marks(): readonly Card[] {
    return this.drill.form === 'marks' ? (this.chosen as readonly Card[]) : [];
  }
  get row(): Rung | undefined {
    return this.#entry.now.row;
  }
  get unit(): Unit {
    return this.drill.form === 'marks' ? this.#savedUnit() : this.#unit;
  }
  set unit(unit: Unit) {
    this.#unit = unit;
  }
  /** The last change of the marks, for screen readers. */
  get said(): string {
    return this.#said;
  }
  get isEmpty(): boolean {
    return (
      this.text.trim() === '' && this.chosen.length === 0 && this.row === undefined && this.#decision === undefined
    );
  }

  enter(text: string): void {
    if (this.drill.form === 'marks') this.#estimateText = text;
    else this.#entry.change({ ...this.#entry.now, text: text.slice(0, LONGEST) });
  }

  /** Chooses a place, a card or a combo, or takes it back. If `most` are chosen, the first is dropped. */
  toggle(choice: number, most?: number): void {
    this.#entry.change(toggled(this.#entry.now, choice, most));
  }

  choose(chosen: readonly number[]): void {
    this.#entry.change({ ...this.#entry.now, chosen });
  }

  nameRow(row: Rung): void {
    this.#entry.change({ ...this.#entry.now, row });
  }

  decide(decision: 'call' | 'fold'): void {
    this.#decision = decision;
  }

  reveal(cards: readonly Card[]): void {
    this.#entry.replace({ ...NOTHING, chosen: cards });
  }

  /** Moves to the next part of the reply. Returns whether there is one. */
  goOn(): boolean {
    const hasPrice = this.drill.form === 'marks' && this.drill.given.money !== undefined;
    if (this.#part === 'outs') this.#part = 'estimate';
    else if (this.#part === 'estimate' && hasPrice) this.#part = 'price';
    else return false;
    return true;
  }

  /** Takes a card: to mark, among the five, or for a hand to name. Returns a sentence if it cannot be taken. */
  take(card: Card): string | undefined {
    const { drill } = this;
    if (drill.form === 'cards') {
      const { hand, board } = controlOf(drill);
      if (![...hand, ...board].includes(card)) return study.notOfSeven(cardSymbol(card));
      this.toggle(card, 5);
    } else if (drill.form === 'combo') {
      if (controlOf(drill).board.includes(card)) return study.onTheBoard(cardSymbol(card));
      this.toggle(card, 2);
    } else if (drill.form === 'marks' && this.#part === 'outs') {
      if (drill.key.answer.next?.every((next) => next.card !== card)) return study.inPlay(cardSymbol(card));
      const isMarked = this.chosen.includes(card);
      this.#entry.change(toggled(this.#entry.now, card));
      this.#said = (isMarked ? study.cardUnmarked : study.cardMarked)(cardSymbol(card), this.chosen.length);
    }
    return undefined;
  }

  /** One typed character: of a card, or of a reply (a digit, the number of a hand). Returns whether it was used. */
  type(character: string): boolean {
    if (this.#part === 'outs') return this.#entry.type(character);
    if (this.#part !== 'reply') return false;
    this.#entry.sayProblem(undefined);
    if (!this.#entry.awaitsSuit && this.#typeReply(character)) return true;
    const { form } = this.drill;
    return (form === 'cards' || form === 'combo') && this.#entry.type(character);
  }

  #typeReply(character: string): boolean {
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

  /** Takes back a rank that waits for its suit, the step to the next part, or the last change. */
  undo(): void {
    if (this.#entry.awaitsSuit || !this.back()) {
      this.#restore(() => {
        this.#entry.undo();
      });
    }
  }

  /** Whether something was undone in this part of the reply. */
  get canRedo(): boolean {
    return (this.#part === 'outs' || this.#part === 'reply') && this.#entry.canRedo;
  }

  redo(): void {
    if (!this.canRedo) return;
    this.#restore(() => {
      this.#entry.redo();
    });
  }

  #restore(act: () => void): void {
    const before = this.#entry.now;
    act();
    if (this.#entry.now !== before) this.#said = study.countMarked(this.chosen.length);
  }

  clear(): void {
    if (this.#part !== 'outs' && this.#part !== 'reply') return;
    if (this.drill.form !== 'marks') {
      if (!this.isEmpty) this.#entry.change(NOTHING);
    } else if (this.chosen.length > 0) {
      this.choose([]);
      this.#said = study.noneMarked;
    }
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
    const { chosen, text, row } = this;
    const { form } = this.drill;
    const estimate = this.#estimate;
    const decision = this.#decision;
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
