import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-svelte';
import { answer, type Answer } from '../../src/poker/answer';
import { spotIn } from '../../src/notation/spot';
import { answerText, markText, Spots } from '../../src/table/saved/spots.svelte';
import { KEPT_SPOTS } from '../../src/ui/savedSpots';
import { Store, type StorageLike } from '../../src/ui/store';
import {
  counts,
  focus,
  link as address,
  open as openRow,
  paste,
  PHONE,
  reload,
  row as spotsRow,
  says,
  tile,
  type,
  visit,
  WIDE,
} from './visit';
import { LONG } from '../long';

const TURN = '#/?hero=4c9c&board=7d5cKh8c';
const KNOWN = '#/?hero=AhKh&board=7h3h9c&vs=7c7d';
const OTHER = '#/?hero=5h6h&board=5d7hQc&vs=AcQd';

function answerTo(link: string): Answer {
  const spot = spotIn(link);
  if (!spot.ok) throw new Error(link);
  const steps = answer(spot.value);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** A device, and the spots as a window finds them there. */
function device(): () => Spots {
  const kept = new Map<string, string>();
  const shelf: StorageLike = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return () => new Spots(new Store(KEPT_SPOTS, () => shelf));
}

test('a mark and a note are saved, erased with their spot and brought back', () => {
  const open = device();
  const spots = open();
  spots.keep(KNOWN, answerTo(KNOWN));
  spots.mark(KNOWN, answerTo(KNOWN), 'call');
  spots.end(KNOWN, 'lost');
  spots.annotate(KNOWN, 'he always has it');
  const [marked] = open().value;
  expect(marked).toMatchObject({
    link: KNOWN,
    note: 'he always has it',
    did: 'call',
    won: 'lost',
    answer: { unseen: 45 },
  });
  expect(marked && markText(marked)).toBe('called, lost');
  spots.erase();
  expect(open().value).toEqual([]);
  spots.takeBack();
  expect(open().value).toEqual([marked]);
  if (marked !== undefined) spots.remove(marked);
  expect(open().value).toEqual([]);
  spots.takeBack();
  expect(open().value).toEqual([marked]);
  spots.mark(KNOWN, answerTo(KNOWN), 'call');
  expect(open().value.map((own) => markText(own))).toEqual(['']);
});

test('a message names the act, and goes with the next', async () => {
  const open = device();
  const spots = open();
  for (const link of [TURN, KNOWN]) spots.keep(link, answerTo(link));
  const file = spots.exportText();
  spots.star(TURN, true);
  expect(spots.said).toBe('Starred.');
  spots.takeUp(TURN);
  expect(spots.said).toBe('');
  const [first] = spots.value;
  if (first !== undefined) spots.remove(first);
  expect([spots.said, spots.canTakeBack]).toEqual([expect.stringMatching(/^Deleted: /), true]);
  spots.takeBack();
  spots.erase();
  expect(spots.said).toBe('2 spots erased.');
  await spots.importText(file);
  expect(spots.said).toMatch(/^2 spots( and \d ranges?)? imported\.$/);
});

test.each([
  [TURN, '12 outs of 46'],
  [KNOWN, '8 outs of 45, equity 24.6%'],
  ['#/?hero=7c7d&board=7h3h9c&vs=AhKh', 'equity 75.4%'],
  ['#/?hero=AhKh&board=QhJhTh3c3d', 'the nuts, or a share of them'],
  ['#/?hero=8c8d&board=8h3c3dKsKd', '88 of 990 hands beat you'],
])('the list shows the figures of %s: %s', (link, text) => {
  const spots = device()();
  spots.keep(link, answerTo(link));
  const [saved] = spots.value;
  expect(saved?.answer && answerText(saved.answer)).toBe(text);
});

describe('an import', () => {
  const file = (spots: readonly unknown[], ranges?: readonly unknown[]) =>
    JSON.stringify({ format: 'outs-spots', version: 2, spots, ranges });

  test('leaves out what cannot be read, and says how much and what', async () => {
    const open = device();
    const spots = open();
    await spots.importText(file([{ link: 'javascript:alert(1)', at: 1 }, { link: TURN, at: 2, starred: true }, null]));
    expect(spots.said).toBe('1 spot imported. 2 entries were left out. The first: spot 1: its link cannot be read.');
    expect(open().value.map(({ link }) => link)).toEqual([TURN]);
    await spots.importText(file([null]));
    expect(spots.problem).toMatch(/^This is not an Outs spots file: spot 1: not a spot\. Choose/);
    expect(open().value).toHaveLength(1);
  });

  test('dates no spot in the future, and says how many of one’s own made room', async () => {
    const spots = device()();
    spots.keep(TURN, answerTo(TURN));
    spots.keep(KNOWN, answerTo(KNOWN));
    spots.rename(KNOWN, 'mine');
    const theirs = Array.from({ length: 200 }, (_, pot) => ({
      link: `#/?hero=AsAd&board=7d5cKh&pot=${pot + 1}`,
      at: Number.MAX_SAFE_INTEGER,
    }));
    await spots.importText(file(theirs));
    const dropped = '1 spot of yours without a star, a name or a note was removed to make room.';
    expect(spots.said).toBe(`200 spots imported. ${dropped}`);
    expect(spots.value.every(({ at }) => at <= Date.now())).toBe(true);
    expect(spots.value.map(({ link }) => link)).toContain(KNOWN);
    // The next one is kept, and what was dropped comes back.
    spots.takeBack();
    expect(spots.value.map(({ link }) => link).sort()).toEqual([TURN, KNOWN].sort());
    await spots.importText(file(theirs));
    spots.keep(OTHER, answerTo(OTHER));
    expect(spots.value.map(({ link }) => link)).toContain(OTHER);
    await spots.importText(file(theirs.slice(0, 2).map(({ link }) => ({ link: `${link}&call=1`, at: 0 }))));
    expect(spots.said).toMatch(/^0 of 2 spots imported\. .* only the newest 200 are saved\.$/);
  });
});

describe('on the page', () => {
  const row = spotsRow('Your spots');
  const entries = row.getByRole('listitem');
  const own = (name: string | RegExp) => row.getByRole('button', { name });
  const hasEntries = (count: number) => counts(entries, count);
  const field = (name: string) => row.getByRole('textbox', { name });

  /** What the device keeps of each spot, the newest first. */
  const kept = () => {
    const text = localStorage.getItem('outs:spots');
    return text === null ? [] : (JSON.parse(text) as { spots: { link: string }[] }).spots;
  };
  const isKept = (link: string) => expect.poll(() => kept().map((spot) => spot.link)).toContain(link);
  const deal = async (link: string) => {
    location.hash = link;
    await isKept(link);
  };

  /** Opens the list on a device that keeps nothing else. */
  async function openList(link: string, texts: Readonly<Record<string, string>> = {}, size = WIDE): Promise<void> {
    await visit('', size);
    cleanup();
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    dispatchEvent(new StorageEvent('storage'));
    history.replaceState(null, '', location.pathname + location.search + link);
    await reload();
    await isKept(link);
    await openRow('Your spots');
    await expect.element(row.getByText('Import')).toBeVisible();
  }

  test('spots are kept as they are dealt, found, starred, named, written on, and dealt again', LONG, async () => {
    await openList(TURN);
    await deal(KNOWN);
    await deal(`${KNOWN}&pot=60&call=20`);
    expect(kept().map(({ link }) => link)).toEqual([`${KNOWN}&pot=60&call=20`, TURN]);
    await hasEntries(2);
    await says(entries.first(), /8 outs of 45, equity 2\d\.\d%/);
    await own('Star 4♣ 9♣').click();
    await says(entries.first(), '12 outs of 46');
    await own('Name, note or delete A♥ K♥').click();
    await userEvent.type(field('Name'), 'the sevens');
    await type('{Enter}');
    await says(entries.nth(1), 'the sevens');
    await own('Name, note or delete the sevens').click();
    await field('Note').fill('He checks twice.\n<b>Fold</b>');
    await own(/^Name, note or delete 4/).click();
    await says(entries.nth(1), 'He checks twice. <b>Fold</b>');
    expect(kept()).toMatchObject([
      { link: TURN, starred: true },
      { name: 'the sevens', note: 'He checks twice.\n<b>Fold</b>' },
    ]);
    await entries
      .first()
      .getByRole('button', { name: /12 outs of 46/ })
      .click();
    await expect.poll(address).toBe(TURN);
    await focus(tile('ace of spades'));
    await type('{Backspace}');
    await expect.poll(address).toBe(`${KNOWN}&pot=60&call=20`);
  });

  test('a search finds a spot among many on a phone, and a deletion can be undone', LONG, async () => {
    const spots = Array.from({ length: 20 }, (_, index) => ({
      link: `#/?hero=AhKh&board=7h3h9c&pot=${index + 1}`,
      at: index,
      ...(index === 3 && { name: 'Bubble' }),
    }));
    await openList(TURN, { 'outs:spots': JSON.stringify({ format: 'outs-spots', version: 1, spots }) }, PHONE);
    await hasEntries(12);
    await own('Show all 21').click();
    await hasEntries(21);
    const search = row.getByRole('searchbox');
    for (const [text, count] of [
      ['4c9c flush', 1],
      ['flop overcards', 20],
      ['bubble', 1],
    ] as const) {
      await search.fill(text);
      await hasEntries(count);
    }
    await search.fill('river');
    await expect.element(row.getByText('No saved spot matches.')).toBeVisible();
    await search.fill('bubble');
    await own('Name, note or delete Bubble').click();
    await row.getByRole('button', { name: 'Delete', exact: true }).click();
    await says(row.getByRole('status'), 'Deleted: Bubble.');
    expect(kept()).toHaveLength(20);
    await row.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(kept()).toHaveLength(21);
    await hasEntries(1);
    const small = [...row.element().querySelectorAll('li button, input:not([type=file])')].filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return !target.matches('.link') && Math.min(width, height) < 43.5;
    });
    expect(small).toEqual([]);
  });

  test('typing the name of a spot deals no card', LONG, async () => {
    await openList(TURN);
    const more = own(/^Name, note or delete/);
    const name = field('Name');
    await more.click();
    await expect.element(name).toHaveFocus();
    await type('Ah Kd');
    // Open, but the focus is elsewhere.
    await focus(own(/^Star/));
    await type('AhKdxv');
    await focus(field('Note'));
    await type('x 2s{Enter}{Backspace}');
    // Kept while it is typed.
    await expect.poll(() => kept()[0]).toMatchObject({ note: 'x 2s' });
    paste('AhKd');
    await type('{Escape}');
    await expect.element(name).not.toBeInTheDocument();
    await expect.element(more).toHaveFocus();
    expect(address()).toBe(TURN);
    expect(kept()).toMatchObject([{ link: TURN, name: 'Ah Kd', note: 'x 2s' }]);
    // Closed, the keys are the table's again.
    await type('2s');
    await expect.poll(address).toBe(`${TURN}2s`);
    await type('{Backspace}');
    // A click elsewhere closes it as well.
    await more.click();
    await userEvent.fill(name, 'Friday');
    await page.getByRole('heading', { name: 'Outs', exact: true }).click();
    await expect.element(name).not.toBeInTheDocument();
    await says(entries.first(), 'Friday');
    await type('2s');
    await expect.poll(address).toBe(`${TURN}2s`);
  });
});
