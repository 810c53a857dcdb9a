// What the study page remembers of each kind of drill once it was played, as digests.
import { afterEach, describe, expect, test } from 'vitest';
import { idOf, KINDS } from '../../src/drills/kinds';
import { answer } from '../../src/poker/answer';
import { hashText } from '../../src/poker/dice';
import { isClean, KEPT_PROGRESS, NO_PROGRESS, signedError, writeProgress } from '../../src/study/progress';
import { Study } from '../../src/study/study.svelte';
import { Store, type StorageLike } from '../../src/ui/store';
import { finish } from '../poker/read';

/** Of each kind, and of links. */
const DIGESTS: Readonly<Record<string, string>> = {
  'flush draw': '98794c31',
  'open-ended straight draw': '766588b2',
  gutshot: '51d13349',
  'double gutshot': 'b9d2f683',
  overcards: 'cde556dd',
  'pair draw': '69a21123',
  'set draw': 'ae8e6be5',
  'flush and straight draw': 'c2c06c12',
  'flush draw and gutshot': '94102941',
  'flush draw and overcards': 'f89f7f2d',
  'flush draw and pair': 'ffaa6fc8',
  'draw against a set': '5bf69e1c',
  'straight draw against a flush draw': 'ac4f7650',
  dominated: 'c0c1d471',
  'backdoor flush draw': '4c072fb1',
  'backdoor straight draw': 'a5eacdf2',
  'price on the turn': '7fc07d6',
  'all in on the flop': '8015124',
  'draw against a range': '69be725e',
  'pair against a range': '655e10a5',
  'combos of a hand': 'ce7ea46e',
  'combos of a range': 'fbe2a616',
  'who wins': '6d34f867',
  'five that play': '90e67c66',
  'name the row': '3edc212f',
  'the nuts': '9d5bb0f1',
  'what beats you': 'cc67caae',
  'share of a range': '847d651c',
  'draws in a range': '82feca',
  'narrow a range': 'ba5d03ae',
  'equity against a range': 'd98a3921',
  'effective outs': '159cc909',
  'what the flop brings': '5ba75077',
  'odds to break-even': '8f4fe8',
  'break-even to odds': '2ae0e266',
  'bet to break-even': '6d4fb545',
  'hero=5h6h&board=5d7hQc&vs=AcQd': '2824434a',
  'hero=AhKh&board=7h3h9c&vs=7c7d': '86a11b51',
  'hero=AhKh&board=7h3h9c2d&vs=QsQc&pot=60&call=20': '2a727591',
  'ask=outs&hero=AhKh&board=7h3h9c&vs=7c7d': 'b08c19b9',
  'ask=equity&hero=5h6h&board=5d7hQc&vs=AcQd': 'c7541e7d',
  'ask=equity&hero=5h6h&board=5d7hQc&vs=TT%2B': 'e3278b52',
  'ask=call&hero=AhKh&board=7h3h9c2d&vs=QsQc&pot=60&call=20': '81476388',
  'ask=combos&hero=AhKd&board=7h3s9c2d&vs=TT+,AK': '1e6897dd',
  'daily=2026-01-02': '564be721',
  'daily=2026-01-03': '79ed42d5',
};

const NOON = new Date(2026, 5, 1, 12).getTime();

let study: Study;
let now: number;
let ticks: number;

afterEach(() => {
  study.close();
});

function open(fragment: string): void {
  history.replaceState(null, '', `${location.pathname}${location.search}${fragment}`);
  const shelf = new Map([['outs:study-3', writeProgress({ ...NO_PROGRESS, welcomed: true })]]);
  const storage: StorageLike = {
    getItem: (key) => shelf.get(key) ?? null,
    setItem: (key, value) => void shelf.set(key, value),
    removeItem: (key) => void shelf.delete(key),
  };
  now = NOON;
  ticks = 0;
  let thrown = 0;
  study = new Study({
    store: new Store(KEPT_PROGRESS, () => storage),
    now: () => now,
    ticks: () => ticks,
    random: () => (thrown += 0.137) % 1,
    spots: () => [],
    answers: {
      ask(spot, hear) {
        hear(finish(answer(spot, undefined, true)));
      },
      close: () => undefined,
    },
  });
  study.enterLink(fragment);
}

/** The first drill with its own question comes with its components. */
const LOADED = { timeout: 60_000, interval: 5 };

