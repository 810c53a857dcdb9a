import { cardSymbol } from '#words/cards';
import * as say from '#words/lab';
import { linkProblemsInWords, problemInWords } from '../words/problems';
import { untrack } from 'svelte';
import { type Card, type Rank, JOKER, JOKER_SIGN } from '../poker/card';
import { LAB_SEEDS, type LabDrillName } from '../drills/labNames';
import { compareHands, MOST_HANDS, type Decision } from '../poker/lab/hands';
import { isWild, recognise, type LabCategory, type LabRules, type Made, type Recognised } from '../poker/lab/recognise';
import { Address, type Shown } from '../ui/address';
import { Steps } from '../ui/steps.svelte';
import { TypedCard } from '../ui/typing.svelte';
import {
  cardsOf,
  completeHand,
  EMPTY_HAND,
  EMPTY_LAB,
  isEmptyHand,
  putCard,
  readLabLine,
  readLabLink,
  withoutUnfinishedCard,
  writeLabLine,
  writeLabLink,
  type LabDraft,
  type LabHand,
  type LabSeed,
} from './draft';

/** A slot of a hand. */
export interface LabPlace {
  readonly hand: number;
  readonly slot: number;
}

interface Moment {
  readonly draft: LabDraft;
  readonly active: number;
  readonly chosen: LabPlace | undefined;
}

/** The comparison of the complete hands. */
export interface Showdown {
  /** The winners' places among all hands, from 0. */
  readonly winners: readonly number[];
  /** Why the winner beats the next best; absent on a tie. */
  readonly decidedBy?: Decision;
}

/** The state of the hand lab: the hands, what they make, and the rules. */
export class Lab {
  #draft = $state.raw<LabDraft>(EMPTY_LAB);
  /** The place of the hand that the deck shows. */
  #active = $state(0);
  #chosen = $state.raw<LabPlace>();
  /** The category that the user picked, to see its version instead of the best. */
  #picked = $state<LabCategory>();
  #drill = $state.raw<LabSeed>();
  #problem = $state<string>();
  /** The line as typed, while it is edited or if it could not be read. */
  #edited = $state<string>();
  /** Whether the line's edits are recorded for undo already: all of them are one step. */
  #editsLine = false;
  readonly #steps = new Steps<Moment>();
  readonly #typed = new TypedCard();
  readonly #address: Address;

