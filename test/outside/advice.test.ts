// What src/notation/line and src/outside/line say about a line is followed blindly: it leads to the spot that was meant.
import { describe, expect, test } from 'vitest';
import { readSpot, writeSpot } from '../../src/outside/index';
import { readText } from '../../src/outside/line';
import type { Question } from '../../src/outside/types.js';
import { DECK } from '../reference/cards';
import { integer, seeded, shuffled, type Random } from '../reference/random';

/** The line of the spot that a text is read as, or why it is not read. */
function read(text: string): { line?: string; error?: { message: string; at?: number; length?: number } } {
  const found = readText(text);
  if (!found.ok) return { error: found.error };
  const written = writeSpot(readSpot(text) as Question);
  if ('ok' in written) return { error: written.error };
  // A hand is the same in either order.
  return {
    line: written.line.replace(/\b([2-9TJQKA][cdhs])([2-9TJQKA][cdhs])(?= |$)/g, (_, a: string, b: string) =>
      [a, b].sort().join(''),
    ),
  };
}

const SUITS: Readonly<Record<string, string>> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };

/** The texts that somebody has who does what a message says, and nothing else. */
function followed(
  text: string,
  { message, at = 0, length = 0 }: { message: string; at?: number; length?: number },
): string[] {
  const [, forOpponent] = /For an opponent write “([^”]+)”/.exec(message) ?? [];
  if (forOpponent !== undefined) return [text.replace(forOpponent.replace(' v ', ' '), forOpponent)];
  const [, cards] = /Remove ((?:(?:10|[2-9JQKA])[♣♦♥♠] ?)+)/.exec(message) ?? [];
  if (cards !== undefined) {
    const names = cards.trim().split(' ');
    return [
      names.reduce((left, name) => {
        const card = name.replace('10', 'T').replace(/.$/, (suit) => SUITS[suit] ?? '');
        const last = left.toLowerCase().lastIndexOf(card.toLowerCase());
        return left.slice(0, last) + left.slice(last + 2);
      }, text),
    ];
  }
  if (message.includes('write it without brackets')) {
    return [text.slice(0, at) + text.slice(at, at + length).replace(/[()]/g, '') + text.slice(at + length)].map((own) =>
      own.replace(/^\((\w+)\)/, '$1'),
    );
  }
  if (message.includes('Put a comma between hands')) {
    return [text.slice(0, at) + text.slice(at, at + length).replace(';', ', ') + text.slice(at + length)];
  }
  const [, written = ''] = /Write (“.+”)/.exec(message) ?? [];
  return Array.from(
    written.matchAll(/“([^”]+)”/g),
    ([, own = '']) => text.slice(0, at) + own + text.slice(at + length),
  );
}

/** Every spot that following the advice leads to. A text without advice leads nowhere. */
function endsOf(text: string, rounds = 4): (string | undefined)[] {
  const { line, error } = read(text);
  if (error === undefined) return [line];
  const next = rounds === 0 ? [] : followed(text, error);
  return next.length === 0 ? [undefined] : next.flatMap((own) => endsOf(own, rounds - 1));
}

interface Meant {
  readonly hero: string;
  readonly opponents: readonly string[];
  readonly board: string;
}

const RANGES = ['TT+,AQs+', '22+,A2s+,KTs+', 'AKs', '15%', 'random', 'AA:0.5,KK', '76s:50%'];

function anySpot(random: Random): Meant {
  const cards = shuffled(random, DECK, 20);
  const take = (count: number) => cards.splice(0, count).join('');
  const board = take([0, 3, 4, 5][integer(random, 0, 3)]);
  const opponents = Array.from({ length: integer(random, 1, 3) }, () =>
    random() < 0.6 ? take(2) : RANGES[integer(random, 0, RANGES.length - 1)],
  );
  return { hero: take(2), opponents, board };
}