/** Waits for a drill that is not `last`. */
async function another(last: unknown): Promise<void> {
  await expect.poll(() => study.drill !== last && study.phase !== 'graded', LOADED).toBe(true);
}

/** Replies: rightly, or in some way that is wrong. */
function reply(isRight: boolean): void {
  const { drill } = study;
  const draft = study.round?.draft;
  if (drill?.form === 'marks') {
    const { outs: right, probability, price, answer: found } = drill.key;
    const outs = [...right];
    for (const card of isRight ? outs : outs.slice(1)) study.tap(card);
    const other = found.next?.find(({ card }) => !right.has(card))?.card;
    if (!isRight && other !== undefined) study.tap(other);
    study.advance();
    study.setEstimate(`${100 * probability * (isRight ? 1 : 0.5)} %`);
    study.advance();
    if (study.phase === 'price') study.decide((price?.decision === 'call') === isRight ? 'call' : 'fold');
    return;
  }
  if (draft === undefined) throw new Error('nothing is asked');
  const { drill: asked } = draft;
  switch (asked.form) {
    case 'marks':
      return;
    case 'number':
    case 'estimate':
      for (const key of isRight ? '12.5' : '97') study.type(key);
      break;
    case 'hands':
      draft.choose('winners' in asked.key ? asked.key.winners : asked.key.beats);
      if (!isRight) study.type('2');
      break;
    case 'cards':
      for (const card of isRight ? (asked.key.sets[0] ?? []) : asked.given.board) draft.toggle(card, 5);
      break;
    case 'row':
      draft.nameRow(isRight ? asked.key.row : 'set');
      break;
    case 'combo':
      study.enterLine('AsKs');
      if (draft.chosen.length < 2) draft.choose([50, 49]);
      break;
    case 'combos':
      draft.choose([...asked.key.ladder.combos].filter((_, at) => asked.key.stays[at] === isRight));
      break;
    case 'decision':
      study.decide(isRight === (asked.key.price.decision === 'call') ? 'call' : 'fold');
      return;
  }
  study.advance();
}

/** What there is to see of the drill, and what was remembered of it. */
function remembered(): unknown[] {
  const { progress } = study;
  return [
    [
      study.link,
      study.round?.source?.from === 'puzzle' ? study.round?.tableLink : undefined,
      study.phase,
      study.round?.verdict,
      study.nextTitle,
      study.round?.trainsMistake,
      study.round?.isRepeat,
    ],
    progress.rounds.map((round) => [
      ...[round.at - NOON, round.kind, round.seed, round.step ?? '', round.exact, round.seconds],
      ...[isClean(round), signedError(round)],
    ]),
    Object.entries(progress.memories).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ];
}

async function play(link: string): Promise<string> {
  open(link);
  const seen: unknown[] = [];
  await another(undefined);
  for (const isRight of [true, false, true]) {
    now += 3_600_000;
    ticks += 4_321;
    reply(isRight);
    seen.push(remembered());
    const last = study.drill;
    study.rounds.again();
    if (study.round?.kind === undefined) break;
    await another(last);
  }
  study.rounds.reveal();
  seen.push(remembered());
  return hashText(JSON.stringify(seen)).toString(16);
}

describe('a drill that was played is remembered as before', () => {
  test.each(KINDS)('$name', async (kind) => {
    expect(await play(`#/study?kind=${idOf(kind)}&seed=28`)).toBe(DIGESTS[kind.name]);
  });

  test.each([
    'hero=5h6h&board=5d7hQc&vs=AcQd',
    'hero=AhKh&board=7h3h9c&vs=7c7d',
    'hero=AhKh&board=7h3h9c2d&vs=QsQc&pot=60&call=20',
    'ask=outs&hero=AhKh&board=7h3h9c&vs=7c7d',
    'ask=equity&hero=5h6h&board=5d7hQc&vs=AcQd',
    'ask=equity&hero=5h6h&board=5d7hQc&vs=TT%2B',
    'ask=call&hero=AhKh&board=7h3h9c2d&vs=QsQc&pot=60&call=20',
    'ask=combos&hero=AhKd&board=7h3s9c2d&vs=TT+,AK',
    'daily=2026-01-02',
    'daily=2026-01-03',
  ])('%s', async (fields) => {
    expect(await play(`#/study?${fields}`)).toBe(DIGESTS[fields]);
  });
});
