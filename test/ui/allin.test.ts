// The all-in page's entry: seats, the deck, a line of hands, the next hand. Its figures are in test/show and test/e2e.
import { LONG } from '../long';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { filled } from '../../src/notation/draft';
import { formatCards } from '../../src/poker/card';
import { readHands, Show } from '../../src/show/show.svelte';
import { button, counts, link, PHONE, shows, tile, type as press, visit } from './visit';

beforeEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
});

function type(show: Show, text: string): void {
  for (const character of text) show.type(character);
}
function opened(link: string): Show {
  const show = new Show();
  show.openLink(link);
  return show;
}

describe('cards', () => {
  test('a full hand moves on to the next seat, and after the last to the board', () => {
    const show = new Show();
    const seats: unknown[] = [];
    for (const card of ['Ah', 'Kh', '7c', '7d']) {
      seats.push(show.caret);
      type(show, card);
    }
    expect(seats).toEqual([
      { in: 'hero', slot: 0 },
      { in: 'hero', slot: 1 },
      { in: 'seat', seat: 0, slot: 0 },
      { in: 'seat', seat: 0, slot: 1 },
    ]);
    expect(show.caret).toEqual({ in: 'board', slot: 0 });
  });

  test('another player fills an empty seat before there is a new one, up to ten', () => {
    const show = new Show();
    show.addPlayer();
    expect(show.hands).toHaveLength(2);
    type(show, 'AhKh7c7d');
    for (let players = 3; players <= 10; players++) {
      show.addPlayer();
      show.addPlayer();
      expect(show.hands).toHaveLength(players);
      const rank = '23456789'[players - 3] ?? '';
      type(show, `${rank}s${rank}h`);
    }
    show.addPlayer();
    expect(show.hands).toHaveLength(10);
    expect(show.problem).toContain('10 players at most');
  });

  test('the deck stays until the river; hidden, it stays so for that hand only', () => {
    const show = opened('#/show?hero=AhKh&vs=7c7d');
    expect(show.deckShown).toBe(true);
    type(show, '7h3h9cJc');
    expect(show.deckShown).toBe(true);
    type(show, '2h');
    expect([show.isOver, show.deckShown]).toEqual([true, false]);
    show.undo();
    expect(show.deckShown).toBe(true);
    show.deckShown = false;
    show.undo();
    type(show, 'Jd');
    expect(show.deckShown).toBe(false);
    show.nextHand();
    expect(show.deckShown).toBe(true);
  });
});

describe('a line', () => {
  test('each hand of a line is a player, with a board after a stroke, after “on” or as three cards', () => {
    const show = new Show();
    show.enterLine('AhKh 7c7d QsJs 9h9d');
    expect(show.link).toBe('#/show?hero=AhKh&vs=7c7d;QsJs;9h9d');
    for (const line of ['AhKh 7c7d / 7h3h9c', 'AhKh 7c7d on 7h3h9c', 'AhKh 7c7d 7h3h9c', 'AhKh 7c7d/7h 3h 9c']) {
      const draft = readHands(line.replace('7h 3h 9c', '7h3h9c'));
      expect(draft && formatCards(draft.board.flatMap((card) => card ?? [])), line).toBe('7h3h9c');
    }
    for (const line of [
      'AhKh',
      'AhKh v 7c7d',
      'AhKh 7c7d on 7h',
      'AhKh AhQd',
      'AhKh 7c',
      '22+ AKs',
      'AhKh 7c7d / 7h3h9c / 2h',
    ]) {
      expect(readHands(line), line).toBeUndefined();
    }
  });

  test('typed with spaces is the same, the board after a stroke', () => {
    const show = new Show();
    type(show, 'AhKh 7c7d QsJs 9h9d');
    expect(show.link).toBe('#/show?hero=AhKh&vs=7c7d;QsJs;9h9d');
    type(show, ' /7h3h2c');
    expect(show.link).toBe('#/show?hero=AhKh&board=7h3h2c&vs=7c7d;QsJs;9h9d');
    // One step a card.
    for (let card = 0; card < 3; card++) show.undo();
    for (let card = 0; card < 2; card++) show.undo();
    expect(show.link).toBe('#/show?hero=AhKh&vs=7c7d;QsJs');
  });
});

