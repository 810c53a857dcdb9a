/** @module-tag long */
import type { Locator, Page } from 'playwright';
import { expect, SMOKE, test } from './page';
import { paste } from './paste';
import { PHONE, WIDE } from './sizes';

const WORKED = '#/?hero=4c9c&board=7d5cKh8c';
const TWELVE = /twelve outs, about one in four/;

/** The sentence with the answer, as a screen reader hears it. */
const sentence = (page: Page): Locator => page.locator('output');
const tile = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Deck' }).getByRole('button', { name: new RegExp(`^${name}\\b`) });
const line = (page: Page): Locator => page.getByRole('textbox', { name: /spot/i });
const fragment = (page: Page): Promise<string> => page.evaluate(() => location.hash);

test('twelve keys on a page just opened answer the worked example', SMOKE, async ({ open }) => {
  const page = await open();
  await page.keyboard.type('4c9c7d5cKh8c');
  await expect(sentence(page)).toHaveText(TWELVE);
  const figures = page.getByRole('region', { name: 'Answer' });
  await expect(figures).toContainText('12');
  await expect(figures).toContainText(/26\.1\s*%/);
  await expect(figures).toContainText(/2\.83\s*:\s*1/);
  await expect(page.locator('.status')).toContainText('46 unseen');
});

for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`six taps on the deck do the same (${name})`, SMOKE, async ({ visit }) => {
    const page = await visit('', size);
    for (const card of ['four of clubs', 'nine of clubs', 'seven of diamonds']) {
      await tile(page, card).click();
    }
    for (const card of ['five of clubs', 'king of hearts', 'eight of clubs']) {
      await tile(page, card).click();
    }
    await expect(sentence(page)).toHaveText(TWELVE);
    await expect.poll(() => fragment(page)).toBe(WORKED);
  });
}

test('every tile says what it does, and whose it is', async ({ visit }) => {
  const page = await visit(WORKED);
  await expect(tile(page, 'six of clubs')).toHaveAccessibleName(
    /out: makes a nine-high flush and a straight: one card/,
  );
  await expect(tile(page, 'ace of spades')).not.toHaveAccessibleName(/out/);
  await expect(tile(page, 'four of clubs')).toHaveAttribute('aria-pressed', 'true');
  await expect(tile(page, 'four of clubs')).toHaveAccessibleName(/your hand/);
  await expect(tile(page, 'king of hearts')).toHaveAccessibleName(/board/);
  await tile(page, 'six of clubs').hover();
  await expect(page.getByText('makes a nine-high flush and a straight: one card')).toBeVisible();
});

test('a hole gives its card back, its gap is filled next', async ({ visit }) => {
  const page = await visit(WORKED);
  await tile(page, 'five of clubs').click();
  await expect(line(page)).toHaveValue('4c9c 7d_Kh8c');
  await tile(page, 'five of hearts').click();
  await expect(line(page)).toHaveValue('4c9c 7d5hKh8c');
});

test('a slot that is tapped takes the next card', async ({ visit }) => {
  const page = await visit(WORKED);
  await page.getByRole('button', { name: 'nine of clubs: remove' }).click();
  await page.keyboard.type('9d');
  await expect(line(page)).toHaveValue('4c9d 7d5cKh8c');
});

test('undo, redo and clear are one key away', async ({ visit }) => {
  const page = await visit(WORKED);
  await page.keyboard.type('2s');
  await expect(line(page)).toHaveValue('4c9c 7d5cKh8c2s');
  await page.keyboard.press('Backspace');
  await expect(line(page)).toHaveValue('4c9c 7d5cKh8c');
  await page.keyboard.press('Control+y');
  await expect(line(page)).toHaveValue('4c9c 7d5cKh8c2s');
  await page.keyboard.press('Escape');
  await expect(line(page)).toHaveValue('');
  await page.keyboard.press('Backspace');
  await expect(line(page)).toHaveValue('4c9c 7d5cKh8c2s');
});

test('a half-typed board says what is missing, and keeps the last answer', SMOKE, async ({ visit }) => {
  const page = await visit();
  await page.keyboard.type('4c9c7d5cKh');
  await expect(sentence(page)).toHaveText(/No outs/);
  await tile(page, 'seven of diamonds').click();
  await expect(page.getByText(/one more flop card|a flop card/i).first()).toBeVisible();
  await expect(page.getByRole('alert').first()).toHaveText('');
});

