import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spotIn } from '../../src/notation/spot';
import { DECK, formatCards } from '../../src/poker/card';
import {
  annotateSpot,
  KEPT_SPOTS,
  endSpot,
  keepSpot,
  LONGEST_NOTE,
  markSpot,
  mergeSpots,
  MOST_MARKED,
  MOST_RECENT,
  readSpots,
  renameSpot,
  starSpot,
  writeSpots,
  type SavedSpot,
} from '../../src/ui/savedSpots';
import { SpotSearch } from '../../src/table/saved/findSpots';
import { STREETS } from '../../src/poker/spot';
import { Store } from '../../src/ui/store';
import { Device } from '../kept/device';

const TURN = '#/?hero=4c9c&board=7d5cKh8c';
const FLOP = '#/?hero=4c9c&board=7d5cKh';

/** Deals links one after the other, as one window does. */
function deal(links: readonly string[], list: readonly SavedSpot[] = []): SavedSpot[] {
  let spots = [...list];
  let last: string | undefined;
  for (const [index, link] of links.entries()) {
    spots = keepSpot(spots, { link, at: 1000 + index }, last);
    if (spots.some((spot) => spot.link === link)) last = link;
  }
  return spots;
}

const linksOf = (spots: readonly SavedSpot[]) => spots.map(({ link }) => link);

describe('saves spots as the user deals', () => {
  test.each([
    ['a hand that goes on is one spot', [FLOP, TURN, `${TURN}2s`], [`${TURN}2s`]],
    [
      'an opponent, a price: the same hand',
      [TURN, `${TURN}&vs=QsQc`, `${TURN}&vs=QsQc&pot=60`],
      [`${TURN}&vs=QsQc&pot=60`],
    ],
    ['a look back loses nothing', [TURN, FLOP], [TURN]],
    ['another turn card, what if', [TURN, '#/?hero=4c9c&board=7d5cKhQd'], ['#/?hero=4c9c&board=7d5cKhQd']],
    ['another flop is another spot', [TURN, '#/?hero=4c9c&board=2s3s4s'], ['#/?hero=4c9c&board=2s3s4s', TURN]],
    ['another hand is another spot', [TURN, '#/?hero=AhKh&board=7d5cKh'], ['#/?hero=AhKh&board=7d5cKh', TURN]],
    ['the same spot again is the same', [TURN, '#/?hero=AhKh&board=7d5c3h', TURN], [TURN, '#/?hero=AhKh&board=7d5c3h']],
    ['another deck is another spot', [TURN, `${TURN}&wild=deuces`], [`${TURN}&wild=deuces`, TURN]],
  ])('%s', (_, dealt, kept) => {
    expect(linksOf(deal(dealt))).toEqual(kept);
  });

  test('keeps every spot that the user starred, named or wrote on', () => {
    for (const change of [
      (spots: SavedSpot[]) => starSpot(spots, FLOP, true),
      (spots: SavedSpot[]) => renameSpot(spots, FLOP, 'mine'),
      (spots: SavedSpot[]) => annotateSpot(spots, FLOP, 'why'),
    ]) {
      const spots = keepSpot(change(deal([FLOP])), { link: TURN, at: 5000 }, FLOP);
      expect(new Set(linksOf(spots))).toEqual(new Set([TURN, FLOP]));
    }
  });

  test('beyond the limit the oldest spots go, starred spots never', () => {
    const first = starSpot(deal([TURN]), TURN, true);
    const many = Array.from({ length: MOST_RECENT + 20 }, (_, index) => ({
      link: `${FLOP}&pot=${index + 1}`,
      at: 2000 + index,
    }));
    const spots = mergeSpots(first, many);
    expect(spots).toHaveLength(MOST_RECENT + 1);
    expect(spots[0]?.link).toBe(TURN);
    expect(spots.at(-1)?.link).toBe(`${FLOP}&pot=21`);
  });

  test('a mark belongs to one spot and one moment; the same mark again removes it', () => {
    const called = markSpot(deal([FLOP]), { link: FLOP, at: 5000 }, 'call');
    expect(called).toEqual([{ link: FLOP, at: 5000, did: 'call' }]);
    // Dealt again it keeps its time. The hand goes on in another spot, without a mark.
    expect(keepSpot(called, { link: FLOP, at: 9000 }, FLOP)).toEqual(called);
    expect(keepSpot(called, { link: TURN, at: 9000 }, FLOP)).toEqual([{ link: TURN, at: 9000 }, ...called]);
    const lost = endSpot(called, FLOP, 'lost');
    expect(lost).toEqual([{ link: FLOP, at: 5000, did: 'call', won: 'lost' }]);
    expect(endSpot(lost, FLOP, 'lost')).toEqual(called);
    expect(endSpot(deal([FLOP]), FLOP, 'won')).toEqual(deal([FLOP]));
    const folded = markSpot(lost, { link: FLOP, at: 6000 }, 'fold');
    expect(folded).toEqual([{ link: FLOP, at: 6000, did: 'fold' }]);
    expect(markSpot(folded, { link: FLOP, at: 7000 }, 'fold')).toEqual([{ link: FLOP, at: 6000 }]);
    // Of a spot that was not saved yet.
    expect(markSpot([], { link: TURN, at: 8000 }, 'call')).toEqual([{ link: TURN, at: 8000, did: 'call' }]);
  });

  test('marked spots have their own limit', () => {
    const many = (count: number, from: number, more: object) =>
      Array.from({ length: count }, (_, index) => ({ link: `${FLOP}&pot=${from + index}`, at: from + index, ...more }));
    const spots = mergeSpots(many(MOST_RECENT + 5, 5000, {}), many(MOST_MARKED + 5, 1, { did: 'fold' }));
    expect(spots).toHaveLength(MOST_RECENT + MOST_MARKED);
    expect(spots.at(-1)?.at).toBe(6);
    expect(spots.filter(({ did }) => did === undefined)).toHaveLength(MOST_RECENT);
  });
});

