import type { Answer } from '../answer';
import { actedOut, bothVerdicts, type BothVerdicts } from './behind';
import type { Money } from './money';
import type { PotsPrice } from './pots';
import { callOf, type Stakes } from './stakes';
import { inUnits } from './amounts';
import { breakEvenOf, isClose, price } from '../price';
import type { DecidingRead, FoundBettor, FoundRead, FoundReads } from './reads';
import { rankOf, type Card, type Rank } from '../card';
import { COMBOS } from '../combos';
import { comboWeights, liveWeights, namedFor, type Spot, type Street } from '../spot';

/*
 * The decision about a call, as a good player would say it. It is made here once, for the page, the terminal, agents and
 * programs; `words/verdict.ts` writes it.
 */

export type Move = 'call' | 'fold';

/** Hero's share of the money and what a call needs, both 0 to 1, against a read if the bettor's hand is not known. */
export interface Weighed {
  readonly share: number;
  /** Half of the 95% interval of a sampled share. */
  readonly halfWidth?: number;
  readonly needed: number;
  readonly against?: DecidingRead;
}

export type CallVerdict =
  | { readonly kind: 'nothing to call' }
  /** By the prizes of a tournament. The needed equity exists against one opponent. */
  | {
      readonly kind: 'prizes';
      readonly move: Move;
      readonly isClose: boolean;
      readonly needed?: number;
      readonly share?: number;
      readonly halfWidth?: number;
    }
  /** Players behind have still to act: `ifFold` if they fold, the other move if they call. */
  | { readonly kind: 'players behind'; readonly seats: readonly number[]; readonly ifFold: Move }
  /** Hero wins no money in any deal. */
  | { readonly kind: 'drawing dead' }
  /** Hero wins no deal, and folds the splits. */
  | { readonly kind: 'only splits' }
  /** Hero loses no deal. */
  | { readonly kind: 'cannot lose' }
  /** At least a call: on the river no hand beats hero's or ties with it. */
  | { readonly kind: 'nuts' }
  /** At least a call: hero has four fifths or more. */
  | ({ readonly kind: 'far ahead' } & Weighed)
  | ({ readonly kind: Move } & Weighed)
  | ({ readonly kind: 'close'; readonly move: Move } & Weighed)
  /**
   * A fold, unless this much more is won later: in the unit of the money, or in pots if the bet is given in pots.
   * Once the call is in, at most `behind` can be won, `Infinity` if a stack is not known.
   */
  | ({ readonly kind: 'fold unless' } & Later)
  /** Before the flop, with a pocket pair behind higher pairs: by what a set must win. */
  | ({ readonly kind: 'for a set'; readonly decision: Exclude<BothVerdicts, 'depends'> } & Later)
  /* From here on the bettor's hand is not known. */
  | BettorVerdict
  /** Before the flop: the shares against half, a quarter and a tenth of all hands. */
  | {
      readonly kind: 'before the flop';
      readonly decision: BothVerdicts;
      readonly needed: number;
      readonly shares: readonly Weighed[];
    };

/** What to do, from the friendliest to the least friendly. */
export const BOLD = [
  ...(['raise or call', 'call or raise', 'call', 'close call', 'close'] as const),
  ...(['fold unless bluffs', 'fold unless', 'fold'] as const),
] as const;
export type Bold = (typeof BOLD)[number];

/** A decision against a bettor who has the strongest part of a range for value, or bluffs. */
export interface BettorVerdict {
  readonly kind: 'bettor';
  /** Which case decides: see {@link judgeBettor}. */
  readonly row:
    | 'the nuts'
    | 'the nuts, shared'
    | 'cannot lose'
    | 'far ahead'
    | 'ahead'
    | 'outs pay'
    | 'few bluffs'
    | 'some bluffs'
    | 'only bluffs'
    | 'hit pays'
    | 'near'
    | 'hit may pay'
    | 'behind';
  readonly bold: Bold;
  /** Hero's share against the hands for value, and the share that a call needs. */
  readonly share: number;
  /** Half of the 95% interval of a sampled share. */
  readonly halfWidth?: number;
  readonly needed: number;
  /** The part of the range that is bet for value. */
  readonly part: number;
  /** Hero's deals against the whole range. */
  readonly beats: FoundBettor['beats'];
  /** Of `outs pay`, and of a call that is close on the flop: the chance of an out on the next card. */
  readonly outs?: number;
  /** The part of the bets that must be bluffs, if the case turns on it. */
  readonly bluffs?: number;
  /** What must be won after a hit, if the case turns on it: see the verdict `fold unless`. */
  readonly later?: Later;
}

