import type { Card, Hole } from './card';
import { trails, type Chance } from './chance';
import type { Draw } from './draws';
import type { Flops, FlopsPart } from './flops';
import type { Strength } from './category';
import { findOuts, statusOf, textbookOuts, type Improving, type NextCard, type Outs, type Status } from './outs';
import { STREETS, unseenCards, type Spot, type Street } from './spot';
import { findStanding, type Standing } from './standing';
import { runOutIndex, seatsIn, type Equity, type NextEquity, type PlayerEquity } from './count/tally';
import { evaluateIn } from './wildHand';

/** An unseen card with what it does, and hero's equity after it. */
export interface AnsweredCard extends NextCard {
  /** 0 to 1, if there are opponents; `undefined` if the card comes in no deal. */
  readonly equity?: number;
  /** Half of the 95% interval of a sampled equity. */
  readonly halfWidth?: number;
  /** Against hidden hands: how much of an out the card is, 0 to 1. */
  readonly weight?: number;
  /** Against hidden hands: the share of deals in which the card comes next. */
  readonly probability?: number;
  /**
   * Against hidden hands: the weight, computed for a card that does not improve hero's hand as if hero had no equity
   * against the hands that hold the card. So a card that only blocks these hands has weight 0.
   */
  readonly gain?: number;
  /** Against hidden hands, if nobody has more equity than hero: the card costs 30% of hero's equity or more. */
  readonly isFeared?: true;
  /** An out on the flop, against known hands: the rivers after which hero wins. */
  readonly holds?: Chance;
}

/** An unseen card if hero holds a range: hero has no single hand that the card could improve. */
export type RangeCard = Pick<AnsweredCard, 'card' | 'equity' | 'halfWidth' | 'weight' | 'probability'>;

/** Hero fears a card that leaves no more than this part of the equity. */
const FEARED = 0.7;

/** How the outs on the flop become equity by the river, in run-outs. */
export interface Bridge {
  /** Whose outs and equity: 0 is hero. 1 is the only opponent, if hero is ahead. */
  readonly player: 0 | 1;
  readonly hitWin: number;
  readonly hitTie: number;
  readonly hitLose: number;
  readonly missWin: number;
  readonly missTie: number;
  readonly missLose: number;
  /** The player's part of all tied run-outs. */
  readonly tieShare: number;
}

/** A player alone before the flop: equity, and the flops to hope for. */
export interface Opening {
  /** Exact, against one opponent with any two cards; absent for a range if it would take long. */
  readonly equity?: number;
  readonly flops: Flops;
  /** The flops that are good for the player, and those that a hand of its kind waits for. */
  readonly good: FlopsPart;
  readonly wanted: FlopsPart;
}

export interface AnsweredPlayer extends Partial<PlayerEquity> {
  readonly categories: readonly number[];
  /** If hero is ahead of known hands: the cards that put this opponent in front. */
  readonly outs?: readonly Card[];
}

/** The whole answer to a spot. Fields that do not apply are absent. */
export interface Answer {
  readonly street: Street;
  /** How many cards are unseen. */
  readonly unseen: number;
  /** Hero's hand, from the flop on. */
  readonly made?: Strength;
  /** On the flop and the turn. */
  readonly draws?: readonly Draw[];
  readonly improving?: Improving;
  /** Before the flop, if no opponent is named. The caller counts it. */
  readonly opening?: Opening;
  /** The place of hero among all hands, from the flop on, if no opponent is named. */
  readonly standing?: Standing;
  /** On the river: no hand of two unseen cards beats hero's, and none ties with it. */
  readonly isNuts?: boolean;
  /** If opponents' cards are known: the improving cards of a textbook, which knows none of these cards. */
  readonly textbook?: Chance;
  /** If all opponents are known hands, from the flop on. */
  readonly status?: Status;
  /** If hero is not ahead of known hands: the cards that put hero in front, or tie. */
  readonly outs?: readonly Card[];
  readonly chops?: readonly Card[];
  /** On the flop, besides the outs: pairs of cards after which hero wins, neither card an out alone. */
  readonly backdoors?: readonly (readonly [Card, Card])[];
  /** Every unseen card in the deck's order. */
  readonly next?: readonly AnsweredCard[];
  /** Takes the place of `next` if hero holds a range. */
  readonly rangeCards?: readonly RangeCard[];
  /** Hero first; without opponents only hero's categories. */
  readonly players: readonly AnsweredPlayer[];
  /** The number of deals counted or sampled. */
  readonly of: number;
  /**
   * How the equity was found, if there are opponents. If it was sampled, every equity has a `halfWidth`; wins, ties
   * and categories also have half-widths, and are estimates in deals of the `samples`.
   */
  readonly method?: 'exact' | 'sampled';
  readonly samples?: number;
  /** A sampled answer is a first estimate: an exact answer follows. */
  readonly exactFollows?: true;
  readonly bridge?: Bridge;
  /** If asked for, after the flop with two players and no wild card: the results of each combo. */
  readonly combos?: NonNullable<Equity['combos']>;
}

