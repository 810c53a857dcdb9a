import { readPack, type Pack } from '../../src/drills/pack';
import { MISTAKES, STEPS, VERDICTS, type Grade } from '../../src/drills/kind';
import { KINDS } from '../../src/drills/kinds';
import { LEVELS } from '../../src/drills/levels';
import { cleanName } from '../../src/notation/fields';
import { formatRange } from '../../src/poker/range';
import { topRange } from '../../src/poker/ranking';
import { LINES } from '../../src/session/hands/decisions';
import { KEPT_CHOICES } from '../../src/session/page/kept';
import { changeHand, keepHand, KEPT_EVENINGS, type KeptHand } from '../../src/show/evening';
import { remember } from '../../src/study/memory';
import { addPack, doneIn, KEPT_PACKS, removePack } from '../../src/study/packs';
import { addRound, KEPT_PROGRESS, merge, NO_PROGRESS } from '../../src/study/progress';
import { KEPT_SETTINGS } from '../../src/ui/keptSettings';
import { KEPT_NAMES } from '../../src/ui/names.svelte';
import { keepRange, KEPT_RANGES, mergeRanges, nameRange, withoutRange } from '../../src/ui/savedRanges';
import {
  annotateSpot,
  endSpot,
  keepSpot,
  KEPT_SPOTS,
  markSpot,
  mergeSpots,
  renameSpot,
  starSpot,
  withoutSpots,
  type SavedSpot,
} from '../../src/ui/savedSpots';
import { CHOICES } from '../../src/ui/settings.svelte';
import type { StoredDocument } from '../../src/ui/store';
import { integer, type Random } from '../reference/random';

/** A change that a user makes at some moment, of a value that a window has. */
export type Act<Value> = (random: Random, now: number, value: Value) => (value: Value) => Value;

/** A document on the device, and all that users do to it. */
export interface Used<Value> {
  readonly document: StoredDocument<Value>;
  readonly act: Act<Value>;
}

export function one<T>(random: Random, of: readonly T[]): T {
  return of[integer(random, 0, of.length - 1)];
}

/** Every combo with its own weight: as a solver writes a range. */
export const SOLVED = formatRange({
  weights: Float64Array.from({ length: 1326 }, (_, combo) => ((combo * 37) % 997) / 1000 + 0.001),
});

const TOPS = Array.from({ length: 40 }, (_, at) => formatRange(topRange(at + 1)));

export function writtenBy(random: Random): string {
  const parts = [
    'a',
    'ñ',
    '牌',
    '🂡',
    ' ',
    '\n',
    '\t',
    '\u0000',
    '\u0007',
    '\u202e',
    '\u2029',
    '\ud83d',
    '"',
    '\\',
    '<b>',
  ];
  const length = one(random, [0, 1, 5, 41, 90, 600]);
  return Array.from({ length }, () => one(random, parts)).join('');
}

/* ----------------------------------------------------------------------------------- spots -- */

const HEROES = ['4c9c', 'AhKh', '5h6h', 'JsTs'];
const BOARDS = ['', '7d5cKd', '7d5cKd8c', '2d3sJc', '2d3sJcQd2h'];

function spotBy(random: Random, now: number): SavedSpot {
  const range = random() < 0.01 ? SOLVED : one(random, ['random', '22+', '7c7d']);
  const link = `#/?hero=${one(random, HEROES)}&board=${one(random, BOARDS)}&vs=${range}&pot=${integer(random, 1, 3)}`;
  return { link, at: now, ...(random() < 0.7 && { answer: { unseen: 47, outs: integer(random, 0, 47) } }) };
}

/** As many as a file brings, with the times that somebody wrote into it. */
function fileOf(random: Random, now: number): SavedSpot[] {
  const at = Math.min(now, one(random, [0, 1, now, Number.MAX_SAFE_INTEGER]));
  const own = one(random, [{}, {}, { starred: true as const }, { name: 'a' }, { did: 'fold' as const }]);
  return Array.from({ length: one(random, [1, 30, 210]) }, (_, pot) => ({
    ...{ link: `#/?hero=AsAd&board=7d5cKd&pot=${pot + 1}`, at: at + 0 },
    ...own,
  }));
}

