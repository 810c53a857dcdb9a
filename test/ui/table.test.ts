import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../src/poker/answer';
import { DECK, formatCard, formatCards, JOKER } from '../../src/poker/card';
import type { Spot } from '../../src/poker/spot';
import { fold, putAnyTwo, putEmptyRange, setRandom } from '../../src/notation/seating';
import { addOpponent } from '../../src/table/seats/openSeat.svelte';
import { loadFaults } from '../../src/table/faults.svelte';
import { asPlayed, backTo, dealNext, playedBoardOf } from '../../src/table/streets';
import { Table } from '../../src/table/table.svelte';
import { integer, seeded } from '../reference/random';
import { OddsWorker, type Brought, type Question, type Report } from '../../workers/odds';

/** A worker that answers on command, and keeps every question. */
class SlowWorker extends OddsWorker {
  readonly questions: { spot: Spot; report: (report: Report) => void }[] = [];
  cancelled = 0;
  ahead: readonly Spot[] = [];
  override warm(): boolean {
    return true;
  }
  override askAhead(spots: readonly Spot[]): void {
    this.ahead = spots;
  }
  override ask<Asked extends Question>(
    { spot }: Asked,
    report: (brought: Brought<Asked>) => void,
    signal?: AbortSignal,
  ): void {
    this.questions.push({ spot, report: report as (report: Report) => void });
    signal?.addEventListener('abort', () => {
      this.cancelled++;
    });
  }
}

let worker: SlowWorker;
let table: Table;

beforeAll(loadFaults);
beforeEach(() => {
  vi.restoreAllMocks();
  addressNow(); // what the test before has left
  history.replaceState(null, '', location.pathname + location.search);
  worker = new SlowWorker();
  table = new Table(worker, 0);
});

function type(text: string): void {
  for (const character of text) table.type(character);
}

/** The last question, as `hero board`. */
function asked(): string {
  const spot = worker.questions.at(-1)?.spot;
  if (spot?.hero.kind !== 'hand') return '';
  return `${formatCards(spot.hero.cards)} ${formatCards(spot.board)}`;
}

function card(text: string): (typeof DECK)[number] {
  const found = DECK.find((own) => formatCard(own) === text);
  if (found === undefined) throw new Error(text);
  return found;
}

const ANSWER = { street: 'turn', unseen: 46, players: [], of: 1 } as Answer;

function answered(answer = ANSWER): Report {
  return {
    kind: 'answer',
    answer,
    words: { figures: { rows: [] }, headline: '', made: '', standing: '', reasons: [] },
  };
}

/** A worker that has counted everything before. */
class InstantWorker extends SlowWorker {
  override ask<Asked extends Question>(question: Asked, report: (brought: Brought<Asked>) => void): void {
    super.ask(question, report);
    const hear = report as (report: Report) => void;
    hear(answered());
    hear({ kind: 'earlierStreets', streets: [] });
  }
}

describe('what may come next', () => {
  /** Has been said to come next, as hero's cards and the board, each spot in a line. */
  const ahead = () =>
    worker.ahead.map(({ hero, board }) =>
      hero.kind === 'hand' ? `${formatCards(hero.cards)} ${formatCards(board)}` : '',
    );

  test('cards of a rank that waits for its suit may come, except those in play', () => {
    type('4c9c7d5cKh');
    type('9');
    expect(ahead()).toEqual(['4c9c 7d5cKh9d', '4c9c 7d5cKh9h', '4c9c 7d5cKh9s']);
    type('1');
    expect(ahead()).toEqual([]);
    type('0');
    expect(ahead()).toHaveLength(4);
  });

  test('an aimed card gives the question that a tap asks, on a card in play as well', () => {
    type('4c9c7d5cKh8c');
    table.aim([card('2h')]);
    expect(ahead()).toEqual(['4c9c 7d5cKh8c2h']);
    table.tap(card('2h'));
    expect(asked()).toBe(ahead()[0]);
    table.aim([card('2h')]);
    expect(ahead()).toEqual(['4c9c 7d5cKh8c']);
    table.tap(card('2h'));
    expect(asked()).toBe(ahead()[0]);
  });

  test('nothing may come if the table would still lack cards, or has room for none', () => {
    type('4c9c7d');
    table.aim([card('2h'), card('3h')]);
    expect(ahead()).toEqual([]);
    type('5cKh8c2hQsQd');
    table.aim([card('3h')]);
    expect(ahead()).toEqual([]);
  });

  test('a question that has been counted is answered at once, however long a change would wait', async () => {
    table = new Table(new InstantWorker(), 60_000);
    type('4c9c7d5cKh8c');
    expect(table.display.figures?.spot.board.map(formatCard).join('')).toBe('7d5cKh8c');
    await expect.poll(() => table.line).toBe('4c9c 7d5cKh8c');
    expect(table.current).toBe(table.display.figures);
    expect(table.typedSymbol).toBe('');
    table.undo();
    expect(table.display.figures?.spot.board).toHaveLength(3);
    await expect.poll(() => table.line).toBe('4c9c 7d5cKh');
  });
});