const card = fc.constantFrom('4c9c', 'AhKh', '5h6h', '7c7d');
/** A note as a user writes it, or a hostile one: long, of any characters. */
const written = fc.oneof(
  fc.string({ maxLength: 700 }),
  fc.string({ unit: 'binary', maxLength: 700 }),
  fc
    .array(fc.constantFrom('\r\n', '\n', '\t', '\u0000', '\u202e', '\ud83d', '🂡', 'a', 'ñ', '牌'), { maxLength: 600 })
    .map((parts) => parts.join('')),
);
const spot: fc.Arbitrary<SavedSpot> = fc
  .record({
    hero: card,
    pot: fc.integer({ min: 1, max: 99 }),
    at: fc.nat({ max: 1e9 }),
    name: fc.oneof(fc.constant(''), written),
    note: fc.oneof(fc.constant(''), written),
    answer: fc.option(
      fc.record(
        {
          unseen: fc.constant(47),
          outs: fc.nat(47),
          equity: fc.double({ min: 0, max: 1, noNaN: true }),
          isSampled: fc.constant(true as const),
        },
        { requiredKeys: ['unseen'] },
      ),
      { nil: undefined },
    ),
    starred: fc.boolean(),
    mark: fc.constantFrom<Pick<SavedSpot, 'did' | 'won'>>(
      ...([{}, {}, { did: 'fold' }, { did: 'call' }, { did: 'call', won: 'lost' }] as const),
    ),
  })
  .map(({ hero, pot, at, name, note, answer, starred, mark }) => {
    const link = `#/?hero=${hero}&board=2d3sJc&pot=${pot}`;
    const own = {
      link,
      at,
      ...(answer !== undefined && { answer }),
      ...(starred && { starred: true as const }),
      ...mark,
    };
    return annotateSpot(renameSpot([own], link, name), link, note)[0] ?? own;
  });
const list = fc.array(spot, { maxLength: 30 }).map((spots) => mergeSpots([], spots));

