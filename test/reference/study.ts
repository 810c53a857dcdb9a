import { choicesOf, DECK, pairsOf, rank, RANKS, split, SUITS, without } from './cards';
import { enumerateHoldings, winnersOf, type Holding } from './equity';
import { best, CATEGORIES, categoryOfScore } from './hand';
import { classify } from './holding';

/*
 * The answers of drills, by the written rules: given data and answers are JSON, as `ask` reads and prints them.
 */

type Hand = readonly string[];
type Given = Readonly<Record<string, unknown>>;

/* ----------------------------------------------------------------------------------- ranges -- */

const place = (character: string) => RANKS.indexOf(character);

/** The hands of `AA`, `AKs`, `AKo` or `AK`, by the places of two ranks. */
function handsOf(high: number, low: number, suits: string): Hand[] {
  const hands: Hand[] = [];
  for (const first of SUITS) {
    for (const second of SUITS) {
      const isSuited = first === second;
      if (high === low && SUITS.indexOf(first) <= SUITS.indexOf(second)) continue;
      if ((suits === 's' && !isSuited) || (suits === 'o' && isSuited)) continue;
      hands.push([RANKS[high] + first, RANKS[low] + second]);
    }
  }
  return hands;
}

/** The hands of a range without weights: `22+`, `ATs+`, `99-66`, `A9s-A2s`, `JTs-54s`, `AQ`, `Ad8d`. */
export function handsIn(range: string): Hand[] {
  const hands = new Map<string, Hand>();
  for (const part of range.split(',')) {
    for (const hand of handsOfPart(part.trim())) hands.set([...hand].sort().join(), hand);
  }
  return [...hands.values()];
}

function handsOfPart(part: string): Hand[] {
  if (/^[2-9TJQKA][cdhs][2-9TJQKA][cdhs]$/.test(part)) return [split(part)];
  const [, high = '', low = '', suits = '', plus, , , lastLow] =
    /^([2-9TJQKA])([2-9TJQKA])([so]?)(?:(\+)|-(([2-9TJQKA])([2-9TJQKA])[so]?))?$/.exec(part) ?? [];
  const [from, kicker] = [place(high), place(low)];
  if (from < 0) throw new Error(part);
  const step = (count: number, bothMove: boolean, up: number): Hand[] =>
    Array.from({ length: count + 1 }, (_, at) =>
      handsOf(bothMove ? from + up * at : from, kicker + up * at, suits),
    ).flat();
  if (plus !== undefined) return from === kicker ? step(12 - from, true, 1) : step(from - 1 - kicker, false, 1);
  if (lastLow === undefined) return handsOf(from, kicker, suits);
  const [, lastHigh = ''] = /-([2-9TJQKA])/.exec(part) ?? [];
  return step(kicker - place(lastLow), lastHigh !== high, -1);
}

/* ---------------------------------------------------------------------------------- answers -- */

function cardsOf(given: Given, name: string): Hand {
  const text = given[name];
  return typeof text === 'string' ? split(text) : [];
}

function liveHands(given: Given): Hand[] {
  const seen = [...cardsOf(given, 'board'), ...cardsOf(given, 'hero'), ...cardsOf(given, 'dead')];
  return handsIn(String(given.range)).filter((hand) => hand.every((card) => !seen.includes(card)));
}

const RUNGS = [
  ...['straight flush', 'four of a kind', 'full house', 'flush', 'straight', 'set', 'trips', 'two pair'],
  ...['overpair', 'top pair', 'pocket pair below top', 'second pair', 'pocket pair below second'],
  ...['third pair or lower', 'pocket pair below third', 'ace high', 'no made hand'],
];
const orBetter = (rung: string) => RUNGS.slice(0, RUNGS.indexOf(rung) + 1);
const TO_STRAIGHT = ['open-ended straight draw', 'double gutshot', 'gutshot'];

/** The rungs and draws of each name that a drill may ask about. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'pair or better': orBetter('pocket pair below third'),
  'top pair or better': orBetter('top pair'),
  'two pair or better': orBetter('two pair'),
  'flush draw': ['flush draw'],
  'straight draw': TO_STRAIGHT,
  draw: ['flush draw', ...TO_STRAIGHT],
  'top pair or flush draw': [...orBetter('top pair'), 'flush draw'],
  continues: [
    ...orBetter('top pair'),
    ...['flush draw', 'open-ended straight draw', 'double gutshot', 'combo draw', 'pair and flush draw'],
    ...['pair and straight draw', 'overcards and flush draw', 'overcards and straight draw'],
  ],
};

function isIn(part: string, hand: Hand, given: Given): boolean {
  const { rung, draws } = classify(hand, cardsOf(given, 'board'), [
    ...cardsOf(given, 'hero'),
    ...cardsOf(given, 'dead'),
  ]);
  return [rung, ...draws].some((row) => PARTS[part].includes(row));
}

/** A hand as it is written: the higher card of the deck first. */
function written(hand: Hand): string {
  return [...hand].sort((a, b) => DECK.indexOf(b) - DECK.indexOf(a)).join('');
}