describe('typing', () => {
  test('twelve keys are a turn', () => {
    type('4c9c7d5cKh8c');
    expect(table.line).toBe('4c9c 7d5cKh8c');
    expect(asked()).toBe('4c9c 7d5cKh8c');
  });

  test('a rank waits for its suit, and a second rank takes its place', () => {
    type('410');
    expect(table.typedSymbol).toBe('10');
    type('h');
    expect(table.line).toBe('Th');
  });

  test('a card that is in play is reported with its place', () => {
    type('AhKhAh');
    expect(table.problem).toMatch(/A♥.*your hand/);
    expect(table.line).toBe('AhKh');
  });

  test('an opponent’s two cards stay together before the flop', () => {
    type('AhKh');
    table.choose({ in: 'seat', seat: 0, slot: 0 });
    type('7c7d7h3h9c');
    expect(table.line).toBe('AhKh 7h3h9c v 7c7d');
  });
});

describe('a deck with wild cards', () => {
  test('the joker is typed as a card is, and is in play once', () => {
    table.setDeck('bug');
    type('*Kh7h');
    expect(table.line).toBe('bug *Kh 7h');
    type('*');
    expect(table.problem).toBe('The joker is already in your hand. Choose another card.');
    table.tap(JOKER);
    expect(table.line).toBe('bug _Kh 7h');
    type('*');
    expect(table.line).toBe('bug *Kh 7h');
  });

  test('a joker that is typed brings its deck along; both are one step', () => {
    type('Ah9*');
    expect(table.line).toBe('joker Ah*');
    expect(table.typedSymbol).toBe('');
    table.undo();
    expect(table.line).toBe('Ah');
  });

  test('among wild deuces a joker is refused', () => {
    table.setDeck('deuces');
    type('Ah*');
    expect(table.problem).toMatch(/no joker.*“Deck”/);
    expect(table.line).toBe('deuces Ah');
  });

  test('the joker leaves the table with its deck, and one undo brings both back', () => {
    type('AhKh7h*9c');
    expect(asked()).toBe('AhKh 7h*9c');
    table.setDeck(undefined);
    expect(table.line).toBe('AhKh 7h_9c');
    expect(table.link).toBe('#/?hero=AhKh&board=7h_9c');
    expect(table.readiness).toMatchObject({ ready: false });
    type('8h');
    expect(table.line).toBe('AhKh 7h8h9c');
    table.undo();
    table.undo();
    expect(table.line).toBe('joker AhKh 7h*9c');
    expect(asked()).toBe('AhKh 7h*9c');
  });

  test('the deck is asked about, and is in the address', () => {
    type('AhKh7h3h9c');
    table.setDeck('deuces');
    expect(worker.questions.at(-1)?.spot.wild).toBe('deuces');
    expect(addressNow()).toBe('#/?hero=AhKh&board=7h3h9c&wild=deuces');
    table.setDeck(undefined);
    expect(worker.questions.at(-1)?.spot).not.toHaveProperty('wild');
  });

  test('cleared, the table keeps its deck, and a line without one has none', () => {
    type('*Kh');
    table.clear();
    expect(table.line).toBe('joker');
    table.clear();
    table.undo();
    expect(table.line).toBe('joker *Kh');
    table.enterLine('AhKh');
    expect(table.draft.wild).toBeUndefined();
  });

  test('the joker may be dealt, and is not on a board as played from another deck', () => {
    table.setDeck('joker');
    type('AhKh');
    dealNext(table, () => 0.999_999);
    expect(table.line).toBe('joker AhKh *AsAd');
    backTo(table, 'preflop');
    expect(playedBoardOf(table.display.entered)).toContain(JOKER);
    table.setDeck(undefined);
    expect(playedBoardOf(table.display.entered)).toEqual([]);
  });
});