const FAULTS: [why: string, text: string, said: RegExp][] = [
  ['a card twice', 'AhKh 7h3hAh', /A♥.*your hand.*the board/],
  ['no such card', '1h2h', /1h2h/],
  ['a sixth board card', 'AhKh 2c3c4c5c6c7c', /6 cards\. Remove 7♣/],
  ['three hole cards', 'AhKh v 7c7d2s', /two cards/],
  ['garbage', '<img src=x onerror=alert(1)>', /<img/],
  ['100 kB', 'Ah'.repeat(50_000), /100.?000/],
  ['nothing', '   ', /no text|empty/i],
];
test('a pasted text that is not a spot is refused in place, and everything stays', SMOKE, async ({ visit }) => {
  const page = await visit(WORKED);
  await expect(sentence(page)).toHaveText(TWELVE);
  const alert = page.getByRole('alert').first();
  for (const [why, text, said] of FAULTS) {
    await paste(page, text);
    await expect(alert, why).toHaveText(said);
    await expect(sentence(page), why).toHaveText(TWELVE);
    await expect.poll(() => fragment(page), why).toBe(WORKED);
  }
});

test('typed faults are shown in place', async ({ visit }) => {
  const page = await visit(WORKED);
  await page.keyboard.type('1h');
  await expect(page.getByRole('alert').first()).toHaveText(/“1h”/);
  await page.keyboard.type('4c');
  await expect(page.getByRole('alert').first()).toHaveText(/4♣.*your hand/);
  await page.keyboard.type('10h');
  await expect(page.getByRole('alert').first()).toHaveText('');
  await expect(line(page)).toHaveValue('4c9c 7d5cKh8cTh');
});

test('pasted spots of any notation are dealt', SMOKE, async ({ visit }) => {
  const page = await visit();
  await paste(page, '4♣ 9♣ on 7♦ 5♣ K♥ 8♣');
  await expect(sentence(page)).toHaveText(TWELVE);
  await paste(page, 'https://example.org/#/?hero=AhKh&board=7h3h9c&vs=7c7d');
  await expect(sentence(page)).toHaveText(/eight outs/);
  await expect.poll(() => fragment(page)).toBe('#/?hero=AhKh&board=7h3h9c&vs=7c7d');
});

test('the line can be edited, left and abandoned', async ({ visit }) => {
  const page = await visit(WORKED);
  await line(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('AhKh 7h3h9c v 7c7d x 2h');
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toHaveText(/seven outs/);
  await expect(line(page)).not.toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(line(page), 'one step of undo').toHaveValue('4c9c 7d5cKh8c');
});

test('a link, a reload and going back restore a spot exactly', SMOKE, async ({ open }) => {
  const link = '#/?hero=AhKh&board=7h3h9c&vs=7c7d&dead=2s&target=flush&pot=60&call=20';
  const page = await open(link);
  await expect(page.getByLabel('Pot', { exact: true })).toHaveValue('60');
  await page.reload();
  await expect(page.getByLabel('to call')).toHaveValue('20');
  await expect.poll(() => fragment(page)).toBe(link);
  await page.keyboard.press('Escape');
  await expect(line(page)).toHaveValue('');
  await expect.poll(() => fragment(page)).toBe('');
  await page.goBack();
  await expect(line(page)).toHaveValue('AhKh 7h3h9c v 7c7d x 2s pot 60 call 20');
  await expect.poll(() => fragment(page)).toBe(link);
});

test('money takes no entry of the history, whatever is typed', async ({ open }) => {
  const page = await open(WORKED);
  const before = await page.evaluate(() => history.length);
  const pot = page.getByLabel('Pot', { exact: true });
  await pot.pressSequentially('12.50');
  await expect(pot).toHaveValue('12.50');
  await page.getByLabel('to call').pressSequentially('4.5');
  await expect.poll(() => fragment(page)).toBe(`${WORKED}&pot=12.5&call=4.5`);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a thousand is a thousand, and is written back as it was understood', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h3h9c&vs=7c7d');
  const price = page.getByRole('region', { name: 'The price' });
  const pot = page.getByLabel('Pot', { exact: true });
  const call = page.getByLabel('to call');
  await pot.fill('$1,000');
  await pot.press('Enter');
  await expect(call, 'Enter goes on').toBeFocused();
  await expect(pot).toHaveValue('1,000');
  await call.pressSequentially('.25k');
  await call.press('Enter');
  await expect(call).toHaveValue('250');
  await expect(verdict(page)).toHaveText(/^Call\. /);
  await expect(price).toContainText('Pot odds 4 : 1, you need 3.06 : 1.');
  await pot.fill('1.250k');
  await expect(price.getByRole('alert')).toHaveText(/1,250 or 1,250,000/);
  await expect(verdict(page)).toHaveCount(0);
});

