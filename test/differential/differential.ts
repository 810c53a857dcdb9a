// npm run differential [-- --seed N --spots N --from N]: the engine, the reference and two packages from npm
// on spots of all kinds. Each difference is printed as a question for `npm run ask`, with the reason next to it.
import { parseArgs } from 'node:util';
import { askLine } from '../../src/ask';
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

const dealt = new Map<string, number>();
const ruled = new Map<string, number>();
const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
let differing = 0;
const started = Date.now();

for (let number = from; number < from + spots; number++) {
  const spot = dealtSpot(seed, number);
  const question = questionOf(spot);
  const found = askLine(question) as unknown as Asked;
  count(dealt, spot.kind);
  const faults = JUDGES.flatMap((judge) => {
    const ruling = judge.rule(spot);
    if (ruling === undefined) return [];
    count(ruled, judge.name);
    return disagreements(found, ruling).map((what) => `  ${judge.name}: ${what}`);
  });
  if (faults.length > 0) {
    differing++;
    console.log(question);
    console.error([`seed ${seed}, spot ${number}, ${spot.kind}:`, ...faults].join('\n'));
  }
  const done = number - from + 1;
  if (done % 1000 === 0) {
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.error(`${done} of ${spots} spots in ${seconds} s, ${differing} differ`);
  }
}

const told = (counts: Map<string, number>) => Array.from(counts, ([name, times]) => `${times} ${name}`).join('; ');
console.error(`Spots: ${told(dealt)}.\nRuled on by: ${told(ruled)}.`);
console.error(`${differing === 0 ? 'None' : differing} of ${spots} differ.`);
// A line for docs/accuracy.md.
const today = new Date().toISOString().slice(0, 10);
const all = differing === 0 ? 'all agree' : `${differing} differ`;
console.error(`Seed ${seed}, ${today}: of ${spots.toLocaleString('en')} spots ${all} (${told(dealt)}).`);
process.exitCode = differing === 0 ? 0 : 1;
