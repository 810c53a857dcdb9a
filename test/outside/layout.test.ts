// Tests src/words/report, src/words/callPrice and src/outside/spotWords too.
import { describe, expect, test } from 'vitest';
import { colourCards, layOut, layOutFault, widthFor } from '../../src/outside/layout';
import { readAnyText } from '../../src/outside/line';
import { findSpot } from '../../src/outside/spotQuestion';
import { sayWords, type Said } from '../../src/outside/spotWords';
import { finish } from '../../src/steps';
import { table } from '../poker/table';
import { cases } from '../cases/outside.json' with { type: 'json' };
import { randomQuestions } from './spots';
import { LONG } from '../long';

function said(text: string): Said {
  const read = readAnyText(text, true);
  if (!read.ok) throw new Error(read.error.message);
  const { spot } = read.value;
  if (spot === undefined) throw new Error('no spot');
  return finish(sayWords(spot, finish(findSpot(spot, table, true)), table));
}

const PLAIN = { width: 80, hasColour: false };

describe('an answer in a terminal', () => {
  test('lines up in columns, the link last', () => {
    expect(layOut(said('AhKh 7h3h9c v 7c7d pot 60 call 20'), PLAIN)).toBe(`A♥ K♥ v 7♣ 7♦ on 7♥ 3♥ 9♣
Ace high, behind a set of sevens, with a flush draw: 8 of 9 outs are good

Any heart but the nine puts you ahead: eight outs, about one in six. By the
river you hit about one in three and win one in four.

      8  outs of 45
  17.8%  next card            4.63 : 1 against
  24.6%  equity by the river  3.06 : 1 against

             equity     win     tie
  You         24.6%   24.6%    0.0%
  Opponent    75.4%   75.4%    0.0%

  Outs                        Q♥ J♥ 10♥ 8♥ 6♥ 5♥ 4♥ 2♥
  Improves you, still behind  A♠ K♠ 9♥ A♦ K♦ A♣ K♣

  From outs to equity: 324 hits − 80 hits that lose + 0 wins without a hit + 0
  for ties = 244 of 990 run-outs

  Pot 60, 20 to call. Close: fold. You need 25.0% and have 24.6%.
  Pot odds 3 : 1, you need 3.06 : 1. Break-even equity 25.0%. EV −0.28 per call.
  Implied odds: win 1.2 more later and you break even.

45 unseen cards, exact.
#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20
`);
  });

  test('describes a player alone, a price by outs, and simulated figures', LONG, () => {
    expect(layOut(said('AhKh'), PLAIN)).toContain('Ace-king suited: 8th of 169 against any two\n');
    expect(layOut(said('4c9c 7d5cKh8c pot 100 call 35'), PLAIN)).toMatch(
      / {2}Pot 100, 35 to call\. Call\. Your outs alone are enough: 26\.1%, you need 25\.9%\.\n/,
    );
    expect(layOut(said('AhAd 9h8h3c pot 60 call 20'), PLAIN)).toContain(
      'Break-even equity 25.0%.\n  If they play half of all hands: ',
    );
    expect(layOut(said('AhKh v random v random v random'), PLAIN)).toMatch(/ {2}You( +\d+\.\d%){3} {2}±0\.\d\d\n/);
  });

  const texts = [
    ...cases.map(({ line }) => line),
    ...randomQuestions(60, 11).map((question) => JSON.stringify(question)),
    'AhKh 7h3h9c v 7c7d v QsJs pot 620 bets 50;250;250 folded 20 call 50 stacks 50;0;400',
  ].filter((text) => readAnyText(text, true).ok);

  test('keeps to the width except for the link, and each card next to its weight', LONG, () => {
    expect(texts.length).toBeGreaterThan(60);
    for (const text of texts) {
      for (const width of [80, 66]) {
        const lines = layOut(said(text), { width, hasColour: false }, ['A note '.repeat(20).trim()]).split('\n');
        for (const line of lines.slice(0, -2)) expect(line.length, line).toBeLessThanOrEqual(width);
        for (const line of lines) expect(line, text).not.toMatch(/^ *\d\.\d\d(,|$)/);
      }
    }
  });

  test('adds only escapes in colour', LONG, () => {
    let escapes = 0;
    for (const text of texts) {
      const coloured = layOut(said(text), { width: 80, hasColour: true });
      // oxlint-disable-next-line no-control-regex
      const plain = coloured.replaceAll(/\u001b\[\d+m/g, () => {
        escapes++;
        return '';
      });
      expect(plain).toBe(layOut(said(text), PLAIN));
    }
    expect(escapes).toBeGreaterThan(texts.length);
  });

  test('paints three suits, and leaves spades and links alone', () => {
    expect(colourCards('A♥ 10♦ 2♣ K♠ #/?hero=AhKd')).toBe(
      '\u001b[31mA♥\u001b[39m \u001b[34m10♦\u001b[39m \u001b[32m2♣\u001b[39m K♠ #/?hero=AhKd',
    );
  });
});

test('lines are as wide as the terminal, up to eighty columns, and eighty if it has none', () => {
  expect([20, 50, 80, 200].map(widthFor)).toEqual([20, 50, 80, 80]);
  expect([undefined, 0, 1, 19, NaN].map(widthFor)).toEqual([80, 80, 80, 80, 80]);
});

test('a fault is above its text, with a caret under the place', () => {
  const error = { code: 'duplicate-card', message: 'A♥ is in your hand and on the board.' } as const;
  expect(layOutFault('AhKh 7h3hAh', { ...error, at: 9, length: 2 })).toBe(
    `${error.message}\n  AhKh 7h3hAh\n           ^^\n`,
  );
  // A suit drawn as emoji has a selector behind it, which has no width.
  expect(layOutFault('A♥\ufe0f Ah', { ...error, at: 4, length: 2 })).toContain('\n     ^^\n');
  expect(layOutFault('a\tb', { ...error, at: 2, length: 1, instead: 'c' })).toBe(
    `${error.message}\n  a b\n    ^\nWrite c.\n`,
  );
  expect(layOutFault('any', error)).toBe(`${error.message}\n`);
});