/** The decision about a call, before the sentence. */
const verdict = (page: Page) => page.locator('output .verdict');

test('an unknown opponent is weighed by value and bluffs, a free card has no price', SMOKE, async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h3h9c&pot=60&call=20');
  const price = page.getByRole('region', { name: 'The price' });
  await expect(verdict(page)).toHaveText(
    'Call. You need 25.0% and have 49.7%, even against the best third of their hands.',
  );
  await expect(price).toContainText('49.7% against the best third of their hands, 88.0% against bluffs.');
  await expect(price).toContainText('Your outs: 19.1% on the next card and 35.0% by the river.');
  await page.getByLabel('to call').fill('0');
  await expect(verdict(page)).toHaveText('Nothing to call.');
});

const SILLY = /drawing dead|you cannot win|any price|\b0 outs/i;

test('a made hand against an unknown opponent is shown its rank, and is not folded', async ({ visit }) => {
  const spots: [link: string, sentence: RegExp, figures: RegExp, price: RegExp][] = [
    ['hero=AhKh&board=AdAcAs9c', /None of 1,035 hands beats you\./, /You have/, /^Raise or call\. You cannot lose\./],
    ['hero=AhKh&board=QhJhTh', /None of 1,081 hands beats you\./, /You have/, /^Raise or call\. You cannot lose\./],
    [
      'hero=AhKh&board=7h3h2h',
      /None of 1,081 hands beats you\./,
      /You have/,
      /^Call or raise\. You need 25\.0% and have \d\d\.\d%, even against/,
    ],
    [
      'hero=7h7c&board=7d2s9c',
      /Set of sevens: 3 of 1,081 hands beat you\./,
      /7\s*outs of 47/,
      /^Call or raise\. You need 25\.0% and have \d\d\.\d%, even/,
    ],
    [
      'hero=7h7c&board=7d2s9cKd',
      /Set of sevens: 6 of 1,035/,
      /10\s*outs of 46\s*21\.7%/,
      /^Call or raise\. You need 25\.0% and have \d\d\.\d%, even/,
    ],
    [
      'hero=8c8d&board=8h3c3dKsKd',
      /88 of 990 hands beat you/,
      /88\s*hands/,
      /^Call\. You need 25\.0% and have 45\.8%, even/,
    ],
    [
      'hero=*As&board=AhKd7c&wild=joker',
      /Three aces, the nuts/,
      /97\.8%\s*You have/,
      /^Call or raise\. You are far ahead/,
    ],
  ];
  const page = await visit('');
  for (const [link, said, figures, price] of spots) {
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, `#/?${link}&pot=60&call=20`);
    await expect(sentence(page).locator('> span').last()).toHaveText(said);
    await expect(page.getByRole('region', { name: 'Answer' })).toContainText(figures);
    await expect(verdict(page)).toHaveText(price);
    expect(await page.locator('.right').innerText(), link).not.toMatch(SILLY);
  }
});

test('the next card alone may pay for the call of a draw', async ({ visit }) => {
  const page = await visit('#/?hero=4c9c&board=7d5cKh8c&pot=100&call=35');
  await expect(verdict(page)).toHaveText('Call. Your outs alone are enough: 26.1%, you need 25.9%.');
});

test('before the flop the reads are parts of all hands; a missed draw on the river folds unless they bluff', async ({
  visit,
}) => {
  const page = await visit('#/?hero=AhJd&pot=70&call=60');
  await expect(verdict(page)).toHaveText(
    /^Depends on how many hands they play\. You need 46\.2% and have 56\.9% against a quarter/,
  );
  const river = await visit('#/?hero=AhKh&board=7h3h9c2s4d');
  await river.getByLabel('Pot', { exact: true }).fill('60');
  await river.getByLabel('to call').fill('20');
  await expect(verdict(river)).toHaveText(/^Fold, unless they bluff\. You beat only a bluff: call if /);
});

