// Tests src/words/cards, src/words/hands, src/words/spot too.
import { cardSymbol } from '#words/cards';
import { problemInWords } from '../../src/words/problems';
import { expect, test } from 'vitest';
import { answer, type Answer } from '../../src/poker/answer';
import { formatCard, formatCards } from '../../src/poker/card';
import { headline, standing } from '../../src/words/headline';
import { inWords } from '../../src/words/answer';
import * as ranges from '../../src/words/ranges';
import { reasonFor } from '../../src/words/reasons';
import { type Spot } from '../../src/poker/spot';
import { readSpot, type SpotText } from '../../src/poker/readSpot';
import { type Strength } from '../../src/poker/category';
import { deckOf, WILD_DECKS } from '../../src/poker/deck';
import { evaluate } from '../../src/poker/hand';
import { capitalize } from '../../src/words/text';
import { handName } from '#words/hands';
import { chanceInWords, numberWord } from '#words/numbers';
import { lively, write } from '../poker/deal';
import { finish } from '../poker/read';
import { integer, seeded, shuffled } from '../reference/random';
import { LONG } from '../long';

function answered(text: SpotText): { spot: Spot; answer: Answer } {
  const spot = readSpot(text);
  if (!spot.ok) throw new Error(problemInWords(spot.error));
  const count = answer(spot.value, undefined, true);
  let step = count.next();
  while (!step.done) step = count.next();
  return { spot: spot.value, answer: step.value };
}

// The prose is in the digests of all sentences; here is which sentence a spot gets.
test.each<[says: RegExp, spot: SpotText]>([
  [
    /favourite.*strong hands more often: .*2♦ helps/,
    { hero: 'TT+,AQs+', board: '7h3h9c', opponents: ['99,77,65s,20%'] },
  ],
  // A suit all of whose cards come first; against a known hand no strong hands are compared.
  [
    /underdog: 40\.4% equity\. A heart helps you most, 2♠/,
    { hero: 'AhKh,QhJh,AhQh', board: '7h3h9c', opponents: ['99,77,22'] },
  ],
  [/underdog: 26\.5% equity\. K♥ helps you most, 9♠/, { hero: 'AK,QJ', board: '7h3h9c', opponents: ['9d8d'] }],
  [/underdog: .* \(an even split is 33\.3%\)/, { hero: 'AK,QJ', board: '7h3h9c', opponents: ['9d8d', 'random'] }],
  [/^You cannot win or tie\./, { hero: '7d6d,5d4d', board: 'AhKhQhJh', opponents: ['ThTs,ThTc'] }],
  [/^Nearly even: 54\.0% equity\.$/, { hero: '22+,A2s+', opponents: ['20%'] }],
])('hero’s range: %s', (says, text) => {
  const { spot, answer: found } = answered(text);
  expect(inWords(spot, found, ranges).headline).toMatch(says);
  const isDuel = found.combos !== undefined && found.combos[1].combos.length > 1;
  expect(inWords(spot, found, ranges).standing).toBe(isDuel ? `Range against range, on the ${found.street}` : '');
});