const isHand = (text: string): boolean => /^(?:[2-9TJQKA][cdhs]){2}$/.test(text);
const spaced = (cards: string): string => cards.replace(/(..)(?=.)/g, '$1 ');
const street = (board: string): string =>
  [
    `flop ${board.slice(0, 6)}`,
    board.slice(6, 8) && `turn ${board.slice(6, 8)}`,
    board.slice(8) && `river ${board.slice(8)}`,
  ]
    .filter(Boolean)
    .join(' ');
const behindRanks = (hand: string): string => (isHand(hand) ? hand.replace(/(.)(.)(.)(.)/, '$1$3$2$4') : hand);
const labelled = (text: string, board: string, name = 'board'): string =>
  board === '' ? text : `${text} ${name} ${board}`;

/** Ways to write a spot; those that must be read as they are, and those whose advice must lead to the spot. */
const READ_WAYS: Readonly<Record<string, (spot: Meant) => string>> = {
  'the board last': ({ hero, opponents, board }) => `${hero} v ${opponents.join(' v ')} ${board}`,
  'the board last, card by card': ({ hero, opponents, board }) =>
    `${hero} vs ${opponents.join(' vs ')} ${spaced(board)}`,
  labels: ({ hero, opponents, board }) =>
    labelled(`hero ${hero} ${opponents.map((own) => `villain ${own}`).join(' ')}`, board),
  'labels with colons': ({ hero, opponents, board }) =>
    labelled(`Hero: ${hero}, ${opponents.map((own) => `Villain: ${own}`).join(', ')}`, board, 'Board:'),
  'the board first': ({ hero, opponents, board }) =>
    `${labelled('', board)} hero ${hero} ${opponents.map((own) => `villain ${own}`).join(' ')}`.trim(),
  against: ({ hero, opponents, board }) =>
    labelled(`${hero} against ${opponents.join(' against ')}`, board, 'with board'),
  versus: ({ hero, opponents, board }) => labelled(`${hero} versus ${opponents.join(' versus ')}`, board, 'on'),
  'on a flop': ({ hero, opponents, board }) =>
    board === '' ? `${hero} v ${opponents.join(' v ')}` : `${hero} v ${opponents.join(' v ')} on a ${board} board`,
  streets: ({ hero, opponents, board }) =>
    `${hero} vs. ${opponents.join(' vs. ')} ${board === '' ? '' : street(board)}`.trim(),
  strokes: ({ hero, opponents, board }) => [hero, ...opponents, board].filter(Boolean).join(' | '),
  'strokes, the board second': ({ hero, opponents, board }) => [hero, board, ...opponents].filter(Boolean).join(' | '),
  players: ({ hero, opponents, board }) =>
    labelled([hero, ...opponents].map((own, at) => `Player ${at + 1}: ${own}`).join(' '), board, 'Board:'),
  'suits behind ranks': ({ hero, opponents, board }) =>
    `${behindRanks(hero)} ${board} v ${opponents.map(behindRanks).join(' v ')}`,
};

const KNOWN_WAYS: Readonly<Record<string, (spot: Meant) => string>> = {
  dashes: ({ hero, opponents, board }) =>
    `${[hero, ...opponents].map(spaced).join(' - ')}${board === '' ? '' : ` -- ${spaced(board)}`}`,
  'line by line': ({ hero, opponents, board }) =>
    [hero, ...opponents, board === '' ? '' : `Board: ${board}`].filter(Boolean).join('\n'),
};

