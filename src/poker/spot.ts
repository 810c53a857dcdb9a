import { capitalize, cardSymbol, DECK, JOKER_SIGN, parseCards, type Card } from './card';
import type { Category } from './category';
import { comboIndex, COMBOS, parseRange, type Range } from './range';
import { fail, ok, quote, type Problem, type Result } from './problem';
import { categoriesOf, deckOf, hasJoker, WILD_DECKS, type WildDeck } from './deck';

export type Hole = readonly [Card, Card];

/** Who sits in a seat: two cards that are known, a range, or any two of the cards that are left. */
export type Player =
  | { readonly kind: 'hand'; readonly cards: Hole }
  | { readonly kind: 'range'; readonly range: Range }
  | { readonly kind: 'random' };

export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof STREETS)[number];

/** A complete question: every card in it is named once. */
export interface Spot {
  readonly hero: Player;
  /** 0, 3, 4 or 5 cards in the order they came. */
  readonly board: readonly Card[];
  /** 0 to 9; none means that nothing is known of the others. */
  readonly opponents: readonly Player[];
  readonly dead: readonly Card[];
  /** Which cards of the deck are wild; left out, none is. */
  readonly wild?: WildDeck;
  /** The lowest category that counts as an out, if the reader moved it. */
  readonly target?: number;
}

export const MOST_OPPONENTS = 9;

/** A spot as it is written, field by field. */
export interface SpotText {
  readonly hero: string;
  readonly board?: string;
  readonly opponents?: readonly string[];
  readonly dead?: string;
  /** `none` or one of {@link WILD_DECKS}. */
  readonly wild?: string;
  readonly target?: string;
}

/** `'the opponent'`, or `'opponent 2'` where there are several. */
export function seatName(seat: number, opponents: number): string {
  return opponents === 1 ? 'the opponent' : `opponent ${seat + 1}`;
}

/** Reads a whole spot; the first fault found is said, with the card and the place. */
export function readSpot(text: SpotText): Result<Spot> {
  const opponentTexts = text.opponents ?? [];
  if (opponentTexts.length > MOST_OPPONENTS) {
    return fail(
      'too-many-opponents',
      `${opponentTexts.length} opponents: there is room for ${MOST_OPPONENTS}.`,
    );
  }
  const deck = readWild(text.wild ?? 'none');
  if (!deck.ok) return deck;
  const wild = deck.value;
  const hero = readPlayer(text.hero, HERO, wild);
  if (!hero.ok) return hero;
  const board = parseCards(text.board ?? '', 'the board', hasJoker(wild));
  if (!board.ok) return board;
  if (![0, 3, 4, 5].includes(board.value.length)) {
    return fail(
      'board-count',
      `The board has ${countCards(board.value, 5)}; it takes 0, 3, 4 or 5.`,
    );
  }
  const opponents: Player[] = [];
  for (const [seat, opponentText] of opponentTexts.entries()) {
    const player = readPlayer(opponentText, seatName(seat, opponentTexts.length), wild);
    if (!player.ok) return player;
    opponents.push(player.value);
  }
  const dead = parseCards(text.dead ?? '', 'the dead cards', hasJoker(wild));
  if (!dead.ok) return dead;
  const target = text.target === undefined ? undefined : readCategory(text.target, wild);
  if (target?.ok === false) return target;
  const spot: Spot = {
    hero: hero.value,
    board: board.value,
    opponents,
    dead: dead.value,
    ...(wild !== undefined && { wild }),
    ...(target !== undefined && { target: target.value }),
  };
  return checkSpot(spot);
}

/** The deck's wild cards by their name; nothing for `none`. */
export function readWild(text: string): Result<WildDeck | undefined> {
  if (text === 'none') return ok(undefined);
  const wild = WILD_DECKS.find((known) => known === text);
  return wild === undefined
    ? fail('bad-wild', `Wild cards can be none, ${WILD_DECKS.join(', ')}, not ${quote(text)}.`)
    : ok(wild);
}

/** `'straight'` and its like, in any case, to its place in the list of categories that the deck can make. */
export function readCategory(text: string, wild?: WildDeck): Result<number> {
  const categories = categoriesOf(wild);
  const category = categories.indexOf(text.trim().toLowerCase() as Category);
  return category >= 0
    ? ok(category)
    : fail('bad-field', `The target ${quote(text)} is none of ${categories.join(', ')}.`);
}

