import type {} from '@vitest/browser-playwright';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent, type Locator } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-svelte';
import '../../src/app.css';
import Opponents from '../../src/table/seats/Opponents.svelte';
import { LateParts, setLate } from '../../src/table/late.svelte';
import { Table } from '../../src/table/table.svelte';
import { formatRange, parseRange } from '../../src/poker/range';
import HandGrid from '../../src/ui/HandGrid.svelte';
import { ranges } from '../../src/ui/savedRanges';
import { settings } from '../../src/ui/settings.svelte';
import type { Answer } from '../../src/poker/answer';
import { OddsWorker, type Brought, type Question, type Report } from '../../workers/odds';
import { LONG } from '../long';

/** A worker that answers only on the test's command. */
class SilentWorker extends OddsWorker {
  report: (report: Report) => void = () => undefined;
  override warm(): boolean {
    return true;
  }
  override ask<Asked extends Question>(_: Asked, report: (brought: Brought<Asked>) => void): void {
    this.report = report as (report: Report) => void;
  }
}

let worker: SilentWorker;
let table: Table;

/** Answers the last question with this equity. */
function answer(equity: number): void {
  worker.report({
    kind: 'answer',
    answer: { street: 'flop', unseen: 47, players: [{ equity }], of: 1 } as unknown as Answer,
    words: { figures: { rows: [] }, headline: '', made: '', standing: '', reasons: [] },
  });
}

/** A table whose only opponent holds a range, its grid open. */
async function openGrid(text: string, cards = 'hero=AhKd'): Promise<void> {
  table.openLink(`#/?${cards}&vs=${text}`);
  const late = new LateParts(
    () => undefined,
    () => undefined,
  );
  const props = { table, onGrid: () => undefined, onPrice: () => undefined };
  setLate(late);
  await render(Opponents, { props });
  await toggle.click();
  await expect.element(grid).toBeVisible();
}

beforeEach(async () => {
  // The library does so for the first file of a worker alone.
  cleanup();
  history.replaceState(null, '', location.pathname + location.search);
  // A phone has the field in the seat that is opened.
  await page.viewport(820, 1180);
  worker = new SilentWorker();
  table = new Table(worker, 0);
});

afterEach(() => {
  vi.useRealTimers();
});

const panel = page.getByRole('group', { name: /hand by hand$/ });
const grid = page.getByRole('grid');
const toggle = page.getByRole('button', { name: /on the grid/ });
/** With saved names it completes them. */
const field = page.getByRole('textbox', { name: /range/ }).or(page.getByRole('combobox', { name: /range/ }));

/** The cell of `'AKs'`, whatever its name says of it. */
function cell(name: string): Locator {
  return page.getByRole('gridcell').filter({ hasText: new RegExp(`^\\s*${name}\\s*$`) });
}

function held(): string {
  const [seat] = table.draft.seats;
  return seat?.kind === 'range' ? formatRange(seat.range) : '';
}

function focusedCell(): string | undefined {
  return document.activeElement?.textContent?.trim();
}

