import { cleanName, type Decision, type Hand } from '../../history/events';
import { builtIn, nameOf, openingsAt, type OpeningLine } from '../../history/opening';
import { decisionsOf, spotOf, viewersOf } from '../../history/spot';
import { formatCards, rankOf, type Card, type Hole } from '../../poker/card';
import { drawNames, drawsOf, HoldingReader, LADDER, rungOf } from '../../poker/holding';
import { inUnits } from '../../poker/money/amounts';
import { actedOut } from '../../poker/money/behind';
import type { FoundReads } from '../../poker/money/reads';
import { potsOf } from '../../poker/money/money';
import { arePlayedByAll } from '../../poker/money/outcomes';
import { winnableBy, type PotsPrice } from '../../poker/money/pots';
import { callOf, type Stakes } from '../../poker/money/stakes';
import { behindAfter, decisionInShort, judgeReads } from '../../poker/money/verdict';
import { plainText } from '../../poker/plainText';
import { NO_RANGE, weightOf } from '../../poker/combos';
import { formatRange, parseRange, splitReads, type Read } from '../../poker/range';
import { RANKED_DOWN_TO, topCombos } from '../../poker/ranking';
import { readPlayer } from '../../poker/readPlayer';
import { withReads, type SpotProblem } from '../../poker/readSpot';
import type { Result } from '../../poker/result';
import { checkSpot, type Player, type Spot, type Street } from '../../poker/spot';

/**
 * The bets that a range can be given for: if the bettor's cards are not known, the bettor is taken to hold this range.
 * Before the flop every bet beyond the blinds is a raise.
 */
export const LINES = [
  'preflop raise',
  'flop bet',
  'flop raise',
  'turn bet',
  'turn raise',
  'river bet',
  'river raise',
] as const;
export type Line = (typeof LINES)[number];

/** The user's range for a line, as written. */
export type Ranges = Readonly<Partial<Record<Line, string>>>;

export interface GivenRange {
  readonly text: string;
  readonly holds: Player;
  readonly reads: readonly Read[] | undefined;
}
export type GivenRanges = Readonly<Partial<Record<Line, GivenRange>>>;

/** The given ranges; texts that are not ranges are left out. */
export function readRanges(ranges: Ranges): GivenRanges {
  return Object.fromEntries(
    LINES.flatMap((line): (readonly [Line, GivenRange])[] => {
      const text = ranges[line];
      if (text === undefined) return [];
      const { range, reads } = splitReads(plainText(text));
      const holds = readPlayer(range, 'line');
      return holds.ok ? [[line, { text, holds: holds.value, reads }]] : [];
    }),
  );
}

/** The user's ranges by the names of lines before the flop in lower case, as written: `{ 'co opens': '22+' }`. */
export type Openings = Readonly<Record<string, string>>;

export interface Source {
  readonly name: string;
  /** The range as a part of all hands, 0 to 1. */
  readonly share: number;
  readonly isSaved: boolean;
  /** The best quarter of it alone counts: see {@link LineRanges.quarter}. */
  readonly isQuarter?: true;
}

/** A range by what a player did before the flop. */
export interface LineRange extends GivenRange {
  readonly source: Source;
}

/** The ranges of lines before the flop, the user's before those that are built in. Each is read once. */
export class LineRanges {
  readonly #saved: Openings;
  readonly #read = new Map<string, LineRange | undefined>();

  constructor(saved: Openings = {}) {
    this.#saved = saved;
  }

  of(line: OpeningLine): LineRange | undefined {
    const name = nameOf(line);
    const saved = this.#saved[name.toLowerCase()];
    // Seats of one position may be built in with more or fewer players behind.
    const text = builtIn(line);
    const key = `${name} ${text}`;
    if (!this.#read.has(key)) {
      const own = saved === undefined ? undefined : this.#make(name, saved, true);
      this.#read.set(key, own ?? this.#make(name, text, false));
    }
    return this.#read.get(key);
  }