/** Money that must be won after the call, in the unit of the money or in pots. At most `behind` can be. */
interface Later {
  readonly later: number;
  readonly behind: number;
  readonly isInPots: boolean;
}

/** The decision of a verdict in one word; `undefined` if there is nothing to decide. */
export function adviceOf(verdict: CallVerdict): Move | 'close' | undefined {
  switch (verdict.kind) {
    case 'nothing to call':
      return undefined;
    case 'prizes':
      return verdict.isClose ? 'close' : verdict.move;
    case 'players behind':
    case 'close':
      return 'close';
    case 'drawing dead':
    case 'only splits':
    case 'fold unless':
    case 'fold':
      return 'fold';
    case 'cannot lose':
    case 'nuts':
    case 'far ahead':
    case 'call':
      return 'call';
    case 'bettor':
      return verdict.bold.startsWith('fold') ? 'fold' : verdict.bold.startsWith('close') ? 'close' : 'call';
    case 'for a set':
    case 'before the flop':
      return verdict.decision === 'depends' ? 'close' : verdict.decision;
  }
}

/** What a decision rests on besides the money. */
export interface Facts {
  readonly street: Street;
  /** The opponents who are in the equity. */
  readonly opponents: number;
  /** On the river: no hand of two unseen cards beats hero's or ties with it. */
  readonly isNuts: boolean;
  /** Whether hero wins no deal against the opponents of the spot, or loses none. */
  readonly extreme?: 'wins none' | 'loses none' | undefined;
  /** On the flop and the turn: hero is behind, and the next card can change that. */
  readonly hasOuts: boolean;
  /** Hero and an opponent have chips behind, as far as is known: a raise is possible. */
  readonly canRaise: boolean;
  /** Somebody has no chips behind once hero has called. */
  readonly isAllIn: boolean;
  /** The most that can still be won after the call, if players behind fold; `undefined` if a stack is not known. */
  readonly behind?: number | undefined;
  /** Before the flop: hero has a pocket pair, and a higher one may be against it. */
  readonly isUnderPair?: boolean;
  /** Before the flop: hero's higher card, if an opponent has it with a better kicker or twice. */
  readonly dominated?: Rank | undefined;
}

/** The share from which hero is far ahead. */
const FAR = 0.8;
/** A loss that later bets may make up: this part of the pot and the call. */
const MOST_LATER = 0.5;

/** The facts of an answered spot. @param stakes the money in it */
export function factsOf(spot: Spot, answer: Answer, stakes: Stakes): Facts {
  const { street, status, outs = [], players, next, rangeCards, isNuts, standing, improving } = answer;
  const opponents = Math.max(1, players.length - 1);
  const isBetween = street === 'flop' || street === 'turn';
  const share = players[0].equity;
  const weights = (rangeCards ?? next ?? []).some(({ weight = 0 }) => weight > 0);
  const isBehind = share !== undefined && share < 1 / players.length && weights;
  const hasOuts =
    share === undefined
      ? (improving?.chance.hits ?? 0) > 0 && standing?.isMade !== true
      : status === undefined
        ? isBehind
        : status === 'behind' && outs.length > 0;
  const behind = behindAfter(stakes);
  const { wins = NaN, ties = NaN } = answer.method === 'exact' ? players[0] : {};
  const extreme = wins + ties === answer.of ? 'loses none' : wins === 0 ? 'wins none' : undefined;
  return {
    ...{ street, opponents, isNuts: isNuts === true, hasOuts: isBetween && hasOuts, extreme },
    canRaise: behind !== 0,
    behind: behindAfter(actedOut(stakes)?.ifFold ?? stakes),
    ...(street === 'preflop' && spot.wild === undefined && opening(spot)),
    isAllIn: (stakes.stacks ?? []).some(
      (stack, seat) => stack !== undefined && stack - (seat === 0 ? inUnits(callOf(stakes) ?? 0) : 0) <= 0,
    ),
  };
}

