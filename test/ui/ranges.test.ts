// Ranges on the table: the fields that hold them, and what they hold on a board.
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, button, counts, deck, focus, focused, link, PHONE, reload, row, says, sentence } from './visit';
import { shows, tile, type, visit } from './visit';
import { LONG } from '../long';

const FLOP = '#/?hero=AhKd&board=7d5cKh';
const RANGE = '22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+';
const DEMO = `#/?hero=QcQd&board=Kh7d5c&vs=${RANGE}`;

const alert = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
/** With saved names it completes them. */
const field = page.getByRole('textbox', { name: /range/i }).or(page.getByRole('combobox', { name: /range/i }));
const toggle = button(/on the grid/);
const grid = page.getByRole('grid');
const theirs = row('What they hold').getByCss('summary');
const rung = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const streets = page.getByRole('region', { name: 'Street by street' });
const stale = page.getByCss('.stale');

test('one row shows side by side what everybody holds, by name', async () => {
  await visit('#/?hero=22%2B,A2s%2B&board=Ks7h5c&vs=TT%2B,AQs%2B&names=;Ben');
  const beside = row('Side by side');
  await expect.element(beside.getByCss('summary')).toHaveTextContent(/two pair or better: You [\d.]+%, Ben [\d.]+%/);
  await beside.getByCss('summary').click();
  const table = beside.getByRole('table');
  await expect.element(table.getByRole('columnheader', { name: 'Ben' })).toBeVisible();
  await expect.element(table.getByRole('row', { name: /^Set/ })).toHaveTextContent(/^Set\s+7\.9%\s+8\.8%$/);
  // A known hand is in a row or not: a share of it would be none or all.
  await visit('#/?hero=AhKd&board=Ks8d3c&vs=QQ%2B,AKs,AJo');
  await expect.element(beside.getByCss('summary')).toHaveTextContent(/two pair or better: You no, Opponent [\d.]+%/);
  await beside.getByCss('summary').click();
  await expect.element(table.getByRole('row', { name: /^Top pair/ })).toHaveTextContent(/^Top pair\s+yes\s+[\d.]+%$/);
  await says(answer, 'hits, by range');
});

describe('a range', () => {
  test('a range is typed and painted by keyboard alone, and answered', LONG, async () => {
    await visit(FLOP);
    await focus(button(/^Range/));
    await type('{Enter}');
    await expect.element(field).toHaveFocus();
    await type('TT+, AQs+, AKo');
    await says(answer, '72.6');
    await type('{Enter}');
    await expect.element(field).toHaveValue('TT+,AQs+,AKo');
    await expect.poll(link).toBe(`${FLOP}&vs=TT+,AQs+,AKo`);
    await focus(field);
    await type('{Tab}{Enter}');
    await expect.element(grid).toBeVisible();
    await focus(page.getByCss('[data-cell="AA"]'));
    await type('{ }{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowDown}{Enter}');
    await expect.element(field).toHaveValue('KK-TT,KQs,AKo');
    await type('{Escape}');
    await expect.element(toggle).toHaveFocus();
  });

  test('hero’s range is typed as well, and given up for two cards', LONG, async () => {
    await visit('#/?board=7h3h9c&vs=random', PHONE);
    await button('You hold a range').click();
    await page.getByRole('textbox', { name: /^You/ }).fill('TT+, AQs+');
    await says(sentence, /favourite: 74\.6%/);
    await expect.poll(link).toBe('#/?hero=TT+,AQs+&board=7h3h9c&vs=random');
    await expect.element(tile('ace of spades')).toHaveAccessibleName(/leaves your range/);
    await button('You hold two cards').click();
    await type('AhKh');
    await says(sentence, /70\.1%/);
  });

  test('a saved range is used by its name on the line; the link has the range', LONG, async () => {
    await visit('#/?hero=AhKh&vs=QQ%2B');
    await toggle.click();
    await button('Save with a name').click();
    await type('BB wide{Enter}');
    location.hash = '#/';
    await reload();
    const spot = page.getByCss('.entry input');
    await spot.fill('AhKh v BB w');
    await expect.poll(() => page.getByCss('datalist option').query()?.getAttribute('value')).toBe('AhKh v BB wide');
    await spot.fill('AhKh 7h3h9c v bb wide pot 60 call 20');
    await expect.poll(link).toContain('vs=QQ+');
    await type('{Enter}');
    await expect.element(spot).toHaveValue('AhKh 7h3h9c v QQ+ pot 60 call 20');
    await expect.element(button(/^BB wide/)).toBeVisible();
  });

  test('a range by position is taken by keyboard alone, and undone', LONG, async () => {
    await visit(`${FLOP}&vs=QQ+`);
    await toggle.click();
    const editor = page.getByRole('group', { name: /range, hand by hand/ });
    const guides = editor.getByRole('group', { name: 'By position' });
    const ask = editor.getByRole('button', { name: 'By position' });
    await focus(ask);
    await type('{Enter}');
    await expect.element(guides).toBeVisible();
    // On the way: to save with a name.
    for (let stops = 0; stops < 9 && !guides.element().contains(document.activeElement); stops++) await userEvent.tab();
    await type('{ArrowRight}{Tab}{ArrowRight}{ArrowRight}{Tab}{Enter}');
    const taken = guides.getByRole('button', { name: 'BTN vs UTG 2.9%' });
    await expect.element(taken).toHaveFocus();
    await expect.element(taken).toHaveAttribute('aria-pressed', 'true');
    await expect.element(field).toHaveValue('QQ+,AK,A5s');
    await type('{Escape}');
    await expect.element(ask).toHaveFocus();
    await editor.getByRole('button', { name: 'Undo' }).click();
    await expect.element(field).toHaveValue('QQ+');
  });
});