describe('the next hand', () => {
  const LINK = '#/show?hero=AhAd&vs=KsKc;7h7d&bets=500;300;120&names=Anna;Ben;Dora';

  test('keeps names, seats and what was paid out, and moves nobody; undo brings the hand back', () => {
    const show = opened(LINK);
    // Ben is out of chips.
    show.nextHand([560, 0, 360]);
    expect(show.link).toBe('#/show?vs=random&bets=560;360&names=Anna;Dora&folded=Ben:&gone=1:0');
    expect(show.players).toEqual([{ seat: 0 }, { gone: { name: 'Ben', cards: [], at: 1, put: 0 } }, { seat: 1 }]);
    show.undo();
    expect(show.link).toBe(LINK);
  });

  test('a player who folded is back in the same place', () => {
    const show = opened(LINK);
    show.fold(1);
    expect(show.players.map((player) => ('seat' in player ? show.names[player.seat] : player.gone.name))).toEqual([
      'Anna',
      'Ben',
      'Dora',
    ]);
    expect(show.shown.folded).toMatchObject([{ name: 'Ben', at: 1, put: 300 }]);
    show.nextHand([420, 200, 300]);
    expect(show.names).toEqual(['Anna', 'Ben', 'Dora']);
    expect(show.draft.bets).toEqual([420, 200, 300]);
  });

  test('everybody stays if only one player has chips left', () => {
    const show = opened('#/show?hero=AhAd&vs=KsKc&bets=100;100&names=Anna;Ben');
    show.nextHand([200, 0]);
    expect(show.names).toEqual(['Anna', 'Ben']);
    expect(show.draft.bets).toEqual([200, 0]);
  });
});

test('an amount put in is one step of undo a field, and stays with its player', () => {
  const show = opened('#/show?hero=AhAd&vs=KsKc;7h7d');
  show.setPut(0, 5);
  show.setPut(0, 50);
  show.leaveField();
  show.setPut(2, 20);
  show.setMiddle(15);
  expect(show.link).toBe('#/show?hero=AhAd&vs=KsKc;7h7d&pot=85&bets=50;;20');
  show.fold(1);
  expect(show.draft.bets).toEqual([50, 20]);
  for (let step = 0; step < 3; step++) show.undo();
  expect(show.draft.bets).toEqual([50]);
  show.undo();
  expect(show.draft.bets).toBeUndefined();
});

