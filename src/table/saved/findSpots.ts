import { draws, categories, handName } from '#words/hands';
import { rankName } from '#words/cards';
import * as say from '#words/saved';
import * as streets from '#words/spot';
import { lineOf } from '../../words/spot';
import { readLink, splitFragment } from '../../notation/link';
import { spotIn } from '../../notation/spot';
import { JOKER, rankOf, suitOf, type Card, type Hole } from '../../poker/card';
import { categoryOf, FOUR_OF_A_KIND, FULL_HOUSE, THREE_OF_A_KIND, type Strength } from '../../poker/category';
import { findDraws } from '../../poker/draws';
import { STREETS, unseenCards, type Player, type Spot, type Street } from '../../poker/spot';
import { evaluateIn } from '../../poker/wildHand';
import { nextTurn, runInSlices } from '../../steps';
import type { SavedSpot, SavedSpots } from '../../ui/savedSpots';

/* The search in the user's spots. It looks into a spot's name, note and cards, and into what players call its hands. */

/** The content of a spot's link, for a search. */
interface FoundSpot {
  /** The values of its fields and the spot as people write it, as {@link plain} writes it. */
  readonly cards: string;
  readonly street?: Street;
  /** Players' names for the hands in it. */
  readonly words: string;
}

/** Milliseconds that looking ahead may take before the page may draw. */
const SLICE = 6;

/** Finds spots by every word of a search. Each link is looked into once. */
export class SpotSearch {
  readonly #found = new Map<string, FoundSpot>();

  /** Looks into spots a few at a time, so that the first letter of a search does not wait. Returns how to stop. */
  prepare(spots: SavedSpots): () => void {
    const stopped = new AbortController();
    const { signal } = stopped;
    const look = async (): Promise<void> => {
      await nextTurn();
      await runInSlices(this.#lookAhead(spots), { ms: SLICE, signal });
    };
    look().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return () => {
      stopped.abort();
    };
  }

  *#lookAhead(spots: SavedSpots): Generator<undefined, void> {
    for (const spot of spots) {
      this.#look(spot);
      yield undefined;
    }
  }

  find(spots: SavedSpots, search: string): SavedSpots {
    const words = plain(search)
      .split(/[\s,]+/)
      .filter(Boolean);
    return spots.filter((spot) => words.every((word) => this.#matches(spot, word)));
  }

  #matches(spot: SavedSpot, word: string): boolean {
    const { name = '', note = '' } = spot;
    const found = this.#look(spot);
    if (plain(`${name} ${note}`).includes(word)) return true;
    const asked = STREETS.find((street) => street === word || plain(streets.names[street]) === word);
    if (asked !== undefined) return found.street === asked;
    return found.cards.includes(word.replace('10', 't')) || found.cards.includes(word) || begins(found.words, word);
  }

  #look({ link }: SavedSpot): FoundSpot {
    let found = this.#found.get(link);
    if (found === undefined) {
      found = lookInto(link);
      this.#found.set(link, found);
    }
    return found;
  }
}

/** A text without capitals and accents. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function begins(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[a-z0-9]/.test(text.charAt(at - 1))) return true;
  }
  return false;
}

function lookInto(link: string): FoundSpot {
  const values = splitFragment(link)
    .fields.filter(([name]) => name !== 'target')
    .map(([, value]) => value);
  const cards = plain([...values, lineOf(readLink(link).draft)].join(' '));
  const read = spotIn(link);
  if (!read.ok) return { cards, words: '' };
  const spot = read.value;
  const street = STREETS.find((_, at) => spot.board.length === [0, 3, 4, 5][at]);
  const named = street === undefined ? [] : [street, streets.names[street]];
  return { cards, ...(street && { street }), words: plain([...named, ...wordsOf(spot)].join(' ')) };
}

function wordsOf(spot: Spot): string[] {
  const { hero, opponents } = spot;
  const crowd = opponents.length === 1 ? say.headsUp : opponents.length > 1 ? say.multiway : say.unknown;
  return [
    ...playerWords(hero, spot),
    ...(hero.kind === 'hand' ? drawWords(hero.cards, spot) : []),
    crowd,
    ...opponents.flatMap((player) => playerWords(player, spot)),
  ];
}

/** A player's hand and, from the flop on, its category. */
function playerWords(player: Player, spot: Spot): string[] {
  if (player.kind === 'random') return [say.random];
  if (player.kind === 'range') return [say.range];
  const words = holeWords(player.cards);
  return spot.board.length === 0
    ? words
    : [...words, ...madeWords(player.cards, evaluateIn(spot.wild, [...player.cards, ...spot.board]))];
}

function holeWords([a, b]: Hole): string[] {
  const ranks = [a, b].filter((card) => card !== JOKER).map((card) => rankName(rankOf(card)));
  if (ranks.length < 2) return [...ranks, say.joker];
  if (rankOf(a) === rankOf(b)) return [say.pocketPair, rankName(rankOf(a), 2)];
  return [...ranks, suitOf(a) === suitOf(b) ? say.suited : say.offsuit];
}

/** Other names that players have for a hand. */
function madeWords([a, b]: Hole, strength: Strength): string[] {
  const category = categoryOf(strength);
  const names = [handName(strength), categories[category]];
  switch (category) {
    case THREE_OF_A_KIND:
      return [...names, rankOf(a) === rankOf(b) ? say.set : say.trips];
    case FULL_HOUSE:
      return [...names, say.fullHouse];
    case FOUR_OF_A_KIND:
      return [...names, say.quads];
    default:
      return names;
  }
}

function drawWords(hole: Hole, spot: Spot): string[] {
  const { board, wild } = spot;
  if (board.length !== 3 && board.length !== 4) return [];
  const unseen = unseenCards(spot);
  const category = (...more: Card[]) => categoryOf(evaluateIn(wild, [...hole, ...board, ...more]));
  const now = category();
  const improving = new Set(unseen.filter((card) => category(card) > now));
  return findDraws(hole, board, unseen, improving, wild).map(({ name }) => `${draws[name]} ${name}`);
}
