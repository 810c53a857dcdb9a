import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sheets } from '../../e2e/paper';
import type { Driver } from './driver';

/** Where the tour goes. */
export interface Places {
  /** The built page, its policy sent with every file. */
  readonly address: string;
  /** The same without that header. */
  readonly bare: string;
  /** Another origin, which answers everybody. */
  readonly elsewhere: string;
  /** Ends the server of the page. */
  readonly stop: () => void;
}

/** A thing that somebody does with the page. */
interface Task {
  readonly name: string;
  /** Throws what is wrong. Returns a note for a success, if it has one. */
  run(visit: Visit): Promise<string | undefined> | Promise<void>;
}

/** Thrown if a driver cannot try a task. */
export class NotTried extends Error {}

const PATIENCE = 30_000;
const SPADE_FLUSH = '#/study?kind=flush-draw&seed=28';
const fixture = (name: string): string =>
  readFileSync(new URL(`../../history/fixtures/${name}`, import.meta.url), 'utf8');

/** A visit of one browser to the page. */
class Visit {
  readonly driver: Driver;
  readonly places: Places;
  #visits = 0;

  constructor(driver: Driver, places: Places) {
    this.driver = driver;
    this.places = places;
  }

  /** Loads the page again at a fragment; what the device keeps stays. */
  async open(fragment: string, address = this.places.address): Promise<void> {
    await this.driver.open(`${address}?visit=${++this.#visits}${fragment}`);
    await this.until('the page', () => this.driver.run(() => document.querySelector('#app h1, #app .brand') !== null));
    await this.driver.run(listen);
  }

  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + PATIENCE;
    let last: unknown;
    while (performance.now() < end) {
      try {
        if (await holds()) return;
        last = undefined;
      } catch (error) {
        last = error; // a page that is being left, for one
      }
      await wait(100);
    }
    const why = last instanceof Error ? `: ${last.message.split('\n')[0] ?? ''}` : '';
    throw new Error(`waited in vain for ${what}${why}`);
  }

  /** The visible text of the elements that a selector finds, spaces made plain. */
  text(selector: string): Promise<string> {
    return this.driver.run(
      (wanted) =>
        [...document.querySelectorAll<HTMLElement>(wanted)]
          .map((element) => element.innerText)
          .join(' ')
          .replace(/\s+/gu, ' '),
      selector,
    );
  }

  async shows(selector: string, words: RegExp): Promise<void> {
    let seen = '';
    await this.until(`${String(words)} in ${selector}`, async () => {
      seen = await this.text(selector);
      return words.test(seen);
    }).catch((error: unknown) => {
      throw new Error(`${(error as Error).message}; seen: ${seen.slice(0, 120)}`);
    });
  }

  /** Clicks what is named so: by its label, or its words. */
  async click(selector: string, name: RegExp): Promise<void> {
    await this.until(`${selector} named ${String(name)}`, () =>
      this.driver.run(
        (wanted, words) => {
          for (const old of document.querySelectorAll('[data-tour]')) old.removeAttribute('data-tour');
          const found = [...document.querySelectorAll<HTMLElement>(wanted)].find(
            (element) =>
              element.checkVisibility() &&
              new RegExp(words, 'u').test(
                element.getAttribute('aria-label') ?? element.innerText.replace(/\s+/gu, ' ').trim(),
              ),
          );
          found?.setAttribute('data-tour', '');
          found?.scrollIntoView({ block: 'center' });
          return found !== undefined;
        },
        selector,
        name.source,
      ),
    );
    await this.driver.click('[data-tour]');
  }

  /** Pastes wherever the focus is. */
  async paste(text: string): Promise<void> {
    await this.driver.run((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const event = new Event('paste', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'clipboardData', { value: clipboardData });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, text);
  }

  fragment(): Promise<string> {
    return this.driver.run(() => location.hash);
  }

  /** Errors in the page since it was loaded that are not visible on it. */
  faults(): Promise<string[]> {
    return this.driver.run(() => (window as { tourFaults?: string[] }).tourFaults ?? []);
  }
}

