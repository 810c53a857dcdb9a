// Everybody's cards: who leads, outs, the link and the words.
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/poker/answer';
import { DECK, formatCards, parseCards, type Card, type Hole } from '../../src/poker/card';
import { findOuts } from '../../src/poker/outs';
import { chopsOf, outsOf, showdownOf, verdictsFor } from '../../src/poker/showdown';
import type { Spot } from '../../src/poker/spot';
import { finish } from '../../src/steps';
import { EMPTY_DRAFT } from '../../src/notation/draft';
import { readLink } from '../../src/notation/link';
import { readShow, runsOf, writeShow } from '../../src/show/showLink';
import {
  byRank,
  changeOfEquity,
  inFewest,
  leadsSince,
  madeIn,
  runsSentence,
  showSentence,
  standingOfRuns,
  tilesOf,
  withoutSign,
} from '../../src/show/showSentences';
import { seeded, type Random } from '../reference/random';
import { LONG } from '../long';

function cards(text: string): Card[] {
  const read = parseCards(text, 'line');
  if (!read.ok) throw new Error(text);
  return read.value;
}
function hands(text: string): Hole[] {
  return text.split(' ').map((own) => cards(own) as unknown as Hole);
}
function shuffled(random: Random): Card[] {
  const deck = [...DECK];
  for (let at = deck.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [deck[at], deck[other]] = [deck[other], deck[at]] as [Card, Card];
  }
  return deck;
}

