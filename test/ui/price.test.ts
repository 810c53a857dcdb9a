// The price of a call on the table: sizes and amounts, the verdict in place of the sentence, side pots, runs and prizes.
import { describe, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { button, counts, link, open, PHONE, row, says, sentence, tile, type, visit, WIDE } from './visit';
import { LONG } from '../long';

const SIZES = [
  [320, 568],
  [844, 390],
] as const;
const FLOP = '#/?hero=AsQs&board=Js7s3h';

const entry = page.getByCss('.sheet');
const done = entry.getByRole('button', { name: 'Done' });
/** What to do, in place of the sentence. */
const verdict = page.getByCss('output .verdict');
const sizes = entry.getByRole('group', { name: 'The bet' });
const half = sizes.getByRole('button', { name: 'a bet of 1/2 of the pot' });
const openPrice = page.getByCss('.to-price:visible');
const price = page.getByRole('region', { name: 'The price' });
const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true });

const decides = (text: string | RegExp) => says(verdict, text);
const hasNoVerdict = () => expect.element(verdict).not.toBeInTheDocument();
const hasLink = (part: string) => expect.poll(link).toContain(part);

/** Goes on to another spot, until the answer is its own. */
async function goTo(fragment: string): Promise<void> {
  const before = sentence.element().textContent;
  location.hash = fragment;
  await expect.poll(() => sentence.element().textContent).not.toBe(before);
  await counts(page.getByCss('.stale'), 0);
}

/** Whether an element is whole in the window, and nothing covers its middle. */
function isInSight(place: Locator): boolean {
  const element = place.query();
  if (element === null) return false;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight + 0.5;
  return isWhole && hit !== null && (element.contains(hit) || hit.contains(element));
}

/** Taps each place where it is, without scrolling. */
async function tap(...places: Locator[]): Promise<void> {
  for (const place of places) {
    await expect.poll(() => isInSight(place)).toBe(true);
    await place.click();
  }
}

/** Where the deck's first tile is on the page, however far it is scrolled. */
function firstTile(): number[] {
  const { x, y } = page.getByCss('.tile').first().element().getBoundingClientRect();
  return [x + scrollX, y + scrollY];
}

