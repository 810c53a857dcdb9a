import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answer } from '../../src/poker/answer';
import { formatCard, parseCards } from '../../src/poker/card';
import { keptSpots } from '../../src/study/yourSpots.svelte';
import { KEPT_PROGRESS, NO_PROGRESS, SESSION, writeProgress, type Progress } from '../../src/study/progress';
import { writeSpots } from '../../src/ui/savedSpots';
import { Store, type StorageLike } from '../../src/ui/store';
import { CLOCK } from '../../src/study/clock.svelte';
import { Study } from '../../src/study/study.svelte';
import type { MarksDrill } from '../../src/drills/drill';

/** A♠ 6♠ on 7♥ 10♠ 4♠ 2♥: nine spades. */
const FLUSH_DRAW = '#/study?kind=flush-draw&seed=28';
const SPADES = 'KsQsJs9s8s7s5s3s2s';

let shelf: Map<string, string>;
let now: number;
let ticks: number;
let study: Study;
/** Answers that are on their way, if a test holds them up. */
let held: (() => void)[] | undefined;

const asShelf: StorageLike = {
  getItem: (key) => shelf.get(key) ?? null,
  setItem: (key, value) => void shelf.set(key, value),
  removeItem: (key) => void shelf.delete(key),
};

function open(fragment = '#/study', progress: Partial<Progress> = { welcomed: true }): Study {
  history.replaceState(null, '', `${location.pathname}${location.search}${fragment}`);
  if (![...shelf.keys()].some((key) => key.startsWith('outs:study'))) {
    shelf.set('outs:study-3', writeProgress({ ...NO_PROGRESS, ...progress }));
  }
  let thrown = 0;
  study = new Study({
    store: new Store(KEPT_PROGRESS, () => asShelf),
    now: () => now,
    ticks: () => ticks,
    spots: () => keptSpots(() => asShelf),
    // Seeds differ from call to call and repeat from run to run.
    random: () => (thrown += 0.137) % 1,
    answers: {
      ask(spot, hear) {
        const steps = answer(spot);
        let step = steps.next();
        while (step.done !== true) step = steps.next();
        const { value } = step;
        if (held === undefined) hear(value);
        else held.push(() => hear(value));
      },
      close() {
        // No worker was started.
      },
    },
  });
  study.enterLink(fragment);
  return study;
}

function type(text: string): void {
  for (const character of text) study.type(character);
}

/** The present drill, which marks cards. */
function marked(): MarksDrill {
  const { drill } = study;
  if (drill?.form !== 'marks') throw new Error('no cards to mark');
  return drill;
}

/** Marks every out, says the figure, and decides rightly. */
function solve(): void {
  const { outs, probability, price } = marked().key;
  for (const card of outs) study.tap(card);
  study.advance();
  study.setEstimate(`${100 * probability} %`);
  study.advance();
  if (study.phase === 'price') study.decide(price?.decision === 'call' ? 'call' : 'fold');
}

beforeEach(() => {
  shelf = new Map();
  now = new Date(2026, 5, 1, 12).getTime();
  ticks = 0;
  held = undefined;
});

afterEach(() => {
  study.close();
});

