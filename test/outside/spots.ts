import type { Question } from '../../src/outside/types.js';
import { DECK } from '../reference/cards';
import { integer, seeded, shuffled, type Random } from '../reference/random';

const RANGES = ['TT+,AQs+', '22+,A2s+,KTs+', '76s:0.5,AKs', 'AsK', '15%'];

/** Random questions, some with ranges, dead cards and money, that are answered in some milliseconds; always the same. */
export function randomQuestions(count: number, seed: number): Question[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => randomQuestion(random));
}

function randomQuestion(random: Random): Question {
  const cards = shuffled(random, DECK, 20);
  const take = (count: number) => cards.splice(0, count).join('');
  const board = [0, 3, 3, 4, 5][integer(random, 0, 4)];
  const others = integer(random, 0, 2);
  // Two hidden hands are quick after the flop, one before it.
  let hidden = board === 0 ? (others === 1 ? 1 : 0) : 1;
  const opponents = Array.from({ length: others }, () => {
    if (hidden === 0 || random() < 0.5) return take(2);
    hidden--;
    return random() < 0.5 ? 'random' : RANGES[integer(random, 0, RANGES.length - 1)];
  });
  const call = 5 * integer(random, 1, 8);
  return {
    hero: take(2),
    ...(board > 0 && { board: take(board) }),
    ...(opponents.length > 0 && { opponents }),
    ...(random() < 0.2 && { dead: take(2) }),
    ...(opponents.length > 0 && random() < 0.4 && { pot: call * integer(random, 1, 5), call }),
  };
}

/** A question as somebody may type it: in any case, with symbols, spaces and words. */
export function lineOf({ hero, board, opponents = [], dead, pot, call }: Question, random: Random): string {
  const spelt = (text: string): string => (/^([2-9TJQKA][cdhs])+$/.test(text) ? cardsIn(text, random) : text);
  return [
    spelt(hero),
    ...(board === undefined ? [] : [random() < 0.3 ? `on ${spelt(board)}` : spelt(board)]),
    ...(dead === undefined ? [] : [`${random() < 0.5 ? 'x' : 'dead'} ${spelt(dead)}`]),
    ...opponents.map((own) => `${random() < 0.5 ? 'v' : 'vs'} ${spelt(own)}`),
    ...(pot === undefined ? [] : [`pot ${pot}`]),
    ...(call === undefined ? [] : [`call ${call}`]),
  ].join(random() < 0.5 ? ' ' : '  ');
}

const SYMBOLS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

function cardsIn(text: string, random: Random): string {
  const between = ['', ' ', ', '][integer(random, 0, 2)];
  const cards = text.match(/../g) ?? [];
  return cards
    .map((card) => {
      const [rank, suit] = [card.charAt(0), card.charAt(1)];
      const written = `${rank === 'T' && random() < 0.5 ? '10' : rank}${random() < 0.3 ? SYMBOLS[suit] : suit}`;
      return random() < 0.2 ? written.toUpperCase() : written;
    })
    .join(between);
}