describe('the sizes', () => {
  test.each(SIZES)(
    'seven taps from the empty page to a verdict, which the sheet leaves in view: %i × %i',
    async (...size) => {
      await visit('', size);
      await tap(
        ...['ace of spades', 'queen of spades', 'jack of spades', 'seven of spades', 'three of hearts'].map(tile),
      );
      await expect.element(page.getByCss('output')).toHaveTextContent(/flush/);
      const before = firstTile();
      await tap(openPrice);
      await expect.element(half).toBeVisible();
      expect(firstTile(), 'the deck with the sizes open').toEqual(before);
      await tap(half);
      await decides(/^Call\. .*25\.0%/);
      expect(isInSight(verdict.getByCss('strong')), 'the verdict is in view').toBe(true);
      expect(firstTile(), 'the deck with a verdict').toEqual(before);

      await tap(done, tile('four of hearts'));
      await expect.poll(link).toBe('#/?hero=AsQs&board=Js7s3h4h');
      await hasNoVerdict();
      await tap(openPrice);
      await expect.element(half).toHaveAttribute('aria-pressed', 'false');
      await tap(half);
      await decides(/^Call\./);
      expect(isInSight(verdict.getByCss('strong')), 'the verdict is in view').toBe(true);
      expect(firstTile(), 'the deck on the turn').toEqual(before);
      await hasLink('facing=1/2');
      // The same size again.
      await tap(half);
      await hasNoVerdict();
      await expect.element(half).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(link).not.toContain('facing');

      const chips = sizes.getByRole('button').elements();
      for (const chip of chips) {
        const { height, right } = chip.getBoundingClientRect();
        const name = chip.ariaLabel;
        const isCut = chip.scrollWidth > chip.clientWidth;
        expect({ name, isCut, height }).toEqual({ name, isCut: false, height: 44 });
        expect(right).toBeLessThanOrEqual(size[0]);
      }
      expect(chips).toHaveLength(7);
    },
  );

  test('amounts light the size that they are, and a verdict says a reason once', async () => {
    const shown = page.getByCss('[aria-label="The bet"]:visible');
    const lit = () =>
      shown
        .getByCss('[aria-pressed="true"].size')
        .elements()
        .map(({ ariaLabel }) => ariaLabel);
    for (const [money, size] of [
      ['pot=60&call=20', ['a bet of 1/2 of the pot']],
      ['pot=300&call=200', ['a bet of 2 of the pot']],
      ['pot=61&call=20', []],
      ['pot=20&call=20', []],
    ] as const) {
      await visit(`${FLOP}&${money}`, WIDE);
      await expect.element(shown).toBeVisible();
      await expect.poll(lit).toEqual(size);
    }
    await visit('#/?hero=AhKh&board=9h8h7c7s&vs=7d7h&pot=60&call=20', WIDE);
    await decides(/^Fold\./);
    expect(
      page
        .getByCss('output')
        .element()
        .textContent?.match(/drawing dead/gi),
    ).toHaveLength(1);
  });

  test.each([{ size: PHONE }, { size: WIDE }])(
    'p opens the sizes, a digit picks one and Enter closes them: $size',
    async ({ size }) => {
      await visit(FLOP, size);
      const shown = page.getByCss('[aria-label="The bet"]:visible');
      await expect.element(price).toBeInTheDocument();
      await type('p');
      await expect.element(shown).toHaveFocus();
      for (const [digit, facing] of [
        ['2', '1/2'],
        ['7', '2'],
        ['3', '2/3'],
      ] as const) {
        await type(digit);
        await expect.poll(link).toBe(`${FLOP}&facing=${facing}`);
      }
      await type('{Enter}');
      if (size === WIDE) await expect.element(shown).not.toHaveFocus();
      else {
        await expect.element(shown).not.toBeInTheDocument();
        // Enter on a chip that Tab reaches picks it; Escape closes the sizes before anything else.
        await type('p');
        await expect.element(sizes).toHaveFocus();
        await type('{Tab}{Tab}{Enter}');
        await hasLink('facing=1/2');
        await type('{Escape}');
        await expect.element(sizes).not.toBeInTheDocument();
        await decides(/./);
        expect(link()).toBe(`${FLOP}&facing=1/2`);
      }
      await type('2h');
      await expect.poll(link).toBe(`${FLOP}2h`);
    },
  );

  describe('before the flop', () => {
    const OPENING = '#/?hero=AhJd';
    const shown = page.getByCss('[aria-label="Raise to"]:visible');
    const chip = (name: string) => shown.getByRole('button', { name, exact: true });
    const stack = shown.getByRole('textbox', { name: 'the shorter stack' });

    test.each(SIZES)('raises and blinds are whole on %i × %i, and move no deck', LONG, async (...size) => {
      await visit(OPENING, size);
      await expect.element(openPrice).toBeVisible();
      const before = firstTile();
      await tap(openPrice);
      const seen = new Set<string>();
      const look = async () => {
        await expect.element(shown).toBeVisible();
        const buttons = Array.from(shown.element().querySelectorAll('button')).filter((own) => own.checkVisibility());
        for (const button of buttons) {
          const name = button.ariaLabel ?? button.textContent;
          seen.add(name);
          const isCut = button.scrollWidth > button.clientWidth;
          const { right } = button.getBoundingClientRect();
          expect({ name, isCut }).toEqual({ name, isCut: false });
          expect(right, name).toBeLessThanOrEqual(size[0]);
        }
        expect(firstTile()).toEqual(before);
      };
      await look();
      await tap(chip('big blind'));
      for (const name of ['a raise to 2 big blinds', 'a raise to 3 big blinds']) await tap(chip(name));
      await expect.poll(link).toBe(`${OPENING}&facing=3bb&blind=bb`);
      await decides(/^Call\. You need 30\.8%\. Even against the best tenth of hands you have 43\.1%\./);
      await look();
      await tap(chip('all in'));
      await expect.element(stack).toHaveFocus();
      await look();
      expect([...seen].sort()).toEqual(
        [
          ...['2', '2.5', '3', '4', '8'].map((to) => `a raise to ${to} big blinds`),
          ...['all in', 'small blind', 'big blind'],
        ].sort(),
      );
    });

    test('keys and taps set raises up to the flop', async () => {
      await visit(OPENING, WIDE);
      await expect.element(price).toBeInTheDocument();
      await type('p');
      await expect.element(shown).toHaveFocus();
      for (const [digit, facing] of [
        ['2', '2.5bb'],
        ['5', '8bb'],
        ['3', '3bb'],
      ] as const) {
        await type(digit);
        await expect.poll(link).toBe(`${OPENING}&facing=${facing}`);
      }
      await expect.element(page.getByText('This assumes no betting after the call.')).toBeInTheDocument();
      await type('6');
      await expect.element(stack).toHaveFocus();
      // The 1 of 15 cannot be raised to, and stays while it is typed.
      await type('1');
      await expect.poll(link).toBe(OPENING);
      await type('5');
      await expect.poll(link).toBe(`${OPENING}&facing=15bb-all-in`);
      await expect.element(page.getByText('This assumes no betting')).not.toBeInTheDocument();
      await type('{Backspace}{Backspace}');
      await expect.poll(link).toBe(OPENING);
      await type('25{Enter}');
      await chip('big blind').click();
      await expect.poll(link).toBe(`${OPENING}&facing=25bb-all-in&blind=bb`);
      await decides(
        /^Depends on how many hands they play\. You need 47\.5% and have 56\.9% against a quarter of hands/,
      );
      // The same blind, and the same size again.
      await chip('big blind').click();
      await expect.poll(link).toBe(`${OPENING}&facing=25bb-all-in`);
      await chip('all in').click();
      await expect.poll(link).toBe(OPENING);
      await chip('a raise to 3 big blinds').click();
      await expect.poll(link).toBe(`${OPENING}&facing=3bb`);
      await tile('four of hearts').click();
      await expect.poll(link).toBe(`${OPENING}&board=4h&pot=7.5`);
    });

    test('stacks stay with a raise, and amounts take its place', async () => {
      await visit('#/?hero=2h2d&vs=KsKc&facing=3bb&stacks=97;97');
      await decides(/^Call\. A set comes one time in eight; then you must win 18 more, and the stacks hold 94\./);
      await chip('a raise to 8 big blinds').click();
      await hasLink('facing=8bb');
      await hasLink('stacks=97;97');
      await field('Pot').fill('20');
      await expect.poll(link).toBe('#/?hero=2h2d&vs=KsKc&pot=20&stacks=97;97');
    });
  });

  test('a verdict is never of an older spot', async () => {
    // The verdict changes with each card: an ace of the suit calls, blanks against a set do not.
    await visit('#/?hero=AsKs&board=7s3s9c&vs=9d9h&facing=2', PHONE);
    await decides(/./);
    // The verdicts of each board, at every paint.
    const spoken = new Map<string, Set<string>>();
    let frame = 0;
    const keep = () => {
      const board = [...document.querySelectorAll('.board .slot')].map((slot) => slot.textContent).join(' ');
      const own = document.querySelector('output .verdict:not(.old)');
      if (own !== null) spoken.set(board, (spoken.get(board) ?? new Set()).add(own.textContent));
      frame = requestAnimationFrame(keep);
    };
    keep();
    await tap(tile('deuce of spades'));
    await hasNoVerdict();
    await tap(openPrice, half);
    await decides(/./);
    await tap(done, tile('king of hearts'));
    await hasNoVerdict();
    cancelAnimationFrame(frame);
    const [flop, turn, river] = [...spoken.values()].map((own) => [...own]);
    expect([flop?.length, turn?.length, river]).toEqual([1, 1, undefined]);
    expect(flop).not.toEqual(turn);
  });

  test('on the river a phone folds the deck into a row; a tap on it or on the board opens it', async () => {
    await visit('#/?hero=AsQs&board=Js7s3h4h', PHONE);
    const folded = button('Show the deck');
    await tap(tile('deuce of hearts'), folded);
    await expect.element(tile('ten of clubs')).toBeVisible();
    await expect.element(folded).not.toBeInTheDocument();
    await visit('#/?hero=AsQs&board=Js7s3h4h2h', PHONE);
    await expect.element(folded).toBeVisible();
    await tap(page.getByCss('.board .slot').nth(4));
    await expect.element(tile('ten of clubs')).toBeVisible();
    await expect.poll(link).toBe('#/?hero=AsQs&board=Js7s3h4h');
  });
});