/** `'one card'`, or `'three cards, 9♥ too many'` where there is room for fewer. */
function countCards(cards: readonly Card[], room: number): string {
  if (cards.length === 0) return 'none';
  if (cards.length === 1) return 'one card';
  const extra = cards.slice(room).map(cardSymbol);
  const shown = extra.length > 3 ? [...extra.slice(0, 3), '…'] : extra;
  return `${cards.length} cards${extra.length > 0 ? `, ${shown.join(' ')} too many` : ''}`;
}

/**
 * A hand, a range or any two cards. A range of one combo is that hand, whatever its weight, and an even
 * range of all of them is any two. Any two may be the joker and a card; a range never holds it.
 *
 * @param place where the text stands, for messages: `'opponent 2'`
 */
export function readPlayer(text: string, place: string, wild?: WildDeck): Result<Player> {
  const cards = parseCards(text, place, hasJoker(wild));
  if (cards.ok) {
    const [first, second] = cards.value;
    const count = cards.value.length;
    if (first !== undefined && second !== undefined && count === 2) {
      return ok({ kind: 'hand', cards: [first, second] });
    }
    if (count === 0 ? place === HERO : !isListOfHands(text, wild)) {
      return fail(
        'hole-count',
        `A hand has two cards; ${place} has ${countCards(cards.value, 2)}.`,
      );
    }
  }
  const range = parseRange(text, place);
  if (!range.ok) return !cards.ok && looksLikeCards(text, place) ? cards : range;
  const combos = COMBOS.filter((_, combo) => range.value.weights[combo] > 0);
  const [only] = combos;
  if (only !== undefined && combos.length === 1) return ok({ kind: 'hand', cards: only });
  const even = combos.length === COMBOS.length && new Set(range.value.weights).size === 1;
  return ok(even ? { kind: 'random' } : { kind: 'range', range: range.value });
}

const HERO = 'your hand';

/** Whether cards stand in pairs, as the hands of a range do: `'AhKh, QdJc'`, but not `'AhKhQdJc'`. */
function isListOfHands(text: string, wild: WildDeck | undefined): boolean {
  const isHand = (part: string): boolean => {
    const cards = parseCards(part, HERO, hasJoker(wild));
    return cards.ok && cards.value.length === 2;
  };
  const parts = text.split(',').filter((part) => part.trim() !== '');
  return parts.every((part) => isHand(part) || part.trim().split(/\s+/).every(isHand));
}

/**
 * Whether a text that is neither was meant as cards: it names a suit, or it is hero's and plain. What
 * begins with a hand such as `QQ` was meant as a range.
 */
function looksLikeCards(text: string, place: string): boolean {
  if (/[+:@%[\]-]/.test(text)) return false;
  const [first = ''] = text.trim().split(/[\s,]+/);
  if (parseRange(first, place).ok && !parseCards(first, place).ok) return false;
  if (text.includes(JOKER_SIGN) && parseCards(text, place, true).ok) return true;
  return place === HERO || /^\s*(10|[1-9tjqka])[cdhs♣♦♥♠]|[1-9tjqka][cdh♣♦♥♠]/i.test(text);
}

/** Hero first, then the opponents. */
export function playersOf(spot: Spot): Player[] {
  return [spot.hero, ...spot.opponents];
}

/** The cards of the deck that the spot does not name. */
export function unseenCards(spot: Spot): Card[] {
  const named = new Set<Card>([...spot.board, ...spot.dead]);
  for (const player of playersOf(spot)) {
    if (player.kind === 'hand') player.cards.forEach((card) => named.add(card));
  }
  return deckOf(spot.wild).filter((card) => !named.has(card));
}

/** The range's weights, 0 for every combo with a card that is named elsewhere. */
export function liveWeights({ weights }: Range, named: ReadonlySet<Card>): Float64Array {
  return weights.map((weight, combo) =>
    COMBOS[combo].some((card) => named.has(card)) ? 0 : weight,
  );
}

