import * as say from '#words/history';
import { untrack } from 'svelte';
import {
  filled,
  putAmounts,
  putNarrowed,
  type Draft,
  type Names,
  type Narrowing,
  type Seat,
} from '../../notation/draft';
import { dropDuplicates, readSeat, writeSeat } from '../../notation/fields';
import { writeLink } from '../../notation/link';
import { asTyped } from '../../notation/narrowing';
import { draftOf } from '../../notation/spot';
import type { Decision, Hand } from '../../history/events';
import type { History } from '../../history/history';
import { builtIn, nameOf, openingsAt, type OpeningLine } from '../../history/opening';
import { decisionsOf, shownAt, spotOf, viewersOf, type DecisionMoney } from '../../history/spot';
import type { Card } from '../../poker/card';
import { EVERY_COMBO, weightOf, type Range } from '../../poker/combos';
import { parseRange } from '../../poker/range';
import type { Spot } from '../../poker/spot';
import type { HandedHand, WayBack } from '../../ui/handover';
import { ranges } from '../../ui/savedRanges';
import type { Table } from '../table.svelte';

/** The user's entries about the money that a history does not give, kept from decision to decision. */
type OwnMoney = Pick<Draft, 'rake' | 'runs' | 'payouts'>;

/**
 * @param isCalled whether there is something to call
 * @param isChips what players who folded have left matters in a tournament alone
 */
function withMoney(
  draft: Draft,
  { pot, call, bets, stacks, folded, others }: DecisionMoney,
  { isCalled, isChips }: { readonly isCalled: boolean; readonly isChips: boolean },
): Draft {
  const paid: Draft = {
    ...draft,
    pot,
    ...(isCalled && { call }),
    ...(folded.length > 0 && { folded }),
    ...(isChips && others.length > 0 && { others }),
  };
  return putAmounts(putAmounts(paid, 'bets', bets), 'stacks', stacks);
}

/** A player's hand or range, given by the user. */
export interface Given {
  readonly player: string;
  readonly holds: Seat;
  /** How that was narrowed, in the order of the streets. */
  readonly narrowed: readonly Omit<Narrowing, 'player'>[];
}

/** The range given on a board: a later narrowing does not change it. */
function givenOn({ player, holds, narrowed }: Given, board: readonly Card[]): Given {
  const isLater = ({ dealt }: { readonly dealt: number }) => dealt > board.length;
  // The one combo that continued is no more if one of its cards comes.
  const isGone = holds.kind === 'hand' && holds.cards.some((card) => card !== undefined && board.includes(card));
  const end = narrowed.findIndex((own, at) => isLater(own) || (isGone && at === narrowed.length - 1));
  if (end < 0) return { player, holds, narrowed };
  return { player, holds: narrowed[end].before, narrowed: narrowed.slice(0, end) };
}

/** How a draft narrowed one of its opponents, from 0. */
function narrowingsOf({ narrowed = [] }: Draft, opponent: number): Given['narrowed'] {
  return narrowed.filter(({ player }) => player === opponent + 1).map(({ player: _, ...own }) => own);
}

function sameNarrowings(a: Given['narrowed'], b: Given['narrowed']): boolean {
  const inText = (list: Given['narrowed']) =>
    list.map(({ dealt, before }) => `${dealt}:${writeSeat(before)}`).join(';');
  return inText(a) === inText(b);
}

/** The unique key of a hand's decision, independent of the ranges that the user gives. */
function momentOf({ hero, board, pot, call }: Draft): string {
  return [hero, board, pot, call].join(' ');
}

/** A replay that was left: another table continues it, if the same spot is on it. */
export interface LeftReplay {
  readonly text: string;
  readonly from: WayBack | undefined;
  readonly link: string;
  readonly index: number;
  readonly viewer: string | undefined;
  readonly seesShown: boolean;
  /** Players whose cards are not known hold any two, not what they did before the flop says. */
  readonly isAnyTwo?: boolean | undefined;
  readonly dealt: number;
  readonly given: readonly Given[];
  readonly own: OwnMoney;
}

/** A player's range by what the player did before the flop, and whether the user has saved it. */
export interface LineRange {
  readonly player: string;
  readonly line: OpeningLine;
  readonly holds: Extract<Seat, { readonly kind: 'range' }>;
  readonly isSaved: boolean;
}

