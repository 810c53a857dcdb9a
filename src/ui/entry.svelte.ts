import * as say from '#words/table';
import { cardOf, rankFromCharacter, rankSymbol, suitFromCharacter, type Card, type Rank } from '../poker/card';
import { plainText } from '../poker/plainText';
import { Address, type Addressed } from './address';

/** How many steps undo goes back. */
const MEMORY = 200;

/** The history of undo and redo. A moment is a state of the page's input. */
class Steps<Moment> {
  #past = $state.raw<readonly Moment[]>([]);
  /** Undone moments, the last undone at the end. */
  #undone = $state.raw<readonly Moment[]>([]);

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Records a moment that is about to change. Clears redo. */
  keep(moment: Moment): void {
    this.#past = [...this.#past, moment].slice(-MEMORY);
    this.#undone = [];
  }

  /** Continues a change whose first moment is recorded already. Clears redo. */
  goOn(): void {
    this.#undone = [];
  }

  forget(): void {
    this.#past = [];
    this.#undone = [];
  }

  /** The moment before `now`; `undefined` if there is none. */
  undo(now: Moment): Moment | undefined {
    const moment = this.#past.at(-1);
    if (moment === undefined) return undefined;
    this.#past = this.#past.slice(0, -1);
    this.#undone = [...this.#undone, now];
    return moment;
  }

  /** The moment that undo left for `now`; `undefined` if there is none. */
  redo(now: Moment): Moment | undefined {
    const moment = this.#undone.at(-1);
    if (moment === undefined) return undefined;
    this.#undone = this.#undone.slice(0, -1);
    this.#past = [...this.#past, now];
    return moment;
  }
}

/** The result of one typed character: a card, a problem, or neither while a rank waits for its suit. */
interface Keystroke {
  /** Whether the character belongs to a card. */
  readonly used: boolean;
  readonly card?: Card;
  readonly problem?: string;
}

/**
 * Cards typed anywhere on a page, character by character. A rank waits for its suit, and stays visible until
 * the page has dealt the card and calls `clear`.
 */
class TypedCard {
  /** `'9'`, or `'1'` on its way to a ten. */
  #typed = $state('');

  get waits(): boolean {
    return this.#typed !== '';
  }
  /** The rank that waits, or -1. */
  get rank(): Rank {
    return rankFromCharacter(this.#typed);
  }
  /** The waiting rank as a card shows it. */
  get symbol(): string {
    return this.rank >= 0 ? rankSymbol(this.rank) : this.#typed;
  }

  clear(): void {
    this.#typed = '';
  }

  type(typed: string): Keystroke {
    const character = plainText(typed);
    const suit = suitFromCharacter(character);
    const waiting = this.#typed;
    if (waiting !== '' && suit >= 0) {
      if (waiting !== '1') return { used: true, card: cardOf(this.rank, suit) };
      this.clear();
      return { used: true, problem: say.notCard(`1${character}`) };
    }
    const ten = waiting === '1' && character === '0';
    if (!ten && character !== '1' && rankFromCharacter(character) < 0) return { used: false };
    this.#typed = ten ? 'T' : character.toUpperCase();
    return { used: true };
  }
}

/** The field of a line that is edited: all its edits are one step of undo. */
export const LINE = 'line';

/** What a page makes of its entry. */
export interface EntryRules<Moment> {
  /** The present moment as the address shows it. */
  address(): Addressed;
  /** Deals a typed card, or says why not. */
  deal(card: Card): void;
  /** Changes the page to the state of a line. If the line cannot be read, it reports why and returns `false`. */
  read(text: string): boolean;
  /** The text without an unfinished end, such as a rank that waits for its suit. */
  finished?(text: string): string;
  /** Called with a new present moment, before the address is written. */
  shown?(moment: Moment): void;
}

/**
 * What a page is given by taps, keys, a line and links, with undo and redo. The page says how a moment is shown, and what a
 * card or a line does to it.
 *
 * A typed `9` waits for its suit. `9` `c` is one step, and so are all edits of a line from `9c` to `9c 4c on 7d`.
 */
export class Entry<Moment> {
  readonly #rules: EntryRules<Moment>;
  readonly #steps = new Steps<Moment>();
  readonly #typed = new TypedCard();
  readonly #address: Address;
  #now: Moment;
  /** The field that the last change was typed into: the next change of this field belongs to the same step. */
  #field: string | undefined;
  /** The line as typed, while it is edited or if it could not be read. */
  #edited = $state<string>();
  #problem = $state.raw<string | (() => string)>();

