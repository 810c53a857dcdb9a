import type { Answer, AnsweredCard } from './answer';
import {
  capitalize,
  cardSymbol,
  JOKER,
  rankName,
  rankOf,
  suitName,
  suitOf,
  type Card,
} from './card';
import { percent, type Chance } from './chance';
import type { Draw, DrawName } from './draws';
import {
  categoryName,
  categoryOf,
  FIVE_OF_A_KIND,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  HIGH_CARD,
  THREE_OF_A_KIND,
  TWO_PAIR,
  type Strength,
} from './category';
import { handName, handNameWithKicker, ranksOf } from './hand';
import { boardCategory } from './outs';
import { seatName, unseenCards, type Spot } from './spot';
import { categoriesOf, isWild, targetName } from './deck';
import { evaluateIn } from './wildDeck';

/*
 * The answer in words, as a player would say it at the table. Nothing is computed here that the
 * answer does not hold.
 */

/** An answer in words. */
export interface Words {
  /** One sentence that answers the spot: see {@link headline}. */
  readonly headline: string;
  /** Hero's hand; empty where there is none. */
  readonly made: string;
  /** The same with where it stands and its draws. */
  readonly standing: string;
  /** Why each card gets its verdict, in the order of the answer's `next`. */
  readonly reasons: readonly string[];
}

/** How a probability is written, from 0 to 1. */
export type WritePercent = (probability: number) => string;

/** `'24.6 %'` */
const plainPercent: WritePercent = (probability) =>
  `${percent({ hits: probability, of: 1 }).toFixed(1)} %`;

/** @param inPercent as the reader's language writes it */
export function inWords(spot: Spot, answer: Answer, inPercent: WritePercent): Words {
  return {
    headline: headline(spot, answer, inPercent),
    made: answer.made === undefined ? '' : handName(answer.made),
    standing: standing(spot, answer),
    reasons: (answer.next ?? []).map((card) => reasonFor(spot, answer, card, inPercent)),
  };
}

/** Why a card gets its verdict, to follow the card's name: `'makes a nine-high flush.'` */
export function reasonFor(
  spot: Spot,
  answer: Answer,
  card: AnsweredCard,
  inPercent = plainPercent,
): string {
  const does = whatItDoes(spot, answer, card, inPercent);
  if (!isWild(card.card, spot.wild)) return does;
  const whose = spot.opponents.length > 0 ? ' for everybody' : '';
  return `is ${spot.wild === 'bug' ? 'a bug' : 'wild'}${whose}: ${does}`;
}

function whatItDoes(
  spot: Spot,
  answer: Answer,
  card: AnsweredCard,
  inPercent: WritePercent,
): string {
  if (card.best !== undefined && answer.status !== undefined) return againstHands(spot, card);
  const makes = `makes ${withArticle(card.strength)}`;
  if (spot.opponents.length > 0) {
    const equity = `${inPercent(card.equity ?? 0)} equity, ${inPercent(answer.players[0]?.equity ?? 0)} before it`;
    return card.improves ? `${makes}: ${equity}.` : `${noHelp(spot, answer, card)}: ${equity}.`;
  }
  if (!card.improves) return `${noHelp(spot, answer, card)}.`;
  if (card.verdict === 'out') return `${makes}${overlap(card)}.`;
  const target = answer.improving?.target;
  return target === undefined
    ? `${makes}.`
    : `${makes}, short of ${targetName(target, spot.wild)}.`;
}

function overlap(card: AnsweredCard): string {
  return card.alsoStraight ? ', and the straight too: counted once' : '';
}

/** Of a card that improves nothing: what it does all the same, and why that does not count. */
function noHelp(spot: Spot, answer: Answer, { card, strength }: AnsweredCard): string {
  const now = answer.made;
  const category = categoryOf(strength);
  if (now !== undefined && category > categoryOf(now)) {
    const board = [...spot.board, card];
    const better =
      board.length === 5 && strength > evaluateIn(spot.wild, board)
        ? ': yours is better, not new'
        : '';
    return `makes ${withArticle(strength)}, but the board alone makes ${indefinite(categoryName(boardCategory(board, spot.wild)))}${better}`;
  }
  if (now !== undefined && handName(strength) !== handName(now)) {
    return `makes ${withArticle(strength)}: still ${indefinite(categoryName(category))}, no improvement`;
  }
  return `leaves you with ${withArticle(strength)}`;
}

