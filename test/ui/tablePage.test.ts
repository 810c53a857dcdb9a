// The table as a page: seats, deck, figures, and the rows below an answer.
import { flushSync } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import WinsAndTies from '../../src/table/answer/WinsAndTies.svelte';
import {
  answer,
  button,
  counts,
  focus,
  deck,
  link,
  open,
  PHONE,
  reload,
  row,
  says,
  sentence,
  shows,
  TABLET,
  tile,
  type,
  visit,
  WIDE,
} from './visit';
import { LONG } from '../long';

const FLOP = '#/?hero=AhKh&board=7h3h9c';
const PREFLOP = '#/?hero=AhKh';
const any = (count: number) => Array(count).fill('random').join(';');
const alert = page.getByRole('alert').first();
const bar = page.getByRole('region', { name: 'Equity', exact: true });
const top = () => deck.element().getBoundingClientRect().top;

afterEach(() => {
  vi.useRealTimers();
});

describe('an empty page', () => {
  test('offers the last spot of this device, but not after Clear', LONG, async () => {
    await visit(`${FLOP}&vs=7c7d`, PHONE);
    await expect.poll(() => localStorage.getItem('outs:spots'), { timeout: 60_000 }).not.toBeNull();
    history.replaceState(null, '', `${location.pathname}${location.search}#/`);
    await reload();
    await button(/Continue$/).click();
    await expect.poll(link).toBe(`${FLOP}&vs=7c7d`);
    await type('{Escape}');
    await expect.element(button(/twelve outs/)).toBeVisible();
    expect(button(/Continue$/).query()).toBeNull();
  });

  test('pastes a hand by one tap; without the clipboard it shows the line and says why', LONG, async () => {
    const read = vi.spyOn(navigator.clipboard, 'readText');
    read.mockResolvedValueOnce('AhKh 7h3h9c v 7c7d');
    await visit('', PHONE);
    await button('Paste a hand').click();
    await expect.poll(link).toBe(`${FLOP}&vs=7c7d`);
    read.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await visit('', PHONE);
    await button('Paste a hand').click();
    await says(alert, /does not let the page read the clipboard/);
    await expect.element(page.getByRole('textbox', { name: 'Spot in text' })).toBeVisible();
    read.mockRestore();
  });
});