describe('amounts', () => {
  const fields = entry.getByRole('textbox');

  async function enter(pot: string, call: string): Promise<void> {
    await tap(openPrice);
    await fields.nth(0).fill(pot);
    await fields.nth(1).fill(call);
    await decides(/^Call\. .*25\.0%/);
  }

  test(
    'amounts are in view with the verdict above a keyboard, roll forward with a card, and come back by undo',
    LONG,
    async () => {
      await visit(FLOP, [390, 420]);
      await enter('60', '20');
      const seen = [verdict.getByCss('strong'), ...page.getByCss('.own .hero .slot').all()];
      expect(seen.map(isInSight)).toEqual(seen.map(() => true));

      await page.viewport(...PHONE);
      await hasLink('pot=60&call=20');
      await tap(done, tile('four of hearts'));
      await decides('Pot 80 after your call.');
      await expect.poll(link).toBe('#/?hero=AsQs&board=Js7s3h4h&pot=80');
      await type('{Control>}z{/Control}');
      await hasLink('pot=60&call=20');
      await decides(/^Call\. .*25\.0%/);

      // A size takes the place of amounts.
      await visit(`${FLOP}&pot=60&call=20`, PHONE);
      await tap(openPrice, half);
      await expect.poll(link).toBe(`${FLOP}&facing=1/2`);
      await type('{Control>}z{/Control}');
      await hasLink('pot=60&call=20');
      await expect.element(half).toHaveAttribute('aria-pressed', 'true');
    },
  );

  test.each([PHONE, WIDE])('stay where they are when a call is entered: %i × %i', LONG, async (...size) => {
    await visit('', size);
    for (const vs of ['7c7d', 'TT%2B', 'random;random']) {
      await goTo(`#/?hero=AhKh&board=7h3h9c&vs=${vs}&pot=60`);
      const call = page.getByRole('textbox', { name: /^to call/ });
      if (size[0] < 640 && call.query() === null) await openPrice.click();
      await expect.element(call).toBeVisible();
      const place = async () => {
        await expect.poll(() => document.querySelector('.stale, .pending, progress')).toBeNull();
        // Parts that come late have come: nothing has moved for ten frames.
        let top = NaN;
        for (let still = 0; still < 10; still++) {
          await new Promise(requestAnimationFrame);
          const now = call.element().getBoundingClientRect().top + scrollY;
          if (now !== top) still = 0;
          top = now;
        }
        return top;
      };
      const before = await place();
      await call.fill('20');
      await decides(/./);
      await expect.element(page.getByText(/Break-even equity 25\.0%/).first()).toBeInTheDocument();
      expect(await place(), vs).toBe(before);
    }
  });

  test('all problems are shown at once, and corrected with a tap', async () => {
    await visit(
      '#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd;Tc8c&pot=60&bets=20;30;60;60&stacks=200;0;100;100&call=20',
      PHONE,
    );
    const [pot, call] = [/^Pot/, /^to call/].map((name) => page.getByRole('textbox', { name }));
    await expect.element(pot).toHaveAccessibleDescription(/60 is less than the 170 of all bets together/);
    await expect.element(call).toHaveAccessibleDescription(/20 is less than the 40 to call/);
    await expect.element(page.getByText(/Break-even/)).not.toBeInTheDocument();
    await hasNoVerdict();
    // The panel that the bets are entered in offers the same.
    const pots = await open('Side pots');
    await pots.getByRole('button', { name: 'Use 170 as the pot' }).click();
    await expect.element(pot).toHaveValue('170');
    await expect.element(call).toHaveAttribute('aria-invalid', 'true');
    await price.getByRole('button', { name: 'Use 40 as the call' }).click();
    await expect.element(price).toHaveTextContent('EV 39.13 per call.');
    // A phone has the right one above the once it is asked for.
    await expect.element(call).not.toBeInTheDocument();
    for (const seat of ['Opponent 1', 'Opponent 2']) {
      const behind = pots.getByRole('textbox', { name: `${seat}: behind` });
      await behind.fill(`lots of ${seat}`);
      await expect.element(behind).toHaveAccessibleDescription(new RegExp(`^“lots of ${seat}” is not an`));
    }
  });
});

