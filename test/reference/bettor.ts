import { choicesOf, DECK, pairsOf, rank, without } from './cards';
import { best } from './hand';
import { classify } from './holding';
import { isMade } from './made';
import { outsAlone } from './outs';
import { integer, shuffled, type Random } from './random';

/* A bettor whose hand is not known, by the written rules: what is bet for value, what as a bluff, and what that comes to. */

type Cards = readonly string[];

/** A hand with the part of it that is held. */
interface Held {
  readonly hand: Cards;
  readonly weight: number;
}

export interface Asked {
  readonly hero: Cards;
  readonly board: Cards;
  /** The hands that everybody plays. */
  readonly range: readonly Cards[];
  readonly pot: number;
  readonly call: number;
  /** The bet in pots. */
  readonly size: number;
  /** Whether another player has called the bet before hero. */
  readonly hasCaller?: boolean;
}

export interface Weighed {
  readonly value: number;
  readonly hands: number;
  readonly bluffs: number | undefined;
  /** What to do, in the words of the table. */
  readonly bold: string;
  readonly needed: number | undefined;
  readonly later: number | undefined;
}

const SAME = 1e-9;
const NO_DRAWS = ['overcards', 'backdoor flush draw', 'one-card backdoor flush draw', 'backdoor straight draw'];

/** The scores of hands on every full board, -1 where the board has one of the hand's cards. */
function scoresOf(hands: readonly Cards[], boards: readonly Cards[]): Float64Array[] {
  return hands.map((hand) =>
    Float64Array.from(boards, (board) => (hand.some((card) => board.includes(card)) ? -1 : best([...hand, ...board]))),
  );
}

/** Each hand's part of all deals against any other two cards. */
function againstAny(hands: readonly Cards[], scores: readonly Float64Array[]): number[] {
  const cards = hands.map((hand) => hand.map((card) => DECK.indexOf(card)));
  return hands.map((_, own) => {
    let [won, of] = [0, 0];
    hands.forEach((__, other) => {
      if (cards[own].some((card) => cards[other].includes(card))) return;
      for (let board = 0; board < scores[own].length; board++) {
        const [mine, theirs] = [scores[own][board], scores[other][board]];
        if (mine < 0 || theirs < 0) continue;
        of++;
        won += mine > theirs ? 1 : mine === theirs ? 0.5 : 0;
      }
    });
    return won / of;
  });
}

interface Ranked {
  readonly hand: Cards;
  readonly strength: number;
}

/** The strongest hands that weigh `weight` together; hands of one strength at the border share what is left. */
function strongest(ranked: readonly Ranked[], weight: number): Held[] {
  const held: Held[] = [];
  let left = weight;
  for (let at = 0; at < ranked.length && left > SAME;) {
    let end = at;
    while (end < ranked.length && ranked[at].strength - ranked[end].strength <= SAME) end++;
    const alike = ranked.slice(at, end);
    const part = Math.min(1, left / alike.length);
    held.push(...alike.map(({ hand }) => ({ hand, weight: part })));
    left -= alike.length;
    at += alike.length;
  }
  return held;
}

/** The deals of one hand of the bettor's, by the caller's weights, and hero's part of them. */
interface Deals {
  readonly won: number;
  readonly of: number;
}

/** Every deal of a bettor's hand. */
function dealsOf(
  hand: Cards,
  boards: readonly Cards[],
  own: Float64Array,
  caller: readonly (Held & { readonly scores: Float64Array })[] | undefined,
): Deals {
  let [won, of] = [0, 0];
  const others = caller?.filter((other) => !other.hand.some((card) => hand.includes(card)));
  boards.forEach((board, at) => {
    if (hand.some((card) => board.includes(card))) return;
    const score = best([...hand, ...board]);
    for (const { weight, scores } of others ?? [{ weight: 1, scores: undefined }]) {
      const other = scores === undefined ? 0 : scores[at];
      if (other < 0) continue;
      of += weight;
      if (own[at] < score || own[at] < other) continue;
      won += weight / (1 + Number(own[at] === score) + Number(own[at] === other));
    }
  });
  return { won, of };
}

