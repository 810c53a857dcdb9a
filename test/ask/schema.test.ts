import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askHistories, askLine } from '../../src/ask';
import { askSchema, toolSchemas } from '../../src/build/schema';
import { idOf, KINDS } from '../../src/drills/kinds';
import { ASKS } from '../../src/drills/puzzle';
import type { Draw, Question } from '../../src/outside/types.js';
import { CATEGORIES, WILD_CATEGORIES } from '../../src/poker/category';
import type { WildDeck } from '../../src/poker/deck';
import type { DrawName } from '../../src/poker/draws';
import { DRAWS, RUNGS } from '../../src/poker/holding';
import { DECK } from '../reference/cards';
import { LONG } from '../long';
import { withFieldTables } from './fieldTables';
import { Validator, type Schema } from './schema';

const ROOT = new URL('../../', import.meta.url);
const SCHEMA = JSON.parse(readFileSync(new URL('docs/ask.schema.json', ROOT), 'utf8')) as Schema & {
  readonly $defs: Record<string, Schema>;
};
const validator = new Validator(SCHEMA);
/** The fields of 1.0.0 are in every later answer. Other fields may come with them. */
const released = new Validator(
  JSON.parse(
    readFileSync(new URL('test/released/ask-1.0.0.schema.json', ROOT), 'utf8').replaceAll(
      /,?\s*"additionalProperties": false/g,
      '',
    ),
  ) as Schema,
);

/** What is wrong with an answer, by the schema of this version and by the schema of 1.0.0. */
function faultsOf(answer: unknown): string[] {
  return [...validator.faults(answer), ...released.faults(answer)];
}

/** What a program reads of an answer. */
function ask(question: unknown): Record<string, unknown> {
  const line = typeof question === 'string' ? question : JSON.stringify(question);
  return JSON.parse(JSON.stringify(askLine(line))) as Record<string, unknown>;
}

const page = ['ask', 'json'].map((name) => readFileSync(new URL(`docs/${name}.md`, ROOT), 'utf8')).join('\n');
const examples = Array.from(page.matchAll(/^echo '(.*?)' \|/gm), ([, question = '']) => question);
const refused = Array.from(page.matchAll(/^\| `[a-z-]+` \|.*\| `([{[].*)` \|$/gm), ([, question = '']) => question);

