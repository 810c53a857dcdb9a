// npm run bench [-- --json FILE | --packages]: our speeds next to the best packages on npm, in one run, on one thread.
import { problemInWords } from '../../../src/words/problems';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { equity as rivalEquity, simulate as rivalSimulate } from '@poker-apprentice/hand-evaluator';
import { evaluate as rivalEvaluate, getCardCode, rank as rivalRank } from '@pokertools/evaluator';
import { answer } from '../../../src/poker/answer';
import type { Wants } from '../../../src/poker/planAtOnce';
import { countEquity, longCounts, sampleEquity } from '../../../src/poker/plan';
import { countInOrder, type LongCount } from '../../../src/poker/count/longCount';
import { formatCard, type Card } from '../../../src/poker/card';
import { CATEGORY_OF } from '../../../src/poker/hand';
import { topRange } from '../../../src/poker/ranking';
import { COMBOS } from '../../../src/poker/combos';
import { TARGET_HALF_WIDTH } from '../../../src/poker/count/sampled/estimate';
import { breakDown, CONTINUING, keptParts, readLadder, remaining } from '../../../src/poker/breakdown';
import { countFlops } from '../../../src/poker/flops';
import { countMoney, type Money } from '../../../src/poker/money/money';
import { prizesOf } from '../../../src/poker/money/prizes';
import type { Stakes } from '../../../src/poker/money/stakes';
import { benchPackages } from './packages';
import { countSevenCardHands, evaluateSeven } from './seven';
import { outsOf, showdownOf } from '../../../src/poker/showdown';
import { playersOf, type Spot } from '../../../src/poker/spot';
import { readSpot, type SpotText } from '../../../src/poker/readSpot';
import type { Equity } from '../../../src/poker/count/tally';
import { table } from '../../poker/table';
import { seeded } from '../../reference/random';
import type { FacedBet } from '../../../src/session/hands/decisions';
import { Equities } from '../../../src/session/hands/equities';
import { evening } from '../../session/evening';
import { SessionReader } from '../../../src/session/hands/read';
import { finish as complete } from '../../../src/steps';

const WIDE = '22+, A2s+, KTs+, QTs+, JTs, ATo+, KJo+';
const TIGHT = 'TT+, AQs+, AKo';

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
    rivalMs === null ? '' : `  ${rival ?? ''} ${milliseconds(rivalMs)}, ${(rivalMs / oursMs).toFixed(0)} times`;
  console.log(`${workload.padEnd(66)} ${milliseconds(oursMs).padStart(10)}${figures}`);
}

function milliseconds(ms: number): string {
  return `${ms >= 100 ? ms.toFixed(0) : ms >= 1 ? ms.toFixed(1) : ms.toFixed(3)} ms`;
}

function spotOf(text: SpotText): Spot {
  const spot = readSpot(text);
  if (!spot.ok) throw new Error(problemInWords(spot.error));
  return spot.value;
}

