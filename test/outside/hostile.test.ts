// Tests src/command, src/words/shortened, src/history/events too.
// Names and texts of others: nothing in them is a command to a terminal, a separate line, or long.
import { describe, expect, test } from 'vitest';
import { jsonOf, shownName } from '../../src/command';
import { readHistory } from '../../src/history/history';
import { DecisionReader } from '../../src/outside/decisions';
import { layOutFault } from '../../src/outside/layout';
import { layOutSession, SessionSums } from '../../src/outside/sessionTable';
import { shortened, withoutCommands } from '../../src/poker/shownText';
import { endingText } from '../../src/table/replay/handNotes';
import { historyProblem, unreadProblem } from '../../src/words/history';
import { handsOf, fixture, type FIXTURES } from '../history/fixture';
import { table } from '../poker/table';

/** What a terminal obeys, or what turns the text behind it. */
const COMMAND = /\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

const EVIL = 'Al\u001b]0;pwned\u0007\u001b[2Jder\u009b31m\u202egnorw';
const LONG = 'x'.repeat(5_000);

/** The hands of a text with a player's name replaced. */
function renamed(text: string, from: string, to: string) {
  expect(text).toContain(from);
  return readHistory(text.replaceAll(from, to));
}

describe('a player’s name', () => {
  const ROWS: [name: (typeof FIXTURES)[number], player: string][] = [
    ['pokerstars-six-max.txt', 'alder'],
    ['eight-cash.txt', 'yew'],
    ['winamax-cash.txt', 'linden'],
    ['acr-cash.txt', 'rowan'],
    ['partypoker-cash.txt', 'Player1'],
    ['partypoker-older.txt', 'birch'],
    ['pokernow.csv', 'Bo @'],
    ['three.ohh', 'moss'],
    ['ipoker.xml', 'hero'],
    ['televised.phh', 'Blaise'],
  ];
  test.each(ROWS)('%s', (name, player) => {
    const escaped = name.endsWith('.ohh') || name.endsWith('.phh') ? JSON.stringify(EVIL).slice(1, -1) : EVIL;
    const written = name.endsWith('.phh')
      ? escaped.replaceAll('\u009b', '\\u009b').replaceAll('\u202e', '\\u202e')
      : escaped;
    const text = name === 'ipoker.xml' ? EVIL.replace('\u001b', '&#27;') : written;
    const read = renamed(fixture(name), player, player.endsWith('@') ? `${text} @` : text);
    const hands = read.ok ? read.value.hands : [];
    expect(hands.length, read.ok ? '' : historyProblem(read.error)).toBeGreaterThan(0);
    const names = hands.flatMap(({ players }) => players.map((own) => own.name));
    expect(names.some((own) => own.includes('pwned'))).toBe(true);
    for (const own of [...names, ...hands.map(endingText)]) expect(own).not.toMatch(COMMAND);
    for (const own of names) expect(own.length).toBeLessThanOrEqual(40);
  });

  test('brings no command into a problem', () => {
    const text = fixture('pokerstars-six-max.txt').replaceAll('alder', EVIL);
    const twice = text.replace(`${EVIL}: folds`, `${EVIL}: bets $9\n${EVIL}: bets $9`);
    const read = readHistory(twice);
    expect(read.ok).toBe(false);
    const said = read.ok ? '' : historyProblem(read.error);
    expect(said).toContain('pwned');
    expect(said).not.toMatch(COMMAND);
    const cut = readHistory(fixture('three.ohh').replaceAll('moss', LONG).replaceAll('"Call"', '"Check"'));
    expect(cut.ok ? '' : historyProblem(cut.error).length).toBeLessThan(400);
  });

  test('an entity without a meaning stays as it is', () => {
    const read = renamed(fixture('ipoker.xml'), 'hero', 'my&constructor;');
    expect(read.ok && read.value.hands[0].players.map(({ name }) => name)).toContain('my&constructor;');
  });
});

test('the names of a hand and a room are one short line', () => {
  const text = fixture('three.ohh')
    .replaceAll('"Kitchen Table"', JSON.stringify(`\u001b[31m${EVIL}`))
    .replace('"901"', JSON.stringify(`9\u001b[2J\nFAKE LINE ${LONG}`));
  const sums = new SessionSums();
  const names: string[] = [];
  for (const step of new DecisionReader(table).read(text)) {
    if (step === undefined) continue;
    sums.take(step);
    if ('hand' in step) names.push(step.hand.name);
  }
  expect(names).toHaveLength(handsOf(fixture('three.ohh')).length);
  for (const name of names) {
    expect(name).not.toMatch(COMMAND);
    expect(name.length).toBeLessThanOrEqual(81);
  }
  const plain = layOutSession(sums, 10, 80);
  expect(withoutCommands(plain)).toBe(plain);
  for (const line of plain.split('\n')) {
    expect(line).not.toMatch(/^\s*FAKE/);
    expect(line.length).toBeLessThanOrEqual(80);
  }
});

test('an error quotes a text without its commands, with the caret under the place', () => {
  const typed = 'Ah\u001bKh \u009b7h\t3hAh';
  const [, echo = '', caret = ''] = layOutFault(typed, { code: 'bad-json', message: 'No.', at: 12, length: 2 }).split(
    '\n',
  );
  expect(echo).toBe('  Ah Kh  7h 3hAh');
  expect(caret).toBe(`${' '.repeat(14)}^^`);
  expect(shortened(`a${EVIL}`)).not.toMatch(COMMAND);
});

test('JSON escapes what it may and must not pass on', () => {
  const value = { name: `\u007f\u0085\u009b${EVIL}`, list: ['é', '♥', '\u00a0'] };
  const line = jsonOf(value);
  expect(line).not.toMatch(/\p{Cc}/u);
  expect(JSON.parse(line)).toEqual(value);
});

test('the names of options and files are one short line', () => {
  const name = shownName(`a\u001b[2J\nFAKE ${LONG}`);
  expect(name).not.toMatch(COMMAND);
  expect(name.length).toBeLessThanOrEqual(200);
  const said = unreadProblem({ reason: 'damaged', name: `z\u001b[2J\nFAKE${LONG}.zip` });
  expect(said).not.toMatch(COMMAND);
  expect(said.length).toBeLessThan(300);
  expect(unreadProblem({ reason: 'without a hand', name: 'notes.txt' })).toBe(
    'No hand history was found in notes.txt. Choose a file of whole hands, in English.',
  );
});