/** Whether hero's two cards may be dominated, or below a higher pair, before the flop. */
function opening(spot: Spot): Pick<Facts, 'isUnderPair' | 'dominated'> {
  const { hero, opponents } = spot;
  if (hero.kind !== 'hand') return {};
  const [high, low] = ranksOf(hero.cards);
  /** Whether more than a part of what an opponent holds is meant. */
  const holds = (part: number, isMeant: (one: Rank, other: Rank) => boolean): boolean =>
    opponents.some((player, at) => {
      const weights = liveWeights({ weights: comboWeights(player) }, new Set(namedFor(spot, at + 1)));
      let [meant, all] = [0, 0];
      COMBOS.forEach((cards, combo) => {
        all += weights[combo];
        if (weights[combo] > 0 && isMeant(...ranksOf(cards))) meant += weights[combo];
      });
      return meant > part * all;
    });
  if (high === low) {
    // Both cards of a set must be there to come.
    const canHit = namedFor(spot, 0).every((card) => rankOf(card) !== high);
    const isHigher = (one: Rank, other: Rank) => one === other && one > high;
    return { isUnderPair: canHit && (opponents.length === 0 ? high < HIGHEST : holds(0, isHigher)) };
  }
  const isBetter = (one: Rank, other: Rank) => (one === high && other > low) || (other === high && one > high);
  return { dominated: holds(MOST_OF_RANGE, isBetter) ? high : undefined };
}

/** Two cards' ranks, the higher one first. */
function ranksOf(cards: readonly Card[]): readonly [Rank, Rank] {
  const [one, other] = cards.map(rankOf);
  return one > other ? [one, other] : [other, one];
}

const HIGHEST = 12;
const MOST_OF_RANGE = 0.5;

/** The money that hero can still win from the opponents once the call is in; `undefined` if a stack is not known. */
export function behindAfter(stakes: Stakes): number | undefined {
  const { stacks } = stakes;
  if (stacks === undefined) return undefined;
  const [own, ...others] = stacks;
  if (others.length > 0 && others.every((stack) => stack === 0)) return 0;
  if (own === undefined) return undefined;
  const left = own - inUnits(callOf(stakes) ?? 0);
  if (left <= 0) return 0;
  return others.reduce<number | undefined>(
    (sum, stack) => (sum === undefined || stack === undefined ? undefined : sum + Math.min(left, stack)),
    0,
  );
}

/** Whether one pot that all share is played for, without rake and prizes: then the equity alone prices the call. */
export function isPlain({ bets, rake, payouts }: Stakes): boolean {
  return bets === undefined && rake === undefined && payouts === undefined;
}

/** The pot with the bets in it; of a bet in parts of the pot all opponents have put in the same. */
function potOf({ facing, pot }: Stakes, opponents: number): number | undefined {
  return facing === undefined ? pot : 1 + opponents * facing;
}

/** The equity that a call needs, if equity alone decides; otherwise `undefined`. */
export function breakEvenIn(stakes: Stakes, opponents: number): number | undefined {
  const pot = potOf(stakes, opponents);
  const call = inUnits(callOf(stakes) ?? 0);
  return isPlain(stakes) && pot !== undefined && call > 0 ? breakEvenOf(pot, call) : undefined;
}