describe('side pots, runs and prizes', () => {
  test('pots are split, run twice and weighed as prizes', LONG, async () => {
    await visit('#/?hero=AhKh&board=7h3h9c&vs=7c7d;JsTs&pot=300&call=160');
    await decides('Fold, unless you can win 170 more when you hit.');
    await button('Split the pots').click();
    const amounts = [
      ['You', '0', '200'],
      ['Opponent 1', '80', '0'],
      ['Opponent 2', '160', '0'],
    ] as const;
    for (const [name, bet] of amounts) await field(`${name}: in the pot`).fill(bet);
    await expect.element(price).toHaveTextContent('EV 41.86 per call.');
    await decides(/^Call\./);
    for (const [name, , stack] of amounts) await field(`${name}: behind`).fill(stack);
    await expect.element(price).toHaveTextContent('Behind in the main pot and far ahead in the side pot');
    await hasLink('&pot=300&bets=0;80;160&stacks=200;0;0&call=160');
    await expect.element(page.getByRole('row', { name: /^Together 300 160 460/ })).toBeVisible();

    // An unreadable amount stays, with a message; a readable one is written back.
    const first = field('Opponent 1: in the pot');
    await first.fill('lots');
    await expect.element(page.getByText(/“lots” is not an amount/)).toBeVisible();
    await first.fill('$80.00');
    await field('Opponent 2: in the pot').click();
    await expect.element(first).toHaveValue('80');

    await open('Run it twice');
    await page.getByRole('radio', { name: 'Twice', exact: true }).click();
    await expect.element(page.getByText(/Same average, 201.86\. Run twice, the standard deviation/)).toBeVisible();

    await open('Tournament');
    await userEvent.type(field('1st pays'), '50/30/20');
    await hasLink('payouts=50;30;20');
    await type('{Tab}');
    await expect.element(field('1st pays')).toHaveValue('50');
    await expect.element(field('3rd pays')).toHaveValue('20');
    await expect.element(page.getByText(/^A call is worth /).last()).toBeVisible();
    await expect.element(page.getByText(/^Not counted: /)).toBeVisible();
    // A red amount has no verdict.
    await field('2nd pays').fill('a third');
    await expect.element(page.getByText(/“a third” is not an/)).toBeVisible();
    await hasNoVerdict();
    await field('2nd pays').fill('30');
    await decides(/./);
    // A link may have strokes too.
    await goTo('#/?hero=AhKh&board=7h3h9c&vs=QsQd&pot=300&bets=140;160&stacks=200;0&call=20&payouts=60/40');
    await expect.element(field('2nd pays')).toHaveValue('40');
  });

  test('money that comes back from an all-in has no plus, for it may be less than was paid', async () => {
    await visit('#/?hero=AhKd&vs=QsQc;7d7c&bets=300;300;80');
    const pots = await open('Side pots');
    await expect.element(pots.getByCss('.result')).toHaveTextContent(/comes back on average\s*= 27\d/);
  });

  test('a card keeps the pots that hero played for, and gives back what nobody called', async () => {
    await visit('#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd&pot=620&bets=50;250;250&stacks=50;0;400');
    await decides(/^Call\./);
    await tap(tile('four of spades'));
    await decides('Pot 670 after your call.');
    await hasLink('pot=670&bets=100;250;250&stacks=0;0;400');
    const pots = await open('Side pots');
    await expect.element(pots.getByRole('row', { name: /^Together 370 300 670/ })).toBeInTheDocument();
    await visit('#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=300&bets=50;250&stacks=50;0');
    await decides(/./);
    await tap(tile('four of spades'));
    await decides('Pot 200 after your call.');
    await hasLink('pot=200&stacks=0;150');
  });

  test('side pots need an opponent, and runs are not counted while somebody has still to act', async () => {
    await visit('#/?hero=AhKh&board=7h3h9c', PHONE);
    await expect.element(row('Your spots')).toBeVisible();
    await expect.element(row('Side pots')).not.toBeInTheDocument();
    await goTo('#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd');
    await open('Side pots');
    await field('Opponent 1: in the pot').fill('20');
    await hasLink('bets=;20');

    const spot = '#/?hero=AcQc&board=9h8sTc&vs=AdAs;KdJd&pot=85&bets=21;21;42&call=21&runs=2';
    await visit(`${spot}&stacks=179;0;0`);
    const runs = await open('Run it twice');
    await expect.element(runs).toHaveTextContent('Same average');
    location.hash = `${spot}&stacks=179;252;60`;
    await expect.element(runs).toHaveTextContent('A player has still to act.');
    await expect.element(runs).not.toHaveTextContent('Same average');
  });

  test('a player’s part of the run-outs has a name and a figure only if they fit', async () => {
    for (const spot of ['AcQc&board=9h8sTc&vs=AdAs;KdJd', 'AhKh&board=7h3h9c&vs=7c7d']) {
      await visit(`#/?hero=${spot}`);
      const picture = page.getByRole('region', { name: 'From outs to equity' }).getByCss('.picture');
      for (const width of [320, 390, 1280]) {
        await page.viewport(width, 800);
        await expect.element(picture).toHaveTextContent(/Opponents? \d/);
        const spare = () =>
          ['.win', '.lose'].map((side) => {
            const part = picture.element().querySelector(side);
            return (part?.clientWidth ?? -1) - (part?.scrollWidth ?? 0);
          });
        await expect.poll(spare, { message: `${spot} at ${width} px` }).toEqual([0, 0]);
      }
    }
  });

  test('typing a range for a player with a bet reports no fault of the money', async () => {
    await visit('#/?hero=AhKh&board=7h3h9c&vs=random&pot=84.1&bets=20;64.1&stacks=100;40&call=44.1');
    await decides(/./);
    // What has been red, at any moment.
    const faults: string[] = [];
    const observer = new MutationObserver(() => {
      for (const part of document.querySelectorAll('.price .fault, [aria-invalid="true"]')) {
        if (part.textContent.trim() !== '' || part instanceof HTMLInputElement) faults.push(part.outerHTML);
      }
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    await button(/range/i).last().click();
    const range = page.getByRole('textbox', { name: /range/i });
    await expect.element(range).toHaveFocus();
    await type('TT+,AQs+');
    await hasLink('vs=TT+,AQs+');
    await decides(/./);
    observer.disconnect();
    expect(faults.filter((own) => !own.includes('range'))).toEqual([]);
  });
});

describe('the first screen of a phone', () => {
  const LONG = '#/?hero=8h8d&board=AhKc9s&facing=1';
  const figures = page.getByRole('region', { name: 'Answer' });

  test.each([PHONE, [320, 568] as const, WIDE])(
    'the first screen has what you need, what you have and the bet: %i × %i',
    async (...size) => {
      await visit(LONG, size);
      await expect
        .element(figures)
        .toHaveTextContent(/33\.3%\s*You need\s*2 : 1\s*7\.8%\s*You have\s*v the best 1\/4\s*2\s*outs of 47\s*4\.3%/);
      if (size[0] < 700) await expect.element(openPrice).toHaveAccessibleName('Price pot');
      const before = firstTile();
      await visit(LONG.replace(/&facing.*/, ''), size);
      await expect.element(figures).toHaveTextContent(/hands beat you/);
      expect(firstTile()).toEqual(before);
    },
  );

  test('shows whole sentences, with the sizes open too', async () => {
    await visit(LONG, [320, 568]);
    await decides(/^Fold, unless they bluff\. You have 7\.8%/);
    const output = page.getByCss('output').element();
    const shown = () =>
      [...output.querySelectorAll('.part, strong')]
        .filter((own) => !own.matches('.spoken'))
        .map((own) => own.textContent);
    for (const state of ['closed', 'open']) {
      if (state === 'open') await openPrice.click();
      if (state === 'open') await expect.element(sizes).toBeVisible();
      await expect.poll(() => output.scrollHeight - output.clientHeight, { message: state }).toBeLessThanOrEqual(1);
      expect(shown().length).toBeGreaterThan(0);
      expect(shown().join(' ')).toMatch(/\.$/);
      // A screen reader reads all of it.
      expect(output).toHaveTextContent(/two outs improve your hand/i);
    }
  });
});

test('on the way from spot to spot the verdict, the sentence and the figures are always of one spot', async () => {
  const spot = (board: string, bet: string) => `#/?hero=AhKh&board=${board}&vs=QQ%2B,JTs&facing=${bet}`;
  await visit(spot('Ks7h5c', '1/2'));
  await decides(/^Call\. .*68\.7%/);
  const seen = new Set<string>();
  const note = () => {
    const word = verdict.query()?.textContent;
    // While a late answer is awaited there is no verdict.
    if (word === undefined) return;
    const [, equity] = /([\d.]+%) equity/.exec(sentence.element().textContent) ?? [];
    const figures = page.getByCss('.answer .big').elements();
    seen.add([word, equity, ...figures.map((part) => part.textContent?.trim())].join(' '));
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await goTo(spot('Qs7h2h', '1/2'));
  await decides(/51\.2%/);
  await goTo(spot('Ks7h5c', '1/2'));
  await decides(/68\.7%/);
  observer.disconnect();
  expect([...seen].toSorted()).toEqual([
    'Call. You need 25.0% and have 51.2%. 51.2% 25.0% 51.2% 6',
    'Call. You need 25.0% and have 68.7%. 68.7% 25.0% 68.7% 4',
  ]);
});

test('another board and another bet are next to the spot, with the figures that they have alone', LONG, async () => {
  const spot = (board: string, bet: string) => `#/?hero=AhKh&board=${board}&vs=QQ%2B,JTs&facing=${bet}`;
  const alone = async (board: string, bet: string) => {
    await goTo(spot(board, bet));
    await expect.element(verdict).toBeVisible();
    const [need, have] = page
      .getByCss('.answer .big')
      .elements()
      .map((part) => part.textContent?.trim());
    return [
      have,
      need,
      verdict
        .element()
        .textContent?.trim()
        .split(/(?<=\.) /)[0],
    ];
  };
  await visit('#/?hero=AhKh&board=Ks7h5c&vs=22');
  const [now, board, bet] = [await alone('Ks7h5c', '1/2'), await alone('Qs7h2h', '1/2'), await alone('Ks7h5c', '2')];
  await goTo(spot('Ks7h5c', '1/2'));
  const compared = await open('Compare with');
  const field = compared.getByRole('textbox');
  const columns = () => {
    const rows = compared
      .getByCss('tbody tr')
      .elements()
      .map((line) => Array.from(line.querySelectorAll('td')));
    return [0, 1].map((at) => rows.map((line) => line[at]?.textContent?.trim()));
  };
  await field.fill('Qs7h2h');
  await type('{Enter}');
  await expect.poll(columns).toEqual([now, board]);
  await expect
    .element(compared.getByRole('columnheader').nth(1))
    .toHaveTextContent(/queen of spades.*deuce of hearts.*½ pot/);
  await field.fill('2');
  await type('{Enter}');
  await expect.poll(columns).toEqual([now, bet]);
  await expect
    .element(compared.getByRole('columnheader').nth(1))
    .toHaveTextContent(/king of spades.*five of clubs.*2× pot/);
  for (const text of ['Ah7h2h', '7h', '7h7h2c', 'half a board']) {
    await field.fill(text);
    await expect.element(compared.getByRole('alert')).not.toBeInTheDocument();
    await type('{Enter}');
    await expect.element(compared.getByRole('alert')).toHaveTextContent('Write a board of three to five cards');
    await counts(compared.getByRole('table'), 0);
    await field.fill('Qs7h2h');
    await type('{Enter}');
  }
  // The table changes: both columns follow.
  await goTo(spot('Ks7h5c', '2'));
  await expect.poll(() => columns()[0]).toEqual(bet);
});
