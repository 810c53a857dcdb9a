// Tests src/notation/slots too.
import { promptFor } from '../../src/words/table';
import { problemInWords } from '../../src/words/problems';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MONEY_FIELDS } from '../../src/notation/fields';
import { moneyOf } from '../../src/notation/stakes';
import { readLink, writeLink } from '../../src/notation/link';
import { readLine, withoutUnfinished, writeLine } from '../../src/notation/line';
import {
  EMPTY_DRAFT,
  dealFrom,
  nextPlace,
  placesOf,
  put,
  readinessOf,
  reseat,
  SEAT_AMOUNTS,
  takeBack,
  type Draft,
  type Seat,
  type Slot,
} from '../../src/notation/draft';
import { fold } from '../../src/notation/seating';
import { formatCards, JOKER, parseCards, type Card } from '../../src/poker/card';
import { CATEGORIES, WILD_CATEGORIES } from '../../src/poker/category';
import { categoriesOf, deckOf, WILD_DECKS } from '../../src/poker/deck';

const SEED = { seed: 20_260_102, numRuns: 500 };

/** The draft of a link that is known to be right. */
function draft(link: string): Draft {
  const read = readLink(`#/?${link}`);
  expect(read.problems).toEqual([]);
  return read.draft;
}

function card(text: string): Card {
  const read = parseCards(text, 'line', true);
  if (!read.ok || read.value[0] === undefined) throw new Error(text);
  return read.value[0];
}

/** Deals cards one by one to wherever the next one goes. */
function deal(cards: string, from: Draft = EMPTY_DRAFT): Draft {
  const read = parseCards(cards, 'line');
  if (!read.ok) throw new Error(problemInWords(read.error));
  return read.value.reduce((sofar, own) => {
    const place = nextPlace(sofar);
    return place === undefined ? sofar : put(sofar, place, own);
  }, from);
}

const cents = fc.nat(1_000_000).map((hundredths) => hundredths / 100);

/** Money for this many opponents, as drafts hold it: no list ends with a place to be filled, and none is empty. */
const money = fc
  .record({
    bets: fc.array(fc.option(cents, { nil: undefined }), { maxLength: 10 }),
    stacks: fc.array(fc.option(cents, { nil: undefined }), { maxLength: 10 }),
    bounties: fc.array(fc.option(cents, { nil: undefined }), { maxLength: 9 }),
    folded: fc.array(cents, { maxLength: 3 }),
    payouts: fc.array(cents, { maxLength: 4 }),
    others: fc.array(cents, { maxLength: 3 }),
    rake: fc.option(fc.record({ percent: cents, cap: cents }, { requiredKeys: ['percent'] }), {
      nil: undefined,
    }),
    runs: fc.constantFrom(undefined, 2, 3),
  })
  .map(({ folded, payouts, others, rake, runs, ...lists }) => (opponents: number) => {
    const fitting: Partial<Draft>[] = SEAT_AMOUNTS.map(([name, hasHero]) => {
      const list = lists[name].slice(0, opponents + Number(hasHero));
      while (list.length > 0 && list.at(-1) === undefined) list.pop();
      return list.length > 0 ? { [name]: list } : {};
    });
    return Object.assign(
      {
        ...(folded.length > 0 && { folded }),
        ...(payouts.length > 0 && { payouts }),
        ...(others.length > 0 && { others }),
        ...(rake !== undefined && { rake }),
        ...(runs !== undefined && { runs }),
      },
      ...fitting,
    ) as Partial<Draft>;
  });

