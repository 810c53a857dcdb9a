import { describe, expect, test } from 'vitest';
import { putSeat, readinessOf, type Draft } from '../../src/notation/draft';
import { canonical, readLink, writeLink } from '../../src/notation/link';
import { narrow, narrowedAsPlayed, widen, widenTo } from '../../src/notation/narrowing';
import { fold } from '../../src/notation/seating';
import { keptParts, narrowRange, readLadder } from '../../src/poker/breakdown';
import { playersOf, type Spot } from '../../src/poker/spot';
import { stagesOf } from '../../src/table/stages';
import { USUAL } from '../../src/table/ranges/ticks';

const RANGE = '22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+';
const FLOP = `#/?hero=QcQd&board=Kh7d5c&vs=${RANGE}`;

function draftOf(link: string): Draft {
  const { draft, problems } = readLink(link);
  expect(problems).toEqual([]);
  return draft;
}

function spotOf(draft: Draft): Spot {
  const readiness = readinessOf(draft);
  if (!readiness.ready) throw new Error('not ready');
  return readiness.spot;
}

/** Narrowed to what usually continues. */
function narrowed(draft: Draft, player = 1): Draft {
  const ladder = readLadder(spotOf(draft), player);
  if (ladder === undefined) throw new Error('no ladder');
  return narrow(draft, player, narrowRange(ladder, keptParts(ladder, USUAL.rows)));
}

function told(draft: Draft): string[] {
  return stagesOf(draft, spotOf(draft)).map(({ street, continuing, spot }) => {
    const { live = 0 } = spot.board.length < 3 ? {} : (readLadder(spot, 1) ?? {});
    return continuing === undefined
      ? `${street} ${live}`
      : `${continuing.player}: ${continuing.combos} of ${continuing.of}`;
  });
}

describe('a narrowed range', () => {
  test('keeps its combos and weights in the link, and its range before', () => {
    for (const range of [RANGE, 'random', 'AA:0.5,KQs:0.25,77,JTs:0.3']) {
      const draft = narrowed(draftOf(`#/?hero=QcQd&board=Kh7d5c&vs=${range}`));
      const again = draftOf(writeLink(draft));
      expect(playersOf(spotOf(again))).toEqual(playersOf(spotOf(draft)));
      expect(again.narrowed).toEqual(draft.narrowed);
      expect(canonical(writeLink(draft))).toBe(writeLink(draft));
    }
  });

  test('stops at each street with the earlier range, and at the part that continued', () => {
    expect(told(draftOf(FLOP))).toEqual([]);
    const flop = narrowed(draftOf(FLOP));
    expect(told(flop)).toEqual(['preflop 0', 'flop 175', '1: 48 of 175']);
    const turn = draftOf(writeLink(flop).replace('5c', '5cJh'));
    expect(told(turn)).toEqual(['preflop 0', 'flop 175', '1: 48 of 175', 'turn 45']);
    const twice = narrow(turn, 1, { weights: new Float64Array(1326).fill(0).with(1325, 1) });
    expect(told(twice).slice(0, 5)).toEqual([...told(turn), '1: 1 of 45']);
    // Its last stage is the spot on the table.
    expect(stagesOf(turn, spotOf(turn)).at(-1)?.spot).toEqual(spotOf(turn));
  });

  test('narrowed again after going back, it forgets the later street', () => {
    const flop = narrowed(draftOf(FLOP));
    const turn = narrowed(draftOf(writeLink(flop).replace('5c', '5cAh')));
    expect(turn.narrowed?.map(({ dealt }) => dealt)).toEqual([3, 4]);
    const back = draftOf(writeLink(turn).replace('5cAh', '5c'));
    expect(told(back)).toHaveLength(3);
    expect(narrowed(back).narrowed?.map(({ dealt }) => dealt)).toEqual([3, 3]);
  });

  test('undo removes one narrowing at a time, or all back to a street', () => {
    const draft = draftOf(FLOP);
    const flop = narrowed(draft);
    expect(widen(flop, 1)).toEqual(draft);
    expect(widen(draft, 1)).toBe(draft);
    const turn = draftOf(writeLink(flop).replace('5c', '5cAh'));
    const twice = narrowed(turn);
    expect(writeLink(widen(twice, 1))).toBe(writeLink(turn));
    expect(widenTo(twice, 4)).toBe(twice);
    expect(writeLink(widenTo(twice, 3))).toBe(writeLink(turn));
    // Before the flop it is the range that it was, and hero's own too.
    expect(widenTo(twice, 0)).toEqual(draftOf(FLOP.replace('5c', '5cAh')));
    const own = draftOf(`#/?hero=${RANGE}&board=Kh7d5c&vs=random`);
    const one = narrow(own, 0, { weights: new Float64Array(1326).with(0, 1) });
    expect([widen(narrowed(own, 0), 0), widen(one, 0)]).toEqual([own, own]);
  });

  test('comes back with the hand as it was played, unless the player holds something else', () => {
    const played = narrowed(draftOf(writeLink(narrowed(draftOf(FLOP))).replace('5c', '5cAh')));
    const back = widenTo({ ...played, board: draftOf('').board }, 0);
    expect(narrowedAsPlayed(back, played).seats).toEqual(played.seats);
    expect(writeLink(narrowedAsPlayed(back, played))).toBe(writeLink({ ...played, board: back.board }));
    const other = putSeat(back, 0, { kind: 'random' });
    expect(narrowedAsPlayed(other, played)).toEqual(other);
    expect(narrowedAsPlayed(played, played)).toEqual(played);
  });

  test('disappears with another range, and follows its seat', () => {
    const draft = narrowed(draftOf(FLOP));
    expect(putSeat(draft, 0, { kind: 'random' }).narrowed).toBeUndefined();
    const two = narrowed(draftOf(`${FLOP.replace('vs=', 'vs=JcJd;')}`), 2);
    expect(two.narrowed?.map(({ player }) => player)).toEqual([2]);
    expect(fold(two, 0).narrowed?.map(({ player }) => player)).toEqual([1]);
    expect(fold(two, 1).narrowed).toBeUndefined();
  });

  test('becomes a known hand with one combo, hero’s too, and stays as it was with none', () => {
    const one = { weights: new Float64Array(1326).with(0, 0.5) };
    const draft = draftOf(FLOP);
    expect(narrow(draft, 1, one).seats).toEqual([{ kind: 'hand', cards: [1, 0] }]);
    expect(narrow(draft, 1, { weights: new Float64Array(1326) })).toBe(draft);
    const own = draftOf(`#/?hero=${RANGE}&board=Kh7d5c&vs=random`);
    const { hero, heroRange } = narrow(own, 0, one);
    expect([hero, heroRange]).toEqual([[1, 0], undefined]);
  });
});

test('reports and leaves out an unreadable earlier range', () => {
  for (const was of ['x', '1:2:TT', '1:3:', '1:3:AhKh', '1:3:TTx']) {
    const { draft, problems } = readLink(`${FLOP}&was=${was}`);
    expect(draft.narrowed, was).toBeUndefined();
    expect(problems.map(({ code }) => code)).toEqual(['bad-field']);
  }
});
