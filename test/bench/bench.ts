// npm run bench [-- --json FILE]: our speeds beside the best packages on npm, in one run, on one thread.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inflateRawSync } from 'node:zlib';
import { getHeapStatistics } from 'node:v8';
import { equity as rivalEquity, simulate as rivalSimulate } from '@poker-apprentice/hand-evaluator';
import { evaluate as rivalEvaluate, getCardCode, rank as rivalRank } from '@pokertools/evaluator';
import { countEquity, type EquityOptions } from '../../src/poker/equity';
import { formatCard, type Card } from '../../src/poker/card';
import { CATEGORY_OF } from '../../src/poker/hand';
import { readPreflopTable } from '../../src/poker/preflopTable';
import { COMBOS, topRange } from '../../src/poker/range';
import { TARGET_HALF_WIDTH } from '../../src/poker/sample';
import { countSevenCardHands, evaluateSeven } from '../../src/poker/seven';
import { readSpot, type Spot, type SpotText } from '../../src/poker/spot';
import type { Equity } from '../../src/poker/tally';
import { seeded } from '../reference/random';

const WIDE = '22+, A2s+, KTs+, QTs+, JTs, ATo+, KJo+';
const TIGHT = 'TT+, AQs+, AKo';
const table = readPreflopTable(
  inflateRawSync(readFileSync(new URL('../../src/poker/preflop-table.bin', import.meta.url))),
);

interface Row {
  readonly workload: string;
  readonly oursMs: number;
  readonly rival: string | null;
  readonly rivalMs: number | null;
  readonly ratio: number | null;
}

const rows: Row[] = [];
const PEER_EQUITY = '@poker-apprentice/hand-evaluator';
const PEER_EVALUATOR = '@pokertools/evaluator';

