import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatCard, parseCards, type Card, JOKER } from '../../src/poker/card';
import { LAB_RULES } from '../../src/poker/lab/recognise';
import { Lab } from '../../src/lab/lab.svelte';
import { labTiles, reachOf } from '../../src/lab/tiles';
import { outcomeSentenceOf, reachSentenceOf } from '../../src/lab/labSentences';

let lab: Lab;

beforeEach(() => {
  history.replaceState(null, '', `${location.pathname}${location.search}#/lab`);
  lab = new Lab();
});

function type(text: string): void {
  for (const character of text) lab.type(character);
}

function card(text: string): Card {
  const read = parseCards(text, 'line');
  if (!read.ok || read.value[0] === undefined) throw new Error(text);
  return read.value[0];
}

/** Each hand's name, and whether it wins or ties. */
function outcome(): (string | undefined)[] {
  return lab.recognised.map((hand) => hand?.best.category);
}

describe('building', () => {
  test('a hand takes five keystrokes, wild cards included', () => {
    type('8c8d7h7s*');
    expect(outcome()).toEqual(['full house']);
    expect(lab.ghosts(0).map((ghost) => ghost && formatCard(ghost))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '8h',
    ]);
    dispatchEvent(new PointerEvent('pointerdown')); // before anything else, the address is written
    expect(location.hash).toBe('#/lab?hands=8c8d7h7s*&fiveOfAKind=on');
  });

  test('a card tapped again is taken back, and the next card fills its gap', () => {
    type('8c8d7h7s*');
    lab.tap(card('7h'));
    expect(lab.line).toBe('8c8d_7s*');
    lab.tap(card('8s'));
    expect(lab.line).toBe('8c8d8s7s*');
  });

  test('a sixth card shows an error and leaves the hand unchanged', () => {
    type('8c8d7h7s*');
    lab.tap(JOKER);
    expect(lab.problem).toMatch(/five cards/);
    type('2c');
    expect(lab.problem).toMatch(/five cards/);
    expect(lab.line).toBe('8c8d7h7s*');
  });

  test('a card twice in one hand is refused, but not in two hands', () => {
    type('8c8c');
    expect(lab.problem).toMatch(/8♣ is already in the hand/);
    lab.addHand();
    type('8c');
    expect(lab.problem).toBeUndefined();
    expect(lab.line).toBe('8c v 8c');
  });

  test('an eleventh hand is refused, an empty one is filled first', () => {
    for (let hand = 0; hand < 10; hand++) {
      lab.addHand();
      lab.addHand();
      type('8c');
    }
    expect(lab.draft.hands).toHaveLength(10);
    lab.addHand();
    expect(lab.problem).toMatch(/10 hands at most/);
    expect(lab.draft.hands).toHaveLength(10);
  });

  test('undo and redo go through cards, hands and rules', () => {
    type('2c2d2h2s*');
    lab.setRules(LAB_RULES);
    expect(outcome()).toEqual(['four of a kind']);
    lab.undo();
    expect(outcome()).toEqual(['five of a kind']);
    lab.undo();
    expect(lab.line).toBe('2c2d2h2s');
    lab.redo();
    lab.redo();
    expect(outcome()).toEqual(['four of a kind']);
    lab.clear();
    expect(lab.line).toBe('');
    expect(lab.rules.fiveOfAKind).toBe(false);
    lab.undo();
    expect(lab.line).toBe('2c2d2h2s*');
  });

  test('removing a hand keeps the others and shows one that is there', () => {
    lab.enterLine('8c8d7h7s* v 2c2d2h2s* v AhKhQhJhTh');
    lab.look(2);
    lab.removeHand(2);
    expect(lab.active).toBe(1);
    expect(lab.line).toBe('8c8d7h7s* v 2c2d2h2s*');
    lab.removeHand(0);
    expect(lab.active).toBe(0);
    expect(lab.line).toBe('2c2d2h2s*');
  });
});

describe('the line', () => {
  test('follows what is typed into it, as one step of undo', () => {
    type('AhKhQhJhTh');
    for (const text of ['8', '8c', '8c8', '8c8d', '8c8d7h7s*']) lab.editLine(text);
    expect(outcome()).toEqual(['full house']);
    expect(lab.leaveLine()).toBe(true);
    lab.undo();
    expect(lab.line).toBe('AhKhQhJhTh');
  });

  test('with a fault stays as it is written, with a message', () => {
    type('AhKhQhJhTh');
    lab.editLine('AhKhQhJhTh9h');
    expect(lab.leaveLine()).toBe(false);
    expect(lab.text).toBe('AhKhQhJhTh9h');
    expect(lab.problem).toMatch(/Remove 9♥/);
    expect(lab.line).toBe('AhKhQhJhTh');
    lab.abandonLine();
    expect(lab.text).toBe('AhKhQhJhTh');
    expect(lab.problem).toBeUndefined();
  });

  test('an unreadable line is the first thing that undo removes', () => {
    type('AhKh');
    lab.editLine('zz');
    lab.leaveLine();
    lab.undo();
    expect(lab.text).toBe('AhKh');
    expect(lab.problem).toBeUndefined();
    lab.undo();
    expect(lab.text).toBe('Ah');
  });
});