const spots: Used<readonly SavedSpot[]> = {
  document: KEPT_SPOTS,
  act(random, now, value) {
    const fresh = spotBy(random, now);
    const { link } = value.length > 0 && random() < 0.8 ? one(random, value) : fresh;
    const text = writtenBy(random);
    switch (integer(random, 0, 9)) {
      case 0:
      case 1:
      case 2: {
        const last = random() < 0.5 ? value[0]?.link : undefined;
        return (all) => keepSpot(all, fresh, last);
      }
      case 3: {
        const isStarred = random() < 0.7;
        return (all) => starSpot(all, link, isStarred);
      }
      case 4:
        return (all) => renameSpot(all, link, text);
      case 5:
        return (all) => annotateSpot(all, link, text);
      case 6: {
        const did = one(random, ['call', 'fold'] as const);
        const { at: _, ...spot } = { ...fresh, link };
        return (all) => markSpot(all, { ...spot, at: now }, did);
      }
      case 7: {
        const won = one(random, ['won', 'lost', 'split'] as const);
        return (all) => endSpot(all, link, won);
      }
      case 8: {
        const more = fileOf(random, now);
        return random() < 0.2 ? (all) => mergeSpots(all, more) : (all) => [...all];
      }
      default:
        return random() < 0.1 ? () => [] : (all) => withoutSpots(all, [{ link, at: 0 }]);
    }
  },
};

/* ---------------------------------------------------------------------------------- ranges -- */

const ranges: Used<typeof KEPT_RANGES.nothing> = {
  document: KEPT_RANGES,
  act(random, now, value) {
    const text = random() < 0.02 ? SOLVED : one(random, TOPS);
    const name = random() < 0.3 ? writtenBy(random) : `folder/${integer(random, 1, 9)}`;
    switch (integer(random, 0, 4)) {
      case 0:
      case 1:
        return (all) => nameRange(all, text, name, now);
      case 2:
        return (all) => keepRange(all, text, now);
      case 3: {
        const gone = value.length > 0 ? one(random, value) : { text, at: now };
        return (all) => withoutRange(all, gone);
      }
      default: {
        const many = one(random, [1, 3, 5]);
        const more = Array.from({ length: many }, (_, at) => ({
          text: TOPS[at],
          at: now,
          name: `theirs ${at}`,
        }));
        return (all) => mergeRanges(all, more);
      }
    }
  },
};

/* -------------------------------------------------------------------------------- progress -- */

const progress: Used<typeof NO_PROGRESS> = {
  document: KEPT_PROGRESS,
  act(random, now) {
    const seconds = one(random, [0, 3.25, 1e9, -5]);
    const timed = random() < 0.5;
    const seed = one(random, [0, 28, 999_999, 2 ** 32 + 1_000_000]);
    const gradeFor = (): Grade => ({
      verdict: 'right',
      clean: true,
      verdicts: new Map(
        MISTAKES.flatMap((mistake) => (random() < 0.4 ? [[mistake, one(random, VERDICTS)] as const] : [])),
      ),
    });
    switch (integer(random, 0, 6)) {
      case 0:
      case 1:
      case 2:
      case 3: {
        const kind = random() < 0.9 ? one(random, KINDS) : undefined;
        const grade = gradeFor();
        const isMarked = kind === undefined ? random() < 0.5 : kind.form === 'marks';
        // What twelve characters can say.
        const said = one(random, isMarked ? [undefined, 0, 0.5, 1] : [undefined, 0, 0.5, 22, 22_222_222, 1e9, 1e308]);
        const [outs, found, extra] = [integer(random, 0, 20), integer(random, 0, 20), integer(random, 0, 30)];
        const round = {
          ...{ at: now, seed, verdicts: Object.fromEntries(grade.verdicts), seconds, timed },
          ...(isMarked ? { cards: { outs, found, extra, tainted: 0 }, exact: random() } : { step: one(random, STEPS) }),
          ...(kind !== undefined && { kind: kind.name }),
          ...(said !== undefined && !isMarked && { exact: 22 }),
          ...(said !== undefined && { said }),
        };
        return (all) =>
          addRound(all, round, kind === undefined ? all.memories : remember(all.memories, kind, grade, now));
      }
      case 4: {
        const level = one(random, [...LEVELS.map(({ name }) => name), 'own'] as const);
        return (all) => ({ ...all, welcomed: true, level });
      }
      case 5: {
        const unit = one(random, ['percent', 'odds'] as const);
        return (all) => ({ ...all, unit, timed });
      }
      default:
        return random() < 0.1 ? () => ({ ...NO_PROGRESS, welcomed: true }) : (all) => merge(all, NO_PROGRESS);
    }
  },
};

/* ------------------------------------------------------ packs, names, the session, settings -- */

