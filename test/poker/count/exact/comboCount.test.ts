import { expect, test } from 'vitest';
import { answer } from '../../../../src/poker/answer';
import { equityOf } from '../../../../src/poker/curve';
import { countCombos } from '../../../../src/poker/count/exact/comboCount';
import { countEquity } from '../../../../src/poker/plan';
import { lookUpEquity } from '../../../../src/poker/count/tables/preflopTable';
import { COMBOS } from '../../../../src/poker/combos';
import type { SpotText } from '../../../../src/poker/readSpot';
import { finish, spot } from '../../read';
import { table } from '../../table';

const RANGES: readonly SpotText[] = [
  { hero: '22+,A2s+,KTs+', opponents: ['15%'] },
  { hero: 'AA,AKs:0.5,72o:0.1', opponents: ['random'] },
  { hero: 'random', opponents: ['AhKh'] },
  { hero: 'AhKh,AdKd', opponents: ['AhKd,QQ'] },
  { hero: 'AA:1e-300,KK:5e-301', opponents: ['QQ'] },
];

test.each(RANGES)('before the flop combos come to the equity of both: %o', (text) => {
  const asked = spot(text);
  const found = finish(countCombos(asked, table)) ?? [];
  const players = lookUpEquity(asked, table)?.players ?? [];
  expect(found).toHaveLength(2);
  found.forEach((own, seat) => {
    expect(equityOf(own)).toBeCloseTo(players[seat].equity, 12);
  });
});

test('a combo’s equity is that of the hand alone', () => {
  const asked = spot({ hero: 'AhKh,QsQd:0.3,7c2d', opponents: ['TT+,AK:0.5'] });
  const [own, theirs] = finish(countCombos(asked, table)) ?? [];
  if (own === undefined || theirs === undefined) throw new Error('no combos');
  own.combos.forEach((combo, at) => {
    const hero = { kind: 'hand', cards: COMBOS[combo] } as const;
    const { players } = finish(countEquity({ ...asked, hero }, { categories: false }));
    expect(own.equities[at]).toBeCloseTo(players[0].equity, 12);
  });
  const [combo] = theirs.combos;
  const opponent = { kind: 'hand', cards: COMBOS[combo] } as const;
  const { players } = finish(countEquity({ ...asked, opponents: [opponent] }));
  expect(theirs.equities[0]).toBeCloseTo(players[1].equity, 12);
});

test('on a board combos equal the combos of the answer', () => {
  const asked = spot({ hero: '22+,A2s+', opponents: ['KTs+,QJo'], board: 'Kh7d5c' });
  expect(finish(countCombos(asked, table))).toEqual(finish(answer(asked, undefined, true)).combos);
});

test('none before the flop without the table, or with a dead card', () => {
  const asked = spot({ hero: 'TT+', opponents: ['AK'] });
  expect(finish(countCombos(asked, undefined))).toBeUndefined();
  const dead = spot({ hero: 'TT+', opponents: ['AK'], dead: '2c' });
  expect(finish(countCombos(dead, table))).toBeUndefined();
});