/** Drafts of all sorts and decks, half of them with gaps. */
const drafts: fc.Arbitrary<Draft> = fc
  .constantFrom(undefined, ...WILD_DECKS)
  .chain((wild) => {
    const deck = deckOf(wild);
    return fc.record({
      wild: fc.constant(wild),
      // The joker is placed near the top, so that it is dealt more often than by chance.
      cards: fc
        .tuple(fc.shuffledSubarray([...deck], { minLength: deck.length }), fc.nat(20))
        .map(([cards, at]) =>
          deck.includes(JOKER) ? cards.filter((own) => own !== JOKER).toSpliced(at, 0, JOKER) : cards,
        ),
      target: fc.option(fc.nat(categoriesOf(wild).length - 1), { nil: undefined }),
      gaps: fc.array(fc.boolean(), { minLength: 52, maxLength: 52 }),
      withGaps: fc.boolean(),
      board: fc.nat(5),
      seats: fc.array(fc.boolean(), { maxLength: 9 }),
      dead: fc.nat(8),
      pot: fc.option(fc.nat(100_000), { nil: undefined }),
      call: fc.option(fc.nat(100_000), { nil: undefined }),
      amounts: money,
    });
  })
  .map(({ wild, cards, gaps, withGaps, board, seats, dead, target, pot, call, amounts }) => {
    let at = 0;
    const next = (): Slot => {
      at++;
      return withGaps && gaps[at] ? undefined : cards[at];
    };
    const slots = (filled: number, room: number): Slot[] =>
      Array.from({ length: room }, (_, index) => (index < filled ? next() : undefined));
    const hero = slots(2, 2);
    const lying = slots(board, 5);
    // A link does not hold an empty seat.
    const taken = seats
      .map((random): Seat => (random ? { kind: 'random' } : { kind: 'hand', cards: slots(2, 2) }))
      .filter((seat) => seat.kind !== 'hand' || seat.cards.some((slot) => slot !== undefined));
    return {
      hero,
      board: lying,
      seats: taken,
      ...amounts(taken.length),
      dead: cards.slice(cards.length - dead),
      ...(wild !== undefined && { wild }),
      ...(target !== undefined && { target }),
      ...(pot !== undefined && { pot }),
      ...(call !== undefined && { call }),
    };
  });

describe('hero on a range', () => {
  const rows: [link: string, line: string][] = [
    ['hero=TT+,AQs+&board=7h3h9c&vs=random', '(TT+,AQs+) 7h3h9c v random'],
    ['hero=random&vs=AhKh', '(random) v AhKh'],
    ['hero=22:0.5&board=7h3h9c&vs=AhKh;KK&dead=2s', '(22:0.5) 7h3h9c v AhKh v KK x 2s'],
  ];
  for (const [link, line] of rows) {
    test(line, () => {
      const own = draft(link);
      expect(writeLink(own)).toBe(`#/?${link}`);
      expect(writeLine(own)).toBe(line);
      expect(readLine(line)).toEqual({ ok: true, value: own });
      expect(readinessOf(own)).toMatchObject({ ready: true });
    });
  }

  test('a card dealt to hero replaces the range; the next card goes to the board', () => {
    const own = draft('hero=TT+&board=7h3h&vs=random');
    expect(nextPlace(own)).toEqual({ in: 'board', slot: 2 });
    expect(put(own, { in: 'hero', slot: 0 }, card('Ah')).heroRange).toBeUndefined();
  });

  test('needs an opponent from the flop on, and in a deck with wild cards', () => {
    expect(readinessOf(draft('hero=TT+'))).toMatchObject({ ready: true });
    expect(readinessOf(draft('hero=TT+&board=2c3c4c'))).toMatchObject({ missing: 'an opponent' });
    expect(readinessOf(draft('hero=TT+&wild=joker'))).toMatchObject({ missing: 'an opponent' });
  });

  test('reports each problem', () => {
    for (const line of ['(TT+,ZZ) 7h3h9c', '(AhKh) 7h3h9c', '(']) {
      expect(readLine(line).ok, line).toBe(false);
    }
    const { problems } = readLink('#/?hero=AhKhQh&vs=random');
    expect(problems.map(problemInWords).join()).toMatch(/^Your hand: .*Remove Q♥/);
  });
});

