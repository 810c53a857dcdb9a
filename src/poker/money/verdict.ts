import type { Answer } from '../answer';
import { bothVerdicts, type BothVerdicts } from './behind';
import type { Money } from './money';
import type { PotsPrice } from './pots';
import { callOf, type Stakes } from './stakes';
import { inUnits } from './amounts';
import { decide, price } from '../price';
import type { FoundRead, FoundReads, ReadName } from './reads';
import type { Street } from '../spot';

/*
 * The decision about a call, as a good player would say it. It is made here once, for the page, the terminal, agents and
 * programs; `words/verdict.ts` writes it.
 */

export type Move = 'call' | 'fold';

/** Hero's share of the money and what a call needs, both 0 to 1, against a read if the bettor's hand is not known. */
export interface Weighed {
  readonly share: number;
  readonly needed: number;
  readonly against?: ReadName;
}

/** The decision about a call. */
export type CallVerdict =
  | { readonly kind: 'nothing to call' }
  /** By the prizes of a tournament. The needed equity exists against one opponent. */
  | {
      readonly kind: 'prizes';
      readonly move: Move;
      readonly isClose: boolean;
      readonly needed?: number;
      readonly share?: number;
    }
  /** Players behind have still to act: `ifFold` if they fold, the other move if they call. */
  | { readonly kind: 'players behind'; readonly seats: readonly number[]; readonly ifFold: Move }
  /** Hero wins no money in any deal. */
  | { readonly kind: 'drawing dead' }
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
  | { readonly kind: 'fold unless'; readonly later: number; readonly behind: number; readonly isInPots: boolean }
  /* From here on the bettor's hand is not known. */
  /** The next card alone pays for the call. */
  | ({ readonly kind: 'outs pay'; readonly isClose: boolean } & Weighed)
  /** A call against one of two reads, a fold against the other. */
  | { readonly kind: 'strength'; readonly call: Weighed; readonly fold: Weighed }
  /** A fold, unless this part of the bets is bluffs. At a tenth or less the decision is close. */
  | ({ readonly kind: 'fold unless bluffs'; readonly bluffs: number } & Weighed)
  /** A fold even against the read that is best for hero. */
  | ({ readonly kind: 'fold to all' } & Weighed)
  /** Close against every read. */
  | ({ readonly kind: 'all close' } & Weighed)
  /** Before the flop: the shares against half, a quarter and a tenth of all hands. */
  | {
      readonly kind: 'before the flop';
      readonly decision: BothVerdicts;
      readonly needed: number;
      readonly shares: readonly Weighed[];
    };

/** What a decision rests on besides the money. */
export interface Facts {
  readonly street: Street;
  /** The opponents who are in the equity. */
  readonly opponents: number;
  /** On the river: no hand of two unseen cards beats hero's or ties with it. */
  readonly isNuts: boolean;
  /** On the flop and the turn: hero is behind, and the next card can change that. */
  readonly hasOuts: boolean;
  /** Hero and an opponent have chips behind, as far as is known: a raise is possible. */
  readonly canRaise: boolean;
  /** The most that can still be won after the call; `undefined` if a stack is not known. */
  readonly behind?: number | undefined;
}

/** From here on hero is far ahead: four fifths. */
const FAR = 0.8;
/** This few bluffs make a call close. */
const FEW_BLUFFS = 0.1;
/** A loss that later bets may make up: this part of the pot and the call. */
const MOST_LATER = 0.5;

/** The facts of an answered spot. @param stakes the money in it */
export function factsOf(answer: Answer, stakes: Stakes): Facts {
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
  return {
    ...{ street, opponents, isNuts: isNuts === true, hasOuts: isBetween && hasOuts },
    ...{ canRaise: behind !== 0, behind },
  };
}