  /** The best quarter of a line's range: its best hands, as many as are a quarter of its weight. */
  quarter({ source, text, holds }: LineRange): LineRange {
    const key = `${source.name} ${text} quarter`;
    const known = this.#read.get(key);
    if (known !== undefined || holds.kind !== 'range') return known ?? { text: '', holds, reads: undefined, source };
    const { weights } = holds.range;
    const range = { weights: new Float64Array(weights.length) };
    let left = weightOf(holds.range) / 4;
    const ranked = topCombos(0, 100);
    RANKED_DOWN_TO.forEach((end, hand) => {
      // At the border all suits of a hand count for the same part.
      const combos = ranked.slice(RANKED_DOWN_TO[hand - 1] ?? 0, end);
      const all = combos.reduce((sum, combo) => sum + weights[combo], 0);
      const part = all === 0 ? 0 : Math.min(1, left / all);
      for (const combo of combos) range.weights[combo] = part * weights[combo];
      left -= part * all;
    });
    const quarter = { text: formatRange(range), holds: { kind: 'range', range }, reads: undefined } as const;
    const made: LineRange = { ...quarter, source: { ...source, isQuarter: true } };
    this.#read.set(key, made);
    return made;
  }

  #make(name: string, text: string, isSaved: boolean): LineRange | undefined {
    const read = parseRange(text, 'line');
    const range = read.ok ? read.value : NO_RANGE;
    const weight = weightOf(range);
    if (weight === 0) return undefined;
    const source = { name, share: weight / range.weights.length, isSaved };
    return { text, holds: { kind: 'range', range }, reads: undefined, source };
  }
}

/** The judge of a bet that has a range, if the bettor may also have shown cards. */
export type Judge = 'given' | 'shown';

export type Opponent =
  | { readonly by: 'shown'; readonly cards: Hole }
  | { readonly by: 'given'; readonly range: GivenRange }
  | { readonly by: 'line'; readonly range: LineRange }
  | { readonly by: 'nothing' };

/** A decision with a price: the player faced a bet, and called or folded. Amounts are in big blinds. */
export interface FacedBet {
  /** Its place among the player's decisions in the hand. */
  readonly at: number;
  readonly street: Street;
  readonly did: 'call' | 'fold';
  readonly hero: Hole;
  readonly board: readonly Card[];
  /** The money that the player can win of all pots, the bet included; and the price of a call. */
  readonly pot: number;
  readonly call: number;
  /** The money of the decision by seat, and the big blind, in the currency's unit. */
  readonly stakes: Stakes;
  readonly bigBlind: number;
  /** Whether every player who is still in plays for every pot. Pots of one player alone do not count. */
  readonly isPlain: boolean;
  /** The opponents in the order they sit after the player. */
  readonly opponents: readonly Opponent[];
  readonly dead: readonly Card[];
  /** The bet that the player faced; `undefined` if only blinds are in. */
  readonly line: Line | undefined;
  readonly kind: HandKind;
}

/** The opponents' cards that a call was priced with. */
export interface BetPrice {
  /**
   * The part of the winnable money that comes back on average, 0 to 1; with one pot this is the equity. If it was
   * sampled, with half of its 95% interval.
   */
  readonly equity: number;
  readonly halfWidth?: number;
  readonly breakEven: number;
}

/** A decision with its price and its cost. If players behind had still to act, the price holds if they fold. */
export interface PricedBet extends FacedBet, BetPrice {
  /** The price if all players behind call; `undefined` if nobody had still to act. */
  readonly ifCall?: BetPrice;
  /** The part of the bettor's range that the equity is against, if the bettor came to the flop with it. */
  readonly part?: number;
  /**
   * In big blinds: what a call lost on average, or what a fold gave up; 0 if it was right. Of two prices the
   * smaller cost: it is 0 if the verdicts differ.
   */
  readonly cost: number;
}

/**
 * The seat from which a hand is judged: the player whose cards were dealt face up. If a history shows all cards, the
 * player of the given name, or the only player with known cards.
 */
export function playerOf(hand: Hand, name?: string): string | undefined {
  const viewers = viewersOf(hand);
  if (hand.hero !== undefined && viewers.includes(hand.hero)) return hand.hero;
  const wanted = name === undefined ? undefined : cleanName(name);
  if (wanted !== undefined && viewers.includes(wanted)) return wanted;
  return viewers.length === 1 ? viewers[0] : undefined;
}