describe('dealing', () => {
  test('six cards on an empty table are a turn: two to hero, the rest to the board', () => {
    const turn = deal('4c9c7d5cKh8c');
    expect(writeLine(turn)).toBe('4c9c 7d5cKh8c');
    expect(readinessOf(turn)).toMatchObject({ ready: true });
  });

  test('a sixth board card has no place, unless an opponent waits for cards', () => {
    const river = deal('4c9c7d5cKh8c2s');
    expect(nextPlace(river)).toBeUndefined();
    const half = put(river, { in: 'seat', seat: 0, slot: 0 }, card('7c'));
    expect(writeLine(deal('7h', half))).toBe('4c9c 7d5cKh8c2s v 7c7h');
  });

  test('a card taken back leaves a gap, and the next card fills it', () => {
    const turn = deal('4c9c7d5cKh8c');
    const without = takeBack(turn, card('5c'));
    expect(nextPlace(without)).toEqual({ in: 'board', slot: 1 });
    expect(writeLine(deal('5h', without))).toBe('4c9c 7d5hKh8c');
  });

  test('an opponent’s second card goes to the opponent, on an empty board too', () => {
    const half = put(deal('AhKh'), { in: 'seat', seat: 0, slot: 0 }, card('7c'));
    expect(nextPlace(half)).toEqual({ in: 'seat', seat: 0, slot: 1 });
  });

  test('a folded hand’s cards are dead', () => {
    const folded = fold(draft('hero=AhKh&board=7h3h9c&vs=7c7d;QsQc'), 0);
    expect(writeLine(folded)).toBe('AhKh 7h3h9c v QsQc x 7c7d');
  });

  test('a folded player’s bet is folded money, and the rest of the stack is out of the hand', () => {
    const money = 'bets=50;250;100&stacks=1;2;3&bounties=4;5';
    const own = draft(`hero=AhKh&board=7h3h9c&vs=7c7d;random&${money}`);
    expect(writeLink(fold(own, 0))).toBe(
      '#/?hero=AhKh&board=7h3h9c&vs=random&dead=7c7d&bets=50;100&folded=250&stacks=1;3&others=2&bounties=5',
    );
    const allIn = draft('hero=AhKh&vs=random&bets=50;0&stacks=1;0');
    expect(writeLink(fold(allIn, 0))).toBe('#/?hero=AhKh&bets=50&stacks=1');
  });

  test('seats keep their money when they move', () => {
    const own = draft('hero=AhKh&vs=7c7d;random;QsQc&bets=1;2;3;4&stacks=5;;7&bounties=;9');
    expect(writeLink(reseat(own, [2, 1]))).toBe('#/?hero=AhKh&vs=QsQc;random&bets=1;4;3&stacks=5;;7&bounties=;9');
  });

  test('every card is in the place it was put in', () => {
    const places = placesOf(draft('hero=AhKh&board=7h_9c&vs=7c7d;random&dead=2s'));
    expect(places.get(card('Kh'))).toEqual({ in: 'hero', slot: 1 });
    expect(places.get(card('9c'))).toEqual({ in: 'board', slot: 2 });
    expect(places.get(card('7d'))).toEqual({ in: 'seat', seat: 0, slot: 1 });
    expect(places.get(card('2s'))).toEqual({ in: 'dead' });
    expect(places.size).toBe(7);
  });
});

describe('a deck with wild cards', () => {
  test('the joker can be in every place of a card', () => {
    for (const link of [
      'hero=*Kh&board=7h3h9c',
      'hero=AhKh&board=7h*9c',
      'hero=AhKh&vs=random;*9d',
      'hero=AhKh&dead=*',
    ]) {
      const own = draft(`${link}&wild=joker`);
      expect(placesOf(own).has(JOKER), link).toBe(true);
      expect(writeLink(own)).toBe(`#/?${link}&wild=joker`);
      expect(readinessOf(own)).toMatchObject({ ready: true, spot: { wild: 'joker' } });
    }
  });

  test('the joker leaves with its deck and leaves a gap; the rest stays', () => {
    const own = draft('hero=AhKh&board=7h*9c&vs=random&wild=bug&target=flush&pot=60');
    expect(dealFrom(own, 'joker')).toEqual({ ...own, wild: 'joker' });
    const kept = 'hero=AhKh&board=7h_9c&vs=random';
    expect(writeLink(dealFrom(own, 'deuces'))).toBe(`#/?${kept}&wild=deuces&target=flush&pot=60`);
    expect(writeLink(dealFrom(own, undefined))).toBe(`#/?${kept}&target=flush&pot=60`);
    const dead = draft('hero=AhKh&dead=2s*3s&wild=joker');
    expect(writeLink(dealFrom(dead, undefined))).toBe('#/?hero=AhKh&dead=2s3s');
  });

  test('five of a kind is a target only in a deck with wild cards', () => {
    const own = draft('hero=AhAd&board=AsAc9c&wild=joker&target=five-of-a-kind');
    expect(own.target).toBe(WILD_CATEGORIES.indexOf('five of a kind'));
    expect(dealFrom(own, 'deuces').target).toBe(own.target);
    expect(dealFrom(own, undefined)).not.toHaveProperty('target');
  });
});