/** A finger that goes down on the first of these cells, over the others, and up. */
async function swipe(...names: string[]): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect();
  if (frame === undefined) throw new Error('The tests run in no frame.');
  const scale = frame.width / innerWidth;
  for (const [index, name] of names.entries()) {
    const box = cell(name).element().getBoundingClientRect();
    const touchPoints = [
      {
        x: frame.left + scale * (box.left + box.width / 2),
        y: frame.top + scale * (box.top + box.height / 2),
      },
    ];
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('by mouse', () => {
  test('a click adds a hand, another removes it', LONG, async () => {
    await openGrid('QQ');
    await cell('AKs').click();
    expect(held()).toBe('QQ,AKs');
    await cell('QQ').click();
    expect(held()).toBe('AKs');
  });

  test('a drag paints every hand on its way, and is one step of undo', async () => {
    await openGrid('72o');
    await userEvent.dragAndDrop(cell('AA'), cell('TT'));
    expect(held()).toBe('TT+,72o');
    table.undo();
    expect(held()).toBe('72o');
  });

  test('a drag along the pairs takes no neighbour, even with an unsteady hand', async () => {
    await openGrid('72o');
    const start = cell('AA').element().getBoundingClientRect();
    const root = grid.element();
    const point = (type: string, along: number, aside: number) => {
      const init = {
        pointerId: 1,
        isPrimary: true,
        bubbles: true,
        clientX: start.left + start.width * (0.5 + along + aside),
        clientY: start.top + start.height * (0.5 + along - aside),
      };
      root.dispatchEvent(new PointerEvent(type, init));
    };
    // The test's pointer does not exist, so the browser cannot capture it.
    root.setPointerCapture = () => undefined;
    point('pointerdown', 0, 0);
    for (let step = 1; step <= 80; step++) {
      point('pointermove', step / 20, step % 2 === 0 ? 0.12 : -0.12);
    }
    point('pointerup', 4, 0);
    expect(held()).toBe('TT+,72o');
  });

  test('a drag that begins on a hand of the range removes hands', async () => {
    await openGrid('JJ+,88');
    await userEvent.dragAndDrop(cell('QQ'), cell('99'));
    expect(held()).toBe('KK+,88');
  });

  test('the right button only removes, by click or by drag', async () => {
    await openGrid('JJ+,88');
    await cell('QQ').click({ button: 'right' });
    expect(held()).toBe('KK+,JJ,88');
    await cell('99').click({ button: 'right' });
    expect(held()).toBe('KK+,JJ,88');
    const middle = (name: string) => {
      const { left, top, width, height } = cell(name).element().getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    const root = grid.element();
    root.setPointerCapture = () => undefined;
    const init = { pointerId: 1, isPrimary: true, bubbles: true, button: 2, buttons: 2 };
    root.dispatchEvent(new PointerEvent('pointerdown', { ...init, ...middle('99') }));
    root.dispatchEvent(new PointerEvent('pointermove', { ...init, ...middle('AA') }));
    root.dispatchEvent(new PointerEvent('pointerup', { ...init, ...middle('AA') }));
    expect(held()).toBe('88');
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    expect(root.dispatchEvent(menu), 'no menu opens over the grid').toBe(false);
  });

  test('a drag up or down with Shift weighs the pressed hand, in one step of undo', async () => {
    await openGrid('QQ,AKs:0.5');
    const { left, top } = cell('AKs').element().getBoundingClientRect();
    const root = grid.element();
    root.setPointerCapture = () => undefined;
    const move = (type: string, down: number) => {
      const at = { clientX: left + 10, clientY: top + 10 + down };
      root.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 1,
          isPrimary: true,
          bubbles: true,
          shiftKey: true,
          pointerType: 'mouse',
          ...at,
        }),
      );
    };
    move('pointerdown', 0);
    move('pointermove', -16);
    expect(held()).toBe('QQ,AKs:0.6');
    // Over other hands it still weighs this hand, between none and all.
    move('pointermove', 32);
    expect(held()).toBe('QQ,AKs:0.3');
    move('pointermove', 300);
    expect(held()).toBe('QQ');
    move('pointermove', -300);
    expect(held()).toBe('QQ,AKs');
    move('pointerup', -300);
    table.undo();
    expect(held()).toBe('QQ,AKs:0.5');
  });

  test('describes the hand under the pointer', async () => {
    await openGrid('AKs:0.5', 'hero=AhQd');
    await cell('AKs').hover();
    await expect.element(page.getByText('all 4 combos at 50%, 1 blocked')).toBeVisible();
  });
});

