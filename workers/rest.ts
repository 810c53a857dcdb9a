import { answerer, type Opening } from '../src/poker/answerer';
import { countOfFlops } from '../src/poker/count/exact/allFlops';
import { countCombos } from '../src/poker/count/exact/comboCount';
import { countFlopCards } from '../src/poker/count/exact/flopCards';
import type { Progress } from '../src/poker/count/board/runOuts';
import type { Gathering, PiecedCount } from '../src/poker/count/longCount';
import { lookUpEquity, wantsTable, type PreflopTable } from '../src/poker/count/tables/preflopTable';
import { countEquity } from '../src/poker/plan';
import { countFlops, goodFlops, heldOnFlops, wantedFlops } from '../src/poker/flops';
import { countMoney, moneyWantsTable } from '../src/poker/money/money';
import { countReads, readsWantTable } from '../src/poker/money/reads';
import type { Spot } from '../src/poker/spot';
import type { Aside, AsideResult } from './protocol';

/* What the worker that counts loads late, as one file: all that most first answers do without. */

export { longCounts, plan } from '../src/poker/plan';
export * as rangeWords from '../src/words/ranges';
export { countOfFlops };

/** Time between two parts of all flops, in milliseconds. */
const FLOPS_EVERY = 250;

/** The counting worker's parts that a question besides the spot uses. */
interface Counter {
  /** Runs a count to its end. Throws if the question is dropped meanwhile. */
  readonly run: <T>(steps: Iterator<unknown, T>) => Promise<T>;
  /** Waits for the table that the count cannot do without. */
  readonly load: <T>(file: Promise<T>) => Promise<T>;
  readonly tell: (part: AsideResult) => void;
  /** Counts with the helpers; `onRest` gets the sums a few times a second. `undefined` if the question is dropped. */
  readonly share: (
    spot: Spot,
    count: PiecedCount,
    onRest: (gathering: Gathering) => void,
  ) => Promise<Gathering | undefined>;
  /** The preflop table, unless the line is too slow for it. */
  readonly table: () => Promise<PreflopTable | undefined>;
}

/** How often a slow line is waited for: a second each time. */
const WAITS = 10;

/** The preflop table if nothing can be said without it. */
async function patiently(table: Counter['table']): Promise<PreflopTable | undefined> {
  let found: PreflopTable | undefined;
  for (let waits = 0; found === undefined && waits < WAITS; waits++) found = await table();
  return found;
}

/** Answers a question besides the spot; `undefined`, or an error, if it is dropped meanwhile. */
export async function findAside(
  question: Aside,
  { run, load, tell, share, table }: Counter,
): Promise<AsideResult | undefined> {
  const { spot } = question;
  switch (question.kind) {
    case 'flops':
      return { kind: 'flops', flops: await run(countFlops(spot, question.seat)) };
    case 'flopCards':
      return { kind: 'flopCards', cards: (await run(countFlopCards(spot))) ?? [] };
    case 'allFlops': {
      const count = countOfFlops(spot, heldOnFlops(spot));
      if (count === undefined) return { kind: 'allFlops', flops: [], of: 0 };
      let told = performance.now();
      const gathering = await share(spot, count, ({ sums, pieces }) => {
        if (performance.now() - told < FLOPS_EVERY) return;
        told = performance.now();
        tell({ kind: 'allFlops', flops: count.flops(sums, pieces), of: count.many });
      });
      return gathering && { kind: 'allFlops', flops: count.flops(gathering.sums, gathering.pieces), of: count.many };
    }
    case 'money': {
      const { stakes, equity } = question;
      const preflop = moneyWantsTable(spot, stakes) ? await table() : undefined;
      return { kind: 'money', money: await run(countMoney(spot, stakes, { table: preflop, equity })) };
    }
    case 'reads': {
      const { stakes, bettor, equity } = question;
      const preflop = readsWantTable(spot) ? await table() : undefined;
      return { kind: 'reads', reads: await run(countReads(spot, stakes, bettor, { table: preflop, equity })) };
    }
    case 'combos': {
      const preflop = wantsTable(spot) ? await load(patiently(table)) : undefined;
      return { kind: 'combos', combos: await run(countCombos(spot, preflop)) };
    }
    case 'equity':
    case 'spot': {
      const preflop = wantsTable(spot) ? await table() : undefined;
      const isWhole = question.kind === 'spot';
      const wants = isWhole ? { combos: true } : { categories: false };
      const found = await run(countEquity(spot, { table: preflop, ...wants }));
      if (isWhole) return { kind: 'spot', answer: answerer(spot)(found) };
      const { equity, halfWidth } = found.players[0];
      return { kind: 'equity', equity, ...(halfWidth !== undefined && { halfWidth }) };
    }
  }
}

/** What there is to say of a player alone before the flop, but what the hand ends as. */
export async function findOpening(
  spot: Spot,
  table: PreflopTable | undefined,
  run: <T>(steps: Generator<Progress, T>) => Promise<T>,
): Promise<Opening> {
  const versus: Spot = { ...spot, opponents: [{ kind: 'random' }] };
  const isHand = spot.hero.kind === 'hand';
  const known = lookUpEquity(versus, table);
  const found = known ?? (isHand ? await run(countEquity(versus, { categories: false })) : undefined);
  const flops = await run(countFlops(spot, 0));
  return {
    ...(found !== undefined && { equity: found.players[0].equity }),
    flops,
    good: goodFlops(spot.hero, flops),
    wanted: wantedFlops(spot.hero, flops),
  };
}