function againstHands(spot: Spot, card: AnsweredCard): string {
  const best = card.best;
  if (best === undefined) return '';
  const own = withArticle(card.strength);
  const theirs = withArticle(best.strength);
  const them = seatsName(best.seats, spot.opponents.length);
  const makes = card.improves ? `makes ${own}${overlap(card)}` : `leaves you with ${own}`;
  switch (card.verdict) {
    case 'out': {
      const holds =
        card.holds === undefined || card.holds.hits === card.holds.of
          ? ''
          : `; you then win on ${card.holds.hits} of ${card.holds.of} rivers`;
      return `${makes}, ahead of ${theirs}${holds}.`;
    }
    case 'chop':
      return `${makes}, level with ${them}: the pot is shared.`;
    case 'tainted': {
      const dead = card.equity === 0 ? ' Drawing dead.' : '';
      return best.improved
        ? `${makes}, but gives ${them} ${theirs}.${dead}`
        : `${makes}, but ${theirs} ${isPlural(best.strength) ? 'are' : 'is'} still ahead.${dead}`;
    }
    case 'danger': {
      const level = best.strength === card.strength;
      if (level) return `brings ${them} level: both ${own}.`;
      return `puts ${them} ahead with ${theirs}; you have ${own}.`;
    }
    case 'safe':
      return `keeps you ahead: ${own} against ${theirs}.`;
    default:
      return `${makes}, behind ${theirs}.`;
  }
}

/** `'the opponent'`, or `'opponent 1 and opponent 3'`. */
function seatsName(seats: readonly number[], opponents: number): string {
  return listWords(
    seats.map((seat) => seatName(seat, opponents)),
    'and',
  );
}

/** `'King high now, behind three sevens, with a combo draw: flush draw and gutshot, 12 cards'` */
export function standing(spot: Spot, answer: Answer): string {
  if (answer.made === undefined) return '';
  const now = `${capitalize(handName(answer.made))} now`;
  const best = bestNow(spot);
  const where =
    answer.status === undefined || best === undefined
      ? ''
      : answer.status === 'level'
        ? ', level'
        : `, ${answer.status === 'ahead' ? 'ahead of' : 'behind'} ${withArticle(best)}`;
  const draws = drawsPhrase(answer.draws ?? [], spot.opponents.length === 0 ? 'outs' : 'cards');
  return now + where + (draws === '' ? '' : `, with ${draws}`);
}

function bestNow(spot: Spot): Strength | undefined {
  const strengths = spot.opponents.flatMap((player) =>
    player.kind === 'hand' ? [evaluateIn(spot.wild, [...player.cards, ...spot.board])] : [],
  );
  return strengths.length === 0 ? undefined : (Math.max(...strengths) as Strength);
}

const SAID_DRAWS: Record<DrawName, string> = {
  'flush draw': 'a flush draw',
  wrap: 'a wrap',
  'open-ended straight draw': 'an open-ended straight draw',
  'double gutshot': 'a double gutshot',
  gutshot: 'a gutshot',
  overcards: 'two overcards',
  'pair draw': '',
  'set draw': '',
  'backdoor flush draw': 'a backdoor flush draw',
  'backdoor straight draw': 'a backdoor straight draw',
};

/**
 * Draws to a straight or flush; without them overcards; without those what the backdoor holds. Their
 * cards are counted once each: `'a combo draw: flush draw and gutshot, 12 outs'`.
 */
function drawsPhrase(draws: readonly Draw[], cards: 'outs' | 'cards'): string {
  const rank = ({ name }: Draw) =>
    name.startsWith('backdoor') ? 2 : name === 'overcards' ? 1 : SAID_DRAWS[name] === '' ? 3 : 0;
  const first = Math.min(3, ...draws.map(rank));
  if (first === 3) return '';
  const said = draws.filter((draw) => rank(draw) === first);
  if (first === 2)
    return listWords(
      said.map(({ name }) => SAID_DRAWS[name]),
      'and',
    );
  const count = new Set(said.flatMap((draw) => draw.cards)).size;
  const isCombo = first === 0 && said.length > 1;
  const names = isCombo
    ? `a combo draw: ${listWords(
        said.map(({ name }) => name),
        'and',
      )}`
    : listWords(
        said.map(({ name }) => SAID_DRAWS[name]),
        'and',
      );
  return `${names}, ${count} ${count === 1 ? cards.slice(0, -1) : cards}`;
}

/** One sentence that answers the spot: `'A six for the straight or any club for the flush: …'` */
export function headline(spot: Spot, answer: Answer, inPercent = plainPercent): string {
  const equity = answer.players[0]?.equity;
  if (spot.opponents.length === 0) return aloneHeadline(spot, answer);
  if (answer.status === undefined) return againstUnknown(spot, answer, equity ?? 0, inPercent);
  if (answer.street === 'river') return showdown(spot, answer);
  return statusHeadline(spot, answer, equity ?? 0, inPercent);
}