describe('what is missing', () => {
  const rows: [link: string, missing: RegExp][] = [
    ['', /^your two cards/i],
    ['hero=Ah', /other card/i],
    ['hero=_Ah', /other card/i],
    ['board=7d5cKh', /^your two cards/i],
    ['hero=4c9c&board=7d', /^two more/i],
    ['hero=4c9c&board=7d5c', /^one more/i],
    ['hero=4c9c&board=7d_Kh', /^one more/i],
    ['hero=4c9c&board=7d_Kh8c', /^a flop card/i],
    ['hero=4c9c&board=7d5cKh&vs=Qs', /other card/i],
    ['hero=4c9c&vs=QsQc;7h', /opponent 2/i],
    ['hero=4c9c&vs=7h', /^the opponent’s/i],
    ['hero=4c9c&board=7d5cKh_2s', /turn/i],
    ['hero=4c9c&board=7d_Kh8c2s', /flop card/i],
  ];
  test.each(rows)('%s', (link, missing) => {
    const readiness = readinessOf(draft(link));
    expect('missing' in readiness ? promptFor(readiness.missing) : 'nothing').toMatch(missing);
  });

  test('a draft without an answer says why', () => {
    expect(readinessOf(draft('hero=4c9c&vs=AA;AA;AA'))).toEqual({
      ready: false,
      problem: { code: 'empty-range', why: 'no deal', ranges: 3 },
    });
  });

  const complete = [
    'hero=4c9c',
    'hero=4c9c&board=7d5cKh',
    'hero=4c9c&board=7d5cKh8c',
    'hero=4c9c&board=7d5cKh8c2s',
    'hero=4c9c&vs=QsQc',
    'hero=4c9c&vs=random',
    'hero=4c9c&board=7d5cKh&vs=QsQc;AhAd;random&dead=2h3h',
  ];
  test.each(complete)('nothing of %s', (link) => {
    expect(readinessOf(draft(link))).toMatchObject({ ready: true });
  });
});