describe('open hands', () => {
  test('on 300 seeded deals every card is an out of one player, shared, or keeps the leader', LONG, () => {
    const random = seeded(41);
    for (let deal = 0; deal < 300; deal++) {
      const deck = shuffled(random);
      const players = 2 + (deal % 9);
      const dealt = Array.from({ length: players }, (_, seat) => deck.slice(2 * seat, 2 * seat + 2) as unknown as Hole);
      const street = random() < 0.5 ? 3 : 4;
      const board = deck.slice(20, 20 + street);
      const dead = deck.slice(30, 30 + Math.floor(4 * random()));
      const open = showdownOf(dealt, board, dead);
      const shared = [...open.next.values()].filter((seats) => seats.length > 1).length;
      let sum = shared;
      for (const [seat, hand] of dealt.entries()) {
        const others = dealt.filter((_, other) => other !== seat);
        const { status, next } = findOuts(hand, board, others, open.unseen);
        const verdicts = (verdict: string) => next.filter((own) => own.verdict === verdict).map(({ card }) => card);
        const outs = outsOf(open, seat);
        sum += outs.length;
        const isAhead = open.leaders.length === 1 && open.leaders[0] === seat;
        expect(status === 'ahead').toBe(isAhead);
        expect(status === 'level').toBe(!isAhead && open.leaders.includes(seat));
        // The same as ask says with this seat as hero.
        if (status === 'ahead') expect(outs).toEqual(verdicts('safe'));
        else {
          expect(outs).toEqual(verdicts('out'));
          expect(chopsOf(open, seat)).toEqual(verdicts('chop'));
        }
      }
      expect(sum).toBe(open.unseen.length);
      expect(open.unseen).toHaveLength(52 - 2 * players - street - dead.length);
    }
  });

  test('a card is raised on the deck if it changes who leads', () => {
    const { draft } = readLink('#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd');
    const dealt = hands('AhKh 7c7d QsQd');
    const open = showdownOf(dealt, cards('7h3h9c'), []);
    const show = {
      ...{ draft, shown: { hands: dealt, board: cards('7h3h9c'), folded: [] }, players: dealt, places: [0, 1, 2] },
      ...{ names: ['Anna', 'Ben', 'Cem'], nameOf: () => undefined, hides: () => false },
    };
    const tiles = tilesOf(show as unknown as Parameters<typeof tilesOf>[0], open);
    for (const [card, winners] of open.next) {
      expect(tiles.get(card)?.risen, formatCards([card])).toBe(winners.join() !== open.leaders.join());
    }
    expect(open.next.size).toBe(43);
  });

  test('a tile has the beginning of a long name, or a letter and a number where two names begin so', () => {
    const { draft } = readLink('#/?hero=AhKh&vs=7c7d;QsQd;TsTd;8s8d');
    const names = ['Barbara Ann', 'Bartholomew', 'Bartleby', 'Ben', 'Wilhelmina'];
    const folded = [{ name: 'Opponent 3', cards: cards('2c2d'), at: 5 }];
    const show = {
      ...{ draft: { ...draft, dead: cards('2c2d') }, shown: { folded }, players: names, places: [0, 1, 2, 3, 4] },
      ...{ names, nameOf: (seat: number) => names[seat], hides: () => false },
    };
    const tiles = tilesOf(show as unknown as Parameters<typeof tilesOf>[0], undefined);
    const tags = cards('Ah7cQsTs8s2c').map((card) => tiles.get(card)?.owner);
    expect(tags).toEqual(['Barb…', 'B2', 'B3', 'Ben', 'Wilh…', 'O3']);
  });

  test('the deck of a chosen player has that seat’s outs and ties; a leader’s has the cards that catch it', () => {
    const random = seeded(71);
    for (let round = 0; round < 60; round++) {
      const dealt = shuffled(random);
      const held = [0, 2, 4, 6].map((from): Hole => [dealt[from] ?? 0, dealt[from + 1] ?? 0]);
      const board = dealt.slice(8, 11 + (round % 2));
      const open = showdownOf(held, board, []);
      const show = {
        ...{ draft: EMPTY_DRAFT, shown: { folded: [] }, players: held, places: [0, 1, 2, 3] },
        ...{ names: ['Anna', 'Ben', 'Cem', 'Dora'], nameOf: () => undefined, hides: () => false },
      };
      for (const seat of held.keys()) {
        const chosen = { name: 'Anna', verdicts: verdictsFor(seat, held, board, open) };
        const tiles = tilesOf(show as unknown as Parameters<typeof tilesOf>[0], open, chosen);
        const marked = (mark: string) => open.unseen.filter((card) => tiles.get(card)?.mark === mark);
        const leads = open.leaders.length === 1 && open.leaders[0] === seat;
        const kept = new Set([...outsOf(open, seat), ...(leads ? [] : chopsOf(open, seat))]);
        if (leads) expect(marked('warning')).toEqual(open.unseen.filter((card) => !kept.has(card)));
        else {
          expect(marked('out')).toEqual(outsOf(open, seat));
          expect(marked('chop')).toEqual(chopsOf(open, seat));
          expect(open.unseen.filter((card) => tiles.get(card)?.risen)).toEqual(outsOf(open, seat));
        }
      }
    }
  });

  test('one hand shows leaders, outs, groups of outs, and since when a player leads', () => {
    const open = showdownOf(hands('AhKh 7c7d Ts8s QsQd'), cards('7h3h9cJc'), cards('6h6s'));
    expect(open.leaders).toEqual([2]);
    expect(formatCards(outsOf(open, 0))).toBe('2h4h5h8hThQh');
    expect(outsOf(open, 1)).toHaveLength(10);
    expect(outsOf(open, 3)).toEqual([]);
    // Hearts are one group, and jacks, nines, threes and a seven are four.
    expect(inFewest(outsOf(open, 0)).map((own) => formatCards(own))).toEqual(['QhTh8h5h4h2h']);
    expect(inFewest(outsOf(open, 1))).toHaveLength(4);
    const names = ['Anna', 'Ben', 'Cem', 'Dora'];
    expect(showSentence(names, cards('7h3h9cJc'), open, [])).toBe(
      'Cem leads with a straight. Sixteen of 38 cards beat it.',
    );
    const leaderOf = (dealt: number) =>
      showdownOf(hands('AhKh 7c7d Ts8s QsQd'), cards('7h3h9cJc').slice(0, dealt), []).leaders;
    expect(leadsSince(leaderOf, cards('7h3h9cJc'), 2)).toBe('since the jack of clubs');
    expect(leadsSince(leaderOf, cards('7h3h9c'), 1)).toBe('since the flop');
    expect(byRank(outsOf(open, 1)).map((own) => formatCards(own))).toEqual(['JsJhJd', '9s9h9d', '7s', '3s3d3c']);
  });

  test('a sentence says who is the favourite before the flop, who is tied, and who wins on the river', () => {
    const names = ['Anna', 'Ben'];
    const of = (held: string, board: string, equities: number[] = []) =>
      showSentence(names, cards(board), showdownOf(hands(held), cards(board), []), equities);
    expect(of('AhKh QsQd', '', [0.46, 0.54])).toBe('Ben is the favourite.');
    expect(of('AhKh AsKs', '', [0.5, 0.5])).toBe('Anna and Ben are tied.');
    expect(of('AhKh AsKs', '7h3h9c')).toMatch(
      /^Anna and Ben are tied with ace high\. \w+ of 45 next cards break the tie\.$/,
    );
    expect(of('AhKh AsKs', 'AcAdKcKd')).toBe('Anna and Ben are tied with a full house. No card breaks the tie.');
    expect(of('AhKh QsQd', 'AcAdKcKd2s')).toBe('Anna wins with a full house.');
    expect(of('AhKh AsKs', '7c3d9c2s5d')).toBe('Anna and Ben split the pot with ace high.');
    expect(of('7h7d QsQd', '7c3d9c2s')).toBe('Anna leads with three sevens. Two of 44 cards beat it.');
  });

  test('a sentence about you is in the second person', () => {
    const of = (held: string, board: string, equities: number[] = []) =>
      showSentence(['You', 'Opponent'], cards(board), showdownOf(hands(held), cards(board), []), equities);
    expect(of('QsQd AhKh', '', [0.54, 0.46])).toBe('You are the favourite.');
    expect(of('AhKh QsQd', '', [0.46, 0.54])).toBe('Opponent is the favourite.');
    expect(of('7h7d QsQd', '7c3d9c2s')).toBe('You lead with three sevens. Two of 44 cards beat it.');
    expect(of('AhKh QsQd', 'AcAdKcKd2s')).toBe('You win with a full house.');
    expect(of('AhKh AsKs', 'AcAdKcKd2s')).toBe('You and Opponent split the pot with a full house.');
  });

  test('run twice: before a card is split both runs are the plain spot, then the first run’s cards are dead', () => {
    const equityOf = ({ board, dead }: { board: readonly Card[]; dead: readonly Card[] }) => {
      const [hero, other] = hands('AhKh 7c7d') as [Hole, Hole];
      const spot: Spot = {
        hero: { kind: 'hand', cards: hero },
        opponents: [{ kind: 'hand', cards: other }],
        board,
        dead,
      };
      return finish(answer(spot)).players[0]?.equity ?? NaN;
    };
    const runs = (fields: string) => runsOf(readShow(`#/show?hero=AhKh&vs=7c7d&dead=6h&${fields}`).shown);
    const [plain] = runs('board=7h3h9c');
    const [first, second] = runs('board=7h3h9c&again=3:');
    const equities = [plain, first, second].map((run) => run && equityOf(run));
    expect(new Set(equities).size).toBe(1);
    const [, later] = runs('board=7h3h9cJc2h&again=3:');
    expect(later).toEqual({ board: cards('7h3h9c'), dead: cards('6hJc2h') });
    const [, last] = runs('board=7h3h9cJc2h&again=3:Kd5s');
    expect(last).toEqual({ board: cards('7h3h9cKd5s'), dead: cards('6hJc2h') });
    expect(last && equityOf(last)).toBe(0);
  });
});