test.each<[says: RegExp, spot: SpotText]>([
  [/^A six for the straight or any club for the flush: twelve outs/, { hero: '4c9c', board: '7d5cKh8c' }],
  [/ahead: eight outs, .*hit about one in three and win/, { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] }],
  [/^A deuce or an ace for a pair or a ten/, { hero: 'Ac2d', board: 'KhQsJd9c', target: 'pair' }],
  [/any club or the joker for the flush: thirteen outs/, { hero: '4c9c', board: '7d5cKh8c', wild: 'joker' }],
  [/^Ten-high straight: 36 of .*Twelve outs improve your hand/, { hero: '9h8h', board: '7h6c2d', wild: 'deuces' }],
  [/^Overpair, queens: 123 of .*Two outs improve your hand/, { hero: 'QhQd', board: '2c3c4c' }],
  [/^A seven puts you ahead: one out/, { hero: '7c7d', board: '7h3h9cKs', opponents: ['KhKd'] }],
  [/^Deal the flop/, { hero: 'AhKh' }],
  [/^No card improves your hand/, { hero: '7h2d', board: '9c9d9h9s' }],
  [/^None of 990 hands beats you\.$/, { hero: 'AhTh', board: '7h3h9c2hKs' }],
  [/^The board plays: an ace-high straight/, { hero: '2c2d', board: 'AhKsQdJcTh' }],
  [/^You play the board, three kings: 493 of/, { hero: '2c3d', board: 'KsKhKdQcJc' }],
  [/^You are tied, and can only lose/, { hero: 'AsKd', board: 'AhQc7h2h', opponents: ['AcKh'] }],
  [/the nuts: 9 of 990 hands tie you/, { hero: 'AhKs', board: 'QdJcTh2c3d' }],
  [/^Overpair, aces: 96 of 990 hands beat you\.$/, { hero: 'AhAd', board: '9h8h3c3d2s' }],
  [/split is 33\.3%\)\. Watch for Q♣ or Q♠/, { hero: 'AhKh', board: '7h3h9cKs', opponents: ['KdQd', 'QQ'] }],
  [/underdog: .*Best next card: any heart but the nine/, { hero: 'AhKh', board: '7h3h9c', opponents: ['77,99,33'] }],
  [
    /^Opponent 1 is ahead .* more than an even split/,
    { hero: 'Qh2h', board: '7h3h9c', opponents: ['KsKd', 'JJ', 'QsJd'] },
  ],
  [/^Dead even: 50\.0%/, { hero: 'AhKd', board: '7h3d9c', opponents: ['AsKc, AcKs'] }],
  [/^You cannot be caught/, { hero: 'AsAh', board: 'AdAcKs', opponents: ['KhKd, QhQd'] }],
  [/^You win\.$/, { hero: '4h6h', board: '6d9c5h8h6c', opponents: ['AA'], dead: 'Ah' }],
  [/^You lose\.$/, { hero: '2c3d', board: 'KsKhKdQcJc', opponents: ['AA, QQ'] }],
  [/^You are ahead\. Any heart but the nine/, { hero: '7c7d', board: '7h3h9c', opponents: ['AhKh'] }],
  [/^You win with the better kicker, king over queen/, { hero: 'AcKd', board: '7h7s3d2c5h', opponents: ['AdQd'] }],
  [/^You lose to the better kicker, king over queen/, { hero: 'AdQd', board: '7h7s3d2c5h', opponents: ['AcKd'] }],
  [/^You win with the higher flush: king over/, { hero: 'Kh2c', board: 'Ah9h7h3h5s', opponents: ['Qh2d'] }],
  [/^You lose: a pair of sevens against two pair/, { hero: 'AcKd', board: '7h7s3d2c5h', opponents: ['QdQs'] }],
  [/^Split pot/, { hero: 'AcKd', board: '7h7s3d2c5h', opponents: ['AdKs'] }],
  [/^Drawing dead/, { hero: '8sQd', board: 'KhTs6s4h', opponents: ['Kc3c'] }],
])('the headline says %s', (says, text) => {
  const { spot, answer: found } = answered(text);
  expect(headline(spot, found)).toMatch(says);
});