describe('the line', () => {
  const rows: [why: string, text: string, line: string][] = [
    ['as it is written', 'AhKh 7h3h9c v 7c7d x 2h', 'AhKh 7h3h9c v 7c7d x 2h'],
    ['small letters', 'ahkh 7h3h9c V 7c7d X 2h', 'AhKh 7h3h9c v 7c7d x 2h'],
    ['no spaces at all', 'ahkh7h3h9cv7c7dx2h', 'AhKh 7h3h9c v 7c7d x 2h'],
    ['spaces everywhere', ' Ah Kh 7h 3h 9c v 7c 7d ', 'AhKh 7h3h9c v 7c7d'],
    ['symbols and a gap before an opponent', 'A♥️K♥️ 7h_9cv10♣10♦', 'AhKh 7h_9c v TcTd'],
    ['no spaces around any two', 'ahkhvrandomx2h', 'AhKh v random x 2h'],
    ['symbols and tens', '10♥ 10♣ on A♦,K♦,Q♦', 'ThTc AdKdQd'],
    ['vs with a point', 'AhKh vs. 7c7d', 'AhKh v 7c7d'],
    ['any two', 'AhKh v random', 'AhKh v random'],
    ['two opponents', 'AhKh v 7c7d v QsQd', 'AhKh v 7c7d v QsQd'],
    ['dead before an opponent', 'AhKh x 2h v 7c7d', 'AhKh v 7c7d x 2h'],
    ['a gap', 'AhKh 7h_9c', 'AhKh 7h_9c'],
    ['a joker deck', 'joker AhKh 7h3h*', 'joker AhKh 7h3h*'],
    ['the deck as its last word', 'ahkh v * 7c, Bug', 'bug AhKh v *7c'],
    ['deuces wild, in both words', 'AhKh Deuces Wild. v random x 2h', 'deuces AhKh v random x 2h'],
    ['a deck and a range of hero’s', 'joker: (TT+) 7h3h* v random', 'joker (TT+) 7h3h* v random'],
    ['a joker brings its deck', '*Kh7h3h9cv7c7dx2h', 'joker *Kh 7h3h9c v 7c7d x 2h'],
    ['a deck alone', 'deuces', 'deuces'],
    ['money', 'AhKh 7h3h9c v 7c7d pot $60 call 20', 'AhKh 7h3h9c v 7c7d pot 60 call 20'],
    ['money as it is written', 'AhKh, Pot: 1,000 call 62,5 x 2h', 'AhKh x 2h pot 1000 call 62.5'],
    ['a range of hero’s, plain', 'AKs', '(AKs)'],
    ['a range against a range', 'AKo v QQ', '(AKo) v QQ'],
    ['any suited ace, without a joker', 'Axs v A*s', '(A2s+) v A2s+'],
    [
      'any offsuit nine, dead cards after it',
      '(9*o:25%) v 9xo x2h',
      '(A9o:0.25,K9o:0.25,Q9o:0.25,J9o:0.25,T9o:0.25,92o+:0.25) v A9o,K9o,Q9o,J9o,T9o,92o+ x 2h',
    ],
    ['a share between two', '5%-15% v pairs', '(66-55,ATs-A5s,K9s+,QJs,AQo-A9o,KJo+) v 22+'],
    ['pairs against cards', 'QQ v AcKc', '(QQ) v AcKc'],
    ['a range and a board', 'TT+, AQs+ 7h3h9c v random', '(TT+,AQs+) 7h3h9c v random'],
    ['a weight and a span', '88-55 76s:0.5 v 15%', '(88-55,76s:0.5) v 55+,A5s+,K9s+,QJs,A9o+,KJo+'],
    ['the best hands', 'top 5% v random', '(77+,AJs+,AKo) v random'],
    [
      'bets and stacks',
      'AhKh v 7c7d v QsJs POT 620 bets: 50; 250;250 folded 20 stacks 50;0;400 call 50',
      'AhKh v 7c7d v QsJs pot 620 bets 50;250;250 folded 20 stacks 50;0;400 call 50',
    ],
    ['a place to be filled', 'AhKh v 7c7d bets ;$250', 'AhKh v 7c7d bets ;250'],
    ['money anywhere', 'AhKh bets 5 rake 5% runs 2 v 7c7d', 'AhKh v 7c7d bets 5 rake 5 runs 2'],
    ['prizes', 'AhKh v 7c7d payouts 50;30;;.1255', 'AhKh v 7c7d payouts 50;30;0.1255'],
    ['nothing', '', ''],
    ['only spaces', '   ', ''],
  ];
  test.each(rows)('%s: %j', (_, text, line) => {
    const read = readLine(text);
    expect(read.ok ? writeLine(read.value) : problemInWords(read.error)).toBe(line);
  });

  const faults: [why: string, text: string, message: RegExp][] = [
    ['twice in hand and board', 'AhKh 7h3hAh', /A♥ is in your hand and on the board\./],
    ['twice in a hand', 'AhAh', /A♥ is in your hand twice\./],
    ['twice on the board', 'AhKh 7h3h7h', /7♥ is on the board twice\./],
    ['opponent holds a board card', 'AhKh 7h3h9c v 7h7d', /7♥.*the board.*opponent/],
    ['a dead card in hand', 'AhKh x Ah', /A♥.*your hand.*dead/],
    ['no ten', '1h2h', /“1h2h”|“1h”/],
    ['a sixth board card', 'AhKh 2c3c4c5c6c7c', /6 cards\. Remove 7♣/],
    ['a suit that is missing', 'AsK 7h3h9c', /“K” has no suit/],
    ['money that is not', 'AhKh pot lots', /“lots” is not an amount/],
    ['three cards to an opponent', 'AhKh v 7c7d2s', /two cards.*Remove 2♠/],
    ['a bet too many', 'AhKh v 7c7d bets 1;2;3', /^Bets: “1;2;3” has too many amounts. Keep 2/],
    ['four runs', 'AhKh v 7c7d runs 4', /^Runs: “4” is not 2 or 3/],
    ['a rake of three', 'AhKh v 7c7d rake 5;3;1', /^Rake: .*too many amounts. Keep 2/],
    ['a stack that is not', 'AhKh v 7c7d stacks 5;all', /“all” is not an amount/],
    ['no card', 'hello', /hello/],
    ['two jokers', '*Kh 7h3h*', /The joker.*your hand.*the board/],
    ['semicolons in a range', 'AhKh v QQ;AKs', /“QQ;AKs” has a “;”, which separates opponents/],
    ['semicolons in a range of hero’s', 'AKs;QQ v KK', /“AKs;QQ” has a “;”, which separates/],
    ['the same in brackets', '(AA;KK) v QQ', /“AA;KK” has a “;”, which separates opponents/],
    ['two decks', 'joker *Kh 7h3h9c bug', /2 decks: joker and bug\. Keep one/],
    ['a joker among wild deuces', 'deuces *Kh', /“\*” is the joker, and this deck has none/],
    ['a joker in a range', 'joker AhKh v TT+,*A', /./],
    ['ten opponents', `AhKh${' v random'.repeat(10)}`, /10 opponents/],
    ['a 100 kB line', 'Ah'.repeat(50_000), /100.?000/],
  ];
  test.each(faults)('%s', (_, text, message) => {
    const read = readLine(text);
    expect(read.ok ? 'taken' : problemInWords(read.error)).toMatch(message);
    if (!read.ok) expect(problemInWords(read.error).length).toBeLessThan(200);
  });

  test('no beginning of a line is a fault while it is typed', () => {
    for (const text of [
      'AhKh 10h3h9c v 7c7d v random x 2h',
      'joker *Kh 10h3h9c v 7c7d dead 2h',
      'deuces wild AhKh v random',
      '*Kh 10h3h9c v 7c7d bug wild',
      'AhKh 10h3h9c v 7c7d pot $60 call 20',
      'AKs v QQ',
      'TT+ AQs 7h3h9c v random',
      'AhKh v 7c7d v QsJs pot 620 bets 50;250;250 folded 20 stacks 50;0;400 call 50 rake 5;3 runs 2',
      'AhKh v 7c7d bets 5;2 stacks 50;$60 payouts 50;30;20 others 1775;1915 bounties 25',
    ]) {
      for (let length = 0; length <= text.length; length++) {
        const typed = text.slice(0, length);
        expect(readLine(withoutUnfinished(typed)), typed).toMatchObject({ ok: true });
      }
    }
  });

  test('a range typed before the money of all players never separates money from its player', () => {
    const [before, after] = ['4c9c 7d5cKh v random v ', ' pot 77.6 bets 3;3;67.1 stacks 97;58.1;0 call 64.1'];
    for (const range of ['random', 'TT+, AQs+, KJo', '22-77', 'top 20%', 'QhQs', '100% with toppair+']) {
      for (let length = 0; length <= range.length; length++) {
        const typed = withoutUnfinished(before + range.slice(0, length) + after);
        const read = typed === '' ? undefined : readLine(typed);
        if (read?.ok) expect(moneyOf(read.value), typed).toMatchObject({ stakes: { call: 64.1 }, missing: [] });
        // What is wrong is in the range, not in the money.
        else if (read !== undefined) expect(read.error.code, typed).toBe('bad-range');
      }
    }
    expect(withoutUnfinished(`${before}A${after}`)).toBe('');
    expect(withoutUnfinished(before + after)).toBe('');
    const whole = `${before}TT+${after}`;
    expect(withoutUnfinished(whole)).toBe(whole);
  });

  test('any draft comes back from its line', () => {
    fc.assert(
      fc.property(drafts, ({ target: _, ...own }) => {
        const read = readLine(writeLine(own));
        expect(read.ok && read.value).toEqual(own);
      }),
      SEED,
    );
  });

  test('any text is read without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
        readLine(text);
      }),
      SEED,
    );
  });
});