function packBy(title: string, by: string, ...asked: object[]): Pack {
  const file = { format: 'outs-pack', version: 1, title, by, about: writtenBy(() => 0.5), puzzles: asked };
  const read = readPack(JSON.stringify(file));
  if (!read.ok) throw new Error(read.error.message);
  // What is wrong with a file is said when it is opened.
  return { ...read.value, problems: [] };
}

export const PACKS = [
  packBy('One', 'Jonas', { kind: 'gutshot', seed: 1 }, { kind: 'combos-of-a-range', seed: 2, note: 'a\u202eb' }),
  packBy('One', 'Ada', { kind: 'gutshot', seed: 3, after: ' x\u0000y ' }),
  packBy('\u202eTwo 牌', '', { ask: 'outs', link: '#/?board=7d5cKh&hero=9c4c', note: 'n'.repeat(200) }),
];

const packs: Used<typeof KEPT_PACKS.nothing> = {
  document: KEPT_PACKS,
  act(random, now) {
    const pack = one(random, PACKS);
    const puzzle = one(random, pack.puzzles);
    const verdict = one(random, VERDICTS);
    const what = random();
    if (what < 0.4) return (all) => addPack(all, pack);
    if (what < 0.8) return (all) => doneIn(addPack(all, pack), pack, puzzle, { verdict, at: now });
    return (all) => removePack(all, pack);
  },
};

const names: Used<typeof KEPT_NAMES.nothing> = {
  document: KEPT_NAMES,
  act(random) {
    const [chair, name] = [integer(random, 0, 9), cleanName(writtenBy(random))];
    return (all) => all.with(chair, name);
  },
};

const choices: Used<typeof KEPT_CHOICES.nothing> = {
  document: KEPT_CHOICES,
  act(random) {
    const line = one(random, LINES);
    const range = one(random, ['', 'TT+', SOLVED]);
    const fields = one(random, [
      { judge: 'shown' as const },
      { judge: 'given' as const },
      { player: writtenBy(random) },
      { isKept: true },
      { isKept: false },
    ]);
    if (random() < 0.5) return (all) => ({ ...all, ...fields });
    return ({ ranges: { [line]: _, ...others }, ...all }) => ({
      ...all,
      ranges: range === '' ? others : { ...others, [line]: range },
    });
  },
};

const settings: Used<typeof KEPT_SETTINGS.nothing> = {
  document: KEPT_SETTINGS,
  act(random) {
    const [name, values] = one(random, Object.entries<readonly string[]>(CHOICES));
    const value = one(random, values);
    return (all) => ({ ...all, [name]: value });
  },
};

const evenings: Used<typeof KEPT_EVENINGS.nothing> = {
  document: KEPT_EVENINGS,
  act(random, now) {
    const fair = one(random, [0.25, 0.8, 1]);
    const hand: KeptHand = {
      link: `#/show?hero=${one(random, HEROES)}&vs=${one(random, ['2s2h', 'AdQd'])}`,
      ...{ at: now, names: [cleanName(writtenBy(random)), ''], dealt: one(random, [0, 3, 4]) },
      ...{
        fair: [fair, 1 - fair],
        won: one(random, [
          [1, 0],
          [0.5, 0.5],
        ]),
      },
      ...(random() < 0.5 && { net: [12.5, -12.5], average: [0.1, -0.1] }),
    };
    const what = random();
    if (what < 0.6) return (all) => keepHand(all, hand);
    const chip = one(random, [0.25, 25]);
    if (what < 0.7) return (all) => ({ ...all, chip, keepsAll: true });
    const own = integer(random, 0, 3);
    const change = (kept: KeptHand): KeptHand | undefined => (what < 0.85 ? { ...kept, starred: true } : undefined);
    return (all) => (all.hands[own] === undefined ? all : changeHand(all, all.hands[own], change));
  },
};

/** A document with its acts, whatever its value is. */
export interface AnyUsed {
  readonly use: <Result>(test: <Value>(used: Used<Value>) => Result) => Result;
}

const any = <Value>(used: Used<Value>): AnyUsed => ({ use: (test) => test(used) });

/** Every document that a `Store` keeps, by its key. */
export const DOCUMENTS: readonly (readonly [key: string, used: AnyUsed])[] = [
  [spots.document.key, any(spots)],
  [ranges.document.key, any(ranges)],
  [progress.document.key, any(progress)],
  [packs.document.key, any(packs)],
  [names.document.key, any(names)],
  [choices.document.key, any(choices)],
  [settings.document.key, any(settings)],
  [evenings.document.key, any(evenings)],
];

export { choices, ranges, settings, spots };