describe('who gets what', () => {
  const HAND = '#/show?hero=AhAd&vs=KsKc;7h7d&bets=500;300;120&names=Anna;Ben;Dora';
  const money = page.getByRole('region', { name: 'Stacks' });
  const list = (...lines: string[]) =>
    expect
      .poll(() =>
        money
          .getByRole('listitem')
          .elements()
          .map((own) => own.textContent.trim()),
      )
      .toEqual(lines);

  test('the river shows one payment a player, and the pots on a tap', async () => {
    await visit(`${HAND}&board=7c2d9sJh3c`);
    await list('Anna +60', 'Ben −300', 'Dora +240');
    await money.getByText('Pots').click();
    for (const line of [
      'Main pot, 360: Dora 360.',
      'Side pot, 360: Anna 360.',
      'Anna gets back 200 at once: nobody has matched it.',
    ]) {
      await shows(line);
    }
  });

  test('a hand that is run twice gives half of each pot to each board', async () => {
    await visit(`${HAND}&board=7c2d9sJh3c&again=0:Kd2h5s8c3d`, PHONE);
    await list('Anna −120', 'Ben +60', 'Dora +60');
    await money.getByText('Pots').click();
    await shows('Main pot, 360: run 1 Dora 180, run 2 Ben 180.');
  });

  test('cards to come: what comes back on average adds up, and a deal is in chips', LONG, async () => {
    await visit(HAND);
    await button('Stacks').click();
    await list(
      'Anna gets back 721.38 of 500 on average: +221.38. 72.4% of the 720 at stake.',
      'Ben gets back 140.29 of 300 on average: −159.71. 19.5% of the 720 at stake.',
      'Dora gets back 58.33 of 120 on average: −61.67. 16.2% of the 360 at stake.',
    );
    await button('Split by equity').click();
    const deal = money.getByText(/^A fair deal now/);
    await expect.element(deal).toHaveTextContent(/Anna 72[12], Ben 1(39|40|41), Dora 5[89]\./);
    const sum = () =>
      Array.from(deal.element().textContent.matchAll(/ (\d+)/g), ([, own]) => Number(own)).reduce(
        (all, own) => all + own,
      );
    expect(sum()).toBe(920);
    await money.getByLabelText('Smallest chip').selectOptions('100');
    await expect.element(deal).toHaveTextContent(/Anna [67]\d0,/);
    expect(sum()).toBe(920);
    await money.getByLabelText('Prizes').fill('50 / 30 / 20');
    await expect.element(money.getByText(/^Prizes by ICM/)).toHaveTextContent(/Anna 4\d/);
    await expect.element(money.getByText(/^Prizes by chips/)).toHaveTextContent(/Anna 4\d/);
  });

  test('the odd chip goes to the first winner after the button; the link keeps it, and the next hand asks again', async () => {
    // The board plays: both tie for 125.
    await visit('#/show?hero=2c3d&vs=2d3c&board=AsKsQsJsTs&pot=125&bets=50;50&names=Anna;Ben', PHONE);
    await button('Stacks').click();
    await money.getByLabelText('Smallest chip').selectOptions('25');
    await list('Anna +25', 'Ben 0', 'From the middle −25');
    await money.getByText('Pots', { exact: true }).click();
    await shows(/125: Anna 75, Ben 50\./);
    await shows(/^An odd chip goes to the first winner in seat order/);
    await money.getByLabelText('Dealer button').selectOptions('Anna');
    await list('Anna 0', 'Ben +25', 'From the middle −25');
    await shows(/125: Ben 75, Anna 50\./);
    await shows('An odd chip goes to the first winner after the button.');
    await expect.poll(link).toContain('&button=0');
    await money.getByLabelText('Dealer button').selectOptions('Ben');
    await list('Anna +25', 'Ben 0', 'From the middle −25');
    await button('Next hand').click();
    await expect.poll(link).toBe('#/show?vs=random&bets=75;50&names=Anna;Ben');
    await button('Undo').click();
    await expect.poll(link).toContain('&button=1');
  });

  test('a bad amount is said in its field, and nothing else is lost; the middle is won too', async () => {
    await visit(`${HAND}&board=7c2d9sJh3c`, PHONE);
    await button('Stacks').click();
    await money.getByLabelText('Ben').fill('3x0');
    await shows(/“3x0” is not an amount/);
    await expect.element(money.getByLabelText('Ben')).toHaveAttribute('aria-invalid', 'true');
    await list('Anna +60', 'Ben −300', 'Dora +240');
    await money.getByLabelText('In the middle already').fill('30');
    await list('Anna +60', 'Ben −300', 'Dora +270', 'From the middle −30');
    await money.getByLabelText('Ben').fill('');
    await shows('Amounts still missing: Ben.');
  });

  test('the next hand has the stacks as they were paid out, and undo brings the hand back', async () => {
    await visit(`${HAND}&board=7c2d9sJh3c`, PHONE);
    await list('Anna +60', 'Ben −300', 'Dora +240');
    await button('Next hand').click();
    await expect.poll(link).toBe('#/show?vs=random&bets=560;360&names=Anna;Dora&folded=Ben:&gone=1:0');
    await shows('out of chips');
    await button('Undo').click();
    await list('Anna +60', 'Ben −300', 'Dora +240');
  });
});