/** The price of a call by the equity of an answer with opponents, if the stakes are plain; otherwise `undefined`. */
export function moneyByEquity({ players }: Answer, stakes: Stakes): Money | undefined {
  const { equity: share, halfWidth } = players[0];
  const call = inUnits(callOf(stakes) ?? 0);
  const { facing } = stakes;
  const pot = potOf(stakes, players.length - 1);
  if (!isPlain(stakes) || share === undefined || pot === undefined || call === 0) return undefined;
  const found = price(pot, call, share, halfWidth);
  const width = halfWidth === undefined ? {} : { halfWidth };
  return { price: { ...found, ...width, call, pot, share, isPlain: true, ...(facing !== undefined && { facing }) } };
}

/**
 * The decision about a call if the opponents' cards or ranges are given. The first case that fits decides.
 *
 * @param money as it was counted for the spot
 */
export function judge(money: Money, facts: Facts): CallVerdict {
  const { tournament, behind } = money;
  if (behind !== undefined) {
    const { ifFold, ifCall, decision, seats } = behind;
    if (decision === 'depends') {
      return { kind: 'players behind', seats, ifFold: moveOf(ifFold) };
    }
    // If both agree, the sentence quotes the price that speaks more against the decision.
    const [one, other] = [ifFold, ifCall].map((own) => own.price);
    if (one === undefined || other === undefined) return { kind: 'nothing to call' };
    const isTighter = one.share - one.breakEven < other.share - other.breakEven;
    return judge(isTighter === (decision !== 'fold') ? ifFold : ifCall, facts);
  }
  if (money.price === undefined) return { kind: 'nothing to call' };
  if (tournament?.decision !== undefined) {
    const { needed, ev = 0, decision } = tournament;
    const contested = money.pots?.find(({ seats }) => seats.length > 1 && seats.includes(0));
    const seat = contested?.seats.indexOf(0) ?? 0;
    const width = contested?.halfWidths?.[seat];
    return {
      ...{ kind: 'prizes', move: ev >= -NO_PRIZE ? 'call' : 'fold', isClose: decision === 'close' },
      ...(needed !== undefined && { needed }),
      ...(needed !== undefined && contested !== undefined && { share: contested.shares[seat] }),
      ...(needed !== undefined && width !== undefined && { halfWidth: width }),
    };
  }
  const { share, breakEven: needed, decision, ev, halfWidth } = money.price;
  if (share === 0 && halfWidth === undefined) return { kind: 'drawing dead' };
  const own = { share, needed, ...(halfWidth !== undefined && { halfWidth }) };
  const set = forSet(money.price, facts);
  if (set !== undefined && isForSet(set.decision, decision)) return set;
  if (decision === 'fold' && facts.extreme === 'wins none') return { kind: 'only splits' };
  if (decision === 'call' && facts.extreme === 'loses none' && !facts.isNuts) return { kind: 'cannot lose' };
  if (decision === 'close') return { kind: 'close', move: ev >= 0 ? 'call' : 'fold', ...own };
  if (decision === 'call') {
    if (facts.canRaise && facts.isNuts) return { kind: 'nuts' };
    if (facts.canRaise && facts.opponents === 1 && share >= FAR) return { kind: 'far ahead', ...own };
    return { kind: 'call', ...own };
  }
  const later = laterWin(money.price, facts);
  return later === undefined ? { kind: 'fold', ...own } : { kind: 'fold unless', ...later };
}

/** A set comes once in this many flops, to one against it. */
const TO_A_SET = 7.5;

/** A call of a pocket pair for its set. `undefined` without higher pairs, and if nothing is known to be behind. */
function forSet(
  { call, pot }: PotsPrice,
  { isUnderPair = false, behind = 0 }: Facts,
): Extract<CallVerdict, { kind: 'for a set' }> | undefined {
  if (!isUnderPair || behind <= 0) return undefined;
  const later = Math.max(0, TO_A_SET * call - pot);
  const reaches = (times: number) => behind >= times * later - SAME;
  const decision = reaches(2) ? 'call' : reaches(1) ? 'close' : 'fold';
  return { kind: 'for a set', decision, later, behind, isInPots: false };
}

/** Whether a set decides: it is friendlier than the equity, or the equity is too small too. */
function isForSet(set: BothVerdicts, byEquity: BothVerdicts): boolean {
  const place = (decision: BothVerdicts) => ['call', 'close', 'depends', 'fold'].indexOf(decision);
  return place(set) < place(byEquity) || (set === 'fold' && byEquity === 'fold');
}