  /** @param empty the page in the address */
  constructor(now: Moment, empty: Addressed, rules: EntryRules<Moment>) {
    this.#now = $state.raw(now);
    this.#address = new Address(empty);
    this.#rules = rules;
  }

  /** The present moment, as undo keeps it. */
  get now(): Moment {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#steps.canUndo;
  }
  get canRedo(): boolean {
    return this.#steps.canRedo;
  }
  /** Whether a rank was typed and waits for its suit. */
  get awaitsSuit(): boolean {
    return this.#typed.waits;
  }
  /** The typed rank that waits for its suit, or -1. */
  get typedRank(): Rank {
    return this.#typed.rank;
  }
  /** The typed rank as a card shows it; empty if none waits. */
  get typedSymbol(): string {
    return this.#typed.symbol;
  }
  /** The line as typed, while it is edited or if it could not be read. */
  get edited(): string | undefined {
    return this.#edited;
  }
  /** Why the last entry changed nothing, or only a part. */
  get problem(): string | undefined {
    return typeof this.#problem === 'function' ? this.#problem() : this.#problem;
  }

  /** @param problem a sentence, or a function of words that may still be on their way */
  sayProblem(problem: string | (() => string) | undefined): void {
    this.#problem = problem;
  }

  undo(): void {
    this.#problem = undefined;
    // A text that could not be read goes before what stood there when it was typed.
    if (this.#edited !== undefined && this.#field !== LINE) this.#edited = undefined;
    else if (this.awaitsSuit) this.#typed.clear();
    else this.#restore(this.#steps.undo(this.#now));
  }

  redo(): void {
    this.#restore(this.#steps.redo(this.#now));
  }

  /** One typed character: a rank waits for its suit, then the card is dealt. Returns whether it was used. */
  type(character: string): boolean {
    const { used, card, problem } = this.#typed.type(character);
    if (card !== undefined) {
      this.#typed.clear();
      this.#rules.deal(card);
    } else if (used) this.#problem = problem;
    return used;
  }

  /** Reads a line of text in one step. */
  enterLine(text: string): void {
    this.leaveField();
    this.#rules.read(text);
    this.leaveField();
  }

  /** Reads the line while the user edits it. */
  editLine(text: string): void {
    const finished = this.#rules.finished?.(text) ?? text;
    if (finished.trim() !== '' || text.trim() === '') this.#rules.read(finished);
    this.#edited = text;
  }

  /** Ends the edit of the line and returns whether it could be read. An unreadable line stays, but no part of it counts. */
  leaveLine(): boolean {
    const text = this.#edited;
    if (text === undefined) return true;
    const isRead = this.#rules.read(text);
    const problem = this.#problem;
    if (problem !== undefined && text.trim() !== '' && this.#field === LINE) {
      this.#restore(this.#steps.undo(this.#now));
      this.#steps.goOn();
      this.#problem = problem;
    }
    this.leaveField();
    // In place of an emptied line the page's own line comes back.
    const isDone = isRead || text.trim() === '';
    if (isDone) this.dropText();
    else this.#edited = text;
    return isDone;
  }

  /** Takes back all edits of the line. */
  abandonLine(): void {
    if (this.#field === LINE) this.undo();
    this.dropText();
  }

  /** Ends the edit of a field: the next edit is a new step of undo. */
  leaveField(): void {
    this.#field = undefined;
  }

  /** Drops the typed text and its fault. */
  dropText(): void {
    this.#edited = undefined;
    this.#problem = undefined;
  }

  dropRank(): void {
    this.#typed.clear();
  }

  /** Makes a moment the present one by a step of undo. @param field the field it was typed into, if any */
  change(moment: Moment, field?: string, isAddress = false): void {
    if (field === undefined || field !== this.#field) this.#steps.keep(this.#now);
    else this.#steps.goOn();
    this.enter(moment, isAddress);
    this.#field = field;
  }

  /** Makes a moment the present one. @param isAddress whether the address has it already, perhaps in another notation */
  enter(moment: Moment, isAddress = false): void {
    this.#field = undefined;
    this.#typed.clear();
    this.dropText();
    this.#now = moment;
    this.#rules.shown?.(moment);
    this.write(isAddress);
  }

  /** Puts a moment in place of the present one, without a step of undo. */
  replace(moment: Moment): void {
    this.#now = moment;
  }

  forgetSteps(): void {
    this.#steps.forget();
  }

  /** Writes the present moment to the address. @param isAddress whether it is there already */
  write(isAddress = false): void {
    if (isAddress) this.#address.shows(this.#rules.address());
    else this.#address.show(this.#rules.address());
  }

  #restore(moment: Moment | undefined): void {
    if (moment !== undefined) this.enter(moment);
  }
}