  readonly isEmpty = $derived(this.#draft.hands.every(isEmptyHand));
  readonly line = $derived(writeLabLine(this.#draft));
  readonly #complete = $derived(this.#draft.hands.map(completeHand));
  readonly #shown: Shown = $derived({
    link: writeLabLink(this.#draft, this.#drill),
    cards: this.#drill === undefined ? this.line : `${this.#drill.name} ${this.#drill.seed}`,
    complete: this.#drill !== undefined || this.#complete.every((hand) => hand !== undefined),
  });
  /** Each hand's category; `undefined` for a hand that lacks cards. */
  readonly recognised: readonly (Recognised | undefined)[] = $derived(
    this.#complete.map((hand) => hand && recognise(hand, this.#draft.rules)),
  );
  /** `undefined` unless at least two hands are complete. */
  readonly showdown: Showdown | undefined = $derived.by(() => {
    const places = [...this.#complete.keys()].filter((at) => this.#complete[at] !== undefined);
    if (places.length < 2) return undefined;
    const hands = this.#complete.filter((hand) => hand !== undefined);
    const { winners, ...why } = compareHands(hands, this.#draft.rules);
    return { ...why, winners: winners.map((winner) => places[winner]) };
  });
  /** The slot for the next card; `undefined` if all hands are complete. */
  readonly caret: LabPlace | undefined = $derived.by(() => {
    if (this.#chosen !== undefined) return this.#chosen;
    const { hands } = this.#draft;
    const order = [this.#active, ...hands.keys()];
    const hand = order.find((at) => hands[at].includes(undefined));
    return hand === undefined ? undefined : { hand, slot: hands[hand].indexOf(undefined) };
  });

  constructor() {
    this.#address = new Address(untrack(() => this.#shown));
  }

  get draft(): LabDraft {
    return this.#draft;
  }
  get active(): number {
    return this.#active;
  }
  get hand(): LabHand {
    return this.#draft.hands[this.#active] ?? EMPTY_HAND;
  }
  get rules(): LabRules {
    return this.#draft.rules;
  }
  /** The drill in place of the hands; `undefined` if there is none. */
  get drill(): LabSeed | undefined {
    return this.#drill;
  }
  get problem(): string | undefined {
    return this.#problem;
  }
  /** The hands as a line of text, or the line as typed. */
  get text(): string {
    return this.#edited ?? this.line;
  }
  get link(): string {
    return this.#shown.link;
  }
  get canRedo(): boolean {
    return this.#steps.canRedo;
  }
  get typedRank(): Rank {
    return this.#typed.rank;
  }
  get typedSymbol(): string {
    return this.#typed.symbol;
  }
  get awaitsSuit(): boolean {
    return this.#typed.symbol !== '';
  }

  /** The version of a hand that is shown: the picked one for the active hand, else the best. */
  version(hand: number): Made | undefined {
    const [best, ...others] = this.recognised[hand]?.versions.values() ?? [];
    if (hand !== this.#active) return best;
    return others.find(({ category }) => category === this.#picked) ?? best;
  }

  /** The cards that wild cards represent in the version shown, slot by slot. */
  ghosts(hand: number): (Card | undefined)[] {
    const stands = [...(this.version(hand)?.wilds ?? [])];
    return (this.#draft.hands[hand] ?? []).map((card) =>
      card !== undefined && isWild(card, this.rules) ? stands.shift() : undefined,
    );
  }

  /** Deals a card to the caret, or takes it back if the active hand holds it. */
  tap(card: Card): void {
    const held = card === JOKER ? -1 : this.hand.indexOf(card);
    if (held >= 0) this.#takeBack({ hand: this.#active, slot: held });
    else this.#deal(card);
  }

  /** Puts the caret in a slot, and takes back the card in it. */
  choose(place: LabPlace): void {
    if (this.#draft.hands[place.hand]?.[place.slot] !== undefined) this.#takeBack(place);
    else {
      this.show(place.hand);
      this.#chosen = place;
    }
  }

  /** Makes a hand the active one, which the deck shows. */
  show(hand: number): void {
    if (hand !== this.#active) this.#picked = undefined;
    this.#active = hand;
    this.#chosen = undefined;
    this.#problem = undefined;
    this.#edited = undefined;
  }

  /** Picks the version of a category; picking it again shows the best. */
  pick(category: LabCategory): void {
    this.#picked = this.#picked === category ? undefined : category;
  }

  addHand(): void {
    const { hands } = this.#draft;
    const empty = hands.findIndex(isEmptyHand);
    if (empty >= 0) this.show(empty);
    else if (hands.length === MOST_HANDS) {
      this.#problem = say.mostHands(MOST_HANDS);
    } else this.#change({ ...this.#draft, hands: [...hands, EMPTY_HAND] }, hands.length);
  }

  removeHand(hand: number): void {
    const hands = this.#draft.hands.toSpliced(hand, 1);
    const active = this.#active > hand ? this.#active - 1 : this.#active;
    this.#change({ ...this.#draft, hands }, Math.min(active, hands.length - 1));
  }

  setRules(rules: LabRules): void {
    this.#change({ ...this.#draft, rules }, this.#active, this.#chosen);
  }

  clear(): void {
    if (!this.isEmpty || this.#draft.hands.length > 1) {
      this.#change({ ...EMPTY_LAB, rules: this.rules }, 0);
    }
    this.#typed.clear();
    this.#problem = undefined;
    this.#edited = undefined;
  }

  undo(): void {
    this.#problem = undefined;
    if (this.#edited !== undefined && !this.#editsLine) {
      this.#edited = undefined;
      return;
    }
    if (this.#typed.waits) {
      this.#typed.clear();
      return;
    }
    const moment = this.#steps.undo(this.#moment());
    if (moment !== undefined) this.#restore(moment);
  }

  redo(): void {
    const moment = this.#steps.redo(this.#moment());
    if (moment !== undefined) this.#restore(moment);
  }

  /** Handles one typed character, of a card or a wild card. Returns whether it was used. */
  type(character: string): boolean {
    if (character === JOKER_SIGN) {
      this.#typed.clear();
      this.#deal(JOKER);
      return true;
    }
    const { used, card, problem } = this.#typed.type(character);
    if (card !== undefined) {
      this.#typed.clear();
      this.#dealTyped(card);
    } else if (used) this.#problem = problem;
    return used;
  }

  /** Deals a drill, with a seed at random. */
  deal(name: LabDrillName): void {
    this.#problem = undefined;
    this.#drill = { name, seed: Math.floor(LAB_SEEDS * Math.random()) };
    this.#address.show(this.#shown);
  }

  /** Goes back from a drill to the hands. */
  endDrill(): void {
    this.#problem = undefined;
    this.#drill = undefined;
    this.#address.show(this.#shown);
  }

  /** Replaces the hands with those of a line. If it cannot be read, reports why and changes nothing. */
  enterLine(text: string): void {
    this.endDrill();
    this.#readLine(text);
    this.#editsLine = false;
  }

  /** Updates the hands while the line is edited. */
  editLine(text: string): void {
    const finished = withoutUnfinishedCard(text);
    if (finished.trim() !== '' || text.trim() === '') this.#readLine(finished);
    this.#edited = text;
  }

  /** Ends an edit. A line that cannot be read stays, with its problem. Returns whether it could be read. */
  leaveLine(): boolean {
    const text = this.#edited;
    if (text === undefined) return true;
    const done = this.#readLine(text);
    this.#editsLine = false;
    this.#edited = done ? undefined : text;
    return done;
  }

  /** Reverts the edit of the line. */
  abandonLine(): void {
    if (this.#editsLine) this.undo();
    this.#edited = undefined;
    this.#problem = undefined;
  }

  /** Opens the hands of the address. */
  enterLink(fragment: string): void {
    if (fragment === this.link) return;
    const isFirst = this.isEmpty && !this.#steps.canUndo;
    this.openLink(fragment, true);
    if (isFirst) this.#steps.forget();
  }

  /** Opens a link, reports what is wrong in it, and uses the rest. */
  openLink(fragment: string, isAddress = false): void {
    const { draft, drill, problems } = readLabLink(fragment);
    this.#drill = drill;
    // Behind a drill the hands stay as they are.
    if (drill === undefined) this.#change(draft, 0, undefined, isAddress);
    else this.#change({ ...this.#draft, rules: draft.rules }, this.#active, this.#chosen, isAddress);
    this.#problem = linkProblemsInWords(problems);
  }

  sayProblem(problem: string): void {
    this.#problem = problem;
  }

  hush(): void {
    this.#problem = undefined;
  }

  #deal(card: Card): void {
    const to = this.caret;
    if (to === undefined) {
      this.#problem = say.handIsFull;
      return;
    }
    this.#change(putCard(this.#draft, to.hand, to.slot, card), to.hand);
  }

  #dealTyped(card: Card): void {
    const to = this.caret;
    const hand = to?.hand ?? this.#active;
    if (this.#draft.hands[hand]?.includes(card)) {
      const name = cardSymbol(card);
      this.#problem = this.#draft.hands.length === 1 ? say.alreadyInHand(name) : say.alreadyIn(name, hand + 1);
    } else this.#deal(card);
  }

  #takeBack(place: LabPlace): void {
    this.#change(putCard(this.#draft, place.hand, place.slot, undefined), place.hand, place);
  }

  /** Returns whether the line could be read. */
  #readLine(text: string): boolean {
    const read = readLabLine(text);
    this.#problem = read.ok ? undefined : problemInWords(read.error);
    if (!read.ok) return false;
    const draft = { ...this.#draft, hands: read.value };
    if (writeLabLine(draft) !== this.line) {
      const editing = this.#editsLine;
      if (editing) this.#steps.goOn();
      else this.#steps.keep(this.#moment());
      const unfinished = read.value.findIndex((hand) => cardsOf(hand).length < hand.length);
      this.#restore({
        draft,
        active: unfinished >= 0 ? unfinished : Math.min(this.#active, read.value.length - 1),
        chosen: undefined,
      });
      this.#editsLine = true;
    }
    return true;
  }

  #moment(): Moment {
    return { draft: this.#draft, active: this.#active, chosen: this.#chosen };
  }

  /** @param isAddress whether the address has this state already, perhaps written in another way */
  #change(draft: LabDraft, active: number, chosen?: LabPlace, isAddress = false): void {
    this.#steps.keep(this.#moment());
    this.#restore({ draft, active, chosen }, isAddress);
  }

  #restore({ draft, active, chosen }: Moment, isAddress = false): void {
    this.#typed.clear();
    this.#problem = undefined;
    this.#edited = undefined;
    this.#editsLine = false;
    this.#picked = undefined;
    this.#draft = draft;
    this.#active = active;
    this.#chosen = chosen;
    if (isAddress) this.#address.shows(this.#shown);
    else this.#address.show(this.#shown);
  }
}