describe('tapping', () => {
  test('a hole gives its card back and is filled next', () => {
    type('4c9c7d5cKh8c');
    table.tap(card('5c'));
    expect(table.line).toBe('4c9c 7d_Kh8c');
    table.tap(card('5h'));
    expect(table.line).toBe('4c9c 7d5hKh8c');
  });

  test('taps add dead cards until the user is done', () => {
    type('4c9c');
    table.choose({ in: 'dead' });
    table.tap(card('2h'));
    table.tap(card('3h'));
    table.release();
    table.tap(card('7d'));
    expect(table.line).toBe('4c9c 7d x 2h3h');
  });

  test('a street is dealt at random, three cards for a flop', () => {
    type('4c9c');
    dealNext(table, () => 0);
    expect(table.line).toBe('4c9c 2c2d2h');
    dealNext(table, () => 0.999_999);
    expect(table.line).toBe('4c9c 2c2d2hAs');
  });
});

describe('what if', () => {
  test('a street is left for another turn, and the hand as it was played comes back', () => {
    type('4c9c7d5cKh8c2s');
    backTo(table, 'flop');
    expect(table.line).toBe('4c9c 7d5cKh');
    type('Qd');
    expect(table.line).toBe('4c9c 7d5cKhQd');
    expect(formatCards(playedBoardOf(table.display.entered))).toBe('7d5cKh8c2s');
    backTo(table, 'preflop');
    expect(table.line).toBe('4c9c');
    asPlayed(table);
    expect(table.line).toBe('4c9c 7d5cKh8c2s');
    expect(playedBoardOf(table.display.entered)).toEqual([]);
  });

  test('undo leads back to where the user was', () => {
    type('4c9c7d5cKh8c');
    backTo(table, 'flop');
    table.undo();
    expect(table.line).toBe('4c9c 7d5cKh8c');
    expect(playedBoardOf(table.display.entered)).toEqual([]);
    table.redo();
    expect(formatCards(playedBoardOf(table.display.entered))).toBe('7d5cKh8c');
  });

  test('a card of the line that has since been used elsewhere is reported', () => {
    type('4c9c7d5cKh8c');
    backTo(table, 'flop');
    table.choose({ in: 'dead' });
    table.tap(card('8c'));
    asPlayed(table);
    expect(table.problem).toMatch(/8♣.*dead cards/);
    expect(table.line).toBe('4c9c 7d5cKh x 8c');
  });

  test('another hand has no such line', () => {
    type('4c9c7d5cKh8c');
    backTo(table, 'flop');
    table.clear();
    type('AhKd');
    expect(playedBoardOf(table.display.entered)).toEqual([]);
  });
});

describe('undo', () => {
  test('brings back a cleared table, and what a link replaced', () => {
    type('4c9c7d5cKh');
    table.clear();
    table.undo();
    expect(table.line).toBe('4c9c 7d5cKh');
    table.openLink('#/?hero=AhKh');
    table.undo();
    expect(table.line).toBe('4c9c 7d5cKh');
  });
});