/** Until the whole flop is on the table the street is the first. */
function streetOf(board: readonly Card[]): Street {
  const street = STREETS[Math.max(0, board.length - 2)];
  if (street === undefined) {
    throw new RangeError(`no street has ${board.length} board cards`);
  }
  return street;
}

/** Prepares all of an answer except the equity. The returned function takes the equity and makes the answer. */
export function answerer(spot: Spot): (equity: Equity) => Answer {
  const unseen = unseenCards(spot);
  const street = streetOf(spot.board);
  const hole = spot.hero.kind === 'hand' ? spot.hero.cards : undefined;
  const opponents = knownHands(spot);
  const outs =
    hole !== undefined && (street === 'flop' || street === 'turn')
      ? findOuts(hole, spot.board, opponents, unseen, spot.target, spot.wild)
      : undefined;
  const held = spot.opponents.flatMap((player) => (player.kind === 'hand' ? player.cards : []));
  const textbook =
    hole === undefined || outs?.improving.target === undefined || held.length === 0
      ? undefined
      : textbookOuts(hole, spot.board, [...unseen, ...held], spot.target, spot.wild);
  const isAlone = spot.opponents.length === 0;
  const compared =
    hole !== undefined && (street === 'river' || (isAlone && street !== 'preflop'))
      ? findStanding(hole, spot.board, unseen, spot.wild)
      : undefined;
  const standing = isAlone ? compared : undefined;
  const isNuts = street === 'river' ? compared && compared.behind + compared.level === 0 : undefined;
  return (equity) => ({
    street,
    unseen: unseen.length,
    ...(outs === undefined && hole !== undefined && onRiver(hole, opponents, spot)),
    ...(outs !== undefined && describeOuts(outs, equity, spot)),
    ...(standing !== undefined && { standing }),
    ...(isNuts !== undefined && { isNuts }),
    ...(textbook !== undefined && { textbook }),
    ...(hole === undefined && rangeCards(equity)),
    players: equity.players.map((player, seat) =>
      spot.opponents.length === 0
        ? {
            categories: player.categories,
            ...(player.categoryHalfWidths !== undefined && {
              categoryHalfWidths: player.categoryHalfWidths,
            }),
          }
        : {
            ...player,
            ...(seat > 0 && outs?.dangers !== undefined && { outs: outs.dangers[seat - 1] }),
          },
    ),
    of: equity.of,
    ...((spot.opponents.length > 0 || equity.samples !== undefined) && methodOf(equity)),
    ...(equity.combos !== undefined && { combos: equity.combos }),
  });
}

function methodOf({ samples }: Equity): Pick<Answer, 'method' | 'samples'> {
  return samples === undefined ? { method: 'exact' } : { method: 'sampled', samples };
}

/** The opponents' hands if all are known; an empty list for unknown opponents. */
function knownHands(spot: Spot): Hole[] | undefined {
  const hands = spot.opponents.flatMap((player) => (player.kind === 'hand' ? [player.cards] : []));
  return hands.length === spot.opponents.length ? hands : undefined;
}

/** On the river: hero's hand, and who wins. */
function onRiver(
  hole: Hole,
  opponents: readonly Hole[] | undefined,
  { board, wild }: Spot,
): Pick<Answer, 'made' | 'status'> {
  if (board.length < 5) return {};
  const made = evaluateIn(wild, [...hole, ...board]);
  return opponents === undefined || opponents.length === 0
    ? { made }
    : { made, status: statusOf(hole, opponents, board, wild) };
}

function describeOuts(outs: Outs, equity: Equity, spot: Spot): Partial<Answer> {
  const { made, draws, improving, status } = outs;
  const next = outs.next.map((card) => withEquity(card, outs, equity, spot));
  const verdicts = (verdict: string) => next.filter((card) => card.verdict === verdict).map(({ card }) => card);
  const bridge = bridgeOf(outs, equity, spot);
  return {
    made,
    draws,
    improving,
    next,
    ...(status !== undefined && { status }),
    ...(status !== undefined && status !== 'ahead' && { outs: verdicts('out'), chops: verdicts('chop') }),
    ...(bridge !== undefined && { bridge }),
    ...(spot.board.length === 3 &&
      status !== undefined &&
      status !== 'ahead' && { backdoors: findBackdoors(verdicts('out'), equity, spot) }),
  };
}