describe('two finished runs', () => {
  const names = ['Anna', 'Ben'];
  const runs = (held: string, ...boards: string[]) =>
    boards.map((board) => ({ board: cards(board), open: showdownOf(hands(held), cards(board), []) }));

  test('each run has a sentence, and so does a scoop', () => {
    const apart = runs('AhKh QsQd', '7h3h9cJc2h', '7h3h9cQcQh');
    expect(runsSentence(names, apart)).toBe(
      'Run 1: Anna wins with a flush. Run 2: Ben wins with four of a kind. Nobody scoops.',
    );
    const scooped = runs('AhKh QsQd', '7h3h9cJc2h', '7h3h9c4h5c');
    expect(runsSentence(names, scooped)).toBe(
      'Run 1: Anna wins with a flush. Run 2: Anna wins with a flush. Anna scoops.',
    );
    const half = runs('AhKh AsKs', '7h3h9c4h5c', '7c3d9c2s5d');
    expect(runsSentence(names, half)).toBe(
      'Run 1: Anna wins with a flush. Run 2: Anna and Ben split the pot with ace high. Nobody scoops.',
    );
    const standings = [apart, scooped, half].map((own) =>
      names.map((_, seat) =>
        standingOfRuns(
          own.map(({ open }) => open),
          seat,
        ),
      ),
    );
    expect(standings).toEqual([
      ['wins run 1', 'wins run 2'],
      ['scoops', undefined],
      ['wins run 1, splits run 2', 'splits run 2'],
    ]);
    expect(madeIn(apart.flatMap(({ open }) => open.made[1] ?? []))).toBe('pair of queens and four queens');
    expect(madeIn(scooped.flatMap(({ open }) => open.made[0] ?? []))).toBe('ace-high flush');
  });

  test('on 500 seeded deals a seat scoops exactly if its mean share is the whole pot', () => {
    const random = seeded(43);
    for (let deal = 0; deal < 500; deal++) {
      const deck = shuffled(random);
      const players = 2 + (deal % 9);
      const dealt = Array.from({ length: players }, (_, seat) => deck.slice(2 * seat, 2 * seat + 2) as unknown as Hole);
      const shared = deck.slice(20, 20 + ([0, 3, 4][deal % 3] ?? 0));
      const boards = [30, 40].map((from) => [...shared, ...deck.slice(from, from + 5 - shared.length)]);
      const own = boards.map((board) => ({ board, open: showdownOf(dealt, board, []) }));
      const shares = dealt.map(
        (_, seat) =>
          own.reduce((sum, { open: { leaders } }) => sum + (leaders.includes(seat) ? 1 / leaders.length : 0), 0) / 2,
      );
      const called = dealt.map((_, seat) => `P${seat}`);
      const sentence = runsSentence(called, own);
      const scooper = shares.findIndex((share) => share === 1);
      if (scooper < 0) expect(sentence).toMatch(/Nobody scoops\.$/);
      else expect(sentence.endsWith(`P${scooper} scoops.`)).toBe(true);
      for (const [seat, share] of shares.entries()) {
        const standing = standingOfRuns(
          own.map(({ open }) => open),
          seat,
        );
        expect(standing === 'scoops').toBe(share === 1);
        expect(standing === undefined).toBe(share === 0);
      }
    }
  });
});