describe('opponents', () => {
  const seats = () =>
    table.draft.seats.map((seat) =>
      seat.kind === 'hand' ? formatCards(seat.cards.filter((own) => own !== undefined)) : seat.kind,
    );
  const random = (seat: number, count: number) => {
    const others = table.entered.seats.findIndex((own, index) => index >= seat && own.kind !== 'random');
    const before = (others < 0 ? table.entered.seats.length : others) - seat;
    const draft = setRandom(table.entered, seat, before, count);
    if (draft === undefined) return false;
    table.lay(draft);
    return true;
  };

  test('any number with any two cards, each change a step of undo', () => {
    type('AhKh');
    table.lay(putAnyTwo(table.entered, 0));
    for (const count of [2, 9, 4, 0]) {
      random(0, count);
      expect(seats()).toEqual(Array(count).fill('random'));
    }
    table.undo();
    expect(seats()).toHaveLength(4);
  });

  test('opponents with any two change in number, and the others keep their seats', () => {
    table.openLink('#/?hero=AhKh&vs=7c7d;random;random;TT%2B;random');
    random(1, 3);
    expect(seats()).toEqual(['7c7d', 'random', 'random', 'random', 'range', 'random']);
    random(5, 4);
    expect(seats()).toHaveLength(9);
    expect(random(5, 5)).toBe(false);
    expect(seats()).toHaveLength(9);
    random(1, 0);
    expect(seats()).toEqual(['7c7d', 'range', 'random', 'random', 'random', 'random']);
  });

  test('keep what they have put in and have left; who leaves has folded', () => {
    table.openLink('#/?hero=AhKh&vs=7c7d;random;random;TT%2B&pot=100&bets=5;10;15;20;25&stacks=1;2;3;4;5');
    random(1, 3);
    expect(table.draft).toMatchObject({
      bets: [5, 10, 15, 20, undefined, 25],
      stacks: [1, 2, 3, 4, undefined, 5],
    });
    random(1, 1);
    expect(table.draft).toMatchObject({ bets: [5, 10, 15, 25], stacks: [1, 2, 3, 5] });
    expect(table.draft).toMatchObject({ folded: [20], others: [4] });
    table.undo();
    table.undo();
    expect(table.draft.bets).toEqual([5, 10, 15, 20, 25]);
  });

  test('another one is like the last', () => {
    type('AhKh');
    addOpponent(table);
    expect(table.caret).toEqual({ in: 'seat', seat: 0, slot: 0 });
    type('7c7d');
    addOpponent(table);
    expect(table.caret).toEqual({ in: 'seat', seat: 1, slot: 0 });
    table.lay(putAnyTwo(table.entered, 1));
    addOpponent(table);
    expect(seats()).toEqual(['7c7d', 'random', 'random']);
    table.lay(putEmptyRange(table.entered, 3));
    addOpponent(table);
    expect(seats().slice(3)).toEqual(['range', 'range']);
    for (let more = 0; more < 9; more++) addOpponent(table);
    expect(seats()).toHaveLength(9);
    expect(table.problem).toBe('9 opponents at most.');
  });
});

describe('a cleared table', () => {
  test('one step back takes an added seat away, and a card in it is a step of its own', () => {
    type('AhKh');
    table.versus();
    table.undo();
    expect([table.chosen, table.line]).toEqual([undefined, 'AhKh']);
    table.versus();
    type('QsJ');
    table.undo();
    table.undo();
    expect([table.chosen, table.line]).toEqual([{ in: 'seat', seat: 0, slot: 0 }, 'AhKh']);
    table.undo();
    expect([table.chosen, table.line]).toEqual([undefined, 'AhKh']);
    table.undo();
    expect(table.line).toBe('Ah');
  });

  test('differs from one that is only empty', () => {
    expect(table.isCleared).toBe(false);
    table.clear();
    expect(table.isCleared, 'nothing was there').toBe(false);
    type('AhKh');
    table.clear();
    expect(table.isCleared).toBe(true);
    table.clear();
    expect(table.isCleared).toBe(true);
    table.undo();
    expect(table.isCleared).toBe(false);
    table.clear();
    type('2c');
    expect(table.isCleared).toBe(false);
  });
});