function against(given: Given): { equity: number; outs: number; unseen: number } {
  const [hero, board, dead] = [cardsOf(given, 'hero'), cardsOf(given, 'board'), cardsOf(given, 'dead')];
  const theirs: Holding = liveHands(given).map((hand) => [hand, 1]);
  const found = enumerateHoldings([[[hero, 1]], theirs], board, dead);
  const equity = found.players[0].share / found.of;
  const unseen = 52 - hero.length - board.length - dead.length;
  const worth = [...found.next.values()].map(
    ({ probability, equity: then }) => probability * Math.max(0, (then - equity) / (1 - equity)),
  );
  return { equity, unseen, outs: unseen * worth.reduce((sum, own) => sum + own, 0) };
}

function flops(given: Given): { hits: number; of: number } {
  const hero = cardsOf(given, 'hero');
  const dead = cardsOf(given, 'dead');
  const event = String(given.event);
  const all = choicesOf(without(DECK, [...hero, ...dead]), 3);
  const wanted = PARTS[event] ?? orBetter(event.replace(' or better', ''));
  const isHit = (flop: Hand): boolean => {
    if (event === 'overcard') return flop.some((card) => rank(card) > rank(hero[0]));
    const { rung, draws } = classify(hero, flop, dead);
    return event.endsWith('or better') ? wanted.includes(rung) : draws.includes(event);
  };
  return { hits: all.filter(isHit).length, of: all.length };
}

/** The answer of a kind, by its name, to given data without weights. */
export function answerOf(kind: string, given: Given): unknown {
  const board = cardsOf(given, 'board');
  const hands = Array.isArray(given.hands) ? (given.hands as string[]).map(split) : [];
  switch (kind) {
    case 'combos of a hand':
    case 'combos of a range':
      return { combos: liveHands(given).length, of: handsIn(String(given.range)).length };
    case 'who wins': {
      const scores = hands.map((hand) => best([...hand, ...board]));
      return {
        winners: winnersOf(scores),
        categories: scores.map((score) => CATEGORIES[categoryOfScore(score)]),
      };
    }
    case 'five that play': {
      const seven = [...cardsOf(given, 'hand'), ...board];
      const score = best(seven);
      const sets = choicesOf(seven, 5).filter((five) => best(five) === score);
      return { category: CATEGORIES[categoryOfScore(score)], sets: sets.map(written) };
    }
    case 'name the row':
      return { row: classify(cardsOf(given, 'hand'), board).rung };
    case 'the nuts': {
      const all = pairsOf(without(DECK, board)).map((hand) => ({ hand, score: best([...hand, ...board]) }));
      const highest = Math.max(...all.map(({ score }) => score));
      const nuts = all.filter(({ score }) => score === highest);
      return {
        category: CATEGORIES[categoryOfScore(highest)],
        hands: nuts.length,
        combos: nuts.map(({ hand }) => written(hand)),
      };
    }
    case 'what beats you': {
      const own = best([...cardsOf(given, 'hero'), ...board]);
      return { beats: hands.filter((hand) => best([...hand, ...board]) > own).map((hand) => hand.join('')) };
    }
    case 'share of a range':
    case 'draws in a range': {
      const live = liveHands(given);
      const combos = live.filter((hand) => isIn(String(given.rows), hand, given)).length;
      return { combos, of: live.length, share: combos / live.length };
    }
    case 'narrow a range': {
      const live = liveHands(given);
      const kept = live.filter((hand) => isIn(String(given.rule), hand, given));
      return { kept: kept.length, of: live.length, combos: kept.map(written) };
    }
    case 'equity against a range':
      return { equity: against(given).equity };
    case 'effective outs':
      return against(given);
    case 'what the flop brings':
      return flops(given);
    case 'odds to break-even': {
      const [pot, call] = [Number(given.pot), Number(given.call)];
      return { odds: pot / call, breakEven: call / (pot + call) };
    }
    case 'break-even to odds':
      return { odds: (100 - Number(given.percent)) / Number(given.percent) };
    case 'bet to break-even': {
      const [bet, pot] = [Number(given.bet), Number(given.pot)];
      return { breakEven: bet / (pot + 2 * bet), odds: (pot + bet) / bet };
    }
    default:
      throw new Error(kind);
  }
}
