// What is typed, tapped, undone and written on a line is entered in one way on the four pages that take cards.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Lab } from '../../src/lab/lab.svelte';
import { writeLink } from '../../src/notation/link';
import { answer } from '../../src/poker/answer';
import { DECK, formatCard } from '../../src/poker/card';
import { Show } from '../../src/show/show.svelte';
import { finish } from '../../src/steps';
import { keptSpots } from '../../src/study/yourSpots.svelte';
import { KEPT_PROGRESS, NO_PROGRESS, writeProgress } from '../../src/study/progress';
import { Study } from '../../src/study/study.svelte';
import { loadFaults } from '../../src/table/faults.svelte';
import { Table } from '../../src/table/table.svelte';
import { Store, type StorageLike } from '../../src/ui/store';
import { OddsWorker } from '../../workers/odds';
import { integer, seeded } from '../reference/random';

class MuteWorker extends OddsWorker {
  override warm(): boolean {
    return true;
  }
  override ask(): void {
    // No test here waits for an answer.
  }
  override askAhead(): void {
    // Nor for one that may be wanted.
  }
}

interface Page {
  readonly page: Table | Lab | Show | Study;
  /** What undo brings back, as text. */
  readonly state: () => string;
  /** The rank that waits for its suit, as it is shown. */
  readonly symbol: () => string;
}

/** A device with a learner who has been here before. */
function device(): StorageLike {
  const shelf = new Map([['outs:study-3', writeProgress({ ...NO_PROGRESS, welcomed: true })]]);
  return {
    getItem: (key) => shelf.get(key) ?? null,
    setItem: (key, value) => void shelf.set(key, value),
    removeItem: (key) => void shelf.delete(key),
  };
}

const PAGES: Readonly<Record<string, () => Page>> = {
  table: () => {
    const page = new Table(new MuteWorker(), 0);
    return { page, state: () => writeLink(page.entered), symbol: () => page.typedSymbol };
  },
  lab: () => {
    const page = new Lab();
    return { page, state: () => page.link, symbol: () => page.entry.typedSymbol };
  },
  'everybody’s cards': () => {
    const page = new Show();
    return { page, state: () => page.link, symbol: () => page.typedSymbol };
  },
  study: () => {
    const own = device();
    const page = new Study({
      store: new Store(KEPT_PROGRESS, () => own),
      spots: () => keptSpots(() => own),
      // The drill is there at once, however long it is dealt.
      ticks: () => 0,
      answers: { ask: (spot, hear) => hear(finish(answer(spot))), close: () => undefined },
    });
    // A♠ 6♠ on 7♥ 10♠ 4♠ 2♥.
    page.enterLink('#/study?kind=flush-draw&seed=28');
    return { page, state: () => page.marks.map(formatCard).join(''), symbol: () => page.entry.typedSymbol };
  },
};

beforeAll(loadFaults);

beforeEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
});

function type(page: Page['page'], text: string): void {
  for (const character of text) page.type(character);
}

describe.each(Object.entries(PAGES))('on the page: %s', (name, open) => {
  test('a rank waits for its suit, and undo takes back the rank alone', () => {
    const { page, state, symbol } = open();
    type(page, 'KsQ');
    const before = state();
    expect([page.awaitsSuit, symbol()]).toEqual([true, 'Q']);
    page.undo();
    expect([page.awaitsSuit, state()]).toEqual([false, before]);
    type(page, '1');
    expect(symbol()).toBe('1');
    type(page, 'h');
    expect(page.problem, 'an ace or a ten?').toContain('1h');
    expect([page.awaitsSuit, state()]).toEqual([false, before]);
    type(page, '9s');
    expect(page.problem ?? '').toBe('');
    expect(state()).not.toBe(before);
  });

  test('a character that is not part of a card is not used', () => {
    const { page, state } = open();
    const before = state();
    for (const character of ['x', '§', 'e', '0']) expect(page.type(character), character).toBe(false);
    expect(state()).toBe(before);
  });

  test('after any typing, tapping and clearing, undo goes back step by step, and redo forward', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const random = seeded(seed);
      const { page, state } = open();
      const past: string[] = [];
      let undone: string[] = [];
      for (let step = 0; step < 160; step++) {
        const before = state();
        const waits = page.awaitsSuit;
        const act = integer(random, 0, 9);
        const where = `seed ${seed}, step ${step}`;
        if (act < 3) {
          page.undo();
          if (waits) expect([page.awaitsSuit, state()], where).toEqual([false, before]);
          else {
            const expected = past.pop();
            expect(state(), where).toBe(expected ?? before);
            if (expected !== undefined) undone.push(before);
          }
        } else if (act < 5) {
          page.redo();
          const expected = undone.pop();
          expect(state(), where).toBe(expected ?? before);
          if (expected !== undefined) past.push(before);
        } else {
          if (act < 8) page.type('23456789tjqkacdhs'[integer(random, 0, 16)] ?? '');
          else if (act < 9 || !('clear' in page)) page.tap(DECK[integer(random, 0, 51)]);
          else page.clear();
          if (state() !== before) {
            past.push(before);
            undone = [];
          }
        }
        expect(name === 'everybody’s cards' || page.canRedo === undone.length > 0, where).toBe(true);
      }
    }
  });

  test('a line that cannot be read changes nothing, and a card says why', () => {
    const { page, state } = open();
    type(page, 'Ks');
    const before = state();
    page.enterLine('no cards at all');
    expect(state()).toBe(before);
    expect(page.problem ?? '').not.toBe('');
    type(page, 'Qs');
    expect(page.problem ?? '').toBe('');
    expect(state()).not.toBe(before);
  });
});