describe('combo by combo', () => {
  const split = page.getByRole('button', { name: /^Combos of/ });
  const combos = page.getByRole('group', { name: /^Combos of/ });
  const combo = (name: string) => combos.getByRole('checkbox', { name });

  test('an open hand has 6, 4 or 12; a click leads to another and paints nothing', async () => {
    await openGrid('QQ,AKs:0.5', 'hero=AhQd');
    await split.click();
    expect((await combos.findElement()).getAttribute('aria-label')).toBe('Combos of AA');
    for (const [name, count] of [
      ['QQ', 6],
      ['AKs', 4],
      ['AKo', 12],
    ] as const) {
      await cell(name).click();
      await expect.element(combos).toHaveAccessibleName(`Combos of ${name}`);
      await expect.poll(() => combos.getByRole('checkbox').elements()).toHaveLength(count);
    }
    expect(held()).toBe('QQ,AKs:0.5');
    await cell('AKs').click();
    // A card in play blocks a combo; it can be held all the same.
    await expect.element(combo('ace of hearts king of hearts 50% blocked')).toHaveAttribute('aria-checked', 'mixed');
    // A drag paints.
    await userEvent.dragAndDrop(cell('QQ'), cell('JJ'));
    expect(held()).toBe('AKs:0.5');
  });

  test('each is put in at the chosen weight, and taken out by itself, a step of undo each', async () => {
    await openGrid('QQ');
    await split.click();
    await cell('AKs').click();
    await combo('ace of spades king of spades').click();
    await page.getByRole('radio', { name: '25%' }).click();
    await combo('ace of clubs king of clubs').click();
    expect(held()).toBe('QQ,AsKs,AcKc:0.25');
    await combo('ace of clubs king of clubs').click();
    expect(held()).toBe('QQ,AsKs');
    table.undo();
    table.undo();
    expect(held()).toBe('QQ,AsKs');
    table.undo();
    expect(held()).toBe('QQ');
  });

  test('arrows lead to a hand, and Tab to its combos and to its weight', async () => {
    await openGrid('QQ');
    (cell('AA').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{Tab}{Enter}{Tab}{ }');
    expect(held()).toBe('QQ,AsKs');
    await page.getByRole('slider', { name: 'Weight of AKs' }).fill('40');
    expect(held()).toBe('QQ,AKs:0.4');
  });

  test('a full stop leads to a hand’s combos, plus and minus weigh one, and Escape leads back', async () => {
    await openGrid('QQ');
    (cell('AA').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}.');
    await expect.element(combo('ace of spades king of spades')).toHaveFocus();
    await userEvent.keyboard('+++--{Tab}{Enter}-');
    expect(held()).toBe('QQ,AsKs:0.1,AhKh:0.9');
    await userEvent.keyboard('{Escape}');
    await expect.element(combos).not.toBeInTheDocument();
    await expect.element(grid).toBeVisible();
    expect(focusedCell()).toBe('AKs');
    await userEvent.keyboard('{ArrowRight}.');
    await expect.element(combos).toHaveAccessibleName('Combos of AQs');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Escape}');
    // Outside the combos it closes the grid.
    await expect.element(grid).not.toBeInTheDocument();
  });

  test('a tap leads to a hand’s combos, 44 px high, and a stroke still paints', async () => {
    await openGrid('QQ');
    await split.click();
    await swipe('AKs');
    await expect.element(combos).toHaveAccessibleName('Combos of AKs');
    expect(held()).toBe('QQ');
    const { height } = (await combo('ace of spades king of spades').findElement()).getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    await swipe('AKs', 'AJs');
    expect(held()).toBe('QQ,AJs+');
  });
});

describe('by touch', () => {
  test('a tap adds a hand, another removes it, each a step of undo', async () => {
    await openGrid('72o');
    await swipe('AKs');
    await expect.poll(held).toBe('AKs,72o');
    await swipe('AKs');
    await expect.poll(held).toBe('72o');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(held()).toBe('AKs,72o');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(held()).toBe('72o');
  });

  test('a finger paints sideways as a mouse does', async () => {
    await openGrid('72o');
    await swipe('AKs', 'AQs', 'ATs');
    expect(held()).toBe('ATs+,72o');
    table.undo();
    expect(held()).toBe('72o');
  });
});

test('a finger that rests may still scroll; after half a second it paints, and does not tap', async () => {
  await openGrid('72o');
  const root = grid.element();
  const { left, top, width, height } = cell('K2o').element().getBoundingClientRect();
  const touch = (type: string, up = 0, isPrimary = true) => {
    const at = { clientX: left + width / 2, clientY: top + height / 2 - up };
    root.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', isPrimary, bubbles: true, ...at }));
  };
  const wait = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
    return [held(), root.classList.contains('held')];
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  touch('pointerdown');
  expect(wait(499)).toEqual(['72o', false]);
  touch('pointermove', 20);
  expect(wait(5_000), 'it scrolls').toEqual(['72o', false]);
  touch('pointercancel', 20);
  touch('pointerdown');
  touch('pointerdown', 0, false);
  expect(wait(5_000), 'two fingers magnify').toEqual(['72o', false]);
  touch('pointerup');
  touch('pointerdown');
  expect(wait(500)).toEqual(['K2o,72o', true]);
  touch('pointerup');
  (cell('K2o').element() as HTMLElement).click();
  expect(wait(0)).toEqual(['K2o,72o', false]);
});

describe('by a screen reader', () => {
  test('a click that comes without a press puts a hand in and takes it out', async () => {
    await openGrid('72o');
    const hand = cell('AKs').element() as HTMLElement;
    hand.click();
    expect(held()).toBe('AKs,72o');
    hand.click();
    expect(held()).toBe('72o');
  });
});