/**
 * A player's decisions that had a price, in order. A raise is left out: its price is not all that it is made for.
 *
 * Shown cards are hindsight. If a range is the judge, no shown card counts: the bettor holds the range, the others
 * any two.
 *
 * @param player with two known cards
 * @param lines ranges for opponents whose bet has no given range, by what they did before the flop. Then a decision with shown
 * cards is there twice: by what was known, and by these cards.
 */
export function facedBets(
  hand: Hand,
  player: string,
  ranges: GivenRanges = {},
  judge: Judge = 'given',
  lines?: LineRanges,
): FacedBet[] {
  if (hand.bigBlind === 0) return [];
  return decisionsOf(hand, player).flatMap((decision, at) => {
    const { did, toCall } = decision;
    if (toCall === 0 || (did !== 'call' && did !== 'fold')) return [];
    const line = lineOf(decision);
    const range = line === undefined ? undefined : ranges[line];
    const byRange = range && againstRange(hand, decision, at, did, range, judge === 'shown');
    const bet = byRange ?? faceBet(hand, decision, at, did, undefined, true);
    if (bet === undefined) return [];
    const known = byRange === undefined && lines !== undefined ? againstLines(hand, decision, bet, lines) : undefined;
    if (known === undefined) return [bet];
    return bet.dead.length > 0 || isKnown(bet) ? [known, bet] : [known];
  });
}

/**
 * A decision by what was known: opponents hold what they did before the flop, no shown card counts. `undefined` if it says
 * nothing of the bettor.
 *
 * A call before the flop does not get all of its equity, as long as there is something left to bet. So a fold is held against
 * the best quarter of the ranges.
 */
function againstLines(hand: Hand, decision: Decision, bet: FacedBet, lines: LineRanges): FacedBet | undefined {
  const openings = openingsAt(hand, decision);
  const bettor = decision.faced?.player;
  if (bettor === undefined || !openings.has(bettor)) return undefined;
  const isQuarter = decision.street === 'preflop' && bet.did === 'fold' && behindAfter(bet.stakes) !== 0;
  const opponents = decision.opponents.map((name): Opponent => {
    const line = openings.get(name);
    const range = line && lines.of(line);
    if (range === undefined) return { by: 'nothing' };
    return { by: 'line', range: isQuarter ? lines.quarter(range) : range };
  });
  const known = { ...bet, opponents, dead: [] };
  return isByLine(known) && checkedSpot(known).ok ? known : undefined;
}

/** `undefined` if the known cards leave no combo of the range. */
function againstRange(...asked: Parameters<typeof faceBet>): FacedBet | undefined {
  const bet = faceBet(...asked);
  return bet !== undefined && isKnown(bet) && checkedSpot(bet).ok ? bet : undefined;
}

function faceBet(
  hand: Hand,
  decision: Decision,
  at: number,
  did: 'call' | 'fold',
  given: GivenRange | undefined,
  seesShown: boolean,
): FacedBet | undefined {
  const { street, board, faced } = decision;
  const { spot, money } = spotOf(hand, decision, seesShown);
  const { hero, opponents, dead } = spot;
  const { pot, bets, folded, stacks } = money;
  const stakes: Stakes = { pot, bets, folded, stacks, call: money.call };
  const call = callOf(stakes) ?? 0;
  const { pots } = potsOf(stakes, 1 + opponents.length);
  // If a blind is all in for less, perhaps nobody has bet the full blind.
  if (hero.kind !== 'hand' || call === 0) return undefined;
  return {
    at,
    street,
    did,
    hero: hero.cards,
    board,
    pot: (winnableBy(pots, 0) - call) / hand.bigBlind,
    call: call / hand.bigBlind,
    stakes,
    bigBlind: hand.bigBlind / 100,
    isPlain: arePlayedByAll(pots, 1 + opponents.length),
    opponents: opponents.map((player, seat) => {
      if (player.kind === 'hand') return { by: 'shown', cards: player.cards };
      return given !== undefined && decision.opponents[seat] === faced?.player
        ? { by: 'given', range: given }
        : { by: 'nothing' };
    }),
    dead,
    line: lineOf(decision),
    kind: kindOf(hero.cards, board),
  };
}

/**
 * A decision that the user has marked at the table, its amounts in the user's unit. `undefined` if a file's decision
 * could not be its like: a range of one's own, nobody to win from, wild cards, prizes, nothing to call.
 *
 * @param stakes as `checkStakes` lets them pass
 */