/** The first card that is named twice, in a sentence with its places; nothing where none is. */
export function findDuplicate(
  named: readonly (readonly [place: string, cards: readonly Card[]])[],
): Problem | undefined {
  const places = new Map<Card, string>();
  for (const [place, cards] of named) {
    for (const card of cards) {
      const earlier = places.get(card);
      if (earlier !== undefined) {
        const where = earlier === place ? `twice in ${place}` : `in ${earlier} and in ${place}`;
        return { code: 'duplicate-card', message: `${capitalize(cardSymbol(card))} is ${where}.` };
      }
      places.set(card, place);
    }
  }
  return undefined;
}

/** Whether all of these ranges, by combo, can be dealt a hand at once. */
function canMeet(ranges: readonly Float64Array[]): boolean {
  // Those with fewest hands first: what cannot be is then soon found out.
  const sides = ranges
    .map((weights) => COMBOS.filter((_, combo) => weights[combo] > 0))
    .sort((one, other) => one.length - other.length);
  // Cards that no range tells apart are one kind, of which it matters only how many are left.
  const held = sides.map((own) => new Set(own.map(([a, b]) => comboIndex(a, b))));
  const isAlike = (card: Card, other: Card): boolean =>
    held.every((own) =>
      DECK.every(
        (third) =>
          third === card ||
          third === other ||
          own.has(comboIndex(card, third)) === own.has(comboIndex(other, third)),
      ),
    );
  const kinds: Card[] = [];
  const kindOf = DECK.map((card) => {
    const known = kinds.findIndex((kind) => isAlike(kind, card));
    return known >= 0 ? known : kinds.push(card) - 1;
  });
  const left = kinds.map((_, kind) => kindOf.filter((own) => own === kind).length);
  const choices = sides.map((own) =>
    Array.from(new Set(own.map(([a, b]) => kinds.length * kindOf[a] + kindOf[b]))),
  );
  const failed = new Set<string>();
  const deal = (player: number): boolean => {
    if (player === choices.length) return true;
    const state = `${player}:${left.join()}`;
    if (failed.has(state)) return false;
    for (const choice of choices[player]) {
      const a = Math.floor(choice / kinds.length);
      const b = choice % kinds.length;
      left[a]--;
      left[b]--;
      const isDealt = left[a] >= 0 && left[b] >= 0 && deal(player + 1);
      left[a]++;
      left[b]++;
      if (isDealt) return true;
    }
    failed.add(state);
    return false;
  };
  return deal(0);
}

/** The spot itself where no card is named twice and enough are left to deal. */
export function checkSpot(spot: Spot): Result<Spot> {
  const cardsOf = (player: Player) => (player.kind === 'hand' ? player.cards : []);
  const named: [string, readonly Card[]][] = [
    [HERO, cardsOf(spot.hero)],
    ['the board', spot.board],
    ...spot.opponents.map((player, seat): [string, readonly Card[]] => [
      `${seatName(seat, spot.opponents.length)}’s hand`,
      cardsOf(player),
    ]),
    ['the dead cards', spot.dead],
  ];
  const duplicate = findDuplicate(named);
  if (duplicate !== undefined) return { ok: false, error: duplicate };
  const players = [spot.hero, ...spot.opponents];
  const hidden = players.filter(({ kind }) => kind !== 'hand').length;
  const needed = 2 * hidden + 5 - spot.board.length;
  const left = deckOf(spot.wild).length - named.reduce((sum, [, cards]) => sum + cards.length, 0);
  if (left < needed) {
    return fail('not-enough-cards', `${left} cards are left and ${needed} are still to be dealt.`);
  }
  const cards = new Set(named.flatMap(([, own]) => own));
  const live: Float64Array[] = [];
  for (const [seat, player] of players.entries()) {
    if (player.kind !== 'range') continue;
    const place = seat === 0 ? HERO : seatName(seat - 1, spot.opponents.length);
    const weights = liveWeights(player.range, cards);
    if (!weights.some((weight) => weight > 0)) {
      return fail(
        'empty-range',
        `${capitalize(place)}: every hand of the range has a card that is in play or dead.`,
      );
    }
    live.push(weights);
  }
  if (live.length > 1 && !canMeet(live)) {
    return fail(
      'empty-range',
      live.length === 2
        ? 'The two ranges share a card in every pair of their hands.'
        : `The ${live.length} ranges cannot be dealt at once: whatever their hands, two share a card.`,
    );
  }
  return ok(spot);
}