function check(what: string, found: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: counted ${a}, expected ${b}`);
}

/** Median of `runs` timed calls, in milliseconds, after enough calls to warm up. */
function time(work: () => unknown, runs: number, warmUp = runs): number {
  for (let run = 0; run < warmUp; run++) work();
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)];
}

function add(workload: string, oursMs: number, rival: string | null, rivalMs: number | null): void {
  rows.push({
    workload,
    oursMs,
    rival,
    rivalMs,
    ratio: rivalMs === null ? null : rivalMs / oursMs,
  });
  const figures =
    rivalMs === null
      ? ''
      : `  ${rival ?? ''} ${milliseconds(rivalMs)}, ${(rivalMs / oursMs).toFixed(0)} times`;
  console.log(`${workload.padEnd(66)} ${milliseconds(oursMs).padStart(10)}${figures}`);
}

function milliseconds(ms: number): string {
  return `${ms >= 100 ? ms.toFixed(0) : ms >= 1 ? ms.toFixed(1) : ms.toFixed(3)} ms`;
}

function spotOf(text: SpotText): Spot {
  const spot = readSpot(text);
  if (!spot.ok) throw new Error(spot.error.message);
  return spot.value;
}

function count(spot: Spot, options: EquityOptions): Equity {
  const counting = countEquity(spot, options);
  let step = counting.next();
  while (!step.done) step = counting.next();
  return step.value;
}

const EQUITY_ONLY = { table, categories: false };
const WITHOUT_TABLE = { categories: false };

function winsOf({ players }: Equity): number[][] {
  return players.map(({ wins, ties }) => [wins, ties]);
}

/** What the engine has taken once every table is built, in mebibytes: before the rivals take theirs. */
function benchMemory(): void {
  for (const text of [
    { hero: 'AhKd', opponents: ['QsQc'] },
    { hero: WIDE, opponents: ['random'] },
    { hero: WIDE, board: '7d5cKh', opponents: [TIGHT] },
  ]) {
    count(spotOf(text), EQUITY_ONLY);
  }
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  console.log(`The engine with all its tables: ${((heap + external) / 2 ** 20).toFixed(0)} MB\n`);
}

/* ------------------------------------------------------------------------- W1: evaluation -- */

const SEVEN_CARD_HANDS = [
  23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584,
];

function benchEvaluation(): void {
  check('W1 categories', Array.from(countSevenCardHands()), SEVEN_CARD_HANDS);
  const codes = Array.from({ length: 52 }, (_, card) => getCardCode(formatCard(card as Card)));
  const inOrder = () => {
    let sum = 0;
    const hand = [0, 0, 0, 0, 0, 0, 0];
    const deal = (size: number, from: number): void => {
      for (let card = from; card < 46 + size; card++) {
        hand[size] = codes[card];
        if (size === 6) sum += rivalEvaluate(hand);
        else deal(size + 1, card + 1);
      }
    };
    deal(0, 0);
    return sum;
  };
  const ours = time(countSevenCardHands, 5, 2);
  add('W1 all 133,784,560 seven-card hands, in order', ours, PEER_EVALUATOR, time(inOrder, 1, 0));

  const hands = 5_000_000;
  const next = seeded(1);
  const cards = new Uint8Array(7 * hands);
  const deck = Uint8Array.from({ length: 52 }, (_, card) => card);
  for (let at = 0; at < cards.length; at += 7) {
    for (let index = 0; index < 7; index++) {
      const other = index + Math.floor(next() * (52 - index));
      [deck[index], deck[other]] = [deck[other], deck[index]];
      cards[at + index] = deck[index];
    }
  }
  const peerHands = Array.from({ length: hands }, (_, hand) =>
    Array.from(cards.subarray(7 * hand, 7 * hand + 7), (card) => codes[card]),
  );
  for (let hand = 0; hand < 100_000; hand++) {
    const own = CATEGORY_OF[evaluateSeven(cards, 7 * hand)];
    check(`W1 random hand ${hand}`, own, 8 - Number(rivalRank(peerHands[hand])));
  }
  const sum = () => {
    let total = 0;
    for (let at = 0; at < cards.length; at += 7) total += evaluateSeven(cards, at);
    return total;
  };
  const peerSum = () => {
    let total = 0;
    for (const hand of peerHands) total += rivalEvaluate(hand);
    return total;
  };
  add(
    'W1 5,000,000 seven-card hands, in random order',
    time(sum, 9),
    PEER_EVALUATOR,
    time(peerSum, 3),
  );
}

/* ----------------------------------------------------------------------------- W2 to W8 -- */

function peer(
  hands: string[],
  board: string,
): (() => { wins: number; ties: number }[]) | undefined {
  type Hands = Parameters<typeof rivalEquity>[0];
  const cards = (text: string) => text.match(/../g) ?? [];
  return () =>
    rivalEquity(hands.map((hand) => (hand === 'random' ? [] : cards(hand))) as Hands, {
      communityCards: cards(board) as Hands[number],
      expectedCommunityCardCount: 5,
      expectedHoleCardCount: 2,
      minimumHoleCardsUsed: 0,
      maximumHoleCardsUsed: 2,
    });
}

function benchAgainstPeer(name: string, text: SpotText, runs: number): void {
  const spot = spotOf(text);
  const theirs = peer([text.hero, ...(text.opponents ?? [])], text.board ?? '');
  if (theirs === undefined) return;
  const found = winsOf(count(spot, WITHOUT_TABLE));
  check(
    name,
    found,
    theirs().map(({ wins, ties }) => [wins, ties]),
  );
  const ours = time(() => count(spot, WITHOUT_TABLE), runs);
  add(name, ours, PEER_EQUITY, time(theirs, 5, 1));
}

function benchRanges(): void {
  const aceKing = spotOf({ hero: 'AhKd', opponents: ['random'] });
  const [hero] = count(aceKing, EQUITY_ONLY).players;
  check('W4', [hero.wins, hero.ties], [1352291878, 35687839]);
  add(
    'W4 AhKd v any two, preflop',
    time(() => count(aceKing, EQUITY_ONLY), 50),
    null,
    null,
  );

  for (const [name, opponent] of [
    ['W6', 'random'],
    ['W6b', TIGHT],
  ]) {
    const spot = spotOf({ hero: WIDE, opponents: [opponent] });
    const found = count(spot, EQUITY_ONLY);
    check(`${name}, without the table`, winsOf(count(spot, WITHOUT_TABLE)), winsOf(found));
    const versus = opponent === 'random' ? 'any two' : opponent;
    add(
      `${name} ${WIDE} v ${versus}, preflop`,
      time(() => count(spot, EQUITY_ONLY), 30),
      null,
      null,
    );
  }

  const flop = { hero: WIDE, board: '7d5cKh', opponents: [TIGHT] };
  const spot = spotOf(flop);
  const range = spot.hero.kind === 'range' ? spot.hero.range : topRange(0);
  const named = new Set(spot.board);
  let wins = 0;
  for (const [combo, cards] of COMBOS.entries()) {
    if (range.weights[combo] === 0 || cards.some((card) => named.has(card))) continue;
    const one = count({ ...spot, hero: { kind: 'hand', cards } }, WITHOUT_TABLE);
    wins += one.players[0].wins;
  }
  check('W8, hand by hand', count(spot, WITHOUT_TABLE).players[0].wins, wins);
  add(
    `W8 the same ranges on 7d5cKh`,
    time(() => count(spot, WITHOUT_TABLE), 20),
    null,
    null,
  );
}

/* --------------------------------------------------------------------------- W7: sampling -- */

/** Mean and variance of hero's share of so many plain deals: a board, and two cards for everybody. */
function dealPlainly(deals: number): { mean: number; variance: number } {
  const next = seeded(7);
  const hero = [50, 45];
  const deck = Array.from({ length: 52 }, (_, card) => card).filter((card) => !hero.includes(card));
  const hand = new Uint8Array(7);
  let sum = 0;
  let squares = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let index = 0; index < 5 + 2 * 8; index++) {
      const other = index + Math.floor(next() * (deck.length - index));
      [deck[index], deck[other]] = [deck[other], deck[index]];
    }
    hand.set(deck.slice(0, 5));
    hand.set(hero, 5);
    const own = evaluateSeven(hand);
    let sharing = 1;
    for (let opponent = 0; sharing > 0 && opponent < 8; opponent++) {
      hand[5] = deck[5 + 2 * opponent];
      hand[6] = deck[6 + 2 * opponent];
      const theirs = evaluateSeven(hand);
      if (theirs > own) sharing = 0;
      else if (theirs === own) sharing++;
    }
    const share = sharing === 0 ? 0 : 1 / sharing;
    sum += share;
    squares += share * share;
  }
  const mean = sum / deals;
  return { mean, variance: squares / deals - mean * mean };
}

function benchSampling(): void {
  const spot = spotOf({ hero: 'AhKd', opponents: Array<string>(8).fill('random') });
  const { players, samples = 0 } = count(spot, WITHOUT_TABLE);
  const plain = dealPlainly(1_000_000);
  const z = 1.96;
  const plainly = Math.ceil((z * z * plain.variance) / TARGET_HALF_WIDTH ** 2);
  const halfWidth = z * Math.sqrt(plain.variance / 1_000_000);
  const [{ equity }] = players;
  // Both are estimates: four standard errors of their difference.
  const most = (4 / z) * Math.hypot(halfWidth, players[0].halfWidth ?? 1);
  if (Math.abs(equity - plain.mean) > most) {
    throw new Error(`W7: sampled ${equity}, plainly ${plain.mean}`);
  }
  const rivalDeals = 50_000;
  const theirs = () => {
    const hands = [['Ah', 'Kd'], ...Array.from({ length: 8 }, () => [])];
    for (const [result] of rivalSimulate({
      allHoleCards: hands as Parameters<typeof rivalSimulate>[0]['allHoleCards'],
      communityCards: [],
      expectedCommunityCardCount: 5,
      expectedHoleCardCount: 2,
      minimumHoleCardsUsed: 0,
      maximumHoleCardsUsed: 2,
      samplesPerUpdate: rivalDeals,
    })) {
      return result.equity;
    }
    return NaN;
  };
  const ours = time(() => count(spot, WITHOUT_TABLE), 15);
  const perDeal = time(theirs, 3, 1) / rivalDeals;
  add('W7 AhKd v 8 random, preflop, to ±0.1 points', ours, PEER_EQUITY, perDeal * plainly);
  console.log(
    `   from ${samples} deals, where plain ones take ${plainly}: ${(plainly / samples).toFixed(0)} times as many; ` +
      `${(plainly / ours / 1000).toFixed(1)} million plain deals a second would be as fast`,
  );
}

/* ------------------------------------------------------------------------- how cost grows -- */

const HANDS = ['AhKd', 'QsQc', '7h6h', 'JdTd', '5c5s', 'As9s', 'Kc8c', '4d3d', '9c2h', 'Th8s'];

function benchGrowth(): void {
  console.log('\nKnown hands, preflop');
  for (let players = 2; players <= 10; players++) {
    const spot = spotOf({ hero: HANDS[0], opponents: HANDS.slice(1, players) });
    add(
      `${players} players`,
      time(() => count(spot, WITHOUT_TABLE), 60),
      null,
      null,
    );
  }
  console.log('\nRange v the same range, on 7d5cKh');
  for (const percent of [5, 10, 20, 40, 100]) {
    const range = topRange(percent);
    const player = { kind: 'range', range } as const;
    const spot: Spot = {
      ...spotOf({ hero: 'AhKd', board: '7d5cKs' }),
      hero: player,
      opponents: [player],
    };
    add(
      `top ${percent} %`,
      time(() => count(spot, WITHOUT_TABLE), 7, 3),
      null,
      null,
    );
  }
}

/* ----------------------------------------------------------------------------------- run -- */

const [flag, file] = process.argv.slice(2);
if (flag !== undefined && (flag !== '--json' || file === undefined)) {
  throw new Error('Usage: npm run bench -- [--json FILE]');
}
console.log(`${cpus()[0].model}, Node ${process.version}, one thread; medians after warming up\n`);
benchMemory();
benchEvaluation();
benchAgainstPeer('W2 AhKd v QsQc, preflop', { hero: 'AhKd', opponents: ['QsQc'] }, 300);
benchAgainstPeer(
  'W3 AhKd v QsQc v 7h6h, preflop',
  { hero: 'AhKd', opponents: ['QsQc', '7h6h'] },
  300,
);
benchAgainstPeer(
  'W5 4c9c on 7d5cKh v any two',
  { hero: '4c9c', board: '7d5cKh', opponents: ['random'] },
  200,
);
benchRanges();
benchSampling();
benchGrowth();
if (file !== undefined) writeFileSync(file, `${JSON.stringify(rows, null, 1)}\n`);