export function markedBet(spot: Spot, stakes: Stakes, did: 'call' | 'fold', at: number): FacedBet | undefined {
  const { hero, board, opponents, dead, wild } = spot;
  const call = callOf(stakes) ?? 0;
  const isLike = wild === undefined && stakes.payouts === undefined && opponents.length > 0 && call > 0;
  if (hero.kind !== 'hand' || !isLike) return undefined;
  const { pots } = potsOf(stakes, 1 + opponents.length);
  return {
    at,
    street: board.length === 0 ? 'preflop' : board.length === 3 ? 'flop' : board.length === 4 ? 'turn' : 'river',
    did,
    hero: hero.cards,
    board,
    pot: inUnits(winnableBy(pots, 0) - call),
    call: inUnits(call),
    stakes,
    bigBlind: 1,
    isPlain: arePlayedByAll(pots, 1 + opponents.length),
    opponents: opponents.map((player) => {
      if (player.kind === 'hand') return { by: 'shown', cards: player.cards };
      return player.kind === 'range'
        ? { by: 'given', range: { text: formatRange(player.range), holds: player, reads: undefined } }
        : { by: 'nothing' };
    }),
    dead,
    line: undefined,
    kind: kindOf(hero.cards, board),
  };
}

function lineOf({ street, faced }: Decision): Line | undefined {
  if (faced === undefined) return undefined;
  const line = `${street} ${faced.isRaise ? 'raise' : 'bet'}`;
  return LINES.find((own) => own === line);
}

function checkedSpot({ hero, board, opponents, dead }: FacedBet): Result<Spot, SpotProblem> {
  const checked = checkSpot({ hero: { kind: 'hand', cards: hero }, board, opponents: opponents.map(holderOf), dead });
  return checked.ok ? withReads(checked.value, readsOf(opponents)) : checked;
}

/** The reads of the given ranges, by player, hero first. */
export function readsOf(opponents: readonly Opponent[]): (readonly Read[] | undefined)[] {
  return [undefined, ...opponents.map((own) => (own.by === 'given' ? own.range.reads : undefined))];
}

/** The range or hand of an opponent, without the read of a given range. */
export function holderOf(opponent: Opponent): Player {
  if (opponent.by === 'shown') return { kind: 'hand', cards: opponent.cards };
  if (opponent.by === 'nothing') return { kind: 'random' };
  const { holds } = opponent.range;
  return opponent.by === 'line' && holds.kind === 'range' ? { ...holds, isPlayed: true } : holds;
}

export function spotAt(bet: FacedBet): Spot {
  const checked = checkedSpot(bet);
  if (!checked.ok) throw new Error(`no spot: ${checked.error.code}`);
  return checked.value;
}

/** `'QsQc'`, a range as the user gave it, `'random'`. */
export function holdsText(opponent: Opponent): string {
  if (opponent.by === 'shown') return formatCards(opponent.cards);
  return opponent.by === 'nothing' ? 'random' : opponent.range.text;
}

/** Whether an opponent's cards were shown, or a range was given. Otherwise the equity is against any two cards. */
export function isKnown({ opponents }: FacedBet): boolean {
  return opponents.some(({ by }) => by !== 'nothing');
}

/** Whether what opponents did before the flop judges a decision. */
export function isByLine({ opponents }: FacedBet): boolean {
  return opponents.some(({ by }) => by === 'line');
}

export function givenTo({ opponents }: FacedBet): GivenRange | undefined {
  return opponents.find((own) => own.by === 'given')?.range;
}

/** The seats of the opponents who had still to act behind the player; seat 1 is the first opponent. */
export function seatsBehind({ stakes }: FacedBet): readonly number[] {
  return actedOut(stakes)?.seats ?? [];
}

/**
 * @param price as the table counts it of the bet's {@link FacedBet.stakes}; if players behind have still to act,
 * of what the pot is if all of them fold
 * @param ifCall the same if all of them call
 */