test.each([
  [0.436, '+43.6'],
  [-0.0842, '−8.4'],
  [0.0001, '0.0'],
])('a change of %d is %s', (change, text) => {
  expect(changeOfEquity(change)).toBe(text);
});

test('a figure leaves its sign to small print, in every language', () => {
  expect(['15.8%', '15,8\u00a0%', '<0.1%', '100,0%'].map(withoutSign)).toEqual(['15.8', '15,8', '<0.1', '100']);
});

describe('the link', () => {
  test.each([
    '#/show?hero=AhKh&board=7h3h9cJc&vs=7c7d;Ts8s;QsQd&dead=6h6s&names=Anna;Ben;Cem;Dora&folded=Fay:6h6s',
    '#/show?hero=AhKh&board=7h3h9cJc2d&vs=7c7d&again=3:Kd5s&look=none',
    '#/show?hero=AhKh&vs=random&again=0:',
    '#/show?hero=AhAd&vs=KsKc;7h7d&pot=950&bets=500;300;120&names=Anna;Ben;Dora',
    '#/show?hero=AhAd&vs=7h7d&dead=KsKc&bets=500;120&folded=Ben:KsKc;Eva:&gone=1:300;3:0',
    '#/show?look=dark',
    '#/show',
  ])('comes back: %s', (link) => {
    const { shown, problems } = readShow(link);
    expect(problems).toEqual([]);
    expect(writeShow(shown)).toBe(link);
  });

  test('keeps the usable parts: cards once, folded cards that are dead, plain names', () => {
    const { shown } = readShow('#/show?hero=AhKh&vs=7c7d&dead=6h&folded=<b>:6h6s;:;Ann:7c&again=4:Kd&look=pink');
    expect(shown.folded.map(({ name, cards: own }) => [name, formatCards(own)])).toEqual([
      ['<b>', '6h'],
      ['Ann', ''],
    ]);
    expect(shown.again).toBeUndefined();
    expect(shown.look).toBe('page');
    const twice = readShow('#/show?hero=AhKh&board=7h3h9c&vs=7c7d&again=3:KdKdAh2c3s').shown;
    expect(twice.again).toBeDefined();
    expect(twice.again && formatCards(twice.again.cards)).toBe('Kd2c');
  });

  test('a pot has what is in the middle, with what each has put in', () => {
    const { shown } = readShow('#/show?hero=AhAd&vs=7h7d&dead=KsKc&pot=950&bets=500;120&folded=Ben:KsKc&gone=1:300');
    expect(shown.middle).toBe(30);
    expect(readShow('#/show?hero=AhAd&vs=7h7d&pot=5&bets=500;120').shown.middle).toBeUndefined();
    expect(writeShow(shown, [])).not.toContain('names');
  });

  test('accepts any text', () => {
    const random = seeded(42);
    const PIECES = [
      'hero=',
      'vs=',
      'board=',
      'folded=',
      'gone=',
      'bets=',
      'pot=',
      '1:20',
      'again=3:',
      'names=',
      '&',
      ';',
      ':',
      'AhKh',
      '7c',
      '%00',
      '<i>',
      'x',
    ];
    for (let round = 0; round < 1_000; round++) {
      const text = Array.from({ length: 12 }, () => PIECES[Math.floor(random() * PIECES.length)]).join('');
      const { shown } = readShow(`#/show?${text}`);
      expect(readShow(writeShow(shown)).shown).toEqual(shown);
    }
  });
});
