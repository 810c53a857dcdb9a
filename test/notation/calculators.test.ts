import { describe, expect, test } from 'vitest';
import { notationOf } from '../../src/notation/calculators';
import { lineOf } from '../../src/words/spot';
import { readLink, writeLink } from '../../src/notation/link';
import { readSpot } from '../../src/poker/readSpot';

const draftOf = (fields: string) => {
  const { draft, problems } = readLink(`#/?${fields}`);
  expect(problems).toEqual([]);
  return draft;
};

describe('a spot as a line to read', () => {
  test.each([
    ['the worked example', 'hero=4c9c&board=7d5cKh8c', '4♣ 9♣ on 7♦ 5♣ K♥ 8♣'],
    ['a known hand and dead cards', 'hero=AhKh&board=7h3h9c&vs=7c7d&dead=2h3d', 'A♥ K♥ v 7♣ 7♦ on 7♥ 3♥ 9♣ dead 2♥ 3♦'],
    ['equal opponents are counted', 'hero=ThTs&vs=random;random;QQ%2B,AKs', '10♥ 10♠ v 2 × any two v QQ+, AKs'],
    ['a range against any two', 'hero=TT%2B&vs=random', 'TT+ v any two'],
    ['a card is missing', 'hero=4c9c&board=7d5c', '4♣ 9♣ on 7♦ 5♣'],
    ['a bug held', 'hero=*9c&board=7d5cKh8c&wild=bug', 'the joker 9♣ on 7♦ 5♣ K♥ 8♣ (with a bug)'],
    ['a joker held', 'hero=*Kh&vs=7c7d&wild=joker', 'the joker K♥ v 7♣ 7♦'],
    ['a joker on the board', 'hero=4c9c&board=7d5c*&wild=joker', '4♣ 9♣ on 7♦ 5♣ the joker'],
    ['a joker in nobody’s hand', 'hero=AhKh&vs=7c7d&wild=joker', 'A♥ K♥ v 7♣ 7♦ (with a joker)'],
    ['nothing yet', '', ''],
  ])('%s', (_, fields, line) => {
    expect(lineOf(draftOf(fields))).toBe(line);
  });
});

describe('a spot for other programs', () => {
  test.each([
    ['hands', 'hero=AhKh&board=7h3h9c&vs=7c7d', 'AhKh\n7c7d\nBoard: 7h3h9c'],
    ['ranges, dead cards, no board', 'hero=TT%2B,AK&vs=random;76s:0.5&dead=2h', 'TT+,AK\nrandom\n76s:0.5\nDead: 2h'],
    ['nobody known', 'hero=4c9c', '4c9c'],
    ['a deck they do not know', 'hero=4c9c&board=7d5cKh&wild=deuces', ''],
    ['a seat without cards', 'hero=4c9c&vs=_&board=7d5cKh', '4c9c\nBoard: 7d5cKh'],
  ])('%s', (_, fields, notation) => {
    expect(notationOf(draftOf(fields))).toBe(notation);
  });

  test('every line is read back as what it was', () => {
    const draft = draftOf('hero=AhKh&board=7h3h9c&vs=7c7d;TT%2B,AQs;random&dead=2c');
    const [hero = '', ...rest] = notationOf(draft).split('\n');
    const field = (name: string) => rest.find((line) => line.startsWith(name))?.slice(name.length) ?? '';
    const opponents = rest.filter((line) => !line.includes(':'));
    const spot = readSpot({ hero, board: field('Board: '), opponents, dead: field('Dead: ') });
    expect(spot.ok).toBe(true);
    const link = `#/?hero=${hero}&board=${field('Board: ')}&vs=${opponents.join(';')}&dead=${field('Dead: ')}`;
    expect(link).toBe(writeLink(draft));
  });
});