describe('the file', () => {
  test('reads back exactly what was written; once more changes nothing', () => {
    fc.assert(
      fc.property(list, (spots) => {
        expect(readSpots(writeSpots(spots))).toEqual({ ok: true, value: spots });
        expect(mergeSpots(spots, spots)).toEqual(spots);
      }),
    );
  });

  test('a merge loses nothing of either side', () => {
    fc.assert(
      fc.property(list, list, (ours, theirs) => {
        const both = mergeSpots(ours, theirs);
        const find = (link: string) => both.find((own) => own.link === link);
        for (const own of [...ours, ...theirs]) {
          const kept = find(own.link);
          // The time of a mark is that of a decision.
          if (kept?.did === undefined) expect(kept?.at).toBeGreaterThanOrEqual(own.at);
          else if (own.did !== undefined) expect(kept.at).toBeGreaterThanOrEqual(own.at);
          if (own.starred) expect(kept?.starred).toBe(true);
        }
        for (const own of ours) {
          if (own.name) expect(find(own.link)?.name).toBe(own.name);
          if (own.note) expect(find(own.link)?.note).toBe(own.note);
        }
        for (const own of theirs) if (own.note) expect(find(own.link)?.note).toBeDefined();
      }),
    );
  });

  test('a note is plain text of a limited length, whether it is written here or comes from a file', () => {
    fc.assert(
      fc.property(written, (note) => {
        const [own] = annotateSpot([{ link: TURN, at: 1, note: 'before' }], TURN, note);
        expect(readSpots(file([{ link: TURN, at: 1, note }]))).toEqual({ ok: true, value: [own] });
        const kept = own?.note ?? '';
        expect(kept.length).toBeLessThanOrEqual(LONGEST_NOTE);
        expect(kept).toBe(kept.trim());
        expect(kept).not.toMatch(/[^\P{Cc}\n]|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u);
        // What can be seen stays, line by line.
        if (note.length <= LONGEST_NOTE) expect(kept.match(/[^\p{C}\p{Z}]/gu)).toEqual(note.match(/[^\p{C}\p{Z}]/gu));
      }),
    );
    expect(annotateSpot([{ link: TURN, at: 1 }], TURN, ' one\r\ntwo\r\n')[0]?.note).toBe('one\ntwo');
  });

  test('any text is read, or refused in a sentence, without an exception', () => {
    const own = writeSpots([
      { link: TURN, at: 1, name: 'a', note: 'b', answer: { unseen: 46, outs: 12 }, starred: true },
    ]);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string({ unit: 'binary' }),
          fc.array(fc.anything()).map((spots) => JSON.stringify({ format: 'outs-spots', version: 2, spots })),
          fc.tuple(fc.nat(own.length), fc.string()).map(([at, put]) => own.slice(0, at) + put + own.slice(at + 1)),
        ),
        (text) => {
          const read = readSpots(text);
          if (!read.ok) expect(read.error).toMatch(/^This is not an Outs spots file: .+\.$/s);
        },
      ),
    );
  });

  test('opens in its first version', () => {
    const spots = [{ link: TURN, at: 1, starred: true }];
    expect(writeSpots([{ ...spots[0], did: 'call', won: 'split' }] as SavedSpot[])).toContain('"version":2');
    expect(readSpots(file(spots))).toEqual({ ok: true, value: spots });
    expect(readSpots(file(spots), true)).toEqual({ ok: true, value: spots });
  });

  const file = (spots: unknown) => JSON.stringify({ format: 'outs-spots', version: 1, spots });
  test.each([
    ['no JSON', '\u0000PNG\u001a', /not valid JSON/],
    ['something else', '{"format":"outs-study","version":1}', /holds something else/],
    ['a list', '[1]', /holds something else/],
    ['a newer version', '{"format":"outs-spots","version":3}', /version “3”; this page reads version 2/],
    ['no spots', file('lots'), /no list of spots/],
    [
      'a card twice',
      file([
        { link: TURN, at: 1 },
        { link: '#/?hero=4c4c', at: 1 },
      ]),
      /spot 2: 4♣/,
    ],
    ['another page', file([{ link: 'https://example.com', at: 1 }]), /spot 1: its link/],
    ['a script', file([{ link: 'javascript:alert(1)', at: 1 }]), /spot 1: its link/],
    ['no time', file([{ link: TURN }]), /spot 1: its time/],
    ['a name that is none', file([{ link: TURN, at: 1, name: 7 }]), /spot 1: its name/],
    ['a note that is none', file([{ link: TURN, at: 1, note: ['a'] }]), /spot 1: its note is not text/],
    ['another deed', file([{ link: TURN, at: 1, did: 'check' }]), /spot 1: what you did/],
    ['an end without a call', file([{ link: TURN, at: 1, did: 'fold', won: 'won' }]), /spot 1: its end/],
  ])('%s is refused', (_, text, said) => {
    const read = readSpots(text);
    expect(read.ok ? read.bad?.first : read.error).toMatch(said);
  });
});

test('a link deals its spot', () => {
  const read = spotIn('#/?hero=AhKh&board=7h3h9c&vs=7c7d;random&dead=2s&target=flush&pot=6&call=2');
  expect(read.ok && read.value.opponents).toHaveLength(2);
  expect(spotIn('#/?hero=*h9c&wild=joker').ok).toBe(false);
  expect(spotIn('#/?hero=*9c&wild=joker').ok).toBe(true);
});