export function priceBet(bet: FacedBet, price: PotsPrice, ifCall?: PotsPrice): PricedBet {
  const costOf = ({ ev }: PotsPrice) => {
    const gain = ev / bet.bigBlind;
    return Math.max(0, bet.did === 'call' ? -gain : gain);
  };
  return {
    ...bet,
    ...betPrice(price),
    ...(ifCall !== undefined && { ifCall: betPrice(ifCall) }),
    cost: Math.min(...[price, ...(ifCall === undefined ? [] : [ifCall])].map(costOf)),
  };
}

/**
 * A decision against a bettor who came to the flop with a range, and bets its best hands or bluffs. A fold costs what a call
 * gains against the best hands. A call costs what it loses even if half of the bets are bluffs, if the verdict is to fold.
 * With players behind the smaller cost counts, as in {@link priceBet}.
 *
 * @param reads with a bettor
 */
export function priceBettor(bet: FacedBet, reads: FoundReads): PricedBet {
  const { bettor } = reads;
  const value = bettor?.value.money;
  if (value === undefined) throw new Error('nothing to call');
  const { stakes, street, opponents } = bet;
  const behind = behindAfter(actedOut(stakes)?.ifFold ?? stakes);
  const facts = { isNuts: false, hasOuts: false, canRaise: behindAfter(stakes) !== 0, isAllIn: behind === 0, behind };
  const verdict = judgeReads(reads, { street, opponents: opponents.length, ...facts });
  const move = decisionInShort(verdict);
  const costOf = (own: PotsPrice, bluffs: PotsPrice | undefined) => {
    const gain = bet.did === 'call' ? -(own.ev + (bluffs?.ev ?? own.ev)) / 2 : own.ev;
    return move === (bet.did === 'call' ? 'fold' : 'call') ? Math.max(0, gain / bet.bigBlind) : 0;
  };
  const ways = (['ifFold', 'ifCall'] as const).flatMap((way) => {
    const own = (value.behind?.[way] ?? value).price;
    const bluffing = bettor?.bluffs?.money;
    return own === undefined ? [] : [{ own, bluffs: (bluffing?.behind?.[way] ?? bluffing)?.price }];
  });
  const [first, ifCall] = ways;
  if (first === undefined) throw new Error('nothing to call');
  const isAsked = value.behind !== undefined;
  return {
    ...bet,
    ...betPrice(first.own),
    ...(isAsked && { ifCall: betPrice(ifCall.own) }),
    part: bettor?.part ?? 1,
    cost: Math.min(...ways.map(({ own, bluffs }) => costOf(own, bluffs))),
  };
}

function betPrice({ share, halfWidth, breakEven }: PotsPrice): BetPrice {
  return { equity: share, ...(halfWidth !== undefined && { halfWidth }), breakEven };
}

/** The kind of the hand behind a decision. A draw counts before a pair in the same hand. */
export const HAND_KINDS = [
  'flush draw',
  'straight draw',
  'gutshot',
  'two pair or better',
  'top pair',
  'pocket pair',
  'lower pair',
  'no pair',
  'pair before the flop',
  'no pair before the flop',
] as const;
export type HandKind = (typeof HAND_KINDS)[number];

/** The groups of kinds that a list can be narrowed to. */
export const KIND_GROUPS = {
  'flush draws': ['flush draw'],
  'straight draws': ['straight draw', 'gutshot'],
  pairs: ['top pair', 'pocket pair', 'lower pair', 'pair before the flop'],
  'made hands': ['two pair or better'],
} as const satisfies Record<string, readonly HandKind[]>;
export type KindGroup = keyof typeof KIND_GROUPS;

/** One for all boards: to make a reader takes longer than to read a hand. */
const READER = new HoldingReader();

export function kindOf([first, second]: Hole, board: readonly Card[]): HandKind {
  if (board.length === 0) {
    return rankOf(first) === rankOf(second) ? 'pair before the flop' : 'no pair before the flop';
  }
  READER.setBoard(board);
  const holding = READER.read(first, second);
  const { kind: made } = LADDER[rungOf(holding)];
  if (made === 'two pair or better') return made;
  const draws = board.length === 5 ? [] : drawNames(drawsOf(holding));
  if (draws.includes('flush draw')) return 'flush draw';
  if (draws.includes('open-ended straight draw') || draws.includes('double gutshot')) {
    return 'straight draw';
  }
  return draws.includes('gutshot') ? 'gutshot' : made;
}