describe('a drill', () => {
  test('cards are marked by typing and by tapping, and taken back', () => {
    open(FLUSH_DRAW);
    type('Ks10h');
    expect(study.marks.map(formatCard)).toEqual(['Ks', 'Th']);
    expect(study.round?.draft.said).toBe('10♥ marked, 2 so far.');
    study.undo();
    expect(study.marks.map(formatCard)).toEqual(['Ks']);
    study.redo();
    type('Ks');
    expect(study.marks.map(formatCard)).toEqual(['Th']);
    study.clear();
    expect(study.marks).toEqual([]);
    study.enterLine(SPADES);
    expect(study.marks).toHaveLength(9);
  });

  test('a card that was taken back in a drill does not come back in the next', () => {
    open(FLUSH_DRAW);
    type('Ks');
    study.undo();
    expect(study.canRedo).toBe(true);
    study.rounds.next();
    expect(study.canRedo).toBe(false);
    study.redo();
    expect(study.marks).toEqual([]);
  });

  test('one that arrives after the user has opened the progress does not bring them back', () => {
    held = [];
    open(FLUSH_DRAW);
    expect(study.drill).toBeUndefined();
    study.enterLink('#/study?show=progress');
    while (held.length > 0) held.shift()?.();
    expect(study.drill?.seed).toBe(28);
    expect(study.view).toBe('progress');
    study.rounds.next();
    while (held.length > 0) held.shift()?.();
    expect(study.drill?.seed).not.toBe(28);
    expect(study.view).toBe('drill');
  });

  test('the drill that is asked for last comes, even if an earlier one is ready after it', () => {
    held = [];
    open('#/study?kind=flush-draw&seed=28');
    study.enterLink('#/study?kind=open-ended-straight-draw&seed=29');
    expect(held).toHaveLength(2);
    const [older, newer] = held;
    held = undefined;
    newer?.();
    expect(study.drill?.seed).toBe(29);
    older?.();
    expect(study.drill?.seed).toBe(29);
  });

  test('one that is still being dealt when the user leaves the page changes nothing', () => {
    held = [];
    open(FLUSH_DRAW);
    history.replaceState(null, '', '#/lab');
    study.close();
    for (const hear of held) hear();
    expect(study.drill).toBeUndefined();
    expect(location.hash).toBe('#/lab');
  });

  test('a card in play cannot be marked', () => {
    open(FLUSH_DRAW);
    type('As');
    expect(study.marks).toEqual([]);
    expect(study.problem).toMatch(/A♠ is in play/);
  });

  test('a drill leads from the cards to the estimate and back, then to the grade', () => {
    open(FLUSH_DRAW);
    study.enterLine(SPADES);
    study.advance();
    expect(study.phase).toBe('estimate');
    study.undo();
    expect(study.phase).toBe('outs');
    expect(study.marks).toHaveLength(9);
    study.advance();
    study.setEstimate('a lot');
    study.advance();
    expect(study.problem).toMatch(/“a lot” is not a probability/);
    expect(study.phase).toBe('estimate');
    study.setEstimate('20');
    ticks = 12_340;
    study.advance();
    expect(study.phase).toBe('graded');
    expect(study.round?.grade?.clean).toBe(true);
    expect(study.progress.rounds).toMatchObject([
      { kind: 'flush draw', seed: 28, cards: { outs: 9, found: 9, extra: 0 }, said: 0.2, seconds: 12.3 },
    ]);
  });

  test('the link brings the same spot, which does not count twice', () => {
    open(FLUSH_DRAW);
    solve();
    expect(study.progress.rounds).toHaveLength(1);
    const { link, drill } = study;
    open(link);
    expect(study.drill?.given).toEqual(drill?.given);
    expect(study.round?.isRepeat).toBe(true);
    solve();
    expect(study.progress.rounds).toHaveLength(1);
  });

  test('a drill that was missed comes back as another spot of the same kind', () => {
    open();
    const missed = study.drill;
    study.advance();
    study.advance();
    expect(study.round?.grade?.verdicts.get('missed')).toBe('wrong');
    study.advance();
    expect(study.drill?.kind.name).not.toBe(missed?.kind.name);
    solve();
    now += 5 * 60_000;
    study.advance();
    expect(study.drill?.kind.name).toBe(missed?.kind.name);
    expect(study.drill?.seed).not.toBe(missed?.seed);
    expect(study.round?.plan).toMatchObject({ why: 'again', mistake: 'missed' });
  });

  test('a session done right meets ten kinds, and a level can be kept to', () => {
    open();
    const kinds = new Set<string>();
    for (let round = 0; round < SESSION; round++) {
      kinds.add(study.drill?.kind.name ?? '');
      solve();
      study.advance();
    }
    expect(kinds.size).toBe(SESSION);
    expect(study.phase).toBe('over');
    study.rounds.setLevel('ranges');
    for (let round = 0; round < 3; round++) {
      expect(marked().kind.level).toBe('ranges');
      study.rounds.next();
    }
    study.rounds.setLevel(undefined);
    expect(study.progress.level).toBeUndefined();
  });

  test('after the time it is graded as it is, whatever the clock on the wall does', () => {
    open(FLUSH_DRAW, { welcomed: true, timed: true });
    type('Ks');
    now -= 1e10;
    ticks = 1000 * (CLOCK - 1);
    study.rounds.tick();
    expect(study.phase).toBe('outs');
    expect(study.rounds.secondsLeft).toBeCloseTo(1, 5);
    ticks = 1000 * CLOCK;
    study.rounds.tick();
    expect(study.phase).toBe('graded');
    expect(study.progress.rounds[0]).toMatchObject({ cards: { found: 1 }, timed: true, seconds: CLOCK });
  });
});