test('a pot that cannot hold the bet is asked back, and mended with one tap', async ({ open }) => {
  for (const opponent of ['&vs=7c7d', '', '&vs=TT%2B']) {
    const page = await open(`#/?hero=AhKh&board=7h3h9c${opponent}&pot=20&call=60`);
    const price = page.getByRole('region', { name: 'The price' });
    await expect(price.getByRole('status')).toContainText(
      'The pot (20) is less than the call (60). Does it include the bet? With the bet it would be 80.',
    );
    await expect(price).not.toContainText(/fold|break-even|pot odds/i);
    await price.getByRole('button', { name: 'Make the pot 80' }).click();
    await expect(page.getByLabel('Pot', { exact: true })).toHaveValue('80');
    await expect(price).toContainText(/pot odds 1\.33 : 1/i);
    await expect.poll(() => fragment(page)).toContain('&pot=80&call=60');
    await page.close();
  }
});

test('an amount that cannot be read has no price, and stays until it is mended', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20');
  const price = page.getByRole('region', { name: 'The price' });
  const pot = page.getByLabel('Pot', { exact: true });
  const call = page.getByLabel('to call');
  await expect(verdict(page)).toHaveText(/^Close: fold\./);
  await pot.fill('lots');
  await call.fill('a few');
  await expect(price.getByRole('alert')).toHaveText(/“lots” is not .* “a few” is not/);
  await expect(verdict(page)).toHaveCount(0);
  await expect(pot).toHaveValue('lots');
  await call.fill('10');
  await expect(price.getByRole('alert')).toHaveText(/^“lots” is not an amount\. Write 60/);
  await pot.fill('100');
  await expect(verdict(page)).toHaveText(/^Call\./);
  await expect(price.getByRole('alert')).toHaveCount(0);
});

test('a hyphen is as wide among figures as in words', async ({ visit }) => {
  const page = await visit(WORKED);
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    return ['tabular-nums', 'normal'].map((figures) => {
      const span = document.createElement('span');
      span.style.fontVariantNumeric = figures;
      span.textContent = '-';
      document.body.append(span);
      return span.getBoundingClientRect().width;
    });
  });
  expect(widths[0]).toBeCloseTo(widths[1] ?? NaN, 3);
});

test('a problem in a link is shown, and the rest is kept', async ({ visit }) => {
  const page = await visit('#/?hero=4c9c&board=7d5cKh8c&wild=jokers');
  await expect(page.getByRole('alert').first()).toHaveText(/“jokers” is not a wild deck/);
  await expect(sentence(page)).toHaveText(TWELVE);
});

test('a known hand brings verdicts, equity and the bridge', SMOKE, async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20');
  await expect(sentence(page)).toHaveText(/any heart but the nine.*eight outs/i);
  await expect(page.locator('.status')).toContainText('45 unseen');
  await expect(tile(page, 'nine of hearts')).toHaveAccessibleName(/tainted/);
  const bridge = page.getByRole('region', { name: 'From outs to equity' });
  await expect(bridge).toContainText('324');
  await expect(bridge).toContainText('= 244');
  await expect(verdict(page)).toHaveText('Close: fold. You need 25.0% and have 24.6%.');
  await expect(page.getByText('−0.28')).toBeVisible();
});

test('the hint for typing a board goes once the board is full', async ({ visit }) => {
  const how = 'Any notation will do';
  const four = await visit('#/?board=7h3h9c2h');
  await expect(four.getByText(how)).toBeVisible();
  const five = await visit('#/?board=7h3h9c2h5d');
  await expect(five.locator('.legend').getByText('Undo')).toBeVisible();
  await expect(five.getByText(how)).toHaveCount(0);
});

test('the bridge gives the rest of the pot to all the opponents', async ({ visit }) => {
  for (const [link, rest] of [
    ['#/?hero=AhKh&board=7h3h9c&vs=7c7d', /Opponent 75\.4/],
    ['#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd', /Opponents 74\.5/],
  ] as const) {
    const page = await visit(link);
    const bridge = page.getByRole('region', { name: 'From outs to equity' });
    await expect(bridge.locator('.lose')).toHaveText(rest);
  }
});

test('hero ahead sees the opponent’s bridge, and the opponent’s outs', async ({ visit }) => {
  const page = await visit('#/?hero=7c7d&board=7h3h9c&vs=AhKh');
  await expect(sentence(page)).toHaveText(/you are ahead/i);
  await expect(tile(page, 'queen of hearts')).toHaveAccessibleName(/danger/);
  await expect(page.getByRole('region', { name: /their/i }).first()).toContainText('= 244');
});