describe('one control sets how many opponents hold any two cards', () => {
  test.each(Object.entries({ WIDE, TABLET }))('%s', async (_, size) => {
    await visit(`${PREFLOP}&vs=${any(7)}`, size);
    await says(sentence, /./);
    const more = button('One opponent more with any two cards');
    await expect.element(more).toBeVisible();
    const before = top();
    for (const count of [8, 9]) {
      await more.click();
      await says(button(/name them instead$/), `× ${count}`);
    }
    await expect.poll(link).toBe(`${PREFLOP}&vs=${any(9)}`);
    const titles = page.getByText('9 opponents').elements();
    expect(titles.filter((title) => title.checkVisibility())).toHaveLength(1);
    expect(top(), 'nothing moves').toBe(before);
    await more.click();
    await says(alert, '9 opponents at most.');
    await button('One opponent fewer').click();
    await expect.poll(link).toBe(`${PREFLOP}&vs=${any(8)}`);
  });

  test('players with any two are one pill, get cards one by one, and leave an unknown', LONG, async () => {
    await visit(`${FLOP}&vs=7c7d;${any(3)};TT%2B`);
    const seats = page.getByRole('region', { name: 'Opponents' });
    const listed = seats.getByRole('listitem');
    // Three pills, and the pill that adds an opponent.
    await counts(listed, 4);
    await seats.getByRole('button', { name: /^Opponents 2–4, any two/ }).click();
    await type('QsQd');
    await expect.poll(link).toBe(`${FLOP}&vs=7c7d;QsQd;random;random;TT+`);
    await counts(listed, 5);
    for (const after of [`${FLOP}&vs=7c7d;QsQd;random;TT+`, `${FLOP}&vs=7c7d;QsQd;TT+`]) {
      await seats.getByRole('button', { name: /^Opponents? 3.*any two/ }).click();
      await page.getByRole('button', { name: 'Fold', exact: true }).click();
      await expect.poll(link).toBe(after);
    }
    // A player with a name has a pill.
    await visit(`${FLOP}&vs=7c7d;${any(3)}&names=;Ann;Ben`);
    await counts(listed, 4);
    const ben = seats.getByRole('button', { name: /^Ben, / });
    await seats.getByRole('button', { name: 'Add opponent' }).click();
    await expect.poll(link).toBe(`${FLOP}&vs=7c7d;${any(4)}`);
    await ben.click();
    await page.getByRole('button', { name: 'Fold', exact: true }).click();
    await counts(ben, 0);

    await visit(`${FLOP}&vs=random`);
    await type('v');
    await expect.element(page.getByRole('heading', { name: '1 opponent', exact: true })).toBeVisible();
    await button('Done').click();
    await button('No opponent with any two cards').click();
    await expect.poll(link).toBe(FLOP);
    await expect.element(page.getByRole('heading', { name: 'Opponent: unknown, outs only' })).toBeVisible();
  });

  test.each([
    ['a phone', PHONE, ''],
    ['a wide screen, among several', WIDE, ';7c7d'],
  ] as const)('on %s a known hand is changed, folded or removed in its open seat', LONG, async (_, size, others) => {
    const spot = '#/?hero=Ah5h&board=Kh9h4c';
    const versus = (seats: string) => (seats === '' ? spot : `${spot}&vs=${seats}`);
    const opener = button(/^Opponent( 1)?, /);
    for (const [act, dead] of [
      ['Fold', '&dead=QsQc'],
      ['Remove', ''],
    ] as const) {
      await visit(versus(`QsQc${others}`), size);
      const before = top();
      await opener.click();
      expect(top(), 'the deck stays').toBe(before);
      await page.getByRole('button', { name: act, exact: true }).click();
      await expect.poll(link).toBe(`${versus(others.slice(1))}${dead}`);
    }
    await visit(versus(`QsQc${others}`), size);
    await opener.click();
    await page.getByCss('section.open .slot').first().click();
    await type('Js');
    await expect.poll(link).toBe(versus(`JsQc${others}`));
    await opener.click();
    await type('{Escape}');
    await expect.element(page.getByCss('section.open')).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test.each([PHONE, WIDE])('the choices of an empty seat have gaps, %i px wide', async (...size) => {
    await visit(`${FLOP}&vs=7c7d;random`, size);
    await type('v');
    const choice = (name: string) => page.getByCss('.acts').getByText(name, { exact: true });
    await expect.element(choice('Range')).toBeVisible();
    const [anyTwo, range] = ['Any two', 'Range'].map((name) => choice(name).element().getBoundingClientRect());
    expect(range.left - anyTwo.right).toBeGreaterThanOrEqual(8);
  });
});

describe('a hand face down', () => {
  const used = 'That card is already on the table. Choose another card.';
  const own = page.getByCss('.own .slot').first();
  const isUp = (is: boolean) =>
    is
      ? expect.element(own).toHaveAccessibleName(/^ace of hearts/)
      : expect.element(own).toHaveAccessibleName('Your hand, card 1: face down');

  test.each([PHONE, WIDE])('a hand face down is seen while a card of it is held, %i px wide', async (...size) => {
    await visit(`${FLOP}&vs=7c7d`, size);
    await says(sentence, /./);
    await button('Hide').click();
    await isUp(false);
    for (const [down, up] of [
      ['pointerdown', 'pointerup'],
      ['pointerdown', 'pointerleave'],
    ] as const) {
      own.element().dispatchEvent(new PointerEvent(down, { bubbles: true }));
      await isUp(true);
      await expect.element(own).toHaveTextContent('A');
      own.element().dispatchEvent(new PointerEvent(up, { bubbles: true }));
      await isUp(false);
    }
    await focus(own);
    await type('{Enter>}');
    await isUp(true);
    await type('{/Enter}');
    await isUp(false);
    await own.click();
    await isUp(false);
    await expect.element(alert).toHaveTextContent('');
    expect(link(), 'it stays').toBe(`${FLOP}&vs=7c7d`);
    await button('Show all').click();
  });

  test('a card in play is refused in the same words, hidden or not', LONG, async () => {
    await visit(`${FLOP}&vs=7c7d&dead=2s`);
    await says(sentence, /./);
    await button('Hide').click();
    await isUp(false);
    for (const card of ['Ah', 'Kh', '7h', '9c', '7c', '2s']) {
      await type(card);
      await expect.element(alert).toHaveTextContent(used);
      await type('Qs');
      await expect.poll(link).toContain('Qs');
      await type('{Backspace}');
      await expect.poll(link).not.toContain('Qs');
    }
    await tile('ace of hearts').click();
    await expect.element(alert).toHaveTextContent(used);
    await button('Show all').click();
  });
});

test.each([PHONE, [320, 568] as const, [390, 664] as const, [1366, 768] as const])(
  'the streets stay where they are, whatever the legend says and once there is something to redo: %s',
  LONG,
  async (...size) => {
    for (const versus of ['', '&vs=7c7d', '&vs=TT%2B;random']) {
      await visit(`${FLOP}${versus}`, size);
      await expect.element(page.getByCss('.reason.answers')).toBeVisible();
      const strip = () => page.getByCss('.streets').element().getBoundingClientRect().y + scrollY;
      const before = strip();
      await tile('deuce of spades').click();
      await expect.poll(link).toContain('9c2s');
      expect(strip()).toBe(before);
      await type('{Backspace}');
      await expect.element(button('Redo')).toBeVisible();
      expect(strip()).toBe(before);
    }
  },
);

describe('on a phone', () => {
  test.each([
    [PHONE, 356],
    [[320, 568] as const, 288],
    [[390, 664] as const, 288],
  ] as const)('the deck stays where it is below any seats, bet or fault: %s', LONG, async (size, y) => {
    const first = () => tile('ace of spades').element().getBoundingClientRect().y + scrollY;
    const stays = async (part: Locator) => {
      await expect.element(part).toBeVisible();
      expect(first()).toBe(y);
    };
    await visit('', size);
    await stays(page.getByText('Your two cards?'));
    await type('QcQd');
    await stays(answer);
    await type('Kh7d5c');
    await stays(page.getByCss('.answer .big').first());
    await button('vs unknown').click();
    await stays(page.getByRole('textbox', { name: 'Name' }));
    await page.getByRole('textbox', { name: 'Name' }).fill('Dora');
    await type('{Enter}');
    await tile('ace of diamonds').click();
    await stays(page.getByCss('section.open .slot').first());
    await tile('king of diamonds').click();
    await stays(page.getByCss('.pill').first());
    await type('Kh');
    await stays(alert);
    await visit('#/?hero=QcQd&board=Kh7d5c', size);
    await page.getByCss('.to-price').click();
    await stays(page.getByCss('.sheet'));
    await button('a bet of 1/2 of the pot').click();
    await stays(page.getByCss('output .verdict'));
    await page.getByRole('button', { name: 'quarter' }).click();
    await stays(page.getByCss('output .verdict'));
    await button('Done').click();
    await stays(page.getByCss('.pill.set'));
  });

  test('one Undo closes an added seat and takes no card back', async () => {
    await visit(FLOP, PHONE);
    await button('vs').click();
    const seat = page.getByCss('.open');
    await expect.element(seat).toBeVisible();
    await button('Undo').click();
    await counts(seat, 0);
    expect(link()).toBe(FLOP);
  });

  test('the river opens no seat; a seat and dead cards are asked for; a message pushes no card', LONG, async () => {
    await visit('#/?hero=4c9c&board=7d5cKh8c', PHONE);
    await says(sentence, /twelve outs/);
    const before = top();
    await type('2s');
    await expect.poll(link).toContain('8c2s');
    await expect.element(page.getByCss('.answer .big, .answer .prompt').first()).not.toHaveTextContent('12');
    await button('Show the deck').click();
    expect(top()).toBe(before);

    await visit(FLOP, PHONE);
    await says(sentence, /nine outs/);
    const places = () =>
      page
        .getByCss('.own .slot')
        .elements()
        .map((slot) => slot.getBoundingClientRect().x);
    const cards = places();
    await type('Ah');
    await says(alert, /A♥ is already/);
    expect(places()).toEqual(cards);
    await button('vs unknown').click();
    await expect.element(page.getByRole('group', { name: 'Opponent plays' })).toBeInViewport();

    await visit(PREFLOP, PHONE);
    await says(answer, 'against any two');
    await button(/^Dead cards next/).click();
    await shows('Dead cards?');
    await expect.element(answer).not.toHaveTextContent('against any two');
    await tile('deuce of clubs').click();
    await shows('Dead cards?');
    await button('Done').first().click();
    await says(answer, 'against any two');
    await expect.poll(link).toBe(`${PREFLOP}&dead=2c`);
  });

  test('a card that a finger holds says why for a while, and is not dealt; without a reason it is', async () => {
    await visit(`${FLOP}&vs=7c7d`, PHONE);
    const nine = tile('nine of hearts');
    await expect.element(nine).toHaveAccessibleName(/tainted/);
    const isSaid = (after: number) => {
      vi.advanceTimersByTime(after);
      flushSync();
      return page.getByCss('.why').query() !== null;
    };
    const touch = (event: string) =>
      nine.element().dispatchEvent(new PointerEvent(event, { pointerType: 'touch', bubbles: true }));
    const hold = (milliseconds: number): boolean => {
      touch('pointerdown');
      const said = isSaid(milliseconds);
      touch('pointerup');
      (nine.element() as HTMLElement).click();
      return said;
    };
    const timers = { toFake: ['setTimeout' as const, 'clearTimeout' as const] };
    vi.useFakeTimers(timers);
    expect([hold(400), isSaid(4_999), isSaid(1), link()]).toEqual([true, true, false, `${FLOP}&vs=7c7d`]);
    expect(hold(400)).toBe(true);
    vi.useRealTimers();
    await tile('queen of hearts').click();
    await counts(page.getByCss('.why'), 0);
    await expect.poll(link).toContain('board=7h3h9cQh');

    await visit('', PHONE);
    await expect.element(nine).toBeVisible();
    vi.useFakeTimers(timers);
    expect(hold(700)).toBe(false);
    vi.useRealTimers();
    await expect.element(nine).toHaveAccessibleName(/in your hand/);
  });
});

test('figures: the same two on the turn are one, at a phone’s edge without outs, marked if simulated', async () => {
  await visit('#/?hero=AhKh&board=7h3h9cQs&vs=7c7d');
  await says(answer, /15\.9\s*%/);
  await says(answer, 'on the river: equity');
  const chances = page.getByCss('.answer .chance');
  await counts(chances, 1);
  // With a card that ties they differ.
  await visit('#/?hero=AhKd&board=Ks9c4d2h&vs=AcKc');
  await counts(chances, 2);
  await visit(`${PREFLOP}&vs=7c7d;QsQd`, PHONE);
  await expect.element(chances).toBeVisible();
  expect((await chances.findElement()).getBoundingClientRect().x).toBe(16);
  await visit(`${PREFLOP}&vs=${any(9)}`, PHONE);
  await expect.element(page.getByText(/^\d+ unseen, simulated, ±0\.\d\d points$/).last()).toBeInViewport();
});

test('the equity bar belongs to the answer next to it, and carries the price', LONG, async () => {
  await visit(`${FLOP}&vs=random&pot=60&call=40`);
  await says(bar, /40\.0\s*% to break even/);
  const first = /You 70\.1\s*%/;
  await says(bar, first);
  location.hash = `${FLOP}&vs=TT%2B`;
  await expect.element(bar).not.toHaveTextContent(first);
  location.hash = `${FLOP}&vs=random`;
  await says(bar, first);
  await type('{Escape}Ac');
  await says(page.getByCss('.paper'), 'Ac');
  await counts(bar, 0);
  for (const [opponents, size, selector] of [
    ['7c7d;random', WIDE, '.equity .tick'],
    ['7c7d', WIDE, '.bridge .tick'],
  ] as const) {
    await visit(`${FLOP}&vs=${opponents}&pot=60&call=6`, size);
    const tick = page.getByCss(selector);
    await expect.element(tick).toBeVisible();
    // It is above and below the figures, not over them.
    expect(getComputedStyle(await tick.findElement()).backgroundImage, selector).toContain('rgba(0, 0, 0, 0)');
  }
});

describe('a row below the answer', () => {
  const cells = (part: string) => page.getByCss(`details[open] tbody ${part}`);
  const texts = (parts: Element[]) => parts.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

  test('wins and ties are in counts, or the row says how they were simulated', async () => {
    await visit('#/?hero=5h6h&board=5d7hQc&vs=AcQd');
    const wins = await open('Wins and ties');
    await says(wins.getByRole('row').nth(1), /You\s*27\.\d\s*%\s*271/);
    await says(wins, 'Of 990');
    const simulated = { method: 'sampled', of: 1000, samples: 1000, players: [{ equity: 0.5 }, { equity: 0.5 }] };
    for (const [exactFollows, said] of [
      [true, 'the exact count is still running'],
      [false, 'too many deals'],
    ] as const) {
      const props = { answered: { answer: { ...simulated, exactFollows } } } as never;
      const { container, unmount } = await render(WinsAndTies, props);
      expect(container.textContent).toContain(said);
      await unmount();
    }
  });

  test('hero’s equity after each next card comes best first, by ranks and suits', LONG, async () => {
    await visit(`${FLOP}&vs=7c7d`, PHONE);
    await open('Next card');
    await expect.element(cells('tr').first()).toBeVisible();
    const equities = texts(cells('td:first-child').elements()).map(parseFloat);
    expect(equities.length).toBeGreaterThan(2);
    expect(equities).toEqual(equities.toSorted((a, b) => b - a));
    const heard = texts(cells('.block .spoken').elements());
    expect(heard[0]).toBe('queen, jack, ten, eight, six, five, four and deuce of hearts');
    expect(heard).toContain('ace and king of spades, diamonds and clubs');
    const [seen] = cells('.block > [aria-hidden]').elements() as HTMLElement[];
    expect(seen?.innerText.replace(/\s+/g, ' ')).toContain('Q J 10 8 6 5 4 2');
    // All 45 cards are listed, each once.
    const ranks = 'deuce three four five six seven eight nine ten jack queen king ace'.split(' ');
    const listed = heard.flatMap((text) => {
      const [before = '', after = ''] = text.split(' of ');
      const suits = ['clubs', 'diamonds', 'hearts', 'spades'].filter((suit) => after.includes(suit));
      const own = ranks.filter((rank) => before.split(/\W+/).includes(rank));
      return own.flatMap((rank) => suits.map((suit) => rank + suit));
    });
    expect([listed.length, new Set(listed).size]).toEqual([45, 45]);
    // Cards that wrap begin at one edge.
    await visit(`${FLOP}&vs=random`, PHONE);
    await open('Next card');
    await expect.element(cells('tr').first()).toBeVisible();
    const edges = cells('td:last-child')
      .elements()
      .flatMap((cell) => {
        const boxes = [...cell.querySelectorAll('.block > [aria-hidden]')].flatMap((block) => [
          ...block.getClientRects(),
        ]);
        const lines = new Map<number, number>();
        for (const { left, top: y } of boxes) {
          lines.set(Math.round(y), Math.round(Math.min(left, lines.get(Math.round(y)) ?? Infinity)));
        }
        return [...lines.values()];
      });
    expect(edges.length).toBeGreaterThan(4);
    expect(new Set(edges).size).toBe(1);
  });

  test('next cards against a range have their weights, with the sum', async () => {
    await visit(`${FLOP}&vs=QQ%2B`);
    const next = await open('Next card');
    await expect.element(next.getByRole('columnheader', { name: 'Weight' })).toBeVisible();
    const sum = /All cards together are worth ([\d.]+) outs of\s+47/;
    await says(next, sum);
    const [, outs = ''] = sum.exec(texts([next.element()])[0] ?? '') ?? [];
    await says(answer, `${outs} effective outs`);
  });

  test('everybody’s equity is there street by street; only a sampled street is marked', LONG, async () => {
    await visit(`${FLOP}Qd2h&vs=7c7d;QsQc`);
    const byStreet = await open('By street');
    const heads = byStreet.getByRole('columnheader');
    await expect.poll(() => texts(heads.elements())).toEqual(['Player', 'Preflop', 'Flop', 'Turn', 'River']);
    await counts(byStreet.getByRole('row'), 4);
    await visit(`${FLOP}Qd&vs=random;random`);
    const streets = page.getByRole('region', { name: 'Street by street' });
    await says(streets, /Preflop \d\S*\s*% ±0\.\d\d/);
    await says(streets, /Turn \d[^±]*$/);
    await open('By street');
    await says(heads.nth(1), 'Preflop, simulated');
    await says(cells('td').first(), /±0\.\d\d/);
    await says(heads.last(), /^\s*Turn\s*$/);
  });

  test('every simulated share has its ±, closed, open and in the copy', LONG, async () => {
    await visit(`${FLOP}&vs=22%2B,A2s%2B;22%2B,KTs%2B;A2o%2B,QJs;K2s%2B,98s`);
    for (const title of ['Wins and ties', 'By street', 'Ends up with', 'Next card']) {
      await says(row(title).getByCss('summary'), title === 'Next card' ? /±\S+ points/ : /\d\s*% ±\d/);
      const opened = await open(title);
      await expect.poll(() => opened.getByCss('tbody td').elements().length).toBeGreaterThan(4);
      const shares = texts(opened.getByCss('tbody td').elements()).filter((text) => text.includes('%'));
      for (const share of shares) expect(share, title).toMatch(/±/);
    }
    await open('Copy, print');
    await shows(/You: equity \S+\s*% ±\S+ win \S+\s*% ±\S+ tie \S+\s*% ±/);
  });
});

test('the equity bar of several named players lists each name with its share', async () => {
  await visit('#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsJs;88%2B,AJs%2B&names=;Ada;Ben;Cleo');
  const bar = page.getByRole('region', { name: 'Equity' });
  await expect
    .element(bar.getByCss('.listed'))
    .toHaveTextContent(/^You 25\.5%\s*Ada 62\.5%\s*Ben 1\.8%\s*Cleo 10\.2%$/);
});