/** Prizes this close to nothing are nothing. */
const NO_PRIZE = 1e-9;

function moveOf(money: Money): Move {
  return (money.tournament?.ev ?? money.price?.ev ?? 0) >= 0 ? 'call' : 'fold';
}

/** What must be won later for a call to break even, if later bets may bring this much. */
function laterWin(offer: PotsPrice, { hasOuts, behind = Infinity }: Facts): Later | undefined {
  const { needed, pot, call, facing } = offer;
  if (!hasOuts || needed === undefined || needed > MOST_LATER * (pot + call) || needed > behind) return undefined;
  return { later: needed, behind, isInPots: facing !== undefined };
}

/** A read with its decision. */
interface Judged extends Weighed {
  readonly against: DecidingRead;
  readonly decision: BothVerdicts;
  readonly verdict: CallVerdict;
}

/** The decision about a call of a read: `depends` if players behind disagree. */
export function decisionOf(money: Money): BothVerdicts {
  return money.behind?.decision ?? money.tournament?.decision ?? money.price?.decision ?? 'close';
}

/** Hero's share and the equity that a call needs, for a read's money. With players behind, both hold if they fold. */
export function weighed({ against, money }: FoundRead): Weighed & { readonly against: DecidingRead } {
  const own = money.behind?.ifFold ?? money;
  const { share = 0, halfWidth } = own.price ?? {};
  return {
    share,
    ...(halfWidth !== undefined && { halfWidth }),
    needed: own.tournament?.needed ?? own.price?.breakEven ?? 0,
    against,
  };
}

/** The decision about a call if the bettor's hand is not known. @param facts of the spot without reads */
export function judgeReads(found: FoundReads, facts: Facts): CallVerdict {
  const { bettor } = found;
  if (bettor !== undefined) return judgeBettor(bettor, found, facts);
  const reads = found.reads.map((read): Judged => ({
    ...weighed(read),
    decision: decisionOf(read.money),
    verdict: judge(read.money, facts),
  }));
  const [first] = reads;
  if (first === undefined) return { kind: 'nothing to call' };
  if (facts.street !== 'preflop') return withRead(first.verdict, first.against);
  const { price: offer, tournament } = found.reads[0].money.behind?.ifFold ?? found.reads[0].money;
  const set = tournament === undefined && offer !== undefined ? forSet(offer, facts) : undefined;
  return reads.find(({ verdict }) => verdict.kind === 'players behind')?.verdict ?? beforeFlop(reads, set, facts);
}

/** Equal figures may differ by their last digits. */
const SAME = 1e-9;

/** Against a bettor. With players behind both prices decide, as in {@link judge}. */
function judgeBettor(bettor: FoundBettor, found: FoundReads, facts: Facts): CallVerdict {
  const { value, bluffs } = bettor;
  const { behind } = value.money;
  const own = (money: Money, bluffing: Money | undefined) => byValue(bettor, money, bluffing, found, facts);
  if (behind === undefined) return own(value.money, bluffs?.money);
  const ifFold = own(behind.ifFold, bluffs?.money.behind?.ifFold);
  const ifCall = own(behind.ifCall, bluffs?.money.behind?.ifCall);
  const [one, other] = [ifFold, ifCall].map(moveOfBettor);
  const decision = bothVerdicts(one, other);
  if (decision === 'depends') {
    return { kind: 'players behind', seats: behind.seats, ifFold: one === 'fold' ? 'fold' : 'call' };
  }
  if (one !== other) return one === decision ? ifFold : ifCall;
  const isTighter = ifFold.share - ifFold.needed < ifCall.share - ifCall.needed;
  return isTighter === (decision !== 'fold') ? ifFold : ifCall;
}

