import { expect, test } from 'vitest';
import { withNames } from '../../src/words/en/players';
import { withNames as inSpanish } from '../../src/words/es/players';
import { withNames as inPortuguese } from '../../src/words/pt/players';
import { withNames as inChinese } from '../../src/words/zh/players';

const nameOf = (player: number) => [undefined, 'Ben', undefined, 'Zoë'][player];

test.each([
  [withNames, 'Opponent 1 folds; opponent 2 has 40%.', 'Ben folds; opponent 2 has 40%.'],
  [inSpanish, 'Vuelve 40 al rival 1. El rival 3 paga.', 'Vuelve 40 a Ben. Zoë paga.'],
  [inSpanish, 'La mano del rival 2 y un rival', 'La mano del rival 2 y un rival'],
  [inPortuguese, '40 voltam ao adversário 1. O adversário 3 paga.', '40 voltam a Ben. Zoë paga.'],
  [inPortuguese, 'A mão do adversário 3 e um adversário', 'A mão de Zoë e um adversário'],
  [inChinese, '对手 1 弃牌，对手 2 跟注，每个对手', 'Ben 弃牌，对手 2 跟注，每个对手'],
])('Names take the place of numbers', (inLanguage, sentence, named) => {
  expect(inLanguage(sentence, nameOf, false)).toBe(named);
});

test.each([
  [withNames, 'The opponent is ahead of an opponent.', 'Ben is ahead of an opponent.'],
  [inSpanish, 'El rival lleva ventaja; las outs del rival.', 'Ben lleva ventaja; las outs de Ben.'],
  [inPortuguese, 'O adversário está na frente; os outs do adversário.', 'Ben está na frente; os outs de Ben.'],
  [inChinese, '对手领先，对手的补牌', 'Ben领先，Ben的补牌'],
])('The only opponent is called by name', (inLanguage, sentence, named) => {
  expect(inLanguage(sentence, nameOf, true)).toBe(named);
});
