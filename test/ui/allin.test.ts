// The all-in page's entry: seats, the deck, a line of hands, the next hand. Its figures are in test/show and test/e2e.
import { beforeEach, describe, expect, test } from 'vitest';
import { formatCards } from '../../src/poker/card';
import { readHands, Show } from '../../src/show/show.svelte';

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
  test('of hands is one player each, with a board after a stroke, on, or of three cards', () => {
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

  test('with one player left with chips everybody stays', () => {
    const show = opened('#/show?hero=AhAd&vs=KsKc&bets=100;100&names=Anna;Ben');
    show.nextHand([200, 0]);
    expect(show.names).toEqual(['Anna', 'Ben']);
    expect(show.draft.bets).toEqual([200, 0]);
  });
});

test('what each has put in is one step of undo a field, and stays with its player', () => {
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