/** Outs that win less than this part of their share are not paid for. */
const OF_OUTS = 0.6;
/** The most bluffs in all bets at which a call is right, or close. */
const FEW = 1 / 8;
const SOME = 1 / 6;
const SOME_OF_NEEDED = 0.85;
const HALF = 1 / 2;
/** Later bets may bring this part of the pot and the call: easily, and at most. */
const EASY_LATER = 0.25;
/** A hand with as many outs on the flop can wait for the river. */
const MANY_OUTS = 8;

/** The first case that fits decides. */
function byValue(
  { beats, part, cannotLose, canCatch, size }: FoundBettor,
  value: Money,
  bluffs: Money | undefined,
  { isMade, outs = { hits: 0, of: 1 } }: FoundReads,
  facts: Facts,
): BettorVerdict {
  const { share, breakEven: needed, call, pot, halfWidth = 0, facing, ev } = pricedBy(value, bluffs);
  const against = bluffs && pricedBy(bluffs, undefined);
  const width = halfWidth === 0 ? {} : { halfWidth };
  const told = { kind: 'bettor', share, ...width, needed, part, beats } as const;
  const atLeast = (bold: Bold): Bold => (facts.canRaise ? bold : 'call');
  const reaches = (own: number, border: number) => own >= border - SAME;
  const chance = outs.hits / outs.of;
  const outsWin = chance > 0 && reaches(share, OF_OUTS * chance);
  const outsPay = outsWin && reaches(chance, needed);
  const isAhead = ev >= -NO_PRIZE && share - needed >= halfWidth - SAME;
  // A call of a large bet on the flop buys one card, and the next bet will be larger.
  const isDear =
    facts.street === 'flop' && reaches(size, 1) && !isMade && !outsPay && share < HALF - SAME && !facts.isAllIn;

  if (cannotLose && ev >= -NO_PRIZE) {
    const isOver = facts.street === 'river';
    const row = !isOver ? 'cannot lose' : facts.isNuts ? 'the nuts' : 'the nuts, shared';
    return { ...told, row, bold: atLeast('raise or call') };
  }
  if (isAhead && reaches(share, FAR)) return { ...told, row: 'far ahead', bold: atLeast('call or raise') };
  if (isAhead) return { ...told, row: 'ahead', bold: isDear ? 'close' : 'call', ...(isDear && { outs: chance }) };
  if (outsPay) return { ...told, row: 'outs pay', bold: 'call', outs: chance };
  if (Math.abs(share - needed) < halfWidth) return { ...told, row: 'near', bold: 'close' };
  if (canCatch && against !== undefined && reaches(against.share, HALF) && against.ev > ev) {
    const x = -ev / (against.ev - ev);
    if (reaches(FEW, x)) {
      return { ...told, row: isDear ? 'some bluffs' : 'few bluffs', bold: isDear ? 'close' : 'call', bluffs: x };
    }
    const some = Math.max(SOME, SOME_OF_NEEDED * needed);
    if (reaches(some, x)) return { ...told, row: 'some bluffs', bold: 'close', bluffs: x };
    if (reaches(HALF, x)) return { ...told, row: 'only bluffs', bold: 'fold unless bluffs', bluffs: x };
  }
  const hit = facts.street === 'flop' && outs.hits >= MANY_OUTS ? Math.max(chance, share) : chance;
  const later = ((1 - hit) * call) / hit - pot;
  const { behind = Infinity } = facts;
  const canPay = outsWin && later <= behind + SAME;
  const toWin = { later, behind, isInPots: facing !== undefined };
  const brings = (most: number) => canPay && reaches(most * (pot + call), later);
  if (brings(EASY_LATER)) return { ...told, row: 'hit pays', bold: 'close call', later: toWin };
  if (isClose(share, needed, halfWidth)) return { ...told, row: 'near', bold: 'close' };
  if (brings(MOST_LATER)) return { ...told, row: 'hit may pay', bold: 'fold unless', later: toWin };
  return { ...told, row: 'behind', bold: 'fold' };
}