describe('comparing', () => {
  test('says who wins and why; a hand that lacks cards is left out', () => {
    lab.enterLine('2c2d2h2s* v 2c2d2h*Qs v AhKh');
    expect(lab.showdown).toMatchObject({
      winners: [0],
      decidedBy: { over: 'five of a kind', under: 'four of a kind' },
    });
    lab.setRules(LAB_RULES);
    expect(lab.showdown).toMatchObject({ winners: [0], decidedBy: { part: 'kicker', high: 12, low: 10 } });
  });

  test('places count all hands', () => {
    lab.enterLine('AhKh v QdQc9h7s3c v QhQs9d7c3d');
    expect(lab.showdown).toEqual({ winners: [1, 2] });
  });
});

describe('the deck', () => {
  test('says what a fifth card would make, and raises the best', () => {
    type('8c8d7h*');
    const tiles = labTiles(lab.hand, lab.ghosts(0), reachOf(lab.hand, lab.rules));
    const risen = [...tiles.values()].filter((tile) => tile.risen).map((tile) => tile.card);
    expect(risen).toEqual([card('8h'), card('8s')]);
    expect(tiles.get(card('7s'))?.reason).toBe('makes eights full of sevens');
    expect(tiles.get(card('8c'))?.owner).toBe('hand');
  });

  test('shows the cards of the wild cards in the version that is picked', () => {
    type('KsKhKd*4c');
    expect(lab.ghosts(0)[3]).toBe(card('Kc'));
    lab.pick('three of a kind');
    flushSync();
    const ghost = lab.ghosts(0)[3];
    expect(ghost === undefined ? '' : formatCard(ghost)).toMatch(/^A/);
    const tiles = labTiles(lab.hand, lab.ghosts(0), reachOf(lab.hand, lab.rules));
    expect([...tiles.values()].filter((tile) => tile.ghost).map((tile) => tile.card)).toEqual([ghost]);
    lab.pick('three of a kind');
    expect(lab.ghosts(0)[3]).toBe(card('Kc'));
  });
});

describe('the list', () => {
  test('shows the royal flush as a separate row, picked or not', () => {
    type('AhKhQhJhTh');
    expect(lab.version(0)?.category).toBe('royal flush');
    lab.pick('royal flush');
    expect(lab.version(0)?.category).toBe('royal flush');
  });
});

describe('a sentence', () => {
  test('says what a wild card makes if no other card makes as much', () => {
    const said = (text: string): string => {
      lab.enterLine(text);
      const reach = reachOf(lab.hand, lab.rules);
      return reach === undefined ? '' : reachSentenceOf(reach);
    };
    expect(said('8c8d7h7s')).toBe('Best with one more card: eights full of sevens.');
    expect(said('AdJd6d3d')).toBe('Best with one more card: an ace-high flush; with a wild card: a double-ace flush.');
  });

  test('of a royal flush names it if it wins', () => {
    const said = (text: string): string => {
      lab.enterLine(text);
      const winner = lab.recognised[lab.showdown?.winners[0] ?? -1];
      if (winner === undefined || lab.showdown === undefined) throw new Error('no showdown');
      return outcomeSentenceOf(winner.best, lab.showdown);
    };
    expect(said('AhKhQhJhTh v 2c2d2h2s*')).toMatch(/Five of a kind beats a royal flush\.$/);
    lab.setRules(LAB_RULES);
    expect(said('AhKhQhJhTh v 2c2d2h2s*')).toBe('Royal flush. A royal flush beats four of a kind.');
    expect(said('9s8s7s6s5s v AhKhQhJhTh')).toBe('Royal flush. A royal flush beats a straight flush.');
    expect(said('9s8s7s6s5s v 2c2d2h2s*')).toBe('Nine-high straight flush. A straight flush beats four of a kind.');
  });

  test('of a tie does not say what one of the hands has wild cards for', () => {
    lab.enterLine('AhKhQhJh* v AsKsQsJsTs v 2c');
    const [best] = lab.recognised;
    if (best === undefined || lab.showdown === undefined) throw new Error('no showdown');
    expect(outcomeSentenceOf(best.best, lab.showdown)).toBe('Both have a royal flush.');
  });
});

describe('the address', () => {
  test('restores hands and rules, and going back is not a step of undo', () => {
    lab.enterLink('#/lab?hands=8c8d7h7s*;AhKh&wild=bug');
    expect(lab.line).toBe('8c8d7h7s* v AhKh');
    expect(lab.rules.wild).toBe('bug');
    lab.undo();
    expect(lab.line).toBe('8c8d7h7s* v AhKh');
  });

  test('a faulty link is reported', () => {
    lab.enterLink('#/lab?hands=8c8d7h7s*2c&copies=perhaps');
    expect(lab.problem).toMatch(/Remove 2♣.*“perhaps”\. Use on or off/);
    expect(lab.line).toBe('8c8d7h7s*');
  });
});