describe('a text without a range', () => {
  test('a text without a range is a fault once its field is left, and moves nothing before', async () => {
    await visit(`${FLOP}&vs=QQ+`);
    await expect.element(field).toBeVisible();
    const top = () => deck.element().getBoundingClientRect().top;
    const before = top();
    await field.fill('QQ+, A');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect([top(), alert(/./).query()]).toEqual([before, null]);
    await field.fill('QQ+, AK');
    await expect.poll(link).toMatch(/vs=QQ\+,AK$/);
    await field.fill('QQ+, AZ');
    expect([top(), alert(/./).query()]).toEqual([before, null]);
    await userEvent.tab();
    await expect.element(alert('AZ')).toBeVisible();
    await expect.poll(link).toMatch(/vs=QQ\+,AK$/);
    await field.fill('AhAd, AhAc');
    await shows(/every hand in this range is blocked/);
  });

  test('makes no figure current, whatever else changes', async () => {
    await visit('#/?hero=AhKh&board=Td9h2c&vs=QQ%2B,99');
    await counts(stale, 0);
    await field.fill('QQ+,A');
    await type('{Enter}');
    await expect.element(field).toHaveFocus();
    await expect.element(alert(/A/).first()).toBeVisible();
    await counts(page.getByCss('.figures.stale'), 1);
    await counts(page.getByCss('.stale > output'), 1);
    (document.activeElement as HTMLElement).blur();
    await type('5c');
    await expect.poll(link).toContain('Td9h2c5c');
    await counts(page.getByCss('.figures.stale'), 1);
    await field.fill('QQ+,AA');
    await counts(stale, 0);
  });

  test('a link with a text that is not a range gets no answer', async () => {
    for (const [spot, fault] of [
      ['#/?hero=AhKh&board=7h3h9c&vs==50%25&pot=60&call=20', /“=50%”/],
      ['#/?hero=QQ%2B;AKs&vs=random&pot=60&call=20', /“QQ\+;AKs”/],
      ['#/?hero=AhKh&board=7h3h9c&vs=7c7d;QQ%2B,A5z&pot=60&call=20', /“A5z”/],
    ] as const) {
      await visit(spot);
      await says(page.getByCss('#problem'), fault);
      await expect.element(row('Your spots')).toBeVisible();
      for (const figure of ['.verdict', '.answer .big']) expect(page.getByCss(figure).query()).toBeNull();
    }
    // Another player in its place is another spot.
    location.hash = '#/?hero=AhKh&board=7h3h9c&vs=QQ%2B&pot=60&call=20';
    await says(page.getByCss('.verdict'), /./);
  });
});