describe('a session', () => {
  const rounds = () => study.progress.rounds.length;

  /** Does drills until this many are done today. */
  function doDrills(count: number): void {
    while (rounds() < count) {
      solve();
      if (rounds() < count) study.advance();
    }
  }

  test('ends with the tenth spot: nothing more is dealt until it is asked for', () => {
    open();
    doDrills(SESSION);
    const last = study.drill;
    expect([study.phase, study.rounds.score.isSessionDone]).toEqual(['graded', true]);
    for (let presses = 0; presses < 5; presses++) study.advance();
    expect(study.phase).toBe('over');
    expect([study.drill, rounds()]).toEqual([last, SESSION]);
    expect(study.type('a')).toBe(false);
    study.rounds.next();
    expect([study.phase, study.rounds.score.isSessionDone, study.rounds.score.goal]).toEqual([
      'outs',
      false,
      2 * SESSION,
    ]);
    doDrills(2 * SESSION);
    study.advance();
    expect(study.phase).toBe('over');
  });

  test('another one like the tenth goes on, and so does a spot of a link', () => {
    open();
    doDrills(SESSION);
    study.rounds.again();
    expect([study.phase, study.rounds.score.goal]).toEqual(['outs', 2 * SESSION]);
    doDrills(SESSION + 1);
    study.advance();
    expect(study.phase).toBe('outs');
  });

  test('a session is over for a page opened again, and for the next spot of one that is looked at again', () => {
    open();
    doDrills(SESSION);
    const { link } = study;
    open('#/study');
    expect([study.phase, study.drill]).toEqual(['over', undefined]);
    study.enterLink('#/study?show=progress');
    study.enterLink('#/study');
    expect([study.view, study.phase]).toEqual(['drill', 'over']);
    open(link);
    solve();
    study.advance();
    expect(study.phase).toBe('over');
    study.rounds.next();
    expect(study.phase).toBe('outs');
    // In the middle of a second ten.
    doDrills(SESSION + 3);
    open('#/study');
    expect([study.phase, study.rounds.score.goal]).toEqual(['outs', 2 * SESSION]);
  });

  test('its spots can be looked at again, the last one with its result', () => {
    open();
    doDrills(SESSION);
    const { link } = study;
    const [first] = study.progress.rounds;
    study.advance();
    expect(study.link).toBe('#/study');
    study.enterLink(link);
    expect([study.phase, study.link]).toEqual(['graded', link]);
    expect(study.round?.grade?.clean).toBe(true);
    study.advance();
    study.enterLink(`#/study?kind=${first?.kind?.replaceAll(' ', '-') ?? ''}&seed=${first?.seed ?? ''}`);
    expect([study.phase, study.round?.isRepeat, study.rounds.score.goal]).toEqual(['outs', true, SESSION]);
    study.advance();
    study.advance();
    study.advance();
    expect([study.phase, study.progress.rounds.length]).toEqual(['over', SESSION]);
  });

  test('tomorrow is another one, and so is today once all is erased', () => {
    open();
    doDrills(SESSION);
    study.advance();
    study.openLink('#/study?show=progress');
    study.kept.erase();
    study.openLink(study.linkTo('drill'));
    expect([study.phase, study.rounds.score.goal]).toEqual(['outs', SESSION]);
    doDrills(SESSION);
    study.advance();
    expect(study.phase).toBe('over');
    now += 24 * 60 * 60_000;
    study.openLink(study.linkTo('drill'));
    expect([study.phase, study.rounds.score.goal]).toEqual(['outs', SESSION]);
  });

  test('two windows that do it together end it in both', () => {
    const one = open();
    doDrills(SESSION - 1);
    one.advance();
    const other = open('#/study?kind=open-ended-straight-draw&seed=29');
    doDrills(SESSION);
    study = one;
    one.reread();
    solve();
    one.advance();
    expect(one.phase).toBe('over');
    other.close();
  });
});