test.each<[card: string, reason: RegExp, spot: SpotText]>([
  ['6c', /^makes a nine-high flush and a straight: one card, one out/, { hero: '4c9c', board: '7d5cKh8c' }],
  ['9d', /below a straight, so not counted/, { hero: '4c9c', board: '7d5cKh8c' }],
  ['Kd', /^pairs the board: everyone/, { hero: '4c9c', board: '7d5cKh8c' }],
  ['Tc', /^makes an ace-high straight\.$/, { hero: 'Ac2d', board: 'KhQsJd9c' }],
  ['Tc', /^gives everyone a king-high straight/, { hero: '8c2d', board: 'KhQsJd9c' }],
  ['9h', /but gives the opponent sevens full.*Drawing dead/, { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] }],
  ['2c', /^makes two pair.*a set of eights is still ahead/, { hero: 'Ah2h', board: 'Qh4dAc8h', opponents: ['8s8c'] }],
  ['*', /^is wild for everyone: .*Drawing/, { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'], wild: 'joker' }],
  ['*', /^is a bug: makes a pair of aces/, { hero: 'AhKd', board: 'Qs7h6c5d', wild: 'bug' }],
  ['2s', /^is wild: makes five aces/, { hero: 'AhAd', board: 'AsAcKd', wild: 'deuces' }],
  ['2h', /^puts the opponent ahead.*you have a set/, { hero: '7c7d', board: '7h3h9c', opponents: ['AhKh'] }],
  ['2c', /yours the higher \(nine over/, { hero: '9c8s', board: '6c3cTc', opponents: ['6s7c'], dead: 'JdQd4d' }],
  ['5d', /for both, theirs.*kicker/, { hero: '3d4d', board: '5c5h3h5s', opponents: ['As2s'], dead: '9d2cAd' }],
  ['7h', /the same with a better kicker \(jack over ten\)/, { hero: '5c9h', board: 'Td9s7s', opponents: ['Jc9c'] }],
  ['Ac', /^leaves you .* outkicked \(jack over ten\)/, { hero: '9hTc', board: '9s7s2d', opponents: ['Jc9c'] }],
  ['As', /^cannot come/, { hero: '2h3h', board: '7c9dJs', opponents: ['AsK,AsQ'] }],
])('%s %s', (card, reason, text) => {
  const { spot, answer: found } = answered(text);
  const next = found.next?.find((one) => formatCard(one.card) === card);
  if (next === undefined) throw new Error(`no ${card} among the cards to come`);
  expect(reasonFor(spot, found, next)).toMatch(reason);
});

test.each([
  [/^Nine high, with a combo draw: flush draw and gutshot, 12 outs$/, { hero: '4c9c', board: '7d5cKh8c' }],
  [/^Ace high, behind a set .*: 8 of 9 outs are good$/, { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] }],
  [/^Top pair, outkicked.*backdoor straight draw$/, { hero: '9hTc', board: '9s7s2d', opponents: ['Jc9c'] }],
  [/^Pair of eights, under the king$/, { hero: '8c8d', board: '7h7s2cKd' }],
])('above the figures: %s', (says, text) => {
  const { spot, answer: found } = answered(text);
  expect(standing(spot, found)).toMatch(says);
});

test('a textbook’s outs are counted as if nobody’s cards were known', () => {
  const { answer: found } = answered({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] });
  expect(found.textbook).toEqual({ hits: 9, of: 47 });
  const { answer: held } = answered({
    hero: 'AhKh',
    board: '7h3h9c',
    opponents: ['QhJh', 'random'],
  });
  expect(held.improving?.chance).toEqual({ hits: 7, of: 45 });
  expect(held.textbook).toEqual({ hits: 9, of: 47 });
  const { answer: alone } = answered({ hero: 'AhKh', board: '7h3h9c' });
  expect(alone.textbook).toBeUndefined();
});

test('writes whole sentences without gaps for any spot', LONG, () => {
  const random = seeded(5);
  for (let round = 0; round < 345; round++) {
    const wild = round < 300 ? undefined : WILD_DECKS[round % 3];
    const cards = shuffled(random, deckOf(wild));
    const take = (count: number) => formatCards(cards.splice(0, count));
    const hero = take(2);
    const board = take([wild === undefined ? 0 : 3, 3, 4, 5][integer(random, 0, 3)] ?? 3);
    const known = Array.from({ length: integer(random, 0, 3) }, () => take(2));
    const hidden = board !== '' && integer(random, 0, 3) === 0 ? ['random'] : [];
    const { spot, answer: found } = answered({
      hero,
      board,
      opponents: [...known, ...hidden],
      wild: wild ?? 'none',
    });
    const said = [
      headline(spot, found),
      ...(found.next ?? []).map((card) => {
        const reason = reasonFor(spot, found, card);
        return `${cardSymbol(card.card)} ${reason}`;
      }),
    ];
    for (const sentence of said) {
      expect(sentence, `${hero} ${board} ${known.join(' ')}`).toMatch(/^\S.*[^.\s]\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|Infinity|\s\s| ,|\ba (ace|eight)\b/);
    }
    expect(standing(spot, found)).not.toMatch(/undefined|NaN|\.$|, ,| 0 cards/);
  }
});

