// Ten thousand links and ten thousand hand histories, sound and faulty: none raises an exception.
import fc from 'fast-check';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readHistory } from '../../src/history/history';
import { historyProblem } from '../../src/words/history';
import { Lab } from '../../src/lab/lab.svelte';
import { bountiesText, endingText } from '../../src/table/replay/handNotes';
import { openingsAt } from '../../src/history/opening';
import { Replay } from '../../src/table/replay/replay.svelte';
import { loadFaults } from '../../src/table/faults.svelte';
import { Table } from '../../src/table/table.svelte';
import { readStudyLink, writeStudyLink } from '../../src/drills/studyLink';
import { OddsWorker } from '../../workers/odds';
import { dealtHands, FORMATS } from '../history/dealt';
import { LONG } from '../long';

const SEED = 20_261_121;
const MANY = 4_000;

/** The page's end of a worker that says nothing. */
class MuteWorker extends OddsWorker {
  override warm(): boolean {
    return true;
  }
  override ask(): void {
    // The test does not wait for it.
  }
}

const card = fc.tuple(fc.constantFrom(...'23456789TJQKA*_'), fc.constantFrom(...'cdhs')).map((parts) => parts.join(''));
const cards = fc.array(card, { maxLength: 8 }).map((own) => own.join(''));
const words = fc.constantFrom('random', 'TT+', '15%', 'AKs:0.5', 'flush', 'joker', 'chart', '7', '');
const value = fc.oneof(
  { weight: 5, arbitrary: cards },
  {
    weight: 2,
    arbitrary: fc.array(fc.oneof(cards, words), { maxLength: 11 }).map((own) => own.join(';')),
  },
  { weight: 2, arbitrary: words },
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string().map(encodeURIComponent),
);
const name = fc.oneof(
  fc.constantFrom('hero', 'board', 'vs', 'dead', 'target', 'wild', 'pot', 'call', 'hands', 'level'),
  fc.string(),
);
const links = fc
  .tuple(
    fc.constantFrom('#/?', '#/?', '#/lab?', '#/study?', '#/x?', '?'),
    fc.array(
      fc.tuple(name, value).map((pair) => pair.join('=')),
      { maxLength: 8 },
    ),
  )
  .map(([page, fields]) => page + fields.join('&'));

/** A hand that was played, as one of the rooms writes it, whole or with something wrong in it. */
const histories = fc
  .tuple(
    dealtHands,
    fc.constantFrom(...Object.values(FORMATS)),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(40), fc.string()), {
      maxLength: 2,
    }),
  )
  .map(([hand, write, faults]) =>
    faults.reduce((text, [part, length, instead]) => {
      const at = Math.floor(part * text.length);
      return text.slice(0, at) + instead + text.slice(at + length);
    }, write(hand)),
  );

let table: Table;
let lab: Lab;

beforeAll(loadFaults);
beforeEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  table = new Table(new MuteWorker(), 0);
  lab = new Lab();
});

afterEach(() => {
  table.close();
});

test('the pages open any of 4,000 links without an exception', LONG, () => {
  let complete = 0;
  for (const link of fc.sample(links, { seed: SEED, numRuns: MANY })) {
    table.openLink(link, true);
    lab.openLink(link, true);
    const study = writeStudyLink(readStudyLink(link).link);
    flushSync();
    if (table.readiness.ready) complete++;
    for (const problem of [table.problem, lab.problem]) {
      expect(problem ?? 'It is well.', link).toMatch(/^\S.*[.…]$/su);
    }
    // A spot that was read writes a link without problems.
    const own = table.link;
    table.openLink(own, true);
    expect([table.link, table.problem], link).toEqual([own, undefined]);
    expect(writeStudyLink(readStudyLink(study).link)).toBe(study);
  }
  expect(complete, 'spots among them').toBeGreaterThan(MANY / 40);
});

test('the table steps through any of 4,000 hand histories', LONG, () => {
  let readable = 0;
  for (const text of fc.sample(histories, { seed: SEED, numRuns: MANY })) {
    const read = readHistory(text);
    if (!read.ok) {
      expect(historyProblem(read.error)).toMatch(/^\S.*\.$/su);
      continue;
    }
    readable++;
    const replay = new Replay(text, read.value, table);
    // Half of them without shown cards, half with them.
    const isSeen = readable % 2 === 0;
    if (isSeen) replay.seeShown(true);
    // Others hold what they did before the flop, or any two cards.
    const isAnyTwo = readable % 3 === 0;
    if (isAnyTwo) replay.playAnyTwo(true);
    replay.decisions.forEach((decision, at) => {
      replay.step(at);
      expect(table.problem).toBeUndefined();
      const used = new Set(replay.used.map(({ name }) => name));
      if (!isSeen) expect(used.size).toBe(0);
      const lines = isAnyTwo ? new Map() : openingsAt(replay.hand, decision);
      expect(table.draft.seats.map(({ kind }) => kind)).toEqual(
        decision.opponents.map((name) => (used.has(name) ? 'hand' : lines.has(name) ? 'range' : 'random')),
      );
      expect(bountiesText(replay.hand, decision) + endingText(replay.hand)).toMatch(/^$|\.$/);
    });
  }
  expect(readable, 'hands among them').toBeGreaterThan(MANY / 5);
});

test('a replay ends as if no step had waited for its answer', LONG, () => {
  let steps = 0;
  const plays = fc.tuple(histories, fc.array(fc.tuple(fc.nat(9), fc.nat(3)), { minLength: 2 }));
  for (const [text, acts] of fc.sample(plays, { seed: SEED, numRuns: 1_000 })) {
    const read = readHistory(text);
    if (!read.ok) continue;
    const [waiting, hasty] = [60_000, 0].map((patience) => {
      const own = new Table(new MuteWorker(), patience);
      return { own, replay: new Replay(text, read.value, own) };
    });
    for (const [to, act] of acts) {
      for (const { replay } of [waiting, hasty].filter((one) => one !== undefined)) {
        const viewer = replay.viewers[to % replay.viewers.length];
        if (act === 0) replay.seeShown(to % 2 === 0);
        else if (act === 1 && viewer !== undefined) replay.seeAs(viewer);
        else replay.step(to % Math.max(1, replay.decisions.length));
      }
      steps++;
    }
    waiting?.own.release();
    hasty?.own.release();
    expect(waiting?.own.link).toBe(hasty?.own.link);
    expect(waiting?.replay.at).toBe(hasty?.replay.at);
  }
  expect(steps, 'taken').toBeGreaterThan(1_000);
});
