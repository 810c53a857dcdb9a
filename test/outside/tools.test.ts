// Tests src/outside/sessionTable and src/outside/decisions too.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { askLine } from '../../src/ask';
import { layOutSession, SessionSums } from '../../src/outside/sessionTable';
import { DecisionReader } from '../../src/outside/decisions';
import { summaryOf, TOOLS, unknownArgument } from '../../src/outside/tools';
import type { Answer } from '../../src/outside/types.js';
import { Validator, type Schema } from '../ask/schema';
import { cases } from '../cases/outside.json' with { type: 'json' };
import { fixture } from '../history/fixture';
import { table } from '../poker/table';
import { lineOf, randomQuestions } from './spots';
import { seeded } from '../reference/random';
import { LONG } from '../long';

const HISTORIES = new URL('../history/fixtures/', import.meta.url);
const texts = readdirSync(HISTORIES)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(new URL(name, HISTORIES), 'utf8'));

const never = new AbortController().signal;

function tool(name: string): (typeof TOOLS)[number] {
  const found = TOOLS.find((own) => own.name === name);
  if (found === undefined) throw new Error(`no tool ${name}`);
  return found;
}

/** What a tool answers: by its schema, and no longer than an agent wants to read. */
async function call(name: string, given: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { run, outputSchema } = tool(name);
  const answer = await run(given, never);
  if (!answer.ok) return { refused: `${answer.error.code}: ${answer.error.message}` };
  const printed = JSON.parse(JSON.stringify(answer.value)) as Record<string, unknown>;
  expect(new Validator(outputSchema as Schema).faults(printed), JSON.stringify(given)).toEqual([]);
  expect(JSON.stringify(printed).length).toBeLessThanOrEqual(4_000);
  return printed;
}