function lineRange(player: string, line: OpeningLine): LineRange | undefined {
  const saved = ranges.called(nameOf(line));
  const read = parseRange(builtIn(line), 'line');
  const range = saved ?? (read.ok ? read.value : undefined);
  return range && { player, line, holds: { kind: 'range', range }, isSaved: saved !== undefined };
}

/** A hand history dealt to the table, decision by decision. Each step is one step of undo. */
export class Replay {
  readonly history: History;
  readonly text: string;
  /** The page that led here, to which the user returns. */
  readonly from: WayBack | undefined;
  readonly table: Table;
  #index = $state(0);
  #viewer = $state<string>();
  /** The player did not see them: a decision is judged without. */
  #seesShown = $state(false);
  #isAnyTwo = $state(false);
  #dealt = $state(0);
  readonly #played = new WeakMap<Spot, { readonly key: string; readonly spot: Spot }>();
  #given = $state.raw<readonly Given[]>([]);
  #own = $state.raw<OwnMoney>({});

  readonly hand: Hand = $derived.by(() => {
    const hand = this.history.hands[this.#index];
    if (hand === undefined) throw new RangeError(`no hand ${this.#index}`);
    return hand;
  });
  readonly viewers = $derived(viewersOf(this.hand));
  readonly viewer = $derived(this.#viewer ?? this.viewers[0] ?? '');
  readonly decisions: readonly Decision[] = $derived(decisionsOf(this.hand, this.viewer));
  /** The spot of each decision. */
  readonly drafts: readonly Draft[] = $derived(this.decisions.map((decision) => this.#draftAt(decision)));
  /** The decision on the table; if the user has gone on from there, the one that was dealt last. */
  readonly at = $derived.by(() => this.#indexOf(this.table.draft));
  /** Whether the history knows cards that the player did not see. */
  readonly hasShown = $derived(this.hand.players.some(({ name, cards }) => name !== this.viewer && cards.length > 0));
  /** The players whose shown cards the spot on the table uses. */
  readonly used = $derived.by(() => {
    const decision = this.decisions[this.at];
    if (decision === undefined) return [];
    const { seats } = this.table.draft;
    // The user may have given an opponent another hand.
    const isLaid = (name: string) =>
      decision.folded.includes(name) ||
      (seats[decision.opponents.indexOf(name)]?.kind === 'hand' && !this.#given.some(({ player }) => player === name));
    return this.#seesShown ? shownAt(this.hand, decision).filter(({ name }) => isLaid(name)) : [];
  });

  /** @param left of the same hands, from where it goes on: the table has the spot already */
  constructor(text: string, history: History, table: Table, from?: HandedHand, left?: LeftReplay) {
    this.text = text;
    this.history = history;
    this.table = table;
    this.from = left?.from ?? from;
    untrack(() => {
      if (left === undefined) {
        if (from !== undefined) this.#start(from);
        this.#deal(from?.at ?? 0);
      } else {
        this.#index = left.index;
        this.#viewer = left.viewer;
        this.#seesShown = left.seesShown;
        this.#isAnyTwo = left.isAnyTwo === true;
        this.#dealt = left.dealt;
        this.#given = left.given;
        this.#own = left.own;
      }
    });
  }

  leave(): LeftReplay {
    this.#keepGiven();
    return {
      text: this.text,
      from: this.from,
      link: writeLink(asTyped(this.table.entered)),
      index: this.#index,
      viewer: this.#viewer,
      seesShown: this.#seesShown,
      isAnyTwo: this.#isAnyTwo,
      dealt: this.at,
      given: this.#given,
      own: this.#own,
    };
  }

  #start({ viewer, at, seesShown, isAnyTwo, range }: HandedHand): void {
    if (this.viewers.includes(viewer)) this.#viewer = viewer;
    this.#seesShown = seesShown;
    this.#isAnyTwo = isAnyTwo;
    const bettor = this.decisions[at]?.faced?.player;
    const holds = range === undefined ? undefined : readSeat(range, 'line');
    if (holds?.ok === true && bettor !== undefined) {
      this.#given = [{ player: bettor, holds: holds.value, narrowed: [] }];
    }
  }

  get index(): number {
    return this.#index;
  }
  get seesShown(): boolean {
    return this.#seesShown;
  }
  get isAnyTwo(): boolean {
    return this.#isAnyTwo;
  }

  /** Deals a decision, the first or the last if there is none so far on. */
  step(to: number): void {
    this.#keepGiven();
    this.#deal(to);
  }

  next(): void {
    const to = this.#indexOf(this.table.entered) + 1;
    if (to < this.decisions.length) this.step(to);
    else this.table.sayProblem(say.lastIsOn);
  }

  previous(): void {
    const to = this.#indexOf(this.table.entered) - 1;
    if (to >= 0) this.step(to);
    else this.table.sayProblem(this.decisions.length > 1 ? say.firstIsOn : say.lastIsOn);
  }

  /** The whole board of the hand; none for a draft of another hero or of another board. */
  boardOf({ hero, board }: Draft): readonly Card[] {
    const isHero = hero.join() === this.drafts[this.#dealt]?.hero.join();
    const isBoard = filled(board).every((card, at) => card === this.hand.board[at]);
    return isHero && isBoard ? this.hand.board : [];
  }

  openHand(index: number): void {
    this.#index = index;
    this.#viewer = undefined;
    this.#given = [];
    this.#own = {};
    this.#deal(0);
  }

  /** Changes to another player's seat. */
  seeAs(viewer: string): void {
    this.#viewer = viewer;
    this.#deal(0);
  }

  /** Uses the cards that were shown later, or gives everybody any two cards. */
  seeShown(isSeen: boolean): void {
    const at = this.#indexOf(this.table.entered);
    this.#keepGiven();
    this.#seesShown = isSeen;
    this.#deal(at);
  }

  /** What is known at the decision on the table of what opponents did before the flop, and the ranges that say it. */
  readonly lines = $derived.by(() => {
    const decision = this.decisions[this.at];
    if (decision === undefined || this.#isAnyTwo) return [];
    const lines = openingsAt(this.hand, decision);
    return decision.opponents.flatMap((player, at) => {
      const line = lines.get(player);
      const own = line && lineRange(player, line);
      const seat = this.table.draft.seats[at];
      if (own === undefined || seat?.kind !== 'range') return [];
      const isChanged = writeSeat(seat) !== writeSeat(own.holds);
      const share = weightOf(own.holds.range) / EVERY_COMBO.length;
      return [
        { player, name: nameOf(own.line), share, isSaved: own.isSaved, changed: isChanged ? seat.range : undefined },
      ];
    });
  });

  /** Saves the range in a player's seat for what the player did before the flop. */
  keepLine(player: string, name: string, range: Range): void {
    ranges.save(range, name);
    this.#given = this.#given.filter((own) => own.player !== player);
  }

  /** Leaves the range that the user has saved under the name of a line for the one that is built in. */
  dropLine(name: string): void {
    const at = this.#indexOf(this.table.entered);
    ranges.removeCalled(name);
    this.#deal(at);
  }

  /** Gives players the ranges of what they did before the flop, or any two cards. */
  playAnyTwo(isAnyTwo: boolean): void {
    const at = this.#indexOf(this.table.entered);
    this.#keepGiven();
    this.#isAnyTwo = isAnyTwo;
    this.#deal(at);
  }

  /** The ranges of opponents at a decision whose cards are not known, and to whom the user gave nothing else. */
  linesAt(decision: Decision): readonly LineRange[] {
    if (this.#isAnyTwo) return [];
    const { opponents } = spotOf(this.hand, decision, this.#seesShown).spot;
    const lines = openingsAt(this.hand, decision);
    return decision.opponents.flatMap((player, at) => {
      const line = lines.get(player);
      const isFree = opponents[at].kind === 'random' && !this.#given.some((own) => own.player === player);
      return (isFree && line !== undefined ? lineRange(player, line) : undefined) ?? [];
    });
  }

  /** The spot of a draft of this hand: ranges of lines are what their players came to the flop with. */
  playedSpot(draft: Draft, spot: Spot): Spot {
    const decision = this.decisions[this.#indexOf(draft)];
    if (decision === undefined || !this.isOn(draft)) return spot;
    const lines = this.linesAt(decision);
    const isLine = spot.opponents.map(({ kind }, at) => {
      const own = lines.find(({ player }) => player === decision.opponents[at]);
      const seat = draft.seats[at];
      return kind === 'range' && own !== undefined && writeSeat(seat) === writeSeat(own.holds);
    });
    if (!isLine.includes(true)) return spot;
    const key = isLine.join();
    const before = this.#played.get(spot);
    // A new object would be asked again.
    if (before?.key === key) return before.spot;
    const opponents = spot.opponents.map((player, at) =>
      isLine[at] && player.kind === 'range' ? { ...player, isPlayed: true as const } : player,
    );
    const played = { ...spot, opponents };
    this.#played.set(spot, { key, spot: played });
    return played;
  }

  #draftAt(decision: Decision): Draft {
    const { spot, money } = spotOf(this.hand, decision, this.#seesShown);
    const given = this.#given.map((own) => givenOn(own, decision.board));
    const lines = this.linesAt(decision);
    const shown = draftOf(spot);
    const seats = shown.seats.map((seat, at) => {
      const isOf = ({ player }: { readonly player: string }) => player === decision.opponents[at];
      return (given.find(isOf) ?? lines.find(isOf))?.holds ?? seat;
    });
    const isChips = this.hand.currency === '';
    const { draft: dealt } = dropDuplicates({ ...shown, seats });
    const draft = { ...withMoney(dealt, money, { isCalled: decision.toCall > 0, isChips }), ...this.#own };
    const narrowed = given.flatMap((own) => {
      const opponent = decision.opponents.indexOf(own.player);
      if (opponent < 0) return [];
      return own.narrowed.map((narrowing) => ({ player: opponent + 1, ...narrowing }));
    });
    return putNarrowed(
      draft,
      narrowed.sort((a, b) => a.dealt - b.dealt),
    );
  }

  /**
   * The names of the players whom a draft seats, hero's first. Another hero's cards on another board are another hand:
   * the user goes on with something else.
   */
  namesOf(draft: Draft): Names | undefined {
    const at = this.#indexOf(draft);
    const [decision, dealt] = [this.decisions[at], this.drafts[at]];
    if (decision === undefined || dealt === undefined) return undefined;
    const board = filled(draft.board);
    // Hero may be given a range before the flop; another pot or call is another spot.
    const isSamePrice = draft.pot === dealt.pot && draft.call === dealt.call && draft.facing === undefined;
    const isRange = draft.heroRange !== undefined && board.length === 0 && isSamePrice;
    const isHero = draft.hero.join() === dealt.hero.join() || isRange;
    const isOfHand = isHero || board.some((card) => this.hand.board.includes(card));
    return isOfHand ? [this.viewer, ...decision.opponents] : undefined;
  }

  /** Whether a draft is of this hand. Without a decision nothing of the hand is on the table. */
  isOn(draft: Draft): boolean {
    return this.decisions.length === 0 || this.namesOf(draft) !== undefined;
  }

  /** The decision that a draft is dealt from, or the one that was dealt last. */
  #indexOf(draft: Draft): number {
    const now = momentOf(draft);
    const index = this.drafts.findIndex((own) => momentOf(own) === now);
    return index < 0 ? this.#dealt : index;
  }

  #deal(to: number): void {
    this.#dealt = Math.max(0, Math.min(to, this.decisions.length - 1));
    const draft = this.drafts[this.#dealt];
    const link = draft === undefined ? '' : writeLink(asTyped(draft));
    if (link !== '' && link !== writeLink(asTyped(this.table.entered))) this.table.openLink(link);
  }

  /**
   * Keeps the user's entries for later decisions: a player's hand or range goes to the other decisions, and its
   * narrowing to those after it; so do the rake, the runs and the payouts.
   */
  #keepGiven(): void {
    const { hero, seats } = this.table.entered;
    const at = this.#indexOf(this.table.entered);
    const dealt = this.drafts[at];
    // A different spot has other players.
    if (seats.length !== dealt?.seats.length || hero.join() !== dealt.hero.join()) return;
    const { rake, runs, payouts } = this.table.entered;
    this.#own = {
      ...(rake !== undefined && { rake }),
      ...(runs !== undefined && { runs }),
      ...(payouts !== undefined && { payouts }),
    };
    const now = (this.decisions[at]?.opponents ?? []).flatMap((player, index): Given[] => {
      const [holds, was] = [seats[index], dealt.seats[index]];
      const narrowed = narrowingsOf(this.table.entered, index);
      const isSame = writeSeat(holds) === writeSeat(was) && sameNarrowings(narrowed, narrowingsOf(dealt, index));
      const isNews = holds.kind !== 'hand' || narrowed.length > 0;
      return isNews && !isSame ? [{ player, holds, narrowed }] : [];
    });
    const others = this.#given.filter((own) => !now.some(({ player }) => player === own.player));
    this.#given = [...others, ...now];
  }
}