test('names the kicker that separates hands of one name', LONG, () => {
  const random = seeded(6);
  let same = 0;
  for (let round = 0; round < 400; round++) {
    const dealt = lively(random, { players: integer(random, 2, 3), board: integer(random, 3, 5) });
    const spot = write(dealt);
    const found = finish(answer(spot));
    const hands = [spot.hero, ...spot.opponents].flatMap((player) =>
      player.kind === 'hand' ? [[...player.cards, ...spot.board]] : [],
    );
    const [own, ...others] = hands.map((cards) => evaluate(cards));
    const best = Math.max(...others) as Strength;
    if (own !== best && handName(own) === handName(best)) {
      const said = found.street === 'river' ? headline(spot, found) : standing(spot, found);
      expect(said, JSON.stringify(dealt)).toMatch(/ over /);
    }
    for (const card of found.next ?? []) {
      const theirs = card.best?.strength;
      if (theirs === undefined || theirs === card.strength) continue;
      const isSame = handName(theirs) === handName(card.strength);
      same += Number(isSame);
      const reason = reasonFor(spot, found, card);
      expect(reason.includes(' over '), `${reason} ${JSON.stringify(dealt)}`).toBe(isSame);
      if (reason.includes('Drawing dead')) expect(found.street).toBe('flop');
    }
  }
  expect(same).toBeGreaterThan(200);
});

test('a chance in words is less than a tenth away from the chance, and from the chance of the contrary', () => {
  const words = new Map(Array.from({ length: 51 }, (_, count) => [numberWord(count), count]));
  let parts = 0;
  let percents = 0;
  for (let of = 20; of <= 52; of++) {
    for (let hits = Math.ceil(of / 50); hits < 0.95 * of; hits++) {
      const text = chanceInWords({ hits, of });
      const name = `${hits} of ${of}: ${text}`;
      if (text === `${Math.round((100 * hits) / of + 1e-9)}%`) {
        percents++;
        continue;
      }
      parts++;
      const [, part, whole] = /^about (\S+) in (\S+)$/.exec(text) ?? [];
      const [over, under] = [words.get(part ?? '') ?? NaN, words.get(whole ?? '') ?? NaN];
      expect(over === 1 || ['2/3', '3/4', '4/5', '5/6', '7/8', '9/10'].includes(`${over}/${under}`), name).toBe(true);
      expect(Math.abs(over / under / (hits / of) - 1), name).toBeLessThan(0.1);
      expect(Math.abs((1 - over / under) / (1 - hits / of) - 1), name).toBeLessThan(0.1);
    }
  }
  expect(Math.min(parts, percents)).toBeGreaterThan(300);
});

test.each([
  [25, 45, '56%'],
  [2, 45, 'about one in twenty-two'],
  [2, 47, 'about one in twenty-three'],
  [12, 46, 'about one in four'],
  [10, 45, '22%'],
  [30, 45, 'about two in three'],
  [0, 45, 'hardly ever'],
  [44, 45, 'nearly every card'],
])('%i of %i cards: %s', (hits, of, text) => {
  expect(chanceInWords({ hits, of })).toBe(text);
});

test('a sentence begins with a capital, whatever follows', () => {
  expect(['a six', 'élite', '2 cards', ''].map(capitalize)).toEqual(['A six', 'Élite', '2 cards', '']);
});

test('the line above the figures counts a draw’s cards only if the sentence counts no others', () => {
  const { spot, answer } = answered({ hero: '7h3c', board: '2s2d9h', wild: 'deuces' });
  expect(headline(spot, answer)).toContain('thirty-five outs');
  expect(standing(spot, answer)).toBe('Three nines, seven kicker, with a combo draw: flush draw and wrap');
});

test.each([
  [
    'JhTd',
    '9s7c2h',
    'An eight for the straight: four outs, about one in twelve. Six more make a pair above the board.',
  ],
  ['Jh8d', '9s7c2h', 'A ten for the straight: four outs, about one in twelve. Three more make a pair above the board.'],
  ['JhTd', 'Ks9s7c', 'An eight or a queen for the straight: eight outs, about one in six.'],
  ['6h5s', 'KdQc9h', 'No outs: a pair of yours would be below the board.'],
])('outs and pairs of %s on %s', (hero, board, sentence) => {
  const { spot, answer } = answered({ hero, board });
  expect(headline(spot, answer)).toBe(sentence);
});