function count(spot: Spot, options: Wants): Equity {
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

/** The memory of the whole process once the tables are built, in mebibytes: before the rivals take theirs. */
function benchMemory(): void {
  for (const text of [
    { hero: 'AhKd', opponents: ['QsQc'] },
    { hero: WIDE, opponents: ['random'] },
    { hero: WIDE, board: '7d5cKh', opponents: [TIGHT] },
  ]) {
    count(spotOf(text), EQUITY_ONLY);
  }
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  console.log(
    `The process, with everything that runs the bench and with all tables: ${((heap + external) / 2 ** 20).toFixed(0)} MB\n`,
  );
}

/* ----------------------------------------------------------------------------- evaluation -- */

const SEVEN_CARD_HANDS = [23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584];

function benchEvaluation(): void {
  check('seven-card categories', Array.from(countSevenCardHands()), SEVEN_CARD_HANDS);
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
  add('All 133,784,560 seven-card hands, in order', ours, PEER_EVALUATOR, time(inOrder, 1, 0));

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
    check(`random hand ${hand}`, own, 8 - Number(rivalRank(peerHands[hand])));
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
  add('5,000,000 seven-card hands, in random order', time(sum, 9), PEER_EVALUATOR, time(peerSum, 3));
}

/* ----------------------------------------------------------------------------- W2 to W8 -- */

function peer(hands: string[], board: string): (() => { wins: number; ties: number }[]) | undefined {
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

/* ----------------------------------------------------------------------- everybody's cards -- */

/** Milliseconds in which all figures of ten open hands must be there. */
const SHOW_LIMIT = 100;

/** Ten open hands: equity and earlier streets as the worker counts them, who leads, and everybody's outs. */
function benchShow(): void {
  const opponents = ['7c7d', 'QsQd', 'Ts8s', '2c2d', 'JhTh', '5c6c', '8c8d', 'AdQc', 'Kd4h'];
  for (const board of ['', '7h3h9c', '7h3h9cJc']) {
    const spot = spotOf({ hero: 'AhKh', board, opponents });
    const hands = playersOf(spot).flatMap((player) => (player.kind === 'hand' ? [player.cards] : []));
    const figures = () => {
      const answered = complete(answer(spot, table));
      const open = showdownOf(hands, spot.board, spot.dead);
      const outs = hands.map((_, seat) => outsOf(open, seat));
      return { answered, open, outs };
    };
    const { answered, open, outs } = figures();
    check('ten open hands', answered.method, 'exact');
    const shared = Array.from(open.next.values()).filter((seats) => seats.length > 1).length;
    const alone = outs.reduce((sum, cards) => sum + cards.length, 0);
    check('outs, and cards that are shared', alone + shared, board === '' ? 0 : open.unseen.length);
    const took = time(figures, 15, 5);
    add(`everybody's cards, ten hands${board === '' ? ', preflop' : ` on ${board}`}`, took, null, null);
    if (took > SHOW_LIMIT) throw new Error(`Ten open hands took ${milliseconds(took)}.`);
  }
}

/* ------------------------------------------------------------------------ what flops bring -- */

function benchFlops(): void {
  for (const [name, hero, flops] of [
    ['two cards', 'AhKd', 19_600],
    ['a range of 20 %', '20%', undefined],
    ['any two', 'random', 1326 * 19_600],
  ] as const) {
    const spot = spotOf({ hero });
    const run = () => {
      const counting = countFlops(spot, 0);
      let step = counting.next();
      while (!step.done) step = counting.next();
      return step.value.of;
    };
    if (flops !== undefined) check(`flops of ${name}`, run(), flops);
    add(`what the flop brings ${name}`, time(run, 15, 5), null, null);
  }
}

/* --------------------------------------------------------------------- what a range holds -- */

function benchBreakdown(): void {
  const spot = spotOf({ hero: 'QcQd', board: 'Kh7d5c', opponents: ['20%'] });
  const ladder = readLadder(spot, 1);
  const { combos } = count(spot, { combos: true });
  if (ladder === undefined || combos === undefined) throw new Error('no breakdown');
  const whole = breakDown(spot, ladder, combos);
  const parts = keptParts(ladder, new Map(CONTINUING.map((name) => [name, 1])));
  const equity =
    remaining(
      whole,
      parts.map(() => 1),
    ).heroEquity ?? NaN;
  check('what remains of all', equity.toFixed(12), count(spot, {}).players[0].equity.toFixed(12));
  for (const [name, work] of [
    ['QcQd v 20 % on Kh7d5c, equity alone', () => count(spot, WITHOUT_TABLE)],
    ['the same with every combo', () => count(spot, { ...WITHOUT_TABLE, combos: true })],
    ['the ladder of 20 %', () => readLadder(spot, 1)],
    ['the ladder of any two', () => readLadder({ ...spot, opponents: [{ kind: 'random' }] }, 1)],
    ['equities of all rows', () => breakDown(spot, ladder, combos)],
    ['what remains of it', () => remaining(whole, parts)],
  ] as const) {
    add(name, time(work, 60), null, null);
  }
}

/* --------------------------------------------------------------------------- W7: sampling -- */

/** Mean and variance of hero's share of this many plain deals: a board, and two cards for everybody. */
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

/* ------------------------------------------------------------------------------- the money -- */

/** Known hands' pots may take this many times their equity's time: 4 % more than the 1.44 times of an AMD EPYC. */
const MOST_OF_EQUITY = 1.5;
/** In milliseconds: prizes of ten players, and three runs of a flop. */
const MOST_PRIZES = 5;
const MOST_RUNS = 50;

function settleMoney(spot: Spot, stakes: Stakes): Money {
  const counting = countMoney(spot, stakes);
  let step = counting.next();
  while (!step.done) step = counting.next();
  return step.value;
}

/** What took longer than it may. */
const over: string[] = [];

/** Marks the row above if it is over its limit; the run goes on, for other work on the machine may be the reason. */
function keepTo(what: string, found: number, most: number): void {
  if (found <= most) return;
  over.push(`${what}: ${found.toFixed(2)}, ${most} at most`);
  console.log(`   Over its limit: ${over.at(-1)}`);
}

/** The least time of each, in milliseconds, one after the other: whatever else runs slows both. */
function leastOf(one: () => unknown, other: () => unknown, runs: number): [number, number] {
  const least: [number, number] = [Infinity, Infinity];
  for (let run = 0; run < 2 * runs; run++) {
    for (const [at, work] of [one, other].entries()) {
      const started = performance.now();
      work();
      least[at] = Math.min(least[at], performance.now() - started);
    }
  }
  return least;
}

function benchMoney(): void {
  console.log('\nSide pots, runs, prizes');
  const bets = [100, 50, 100, 80];
  for (const [board, runs] of [
    ['', 300],
    ['9c3h2d', 500],
    ['9c3h2dKs', 1_000],
  ] as const) {
    const spot = spotOf({ hero: HANDS[0], opponents: HANDS.slice(1, 4), board });
    const { pots = [], returns = [] } = settleMoney(spot, { bets });
    const sizes = pots.reduce((sum, { size }) => sum + size, 0);
    const back = returns.reduce((sum, own) => sum + own, 0);
    check('pots', [pots.length, Math.round(1e6 * back)], [3, Math.round(1e6 * sizes)]);
    const [equity, own] = leastOf(
      () => count(spot, WITHOUT_TABLE),
      () => settleMoney(spot, { bets }),
      runs,
    );
    const where = board === '' ? 'preflop' : `on ${board}`;
    add(`three pots of four known hands, ${where}`, own, 'their equity', equity);
    keepTo(`pots ${where}, of the equity's time`, own / equity, MOST_OF_EQUITY);
  }

  const stacks = Array.from({ length: 10 }, (_, player) => 100_000 * (player + 1));
  const payouts = [100, 60, 40, 25, 15, 10, 8, 6, 5, 4];
  const prizes = time(() => prizesOf(stacks, payouts), 200);
  add('prizes of ten players, by Malmuth and Harville', prizes, null, null);
  keepTo('prizes, in milliseconds', prizes, MOST_PRIZES);

  const flop = spotOf({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d', 'QsJs'] });
  const { runs } = settleMoney(flop, { bets: [50, 250, 250], runs: 3 });
  const ways = runs?.results.reduce((sum, own) => sum + own.ways, 0);
  check('runs', ways, runs?.of);
  const thrice = time(() => settleMoney(flop, { bets: [50, 250, 250], runs: 3 }), 30);
  add('7h3h9c run three times, three known hands', thrice, null, null);
  keepTo('three runs, in milliseconds', thrice, MOST_RUNS);
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

/* ---------------------------------------------------- the engine's own ways next to each other -- */

function finish(long: LongCount): Equity {
  const counting = countInOrder(long);
  let step = counting.next();
  while (!step.done) step = counting.next();
  return step.value;
}

/** Compares two counts of one spot: the equities must agree as far as their intervals say. */
function addBoth(workload: string, ours: () => Equity, other: string, theirs: () => Equity): void {
  const [[own], [reference]] = [ours().players, theirs().players];
  const most = 1e-9 + 2 * Math.hypot(own.halfWidth ?? 0, reference.halfWidth ?? 0);
  if (Math.abs(own.equity - reference.equity) > most) {
    throw new Error(`${workload}: ${own.equity}, ${other} ${reference.equity}`);
  }
  add(workload, time(ours, 5, 2), other, time(theirs, 1, 0));
}

function benchRangeViews(): void {
  console.log('\nTwo ranges on 7d5cKh, with what a panel shows');
  for (const [hero, opponent] of [
    [WIDE, TIGHT],
    ['20%', '21%'],
  ]) {
    const spot = spotOf({ hero, board: '7d5cKh', opponents: [opponent] });
    for (const [what, options] of [
      ['equity', { categories: false }],
      ['equity and every combo', { categories: false, combos: true }],
      ['equity, every combo and categories', { combos: true }],
    ] as const) {
      add(
        `${hero === WIDE ? 'W8' : `${hero} v ${opponent}`}: ${what}`,
        time(() => count(spot, options), 9),
        null,
        null,
      );
    }
  }
}

function benchThreeRanges(): void {
  console.log('\nThree ranges, exact, next to two of them');
  for (const board of ['7d5cKh', '7d5cKh2s']) {
    for (const percents of [
      [5, 6, 7],
      [20, 21, 22],
      [40, 41, 42],
      [97, 98, 99],
    ]) {
      const [hero, ...opponents] = percents.map((percent) => `${percent}%`);
      const three = spotOf({ hero, board, opponents });
      const two = spotOf({ hero: opponents[0], board, opponents: [opponents[1]] });
      const own = time(() => count(three, WITHOUT_TABLE), 3, 2);
      const beside = time(() => count(two, WITHOUT_TABLE), 7, 3);
      add(`${percents.join(', ')} % on ${board}`, own, null, null);
      console.log(`   ${(own / beside).toFixed(1)} times the last two alone`);
    }
  }
}

function benchPreflopRanges(): void {
  console.log('\nRanges before the flop, next to the same by deals');
  for (const text of [
    { hero: '5%', opponents: ['10%', '20%'] },
    { hero: '20%', opponents: ['21%', '22%'] },
    { hero: '20%', opponents: ['40%', 'random'] },
    { hero: 'AhKd', opponents: ['20%', '40%'] },
  ]) {
    const spot = spotOf(text);
    addBoth(
      `${text.hero} v ${text.opponents.join(' v ')}, to ±0.1 points`,
      () => finish(longCounts(spot, EQUITY_ONLY)[0]),
      'deals drawn',
      () => finish(sampleEquity(spot, WITHOUT_TABLE)),
    );
  }
  for (const dead of ['2h', '2h7h']) {
    const spot = spotOf({ hero: '20%', opponents: ['21%'], dead });
    addBoth(
      `20% v 21% without ${dead}, to ±0.1 points`,
      () => finish(longCounts(spot, EQUITY_ONLY)[0]),
      'deals drawn',
      () => finish(sampleEquity(spot, WITHOUT_TABLE)),
    );
  }
  for (const [hero, opponent, dead] of [
    ['20%', '21%', ''],
    ['20%', '21%', '2h'],
  ]) {
    const spot = spotOf({ hero, opponents: [opponent], dead });
    const exact = (options: Wants) => {
      const [last] = longCounts(spot, options).slice(-1);
      return finish(last);
    };
    addBoth(
      `${hero} v ${opponent}${dead === '' ? '' : ` without ${dead}`}, exact, with categories`,
      () => exact({ table }),
      'deals enumerated',
      () => exact({}),
    );
  }
}

/** Each spot in the ordinary deck first: how many times longer a deck with wild cards takes. */
function benchWild(): void {
  console.log('\nDecks with wild cards');
  const known = { hero: 'AhKd', opponents: ['QsQc'] };
  const board = '7d5cKh';
  const spots: [string, Parameters<typeof spotOf>[0]][] = [
    ['AhKd v QsQc, preflop', known],
    ['AhKd v any two, preflop', { hero: 'AhKd', opponents: ['random'] }],
    ['AhKd v 20 %, preflop', { hero: 'AhKd', opponents: ['top 20%'] }],
    ['20 % v 21 %, preflop', { hero: 'top 20%', opponents: ['top 21%'] }],
    [`AhKd v QsQc on ${board}`, { ...known, board }],
    [`AhKd v any two on ${board}`, { hero: 'AhKd', opponents: ['random'], board }],
    [`AhKd v 20 % on ${board}`, { hero: 'AhKd', opponents: ['top 20%'], board }],
    [`20 % v 21 % on ${board}`, { hero: 'top 20%', opponents: ['top 21%'], board }],
    [`20, 21, 22 % on ${board}`, { hero: 'top 20%', opponents: ['top 21%', 'top 22%'], board }],
  ];
  for (const [name, spot] of spots) {
    for (const wild of ['none', 'joker', 'bug', 'deuces']) {
      add(
        `${name}, ${wild}`,
        time(() => count(spotOf({ ...spot, wild }), EQUITY_ONLY), 3, 1),
        null,
        null,
      );
    }
  }
}

/** Ten thousand made-up hands: reading them, and the price of every decision. */
function benchSession(): void {
  console.log('\nA session of 10,000 hands');
  const hands = evening().split('\n\n\n');
  const text = Array.from({ length: 10_000 }, (_, at) => hands[at % hands.length].replace(/#(\d+)/, `#${at}$1`)).join(
    '\n\n\n',
  );
  const equities = new Equities(table);
  const bets: FacedBet[] = [];
  const started = performance.now();
  for (const step of new SessionReader(equities).read(text)) {
    if ('hand' in step) bets.push(...step.hand.bets);
  }
  add('10,000 hands read', performance.now() - started, null, null);
  const read = performance.now();
  const some = bets.slice(0, 500);
  for (const bet of some) complete(equities.price(bet));
  add(`${some.length} of ${bets.length} decisions priced`, performance.now() - read, null, null);
}

/* ----------------------------------------------------------------------------------- run -- */

const [flag, file] = process.argv.slice(2);
if (flag === '--packages') {
  await benchPackages();
  process.exit();
}
if (flag !== undefined && (flag !== '--json' || file === undefined)) {
  throw new Error('Usage: npm run bench -- [--json FILE | --packages]');
}
console.log(`${cpus()[0].model}, Node ${process.version}, one thread; medians after warming up\n`);
benchMemory();
benchAgainstPeer('W2 AhKd v QsQc, preflop', { hero: 'AhKd', opponents: ['QsQc'] }, 300);
benchAgainstPeer('W3 AhKd v QsQc v 7h6h, preflop', { hero: 'AhKd', opponents: ['QsQc', '7h6h'] }, 300);
benchAgainstPeer('W5 4c9c on 7d5cKh v any two', { hero: '4c9c', board: '7d5cKh', opponents: ['random'] }, 200);
benchRanges();
benchShow();
benchFlops();
benchBreakdown();
benchSampling();
benchMoney();
benchGrowth();
benchRangeViews();
benchThreeRanges();
benchPreflopRanges();
benchWild();
benchSession();
console.log('\nSeven cards evaluated one by one, as the bench does and no page');
benchEvaluation();
if (file !== undefined) writeFileSync(file, `${JSON.stringify(rows, null, 1)}\n`);
if (over.length > 0) {
  console.log(['\nOver their limits; run it again where nothing else runs:', ...over].join('\n- '));
  process.exitCode = 1;
}
