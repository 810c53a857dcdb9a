import { KINDS } from '../../src/drills/kinds';
import { LEVELS } from '../../src/drills/levels';
import type { Round } from '../../src/study/progress';
import { roundOf } from './deal';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * What a device keeps, by its keys: spots of each kind of these levels over three weeks, a mistake in every fourth; every
 * second kind is due. Two packs, one of them begun.
 */
export function keptByLearner(levels: number): Record<string, string> {
  const now = Date.now();
  const rounds: Round[] = [];
  const memories: Record<string, object> = {};
  const names = LEVELS.slice(0, levels).map(({ name }) => name);
  for (const [at, { name: kind, form }] of KINDS.filter(({ level }) => names.includes(level)).entries()) {
    for (let spot = 0; spot < 8; spot++) {
      const isRight = (at + spot) % 4 > 0;
      const own = { at: now - (8 - spot) * 3 * DAY + at * 1000, kind, seed: 100 * at + spot, seconds: 8, timed: false };
      const [exact, estimate] = [0.3, 0.3 - (10 - spot) / 200];
      if (form === 'marks') {
        const found = isRight ? 8 : 7;
        rounds.push(roundOf({ ...own, outs: 8, found, extra: 0, tainted: 0, exact, estimate }));
      } else {
        const figures = form === 'estimate' ? { exact, said: estimate } : {};
        rounds.push({ ...own, step: 1, verdicts: { name: isRight ? 'right' : 'wrong' }, ...figures });
      }
    }
    const due = at % 2 === 0 ? now - HOUR : now + 12 * DAY;
    const memory = { due, last: now - DAY, stability: 1, difficulty: 5, interval: 1, step: 0, reps: 1, lapses: 0 };
    memories[`${kind}/${form === 'marks' ? 'missed' : 'name'}`] = { ...memory, state: 2 };
  }
  const file = { format: 'outs-study', welcomed: true, unit: 'percent', timed: false, memories };
  const puzzles = Array.from({ length: 12 }, (_, seed) => ({ kind: 'who-wins', seed }));
  const done = Object.fromEntries(
    puzzles
      .slice(0, 9)
      .map(({ kind, seed }) => [`${kind} ${seed}`, { verdict: seed < 7 ? 'right' : 'wrong', at: now }]),
  );
  const pack = (title: string, by: string) => ({ format: 'outs-pack', version: 1, title, by, puzzles });
  const packs = [
    { pack: pack('River decisions', 'Jonas'), done },
    { pack: pack('First outs', 'Outs'), done: {} },
  ];
  return {
    'outs:study-3': JSON.stringify({ ...file, version: 3, rounds: rounds.sort((a, b) => a.at - b.at) }),
    'outs:packs': JSON.stringify({ format: 'outs-packs', version: 1, packs }),
  };
}