/** The money that hero can still win from the opponents once the call is in; `undefined` if a stack is not known. */
export function behindAfter(stakes: Stakes): number | undefined {
  const { stacks } = stakes;
  if (stacks === undefined) return undefined;
  const [own, ...others] = stacks;
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

/** The price of a call by the equity of an answer with opponents, if the stakes are plain; otherwise `undefined`. */
export function moneyByEquity({ players }: Answer, stakes: Stakes): Money | undefined {
  const { equity: share, halfWidth } = players[0];
  const call = inUnits(callOf(stakes) ?? 0);
  const { facing } = stakes;
  const pot = facing === undefined ? stakes.pot : 1 + (players.length - 1) * facing;
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
    return {
      ...{ kind: 'prizes', move: ev >= -NO_PRIZE ? 'call' : 'fold', isClose: decision === 'close' },
      ...(needed !== undefined && { needed }),
      ...(needed !== undefined && contested !== undefined && { share: contested.shares[contested.seats.indexOf(0)] }),
    };
  }
  const { share, breakEven: needed, decision, ev, halfWidth } = money.price;
  if (share === 0 && halfWidth === undefined) return { kind: 'drawing dead' };
  if (decision === 'close') return { kind: 'close', move: ev >= 0 ? 'call' : 'fold', share, needed };
  if (decision === 'call') {
    if (facts.canRaise && facts.isNuts) return { kind: 'nuts' };
    if (facts.canRaise && facts.opponents === 1 && share >= FAR) return { kind: 'far ahead', share, needed };
    return { kind: 'call', share, needed };
  }
  const later = laterWin(money.price, facts);
  return later === undefined ? { kind: 'fold', share, needed } : { kind: 'fold unless', ...later };
}

/** Prizes this close to nothing are nothing. */
const NO_PRIZE = 1e-9;

function moveOf(money: Money): Move {
  return (money.tournament?.ev ?? money.price?.ev ?? 0) >= 0 ? 'call' : 'fold';
}

/** What must be won later for a call to break even, if later bets may bring this much. */
function laterWin(
  offer: PotsPrice,
  { hasOuts, behind = Infinity }: Facts,
): { later: number; behind: number; isInPots: boolean } | undefined {
  const { needed, pot, call, facing } = offer;
  if (!hasOuts || needed === undefined || needed > MOST_LATER * (pot + call) || needed > behind) return undefined;
  return { later: needed, behind, isInPots: facing !== undefined };
}

/** A read with its decision. */
interface Judged extends Weighed {
  readonly against: ReadName;
  readonly decision: BothVerdicts;
  readonly verdict: CallVerdict;
}

/** The decision about a call of a read: `depends` if players behind disagree. */
export function decisionOf(money: Money): BothVerdicts {
  return money.behind?.decision ?? money.tournament?.decision ?? money.price?.decision ?? 'close';
}

/** Hero's share and the equity that a call needs, for a read's money. With players behind, both hold if they fold. */
export function weighed({ against, money }: FoundRead): Weighed & { readonly against: ReadName } {
  const own = money.behind?.ifFold ?? money;
  return {
    share: own.price?.share ?? 0,
    needed: own.tournament?.needed ?? own.price?.breakEven ?? 0,
    against,
  };
}

/**
 * The decision about a call if the bettor's hand is not known. The first case that fits decides: the outs alone pay; the
 * ordinary and the strong read agree; they differ; both fold and a bluff calls; all fold. A close read gives way to a
 * clear one.
 *
 * @param facts of the spot without reads
 */
