// Before the flop: what flops bring, several opponents, all flops and all 169 hands.
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { answer, button, focus, handName, link, open, PHONE, row, says, shows, tile, type, visit } from './visit';
import { LONG } from '../long';

const hasLink = (text: RegExp | string) =>
  typeof text === 'string' ? expect.poll(link).toBe(text) : expect.poll(link).toMatch(text);
const isGone = (place: Locator) => expect.element(place).not.toBeInTheDocument();
const go = (fragment: string) => (location.hash = fragment);
const named = (text: string | RegExp) => expect.element(button(text)).toBeVisible();
/** The row's line while it is closed. */
const summary = (title: string) => row(title).getByCss('summary');

const brings = row('The flop brings');

test('two cards show equity and what the flop brings; a rung is dealt and taken back', async () => {
  await visit('#/?hero=8h8s');
  await says(answer, /69\.2\s*%\s*equity against any two/);
  await says(answer, /12\.0\s*%\s*set or better on the flop/);
  await says(handName, 'Pocket eights: 7th of 169 against any two');
  await says(page.getByCss('output'), 'one flop in eight brings a set or better');
  await says(summary('The flop brings'), 'set or better 12.0%, overcard 86.7%');
  await says(summary('Flop texture'), 'paired 17.1%');
  await says(summary('Preflop rank'), '7th of 169 hands, top 3.2%');
  await expect
    .element(tile('eight of diamonds'))
    .toHaveAccessibleName(/on the flop makes a set.*: 92\.1% against any two\.$/);
  await named(/^ace of spades: on the flop: /);

  // By keyboard: the row is opened, and a rung of it dealt.
  await focus(summary('The flop brings'));
  await type('{Enter}');
  const set = brings.getByRole('button', { name: /^Set: 10\.8%, 8\.28 : 1/ });
  await expect.element(set).toBeVisible();
  await focus(set);
  await type('{Enter}');
  await hasLink(/board=(?=.*8[cd])(\w\w){3}$/);
  await says(handName, 'Set of eights');
  await isGone(brings);
  await button('Undo').click();
  await hasLink('#/?hero=8h8s');
  // The row is still open. A dead eight leaves one that can make a set.
  await expect.element(set).toBeVisible();
  await type('x8cx');
  await expect.element(brings.getByRole('button', { name: /^Set: 5\.7%/ })).toBeVisible();
  await isGone(brings.getByRole('button', { name: /^Four of a kind/ }));
  await says(answer, /66\.1\s*%/);
});

test('against one opponent the equity is exact, against two to nine simulated and filled in', LONG, async () => {
  await visit('#/?hero=8h8s');
  await says(summary('Opponents'), '69.2% against one');
  const items = (await open('Opponents')).getByRole('listitem');
  await says(items.nth(8), /9 opponents: 14\.\d%/);
  expect(items.elements()).toHaveLength(9);
  await says(items.first(), '1 opponent: 69.2%');
  await says(row('Opponents'), /simulated, ±0\.\d\d points/);
  const equities = items.elements().map(({ textContent }) => parseFloat(/: ([\d.]+)%/.exec(textContent)?.[1] ?? ''));
  expect(equities).toEqual(equities.toSorted((a, b) => b - a));
  // Another hand: no figure of the eights is left.
  go('#/?hero=7h2s');
  await says(items.first(), '1 opponent: 34.6%');
  await expect.element(items.nth(8)).not.toHaveTextContent('14.');
});

test(
  'an opponent, a range and any two have rungs, wild cards have none; a rung of a phone is 44 px high',
  LONG,
  async () => {
    await visit('#/?hero=8h8s&vs=AcKd');
    await says(summary('The flop brings'), /you: set or better 12\.5%/);
    await isGone(row('Opponents'));
    await expect.element(tile('eight of diamonds')).toHaveAccessibleName(/makes a set: [\d.]+% equity/);
    await open('The flop brings');
    const rung = (name: RegExp) => expect.element(brings.getByRole('button', { name })).toBeVisible();
    await brings.getByRole('radio', { name: 'Opponent' }).click();
    await rung(/^Top pair: /);
    go('#/?hero=TT%2B,AK');
    await says(answer, /equity against any two/);
    await says(handName, 'Your range, before the flop');
    await rung(/^Overpair: /);
    go('#/?hero=random');
    await says(answer, /50\.0\s*%\s*equity against any two/);
    await rung(/^Top pair: /);
    go('#/?hero=8h8s&wild=joker');
    await shows('Flop?');
    await isGone(brings);

    await visit('#/?hero=JsTs', PHONE);
    if (brings.getByRole('button').query() === null) await open('The flop brings');
    const draw = brings.getByRole('button', { name: /^Flush draw: 10\.9%/ });
    await expect.element(draw).toBeVisible();
    expect((await draw.findElement()).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await draw.click();
    await hasLink(/board=(\w\w){3}$/);
    expect(link().split('board=')[1]?.match(/s/g)).toHaveLength(2);
  },
);

test('all flops come as they are counted, can be ordered and chosen by texture, and one is dealt', LONG, async () => {
  await visit('#/?hero=TT%2B,AKs&vs=88%2B,AQs%2B');
  const averages = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('.heads .centre')) averages.add(textContent);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const flops = await open('All flops');
  await says(summary('All flops'), /% on average, from \d/);
  // The mean of all flops is the equity before them.
  const [mean = ''] = /[\d.]+(?=%)/.exec(summary('All flops').element().textContent) ?? [];
  expect(answer.element().textContent).toContain(mean);
  observer.disconnect();
  for (const text of averages) expect(text).toMatch(/^average [\d.]+%( so far, of [\d,]+ of [\d,]+ flops)?$/);
  expect(Array.from(averages).filter((text) => !text.includes('so far'))).toEqual([`average ${mean}%`]);
  await flops.getByRole('button', { name: /^Monotone/ }).click();
  await says(flops.getByRole('row').nth(1), /\d+%\s*\d+%\s*\d+%$/);
  await flops.getByRole('radio', { name: 'Worst first' }).click();
  await flops.getByRole('row').nth(1).getByRole('button').click();
  await hasLink(/board=\w{6}/);
  const [, board = ''] = /board=(\w{6})/.exec(link()) ?? [];
  expect(new Set([...board].filter((_, at) => at % 2 === 1)).size).toBe(1);
});