function aloneHeadline(spot: Spot, answer: Answer): string {
  const { improving, made, next } = answer;
  if (improving === undefined || next === undefined) {
    return made === undefined
      ? 'Deal the flop to see your outs, or say what they hold.'
      : `You have ${withArticle(made, handNameWithKicker(made))}.`;
  }
  const target = improving.target;
  if (target === undefined) return 'No card lifts your hand to a higher category.';
  if (improving.chance.hits === 0)
    return `No single card makes ${indefinite(targetName(target, spot.wild))}.`;
  const counting = improving.cards.filter(({ makes }) => makes >= target);
  const all = counting.map(({ card }) => card);
  const phrases = categoriesOf(spot.wild).flatMap((_, category) => {
    const cards = counting.filter(({ makes }) => makes === category).map(({ card }) => card);
    return cards.length === 0 ? [] : [`${cardsPhrase(cards, all, spot)} for ${definite(category)}`];
  });
  return `${capitalize(listWords(phrases, 'or'))}: ${outsCount(improving.chance)}.`;
}

function againstUnknown(
  spot: Spot,
  { method, players: [, ...others] }: Answer,
  equity: number,
  inPercent: WritePercent,
): string {
  const players = spot.opponents.length + 1;
  const roughly = method === 'sampled' ? 'about ' : '';
  const share = `${roughly}${inPercent(equity)} of the pot is yours on average`;
  const fair = 1 / players;
  if (equity === 0) return 'Drawing dead.';
  const equities = others.map((other) => other.equity ?? 0);
  const most = Math.max(...equities);
  const leader = seatName(equities.indexOf(most), spot.opponents.length);
  const lead = most > equity ? `, but ${leader} has ${inPercent(most)}` : '';
  if (Math.abs(equity - fair) < 0.02) {
    return equities.every((other) => Math.abs(other - fair) < 0.02)
      ? `As even as it gets: ${share}.`
      : `About an even share: ${share}${lead}.`;
  }
  if (equity < fair) return `You have the worst of it: ${share}.`;
  return lead === ''
    ? `You have the best of it: ${share}.`
    : `More than an even share: ${share}${lead}.`;
}

function showdown(spot: Spot, answer: Answer): string {
  const own = answer.made;
  const best = bestNow(spot);
  if (own === undefined || best === undefined) return '';
  const verb = answer.status === 'ahead' ? 'win' : 'lose';
  if (answer.status !== 'level') {
    if (handName(own) !== handName(best)) {
      return `You ${verb}: ${handName(own)} against ${handName(best)}.`;
    }
    // Hands of one name differ by a kicker.
    const [ours, theirs] = [ranksOf(own), ranksOf(best)];
    const differs = ours.findIndex((rank, index) => rank !== theirs[index]);
    const [high, low] = [ours[differs], theirs[differs]].sort((x, y) => y - x);
    return `You ${verb} by a kicker, ${rankName(high)} over ${rankName(low)}: both ${withArticle(own)}.`;
  }
  return `The pot is shared: ${handName(own)}.`;
}

function statusHeadline(
  spot: Spot,
  answer: Answer,
  equity: number,
  inPercent: WritePercent,
): string {
  const unseen = answer.unseen;
  // Where many run-outs tie, equity is no chance of winning.
  const ties = (answer.players[0]?.ties ?? 0) / answer.of;
  const share =
    ties > 0.05 ? `your share of the pot is ${about(equity)}` : `you win ${about(equity)}`;
  const river = answer.street === 'flop' ? ` By the river ${share}.` : '';
  if (answer.status === 'ahead') {
    const dangers = (answer.next ?? []).filter(({ verdict }) => verdict === 'danger');
    if (dangers.length === 0) {
      return equity === 1
        ? 'You cannot be caught.'
        : `You are ahead, and no next card changes that.${river}`;
    }
    const cards = dangers.map(({ card }) => card);
    const chance = { hits: cards.length, of: unseen };
    return `You are ahead. ${capitalize(cardsPhrase(cards, cards, spot))} would change that: ${countOf(chance, 'card')}, ${aboutChance(chance)}.`;
  }
  const outs = answer.outs ?? [];
  const chops = answer.chops ?? [];
  const sharing =
    chops.length > 0 && answer.status === 'behind'
      ? ` ${capitalize(countOf({ hits: chops.length, of: unseen }, 'card'))} would share the pot.`
      : '';
  if (outs.length > 0) {
    const chance = { hits: outs.length, of: unseen };
    const level = answer.status === 'level' ? 'You are level. ' : '';
    return `${level}${capitalize(cardsPhrase(outs, outs, spot))} puts you ahead: ${outsCount(chance)}.${sharing || river}`;
  }
  if (answer.status === 'level') return `You are level, and no next card puts you ahead.${river}`;
  if (equity === 0) return 'Drawing dead: no run-out wins or shares the pot.';
  const backdoor =
    answer.street === 'flop' ? ` It takes two: ${inPercent(equity)} by the river.` : '';
  return `No next card puts you ahead.${sharing || backdoor}`;
}