describe('the first visit', () => {
  test('solves a hand together, counts nothing, and is over', () => {
    open('#/study', {});
    expect(study.rounds.isLesson).toBe(true);
    solve();
    expect(study.progress.rounds).toEqual([]);
    expect(study.progress.welcomed).toBe(true);
    study.advance();
    expect(study.rounds.isLesson).toBe(false);
    open('#/study');
    expect(study.rounds.isLesson).toBe(false);
  });

  test('can be skipped, and a link to a spot goes to the spot', () => {
    open('#/study', {});
    study.rounds.endLesson();
    expect(study.rounds.isLesson).toBe(false);
    shelf.clear();
    open(FLUSH_DRAW, {});
    expect(study.rounds.isLesson).toBe(false);
    expect(study.drill?.seed).toBe(28);
  });
});

describe('progress', () => {
  test('progress is exactly the same after export, erase and import', () => {
    open();
    for (let round = 0; round < 5; round++) {
      solve();
      study.advance();
    }
    study.rounds.setUnit('odds');
    const { progress } = study;
    const file = study.kept.exportText();
    study.kept.erase();
    expect(study.progress.rounds).toEqual([]);
    study.kept.importText(file);
    expect(study.progress).toEqual(progress);
    expect(study.kept.exportText()).toBe(file);
  });

  test('erasing and importing are taken back with a tap', () => {
    open();
    solve();
    const { progress } = study;
    study.kept.erase();
    expect([study.kept.canTakeBack, study.kept.said]).toEqual([true, 'Progress erased.']);
    study.kept.takeBack();
    expect(study.progress).toEqual(progress);
    expect([study.kept.canTakeBack, study.kept.said]).toEqual([false, 'Undone.']);
    study.kept.importText(study.kept.exportText());
    expect(study.kept.said).toBe('0 spots imported.');
    study.sayProblem('too large');
    expect([study.kept.said, study.problem]).toEqual(['', 'too large']);
  });

  test('an unreadable file is reported, and changes nothing', () => {
    open();
    solve();
    const { progress } = study;
    study.kept.importText('{"format":"outs-study","version":9}');
    expect(study.problem).toMatch(/version “9”/);
    expect(study.progress).toBe(progress);
  });

  test('broken data is set aside with a message, and the page works', () => {
    shelf.set('outs:study-3', '{"format":"outs-st');
    open(FLUSH_DRAW);
    expect(study.kept.aside).toBe('{"format":"outs-st');
    expect([...shelf.keys()]).toContain('outs:study-3:aside:1');
    solve();
    expect(study.progress.rounds).toHaveLength(1);
  });
});