describe('the search', () => {
  const SPOTS = {
    /** As an older page saved it: only its link. */
    turn: '#/?hero=4c9c&board=7d5cKh8c',
    set: '#/?hero=AhKh&board=7h3h9c&vs=7c7d',
    river: '#/?hero=AsKd&board=Ah7c2d9sJs&vs=QcQd;random',
    preflop: '#/?hero=AcAd&vs=TT%2B,AKs',
    gutshot: '#/?hero=9s8d&board=6hTc2s',
    quads: '#/?hero=TsTd&board=ThTc2s5c&vs=5h5d',
    joker: '#/?hero=*9c&board=9h3hKc&wild=joker&target=flush',
  } as const;
  type Name = keyof typeof SPOTS;
  const names = Object.keys(SPOTS) as Name[];
  const kept: SavedSpot[] = names.map((name, at) => ({ link: SPOTS[name], at }));
  const find = (search: string, spots = kept): Name[] => {
    const links = new SpotSearch().find(spots, search).map(({ link }) => link);
    return names.filter((name) => links.includes(SPOTS[name]));
  };

  test.each<[string, Name[]]>([
    ['turn', ['turn', 'quads']],
    ['flop', ['set', 'gutshot', 'joker']],
    ['River', ['river']],
    ['preflop', ['preflop']],
    ['flush turn', ['turn']],
    ['flush draw', ['turn', 'set', 'joker']],
    ['backdoor flush draw', ['joker']],
    ['aces', ['river', 'preflop']],
    ['pair of aces', ['river']],
    ['pocket', ['set', 'river', 'preflop', 'quads']],
    ['set', ['set']],
    ['quads', ['quads']],
    ['boat', ['quads']],
    ['three of a kind', ['set', 'joker']],
    ['overcards', ['set']],
    ['gutshot', ['turn', 'gutshot']],
    ['multiway', ['river']],
    ['suited', ['turn', 'set']],
    ['joker', ['joker']],
    ['range', ['preflop']],
    ['kk', []],
    ['7h', ['set']],
    ['7h flop', ['set']],
    ['10c', ['gutshot', 'quads']],
    ['9♠ 8♦', ['gutshot']],
    ['tt+', ['preflop']],
    ['', names],
  ])('“%s”', (search, found) => {
    expect(find(search)).toEqual(found);
  });

  test('a street is the spot’s own; a name and a note are found in all their parts', () => {
    const named = kept.map((spot) => ({
      ...spot,
      ...(spot.link === SPOTS.set && { name: 'The river-boat hand' }),
    }));
    expect(find('river', named)).toEqual(['set', 'river']);
    expect(find('boat han', named)).toEqual(['set']);
    const noted = annotateSpot(named, SPOTS.joker, 'Él paga\nsiempre: he called the river');
    expect(find('river', noted)).toEqual(['set', 'river', 'joker']);
    expect(find('el siempre paga', noted)).toEqual(['joker']);
  });

  test('spots looked into beforehand, or some of them, are found all the same', async () => {
    const search = new SpotSearch();
    const stop = search.prepare(kept);
    expect(search.find(kept, 'turn')).toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    stop();
    expect(search.find(kept, 'aces')).toHaveLength(2);
  });

  test('every spot is found by its street and by no other', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...DECK], { minLength: 9, maxLength: 9 }),
        fc.constantFrom(...STREETS.entries()),
        (cards, [at, street]) => {
          const [hero, vs] = [cards.slice(0, 2), cards.slice(2, 4)].map(formatCards);
          const board = formatCards(cards.slice(4, 4 + ([0, 3, 4, 5][at] ?? 0)));
          const spots = [{ link: `#/?hero=${hero ?? ''}&board=${board}&vs=${vs ?? ''}`, at: 1 }];
          const search = new SpotSearch();
          expect(STREETS.filter((name) => search.find(spots, name).length > 0)).toEqual([street]);
        },
      ),
      { seed: 20_260_714 },
    );
  });
});

test('spots that the page wrote are not checked one by one, and a bad link in them does no harm', () => {
  const device = new Device();
  const bad = { link: '#/?hero=Zz&vs=@@', at: 5 };
  device.kept.set('outs:spots', writeSpots([bad, { link: TURN, at: 4 }]));
  const store = new Store(KEPT_SPOTS, () => device);
  expect(store.read().problem).toBeUndefined();
  const { value } = store.change((spots) => keepSpot(spots, { link: FLOP, at: 1 }, undefined));
  expect(linksOf(value)).toEqual(expect.arrayContaining([TURN, FLOP]));
  // It is left out of a file.
  expect(readSpots(writeSpots([bad]))).toMatchObject({ value: [], bad: { count: 1 } });
});
