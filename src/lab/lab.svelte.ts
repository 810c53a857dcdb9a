import { cardSymbol } from '#words/cards';
import * as say from '#words/lab';
import { linkProblemsInWords, problemInWords } from '../words/problems';
import { type Card, JOKER, JOKER_SIGN } from '../poker/card';
import { LAB_SEEDS, type LabDrillName } from '../drills/labNames';
import { compareHands, MOST_HANDS, type Decision } from '../poker/lab/hands';
import { isWild, recognise, type LabCategory, type LabRules, type Made, type Recognised } from '../poker/lab/recognise';
import type { Addressed } from '../ui/address';
import { Entry, LINE } from '../ui/entry.svelte';
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

export interface LabPlace {
  readonly hand: number;
  readonly slot: number;
}

interface Moment {
  readonly draft: LabDraft;
  /** The place of the hand that the deck shows. */
  readonly active: number;
  readonly chosen: LabPlace | undefined;
}

export interface Showdown {
  /** The winners' places among all hands, from 0. */
  readonly winners: readonly number[];
  /** Why the winner beats the next best; absent on a tie. */
  readonly decidedBy?: Decision;
}

export class Lab {
  readonly entry: Entry<Moment>;
  /** The category that the user picked, to see its version instead of the best. */
  #picked = $state<LabCategory>();
  #drill = $state.raw<LabSeed>();