function withEquity(card: NextCard, outs: Outs, equity: Equity, spot: Spot): AnsweredCard {
  const after = equity.next?.get(card.card);
  if (spot.opponents.length === 0 || after === undefined) return card;
  return {
    ...card,
    ...(outs.status === undefined
      ? { ...hiddenCard(after, equity), ...effectOf(card, after, equity, spot, outs.next.length) }
      : { equity: after.equity }),
    ...(card.verdict === 'out' && spot.board.length === 3 && { holds: { hits: after.wins, of: after.of } }),
  };
}

/**
 * A card's figures against hidden hands. If every hand of a range holds the card, it comes in no deal and has no
 * figures.
 */
function hiddenCard(after: NextEquity, equity: Equity): Partial<AnsweredCard> {
  const { probability, halfWidth } = after;
  if (probability === 0) return { probability };
  return {
    equity: after.equity,
    ...(halfWidth !== undefined && { halfWidth }),
    weight: outWeight(after, equity),
    probability,
  };
}

/** How much of an out a card is: the part of hero's missing equity that the card adds. */
function outWeight(after: NextEquity, equity: Equity, now = equity.players[0].equity): number {
  return 1 - now < 1e-12 ? 0 : Math.max(0, after.equity - now) / (1 - now);
}

/** The effect of a card for hero against hidden hands, without the effect of blocking some of them. */
function effectOf(
  { improves }: NextCard,
  after: NextEquity,
  equity: Equity,
  { opponents }: Spot,
  unseen: number,
): Pick<AnsweredCard, 'gain' | 'isFeared'> {
  const { probability } = after;
  if (probability === 0) return {};
  const now = equity.players[0].equity;
  const hidden = opponents.filter(({ kind }) => kind !== 'hand').length;
  // A card that nobody holds is as likely as any other: the rest of its probability is in hidden hands.
  const unheld = Math.min(1, probability * (unseen - 2 * hidden));
  const isAhead = !trails(equity.players);
  return {
    gain: outWeight(after, equity, improves ? now : Math.min(1, now / unheld)),
    ...(isAhead && after.equity <= FEARED * now + 1e-12 && { isFeared: true }),
  };
}

function rangeCards(equity: Equity): Pick<Answer, 'rangeCards'> {
  if (equity.next === undefined || equity.next.size === 0 || equity.players.length === 1) return {};
  return {
    rangeCards: Array.from(equity.next, ([card, after]) => ({
      card,
      ...hiddenCard(after, equity),
    })),
  };
}

function pairs(cards: readonly Card[]): [Card, Card][] {
  return cards.flatMap((card, index) => cards.slice(index + 1).map((other): [Card, Card] => [card, other]));
}

function findBackdoors(outs: readonly Card[], { winners }: Equity, spot: Spot): [Card, Card][] {
  const others = unseenCards(spot).filter((card) => !outs.includes(card));
  return pairs(others).filter(([a, b]) => winners?.[runOutIndex(a, b)] === 1);
}

function bridgeOf(outs: Outs, { winners }: Equity, spot: Spot): Bridge | undefined {
  const { status } = outs;
  if (spot.board.length !== 3 || status === undefined || winners === undefined) return undefined;
  if (status === 'ahead' && spot.opponents.length > 1) return undefined;
  const player = status === 'ahead' ? 1 : 0;
  const own = new Set(
    outs.dangers?.[0] ?? outs.next.filter(({ verdict }) => verdict === 'out').map(({ card }) => card),
  );
  const count = { hitWin: 0, hitTie: 0, hitLose: 0, missWin: 0, missTie: 0, missLose: 0 };
  let tieShare = 0;
  for (const [a, b] of pairs(unseenCards(spot))) {
    const mask = winners[runOutIndex(a, b)];
    const outFalls = own.has(a) || own.has(b);
    if ((mask & (1 << player)) === 0) count[outFalls ? 'hitLose' : 'missLose']++;
    else if (seatsIn(mask) === 1) count[outFalls ? 'hitWin' : 'missWin']++;
    else {
      count[outFalls ? 'hitTie' : 'missTie']++;
      tieShare += 1 / seatsIn(mask);
    }
  }
  return { player, ...count, tieShare };
}