const WRONG_WAYS: Readonly<Record<string, (spot: Meant) => string>> = {
  'hero in brackets': ({ hero, opponents, board }) => `(${hero}) ${board} v ${opponents.join(' v ')}`,
  'semicolons between the parts of a range': ({ hero, opponents, board }) =>
    `${hero} ${board} v ${opponents.map((own) => own.replaceAll(',', ';')).join(' v ')}`,
  'a weight without its point or sign': ({ hero, opponents, board }) =>
    `${hero} ${board} v ${opponents.map((own) => own.replace(':0.5', ':0,5').replace(':50%', '=50')).join(' v ')}`,
  'a card too many behind an opponent': ({ hero, opponents, board }) => {
    const known = opponents.findIndex(isHand);
    const used = hero + opponents.join('') + board;
    const extra = known < 0 || board === '' ? '' : DECK.find((card) => !used.includes(card));
    return `${hero} ${board} v ${opponents.map((own, at) => (at === known ? own + extra : own)).join(' v ')}`;
  },
  'a sixth card on the board': ({ hero, opponents, board }) => {
    const used = hero + opponents.join('') + board;
    return `${hero} ${board}${board.length === 10 ? DECK.find((card) => !used.includes(card)) : ''} v ${opponents.join(' v ')}`;
  },
  'suits behind ranks, one too many': ({ hero, opponents, board }) =>
    `${hero} ${board} v ${opponents.map((own) => (isHand(own) ? `${behindRanks(own)}${own.slice(-1)}` : own)).join(' v ')}`,
};

const plain = ({ hero, opponents, board }: Meant): string | undefined =>
  read(`${hero} ${board} v ${opponents.join(' v ')}`).line;

describe('a line as it is written elsewhere', () => {
  const random = seeded(20_261_128);
  const spots = Array.from({ length: 100 }, () => anySpot(random)).filter((spot) => plain(spot) !== undefined);

  test.each(Object.entries(READ_WAYS))('reads as its spot: %s', (_, write) => {
    for (const spot of spots) expect(read(write(spot)), write(spot)).toEqual({ line: plain(spot) });
  });

  test.each(Object.entries(KNOWN_WAYS))('reads as its spot with known hands: %s', (_, write) => {
    for (const spot of spots.filter(({ opponents }) => opponents.every(isHand))) {
      expect(read(write(spot)), write(spot)).toEqual({ line: plain(spot) });
    }
  });

  test.each(Object.entries(WRONG_WAYS))('leads to its spot by what is said: %s', (_, write) => {
    let refused = 0;
    for (const spot of spots) {
      const text = write(spot);
      if (read(text).line === undefined) refused++;
      expect(endsOf(text), text).toContain(plain(spot));
    }
    expect(refused).toBeGreaterThan(10);
  });
});

describe('a line with a slip', () => {
  /** Each changes a line a little. */
  const SLIPS: readonly ((text: string, random: Random) => string)[] = [
    (text, random) => at(text, random, (index) => text.slice(0, index) + text.slice(index + 1)),
    (text, random) => at(text, random, (index) => text.slice(0, index) + text.charAt(index) + text.slice(index)),
    (text, random) =>
      at(
        text,
        random,
        (index) => text.slice(0, index) + [...' ,;:@%()-v|x?'][integer(random, 0, 12)] + text.slice(index),
      ),
    (text, random) =>
      at(
        text,
        random,
        (index) => text.slice(0, index) + text.charAt(index + 1) + text.charAt(index) + text.slice(index + 2),
      ),
  ];

  function at(text: string, random: Random, change: (index: number) => string): string {
    return change(integer(random, 0, text.length - 1));
  }

  test('ends in a spot or a refusal if its advice is followed, never throws, and grows by a word at most', () => {
    const random = seeded(7);
    const ways = [...Object.values(READ_WAYS), ...Object.values(WRONG_WAYS)];
    let ends = 0;
    for (let run = 0; run < 500; run++) {
      const text = SLIPS[integer(random, 0, SLIPS.length - 1)](ways[run % ways.length](anySpot(random)), random);
      for (const end of endsOf(text)) if (end !== undefined) ends++;
      const { error } = read(text);
      if (error === undefined) continue;
      // What is marked is in the text, and a quoted text of the line's is there too.
      expect((error.at ?? 0) + (error.length ?? 0), text).toBeLessThanOrEqual(text.length);
      expect(error.message.length).toBeLessThan(260);
    }
    expect(ends).toBeGreaterThan(100);
  });
});