/** `'twelve outs, about one in four'` */
function outsCount(chance: Chance): string {
  return `${countOf(chance, 'out')}, ${aboutChance(chance)}`;
}

function countOf({ hits }: Chance, noun: string): string {
  return `${numberWord(hits)} ${noun}${hits === 1 ? '' : 's'}`;
}

function aboutChance(chance: Chance): string {
  if (chance.hits === chance.of) return 'every card there is';
  return about(chance.hits / chance.of);
}

const FEW = [25, 30, 35, 40, 45, 50];
const FEW_WORDS = ['twenty-five', 'thirty', 'thirty-five', 'forty', 'forty-five', 'fifty'];

const FRACTIONS: readonly (readonly [number, number])[] = [
  ...Array.from({ length: 19 }, (_, i): [number, number] => [1, i + 2]),
  ...FEW.map((of): [number, number] => [1, of]),
  [2, 5],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
];

/** `'about one in four'`, `'hardly ever'`, `'nearly always'` */
function about(probability: number): string {
  if (probability === 0) return 'never';
  if (probability === 1) return 'always';
  if (probability < 0.02) return 'hardly ever';
  if (probability > 0.95) return 'nearly always';
  const distance = ([hits, of]: readonly [number, number]) => Math.abs(hits / of - probability);
  const [hits, of] = FRACTIONS.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  return `about ${numberWord(hits)} in ${numberWord(of)}`;
}

const NUMBER_WORDS = (
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty twenty-one'
).split(' ');

function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? FEW_WORDS[FEW.indexOf(count)] ?? String(count);
}

/** `'a, b or c'` */
function listWords(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

function article(noun: string): string {
  return /^(ace|eight)/.test(noun) ? 'an' : 'a';
}

/** `'a straight'`, but `'two pair'`. */
function indefinite(name: string): string {
  return /^(two|three|four|five|high)/.test(name) ? name : `${article(name)} ${name}`;
}

/** `'the straight'`, `'two pair'`: what a card is wanted for. */
function definite(category: number): string {
  const name = categoryName(category);
  if (category === HIGH_CARD || category === TWO_PAIR || category === THREE_OF_A_KIND) return name;
  return name === 'pair' ? 'a pair' : /^(four|five) of/.test(name) ? name : `the ${name}`;
}

/** `'a nine-high flush'`, but `'three sevens'` and `'ace high'`. */
function withArticle(strength: Strength, name = handName(strength)): string {
  return /^pair|-high|^royal/.test(name) ? `${article(name)} ${name}` : name;
}

function isPlural(strength: Strength): boolean {
  return [TWO_PAIR, THREE_OF_A_KIND, FULL_HOUSE, FOUR_OF_A_KIND, FIVE_OF_A_KIND].includes(
    categoryOf(strength),
  );
}

/** More pieces than this are counted instead of listed. */
const MOST_PIECES = 6;

/**
 * A set of unseen cards in words: `'any heart but the nine'`, `'a six or an ace'`, `'6♠ or 6♥'`.
 *
 * @param all a larger set the cards belong to: a rank is whole where all of it is in there
 */
function cardsPhrase(cards: readonly Card[], all: readonly Card[], spot: Spot): string {
  const unseen = unseenCards(spot).filter((card) => card !== JOKER);
  let rest = cards.filter((card) => card !== JOKER);
  const pieces: string[] = [];
  for (const suit of [0, 1, 2, 3]) {
    const own = rest.filter((card) => suitOf(card) === suit);
    const missing = unseen.filter((card) => suitOf(card) === suit && !all.includes(card));
    if (own.length < 5 || missing.length > 2) continue;
    const but = listWords(
      missing.map((card) => rankName(rankOf(card))),
      'and',
    );
    pieces.push(`any ${suitName(suit)}${but === '' ? '' : ` but the ${but}`}`);
    rest = rest.filter((card) => suitOf(card) !== suit);
  }
  const whole: string[] = [];
  for (const rank of new Set(rest.map(rankOf))) {
    if (unseen.some((card) => rankOf(card) === rank && !all.includes(card))) continue;
    whole.push(`${article(rankName(rank))} ${rankName(rank)}`);
    rest = rest.filter((card) => rankOf(card) !== rank);
  }
  pieces.unshift(...whole, ...rest.map(cardSymbol));
  if (cards.includes(JOKER)) pieces.push(cardSymbol(JOKER));
  return pieces.length > MOST_PIECES ? `any of ${cards.length} cards` : listWords(pieces, 'or');
}
