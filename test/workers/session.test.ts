// The worker that reads sessions, with all its parts: what the page hears comes to what each hand alone comes to.
import { readFileSync } from 'node:fs';
import * as say from '#words/session';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { isKnown, LineRanges } from '../../src/session/hands/decisions';
import { evening } from '../session/evening';
import { asJson, exported, rowsOf, type ExportedBet } from '../../src/session/hands/export';
import { csvOf } from '../../src/ui/file';
import { SessionReader } from '../../src/session/hands/read';
import { finish } from '../../src/steps';
import type { SessionBet, SessionFarSide, SessionHand, SessionMessage } from '../../workers/sessionProtocol';
import { dealtHands, FORMATS } from '../history/dealt';
import { fixture } from '../history/fixture';
import { equities } from '../session/hands/table';
import { LONG } from '../long';

const exposed = vi.hoisted((): { farSide?: unknown } => ({}));
vi.mock('comlink', () => ({
  expose: (farSide: unknown) => {
    exposed.farSide = farSide;
  },
}));

type Found = Extract<SessionMessage, { kind: 'found' }>;

const OPTIONS = { ranges: {}, judge: 'given', player: '' } as const;

let far: SessionFarSide;
/** How many sessions were forgotten. */
let sessions = 0;

/** The page's side: it keeps what comes, as the page does. */
class Page {
  hands: SessionHand[] = [];
  bets: SessionBet[] = [];
  last: Found | undefined;
  readonly others: SessionMessage[] = [];
  #heard: (() => void) | undefined;

  hear(message: SessionMessage): void {
    if (message.kind !== 'found') {
      this.others.push(message);
      return;
    }
    if (message.session !== sessions) return;
    this.last = message;
    this.bets = this.bets.filter(({ hand }) => !message.dropped.includes(hand));
    for (const hand of message.hands) this.hands[hand.number] = hand;
    this.bets.push(...message.bets);
    this.#heard?.();
  }

  /** Waits for the next report that fits. */
  async until(fits: (found: Found) => boolean): Promise<Found> {
    this.last = undefined;
    while (this.last === undefined || !fits(this.last)) {
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    }
    return this.last;
  }

  /** All decisions, in the order of the hands. */
  get exported(): ExportedBet[] {
    return this.bets
      .toSorted((a, b) => a.hand - b.hand || a.at - b.at)
      .map((bet) => exported(bet, this.hands[bet.hand]));
  }
}

const isDone = ({ isWorking, isReading, done, waiting }: Found): boolean =>
  !isWorking && !isReading && done === 1 && waiting === 0;

function numbered(texts: readonly string[]): string[] {
  return texts.map((text, at) => text.replace('#1:', `#${at + 1}:`));
}

/** The same, hand by hand and without a worker: of the decisions against known cards those that take a moment. */
function readAlone(texts: readonly string[]): { rows: ExportedBet[]; hands: number } {
  const found = equities();
  const reader = new SessionReader(found, { lines: new LineRanges() });
  const rows: ExportedBet[] = [];
  let hands = 0;
  for (const text of texts) {
    for (const step of reader.read(text)) {
      if (!('hand' in step)) continue;
      hands++;
      const quick = step.hand.bets.filter((bet) => isKnown(bet) && found.isQuick(bet));
      rows.push(...quick.map((bet) => exported(finish(found.price(bet)), step.hand)));
    }
  }
  return { rows, hands };
}

/** A sample depends on the decisions that were priced before it: equal up to the suits, a later one takes its figures. */
const isExact = ({ halfWidth, halfWidthIfCall }: ExportedBet): boolean =>
  halfWidth === null && halfWidthIfCall === null;

/** Another session, whose page hears nothing of the one before. */
async function newPage(): Promise<Page> {
  const page = new Page();
  sessions++;
  far.listen((message) => {
    page.hear(message);
  });
  far.setOptions(OPTIONS);
  far.forget();
  await page.until(({ keeping }) => keeping === 'none');
  return page;
}

beforeAll(async () => {
  const table = new URL('../../src/poker/count/tables/preflop-table.bin', import.meta.url);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(readFileSync(table)))));
  await import('../../workers/session.worker');
  far = exposed.farSide as SessionFarSide;
  return () => {
    vi.unstubAllGlobals();
  };
});

const write = FORMATS.PokerStars;
/** Of three players at most: the others take long to price. */
const few = dealtHands.filter(({ names }) => names.length <= 3);
const dealt = numbered(fc.sample(few, { seed: 20_261_126, numRuns: 40 }).map(write));
const fileOf = (text: string): File => new File([text], 'a.txt');