/** A record as JSON, a line for each field: white space would make the package larger. */
function lines(record: object): string {
  return Object.entries(record)
    .map(([name, value]) => `\n${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join();
}

test.each([
  ['docs/ask.schema.json', askSchema],
  ['src/outside/toolSchemas.json', toolSchemas],
])('%s is made from the types: -u writes it again', async (name, made) => {
  const file = fileURLToPath(new URL(name, ROOT));
  const { $defs, ...schema } = made() as { readonly $defs?: object };
  await expect(`{${lines(schema)}${$defs === undefined ? '' : `,\n"$defs":{${lines($defs)}}`}}\n`).toMatchFileSnapshot(
    file,
  );
});

/** The paths of all properties without a description; a reference has that of its type. */
function undescribed(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, own]: [string, unknown]) => {
    if (keyword !== 'properties') return undescribed(own, `${path}/${keyword}`);
    return Object.entries(own as Record<string, Schema>).flatMap(([name, property]) => {
      const { description, $ref } = property;
      const said = description ?? SCHEMA.$defs[String($ref).replace('#/$defs/', '')]?.description;
      const nested = undescribed(property, `${path}/${name}`);
      return typeof said === 'string' && said !== '' ? nested : [`${path}/${name}`, ...nested];
    });
  });
}

describe('docs/ask.schema.json', () => {
  test('describes every property', () => {
    expect(undescribed({ properties: { a: {}, b: { description: 'b', items: { properties: { c: {} } } } } })).toEqual([
      ...['/a', '/b/items/c'],
    ]);
    expect(undescribed(SCHEMA)).toEqual([]);
  });

  test('matches the tables of the docs: -u writes them again', async () => {
    const file = fileURLToPath(new URL('docs/json.md', ROOT));
    const written = withFieldTables(readFileSync(file, 'utf8'), SCHEMA.$defs);
    expect(written.match(/<!-- fields of/g)?.length).toBeGreaterThan(12);
    await expect(written).toMatchFileSnapshot(file);
  });

  test('names every field of a question in a table of the docs', () => {
    // The compiler asks for each field.
    const fields: Record<keyof Question, true> = {
      ...{ hero: true, board: true, opponents: true, dead: true, wild: true, target: true, flops: true },
      ...{ breakdown: true, combos: true, words: true, pot: true, call: true, facing: true, blind: true, reads: true },
      ...{
        bets: true,
        stacks: true,
        folded: true,
        rake: true,
        runs: true,
        payouts: true,
        others: true,
        bounties: true,
      },
    };
    for (const field of Object.keys(fields)) expect(page).toMatch(new RegExp(`^\\| .*\`${field}\`.* \\|`, 'm'));
  });

  test('accepts every example in the docs, errors too', LONG, () => {
    expect(examples.length).toBeGreaterThan(14);
    expect(refused.length).toBeGreaterThan(12);
    for (const question of [...examples, ...refused]) expect(faultsOf(ask(question)), question).toEqual([]);
  });

  const PLAYERS = ['hand', 'hand', 'hand', 'random', 'TT+,AQs+', '22+:0.5,AKs', '76s'];

  /** A spot of any street, players, deck and money, most of them answered. */
  const spots = fc
    .record({
      cards: fc.shuffledSubarray([...DECK], { minLength: 13, maxLength: 13 }),
      board: fc.constantFrom(0, 3, 4, 5),
      hero: fc.constantFrom(...PLAYERS),
      others: fc.array(fc.constantFrom(...PLAYERS), { maxLength: 2 }),
      wild: fc.constantFrom('none', 'none', 'none', 'joker', 'bug', 'deuces'),
      target: fc.constantFrom(undefined, 'pair', 'flush'),
      opens: fc.boolean(),
      combos: fc.constantFrom(undefined, true, false),
      money: fc.constantFrom<object>(
        ...[{}, {}, { pot: 60, call: 20 }, { pot: 60, call: 20, rake: { percent: 5, cap: 3 }, runs: 2 }],
        ...[{ bets: [20, 60], stacks: [80, 0] }, { bets: [20, 60, 20], stacks: [80, 100, 40] }, { runs: 3 }],
        { pot: 300, call: 200, stacks: [800, 0], others: [1500, 1900], payouts: [50, 30, 20] },
        { bets: [20, 60, 20], stacks: [80, 100, 40], payouts: [5, 3], others: [90] },
      ),
    })
    .map(({ cards, board, hero, others, wild, target, opens, combos, money }) => {
      let taken = 5;
      const holding = (text: string): string => (text === 'hand' ? cards.slice(taken, (taken += 2)).join('') : text);
      const opened = opens ? { [board === 0 ? 'flops' : 'breakdown']: [0, ...others.map((_, at) => at + 1)] } : {};
      return {
        ...{ hero: holding(hero), board: cards.slice(0, board).join(''), opponents: others.map(holding), wild, target },
        ...(board > 0 && opens && { combos }),
        ...opened,
        ...money,
      };
    })
    // Other spots take seconds.
    .filter(({ board, hero, opponents }) => {
      const hidden = [hero, ...opponents].filter((text) => text.length !== 4).length;
      return hidden < 2 || (board !== '' && hidden < 3);
    });

  test('accepts the answers to a hundred random questions', LONG, () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(spots, (question) => {
        const answer = ask(question);
        for (const name of Object.keys(answer)) seen.add(name);
        expect(faultsOf(answer), JSON.stringify(question)).toEqual([]);
      }),
      { seed: 20_261_124, numRuns: 100 },
    );
    // The questions reach every part of the schema, a refusal too.
    const { properties } = SCHEMA.$defs.answer as { properties: object };
    expect([...seen].sort()).toEqual(
      expect.arrayContaining(['error', 'price', 'runs', 'breakdown', 'flops', 'bridge']),
    );
    for (const name of seen) expect([...Object.keys(properties), 'error']).toContain(name);
  });

  test('accepts every line of a hand history, read or not', LONG, async () => {
    const folder = new URL('test/history/fixtures/', ROOT);
    const files = readdirSync(folder).map((name) => ({
      name,
      bytes: new Uint8Array(readFileSync(new URL(name, folder))),
    }));
    expect(files.length).toBeGreaterThan(9);
    const seen = new Set<unknown>();
    for await (const line of askHistories([...files, { name: 'none.txt', bytes: new TextEncoder().encode('none') }])) {
      seen.add(line.ok);
      expect(faultsOf(JSON.parse(JSON.stringify(line)))).toEqual([]);
    }
    expect(seen).toEqual(new Set([true, false]));
  });

  test('refuses an answer with a missing field, an unknown field or a value of another type', () => {
    const answer = ask('{"hero":"AhKh","board":"7h3h9c","opponents":["7c7d"],"pot":60,"call":20}');
    expect(faultsOf(answer)).toEqual([]);
    for (const name of ['ok', 'street', 'unseen', 'players', 'of']) {
      const { [name]: _, ...less } = answer;
      expect(faultsOf(less), name).not.toEqual([]);
    }
    expect(faultsOf({ ...answer, surprise: 1 })).not.toEqual([]);
    for (const name of Object.keys(answer)) {
      expect(faultsOf({ ...answer, [name]: { surprise: 1 } }), name).not.toEqual([]);
    }
  });

  test('accepts a drill of every kind, with a reply and without', LONG, () => {
    for (const kind of KINDS) {
      for (const reply of [undefined, {}]) {
        const drill = { kind: idOf(kind), seed: 7, reply };
        expect(faultsOf(ask({ drill })), idOf(kind)).toEqual([]);
      }
    }
    const spot = 'hero=AhKh&board=7h3h9c2d&vs=QsQc&pot=60&call=20';
    for (const own of [...ASKS.map((one) => `ask=${one}&${spot}`), `${spot}`]) {
      expect(faultsOf(ask({ drill: { link: `#/study?${own}`, reply: {} } })), own).toEqual([]);
    }
  });

  test('lists every category, every made hand and every draw of a range', () => {
    expect(SCHEMA.$defs.category?.enum).toEqual([...new Set([...CATEGORIES, ...WILD_CATEGORIES])]);
    expect(SCHEMA.$defs.rung?.enum).toEqual(RUNGS);
    expect(SCHEMA.$defs.rangeDraw?.enum).toEqual(DRAWS);
  });
});

// The compiler refuses these lines as soon as the game has other decks or draws than the package's types.
true satisfies Same<Question['wild'], 'none' | WildDeck | undefined>;
true satisfies Same<Draw, DrawName>;
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;