describe('the line', () => {
  test('a rank at its end is not a fault until it is left', () => {
    table.entry.editLine('AhK');
    expect(table.problem).toBeUndefined();
    expect(table.text).toBe('AhK');
    expect(table.entry.leaveLine()).toBe(false);
    expect(table.problem).toMatch(/“K”/);
    expect(table.text).toBe('AhK');
  });

  test('looking at it changes nothing', () => {
    type('2c2d');
    table.entry.editLine('2c2d');
    table.entry.leaveLine();
    table.undo();
    expect(table.line).toBe('2c');
  });

  test('two pasted lines are two steps', () => {
    table.enterLine('AhKh');
    table.enterLine('2c2d');
    table.undo();
    expect(table.line).toBe('AhKh');
  });
});

describe('answers', () => {
  test('an older question’s answer does not become that of a newer one', () => {
    type('4c9c7d5cKh8c');
    const first = worker.questions.at(-1);
    type('2s');
    first?.report(answered());
    expect(table.current).toBeUndefined();
  });

  test('stay, stale, while a card is missing', () => {
    type('4c9c7d5cKh8c');
    worker.questions.at(-1)?.report(answered());
    expect(table.current?.answer).toBe(ANSWER);
    table.tap(card('7d'));
    expect(table.readiness.ready).toBe(false);
    expect(table.current).toBeUndefined();
    expect(table.display.figures?.answer).toBe(ANSWER);
    expect(worker.cancelled).toBeGreaterThan(0);
  });

  test('an answer is for the question again after an undo', () => {
    type('4c9c7d5cKh8c');
    worker.questions.at(-1)?.report(answered());
    table.tap(card('7d'));
    table.undo();
    flushSync();
    expect(asked()).toBe('4c9c 7d5cKh8c');
    worker.questions.at(-1)?.report(answered());
    expect(table.current?.answer).toBe(ANSWER);
  });

  test('a failure is reported', () => {
    type('4c9c7d5cKh8c');
    worker.questions.at(-1)?.report({ kind: 'failure', message: 'It broke.' });
    expect(table.display.failure).toBe('It broke.');
    type('2s');
    expect(table.display.failure).toBeUndefined();
  });
});