describe('by keyboard', () => {
  test('the grid is one tab stop, arrows walk it and stop at its edges', async () => {
    await openGrid('QQ');
    expect(grid.element().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await cell('AA').click();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(focusedCell()).toBe('KQo');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(focusedCell()).toBe('AQo');
    await userEvent.keyboard('{End}');
    expect(focusedCell()).toBe('Q2s');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(focusedCell()).toBe('AA');
  });

  test('Space and Enter add a hand and remove it', async () => {
    await openGrid('72o');
    cell('AA').element().focus();
    await userEvent.keyboard('{ArrowRight} ');
    expect(held()).toBe('AKs,72o');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(held()).toBe('AQs+,72o');
    await userEvent.keyboard(' ');
    expect(held()).toBe('AKs,72o');
  });

  test('Shift and arrows paint, the first hand decides, and all is one step of undo', async () => {
    await openGrid('72o');
    cell('AA').element().focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{ArrowDown}');
    expect(held()).toBe('AA,AQs+,72o');
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowLeft}{/Shift}');
    expect(held()).toBe('AA,72o');
    table.undo();
    table.undo();
    expect(held()).toBe('72o');
  });

  test('Shift continues the last stroke of the keyboard', async () => {
    await openGrid('72o');
    cell('AA').element().focus();
    await userEvent.keyboard('{ArrowRight} {Shift>}{ArrowRight}{/Shift}{Shift>}{ArrowRight}{/Shift}');
    expect(held()).toBe('AJs+,72o');
    await userEvent.keyboard(' {Shift>}{ArrowLeft}{/Shift}');
    expect(held()).toBe('AKs,72o');
  });

  test('Escape closes the grid, and the table stays', async () => {
    await openGrid('QQ');
    cell('AA').element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(grid).not.toBeInTheDocument();
    expect(held()).toBe('QQ');
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('weights', () => {
  test('a stroke gives the weight of the brush', async () => {
    await openGrid('AA');
    await page.getByRole('radio', { name: '50%' }).click();
    await cell('AKs').click();
    expect(held()).toBe('AA,AKs:0.5');
    await cell('AA').click();
    expect(held(), 'a weight that is another is changed').toBe('AA:0.5,AKs:0.5');
    await cell('AA').click();
    expect(held(), 'the same is taken out').toBe('AKs:0.5');
  });

  test('the slider gives a hand a weight of 35%', async () => {
    await openGrid('AA');
    await page.getByRole('slider', { name: 'Weight' }).fill('35');
    await cell('KK').click();
    expect(held()).toBe('AA,KK:0.35');
  });

  test('weights are in the hand’s name for a screen reader', async () => {
    await openGrid('AA,KK:0.25,AsKs', 'hero=2c2d');
    const cells = [
      ['AA', 'pair of aces: all 6 combos', 'true'],
      ['KK', 'pair of kings: all 6 combos at 25%', 'true'],
      ['AKs', 'ace king suited: 1 of 4 combos', 'true'],
      ['AKo', 'ace king offsuit: out', 'false'],
    ] as const;
    for (const [name, words, selected] of cells) {
      await expect.element(cell(name)).toHaveAccessibleName(words);
      await expect.element(cell(name)).toHaveAttribute('aria-selected', selected);
    }
  });
});

describe('weights by keys', () => {
  test('plus and minus change the weight by 10%, between none and all', async () => {
    await openGrid('QQ,AKs:0.45');
    (cell('AKs').element() as HTMLElement).focus();
    await userEvent.keyboard('+');
    expect(held()).toBe('QQ,AKs:0.55');
    await userEvent.keyboard('+=+++');
    expect(held()).toBe('QQ,AKs');
    await userEvent.keyboard('-');
    expect(held()).toBe('QQ,AKs:0.9');
    await userEvent.keyboard('----------');
    expect(held()).toBe('QQ');
    await userEvent.keyboard('+{ArrowRight}+');
    expect(held()).toBe('QQ,AQs+:0.1');
  });

  test('keys with Ctrl belong to the browser; a range that cannot be read stays', async () => {
    await openGrid('QQ');
    const press = (init: KeyboardEventInit) =>
      cell('QQ')
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
    press({ key: '-', ctrlKey: true });
    expect(held()).toBe('QQ');
    await field.fill('QQ, T9x');
    press({ key: '-' });
    press({ key: '.' });
    expect(held()).toBe('QQ');
    await expect.element(page.getByRole('group', { name: /^Combos of/ })).not.toBeInTheDocument();
  });
});

describe('in step with the text', () => {
  test('a painted range is in the field, a typed one on the grid', async () => {
    await openGrid('QQ');
    await cell('AKs').click();
    await expect.element(field).toHaveValue('QQ,AKs');
    await field.fill('22+');
    await expect.element(cell('22')).toHaveAttribute('aria-selected', 'true');
    await expect.element(cell('AKs')).toHaveAttribute('aria-selected', 'false');
    await expect.element(panel.getByText(/^78 combos, 5\.9%$/)).toBeVisible();
  });

  test('single suits in the text are kept when other hands are painted', async () => {
    await openGrid('AhQh,7s6s:0.3');
    await cell('QQ').click();
    expect(held()).toBe('QQ,AhQh,7s6s:0.3');
  });

  test('reports a text that cannot be read; the range before it stays visible', async () => {
    await openGrid('QQ');
    await field.fill('QQ, T9x');
    await expect.element(page.getByText('last valid range')).toBeVisible();
    await expect.element(grid).toHaveAttribute('aria-readonly', 'true');
    await cell('AKs').click();
    expect(held(), 'nothing is painted over it').toBe('QQ');
    await expect.element(field).toHaveValue('QQ, T9x');
    await page.getByRole('button', { name: 'Revert' }).click();
    await expect.element(field).toHaveValue('QQ');
    await cell('AKs').click();
    expect(held()).toBe('QQ,AKs');
  });

  test('a text that cannot be read has no count next to it, from the first key on', async () => {
    await openGrid('QQ');
    await page.getByRole('button', { name: /on the grid/ }).click();
    await expect.element(grid).not.toBeInTheDocument();
    const count = page.getByText('6 combos, 0.5%');
    await expect.element(count).toBeInTheDocument();
    await field.fill('QQ, T');
    expect(count.query()).toBeNull();
    await field.fill('QQ, TT');
    await expect.element(page.getByText('12 combos, 0.9%')).toBeInTheDocument();
  });

  test('semicolons are read as other programs write them', async () => {
    await openGrid('QQ');
    await field.fill('KK+;AKs');
    expect(held()).toBe('KK+,AKs');
  });

  test('the name of a saved range opens it', async () => {
    const saved = parseRange('22+,A2s+', 'line');
    if (!saved.ok) throw new Error('not a range');
    ranges.save(saved.value, 'Button opens');
    await openGrid('QQ');
    await field.fill('Button ope');
    expect(held()).toBe('QQ');
    await field.fill(' button opens');
    expect(held()).toBe('22+,A2s+');
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('22+,A2s+');
  });

  test('a begun name is completed, and a range with a name shows the name', async () => {
    const saved = parseRange('33+,A2s+', 'line');
    if (!saved.ok) throw new Error('not a range');
    ranges.save(saved.value, 'Button steals');
    await openGrid('QQ');
    await page.getByRole('button', { name: 'Done' }).click();
    const suggested = () => {
      const { list } = field.element() as HTMLInputElement;
      return Array.from(list?.options ?? [], ({ value }) => value);
    };
    expect(suggested()).toEqual([]);
    await field.fill('button st');
    await expect.poll(suggested).toEqual(['Button steals']);
    await field.fill('Button steals');
    expect(held()).toBe('33+,A2s+');
    await userEvent.keyboard('{Enter}');
    const called = page.getByRole('button', { name: /^Button steals/, expanded: false });
    await expect.element(called).toBeVisible();
    await toggle.click();
    await cell('22').click();
    await expect.element(called).not.toBeInTheDocument();
    await cell('22').click();
    await expect.element(called).toBeInTheDocument();
  });

  test('names with a slash open from their folder, and the next is named into it', async () => {
    for (const [text, name] of [
      ['22+', '6-max/CO'],
      ['33+', '6-max/BTN'],
    ] as const) {
      const saved = parseRange(text, 'line');
      if (!saved.ok) throw new Error('not a range');
      ranges.save(saved.value, name);
    }
    await openGrid('QQ');
    await page.getByRole('button', { name: '6-max (2)' }).click();
    await page.getByRole('button', { name: 'CO', exact: true }).click();
    expect(held()).toBe('22+');
    await cell('AKs').click();
    await page.getByRole('button', { name: 'Save with a name' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Range name', exact: true })).toHaveValue('6-max/');
  });

  test('Escape in the field takes such a text back too', async () => {
    await openGrid('QQ');
    await field.fill('QQ, T9x');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('QQ');
    await expect.element(grid).toHaveAttribute('aria-readonly', 'false');
  });
});

describe('while it is painted', () => {
  test('hero’s equity is next to the combos, and Done closes it', async () => {
    await openGrid('QQ', 'hero=AhKd&board=7d5cKh');
    expect(page.getByText(/^You \d/).query(), 'before the first answer').toBeNull();
    answer(0.5583);
    await expect.element(page.getByText(/^You 55\.8%$/)).toBeVisible();
    await cell('JJ').click();
    await expect.element(page.getByText(/^You 55\.8%$/)).toHaveClass(/stale/);
    answer(0.61);
    await expect.element(page.getByText(/^You 61\.0%$/)).not.toHaveClass(/stale/);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.element(grid).not.toBeInTheDocument();
  });

  test('part of a hand fills as much of its track', async () => {
    await openGrid('AA:0.75,KK');
    const track = cell('AA').element().querySelector('.track');
    expect(track?.querySelector('.bars')?.getAttribute('style')).toContain('0% 25%');
    expect(cell('KK').element().querySelector('.track')).toBeNull();
  });
});

test('a range that was emptied comes back by Undo', async () => {
  await openGrid('QQ,AKs:0.5');
  await page.getByRole('button', { name: 'Empty the range' }).click();
  expect(held()).toBe('');
  await expect.element(page.getByText('empty', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(held()).toBe('QQ,AKs:0.5');
});

describe('what it holds', () => {
  test('the grid says its combos, their share, and how many the cards in play block', async () => {
    await openGrid('TT%2B,AQs%2B,AKo', 'hero=AhKd&board=7d5cKh');
    await expect.element(panel.getByText(/^50 combos, 3\.8%$/)).toBeVisible();
    await expect.element(page.getByText('19 blocked')).toBeVisible();
  });
});

describe('the top hands', () => {
  test('a slider sets the top hands and names their ranking', async () => {
    await openGrid('QQ');
    const slider = page.getByRole('slider', { name: 'Top hands' });
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'as wide as the top 0%');
    await slider.fill('2');
    expect(held()).toBe('TT+');
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'top 2%');
    await expect.element(page.getByText(/^Top\s+2% by equity/)).toBeVisible();
  });

  test('the settings rank top hands against one random hand or four', async () => {
    await openGrid('QQ');
    await expect.element(panel.getByText('against one', { exact: true })).toBeVisible();
    settings.tops = 'four';
    await expect.element(panel.getByText('against four', { exact: true })).toBeVisible();
    await page.getByRole('slider', { name: 'Top hands' }).fill('3');
    await expect.element(page.getByText(/^Top\s+3% by equity against 4 random hands/)).toBeVisible();
    const four = held();
    settings.tops = 'one';
    await page.getByRole('slider', { name: 'Top hands' }).fill('2');
    await page.getByRole('slider', { name: 'Top hands' }).fill('3');
    expect([four, held()]).toEqual(['99+,AQs+', '88+']);
    await expect.element(page.getByText(/^Top\s+3% by equity against one random hand/)).toBeVisible();
  });

  test('a start of the top 5% sets the slider to 5', async () => {
    await openGrid('QQ');
    await page.getByRole('button', { name: /^Top 5/ }).click();
    await expect.element(page.getByRole('slider', { name: 'Top hands' })).toHaveValue('5');
  });
});

describe('hands with one name', () => {
  test('hands with one name are painted together, next to what is there, and taken out again', async () => {
    await openGrid('AKs');
    const pairs = page.getByRole('button', { name: /Any pair/ });
    await expect.element(pairs).toHaveTextContent('22+');
    await pairs.click();
    expect(held()).toBe('22+,AKs');
    await expect.element(pairs).toHaveAttribute('aria-pressed', 'true');
    await pairs.click();
    expect(held()).toBe('AKs');
  });
});

test('a grid tells both who asks for its pointer and who asks for its cells', async () => {
  const said: string[] = [];
  const { container } = await render(HandGrid, {
    label: 'hands',
    draw: createRawSnippet(() => ({ render: () => '<span></span>' })),
    onPoint: (_: unknown, { type }: PointerEvent) => said.push(`cell ${type}`),
    on: {
      onpointerdown: ({ type }: PointerEvent) => said.push(type),
      onpointermove: ({ type }: PointerEvent) => said.push(type),
    },
  });
  for (const type of ['pointerdown', 'pointermove']) {
    container.querySelector('[role=grid]')?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  }
  expect(said).toEqual(['cell pointerdown', 'pointerdown', 'cell pointermove', 'pointermove']);
});