describe('the tools', () => {
  test('take 9,000 characters at most: four tools, each with when to use it and when not', () => {
    expect(TOOLS.map(({ name }) => name)).toEqual(['odds', 'range_breakdown', 'flop_chances', 'review_hands']);
    for (const { description } of TOOLS) expect(description).toMatch(/Use it .*\. Not /s);
    const defined = TOOLS.map(({ run: _, ...own }) => own);
    expect(JSON.stringify(defined).length).toBeLessThanOrEqual(9_000);
  });

  test('an unknown argument is named, and an empty text is refused', async () => {
    for (const own of TOOLS) {
      const known = Object.keys((own.inputSchema as { properties: object }).properties);
      const [needed = ''] = known;
      expect(unknownArgument(own, { [needed]: 'x' })).toBeUndefined();
      expect(unknownArgument(own, { [needed]: 'x', zebra: 1 })).toBe(
        `Unknown argument “zebra”. Use: ${known.join(', ')}.`,
      );
      expect(unknownArgument(own, { [`${needed}s`]: 'x' })).toBe(
        `Unknown argument “${needed}s”. Did you mean “${needed}”?`,
      );
      for (const text of ['', '  ', '\n']) {
        const { refused } = await call(own.name, { [needed]: text });
        expect(refused, own.name).toMatch(new RegExp(`^bad-field: The argument “${needed}” is empty\\. \\w+`));
      }
    }
  });

  test('a missing board is said before the range is read', async () => {
    for (const spot of ['AhKh v 25% with toppair+', 'AhKh v nonsense', 'AhKh', '#/?hero=AhKh&vs=ZZ']) {
      const { refused } = await call('range_breakdown', { spot });
      expect(refused, spot).toMatch(/^board-count: There is no board/);
    }
    const { refused } = await call('range_breakdown', { spot: 'AhKh 7h3h9c v nonsense' });
    expect(refused).toMatch(/^bad-range/);
  });

  test('a long call says how far it is: never less, and at the end whole', async () => {
    const parts: number[] = [];
    const found = await tool('odds').run({ spot: 'AhKh v random v random v random' }, never, (part, total) => {
      expect(total).toBe(1);
      parts.push(part);
    });
    expect(found.ok).toBe(true);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.at(-1)).toBe(1);
  });

  test('odds is the answer in short: per cent to four decimals, the next card, the price', async () => {
    const found = await call('odds', { spot: 'AhKh 7h3h9c v 7c7d pot 60 call 20' });
    expect(found).toMatchObject({
      ...{ street: 'flop', method: 'exact', dealsCounted: 990, status: 'behind' },
      outs: ['2h', '4h', '5h', '6h', '8h', 'Th', 'Jh', 'Qh'],
      ...{ nextCardPercent: 17.7778, oddsAgainst: 4.625 },
      players: [{ hand: 'AhKh', equityPercent: 24.6465, tiePercent: 0 }, { hand: '7c7d' }],
      price: { breakEvenPercent: 25, equityPercent: 24.6465, ev: -0.2828, decision: 'close' },
      link: '#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20',
    });
    expect(found).not.toHaveProperty('cards');
    const { cards } = await call('odds', { spot: 'AhKh 7h3h9c v 7c7d', detail: 'cards' });
    expect(cards).toHaveLength(45);
    expect(cards).toContainEqual({ card: 'Ac', makes: 'pair', verdict: 'tainted', equityPercent: 18.1818 });
  });

  test('odds names the opponent’s outs if you are ahead, and parts of outs against a range', async () => {
    expect(await call('odds', { spot: '7c7d 7h3h9c v AhKh' })).toMatchObject({
      status: 'ahead',
      nextCardPercent: 17.7778,
    });
    const hidden = await call('odds', { spot: 'AhKh 7h3h9c v TT+,AQs+' });
    expect(hidden).not.toHaveProperty('outs');
    expect(hidden.nextCardPercent).toBeCloseTo(26.94, 1);
    const byOuts = await call('odds', { spot: '4c9c 7d5cKh8c pot 100 call 35' });
    expect(byOuts).toMatchObject({ nextCardPercent: 26.087, oddsAgainst: 2.8333 });
    expect(JSON.stringify(byOuts.price)).toContain('Call. Your outs alone');
  });

  test('odds has the figures of the command line, in every case and many random spots', LONG, async () => {
    const random = seeded(3);
    const lines = [...cases.map(({ line }) => line), ...randomQuestions(40, 31).map((own) => lineOf(own, random))];
    let answered = 0;
    for (const spot of lines) {
      const found = await call('odds', { spot });
      if ('refused' in found) continue;
      answered++;
      const question = { ...(await questionOf(spot)), words: true };
      // A bettor whose hand is not known is weighed by reads; of any other spot reads are refused.
      const weighed = askLine(JSON.stringify({ ...question, reads: true })) as unknown as Answer;
      const answer = weighed.ok ? weighed : (askLine(JSON.stringify(question)) as unknown as Answer);
      expect(found, spot).toEqual(JSON.parse(JSON.stringify(summaryOf(answer))));
    }
    expect(answered).toBeGreaterThan(45);
  });

  test('range_breakdown and flop_chances count what ask counts', async () => {
    const spot = 'QcQd Kh7d5c v 22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+';
    const found = await call('range_breakdown', { spot, rows: 3 });
    expect(found).toMatchObject({
      live: 175,
      blocked: 47,
      rows: [{ name: 'set', combos: 9, sharePercent: 5.1429 }, {}, {}],
    });
    expect(found.rows).toHaveLength(3);
    const flops = await call('flop_chances', { hand: 'AhKh' });
    expect(flops).toMatchObject({ of: 19_600, rank: 8 });
    expect(flops.draws).toContainEqual({ name: 'flush draw', hits: 2145, percent: 10.9439 });
    expect(await call('flop_chances', { hand: 'QQ+' })).toHaveProperty('overcards');
  });

  test('all stop when a timer aborts them', async () => {
    const spot = '(2%-90%) 7h3h9c v 3%-93% v 4%-96% deuces';
    const text = Array.from({ length: 40 }, () => texts.join('\n\n\n')).join('\n\n\n');
    for (const [name, given] of [
      ['odds', { spot: '2%-90% v random x 2c deuces' }],
      ['range_breakdown', { spot }],
      ['review_hands', { text }],
    ] as const) {
      await expect(tool(name).run(given, AbortSignal.timeout(50)), name).rejects.toMatchObject({
        name: 'TimeoutError',
      });
    }
  });

  test('review_hands adds up the decisions of histories', async () => {
    const found = await call('review_hands', { text: texts.join('\n\n\n'), worst: 2 });
    expect(found).toMatchObject({ decisions: 34, mistakes: 6, worst: [{ street: 'preflop', did: 'call' }, {}] });
    expect(await call('review_hands', { text: 'hello' })).toMatchObject({ hands: 0, unread: [{ hands: 1 }] });
  });

  test('a refusal has the code, the sentence of the page, and an example that works', async () => {
    const refused = async (name: string, given: Record<string, unknown>) => {
      const { refused: text } = await call(name, given);
      const [, example = ''] = /Example: (.*)$/.exec(String(text)) ?? [];
      const again = await call(name, name === 'flop_chances' ? { hand: example } : { spot: example });
      expect(again, String(text)).not.toHaveProperty('refused');
      return String(text);
    };
    expect(await refused('odds', { spot: 'AhKh 7h3hAh' })).toMatch(
      /^duplicate-card: A♥ is in your hand and on the board\./,
    );
    expect(await refused('odds', { spot: '' })).toMatch(/^bad-field: The argument “spot” is empty\./);
    expect(await refused('range_breakdown', { spot: 'AhKh v QQ+' })).toMatch(/use flop_chances before the flop/);
    expect(await refused('range_breakdown', { spot: 'AhKh 7h3h9c v QQ+', seat: 3 })).toMatch(
      /^bad-field: There is no seat 3: the spot names 1 opponent\./,
    );
    expect(await refused('range_breakdown', { spot: 'AhKh 7h3h9c' })).toMatch(
      /^bad-field: The spot names no opponent\. Write v and a range/,
    );
    expect(await refused('flop_chances', { hand: 'AhAh' })).toMatch(/^duplicate-card: /);
  });
});