describe('a change waits for its answer', () => {
  beforeEach(() => {
    table = new Table(worker, 60_000);
    type('4c9c7d5cKh');
    worker.questions.at(-1)?.report(answered());
  });

  test('a change follows its answer by a frame', async () => {
    await expect.poll(() => table.current?.answer).toBe(ANSWER);
    table.tap(card('8c'));
    expect(asked()).toBe('4c9c 7d5cKh8c');
    expect(table.display.isOld, 'until it is laid the figures are those of the table').toBe(false);
    const turn = { ...ANSWER, unseen: 1 };
    worker.questions.at(-1)?.report(answered(turn));
    expect(table.display.figures?.answer).toBe(turn);
    expect(table.display.isOld).toBe(false);
    expect(table.line, 'with the answer to it').toBe('4c9c 7d5cKh');
    expect(table.current?.answer).toBe(ANSWER);
    expect(table.display.deck?.answer).toBe(ANSWER);
    await expect.poll(() => table.line).toBe('4c9c 7d5cKh8c');
    expect(table.current?.answer).toBe(turn);
    expect(table.display.deck?.answer).toBe(turn);
  });

  test('or is laid with it by an earlier action', () => {
    table.tap(card('8c'));
    worker.questions.at(-1)?.report(answered({ ...ANSWER, unseen: 1 }));
    table.choose({ in: 'board', slot: 4 });
    expect(table.line).toBe('4c9c 7d5cKh8c');
    expect(table.current?.answer.unseen).toBe(1);
  });

  test('an answer takes its earlier streets along, or lets them follow', async () => {
    const streets = [{ street: 'preflop', players: [], method: 'exact' }] as const;
    table.tap(card('8c'));
    const { report } = worker.questions.at(-1) ?? {};
    report?.(answered());
    report?.({ kind: 'earlierStreets', streets });
    expect(table.display.streets).toEqual([]);
    await expect.poll(() => table.display.streets).toBe(streets);
    report?.(answered());
    await expect.poll(() => table.display.streets).toEqual([]);
    report?.({ kind: 'earlierStreets', streets });
    expect(table.display.streets).toBe(streets);
  });

  test('a change waits no longer than the table is patient', async () => {
    table = new Table(worker, 5);
    type('4c9c7d5cKh8c');
    await expect.poll(() => table.line).toBe('4c9c 7d5cKh8c');
    expect(table.current).toBeUndefined();
  });

  test('the typed rank stays in sight while a change waits, and no letter is added to it', () => {
    type('8');
    expect(table.awaitsSuit).toBe(true);
    type('c');
    expect(table.typedSymbol).toBe('8');
    expect(table.awaitsSuit, 'the next v is an opponent’s').toBe(false);
    worker.questions.at(-1)?.report(answered());
    expect(table.awaitsSuit).toBe(false);
    table.release();
    expect(table.typedSymbol).toBe('');
  });

  test('the next change starts from the one that waits', () => {
    type('8c2s');
    expect(asked()).toBe('4c9c 7d5cKh8c2s');
    table.undo();
    table.undo();
    expect(asked()).toBe('4c9c 7d5cKh');
  });

  test('but what asks nothing does not', () => {
    table.tap(card('7d'));
    expect(table.line).toBe('4c9c _5cKh');
    table.setMoney('pot', 60);
    expect(table.draft.pot).toBe(60);
  });

  test('whatever the user does, the table ends as if nothing had waited', () => {
    const acts: readonly ((on: Table, random: () => number) => void)[] = [
      (on, random) => {
        const { [Math.floor(random() * DECK.length)]: any = card('As') } = DECK;
        on.tap(any);
      },
      (on, random) => {
        for (const key of formatCard(DECK[Math.floor(random() * 52)] ?? card('As'))) on.type(key);
      },
      (on, random) => on.type('AKQJT98765432cdhs'.charAt(Math.floor(random() * 17))),
      (on, random) => {
        on.choose({ in: 'board', slot: Math.floor(random() * 5) });
      },
      (on, random) => {
        on.setMoney('pot', Math.floor(random() * 9));
      },
      (on) => {
        on.versus();
      },
      (on) => {
        on.lay(putAnyTwo(on.entered, 0));
      },
      (on) => {
        on.lay(fold(on.entered, 0));
      },
      (on) => {
        on.undo();
      },
      (on) => {
        on.redo();
      },
      (on) => {
        on.toggleDead();
      },
      (on, random) => {
        dealNext(on, random);
      },
      (on) => {
        backTo(on, 'flop');
      },
      (on) => {
        asPlayed(on);
      },
      (on) => {
        on.enterLine('4c9c 7d5cKh');
      },
      (on, random) => {
        on.entry.editLine(random() < 0.5 ? '4c9c 7d5c' : '4c9c 7d5cKhQ');
      },
      (on) => {
        on.entry.leaveLine();
      },
      (on) => {
        on.openLink('#/?hero=AhKh&board=7h3h9c&vs=7c7d');
      },
      (on) => {
        on.clear();
      },
    ];
    const random = seeded(5);
    for (let run = 0; run < 60; run++) {
      const workers = [new SlowWorker(), new SlowWorker(), new InstantWorker()] as const;
      const patient = new Table(workers[0], 60_000);
      const hasty = new Table(workers[1], 0);
      const instant = new Table(workers[2], 60_000);
      const tables = [patient, hasty, instant];
      for (let step = 0; step < 40; step++) {
        const act = acts[integer(random, 0, acts.length - 1)];
        const seed = integer(random, 0, 1e6);
        for (const one of tables) act?.(one, seeded(seed));
        for (const { display } of tables) {
          if (display.state === 'current' && display.figures !== undefined) {
            expect(display.figures.spot, 'no older figures are current').toBe(display.asked);
          }
        }
        if (random() < 0.5) continue;
        for (const { questions } of workers) questions.at(-1)?.report(answered());
      }
      for (const one of tables) one.toggleDead();
      for (const waiting of [patient, instant]) {
        expect(waiting.link).toBe(hasty.link);
        expect(waiting.line).toBe(hasty.line);
        expect(waiting.text).toBe(hasty.text);
        expect(waiting.typedSymbol).toBe(hasty.typedSymbol);
        expect(waiting.problem).toBe(hasty.problem);
        expect(waiting.canRedo).toBe(hasty.canRedo);
        expect(waiting.caret).toEqual(hasty.caret);
      }
      expect(patient.display.isOld).toBe(hasty.display.isOld);
      expect(patient.display.asked).toEqual(hasty.display.asked);
      expect(patient.current).toEqual(hasty.current);
      expect(patient.display.deck).toEqual(hasty.display.deck);
      expect(workers[0].questions.at(-1)?.spot).toEqual(workers[1].questions.at(-1)?.spot);
    }
  });
});