describe('what they hold', () => {
  test('rows are ticked, narrowed, taken in parts and as the price demands, by keyboard alone', LONG, async () => {
    await visit(`${DEMO}&pot=60&call=20`);
    await says(theirs, '48 of 175 combos beat you: top pair 33, set 9');
    await expect.poll(() => document.title).toContain('Q♣ Q♦');
    await type('r');
    await says(theirs, '175 of 222 combos, 47 blocked, 48 beat you');
    const set = rung('Set');
    await expect.element(set).toHaveAccessibleName(/^Set: 9 combos, 5\.1%, you have 6\.1%.*beats you/);
    await expect.element(set).toBeChecked();
    await expect.element(rung('Ace high: 64 combos')).not.toBeChecked();
    await says(rung('Underpair to 7'), 'behind you');
    await shows('You have enough against 127 of 175 combos');
    // What usually continues is a condition in the row, and no headline.
    await shows('48 continue, if only top pair or a draw continues: you have 7.7%.');
    await says(sentence, 'You are the favourite: 64.6% equity.');
    // Any pair or better.
    await focus(set);
    await type(`{ArrowDown}{ArrowDown}${'{ArrowDown}{ }'.repeat(5)}`);
    await says(sentence, 'the 103 that continue you have 50.4%');
    await shows('72 of 175 fold, 41.1% of the time');
    // Narrowed to them, and back.
    const narrow = button('Narrow to these 103');
    for (let stop = 0; stop < 5 && document.activeElement !== narrow.element(); stop++) {
      await userEvent.tab({ shift: true });
    }
    await type('{Enter}');
    await shows('You have enough against 55 of 103 combos');
    await expect.element(button('Undo narrowing')).toHaveFocus();
    await type('{Enter}');
    await expect.element(narrow).toHaveFocus();
    // As shares; half of a row, and what folds in place of what continues.
    await focus(set);
    await type('%');
    await says(set, '5.1%');
    await type('{Shift>}{ }{/Shift}');
    await expect.element(set).toHaveAccessibleName(/75% of them continue/);
    await button('Only what folds').click();
    await expect.element(set).toHaveAccessibleName(/25% of them continue/);
    await expect.element(rung('Ace high')).toBeChecked();
    // A third of the pot: two thirds of the range may not fold.
    await button('Minimum defence (MDF): the best 66.7%').click();
    await shows('58.3 of 175 fold');
    // Each combo says whether the price is right for it: a call needs 25%.
    (await page.getByCss('[data-cell="AQo"]').findElement()).focus();
    await type('{ }');
    const combos = page.getByRole('group', { name: 'AQo, combos' }).getByRole('checkbox');
    await expect.poll(() => combos.elements().length).toBeGreaterThan(3);
    for (const { textContent: name } of combos.elements().slice(1)) {
      const [, equity] = /you have (\d+\.\d)%/.exec(name) ?? [];
      expect(name.includes('you have the 25.0% you need'), name).toBe(Number(equity) >= 25);
    }
    // It is open the next time, with the figures as they were chosen; Escape closes it.
    await reload();
    await says(set, '5.1%');
    await focus(set);
    await type('{Escape}');
    await expect.element(theirs).toHaveFocus();
    await says(sentence, 'You are the favourite');
  });

  test('on the map: a figure in every hand, ticked one by one, or by what is held', LONG, async () => {
    await visit(DEMO);
    await theirs.click();
    const map = page.getByRole('grid', { name: 'Their range on this board' });
    const hand = (name: string) => map.getByRole('button', { name: new RegExp(`^${name}: `) });
    const suited = hand('king ten suited');
    const said = 'king ten suited: top pair, 3 of 4 combos (K♥ blocks the rest), you have 8.8%, continues';
    await expect.element(suited).toHaveAccessibleName(said);
    await says(suited, '9');
    await counts(map.getByRole('button'), 169);
    await suited.click();
    await shows('3 of 4 combos (K♥ blocks');
    await shows('45 continue: you have');
    await expect.element(rung('Top pair')).toHaveAttribute('aria-checked', 'mixed');
    await page.getByRole('group', { name: 'KTs, combos' }).getByRole('checkbox').nth(1).click();
    await shows('46 continue: you have');
    await focus(hand('pair of queens'));
    await type('{ }');
    await shows('47 continue: you have');
    await userEvent.unhover(map);
    await type('{ArrowRight}');
    const next = hand('queen jack suited');
    await expect.element(next).toHaveFocus();
    // A new card changes the hint of the hand in focus.
    const hint = page.getByCss('.map .top > p');
    const before = (await hint.findElement()).textContent;
    await type('2c');
    await expect.element(hint).not.toHaveTextContent(before);
    const [equity = 'no equity'] = /you have \d+\.\d/.exec(hint.element().textContent) ?? [];
    await expect.element(next).toHaveAccessibleName(new RegExp(equity));
    await type('{Backspace}');
    await says(hint, before);
    // The legend says how much of a group there is, the cells and their names which hand has what.
    await page.getByRole('radio', { name: 'What is held' }).click();
    const legend = page.getByRole('list', { name: 'What is held' });
    await says(legend, /or better 9\s*2 overpair or top pair 39\s*3 lower pair 55\s*5 ace high 64\s*6 air 8/);
    await says(hand('pair of sevens'), '1');
    await expect.element(hand('pair of sevens')).toHaveAccessibleName(/two pair or better 3/);
    await page.getByRole('radio', { name: 'Not blocked' }).click();
    await says(suited, '75');
    await page.getByRole('radio', { name: 'Paint' }).click();
    await page.getByCss('[data-cell="AA"]').click();
    await says(theirs, '169 of 216 combos, 47 blocked');
  });

  test('narrowing weighs a range once: after it all of it continues', LONG, async () => {
    await visit(DEMO);
    await says(theirs, '48 of 175 combos beat you: top pair 33, set 9');
    await type('r');
    await focus(rung('Ace high'));
    // Three quarters of it.
    await type('{Shift>}{ }{/Shift}');
    const narrow = page.getByRole('button', { name: /^Narrow to these/ });
    await narrow.findElement();
    await type('w');
    await expect.element(button('Undo narrowing')).toBeVisible();
    await expect.element(narrow).not.toBeInTheDocument();
    await expect.poll(link).toContain('AJo-ATo:0.75');
    const narrowed = link();
    await type('w');
    await type('w');
    expect(link()).toBe(narrowed);
    await button('Undo narrowing').click();
    await expect.element(narrow).toBeVisible();
  });

  test('a range that is narrowed to what continues has a stop, a link and an undo', LONG, async () => {
    await visit(DEMO);
    await theirs.click();
    await button('Narrow to these 48').click();
    // The streets before are those of the range that it was.
    for (const part of ['they continue you 7.7%', '48 of 175', 'Preflop 69.1%', 'Flop 64.6%'])
      await says(streets, part);
    await says(theirs, '48 combos, none blocked');
    await type('Jh');
    await says(theirs, '45 of 48 combos, 3 blocked');
    await expect.element(rung('Two pair: 9 combos')).toBeChecked();
    await says(streets, 'Turn 3.9%');
    await expect.poll(link).toContain('board=Kh7d5cJh');
    await reload();
    await says(streets, 'they continue you 7.7%');
    await says(streets, 'Flop 64.6%');
    // Under the field, and in it until it is typed into.
    await expect.element(field).toHaveValue('48 combos');
    await focus(field);
    await expect.poll(() => (field.element() as HTMLInputElement).value).toMatch(/^AA,KsKd,KsKc/);
    (field.element() as HTMLElement).blur();
    await expect.element(field).toHaveAccessibleDescription('45 combos undo');
    // Back before the flop it is the range that it was, as played it is narrowed again.
    await streets.getByRole('button', { name: /^Back to the start/ }).click();
    await expect.element(field).toHaveValue(RANGE);
    await expect.poll(link).toBe(`#/?hero=QcQd&vs=${RANGE}`);
    await streets.getByRole('button', { name: /^As played/ }).click();
    await expect.element(field).toHaveValue('48 combos');
    await says(streets, 'they continue you 7.7%');
    // The streets stay as they are until the next answer. The flop never gets the narrowed range's figure.
    let isMixed = false;
    const watch = new MutationObserver(() => (isMixed ||= /Flop\s*7\.7/.test(streets.element().textContent)));
    watch.observe(streets.element(), { subtree: true, childList: true, characterData: true });
    await page.getByRole('button', { name: 'undo', exact: true }).click();
    await expect.element(field).toHaveValue(RANGE);
    await says(streets, 'Turn 64.3%');
    await expect.element(streets).not.toHaveTextContent('they continue');
    watch.disconnect();
    expect(isMixed).toBe(false);
    // A single combo that is left is a known hand.
    await visit('#/?hero=QcQd&board=Kh7d5c&vs=AsKs,22');
    await theirs.click();
    await button('Narrow to this one').click();
    await expect.element(theirs).not.toBeInTheDocument();
    await expect.poll(link).toMatch(/vs=AsKs&was=1:3:22,AsKs$/);
    await button(/^Undo/).click();
    await says(theirs, '7 combos, none blocked');
  });

  test('the deck shows equity against the focused row, and what completes a draw', LONG, async () => {
    await visit('#/?hero=QcQd&board=Kh7h2c&vs=AK,7c7d,AhJh,ThJh,AsJs');
    await theirs.click();
    await focus(rung('Top pair'));
    await expect.element(tile('queen of spades')).toHaveAccessibleName(/leaves you \d+\.\d% against top pair/);
    await focus(rung('Flush draw'));
    await shows('raised: completes it');
    await counts(deck.getByRole('button', { name: /completes it/ }), 10);
    await type('{Escape}');
    await counts(page.getByText('raised: completes it'), 0);
  });

  test('several opponents are counted row by row, and the page says how sure it is', LONG, async () => {
    const slowly = { timeout: 120_000 };
    await visit(`#/?hero=AhQh&board=Kh7h2c&vs=${RANGE};88`);
    await page
      .getByCss('summary')
      .filter({ hasText: /^Opponent 1/ })
      .click();
    const set = rung('Set: 9 combos');
    await expect.element(set, slowly).toHaveAccessibleName(/, you have \d+\.\d%, beats you$/);
    await expect.element(sentence).not.toHaveTextContent('continue');
    await shows(/^46 continue, if only top pair or a draw continues: you have \d/);
    await focus(set);
    await type('{ }');
    await shows(/^37 continue: you have \d/);
    await type('{ }');
    await says(sentence, /of opponent 1’s 162 combos\. Against the 46 that continue you have \d+\.\d%\.$/);
    const told = (await page.getByText(/^46 continue: you have \d/).findElement()).textContent;
    // Narrowed to it, the table has the same equity.
    await button('Narrow to these 46').click();
    await says(streets, `opponent 1 continues you ${/[\d.]+%/.exec(told)?.[0]}`);
    location.hash = '#/?hero=AhQh&board=Kh7h2c5s&vs=KQ,77;AJ,KT;random;random;random';
    await expect.element(page.getByText(/Simulated, ±0\.\d\d points\. No combo folds/), slowly).toBeVisible();
    location.hash = '#/?hero=AhQh&board=Kh7h2c&vs=TT%2B,AK&wild=deuces';
    await shows('not shown in a deck with wild cards');
  });

  test('the map is reached by keyboard, Clear removes it, and before the flop no map is open', LONG, async () => {
    await visit(DEMO);
    await theirs.click();
    await focus(page.getByCss('.map [tabindex="0"]'));
    await type('{ArrowDown}{ArrowRight}');
    await expect.element(focused).toHaveAttribute('data-cell', 'KK');
    const remains = page.getByCss('.remains');
    const before = (await remains.findElement()).textContent;
    await type('{Enter}');
    await expect.element(remains).not.toHaveTextContent(before);
    for (const cards of ['hero=AhKh', 'hero=QQ%2B', 'hero=random']) {
      location.hash = `#/?${cards}&vs=22%2B,A2s%2B`;
      await counts(grid, 0);
      await says(sentence, /./);
      await type('r');
      expect([page.getByText(/^\d+ live combos/).query(), grid.query()]).toEqual([null, null]);
    }
    location.hash = DEMO;
    await counts(grid, 1);
    await page.getByRole('button', { name: 'Clear', exact: true }).first().click();
    await shows('Your two cards?');
    await visit('#/?hero=KK,AA,QJ&board=KhKd7s&vs=KQo,QQ,22');
    await row('Equity curves').getByCss('summary').click();
    await expect.element(grid.first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).first().click();
    await shows('Your two cards?');
  });
});
