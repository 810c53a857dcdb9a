import { describe, expect, test } from 'vitest';
import { sharesText } from '../../src/words/shares';
import { percentText } from '../../src/words/numbers';
import { seeded } from '../reference/random';

const tenths = (text: string) => Math.round(10 * Number(text.replace('%', '')));

describe('the equities of all players as text', () => {
  test.each([
    [
      [0.6225, 0.3775],
      ['62.3%', '37.7%'],
    ],
    [
      [0.3775, 0.6225],
      ['37.8%', '62.2%'],
    ],
    [
      [1 / 3, 1 / 3, 1 / 3],
      ['33.3%', '33.3%', '33.3%'],
    ],
    [
      [0.5, 0.5],
      ['50.0%', '50.0%'],
    ],
    [
      [1, 0],
      ['100.0%', '0.0%'],
    ],
    [
      [0.9997, 0.0003],
      ['>99.9%', '<0.1%'],
    ],
    [
      [0.6, 0.3998, 0.0002],
      ['60.0%', '40.0%', '<0.1%'],
    ],
  ])('%j', (equities, texts) => {
    expect(sharesText(equities)).toEqual(texts);
  });

  test.each([
    [0.8095, '81.0%'],
    [0.1905, '19.1%'],
    [0.0005, '0.1%'],
    [0.0004, '<0.1%'],
    [0.9995, '>99.9%'],
  ])('of %d the first player reads what is written alone: %s', (equity, text) => {
    expect([percentText(equity), sharesText([equity, 1 - equity])[0]]).toEqual([text, text]);
    const [one = 0, other = 0] = sharesText([equity, 1 - equity]).map(tenths);
    if (!text.includes('9.9%') && !text.includes('<')) expect(one + other).toBe(1000);
  });

  test('keep their order and their sum for 20,000 seeded tables', () => {
    const random = seeded(40);
    const faults: string[] = [];
    let exact = 0;
    let unequal = 0;
    for (let round = 0; round < 20_000; round++) {
      const players = 2 + Math.floor(9 * random());
      // Small whole weights make ties, large ones near misses; some players are nearly out of it.
      const most = [3, 20, 1000, 1e9][Math.floor(4 * random())] ?? 3;
      const weights = Array.from({ length: players }, () => Math.floor(most * random() ** 3));
      const sum = weights.reduce((one, other) => one + other, 0);
      if (sum === 0) continue;
      const equities = weights.map((weight) => weight / sum);
      const texts = sharesText(equities);
      const check = (holds: boolean, what: string) => {
        if (!holds) faults.push(`${what}: ${JSON.stringify({ equities, texts })}`);
      };
      for (const [player, text] of texts.entries()) {
        const equity = equities[player] ?? 0;
        if (text === '<0.1%') check(equity > 0 && equity < 0.001, text);
        else if (text === '>99.9%') check(equity > 0.999 && equity < 1, text);
        else check(Math.abs(tenths(text) - 1000 * equity) < 1, 'too far');
        for (const [other, theirs] of equities.entries()) {
          const above = tenths(texts[other] ?? '') - tenths(text);
          if (theirs === equity) check(texts[other] === text, 'equal');
          else if (theirs < equity) check(!(above > 0), 'order');
        }
      }
      // As where it is written alone.
      check(texts[0] === percentText(equities[0] ?? 0), 'the first');
      if (new Set(equities).size < players || texts.some((text) => /^[<>]/.test(text))) continue;
      unequal++;
      if (texts.reduce((total, text) => total + tenths(text), 0) === 1000) exact++;
    }
    expect(faults.slice(0, 3)).toEqual([]);
    // If the first player is within the same tenth as another, the order may leave no room for the sum.
    expect(unequal).toBeGreaterThan(3_000);
    expect(exact / unequal).toBeGreaterThan(0.97);
  });
});
