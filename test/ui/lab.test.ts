import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { formatCard, parseCards, type Card, JOKER } from '../../src/poker/card';
import { LAB_RULES } from '../../src/poker/lab/recognise';
import { Lab } from '../../src/lab/lab.svelte';
import { labTiles, reachOf } from '../../src/lab/tiles';
import { outcomeSentenceOf, reachSentenceOf } from '../../src/lab/labSentences';
import { answer, button, counts, focus, link, open, PHONE, says, sentence, tile, type as press } from './visit';
import { visit } from './visit';

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
  test('an unreadable line is the first thing that undo removes', () => {
    type('AhKh');
    lab.entry.editLine('zz');
    lab.entry.leaveLine();
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

  test('a sentence names a royal flush if it wins', () => {
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

  test('a tie’s sentence does not mention the wild cards of one of the hands', () => {
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

describe('on the page', () => {
  const list = page.getByRole('region', { name: 'What the cards can make' });
  const hand = (category: string) => list.getByRole('listitem').filter({ hasText: new RegExp(`^\\s*${category}`) });

  test('a hand is typed or tapped, and named with its wild card', async () => {
    await visit('#/lab');
    await press('8c8d7h7s*');
    await says(answer, 'Full house');
    await says(sentence, 'Eights full of sevens, the wild card as the eight of hearts.');
    await expect.element(button(/^wild card, as the eight of hearts/)).toBeVisible();
    await expect.element(tile('eight of hearts')).toHaveAccessibleName(/a wild card standing in for it/);
    await visit('#/lab', PHONE);
    await says(answer, 'Five cards?');
    for (const card of ['eight of clubs', 'eight of diamonds', 'seven of hearts']) await tile(card).click();
    await page.getByRole('button', { name: 'Wild card', exact: true }).click();
    await expect.element(tile('eight of spades')).toHaveAccessibleName(/makes four eights/);
    await tile('seven of spades').click();
    await says(answer, 'Full house');
    await expect.poll(link).toBe('#/lab?hands=8c8d7h*7s&fiveOfAKind=on');
  });

  test('every category is listed: what makes it, its version, and jacks or better', async () => {
    await visit('#/lab?hands=KsKhKd*4c');
    await says(list, 'not a hand under these rules');
    await says(hand('Flush'), 'not with these cards');
    expect(hand('Flush').getByRole('button').query()).toBeNull();
    await hand('Three of a kind').getByRole('button').click();
    await expect.element(button(/^wild card, as the ace/)).toBeVisible();
    await visit('#/lab?hands=AhKhQhJh');
    await says(hand('Royal flush'), 'one card makes it');
    await expect.element(hand('Straight flush')).not.toHaveTextContent('makes it');
    await says(hand('Flush'), '8 cards make it');
    await press('{Escape}JsJh9d4c2h');
    await says(hand('Pair'), 'jacks or better');
    await press('{Escape}TsTh9d4c2h');
    await says(hand('Pair'), 'below jacks');
  });

  test('rules are switched where they are explained', async () => {
    await visit('#/lab?hands=2c2d2h2s*');
    await says(answer, 'Four of a kind');
    await page.getByRole('switch', { name: 'Five of a kind' }).click();
    await says(answer, 'Five of a kind');
    await page.getByRole('radio', { name: 'Deuces wild' }).click();
    await says(sentence, /five aces/i);
    await expect.element(page.getByText(/every deuce is wild/i)).toBeVisible();
    await expect.poll(link).toBe('#/lab?hands=2c2d2h2s*&wild=deuces&fiveOfAKind=on');
  });

  test('the keyboard keeps its place if an example or a row disappears', async () => {
    await visit('#/lab');
    const example = button(/two pair and a wild card/);
    await expect.element(example).toBeVisible();
    await focus(example);
    await press('{Enter}');
    await expect.element(hand('Full house').getByRole('button')).toHaveFocus();
    await press('{Backspace}');
    await expect.element(example).toHaveFocus();
  });

  test('hands are compared in words, and a text without a hand changes nothing', async () => {
    await visit('#/lab?hands=QdQc9h7s3c;QhQs9d7c2d');
    await says(answer, 'Hand 1 wins');
    await says(sentence, 'Pair of queens. Kicker: three over deuce.');
    await says(page.getByRole('region', { name: 'Hand 1' }), 'wins');
    await button('Remove hand 2').click();
    await says(answer, /^\s*Pair\s*$/);
    const field = page.getByRole('textbox', { name: /hands in text/i });
    await field.fill('<img src=x onerror=alert(1)>');
    await press('{Enter}');
    await says(page.getByRole('alert'), /<img/);
    await says(answer, 'Pair');
    await press('{Escape}');
    await expect.element(field).toHaveValue('QdQc9h7s3c');
    await says(page.getByRole('alert'), /^$/);
  });

  test('lab and table are as they were left', async () => {
    await visit('#/?hero=4c9c&board=7d5cKh8c');
    const to = (name: string) => page.getByRole('link', { name }).click();
    await says(sentence, /twelve outs/);
    await to('Hand lab');
    await says(answer, 'Five cards?');
    await press('8c8d7h7s*');
    await says(answer, 'Full house');
    expect(document.title).toBe('Hand lab – Outs');
    await to('Table');
    await says(sentence, /twelve outs/);
    await to('Hand lab');
    await says(answer, 'Full house');
    history.back();
    await says(sentence, /twelve outs/);
  });

  test('the card of a wild ten does not cover its sign', async () => {
    for (const fragment of ['#/lab?hands=AsKsQsJs*', '#/lab?hands=AsKsQsJs*;2c2d2h2s*']) {
      await visit(fragment, PHONE);
      const slot = page.getByCss('.slot.ghost').first();
      await expect.element(slot).toBeVisible();
      await document.fonts.ready;
      const [rank, star, glyph] = ['.rank', '.star', '.glyph'].map((part) =>
        slot.getByCss(part).element().getBoundingClientRect(),
      );
      // A line of text is taller than its letters.
      expect(star.top, fragment).toBeGreaterThanOrEqual(rank.bottom - 4);
      expect(star.right, fragment).toBeLessThan(glyph.left);
    }
  });

  test('the drill “who wins” is done by keyboard, under the rules of the page', async () => {
    await visit('#/lab?hands=8c8d7h7s*&wild=bug');
    await open('Drill');
    await button('Who wins').click();
    await expect.poll(link).toMatch(/^#\/lab\?drill=who-wins&seed=\d+&wild=bug$/);
    location.hash = '#/lab?drill=who-wins&seed=12';
    const hands = page.getByRole('list', { name: 'Hands' }).getByRole('button');
    await counts(hands, 3);
    await press('3');
    await expect.element(hands.last()).toHaveAttribute('aria-pressed', 'true');
    await press('{Enter}');
    await expect.element(page.getByText('Hand 3 wins')).toBeVisible();
    await says(sentence, /^Right: .* wins with an ace-high straight: a straight beats three of a kind\.$/);
    const explained = page.getByRole('region', { name: 'How to get it' }).getByRole('listitem');
    expect(explained.elements()).toHaveLength(3);
    await expect.element(button('Next')).toHaveFocus();
    await press('n');
    await says(sentence, 'Who wins? Tap every winner.');
    await expect.poll(link).not.toMatch(/seed=12$/);
    await button('Back to the lab').click();
    await says(answer, 'Full house');
  });

  test('the drill “the five that play” is done by taps', async () => {
    await visit('#/lab?drill=five-that-play&seed=6&wild=deuces', PHONE);
    const cards = page.getByRole('region', { name: 'Seven cards' }).getByRole('button');
    await counts(cards, 7);
    for (const card of cards.all()) await card.click();
    await button('Done: 7 of 5').click();
    await says(page.getByRole('alert'), 'Five cards play: seven are chosen.');
    await cards.nth(2).click();
    await cards.nth(5).click();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await says(page.getByRole('alert'), /^$/);
    await says(sentence, /^Right: a triple-ace flush\./);
    await expect.element(cards.first()).toHaveAccessibleName('deuce of clubs, plays');
    await expect.element(cards.nth(2)).toHaveAccessibleName('king of clubs, does not play');
    await page.getByRole('radio', { name: 'Any card' }).click();
    await says(sentence, 'Tap the five cards that play.');
  });
});