/** In the page: takes notes of what goes wrong. */
function listen(): void {
  const faults: string[] = [];
  Object.assign(window, { tourFaults: faults });
  addEventListener('error', ({ message }) => {
    // Not a fault: the page has moved an observed part, and hears of it in the next frame.
    if (!message.startsWith('ResizeObserver loop')) faults.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => void faults.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    faults.push(`policy: ${violatedDirective} ${blockedURI}`);
  });
}

/** In a page: what becomes of a request to another origin that a worker makes. */
async function askFrom(worker: string, other: string): Promise<string> {
  // A debugger's own calls may do more than the page.
  await new Promise((resolve) => setTimeout(resolve));
  return new Promise((resolve) => {
    const asker = new Worker(worker, { type: 'module' });
    asker.onmessage = ({ data }: MessageEvent<string>) => {
      resolve(data);
    };
    asker.onerror = () => {
      resolve('the worker does not start');
    };
    asker.postMessage(other);
  });
}

const TASKS: readonly Task[] = [
  {
    name: 'A link: twelve outs of 46, 26.1%, 2.83 : 1',
    async run(visit) {
      await visit.open('#/?hero=4c9c&board=7d5cKh8c');
      await visit.shows('output', /twelve outs, about one in four/);
      await visit.shows('.answer', /12\b.*26\.1 ?%.*2\.83 ?: ?1/);
      await visit.shows('.status', /46 unseen, exact/);
    },
  },
  {
    name: 'Typed: the same spot; undo, redo, clear',
    async run(visit) {
      await visit.open('');
      await visit.driver.press('4c9c7d5cKh8c');
      await visit.shows('output', /twelve outs/);
      await visit.driver.press('', 'Backspace');
      await visit.shows('output', /No outs/);
      await visit.driver.press('8c');
      await visit.shows('output', /twelve outs/);
      await visit.driver.press('', 'Escape');
      await visit.shows('.room', /Your two cards\?/);
    },
  },
  {
    name: 'Six clicks on the deck',
    async run(visit) {
      await visit.open('');
      for (const card of ['four of c', 'nine of c', 'seven of d', 'five of c', 'king of h', 'eight of c']) {
        await visit.click('.tile', new RegExp(`^${card}`));
      }
      await visit.shows('output', /twelve outs/);
      await visit.until('the link', async () => (await visit.fragment()).endsWith('hero=4c9c&board=7d5cKh8c'));
    },
  },
  {
    name: 'What counts: each hand on one line, the longest name too',
    async run(visit) {
      await visit.open('#/?hero=8h8d&board=8c7h6hKs');
      await visit.until('the list', () =>
        visit.driver.run(() => document.querySelectorAll('[aria-label="What counts"] li button').length > 1),
      );
      const apart = await visit.driver.run(() =>
        [...document.querySelectorAll('[aria-label="What counts"] li button')].flatMap((rung) => {
          const boxes = ['.gauge', '.name', '.number', '.cards'].map((part) =>
            rung.querySelector(part)?.getBoundingClientRect(),
          );
          return boxes.flatMap((box, index) => {
            const next = boxes[index + 1];
            if (box === undefined) return ['a part is missing'];
            if (next === undefined) return [];
            return box.right > next.left || next.top > box.bottom
              ? [`${rung.textContent}: ${box.right} and ${next.left}`]
              : [];
          });
        }),
      );
      assert.deepEqual(apart, []);
    },
  },
  {
    name: 'A known hand: eight outs, the bridge, 324 − 80 = 244 of 990',
    async run(visit) {
      await visit.open('#/?hero=AhKh&board=7h3h9c&vs=7c7d');
      await visit.shows('output', /eight outs/);
      await visit.shows('[aria-label="From outs to equity"]', /324.*80.*244/);
    },
  },
  {
    name: 'A price: close, fold',
    async run(visit) {
      await visit.open('#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20');
      await visit.shows('output', /Close.*fold.*You need 25\.0% and have 24\.6%\./);
      await visit.shows('[aria-label="The price"]', /−0\.28 per call/);
    },
  },
  {
    name: 'A range before the flop: the table of all hands, 40.3% exact',
    async run(visit) {
      await visit.open('#/?hero=AhKh&vs=TT%2B');
      await visit.shows('.answer', /40\.3 ?%/);
      await visit.shows('.status', /exact/);
    },
  },
  {
    name: 'Nine random hands: counted by several workers, simulated, ±',
    async run(visit) {
      await visit.open(`#/?hero=AhKh&vs=${Array(9).fill('random').join(';')}`);
      await visit.shows('.status', /simulated, ±0\.(10|0\d)/);
      // 20.7 as published for ace-king suited against nine; three times its ± on either side.
      await visit.shows('.answer', /(20\.[4-9]|21\.0) ?%/);
    },
  },
  {
    name: 'The grid of a range: the weight is marked, its focus has a ring',
    async run(visit) {
      await visit.open('#/?hero=AhKh&board=7h3h9c&vs=TT%2B');
      await visit.click('button', /on the grid/);
      await visit.until('the weights', () =>
        visit.driver.run(() => {
          const chosen = document.querySelector<HTMLElement>('.choice :checked');
          chosen?.focus();
          return chosen !== null;
        }),
      );
      await visit.driver.press('', 'ArrowLeft');
      const marks = await visit.driver.run(() =>
        [...document.querySelectorAll<HTMLInputElement>('.choice input')].map((input) => {
          const { borderTopWidth, outlineStyle, opacity } = getComputedStyle(input);
          return [input.checked, opacity === '1' && parseFloat(borderTopWidth) >= 1, outlineStyle === 'solid'];
        }),
      );
      assert.equal(marks.filter(([checked]) => checked).length, 1);
      for (const [checked, marked, ringed] of marks) {
        assert.equal(marked, checked, 'a mark on the chosen weight alone');
        assert.equal(ringed, checked, 'a ring on the focused weight alone');
      }
    },
  },
  {
    name: 'A pasted hand history, and one in PHH with a date',
    async run(visit) {
      await visit.open('');
      await visit.paste(fixture('pokerstars-six-max.txt'));
      await visit.shows('[aria-label="Hand history"]', /Decision 1 of 6 by hero/);
      await visit.driver.press('n');
      await visit.shows('[aria-label="Hand history"] [aria-current]', /Flop/);
      await visit.open('');
      await visit.paste(`${fixture('televised.phh')}time = 20:21:00\ndate = 2024-05-17\n`);
      await visit.shows('[aria-label="Hand history"]', /Decision 1 of/);
    },
  },
  {
    name: 'A study drill, graded',
    async run(visit) {
      await visit.open(SPADE_FLUSH);
      await visit.click('button', /^No outs$/);
      await visit.driver.press('20', 'Enter');
      await visit.shows('output', /none of the 9 outs/);
    },
  },
  {
    name: 'The hand lab: four aces beat four deuces',
    async run(visit) {
      await visit.open('#/lab?hands=AdAhAsJs*;2c2d2hJh*');
      await visit.shows('[aria-label="Answer"]', /Hand 1 wins/);
    },
  },
  {
    name: 'The picture: copied, or said that it cannot be',
    async run(visit) {
      await visit.open('#/?hero=4c9c&board=7d5cKh8c');
      await visit.shows('output', /twelve outs/);
      await visit.click('summary', /^Copy, print/);
      await visit.shows('.copy', /Picture/);
      if (!(await visit.driver.run(() => 'ClipboardItem' in window))) {
        await visit.shows('.copy', /cannot copy pictures\. Save the picture/);
        return 'said that it cannot';
      }
      await visit.click('button', /^Copy the picture$/);
      await visit.shows('.copy', /The picture is copied|blocked copying\. Save the picture/);
      return (await visit.text('.copy')).includes('is copied') ? 'ok' : 'refused and said';
    },
  },
  {
    name: 'Dark chosen, spots saved: still there after a reload',
    async run(visit) {
      await visit.open('#/?hero=4c9c&board=7d5cKh8c');
      await visit.until('the saved spot', () =>
        visit.driver.run(() => localStorage.getItem('outs:spots')?.includes('4c9c') ?? false),
      );
      await visit.click('button', /^Settings/);
      await visit.click('label, input[type=radio]', /^Dark$/);
      await visit.open('#/?hero=4c9c&board=7d5cKh8c');
      await visit.click('summary', /^Your spots/);
      await visit.shows('details[open]', /4♣ ?9♣|twelve outs|12 outs/);
      assert.equal(await visit.driver.run(() => getComputedStyle(document.body).backgroundColor), 'rgb(12, 20, 17)');
    },
  },
  {
    name: 'One printed sheet, A4 and Letter, half an inch to spare',
    async run(visit) {
      const { page } = visit.driver;
      if (page === undefined) throw new NotTried('the driver prints nothing');
      for (const spot of [
        '#/?hero=5h6h&board=5d7hQc&vs=AcQd&pot=100&call=33&dead=2s',
        '#/?hero=AhKh&board=7h3h9c&vs=2c2d;3c3d;4c4d;5c5d;6c6d;8c8d;TcTd;JcJd;QcQd&pot=60&call=20',
      ]) {
        await visit.open(spot);
        await visit.shows('.details', /Ends up with/);
        assert.deepEqual(await sheets(page), { A4: 1, Letter: 1 });
      }
    },
  },
  {
    name: 'A worker that asks another origin, with the header',
    async run(visit) {
      await visit.open('');
      const { address, elsewhere } = visit.places;
      assert.equal(await visit.driver.run(askFrom, `${address}asks.js`, elsewhere), 'refused');
      return 'refused';
    },
  },
  {
    name: 'The same, with the policy in the page alone',
    async run(visit) {
      const { bare, elsewhere } = visit.places;
      await visit.open('', bare);
      return visit.driver.run(askFrom, `${bare}asks.js`, elsewhere);
    },
  },
  {
    name: 'The server gone: the page, a range, the lab, study',
    async run(visit) {
      await visit.open('');
      await visit.until('all files', () =>
        visit.driver.run(async () => {
          await navigator.serviceWorker.ready;
          return navigator.serviceWorker.controller !== null;
        }),
      );
      visit.places.stop();
      await visit.driver.run(() => {
        setTimeout(() => {
          location.href = `${location.pathname}?offline#/?hero=AhKh&vs=TT+`;
        });
      });
      await visit.shows('.answer', /40\.3 ?%/);
      await visit.click('a', /^Hand lab$/);
      await visit.shows('[aria-label="Answer"]', /Five cards\?/);
      await visit.click('a', /^Practise$/);
      await visit.shows('#app', /your outs/i);
    },
  },
];

/** The names of the tasks, in their order. */
export const TASK_NAMES: readonly string[] = TASKS.map(({ name }) => name);

export type Outcome =
  { readonly kind: 'ok'; readonly said: string } | { readonly kind: 'failed' | 'not tried'; readonly why: string };

/**
 * Does all tasks in one browser, one after the other.
 *
 * @param told called with each outcome as it comes
 */
export async function takeTour(
  driver: Driver,
  places: Places,
  told: (task: string, outcome: Outcome) => void,
): Promise<void> {
  const visit = new Visit(driver, places);
  for (const task of TASKS) {
    const { name } = task;
    try {
      const said = await task.run(visit);
      // The workers of the two tasks before the last are refused on purpose.
      const faults = (await visit.faults()).filter((fault) => !fault.startsWith('policy: connect-src'));
      assert.deepEqual(faults, []);
      told(name, { kind: 'ok', said: said ?? 'ok' });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      told(name, { kind: error instanceof NotTried ? 'not tried' : 'failed', why });
    }
  }
}
