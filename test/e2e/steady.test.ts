/** @module-tag long */
// The page while its worker is slow, lost or asked twice.
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { CHROMIUM, expect, goTo, test } from './page';
import { PHONE, TABLET, WIDE } from './sizes';

interface Watched {
  /** How many questions the page has asked. */
  asked: number;
  /** Each sends a question that is held back; `undefined` if questions are sent at once. */
  held?: (() => void)[] | undefined;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Before the page: its questions are counted, and reach the worker late. */
function watchWorkers(delay = 0): (page: Page) => Promise<unknown> {
  return (page) =>
    page.addInitScript((late) => {
      const watched: Watched = { asked: 0 };
      window.watched = watched;
      window.Worker = class extends Worker {
        override postMessage(message: unknown, transfer?: unknown): void {
          const isQuestion = JSON.stringify(message).includes('"ask"');
          if (isQuestion) watched.asked++;
          const send = () => {
            super.postMessage(message, transfer as Transferable[]);
          };
          if (isQuestion && watched.held !== undefined) watched.held.push(send);
          else if (isQuestion && late > 0) setTimeout(send, late);
          else send();
        }
      };
    }, delay);
}

const questions = (page: Page): Promise<number> => page.evaluate(() => window.watched.asked);

/** The same, once no question has followed for a while: some are asked after the answer. */
async function allQuestions(page: Page): Promise<number> {
  let last = -1;
  const isLast = async () => {
    const before = last;
    last = await questions(page);
    return last === before;
  };
  await expect.poll(isLast, { intervals: [400] }).toBe(true);
  return last;
}

/** Places of the parts that a user looks at or reaches for. */
async function places(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(async () => {
    // The figures are drawn first, all else in the next frame. Before a frame is drawn its places are not the last.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
    const box = (selector: string) => {
      const rect = document.querySelector(selector)?.getBoundingClientRect();
      // A part that is not drawn has no place.
      return rect === undefined || rect.width === 0 ? undefined : [rect.x, rect.y, rect.width];
    };
    return Object.fromEntries(
      ['.hero', '.board', '.opponents', '[data-card="51"]', '[data-card="0"]', '.answer', 'output'].map((selector) => [
        selector,
        box(selector),
      ]),
    );
  });
}

describe('an answer that arrives moves nothing', () => {
  /** A flop that lacks a card, and the cards that are dealt to it, each with the answer. */
  const HANDS: [hand: string, start: string, dealt: [card: string, answer: RegExp][]][] = [
    [
      'unknown',
      '#/?hero=4c9c&board=7d5c',
      [
        ['Kh', /No outs/],
        ['8c', /twelve outs/],
      ],
    ],
    [
      'made',
      '#/?hero=7h7c&board=7d2s',
      [
        ['9c', /^Set of sevens: 3/],
        ['Kd', /^Set of sevens: 6/],
      ],
    ],
    [
      'nothing improves',
      '#/?hero=KhQh&board=7h3h',
      [
        ['2h', /./],
        ['9c', /Nothing improves your hand/],
      ],
    ],
    [
      'the nuts',
      '#/?hero=AdAc&board=As7d',
      [
        ['2c', /./],
        ['9h', /^None of [\d,]+ hands beats you/],
      ],
    ],
    [
      'known',
      '#/?hero=AhKh&board=7h3h&vs=7c7d',
      [
        ['9c', /eight outs/],
        ['Qs', /outs/],
        ['2c', /you lose/i],
      ],
    ],
    ['three opponents', '#/?hero=AhKh&board=7h3h&vs=7c7d;QsQd;JsTs', [['9c', /outs/]]],
  ];
  for (const [name, size] of Object.entries({ WIDE, TABLET, PHONE })) {
    test(name.toLowerCase(), async ({ open }) => {
      const page = await open('', size, watchWorkers());
      // Loaded after the first paint: later a place would appear between the two looks.
      await expect(page.locator('.opponents')).toHaveCount(1);
      for (const [hand, start, dealt] of HANDS) {
        await page.evaluate((fragment) => {
          location.hash = fragment;
        }, start);
        let inPlay = start.match(/[2-9TJQKA][cdhs]/g)?.length ?? 0;
        await expect(page.locator('.hole')).toHaveCount(inPlay);
        await expect(page.locator('.prompt')).toBeVisible();
        for (const [card, answer] of dealt) {
          const before = (await page.locator('output').textContent()) ?? '';
          await page.evaluate(() => (window.watched.held = []));
          await page.keyboard.type(card);
          await expect(page.locator('.hole')).toHaveCount(++inPlay);
          const asked = await places(page);
          await page.evaluate(() => {
            const { held = [] } = window.watched;
            window.watched.held = undefined;
            for (const send of held) send();
          });
          await expect(page.locator('output')).toHaveText(answer);
          await expect(page.locator('output')).not.toHaveText(before);
          await expect(page.locator('.stale > output')).toHaveCount(0);
          expect(await places(page), `${hand}, ${card}`).toEqual(asked);
        }
      }
    });
  }
});

describe('the deck stays under the finger from street to street', () => {
  for (const [name, size] of Object.entries({ TABLET, PHONE })) {
    test(name.toLowerCase(), async ({ visit }) => {
      for (const seats of ['', '&vs=QsQd', '&vs=TT%2B,AK']) {
        const page = await visit(`#/?hero=4c9c&board=7d5cKh${seats}`, size);
        // On the river a phone folds the deck.
        const cards = name === 'PHONE' ? ['8c'] : ['8c', '2s'];
        await expect(page.locator('.answer .big').first()).toBeVisible();
        const tile = async () => (await page.locator('[data-card="51"]').boundingBox())?.y;
        const before = await tile();
        for (const card of cards) {
          const sentence = await page.locator('output').textContent();
          await page.keyboard.type(card);
          await expect(page.locator('output')).not.toHaveText(sentence ?? '');
          await expect.poll(tile, `${seats} ${card}`).toBe(before);
        }
      }
    });
  }
});

test('nothing moves when the opponents of a link are loaded late', async ({ open }) => {
  /** Where the deck's top was in each frame since the last look. */
  const tops = (page: Page) =>
    page.evaluate(() => {
      const own = window as unknown as { tops?: Set<number | undefined> };
      const seen = [...(own.tops ?? [])];
      const isFirst = own.tops === undefined;
      own.tops = new Set();
      const look = () => {
        own.tops?.add(document.querySelector('.deck')?.getBoundingClientRect().top);
        requestAnimationFrame(look);
      };
      if (isFirst) look();
      return seen;
    });
  for (const size of [WIDE, TABLET, PHONE]) {
    for (const opponents of ['QsQc', 'QsQc;random;99;Th9h']) {
      let letGo = (): void => undefined;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      const page = await open(`#/?hero=AhKh&board=7h3h9c&vs=${opponents}`, size, (own) =>
        own.route(/\/Opponents-[^/]*\.js$/, async (route) => {
          await held;
          await route.continue();
        }),
      );
      await expect(page.locator('.deck [data-card="0"]')).toBeVisible();
      await expect(page.locator('.opponents')).toHaveCount(0);
      await tops(page);
      letGo();
      await expect(page.locator('.opponents')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await tops(page), opponents).toHaveLength(1);
      await page.close();
    }
  }
});

test('an older question never overwrites a newer answer', async ({ open }) => {
  const page = await open('#/?hero=AhKh&vs=random', WIDE, watchWorkers(100));
  const sentences: string[] = [];
  await page.keyboard.type('7h3h9cQs2c');
  for (let count = 0; count < 10; count++) {
    sentences.push((await page.locator('output').textContent())?.trim() ?? '');
    await page.waitForTimeout(100);
  }
  const last = sentences.findIndex((sentence) => sentence === sentences.at(-1));
  expect(new Set(sentences.slice(last)).size, 'once there, it stays').toBe(1);
  await expect(page.locator('.stale')).toHaveCount(0);
  const link = await page.evaluate(() => location.hash);
  const fresh = await open(link);
  await expect(fresh.locator('output')).toHaveText(sentences.at(-1) ?? '');
});

test('back and forward bring the spot exactly, and ask nothing that has been answered', async ({ open }) => {
  const page = await open('#/?hero=4c9c&board=7d5cKh8c', WIDE, watchWorkers());
  await expect(page.locator('output')).toHaveText(/twelve outs/);
  // The earlier streets come last: a question that is left before them is asked again.
  await expect(page.getByRole('region', { name: 'Street by street' })).toContainText('0 outs');
  await page.keyboard.type('2s');
  await expect(page.locator('output')).not.toHaveText(/twelve outs/);
  const before = await allQuestions(page);
  // The answer comes first, then the address.
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/2s$/);
  await page.goBack();
  await expect(page.locator('output')).toHaveText(/twelve outs/);
  await page.goForward();
  await expect(page.locator('output')).not.toHaveText(/twelve outs/);
  expect(await allQuestions(page)).toBe(before);
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/?hero=4c9c&board=7d5cKh8c2s');
  await page.getByRole('link', { name: 'Table' }).click();
  expect(await questions(page), 'the page one is on asks nothing').toBe(before);
  await page.evaluate(() => {
    location.hash = '#/?hero=4c9c&board=7d5cKh3d';
  });
  await expect(page.locator('output')).toHaveText(/four outs/);
  expect(await allQuestions(page), 'another spot is asked once').toBe(before + 1);
});