test('one touch moves what counts', async ({ visit }) => {
  const page = await visit(WORKED);
  const counts = page.getByRole('region', { name: 'What counts' });
  await expect(counts).toContainText('straight or better');
  await counts.getByRole('button', { name: /^pair/i }).click();
  await expect(counts).toContainText('pair or better');
  await expect(sentence(page)).toHaveText(/eighteen outs/);
  await expect.poll(() => fragment(page)).toBe(`${WORKED}&target=pair`);
});

test('the line of the lowest counting rung is shown, even if no card makes the target', async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h3h9c');
  const counts = page.getByRole('region', { name: 'What counts' });
  await expect(counts.getByText('straight or better', { exact: true })).toBeVisible();
  await expect(counts.getByRole('button', { pressed: true })).toHaveAccessibleName(/^flush/i);
});

test('the deck is one tab stop, with arrow keys', async ({ open }) => {
  const page = await open(WORKED);
  const deck = page.getByRole('group', { name: 'Deck' });
  await expect(deck.locator('[data-card][tabindex="0"]')).toHaveCount(1);
  await deck.locator('[data-card][tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(tile(page, 'king of diamonds')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line(page)).toHaveValue('4c9c 7d5cKh8cKd');
  await expect(tile(page, 'king of diamonds'), 'focus stays').toBeFocused();
});

test('the slots of a hand are one tab stop, with arrow keys', async ({ visit }) => {
  const page = await visit('#/?hero=4c9c&board=7d5cKh&vs=QsQd');
  const board = page.getByRole('group', { name: 'Board' });
  await expect(board.locator('[tabindex="0"]'), 'the caret').toHaveText('');
  await board.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(board.locator(':focus')).toHaveAccessibleName('king of hearts: remove');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Spot in text' })).toHaveValue(/7d_Kh/);
  await page.keyboard.press('Tab');
  await expect(board.locator(':focus')).toHaveCount(0);
});

test('an opponent has any two cards or a hand, which folds to dead cards', async ({ visit }) => {
  const page = await visit(WORKED);
  await page.getByRole('button', { name: 'Any two' }).click();
  await expect(line(page)).toHaveValue('4c9c 7d5cKh8c v random');
  await page.getByRole('button', { name: 'No opponent with any two cards' }).click();
  await expect(line(page)).toHaveValue('4c9c 7d5cKh8c');
  await page.keyboard.press('Escape');
  await page.keyboard.type('AhKhv7c7d');
  await expect(line(page), 'both cards are theirs').toHaveValue('AhKh v 7c7d');
  await page.getByRole('button', { name: 'Opponent: fold' }).click();
  await expect(line(page)).toHaveValue('AhKh x 7c7d');
});

test('the deck of a phone has four keys', async ({ visit }) => {
  const page = await visit(WORKED, PHONE);
  const deck = page.getByRole('group', { name: 'Deck' });
  await deck.getByRole('button', { name: /dead/i }).last().click();
  await tile(page, 'two of hearts|deuce of hearts').click();
  await expect.poll(() => fragment(page)).toBe(`${WORKED}&dead=2h`);
  await deck.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => fragment(page)).toBe(WORKED);
  await deck.getByRole('button', { name: /^type/i }).click();
  await expect(line(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await deck.getByRole('button', { name: /^clear/i }).click();
  await expect.poll(() => fragment(page)).toBe('');
});

test('an answer that arrives moves nothing on a wide page', async ({ visit }) => {
  const page = await visit();
  const top = async () => (await tile(page, 'ace of spades').boundingBox())?.y;
  const before = await top();
  await page.keyboard.type('4c9c7d5cKh8c');
  await expect(sentence(page)).toHaveText(TWELVE);
  expect(await top()).toBe(before);
});

const REFLOW = { viewport: { width: 320, height: 640 } };
test('nothing runs off a page 320 wide', SMOKE, async ({ visit }) => {
  const page = await visit('#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20', REFLOW);
  await expect(sentence(page)).toHaveText(/eight outs/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a card dealt just before going to another page is there on the way back', async ({ visit }) => {
  const page = await visit(WORKED);
  await expect(page.locator('output')).toHaveText(/twelve outs/);
  await page.evaluate(() => {
    for (const key of ['2', 's']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    document.querySelector<HTMLElement>('a[href^="#/lab"]')?.click();
  });
  await expect(page).toHaveURL(/#\/lab/);
  await page.goBack();
  await expect(line(page)).toHaveValue('4c9c 7d5cKh8c2s');
  await expect(page).toHaveURL(/board=7d5cKh8c2s$/);
});