describe('the worker of a session', () => {
  test('finds what each hand alone comes to, as a table and as JSON', async () => {
    const texts = [evening(), dealt.join('\n\n\n'), 'nothing', dealt.slice(0, 3).join('\n\n\n')];
    const alone = readAlone(texts);
    const page = await newPage();
    far.add(texts.map(fileOf));
    // The other decisions are priced when all is read.
    const last = await page.until(({ isReading }) => !isReading);
    const rows = page.exported;
    far.stop();
    expect(page.hands).toHaveLength(alone.hands);
    expect(rows.length).toBeGreaterThan(25);
    expect(csvOf(rowsOf(rows, say.heads))).toBe(csvOf(rowsOf(alone.rows, say.heads)));
    expect(asJson(rows)).toBe(asJson(alone.rows));
    expect(last.unread.map(({ reason, count }) => [reason, count])).toEqual([
      ['without a hand', 1],
      ['read before', 3],
    ]);
    expect(last).toMatchObject({ done: 1, keeping: 'none' });
    expect(last.waiting).toBeGreaterThan(5);
    expect(last.left).toBeGreaterThan(50);
    expect(page.others.filter(({ kind }) => kind !== 'busy')).toEqual([]);
    expect(far.textOf(5)).toMatch(/^PokerStars Hand/);
  });

  test('says how many hands are left out, why, and whether they were all in', async () => {
    const three = readFileSync(new URL('../history/cases/coin-three.txt', import.meta.url), 'utf8');
    const odd = three.replaceAll('Dealt to P1', 'P1: juggles\nDealt to P1');
    const quiet = odd.replace(/^P3: raises .*$/gm, 'P3: calls 0.04').replaceAll('256', '257');
    const page = await newPage();
    far.add([fileOf(odd + quiet), fileOf(fixture('ggpoker-drop.txt').replace("Hold'em", 'Omaha'))]);
    const last = await page.until(isDone);
    far.stop();
    expect(last.unread).toMatchObject([
      { reason: 'with a fault', count: 6, allIn: 3, problem: { code: 'bad-line', text: 'P1: juggles' } },
      { reason: 'Omaha', count: 1 },
    ]);
    expect(last.unread[1]?.allIn).toBeUndefined();
    expect([0, 1, 6].map((count) => say.allInLeftOut(count, 6))).toEqual([
      'None of them was all in.',
      'One of them was all in: all-in EV leaves it out.',
      '6 of them were all in: all-in EV leaves them out.',
    ]);
    expect([0, 1].map((count) => say.allInLeftOut(count, 1))).toEqual([
      'It was not all in.',
      'It was all in: all-in EV leaves it out.',
    ]);
  });

  test('judges again with ranges, and with the cards that were shown', LONG, async () => {
    const page = await newPage();
    far.add([fileOf(evening())]);
    await page.until(isDone);
    const before = page.exported;
    const given = () => page.exported.filter(({ known }) => known.includes('given'));
    expect(given()).toEqual([]);
    far.setOptions({ ...OPTIONS, ranges: { 'turn bet': '72o,QQ+', 'river bet': '72o,82o,QQ+' } });
    await page.until((found) => isDone(found) && given().length > 0);
    expect(given().every(({ against }) => /72o|QQ\+/.test(against))).toBe(true);
    far.setOptions(OPTIONS);
    await page.until((found) => isDone(found) && given().length === 0);
    expect(page.exported.filter(isExact)).toEqual(before.filter(isExact));
  });

  test('stops, goes on with any two, and forgets', LONG, async () => {
    const page = await newPage();
    far.add([fileOf(dealt.join('\n\n\n'))]);
    far.stop();
    await page.until(({ isWorking }) => !isWorking);
    expect(page.hands).toEqual([]);
    far.add([fileOf(evening())]);
    const { left } = await page.until(isDone);
    far.goOn(true);
    await page.until((found) => found.left < left);
    far.stop();
    const stopped = await page.until(({ isWorking }) => !isWorking);
    expect(stopped.left).toBeGreaterThan(0);
    expect(stopped.waiting).toBe(0);
    const next = await newPage();
    expect(next.hands).toEqual([]);
    expect(next.bets).toEqual([]);
    expect(far.textOf(0)).toBe('');
  });

  test('takes over the numbers of a worker that was lost', async () => {
    const first = await newPage();
    far.add([fileOf(dealt.slice(0, 20).join('\n\n\n'))]);
    await first.until(isDone);
    const keys = first.hands.map(({ key }) => key);
    const page = await newPage();
    far.takeOver(sessions, keys, []);
    far.add([fileOf(dealt.slice(10, 25).join('\n\n\n'))]);
    const last = await page.until(isDone);
    expect(last.lost).toBe(10);
    expect(page.hands.slice(10, 20).map(({ key }) => key)).toEqual(keys.slice(10));
    expect(page.hands).toHaveLength(25);
    expect(Object.keys(page.hands)).toHaveLength(15);
    expect(new Set(page.exported.map(({ hand }) => hand)).size).toBeGreaterThan(3);
  });

  test('reads hands again once it knows the name of the user', async () => {
    const page = await newPage();
    far.add([fileOf(fixture('televised.phh')), fileOf(dealt[0])]);
    const before = await page.until(isDone);
    expect(before.unread).toMatchObject([{ reason: 'without a player who is you', count: 1 }]);
    far.setOptions({ ...OPTIONS, player: 'Daniel' });
    const after = await page.until((found) => isDone(found) && found.unread.length === 0);
    expect(after.lost).toBe(0);
    expect(page.hands.map(({ player }) => player)).toContain('Daniel');
  });
});