test('a tile under the mouse, the focus or a finger has its answer before it is tapped', async ({ open }) => {
  const page = await open('#/?hero=4c9c&board=7d5cKh', { ...PHONE, hasTouch: true }, watchWorkers());
  await expect(page.locator('output')).toHaveText(/No outs/);
  const tile = (card: string) => page.locator(`.tile[aria-label^="${card}"]`);
  const aims: [card: string, aim: () => Promise<unknown>][] = [
    ['eight of clubs', () => tile('eight of clubs').hover()],
    ['ten of spades', () => tile('ten of spades').focus()],
    ['ten of hearts', () => tile('ten of hearts').dispatchEvent('pointerdown', { pointerType: 'touch' })],
  ];
  for (const [card, aim] of aims) {
    const before = await questions(page);
    await aim();
    await expect.poll(() => questions(page), card).toBe(before + 1);
    await page.waitForTimeout(200);
    await tile(card).dispatchEvent('click');
    await expect(page.locator('.slot[aria-label^="' + card + '"]')).toHaveCount(1);
    expect(await questions(page), card).toBe(before + 1);
    await page.keyboard.press('Backspace');
    await expect(page.locator('output')).toHaveText(/No outs/);
  }
});

describe('nothing is wider than the window', () => {
  const LONGEST = [
    '#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd;AsKs;2c2d;JhTh;5c6c;8s8d;AdQc;Kd4h',
    '#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd;JsJc;22+,A2s+;TT+,AQs+,AKo;22+;A2s+;KsKc',
    '#/?hero=2c2d&board=AsAdKh&vs=AhAc',
    '#/?hero=2c2d&board=9s8dKh&vs=KcQc&pot=123456789&call=99999999.99',
    '#/?hero=7c2d&board=KsKdKh4s&vs=QhQc',
  ];
  test('the longest spots fit into windows of 320 to 1,440 px', async ({ visit }) => {
    const page = await visit();
    for (const fragment of LONGEST) {
      await goTo(page, fragment);
      for (const width of [320, 390, 820, 1000, 1240, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${fragment}, ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
});

describe('a card that is dealt or taken back', CHROMIUM, () => {
  /** Elements that start to move stay where they start. */
  const holdStill = async (page: Page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  };

  const middle = async (page: Page, selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${selector} is not on the page.`);
    return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  };

  const moving = (page: Page) => page.evaluate(() => document.getAnimations().length);

  const TURN = '[aria-label="Board"] .slot:nth-child(4)';
  const EIGHT = '.tile[aria-label^="eight of clubs"]';

  for (const [name, size] of Object.entries({ WIDE, TABLET, PHONE })) {
    test(`comes from the deck and goes back there, ${name}`, async ({ open }) => {
      const options = { ...size, reducedMotion: 'no-preference' } as const;
      const page = await open('#/?hero=4c9c&board=7d5cKh&vs=QsQd', options, holdStill);
      await expect(page.locator('output')).toHaveText(/No next card/);
      // The cards were there when the page opened, and stay as its other parts come.
      await page.waitForLoadState('networkidle');
      expect(await moving(page)).toBe(0);
      const [deck, slot] = [await middle(page, EIGHT), await middle(page, TURN)];
      await page.keyboard.type('8c');
      await expect.poll(() => middle(page, TURN)).toEqual(deck);
      await expect(page.locator(TURN), 'above what it passes').toHaveCSS('z-index', '4');
      await page.keyboard.press('Backspace');
      await expect.poll(() => middle(page, EIGHT)).toEqual(slot);
    });
  }

  test('a card is at once in its place if the deck is hidden', async ({ open }) => {
    const options = { ...PHONE, reducedMotion: 'no-preference' } as const;
    const page = await open('#/?hero=4c9c&board=7d5cKh8c2s', options, holdStill);
    await expect(page.locator('output')).toHaveText(/\S/);
    await expect(page.locator(EIGHT)).toBeHidden();
    await page.evaluate(() => (location.hash = '#/?hero=QhQd&board=7s5hKc8h2d'));
    await expect(page.locator(TURN)).toHaveAccessibleName(/^eight of hearts/);
    await expect(page.locator('.stale')).toHaveCount(0);
    expect(await moving(page)).toBe(0);
  });

  test('lands in the same place as without animation', async ({ open }) => {
    const options = { ...WIDE, reducedMotion: 'no-preference' } as const;
    const page = await open('#/?hero=4c9c&board=7d5cKh&vs=QsQd', options, holdStill);
    await expect(page.locator('output')).toHaveText(/No next card/);
    await page.keyboard.type('8c');
    await expect(page.locator(TURN)).toHaveCSS('z-index', '4');
    const properties = await page.evaluate(() => {
      const flights = document.getAnimations();
      for (const flight of flights) flight.finish();
      return flights.flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap(Object.keys) : [],
      );
    });
    expect(properties).toContain('transform');
    expect(properties, 'with it each frame would be the work of the page’s own thread').not.toContain('zIndex');
    await expect(page.locator(TURN)).toHaveCSS('z-index', 'auto');
  });

  test('comes a frame after the figures, where their answer is known', async ({ open }) => {
    const page = await open('#/?hero=4c9c&board=7d5cKh&vs=QsQd');
    await page.keyboard.type('8c');
    await expect(page.locator('output')).toHaveText(/twelve outs/);
    await page.keyboard.press('Backspace');
    await expect(page.locator('output')).toHaveText(/No next card/);
    await expect(page.locator(EIGHT)).not.toHaveClass(/hole/);
    await page.evaluate((turn) => {
      const frames: string[] = [];
      Object.assign(window, { frames });
      const look = () => {
        const outs = document.querySelector('.answer .big')?.textContent;
        const frame = `${outs} outs, ${document.querySelector(turn)?.ariaLabel}`;
        if (frame !== frames.at(-1)) frames.push(frame);
        requestAnimationFrame(look);
      };
      look();
    }, TURN);
    await page.keyboard.type('8c');
    await expect(page.locator(TURN)).toHaveAccessibleName(/^eight of clubs/);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { frames: string[] }).frames))
      .toEqual(['0 outs, Board, card 4: empty', '12 outs, Board, card 4: empty', '12 outs, eight of clubs: remove']);
  });

  test('appears at once with reduced motion', async ({ open }) => {
    const page = await open('#/?hero=4c9c&board=7d5cKh', WIDE, holdStill);
    await page.keyboard.type('8c');
    await expect(page.locator('output')).toHaveText(/twelve outs/);
    await page.keyboard.press('Backspace');
    await expect(page.locator('output')).toHaveText(/No outs/);
    expect(await moving(page)).toBe(0);
  });
});