describe('the evening', () => {
  const HAND = '#/show?hero=AhAd&vs=KsKc;7h7d&bets=500;300;120&names=Anna;Ben;Dora&board=7c2d9sJh3c';
  const cells = (name: string) =>
    page
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell')
      .elements()
      .map((own) => own.textContent);

  test('a finished hand is kept by one touch, and is in the table of tonight, on a phone', async () => {
    await visit(HAND, PHONE);
    await button('Keep this hand').click();
    await expect.element(button('Kept')).toBeDisabled();
    await button('Tonight').click();
    await expect.poll(() => cells('Dora')).toEqual(['1', '0.5 of 0.1', '+0.4+301.67', '+240']);
    expect(cells('Ben')).toEqual(['1', '0 of 0.2', '−0.2−140.29', '−300']);
    await shows('Worst beat: Dora won with 7♥ 7♦, 16.2% at the all-in.');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    expect(localStorage.getItem('outs:all-in')).not.toMatch(/names=Anna/);
    // It opens at its street, and can be taken back after it was deleted.
    const opens = page.getByRole('region', { name: 'Tonight' }).getByRole('link').first();
    await expect.element(opens).toHaveAttribute('href', '#/show?hero=AhAd&vs=KsKc;7h7d&bets=500;300;120');
    await button(/^Delete the hand/).click();
    await shows('No hands kept tonight');
    await button('Undo delete').click();
    await expect.poll(() => cells('Dora')[0]).toBe('1');
  });

  test('a kept hand has a name of the user’s; the table and the beat are pictures', LONG, async () => {
    await visit(HAND);
    await button('Keep this hand').click();
    await button('Tonight').click();
    await page.getByRole('textbox', { name: /^Name of the hand/ }).fill('Dora’s set');
    await press('{Enter}');
    await expect.poll(() => localStorage.getItem('outs:all-in')).toContain('"name":"Dora’s set"');
    const files: { name: string; content: Promise<Blob> }[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, content: fetch(this.href).then((own) => own.blob()) });
    });
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await button('Picture of the beat').click();
    click.mockRestore();
    expect(files.map(({ name }) => name)).toEqual(['outs-tonight.png', 'outs-beat.png']);
    for (const { content } of files) {
      const bitmap = await createImageBitmap(await content);
      expect([bitmap.width, bitmap.height]).toEqual([1080, 1350]);
      const pen = new OffscreenCanvas(1080, 1350).getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.drawImage(bitmap, 0, 0);
      const colours = new Set(new Uint32Array(pen.getImageData(0, 0, 1080, 1350).data.buffer));
      // Paper, ink and the steps between them at the edges of letters.
      expect(colours.size).toBeGreaterThan(20);
    }
  });

  test('every hand is kept by itself if the user wants it', LONG, async () => {
    await visit(HAND);
    await page.getByLabelText('Keep every hand').click();
    await expect.element(button('Kept')).toBeDisabled();
  });
});

describe('the middle of the table', () => {
  test('a phone on its side and a tablet show four players from afar, and turn the far seats', LONG, async () => {
    await visit('#/show?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd;Ts8s', [844, 390]);
    await press('{Escape}');
    const shares = page.getByCss('.rows .share');
    await counts(shares, 4);
    for (const [width, height] of [
      [820, 1180],
      [1024, 768],
      [844, 390],
    ] as const) {
      await page.viewport(width, height);
      for (const share of shares.elements()) {
        // Read from two metres: a tenth of the height, and wholly in the window.
        expect(parseFloat(getComputedStyle(share).fontSize)).toBeGreaterThanOrEqual(0.09 * height);
        expect(share.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
      }
      // The board is in the middle, and the deck is one touch away.
      await expect.element(button('Turn card')).toBeInViewport();
      const board = page.getByRole('group', { name: 'Board' }).element().getBoundingClientRect();
      if (width > height) expect(Math.abs(board.left + board.right - width)).toBeLessThan(0.1 * width);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    const turned = () =>
      page
        .getByCss('.rows .row')
        .elements()
        .map((row) => getComputedStyle(row).rotate);
    expect(turned()).toEqual(['none', 'none', 'none', 'none']);
    await button('Turn for the other side').click();
    expect(turned()).toEqual(['none', 'none', '180deg', '180deg']);
  });
});

test('six players are thirteen touches from an empty page to six equities', async () => {
  await visit('#/show', PHONE);
  let touches = 0;
  const tap = async (part: Locator) => {
    await part.click();
    touches++;
  };
  await tap(page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '6' }));
  for (const rank of ['ace', 'king', 'queen', 'jack', 'ten', 'nine'])
    for (const suit of ['spades', 'hearts']) await tap(tile(`${rank} of ${suit}`));
  await counts(page.getByCss('.rows .share'), 6);
  expect(touches).toBe(13);
});