/** The price of a call. If prizes are counted, its gain is in their unit, and the break-even is theirs. */
function pricedBy(money: Money, bluffs: Money | undefined): PotsPrice {
  const { price: own, tournament, pots } = money;
  if (own === undefined) throw new Error('nothing to call');
  if (tournament?.ev === undefined) return own;
  const { ev, needed } = tournament;
  if (needed !== undefined) {
    const contested = pots?.find(({ seats }) => seats.length > 1 && seats.includes(0));
    return { ...own, share: contested?.shares[contested.seats.indexOf(0)] ?? own.share, ev, breakEven: needed };
  }
  // Of several opponents no one share is needed: it is where a mixture of value and bluffs gains nothing.
  const other = bluffs?.tournament?.ev;
  const atBluffs = bluffs?.price?.share;
  const between =
    other === undefined || atBluffs === undefined || other <= ev
      ? undefined
      : own.share - (ev * (atBluffs - own.share)) / (other - ev);
  const chips = ev >= -NO_PRIZE ? Math.min(own.share, own.breakEven) : Math.max(own.share, own.breakEven);
  return { ...own, ev, breakEven: between ?? chips };
}

function moveOfBettor({ bold }: BettorVerdict): 'call' | 'close' | 'fold' {
  switch (bold) {
    case 'raise or call':
    case 'call or raise':
    case 'call':
      return 'call';
    case 'close call':
    case 'close':
      return 'close';
    case 'fold unless bluffs':
    case 'fold unless':
    case 'fold':
      return 'fold';
  }
}

/** The parts of bets that words name, as fractions. */
const NAMED_PARTS = [
  ...[20, 15, 12, 11, 10, 9, 8, 7, 6, 5, 4].map((of) => [1, of] as const),
  ...([
    [3, 10],
    [1, 3],
    [2, 5],
    [1, 2],
    [3, 5],
    [2, 3],
    [3, 4],
  ] as const),
] as const;

/** The next fraction that is not less than a part of the bets: who waits for as many bluffs never loses by it. */
export function namedPart(part: number): readonly [bluffs: number, bets: number] | undefined {
  return NAMED_PARTS.find(([bluffs, bets]) => part <= bluffs / bets + SAME);
}

function pick({ share, halfWidth, needed, against }: Judged): Weighed {
  return { share, ...(halfWidth !== undefined && { halfWidth }), needed, against };
}

function bothOf(one: BothVerdicts, other: BothVerdicts): BothVerdicts {
  return one === 'depends' || other === 'depends' ? 'depends' : bothVerdicts(one, other);
}

/** A verdict that rests on one read says which. */
function withRead(verdict: CallVerdict, against: DecidingRead): CallVerdict {
  return 'share' in verdict && 'needed' in verdict && verdict.kind !== 'prizes' && verdict.kind !== 'bettor'
    ? { ...verdict, against }
    : verdict;
}

/** Before the flop all reads that are not close must agree. @param offer if it is one for all reads */
function beforeFlop(reads: readonly Judged[], set: ReturnType<typeof forSet>, facts: Facts): CallVerdict {
  const decision = reads.map((read) => read.decision).reduce(bothOf);
  if (set !== undefined && isForSet(set.decision, decision)) return set;
  const lowest = reads.reduce((low, own) => (own.share < low.share ? own : low));
  if (decision === 'call' && facts.canRaise && lowest.share >= FAR) return { ...pick(lowest), kind: 'far ahead' };
  return { kind: 'before the flop', decision, needed: lowest.needed, shares: reads.map(pick) };
}

/** The decision in a word, for programs. */
export function decisionInShort(verdict: CallVerdict): BothVerdicts {
  switch (verdict.kind) {
    case 'cannot lose':
    case 'nuts':
    case 'far ahead':
    case 'call':
      return 'call';
    case 'close':
      return 'close';
    case 'prizes':
      return verdict.isClose ? 'close' : verdict.move;
    case 'players behind':
      return 'depends';
    case 'bettor':
      return moveOfBettor(verdict);
    case 'before the flop':
    case 'for a set':
      return verdict.decision;
    case 'nothing to call':
      return 'call';
    case 'drawing dead':
    case 'only splits':
    case 'fold':
    case 'fold unless':
      return 'fold';
  }
}
