// npm run differential [-- --seed N --spots N --from N]: the engine, the reference and two packages from npm
// on spots of all kinds, a part of them on each core. Each difference is printed as a question for `npm run ask`, with the
// reason next to it.
import cluster from 'node:cluster';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { askLine } from '../../../src/ask';
import { disagreements, type Asked } from './compare';
import { JUDGES } from './judges';
import { dealtSpot, questionOf } from './spots';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    spots: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
  },
});
const [seed, spots, from] = [values.seed, values.spots, values.from].map(Number);
if (![seed, spots, from].every((number) => Number.isSafeInteger(number) && number >= 0)) {
  throw new Error('Usage: npm run differential -- [--seed N] [--spots N] [--from N]');
}

/** What a spot's comparison sends to the process that counts. */
interface Compared {
  readonly kind: string;
  /** The names of those that ruled on it. */
  readonly judges: readonly string[];
  readonly differs: boolean;
}

/** Compares a spot, and prints the question if an answer differs. */
function compare(number: number): Compared {
  const spot = dealtSpot(seed, number);
  const question = questionOf(spot);
  const found = askLine(question) as unknown as Asked;
  const rulings = JUDGES.flatMap((judge) => {
    const ruling = judge.rule(spot);
    return ruling === undefined ? [] : [{ name: judge.name, faults: disagreements(found, ruling) }];
  });
  const faults = rulings.flatMap(({ name, faults }) => faults.map((what) => `  ${name}: ${what}`));
  if (faults.length > 0) {
    console.log(question);
    console.error([`seed ${seed}, spot ${number}, ${spot.kind}:`, ...faults].join('\n'));
  }
  return { kind: spot.kind, judges: rulings.map(({ name }) => name), differs: faults.length > 0 };
}

const processes = availableParallelism();
if (cluster.worker === undefined) await compareAll();
else {
  for (let number = from + cluster.worker.id - 1; number < from + spots; number += processes) {
    process.send?.(compare(number));
  }
  process.disconnect();
}

/** Compares all spots on all cores, and prints what was found. */
async function compareAll(): Promise<void> {
  const dealt = new Map<string, number>();
  const ruled = new Map<string, number>();
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  let differing = 0;
  let done = 0;
  const started = Date.now();
  cluster.on('message', (_, { kind, judges, differs }: Compared) => {
    count(dealt, kind);
    for (const name of judges) count(ruled, name);
    if (differs) differing++;
    done++;
    if (done % 1000 !== 0) return;
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.error(`${done} of ${spots} spots in ${seconds} s, ${differing} differ`);
  });
  await Promise.all(Array.from({ length: processes }, () => once(cluster.fork(), 'exit')));
  if (done !== spots) throw new Error(`Only ${done} of ${spots} spots were compared: a process ended early.`);
  const told = (counts: Map<string, number>) => Array.from(counts, ([name, times]) => `${times} ${name}`).join('; ');
  console.error(`Spots: ${told(dealt)}.\nRuled on by: ${told(ruled)}.`);
  console.error(`${differing === 0 ? 'None' : differing} of ${spots} differ.`);
  // A line for docs/accuracy.md.
  const today = new Date().toISOString().slice(0, 10);
  const all = differing === 0 ? 'all agree' : `${differing} differ`;
  console.error(`Seed ${seed}, ${today}: of ${spots.toLocaleString('en')} spots ${all} (${told(dealt)}).`);
  process.exitCode = differing === 0 ? 0 : 1;
}