export function weigh({ hero, board, range, pot, call, size: given, hasCaller = false }: Asked): Weighed {
  const size = Math.min(4, given);
  const unseen = without(DECK, [...hero, ...board]);
  const boards = choicesOf(unseen, 5 - board.length).map((cards) => [...board, ...cards]);
  const isRiver = board.length === 5;
  const any = pairsOf(unseen);
  const own = Float64Array.from(boards, (full) => best([...hero, ...full]));
  const scores = scoresOf(any, boards);
  const strengths = isRiver ? scores.map(([score]) => score) : againstAny(any, scores);
  const inRange = new Set(range.map((hand) => [...hand].sort().join('')));
  const held = any
    .map((hand, at) => ({ hand, at, strength: strengths[at], ...classify(hand, board, hero) }))
    .filter(({ hand }) => inRange.has([...hand].sort().join('')))
    .sort((a, b) => b.strength - a.strength);
  const live = held.length;

  const part = Math.max(0.1, 1 / (2 + 2 * size));
  const forValue = held.filter(({ rung }) => !isRiver || rung !== 'no made hand');
  const callers = hasCaller ? strongest(held, live / (1 + size)) : undefined;
  const calling = callers?.map((caller) => ({ ...caller, scores: scoresOf([caller.hand], boards)[0] }));
  const deals = new Map(held.map(({ hand }) => [hand as Cards, dealsOf(hand, boards, own, calling)]));
  const share = (hands: readonly Held[]) => {
    const sum = (part: keyof Deals) =>
      hands.reduce((all, { hand, weight }) => all + weight * (deals.get(hand)?.[part] ?? 0), 0);
    return sum('won') / sum('of');
  };
  const borders = forValue.flatMap(({ strength }, at) =>
    at + 1 < forValue.length && strength - forValue[at + 1].strength > SAME ? [at + 1] : [],
  );
  const weights = [part, 0.5].map((one) => Math.min(forValue.length, one * live));
  const [least, most] = weights;
  const between = borders.filter((border) => border > least && border < most);
  const value = Math.min(...[...weights, ...between].map((weight) => share(strongest(forValue, weight))));

  const unpaired = held.filter(({ rung }) => rung === 'ace high' || rung === 'no made hand');
  const airy = unpaired.filter(({ draws }) => draws.every((draw) => NO_DRAWS.includes(draw)));
  const bluffing = airy.length >= 0.02 * live ? airy : !isRiver && unpaired.length >= 0.02 * live ? unpaired : [];
  const bluffs = bluffing.length === 0 ? undefined : share(bluffing.map(({ hand }) => ({ hand, weight: 1 })));

  const told = { value, hands: Math.min(part, forValue.length / live), bluffs };
  const row = (bold: string, needed?: number, later?: number): Weighed => ({ ...told, bold, needed, later });

  const q = call / (pot + call);
  const cannotLose = any.every((_, at) => boards.every((__, full) => own[full] >= scores[at][full]));
  const outs = isRiver ? [] : outsAlone(hero, board, unseen);
  const o = outs.length / unseen.length;
  const outsWin = o > 0 && value >= 0.6 * o - SAME;
  const isDear =
    board.length === 3 &&
    size >= 1 - SAME &&
    !isMade(hero, board, []) &&
    !(outsWin && o >= q - SAME) &&
    value < 0.5 - SAME;
  if (cannotLose) return row('raise or call');
  if (value >= q - SAME && value >= 0.8 - SAME) return row('call or raise');
  if (value >= q - SAME) return row(isDear ? 'close' : 'call');
  if (outsWin && o >= q - SAME) return row('call');
  const rung = classify(hero, board).rung;
  const isAbove = hero.every((card) => board.every((other) => rank(card) > rank(other)));
  if (bluffs !== undefined && bluffs >= 0.5 - SAME && (isRiver || rung !== 'no made hand' || isAbove)) {
    const x = (q - value) / (bluffs - value);
    if (x <= 1 / 8 + SAME) return row(isDear ? 'close' : 'call', x);
    if (x <= 0.85 * q + SAME || x <= 1 / 6 + SAME) return row('close', x);
    if (x <= 0.5 + SAME) return row('fold unless bluffs', x);
  }
  const hit = board.length === 3 && outs.length >= 8 ? Math.max(o, value) : o;
  const later = ((1 - hit) * call) / hit - pot;
  if (outsWin && later <= (pot + call) / 4 + SAME) return row('close call', undefined, later);
  if (q - value <= 0.01 + SAME) return row('close');
  if (outsWin && later <= (pot + call) / 2 + SAME) return row('fold unless', undefined, later);
  return row('fold');
}

/** Hero's part of the pot before the flop, of deals at random to hero and a hand of each range. */
export function dealtShare(hero: Cards, ranges: readonly (readonly Cards[])[], deals: number, random: Random): number {
  let won = 0;
  for (let dealt = 0; dealt < deals;) {
    const hands = ranges.map((range) => range[integer(random, 0, range.length - 1)]);
    const held = [...hero, ...hands.flat()];
    if (new Set(held).size < held.length) continue;
    dealt++;
    const board = shuffled(random, without(DECK, held), 5);
    const [own, ...others] = [hero, ...hands].map((hand) => best([...hand, ...board]));
    const highest = Math.max(...others);
    if (own >= highest) won += 1 / (1 + others.filter((score) => score === own).length);
  }
  return won / deals;
}