describe('the learner’s own spots', () => {
  const SET = '#/?hero=AhKh&board=7h3h9c&vs=7c7d';
  const TURN = '#/?hero=4c9c&board=7d5cKh8c';
  /** A pair draw except for three hearts, so that it fits no kind that is dealt. */
  const OF_NO_KIND = '#/?hero=5h6h&board=5d7hQc&vs=AcQd';

  function keep(...links: string[]): void {
    const spots = links.map((link, index) => ({ link, at: 100 - index }));
    shelf.set('outs:spots', writeSpots(spots));
  }

  test('spots come one after the other, count by their kinds, and come again uncounted', () => {
    keep(SET, '#/?hero=4c9c', TURN);
    open();
    expect(study.spots.list).toHaveLength(2);
    study.rounds.setLevel('own');
    expect(study.round?.ownSpot?.link).toBe(SET);
    expect(study.link).toBe('#/study?hero=AhKh&board=7h3h9c&vs=7c7d');
    solve();
    expect(study.round?.grade?.clean).toBe(true);
    study.advance();
    expect(study.round?.ownSpot?.link).toBe(TURN);
    solve();
    expect(study.progress.rounds.map(({ kind }) => kind)).toEqual(['draw against a set', 'flush draw and gutshot']);
    expect(Object.keys(study.progress.memories)).toContain('draw against a set/tainted');
    now += 1000;
    study.advance();
    expect(study.round?.ownSpot?.link).toBe(SET);
    expect(study.round?.isRepeat).toBe(true);
    solve();
    expect(study.progress.rounds).toHaveLength(2);
  });

  test('a mistake comes back in a new spot of its kind', () => {
    keep(SET);
    open('#/study?hero=AhKh&board=7h3h9c&vs=7c7d');
    study.advance();
    study.advance();
    study.rounds.next();
    now += 5 * 60_000;
    study.rounds.next();
    expect(study.round?.plan).toMatchObject({ why: 'again', mistake: 'missed' });
    expect(study.drill?.kind.name).toBe('draw against a set');
    expect(study.round?.ownSpot).toBeUndefined();
  });

  test('a spot of no kind counts for the day and is remembered under none', () => {
    open(OF_NO_KIND.replace('#/', '#/study'));
    solve();
    expect(study.progress.rounds).toHaveLength(1);
    expect(study.progress.memories).toEqual({});
    const { drill } = study;
    study.rounds.again();
    expect(study.drill).toBe(drill);
  });

  test('none left: the day’s mix instead; a spot added in another window is there', () => {
    open('#/study', { welcomed: true, level: 'own' });
    expect(study.round?.ownSpot).toBeUndefined();
    expect(study.drill).toBeDefined();
    keep(TURN);
    study.reread();
    study.rounds.next();
    expect(study.round?.ownSpot?.link).toBe(TURN);
  });

  test('unreadable data stays where it is; a spot that cannot be a drill is reported', () => {
    shelf.set('outs:spots', '{"spots":');
    open('#/study?hero=4c9c');
    expect(study.spots.count).toBeUndefined();
    expect(shelf.get('outs:spots')).toBe('{"spots":');
    expect(study.problem).toBe('In the link: A drill needs a flop or a turn. Deal one.');
    expect(study.drill).toBeDefined();
  });
});

describe('links', () => {
  test('a problem in a link is reported, and a drill is dealt all the same', () => {
    open('#/study?level=nuts&seed=x');
    expect(study.problem).toMatch(/^In the link: Unknown level “nuts”.+Seed must be .+ not “x”/);
    expect(study.drill).toBeDefined();
  });

  test('a level without a seed keeps to that level', () => {
    open('#/study?level=backdoors');
    expect(marked().kind.level).toBe('backdoors');
    expect(study.progress.level).toBe('backdoors');
  });

  test('the chart and the progress leave the drill where it was', () => {
    open(FLUSH_DRAW);
    type('Ks');
    study.openLink('#/study?show=chart');
    expect(study.view).toBe('chart');
    expect(study.type('q')).toBe(false);
    study.enterLink(FLUSH_DRAW);
    expect(study.view).toBe('drill');
    const read = parseCards('Ks', 'line');
    expect(study.marks).toEqual(read.ok ? read.value : []);
  });
});