async function questionOf(spot: string): Promise<object> {
  const { readSpot } = await import('../../src/outside/index');
  return readSpot(spot);
}

test('a session in a terminal: its sums, and the worst mistakes in eighty columns', () => {
  const sums = new SessionSums();
  const reader = new DecisionReader(table);
  for (const text of [...texts, 'nothing'])
    for (const step of reader.read(text)) if (step !== undefined) sums.take(step);
  const [head, blank, ...rows] = layOutSession(sums, 4, 80).split('\n');
  expect(head).toMatch(/^34 decisions with a price in 21 hands\. 6 mistakes against known cards: \d+\.\d\d bb\.$/);
  expect(blank).toBe('');
  expect(rows[0]).toMatch(/^ +cost +street +you +board +did +needs +had +against +hand$/);
  const costs = rows.slice(1, 5).map((row) => Number(row.trim().split(/ +/)[0]));
  expect(costs).toEqual([...costs].sort((a, b) => b - a));
  for (const row of rows) expect(row.length).toBeLessThanOrEqual(80);
  expect(rows).toContain('Not read: 1 without a hand.');
  expect(rows.at(-2)).toMatch(/^26 hands: \d currencies, \d cashed out; not read: 1$/);
  expect(layOutSession(new SessionSums(), 4, 80)).toBe(
    '0 decisions with a price in 0 hands. No mistake against known cards.\n\n' +
      '0 hands: won 0.00, all-in EV 0.00, 0 cashed out; not read: 0\n',
  );
});

describe('the last line of a session', () => {
  const sumsOf = (...all: string[]) => {
    const sums = new SessionSums();
    const reader = new DecisionReader(table);
    for (const text of all) for (const step of reader.read(text)) if (step !== undefined) sums.take(step);
    return sums;
  };
  const lineOf = (sums: SessionSums) => layOutSession(sums, 4, 80).trimEnd().split('\n').at(-1);

  test('the money of the player whose cards are given, in the history’s unit', () => {
    // Hero loses 10 of 200 at blinds of 1 and 2 in both; the all-in EV is that of 9.49 big blinds, rounded.
    const sums = sumsOf(fixture('pokerstars-cash-out.txt'), 'nothing');
    expect(sums.summary).toEqual({ hands: 2, won: -20, allInEv: -37.94, cashedOut: 1, unread: 1 });
    expect(lineOf(sums)).toBe('2 hands: won −20.00, all-in EV −37.94, 1 cashed out; not read: 1');
    expect(sumsOf(fixture('ggpoker-cash-out.txt')).summary).toMatchObject({ hands: 3, won: -93.6, cashedOut: 2 });
  });

  test('currencies and chips are not added up', () => {
    const sums = sumsOf(fixture('winamax-cash.txt'), fixture('winamax-tournament.txt'));
    const { won, allInEv, currencies = [] } = sums.summary;
    expect([won, allInEv]).toEqual([null, null]);
    expect(currencies.map(({ currency, hands }) => [currency, hands])).toEqual([
      ['€', 1],
      ['', 1],
    ]);
    expect(layOutSession(sums, 4, 80).trimEnd().split('\n').slice(-3)).toEqual([
      expect.stringMatching(/^1 hand in €: won \+\d+\.\d\d, all-in EV /),
      expect.stringMatching(/^1 hand in chips: won [+−][\d,]+\.\d\d, all-in EV /),
      '2 hands: 2 currencies, 0 cashed out; not read: 0',
    ]);
  });

  test('a hand that does not tell who won is counted by itself', () => {
    const text = fixture('pokerstars-six-max.txt')
      .replace(/hero collected.*\n/, '')
      .replace('mucked [Ks Kd]', 'mucked');
    expect(sumsOf(text).summary).toEqual({ hands: 1, won: 0, allInEv: 0, cashedOut: 0, unread: 0, withoutResult: 1 });
    expect(lineOf(sumsOf(text))).toBe(
      '1 hand: won 0.00, all-in EV 0.00, 0 cashed out, 1 without a result; not read: 0',
    );
  });
});
