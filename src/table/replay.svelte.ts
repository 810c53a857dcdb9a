import { untrack } from 'svelte';
import { putAmounts, type Draft } from '../notation/draft';
import { readLink, writeLink } from '../notation/link';
import type { Decision, Hand } from '../history/hand';
import type { History } from '../history/history';
import {
  decisionsOf,
  spotOf,
  usedAt,
  viewersOf,
  type DecisionSpot,
  type Reading,
} from '../history/spot';
import { formatRange } from '../poker/range';
import type { HandedHand } from '../ui/handed';
import type { Table } from './table.svelte';

/** What the reader entered of the money that a history does not tell, and keeps from decision to decision. */
type OwnMoney = Pick<Draft, 'rake' | 'runs' | 'payouts'>;

/** @param isChips what players who folded have left matters in a tournament alone */
function draftOf(
  { hero, board, opponents, dead, call, money }: DecisionSpot,
  isChips: boolean,
): Draft {
  const fields = `hero=${hero}&board=${board}&vs=${opponents.join(';')}&dead=${dead}`;
  const { pot, bets, stacks, folded, others } = money;
  const draft: Draft = {
    ...readLink(`#/?${fields}`).draft,
    pot,
    ...(call !== undefined && { call: money.call }),
    ...(folded.length > 0 && { folded }),
    ...(isChips && others.length > 0 && { others }),
  };
  return putAmounts(putAmounts(draft, 'bets', bets), 'stacks', stacks);
}

/** What tells a hand's decisions apart, whatever the reader makes of the others' hands. */
function momentOf({ hero, board, pot, call }: Draft): string {
  return [hero, board, pot, call].join(' ');
}

/** A hand history dealt to the table, decision by decision: each step is one that undo takes back. */
export class Replay {
  readonly history: History;
  /** The page that led here, and waits for the reader to come back. */
  readonly from: HandedHand | undefined;
  readonly #table: Table;
  #index = $state(0);
  #viewer = $state<string>();
  /** The player did not see them: a decision is judged without. */
  #seesShown = $state(false);
  #dealt = $state(0);
  #given = $state.raw<Reading['given']>([]);
  #own = $state.raw<OwnMoney>({});

  readonly hand: Hand = $derived.by(() => {
    const hand = this.history.hands[this.#index];
    if (hand === undefined) throw new RangeError(`no hand ${this.#index}`);
    return hand;
  });
  readonly viewers = $derived(viewersOf(this.hand));
  readonly viewer = $derived(this.#viewer ?? this.viewers[0] ?? '');
  readonly decisions: readonly Decision[] = $derived(decisionsOf(this.hand, this.viewer));
  readonly #reading: Reading = $derived({ seesShown: this.#seesShown, given: this.#given });
  readonly #drafts = $derived(
    this.decisions.map((decision): Draft => ({
      ...draftOf(spotOf(this.hand, decision, this.#reading), this.hand.currency === ''),
      ...this.#own,
    })),
  );
  /** The decision on the table; where the reader has gone on from there, the one that was dealt last. */
  readonly at = $derived.by(() => this.#indexOf(this.#table.draft));
  /** Whether cards of others are known that the player did not see. */
  readonly hasShown = $derived(
    this.hand.players.some(({ name, cards }) => name !== this.viewer && cards.length > 0),
  );
  /** Whose shown cards the spot on the table uses. */
  readonly used = $derived.by(() => {
    const decision = this.decisions[this.at];
    if (decision === undefined) return [];
    const { seats } = this.#table.draft;
    // The reader may have given an opponent another hand since.
    const isLaid = (name: string) =>
      decision.folded.includes(name) || seats[decision.opponents.indexOf(name)]?.kind === 'hand';
    return usedAt(this.hand, decision, this.#reading).filter(({ name }) => isLaid(name));
  });

  constructor(history: History, table: Table, from?: HandedHand) {
    this.history = history;
    this.#table = table;
    this.from = from;
    untrack(() => {
      if (from !== undefined) this.#start(from);
      this.#deal(from?.at ?? 0);
    });
  }

  #start({ viewer, at, seesShown, range }: HandedHand): void {
    if (this.viewers.includes(viewer)) this.#viewer = viewer;
    this.#seesShown = seesShown;
    const bettor = this.decisions[at]?.faced?.player;
    if (range !== undefined && bettor !== undefined) this.#given = [[bettor, range]];
  }

  get index(): number {
    return this.#index;
  }
  get seesShown(): boolean {
    return this.#seesShown;
  }

  /** Deals a decision, the first or the last where there is none so far on. */
  step(to: number): void {
    this.#keepGiven();
    this.#deal(to);
  }

  next(): void {
    this.step(this.#indexOf(this.#table.entered) + 1);
  }

  previous(): void {
    this.step(this.#indexOf(this.#table.entered) - 1);
  }

  openHand(index: number): void {
    this.#index = index;
    this.#viewer = undefined;
    this.#given = [];
    this.#own = {};
    this.#deal(0);
  }

  /** Looks at the hand from another player's seat. */
  seeAs(viewer: string): void {
    this.#viewer = viewer;
    this.#deal(0);
  }

  /** Uses the cards that were shown later, or lets everybody hold any two. */
  seeShown(isSeen: boolean): void {
    const at = this.#indexOf(this.#table.entered);
    this.#keepGiven();
    this.#seesShown = isSeen;
    this.#deal(at);
  }

  /** The decision that a draft is dealt from, or the one that was dealt last. */
  #indexOf(draft: Draft): number {
    const now = momentOf(draft);
    const index = this.#drafts.findIndex((own) => momentOf(own) === now);
    return index < 0 ? this.#dealt : index;
  }

  #deal(to: number): void {
    this.#dealt = Math.max(0, Math.min(to, this.decisions.length - 1));
    const draft = this.#drafts[this.#dealt];
    const link = draft === undefined ? '' : writeLink(draft);
    if (link !== '' && link !== writeLink(this.#table.entered)) this.#table.openLink(link);
  }

  /**
   * What the reader said that a player holds goes with that player to the other decisions; so do the rake, the runs
   * and the payouts.
   */
  #keepGiven(): void {
    const { hero, seats } = this.#table.entered;
    const at = this.#indexOf(this.#table.entered);
    const dealt = this.#drafts[at];
    // Another spot altogether says nothing of these players.
    if (seats.length !== dealt?.seats.length || hero.join() !== dealt.hero.join()) return;
    const { rake, runs, payouts } = this.#table.entered;
    this.#own = {
      ...(rake !== undefined && { rake }),
      ...(runs !== undefined && { runs }),
      ...(payouts !== undefined && { payouts }),
    };
    const now = (this.decisions[at]?.opponents ?? []).flatMap((name, index) => {
      const seat = seats[index];
      if (seat?.kind === 'range') return [[name, formatRange(seat.range)] as const];
      const isNews = seat?.kind === 'random' && dealt.seats[index]?.kind !== 'random';
      return isNews ? [[name, 'random'] as const] : [];
    });
    const others = this.#given.filter(([name]) => !now.some(([own]) => own === name));
    this.#given = [...others, ...now];
  }
}