const LINES: Readonly<Record<string, () => { page: Table | Lab; state: () => string }>> = {
  table: PAGES.table as never,
  lab: PAGES.lab as never,
};

describe.each(Object.entries(LINES))('the line of the page: %s', (_, open) => {
  test('all edits of a line are one step of undo', () => {
    const { page, state } = open();
    type(page, 'Ks');
    const before = state();
    for (const text of ['A', 'Ah', 'AhK', 'AhKh']) {
      page.entry.editLine(text);
      expect(page.text).toBe(text);
    }
    expect(page.entry.leaveLine()).toBe(true);
    const after = state();
    expect(after).toContain('AhKh');
    page.undo();
    expect(state()).toBe(before);
    page.redo();
    expect(state()).toBe(after);
    page.entry.editLine('2c');
    page.undo();
    expect(state(), 'the next edit is a new step').toBe(after);
  });

  test('an unfinished rank changes nothing yet; Escape takes back the whole edit', () => {
    const { page, state } = open();
    type(page, 'Ks');
    const before = state();
    page.entry.editLine('Ks Q');
    expect(state()).toBe(before);
    page.entry.editLine('Ks Qs');
    expect(state()).not.toBe(before);
    page.entry.abandonLine();
    expect([state(), page.problem]).toEqual([before, undefined]);
    expect(page.text).toBe(page.line);
  });

  test('an unreadable text stays on the line with its problem, until it is mended or abandoned', () => {
    const { page, state } = open();
    type(page, 'Ks');
    const before = state();
    page.entry.editLine('Ks nonsense');
    expect(page.entry.leaveLine()).toBe(false);
    expect([state(), page.text]).toEqual([before, 'Ks nonsense']);
    expect(page.problem).toBeDefined();
    page.entry.editLine('Ks Qs');
    expect(page.problem).toBeUndefined();
    expect(page.entry.leaveLine()).toBe(true);
    page.entry.editLine('Ks Qs nonsense');
    page.entry.leaveLine();
    page.entry.abandonLine();
    expect([page.text, page.problem]).toEqual([page.line, undefined]);
  });

  test('a line is read whole or not at all: its readable part goes when the line is left', () => {
    const { page, state } = open();
    type(page, 'Ks');
    const before = state();
    for (const text of ['Ah', 'AhKh', 'AhKh nonsense']) page.entry.editLine(text);
    expect(page.entry.leaveLine()).toBe(false);
    expect([state(), page.text, page.canRedo]).toEqual([before, 'AhKh nonsense', false]);
    expect(page.problem).toBeDefined();
    page.undo();
    expect([state(), page.text, page.problem], 'the text is taken back first').toEqual([before, page.line, undefined]);
    page.undo();
    expect(state(), 'one step led to the line').not.toBe(before);
  });
});

test('a page’s first address adds no step; the next address adds one', () => {
  for (const [open, first, next] of [
    [PAGES.table, '#/?hero=AhKh', '#/?hero=2c2d'],
    [PAGES.lab, '#/lab?hands=8c8d7h7s*', '#/lab?hands=2c2d2h2s*'],
  ] as const) {
    const { page, state } = open() as { page: Table | Lab; state: () => string };
    page.enterLink(first);
    const before = state();
    page.undo();
    expect(state()).toBe(before);
    page.enterLink(next);
    expect(state()).not.toBe(before);
    page.undo();
    expect(state()).toBe(before);
  }
});