export function judgeReads(found: FoundReads, facts: Facts): CallVerdict {
  const reads = found.reads.map((read): Judged => ({
    ...weighed(read),
    decision: decisionOf(read.money),
    verdict: judge(read.money, facts),
  }));
  const [first, ...rest] = reads;
  if (first === undefined) return { kind: 'nothing to call' };
  const turnsOnPlayers = ({ verdict }: Judged) => verdict.kind === 'players behind';
  if (facts.street === 'preflop') return reads.find(turnsOnPlayers)?.verdict ?? beforeFlop(reads, facts);
  if (rest.length === 0) return withRead(first.verdict, first.against);
  // On the flop and the turn the next card may pay for the call by itself.
  const chance = found.isMade || found.outs === undefined ? 0 : found.outs.hits / found.outs.of;
  const needed = Math.max(...reads.map((read) => read.needed));
  const outs = chance === 0 ? 'fold' : decide(chance, needed);
  if (outs === 'call') return { kind: 'outs pay', isClose: false, share: chance, needed };
  if (facts.isNuts && facts.canRaise) return { kind: 'nuts' };
  const ofPlayers = rest.find(turnsOnPlayers);
  if (ofPlayers !== undefined) return ofPlayers.verdict;
  const [ordinary, strong = ordinary] = rest;
  const [low, high] = ordinary.share <= strong.share ? [ordinary, strong] : [strong, ordinary];
  const both = bothOf(ordinary.decision, strong.decision);
  // Clear words rest on a clear read.
  const clear = (move: Move) => [low, high].filter((read) => read.decision === move);
  const decided = both === 'close' ? first.decision : both;
  if (decided === 'call') {
    const [lowest = low] = clear('call');
    if (lowest.share >= FAR && facts.canRaise) return { ...pick(lowest), kind: 'far ahead' };
    return { ...pick(lowest), kind: 'call' };
  }
  if (decided === 'depends') {
    if (outs === 'close') return { kind: 'outs pay', isClose: true, share: chance, needed };
    const [call = high, fold = low] = [clear('call')[0], clear('fold')[0]];
    return { kind: 'strength', call: pick(call), fold: pick(fold) };
  }
  if (decided === 'close') return { ...pick(low), kind: 'all close' };
  if (first.decision === 'call') {
    const bluffs = (high.needed - high.share) / (first.share - high.share);
    return { ...pick(high), kind: 'fold unless bluffs', bluffs };
  }
  const unless = ordinary.verdict;
  if (unless.kind === 'fold unless') return unless;
  return {
    ...pick([first, low, high].reduce((best, own) => (own.share > best.share ? own : best))),
    kind: 'fold to all',
  };
}

function pick({ share, needed, against }: Judged): Weighed {
  return { share, needed, against };
}

function bothOf(one: BothVerdicts, other: BothVerdicts): BothVerdicts {
  return one === 'depends' || other === 'depends' ? 'depends' : bothVerdicts(one, other);
}

/** A verdict that rests on one read says which. */
function withRead(verdict: CallVerdict, against: ReadName): CallVerdict {
  return 'share' in verdict && 'needed' in verdict && verdict.kind !== 'prizes' ? { ...verdict, against } : verdict;
}

/** Before the flop all reads that are not close must agree. */
function beforeFlop(reads: readonly Judged[], { canRaise }: Facts): CallVerdict {
  const decision = reads.map((read) => read.decision).reduce(bothOf);
  const lowest = reads.reduce((low, own) => (own.share < low.share ? own : low));
  if (decision === 'call' && canRaise && lowest.share >= FAR) return { ...pick(lowest), kind: 'far ahead' };
  return { kind: 'before the flop', decision, needed: lowest.needed, shares: reads.map(pick) };
}

/** The part of the bets that must be bluffs, if the decision depends on it. */
export function bluffsOf(verdict: CallVerdict): number | undefined {
  return verdict.kind === 'fold unless bluffs' ? verdict.bluffs : undefined;
}

/** Whether the bluffs that a call needs are so few that it is close. */
export function areFewBluffs(bluffs: number): boolean {
  return bluffs <= FEW_BLUFFS;
}

/** The decision in a word, for programs. */
export function decisionInShort(verdict: CallVerdict): BothVerdicts {
  switch (verdict.kind) {
    case 'nuts':
    case 'far ahead':
    case 'call':
      return 'call';
    case 'outs pay':
      return verdict.isClose ? 'close' : 'call';
    case 'close':
    case 'all close':
      return 'close';
    case 'prizes':
      return verdict.isClose ? 'close' : verdict.move;
    case 'players behind':
    case 'strength':
      return 'depends';
    case 'fold unless bluffs':
      return areFewBluffs(verdict.bluffs) ? 'close' : 'fold';
    case 'before the flop':
      return verdict.decision;
    case 'nothing to call':
      return 'call';
    case 'drawing dead':
    case 'fold':
    case 'fold unless':
    case 'fold to all':
      return 'fold';
  }
}