  readonly isEmpty = $derived(this.draft.hands.every(isEmptyHand));
  readonly line = $derived(writeLabLine(this.draft));
  readonly #complete = $derived(this.draft.hands.map(completeHand));
  readonly #shown: Addressed = $derived({
    link: writeLabLink(this.draft, this.#drill),
    cards: this.#drill === undefined ? this.line : `${this.#drill.name} ${this.#drill.seed}`,
    complete: this.#drill !== undefined || this.#complete.every((hand) => hand !== undefined),
  });
  /** Each hand's category; `undefined` for a hand that lacks cards. */
  readonly recognised: readonly (Recognised | undefined)[] = $derived(
    this.#complete.map((hand) => hand && recognise(hand, this.draft.rules)),
  );
  /** `undefined` unless at least two hands are complete. */
  readonly showdown: Showdown | undefined = $derived.by(() => {
    const places = [...this.#complete.keys()].filter((at) => this.#complete[at] !== undefined);
    if (places.length < 2) return undefined;
    const hands = this.#complete.filter((hand) => hand !== undefined);
    const { winners, ...why } = compareHands(hands, this.draft.rules);
    return { ...why, winners: winners.map((winner) => places[winner]) };
  });
  /** The slot for the next card; `undefined` if all hands are complete. */
  readonly caret: LabPlace | undefined = $derived.by(() => {
    const { draft, active, chosen } = this.entry.now;
    if (chosen !== undefined) return chosen;
    const { hands } = draft;
    const order = [active, ...hands.keys()];
    const hand = order.find((at) => hands[at].includes(undefined));
    return hand === undefined ? undefined : { hand, slot: hands[hand].indexOf(undefined) };
  });

  constructor() {
    const empty = { link: writeLabLink(EMPTY_LAB), cards: '', complete: false };
    this.entry = new Entry<Moment>({ draft: EMPTY_LAB, active: 0, chosen: undefined }, empty, {
      address: () => this.#shown,
      deal: (card) => {
        this.#dealTyped(card);
      },
      read: (text) => this.#readLine(text),
      finished: withoutUnfinishedCard,
      shown: () => {
        this.#picked = undefined;
      },
    });
  }

  get draft(): LabDraft {
    return this.entry.now.draft;
  }
  get active(): number {
    return this.entry.now.active;
  }
  get hand(): LabHand {
    return this.draft.hands[this.active] ?? EMPTY_HAND;
  }
  get rules(): LabRules {
    return this.draft.rules;
  }
  /** The drill in place of the hands; `undefined` if there is none. */
  get drill(): LabSeed | undefined {
    return this.#drill;
  }
  /** The hands as a line of text, or the line as typed. */
  get text(): string {
    return this.entry.edited ?? this.line;
  }
  get link(): string {
    return this.#shown.link;
  }
  get awaitsSuit(): boolean {
    return this.entry.awaitsSuit;
  }
  get canRedo(): boolean {
    return this.entry.canRedo;
  }
  get problem(): string | undefined {
    return this.entry.problem;
  }

  sayProblem(problem: string | undefined): void {
    this.entry.sayProblem(problem);
  }
  undo(): void {
    this.entry.undo();
  }
  redo(): void {
    this.entry.redo();
  }

  version(hand: number): Made | undefined {
    const [best, ...others] = this.recognised[hand]?.versions.values() ?? [];
    if (hand !== this.active) return best;
    return others.find(({ category }) => category === this.#picked) ?? best;
  }

  /** The cards that wild cards represent in the version shown, slot by slot. */
  ghosts(hand: number): (Card | undefined)[] {
    const stands = [...(this.version(hand)?.wilds ?? [])];
    return (this.draft.hands[hand] ?? []).map((card) =>
      card !== undefined && isWild(card, this.rules) ? stands.shift() : undefined,
    );
  }

  /** Deals a card to the caret, or takes it back if the active hand holds it. */
  tap(card: Card): void {
    const held = card === JOKER ? -1 : this.hand.indexOf(card);
    if (held >= 0) this.#takeBack({ hand: this.active, slot: held });
    else this.#deal(card);
  }

  /** Puts the caret in a slot, and takes back the card in it. */
  choose(place: LabPlace): void {
    if (this.draft.hands[place.hand]?.[place.slot] !== undefined) this.#takeBack(place);
    else {
      this.look(place.hand);
      this.entry.replace({ ...this.entry.now, chosen: place });
    }
  }

  look(hand: number): void {
    if (hand !== this.active) this.#picked = undefined;
    this.entry.replace({ draft: this.draft, active: hand, chosen: undefined });
    this.entry.dropText();
  }

  /** Picks the version of a category; picking it again shows the best. */
  pick(category: LabCategory): void {
    this.#picked = this.#picked === category ? undefined : category;
  }

  addHand(): void {
    const { hands } = this.draft;
    const empty = hands.findIndex(isEmptyHand);
    if (empty >= 0) this.look(empty);
    else if (hands.length === MOST_HANDS) {
      this.sayProblem(say.mostHands(MOST_HANDS));
    } else this.#change({ ...this.draft, hands: [...hands, EMPTY_HAND] }, hands.length);
  }

  removeHand(hand: number): void {
    const hands = this.draft.hands.toSpliced(hand, 1);
    const active = this.active > hand ? this.active - 1 : this.active;
    this.#change({ ...this.draft, hands }, Math.min(active, hands.length - 1));
  }

  setRules(rules: LabRules): void {
    this.#change({ ...this.draft, rules }, this.active, this.entry.now.chosen);
  }

  clear(): void {
    if (!this.isEmpty || this.draft.hands.length > 1) {
      this.#change({ ...EMPTY_LAB, rules: this.rules }, 0);
    }
    this.entry.dropRank();
    this.entry.dropText();
  }

  /** Handles one typed character, of a card or a wild card. Returns whether it was used. */
  type(character: string): boolean {
    if (character !== JOKER_SIGN) return this.entry.type(character);
    this.entry.dropRank();
    this.#deal(JOKER);
    return true;
  }

  deal(name: LabDrillName): void {
    this.sayProblem(undefined);
    this.#drill = { name, seed: Math.floor(LAB_SEEDS * Math.random()) };
    this.entry.write();
  }

  endDrill(): void {
    this.sayProblem(undefined);
    this.#drill = undefined;
    this.entry.write();
  }

  /** Replaces the hands with those of a line, also behind a drill. */
  enterLine(text: string): void {
    this.endDrill();
    this.entry.enterLine(text);
  }

  enterLink(fragment: string): void {
    if (fragment === this.link) return;
    const isFirst = this.isEmpty && !this.entry.canUndo;
    this.openLink(fragment, true);
    if (isFirst) this.entry.forgetSteps();
  }

  openLink(fragment: string, isAddress = false): void {
    const { draft, drill, problems } = readLabLink(fragment);
    this.#drill = drill;
    // Behind a drill the hands stay as they are.
    if (drill === undefined) this.entry.change({ draft, active: 0, chosen: undefined }, undefined, isAddress);
    else {
      const { now } = this.entry;
      this.entry.change({ ...now, draft: { ...now.draft, rules: draft.rules } }, undefined, isAddress);
    }
    this.sayProblem(linkProblemsInWords(problems));
  }

  #deal(card: Card): void {
    const to = this.caret;
    if (to === undefined) {
      this.sayProblem(say.handIsFull);
      return;
    }
    this.#change(putCard(this.draft, to.hand, to.slot, card), to.hand);
  }

  #dealTyped(card: Card): void {
    const to = this.caret;
    const hand = to?.hand ?? this.active;
    if (this.draft.hands[hand]?.includes(card)) {
      const name = cardSymbol(card);
      this.sayProblem(this.draft.hands.length === 1 ? say.alreadyInHand(name) : say.alreadyIn(name, hand + 1));
    } else this.#deal(card);
  }

  #takeBack(place: LabPlace): void {
    this.#change(putCard(this.draft, place.hand, place.slot, undefined), place.hand, place);
  }

  #readLine(text: string): boolean {
    const read = readLabLine(text);
    this.sayProblem(read.ok ? undefined : problemInWords(read.error));
    if (!read.ok) return false;
    const draft = { ...this.draft, hands: read.value };
    if (writeLabLine(draft) === this.line) return true;
    const unfinished = read.value.findIndex((hand) => cardsOf(hand).length < hand.length);
    const active = unfinished >= 0 ? unfinished : Math.min(this.active, read.value.length - 1);
    this.entry.change({ draft, active, chosen: undefined }, LINE);
    return true;
  }

  #change(draft: LabDraft, active: number, chosen?: LabPlace): void {
    this.entry.change({ draft, active, chosen });
  }
}
