import { answerer } from '../src/poker/answerer';
import { wantsTable, type PreflopTable } from '../src/poker/count/tables/preflopTable';
import type { Aside, Found } from './protocol';

/** The counting worker's parts that a question beside the spot uses. */
interface Counter {
  /** Runs a count to its end; `undefined` where the question is dropped meanwhile. */
  readonly run: <T>(steps: Iterator<unknown, T>) => Promise<T | undefined>;
  /** Waits for a file that the count cannot do without. */
  readonly load: <T>(file: Promise<T>) => Promise<T>;
  /** The preflop table, unless the line is too slow for it. */
  readonly table: () => Promise<PreflopTable | undefined>;
}

/** Answers a question beside the spot; `undefined` where it is dropped meanwhile. */
export async function findAside(question: Aside, { run, load, table }: Counter): Promise<Found | undefined> {
  const { spot } = question;
  switch (question.kind) {
    case 'flops': {
      const { countFlops } = await load(import('../src/poker/flops'));
      const flops = await run(countFlops(spot, question.seat));
      return flops && { kind: 'flops', flops };
    }
    case 'flopCards': {
      const { countFlopCards } = await load(import('../src/poker/count/exact/flopCards'));
      return { kind: 'flopCards', cards: (await run(countFlopCards(spot))) ?? [] };
    }
    case 'money': {
      const { stakes, equity } = question;
      const { countMoney, moneyWantsTable } = await load(import('../src/poker/money/money'));
      const preflop = moneyWantsTable(spot, stakes) ? await table() : undefined;
      const money = await run(countMoney(spot, stakes, { table: preflop, equity }));
      return money && { kind: 'money', money };
    }
    case 'combos': {
      const preflop = wantsTable(spot) ? await table() : undefined;
      const { countCombos } = await load(import('../src/poker/count/exact/comboCount'));
      return { kind: 'combos', combos: await run(countCombos(spot, preflop)) };
    }
    case 'equity':
    case 'spot': {
      const preflop = wantsTable(spot) ? await table() : undefined;
      const { countEquity } = await load(import('../src/poker/equity'));
      const isWhole = question.kind === 'spot';
      const wants = isWhole ? { combos: true } : { categories: false };
      const found = await run(countEquity(spot, { table: preflop, ...wants }));
      if (found === undefined) return undefined;
      if (isWhole) return { kind: 'spot', answer: answerer(spot)(found) };
      const { equity, halfWidth } = found.players[0];
      return { kind: 'equity', equity, ...(halfWidth !== undefined && { halfWidth }) };
    }
  }
}