/** The address, which is written before the user's next action. */
function addressNow(): string {
  dispatchEvent(new PointerEvent('pointerdown'));
  return location.hash;
}

describe('the address', () => {
  test('follows every card', () => {
    type('4c9c7d');
    expect(addressNow()).toBe('#/?hero=4c9c&board=7d');
    table.clear();
    expect(addressNow()).toBe('');
  });

  test('no complete spot is overwritten by other cards', () => {
    // Count the new entries: a browser's history has fifty at most, so its length stops growing.
    const entries = vi.spyOn(history, 'pushState');
    type('4c9c');
    addressNow();
    expect(entries, 'on the way to a hand').toHaveBeenCalledTimes(0);
    type('7d5cKh');
    addressNow();
    expect(entries, 'the hand, then the flop').toHaveBeenCalledTimes(1);
    type('8c');
    addressNow();
    expect(entries, 'then the turn').toHaveBeenCalledTimes(2);
    table.clear();
    addressNow();
    expect(entries, 'then nothing').toHaveBeenCalledTimes(3);
  });

  test('money and the target are of the same spot', () => {
    type('4c9c7d5cKh8c');
    addressNow();
    const entries = vi.spyOn(history, 'pushState');
    for (const amount of [1, 12, 123]) table.setMoney('pot', amount);
    table.setMoney('call', 35);
    table.setTarget(5);
    addressNow();
    expect(entries).not.toHaveBeenCalled();
    expect(addressNow()).toBe('#/?hero=4c9c&board=7d5cKh8c&target=flush&pot=123&call=35');
    table.setMoney('payouts', [50, 30]);
    addressNow();
    expect(entries).not.toHaveBeenCalled();
  });

  test('an amount typed into one field of the money is one step of undo', () => {
    type('AhKh7h3h9cv7c7d');
    for (const amount of [1, 12]) table.setMoney('bets', [amount]);
    for (const amount of [3, 35]) table.setMoney('bets', [12, amount], 1);
    table.leaveField();
    table.setMoney('bets', [12, 40], 1);
    expect(table.draft.bets).toEqual([12, 40]);
    const steps = [[12, 35], [12], undefined];
    for (const bets of steps) {
      table.undo();
      expect(table.draft.bets).toEqual(bets);
    }
  });

  test('a pasted link is in the field, and its problem is shown', () => {
    table.openLink('#/?hero=4c9c&wild=jokers');
    expect(addressNow()).toBe('#/?hero=4c9c');
    expect(table.problem).toMatch(/“jokers” is not a wild deck/);
  });

  test('the address is written soon, though nothing else is done', async () => {
    type('4c9c');
    expect(location.hash, 'the answer comes first').not.toBe('#/?hero=4c9c');
    await expect.poll(() => location.hash).toBe('#/?hero=4c9c');
  });

  test('waits for nobody who has gone elsewhere meanwhile', async () => {
    type('4c9c');
    history.replaceState(null, '', '#/study');
    addressNow();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(location.hash).toBe('#/study');
  });
});