test('a narrow seat has a short name for an opponent, and the whole name for a screen reader', async () => {
  await visit('#/show?hero=AhKh&vs=7c7d;QsQd', PHONE);
  const name = page.getByLabelText('Name: Opponent 2');
  await expect.element(name).toHaveAttribute('placeholder', 'Opp. 2');
  await expect.element(name).toHaveAttribute('title', 'Opponent 2');
  const input = name.element() as HTMLInputElement;
  expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  await page.viewport(1440, 900);
  await expect.element(name).toHaveAttribute('placeholder', 'Opponent 2');
});

test('the seats of two players are whole above the deck of the smallest phone, those of four on others', async () => {
  for (const [size, vs] of [
    [[320, 568], '7c7d'],
    [[360, 640], '7c7d;QsQd;Ts8s'],
    [PHONE, '7c7d;QsQd;Ts8s;2c2d;JhTh'],
  ] as const) {
    await visit(`#/show?hero=AhKh&board=7h3h9c&vs=${vs}`, size);
    const shares = page.getByCss('.rows .share');
    await counts(shares, vs.split(';').length + 1);
    const deck = page.getByCss('.hands > .deck').element().getBoundingClientRect();
    expect(deck.bottom).toBeLessThanOrEqual(size[1]);
    for (const share of shares.elements()) expect(share.getBoundingClientRect().bottom).toBeLessThanOrEqual(deck.top);
  }
});

test('a player out of chips buys in again in the same place', () => {
  const show = opened('#/show?hero=AhAd&vs=KsKc;7h7d&bets=500;300;120&names=Anna;Ben;Dora');
  show.nextHand([0, 600, 320]);
  expect(show.players).toMatchObject([{ gone: { name: 'Anna' } }, { seat: 0 }, { seat: 1 }]);
  type(show, 'QhQd');
  show.buyIn(0);
  expect(show.players).toEqual([{ seat: 0 }, { seat: 1 }, { seat: 2 }]);
  expect(show.names).toEqual(['Anna', 'Ben', 'Dora']);
  expect(show.draft.bets).toEqual([undefined, 600, 320]);
  expect(show.hands.map((hand) => formatCards(filled(hand)))).toEqual(['', 'QhQd', '']);
  show.undo();
  expect(show.players).toHaveLength(3);
  expect(show.names).toEqual(['Ben', 'Dora']);
});

test('a tap on a player puts the outs of that player on the deck, a second tap takes them off', LONG, async () => {
  await visit('#/show?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd', PHONE);
  const pick = button('Opponent 1: outs on the deck');
  await pick.click();
  await expect.element(pick).toHaveAttribute('aria-pressed', 'true');
  await expect.element(tile('nine of hearts')).toHaveAccessibleName('nine of hearts: Opponent 1');
  await button('You: outs on the deck').click();
  await expect.element(pick).toHaveAttribute('aria-pressed', 'false');
  await expect.element(tile('deuce of hearts')).toHaveAccessibleName('deuce of hearts: You, ahead');
  await expect.element(tile('nine of hearts')).toHaveAccessibleName('nine of hearts: You, improved, still behind');
  await shows('improved, still behind');
  await button('You: outs on the deck').click();
  await expect.element(tile('deuce of hearts')).toHaveAccessibleName('deuce of hearts: You');
});

test('the table brings its players with what they have put in, and takes them back, hero first', async () => {
  await visit('#/?hero=AhAd&vs=KsKc;7h7d&pot=950&bets=500;300;120');
  const allIn = page.getByRole('link', { name: 'All-in' });
  await expect.element(allIn).toHaveAttribute('href', '#/show?hero=AhAd&vs=KsKc;7h7d&pot=950&bets=500;300;120');
  await allIn.click();
  await counts(page.getByCss('.rows .row'), 3);
  await expect
    .element(page.getByRole('link', { name: 'Table', exact: true }).last())
    .toHaveAttribute('href', '#/?hero=AhAd&vs=KsKc;7h7d&pot=950&bets=500;300;120');
});