describe('the link', () => {
  test('as people write it', () => {
    const link = '#/?hero=4c9c&board=7d5cKh8c&vs=QsQc;random&dead=2h&target=flush&pot=60&call=20';
    const { draft: own, problems } = readLink(link);
    expect(problems).toEqual([]);
    expect(writeLink(own)).toBe(link);
    expect(own.target).toBe(CATEGORIES.indexOf('flush'));
  });

  const kept: [why: string, link: string, problem: RegExp, rest: string][] = [
    ['a card twice', 'hero=4c9c&board=7d4cKh', /4♣/, 'hero=4c9c&board=7d_Kh'],
    ['no such deck', 'hero=4c9c&wild=jokers', /joker, bug, deuces or none/, 'hero=4c9c'],
    ['a joker in a deck without', 'hero=*9c&board=7d5c*', /“\*” is the joker/, 'hero=_9c&board=7d5c'],
    ['a second joker', 'hero=*9c&board=7d5c*&wild=bug', /The joker/, 'hero=*9c&board=7d5c&wild=bug'],
    ['five of a kind of 52', 'hero=4c9c&target=five-of-a-kind', /five of a kind/, 'hero=4c9c'],
    [
      'a fault with the joker',
      'hero=4c9c&board=7d*Kx8c&dead=2h3x&wild=joker',
      /Kx/,
      'hero=4c9c&board=7d*_8c&dead=2h&wild=joker',
    ],
    [
      'a semicolon in a range of hero’s',
      'hero=AA;KK&board=2h3h4h',
      /^Your hand: “AA;KK” has a “;”, which separates opponents/,
      'board=2h3h4h',
    ],
    ['a weight of another sign', 'hero=AKs(200)&vs=QQ', /“AKs\(200\)” needs a weight/, 'vs=QQ'],
    ['a sign behind hero’s cards', 'hero=4c9c:&vs=QQ', /4c9c|:/, 'hero=4c9c&vs=QQ'],
    ['a range at fault', 'hero=4c9c&vs=TTT+', /TTT/, 'hero=4c9c'],
    ['one seat of two', 'hero=4c9c&vs=TT++;QsQc', /TT/, 'hero=4c9c&vs=QsQc'],
    ['a sixth board card', 'hero=4c9c&board=2h3h4h5h6h7h', /board/, 'hero=4c9c&board=2h3h4h5h6h'],
    ['a third hole card', 'hero=4c9cAh&board=2h3h4h', /hand/, 'hero=4c9c&board=2h3h4h'],
    ['no such target', 'hero=4c9c&target=royal', /royal/, 'hero=4c9c'],
    ['no such money', 'hero=4c9c&pot=lots&call=20', /lots/, 'hero=4c9c&call=20'],
    ['a bet that is not', 'hero=4c9c&vs=QsQc;random&bets=5;lots;7', /“lots”/, 'hero=4c9c&vs=QsQc;random&bets=5;;7'],
    ['a bet too many', 'hero=4c9c&vs=QsQc&bets=5;6;7', /too many/, 'hero=4c9c&vs=QsQc&bets=5;6'],
    [
      'the money of a seat at fault',
      'hero=4c9c&vs=TT++;QsQc&bets=5;6;7&bounties=1;2',
      /TT/,
      'hero=4c9c&vs=QsQc&bets=5;7&bounties=2',
    ],
    ['a payout that is not', 'hero=4c9c&vs=QsQc&payouts=5;x;3', /“x”/, 'hero=4c9c&vs=QsQc&payouts=5;3'],
    ['a rake that is not', 'hero=4c9c&vs=QsQc&rake=x;3', /“x”/, 'hero=4c9c&vs=QsQc'],
    ['runs that are not', 'hero=4c9c&vs=QsQc&runs=4', /“4”/, 'hero=4c9c&vs=QsQc'],
    ['a fault in the hand', 'hero=4x9c&board=2h3h4h', /4x/, 'hero=_9c&board=2h3h4h'],
    ['a fault in the board', 'hero=4c9c&board=7d5cKx8c', /Kx/, 'hero=4c9c&board=7d5c_8c'],
    ['a fault among the dead', 'hero=4c9c&dead=2hxx3h', /xx/, 'hero=4c9c&dead=2h3h'],
    ['three cards to an opponent', 'hero=4c9c&vs=QsQdQc', /Q♣/, 'hero=4c9c&vs=QsQd'],
    ['a stray per cent', 'hero=4c9c%&board=2h3h4h', /%/, 'hero=4c9c&board=2h3h4h'],
    ['ten opponents', `vs=${'random;'.repeat(10)}`, /10 opponents/, `vs=${'random;'.repeat(9).slice(0, -1)}`],
  ];
  test('holds ranges, in their canonical form', () => {
    const written = (link: string) => {
      const { draft, problems } = readLink(`#/?${link}`);
      expect(problems).toEqual([]);
      return writeLink(draft);
    };
    expect(written('hero=4c9c&vs=QsQc;TT+,AKs;random')).toBe('#/?hero=4c9c&vs=QsQc;TT+,AKs;random');
    expect(written('vs=AKs, TT+')).toBe('#/?vs=TT+,AKs');
    expect(written('vs=76s:0.5,AA@50')).toBe('#/?vs=AA:0.5,76s:0.5');
    // A range of one combo is a hand; a range of all combos is any two.
    expect(written('vs=AhKh:0.5')).toMatch(/^#\/\?vs=(AhKh|KhAh)$/);
    expect(written('vs=any 2')).toBe('#/?vs=random');
    expect(written('vs=top 100%')).toBe('#/?vs=100%');
    const top = written('vs=15%');
    expect(written(top.slice(3))).toBe(top);
    const line = readLine('4c9c 7d5cKh v TT+, AQs+ v QsQc x 2h');
    expect(line.ok && writeLink(line.value)).toBe('#/?hero=4c9c&board=7d5cKh&vs=TT+,AQs+;QsQc&dead=2h');
  });

  test.each(kept)('reports %s and keeps the rest', (_, link, problem, rest) => {
    const read = readLink(`#/?${link}`);
    expect(read.problems.map(problemInWords).join(' ')).toMatch(problem);
    expect(writeLink(read.draft)).toBe(`#/?${rest}`);
  });

  const tolerated: [why: string, link: string, same: string][] = [
    ['escaped semicolons', 'hero=4c9c&vs=QsQc%3Brandom', 'hero=4c9c&vs=QsQc;random'],
    ['escaped symbols', 'hero=4%E2%99%A39%E2%99%A3', 'hero=4c9c'],
    ['a stray per cent between fields', 'hero=4c9c&%&pot=60', 'hero=4c9c&pot=60'],
    ['empty fields', 'hero=4c9c&board=&vs=&dead=', 'hero=4c9c'],
    ['empty seats', 'hero=4c9c&vs=;QsQc;', 'hero=4c9c&vs=QsQc'],
    ['the deck at the end, which is read first', 'hero=*9c&wild=BUG', 'hero=*9c&wild=bug'],
    ['no wild cards, named', 'hero=4c9c&wild=none', 'hero=4c9c'],
    ['a field twice: the last', 'hero=TT%2B&vs=random&hero=4c9c', 'hero=4c9c&vs=random'],
    [
      'places without an amount',
      'hero=4c9c&vs=QsQc&bets=;&folded=;5;&rake=5;&runs=&others=;',
      'hero=4c9c&vs=QsQc&folded=5&rake=5',
    ],
    ['a question mark as a gap', 'hero=4c9c&board=7d?Kh', 'hero=4c9c&board=7d_Kh'],
    ['opponents in two fields', 'hero=AhKh&vs=7c7d&vs=QsQd', 'hero=AhKh&vs=7c7d;QsQd'],
    ['a link that a messenger escaped', 'hero%3DAhKh%26vs%3D22%2B', 'hero=AhKh&vs=22+'],
  ];
  test.each(tolerated)('%s', (_, link, same) => {
    const { draft: own } = readLink(`#/?${link}`);
    expect(writeLink(own)).toBe(`#/?${same}`);
  });

  test('an empty table has no link', () => {
    expect(writeLink(EMPTY_DRAFT)).toBe('');
    for (const fragment of ['', '#', '#/', '#/?']) {
      expect(readLink(fragment)).toEqual({ draft: EMPTY_DRAFT, problems: [] });
    }
  });

  test('any draft comes back from its link, and the link is as a person would write it', () => {
    fc.assert(
      fc.property(drafts, (own) => {
        const link = writeLink(own);
        expect(readLink(link)).toEqual({ draft: own, problems: [] });
        expect(link).toMatch(/^$|^#\/\?[\w=&;.*-]+$/);
        expect(readLink(`#${encodeURIComponent(link.slice(1))}`)).toEqual(readLink(link));
      }),
      SEED,
    );
  });

  test('a hand next to “random” is part of it, with a note', () => {
    const { draft: own, problems } = readLink('#/?hero=AhKh&vs=7c7d,random;QsQd');
    expect(writeLink(own)).toBe('#/?hero=AhKh&vs=random;QsQd');
    expect(problems.map(problemInWords)).toEqual([expect.stringContaining('“7c7d,random”')]);
    expect(readLink('#/?hero=AhKh&vs=random;QsQd').problems).toEqual([]);
  });

  test('any fragment is read without an exception, and the kept part can be linked', () => {
    const names = fc.constantFrom('hero', 'board', 'vs', 'dead', 'target', 'wild', '', ...MONEY_FIELDS);
    const values = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc
        .array(fc.constantFrom('Ah', 'Kd', '_', '10s', '%', ';', '+', 'random', '2c', '&', '*'))
        .map((parts) => parts.join('')),
      fc.constantFrom('joker', 'bug', 'deuces', 'none', 'five-of-a-kind'),
      fc
        .array(fc.constantFrom('5', '62.5', '1,000', ';', ';;', '$', 'x', '-', '2', '%'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (fields) => {
        const fragment = `#/?${fields.map(([name, value]) => `${name}=${value}`).join('&')}`;
        const { draft: own, problems } = readLink(fragment);
        expect(readLink(writeLink(own))).toEqual({ draft: own, problems: [] });
        for (const problem of problems) {
          expect(problemInWords(problem).length).toBeLessThan(250);
        }
        const cards = [...placesOf(own).keys()];
        expect(new Set(cards).size, formatCards(cards)).toBe(cards.length);
      }),
      SEED,
    );
  });
});

describe('one card with any other', () => {
  test.each([
    ['As? 7h3h9c v QQ', '(Asx) 7h3h9c v QQ'],
    ['AsX v QQ', '(Asx) v QQ'],
    ['AhKh v asx 7h3h9c', 'AhKh 7h3h9c v Asx'],
    ['AhKh v As? v random x 2c', 'AhKh v Asx v random x 2c'],
    ['AhKhx 2h', 'AhKh x 2h'],
    ['Ah Khx 2d', 'AhKh x 2d'],
    ['AhKh 7h 3h 9cx 2d v QQ', 'AhKh 7h3h9c v QQ x 2d'],
    ['Ah_ 7h3h9c', 'Ah_ 7h3h9c'],
  ])('%s is %s', (text, same) => {
    const read = readLine(text);
    expect(read.ok && writeLine(read.value)).toBe(same);
  });

  test('becomes the range of hero or an opponent in a link', () => {
    for (const sign of ['x', 'X', '?']) {
      const { draft, problems } = readLink(`#/?hero=As${sign}&vs=Kd${sign};QQ`);
      expect(problems).toEqual([]);
      expect(writeLink(draft)).toBe('#/?hero=Asx&vs=Kdx;QQ');
    }
  });
});