const RANGE = '22%2B,A9s%2B,KTs%2B,AJo%2B';

test('all 169 hands at a price: the map and the list mark what calls, and become hero’s range', LONG, async () => {
  await visit(`#/?hero=AhKh&vs=${RANGE}&pot=60&call=40`);
  const map = await open('All 169 hands');
  const rows = (name: RegExp) => expect.poll(() => map.getByRole('row', { name }).elements().length);
  await says(map, 'Call with 40.0% or more: 20 hands, 126 of 1,326 combos.');
  // Pocket fours have 40.4%, king ten suited 39.9%.
  await expect.element(map.getByRole('gridcell', { name: /^pair of fours: .*, calls$/ })).toHaveClass(/calls/);
  await expect.element(map.getByRole('gridcell', { name: /^king ten suited: / })).not.toHaveClass(/calls/);
  await rows(/Call$/).toBe(21);
  await rows(/^20 .*40\.4% 6 Call$/).toBe(1);
  await rows(/^21 .*39\.9% 4$/).toBe(1);
  await map.getByRole('button', { name: 'Make them your range' }).click();
  await hasLink(/hero=44\+/);
  await map.getByRole('radio', { name: 'Your hands' }).click();
  await rows(/Call$/).toBe(21);
  await rows(/^\d+ [AKQJT2-9]/).toBe(20);
  await button('Undo').first().click();
  await hasLink(/hero=AhKh/);
  // Without a price none of it is there.
  go(`#/?hero=AhKh&vs=${RANGE}`);
  await expect.element(map).not.toHaveTextContent('Call');
});

test('all 169 hands against a range: figures follow the range, and a hand of the list is held', LONG, async () => {
  await visit(`#/?hero=AhKh&vs=${RANGE}`);
  const own = summary('All 169 hands');
  await says(own, /AKs [\d.]+%, the best is AA 8[\d.]+%/);
  const closed = own.element().textContent;
  const map = await open('All 169 hands');
  const cell = (name: RegExp) => map.getByRole('gridcell', { name });
  await expect.element(cell(/^pair of aces/)).toBeVisible();
  const equityOf = (name: RegExp) => /: ([\d.]+)% equity/.exec(cell(name).element().ariaLabel ?? '')?.[1] ?? '';
  const [aces, held] = [equityOf(/^pair of aces/), equityOf(/^ace king suited/)];
  expect(closed).toContain(`AKs ${held}%`);
  expect(closed).toContain(`AA ${aces}%`);
  await expect.element(cell(/^ace king suited/)).toHaveAccessibleName(/, yours$/);
  await says(map.getByRole('row').last(), /^\s*25/);
  // The arrows read the grid.
  await focus(cell(/^pair of aces/));
  await type('{ArrowRight}');
  await expect.element(cell(/^ace king suited/)).toHaveFocus();
  await says(map.getByCss('.told'), `AKs ${held}% equity, `);
  // Another range, other figures; the row stays open.
  go('#/?hero=AhKh&vs=QQ%2B,AK');
  await expect.element(own).not.toHaveTextContent(`AKs ${held}%`);
  expect(equityOf(/^pair of aces/)).not.toBe(aces);
  await expect.element(cell(/^ace king suited/)).toHaveAccessibleName(/4 combos, yours$/);
  await says(map.getByCss('.told'), `AKs ${equityOf(/^ace king suited/)}% equity, `);
  // A hand of the list becomes hero's, and can be taken back.
  await map.getByRole('button', { name: /^pair of kings: .*Play this hand/ }).click();
  await hasLink(/hero=K.K./);
  await says(own, /^\s*All 169 hands\s*KK [\d.]+%, the best is AA/);
  await button('Undo').first().click();
  await hasLink(/hero=AhKh/);
  // The list can show hero's range alone. A dead card leaves no map.
  go('#/?hero=QQ%2B,AKs&vs=random');
  await says(own, 'from 32o 32.3% to AA 85.2%');
  await map.getByRole('radio', { name: 'Your hands' }).click();
  await says(map.getByRole('row').last(), /AKs\s*67\.0%\s*4/);
  go('#/?hero=QQ%2B,AKs&vs=random&dead=2c');
  await isGone(map);
});
