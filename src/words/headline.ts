import type { Answer } from '../poker/answer';
import type { Card } from '../poker/card';
import { categoriesOf, targetAbove } from '../poker/deck';
import type { Draw, DrawName } from '../poker/draws';
import type { Strength } from '../poker/category';
import { handName } from '../poker/hand';
import { unseenCards, type Spot } from '../poker/spot';
import type { Standing } from '../poker/standing';
import { evaluateIn } from '../poker/wildHand';
import { cardPieces, cardsInWords, isTooMany } from './cards';
import { chanceInWords, countOf, howOften, list, numberWord, plural, withArticle } from './english';
import { capitalize } from './capitalize';
import { aHand, heldName, kickerBetween, theCategory } from './hands';
import { openingSentence, openingStanding } from './opening';
import { seatName } from './players';
import type { WriteCount, WritePercent } from './percent';
import { aTarget, better, countInEnglish, inEnglish, outkicked, rankOver } from './reasons';

/*
 * One sentence that answers a spot, as a player would say it, and the line above the figures.
 */

/** `'A six for the straight or any club for the flush: twelve outs, about one in four.'` */
export function headline(spot: Spot, answer: Answer, inPercent = inEnglish, inCount = countInEnglish): string {
  const equity = answer.players[0]?.equity ?? 0;
  if (spot.opponents.length === 0) return alone(spot, answer, inCount);
  if (answer.status === undefined) return againstHidden(spot, answer, equity, inPercent);
  if (answer.street === 'river') return showdown(spot, answer);
  return answer.status === 'ahead' ? ahead(spot, answer, equity, inPercent) : notAhead(spot, answer, equity, inPercent);
}

function alone(spot: Spot, answer: Answer, inCount: WriteCount): string {
  const { improving, made, standing } = answer;
  if (answer.opening !== undefined) return openingSentence(spot.hero, answer.opening);
  if (made === undefined || standing === undefined) {
    return 'Deal the flop to see your outs, or add an opponent.';
  }
  if (improving === undefined) return standingSentence(spot, made, standing, inCount);
  if (standing.isMade) {
    return `${standingSentence(spot, made, standing, inCount)} ${furtherSentence(spot, answer)}`;
  }
  const { target, chance } = improving;
  if (target === undefined || chance.hits === 0) return noOutsSentence(spot, answer);
  const unseen = unseenCards(spot);
  const counting = improving.cards.filter(({ makes }) => makes >= target);
  const all = counting.map(({ card }) => card);
  const groups = categoriesOf(spot.wild).flatMap((_, category) => {
    const cards = counting.filter(({ makes }) => makes === category).map(({ card }) => card);
    return cards.length === 0 ? [] : [{ category, pieces: cardPieces(cards, unseen, all) }];
  });
  const pieces = groups.flatMap((group) => group.pieces);
  const outs = `${countOf(chance.hits, 'out')}, ${chanceInWords(chance)}`;
  // Groups that split a suit or a rank are merged.
  const isCut = new Set(pieces).size < pieces.length || pieces.length > cardPieces(all, unseen).length + MOST_CUTS;
  if (isCut) return `${outsAlone(all, unseen)}: ${outs}.`;
  const phrases = groups.map(
    (group) => `${piecesInWords(group.pieces, counting.length)} for ${theCategory(group.category)}`,
  );
  return `${capitalize(list(phrases, 'or'))}: ${outs}.`;
}

/** The most additional pieces that outs may have where each category's are listed separately. */
const MOST_CUTS = 2;

function piecesInWords(pieces: readonly string[], cards: number): string {
  return isTooMany(pieces) ? `any of ${cards} cards` : list(pieces, 'or');
}

function outsAlone(cards: readonly Card[], unseen: readonly Card[]): string {
  return capitalize(cardsInWords(cards, unseen) ?? `any of ${cards.length} cards`);
}

/** `'Four aces, the nuts.'`, `'Set of sevens: 3 of 1,081 hands beat you.'` */
function standingSentence(spot: Spot, made: Strength, { behind, level, of }: Standing, inCount: WriteCount): string {
  if (level === of) return `The board plays: ${aHand(made)} for everyone.`;
  const name = heldInWords(spot, made);
  if (behind === 0 && level === 0) return `${name}, the nuts.`;
  const ofAll = `${inCount(of)} ${plural(of, 'hand')}`;
  if (behind === 0) return `${name}, the nuts: ${inCount(level)} of ${ofAll} ${sharing(level)}.`;
  return `${name}: ${inCount(behind)} of ${ofAll} ${behind === 1 ? 'beats' : 'beat'} you.`;
}

function sharing(hands: number): string {
  return hands === 1 ? 'shares them' : 'share them';
}

/** The name of the hand with its hole cards: `'Set of sevens'`. */
function heldInWords({ hero }: Spot, made: Strength): string {
  return capitalize(hero.kind === 'hand' ? heldName(hero.cards, made) : handName(made));
}

/** The outs of a made hand: `'Seven outs improve it: about one in seven.'` */
function furtherSentence(spot: Spot, answer: Answer): string {
  const chance = answer.improving?.chance;
  if (chance === undefined || chance.hits === 0) return noOutsSentence(spot, answer);
  const improve = chance.hits === 1 ? 'improves' : 'improve';
  return `${capitalize(countOf(chance.hits, 'out'))} ${improve} it: ${chanceInWords(chance)}.`;
}

/** The sentence in place of outs, where no next card counts. */
export function noOutsSentence(spot: Spot, { made, improving, standing }: Answer): string {
  if (improving === undefined || made === undefined) return '';
  if (improving.target !== undefined) {
    return `No single card makes ${aTarget(spot, targetAbove(improving.target, made))}.`;
  }
  if (standing?.isMade !== true) return 'No card improves your hand.';
  return (improving.reached?.hits ?? 0) > 0 ? 'No next card improves it.' : 'Nothing improves it.';
}

/** A share so near to an equal one is even; this near it is nearly so. */
const EVEN = 0.0005;
const NEARLY_EVEN = 0.02;

function againstHidden(spot: Spot, answer: Answer, equity: number, inPercent: WritePercent): string {
  const isRiver = answer.street === 'river';
  if (answer.method === 'exact') {
    if (equity === 0) return isRiver ? 'You lose.' : 'You cannot win: no deal wins or ties.';
    if (equity === 1) return isRiver ? 'You win.' : 'You cannot be caught.';
  }
  return `${shareSentence(spot, answer, equity, inPercent)}${helpSentence(spot, answer)}`;
}

function shareSentence(
  spot: Spot,
  { method, players: [, ...others] }: Answer,
  equity: number,
  inPercent: WritePercent,
): string {
  const about = method === 'sampled' ? 'about ' : '';
  const share = `${about}${inPercent(equity)} equity`;
  const fair = 1 / (others.length + 1);
  const equities = others.map((other) => other.equity ?? 0);
  const isEven = [equity, ...equities].every((own) => Math.abs(own - fair) < NEARLY_EVEN);
  if (isEven) return `${Math.abs(equity - fair) < EVEN ? 'Dead even' : 'Nearly even'}: ${share}.`;
  if (others.length === 1) return `You are the ${equity < fair ? 'underdog' : 'favourite'}: ${share}.`;
  const equal = `an equal share would be ${inPercent(fair)}`;
  const most = Math.max(...equities);
  if (equity < fair) return `You are the underdog: ${share}; ${equal}.`;
  if (most <= equity) return `You are the favourite: ${share}; ${equal}.`;
  const leader = seatName(equities.indexOf(most), spot.opponents.length);
  return `More than an equal share: ${share}, but ${leader} has ${inPercent(most)}.`;
}

/** A card that is worth so much of an out helps a lot. */
const HELPS = 0.3;

/** `' A king or any heart helps you a lot.'`; empty where no card does, or too many to name. */
function helpSentence(spot: Spot, { next, unseen }: Answer): string {
  const cards = (next ?? []).filter(({ weight = 0 }) => weight >= HELPS).map(({ card }) => card);
  if (cards.length === 0 || cards.length > unseen / 2) return '';
  const named = cardsInWords(cards, unseenCards(spot));
  return named === undefined ? '' : ` ${capitalize(named)} helps you a lot.`;
}

function showdown(spot: Spot, { made, status }: Answer): string {
  const best = bestNow(spot);
  if (made === undefined || best === undefined) return '';
  if (status === 'level') return `Split pot: ${handName(made)}.`;
  const kicker = kickerBetween(made, best);
  const wins = status === 'ahead';
  if (kicker === undefined) {
    return `You ${wins ? 'win' : 'lose'}: ${aHand(made)} against ${aHand(best)}.`;
  }
  const { own, theirs, isFlush } = kicker;
  const [high, low] = wins ? [own, theirs] : [theirs, own];
  const what = isFlush ? 'higher flush' : 'better kicker';
  const how = wins ? `You win with the ${what}` : `You lose to the ${what}`;
  return isFlush ? `${how}: ${rankOver(high, low)}.` : `${how}, ${rankOver(high, low)}: both have ${aHand(made)}.`;
}

function ahead(spot: Spot, answer: Answer, equity: number, inPercent: WritePercent): string {
  const dangers = (answer.next ?? []).filter(({ verdict }) => verdict === 'danger');
  if (dangers.length === 0) {
    return equity === 1
      ? 'You cannot be caught.'
      : `You are ahead, and no next card changes that.${byTheRiver(answer, equity, inPercent)}`;
  }
  const cards = dangers.map(({ card }) => card);
  const often = chanceInWords({ hits: cards.length, of: answer.unseen });
  const named = cardsInWords(cards, unseenCards(spot));
  return named === undefined
    ? `You are ahead. ${capitalize(countOf(cards.length, 'card'))} would change that: ${often}.`
    : `You are ahead. ${capitalize(named)} would change that: ${countOf(cards.length, 'card')}, ${often}.`;
}

function notAhead(spot: Spot, answer: Answer, equity: number, inPercent: WritePercent): string {
  const { outs = [], chops = [], status, unseen } = answer;
  const tied = status === 'level' ? 'You are tied. ' : '';
  const chopping = status === 'behind' ? chopSentence(chops.length, outs.length) : '';
  const river = byTheRiver(answer, equity, inPercent);
  if (outs.length > 0) {
    const often = chanceInWords({ hits: outs.length, of: unseen });
    const named = cardsInWords(outs, unseenCards(spot));
    const hit =
      named === undefined
        ? `${capitalize(countOf(outs.length, 'card'))} put you ahead: ${often}.`
        : `${capitalize(named)} puts you ahead: ${countOf(outs.length, 'out')}, ${often}.`;
    return `${tied}${hit}${chopping || river}`;
  }
  if (status === 'level') return `You are tied, and no next card puts you ahead.${river}`;
  if (equity === 0) return 'Drawing dead: no run-out wins or chops.';
  if (chopping !== '') return `No next card puts you ahead.${chopping}`;
  return answer.street === 'flop'
    ? `No next card puts you ahead: you need runner-runner, ${inPercent(equity)} by the river.`
    : 'No next card puts you ahead.';
}

function chopSentence(chops: number, outs: number): string {
  if (chops === 0) return '';
  const more = outs === 0 ? '' : ' more';
  return ` ${capitalize(numberWord(chops))}${more} ${plural(chops, 'card')} ${chops === 1 ? 'chops' : 'chop'} the pot.`;
}

/** Where so many run-outs tie, equity is not a chance to win. */
const MANY_TIES = 0.05;

/** The chances by the river: `' By the river you hit about one in three and win one in four.'` */
function byTheRiver(answer: Answer, equity: number, inPercent: WritePercent): string {
  if (answer.street !== 'flop') return '';
  const ties = (answer.players[0]?.ties ?? 0) / answer.of;
  if (ties > MANY_TIES) return ` Your equity is ${inPercent(equity)}, ties included.`;
  const win = howOften('win', equity);
  const hit = howOften('hit', hitShare(answer));
  // Redraws make the two differ.
  return hitShare(answer) > equity && hit.replace('hit', 'win') !== win
    ? ` By the river you ${briefly(hit)} and ${briefly(win).replace('about ', '')}.`
    : ` You ${win} by the river.`;
}

/** `'hit about one in three'`: two of them must fit a phone's three lines. */
function briefly(howOften: string): string {
  return howOften.replace(/ times? in /, ' in ');
}

/** How often hero hits an out by the river; 0 where there is no bridge of hero's. */
function hitShare({ bridge, of }: Answer): number {
  if (bridge?.player !== 0) return 0;
  return (bridge.hitWin + bridge.hitTie + bridge.hitLose) / of;
}

/** `'Ace high, behind three sevens, with a flush draw: 8 of 9 good'` */
export function standing(spot: Spot, answer: Answer): string {
  if (answer.opening !== undefined) return openingStanding(spot.hero, answer.opening);
  if (answer.made === undefined) return '';
  const made = answer.standing?.isMade ? heldInWords(spot, answer.made) : capitalize(handName(answer.made));
  const where = whereItStands(spot, answer, answer.made);
  const draws = drawsInWords(answer, spot.opponents.length === 0);
  return made + where + (draws === '' ? '' : `, with ${draws}`);
}

function whereItStands(spot: Spot, { status }: Answer, made: Strength): string {
  const best = bestNow(spot);
  if (status === undefined || best === undefined) return '';
  if (status === 'level') return ', tied';
  const kicker = kickerBetween(made, best);
  if (kicker === undefined) return `, ${status === 'ahead' ? 'ahead of' : 'behind'} ${aHand(best)}`;
  return `, ${status === 'ahead' ? `ahead, ${better(kicker)}` : outkicked(kicker)}`;
}

function bestNow(spot: Spot): Strength | undefined {
  const strengths = spot.opponents.flatMap((player) =>
    player.kind === 'hand' ? [evaluateIn(spot.wild, [...player.cards, ...spot.board])] : [],
  );
  return strengths.length === 0 ? undefined : (Math.max(...strengths) as Strength);
}

const DRAW_RANK: Record<DrawName, 'draw' | 'overcards' | 'backdoor' | 'pair'> = {
  'flush draw': 'draw',
  wrap: 'draw',
  'open-ended straight draw': 'draw',
  'double gutshot': 'draw',
  gutshot: 'draw',
  overcards: 'overcards',
  'backdoor flush draw': 'backdoor',
  'backdoor straight draw': 'backdoor',
  'pair draw': 'pair',
  'set draw': 'pair',
};

/**
 * Draws to a straight or flush; without them overcards; without those backdoor draws. Cards that two
 * draws share are counted once: `'a combo draw: flush draw and gutshot, 12 outs'`.
 */
function drawsInWords({ draws = [], outs, status }: Answer, areOuts: boolean): string {
  const ranks = ['draw', 'overcards', 'backdoor'] as const;
  const first = ranks.find((rank) => draws.some(({ name }) => DRAW_RANK[name] === rank));
  const named = draws.filter(({ name }) => DRAW_RANK[name] === first);
  if (first === undefined) return '';
  const withArticles = list(
    named.map(({ name }) => (name === 'overcards' ? 'two overcards' : withArticle(name))),
    'and',
  );
  if (first === 'backdoor') return withArticles;
  const names =
    named.length > 1
      ? `a combo draw: ${list(
          named.map(({ name }) => name),
          'and',
        )}`
      : withArticles;
  return names + drawCards(named, areOuts, status === 'ahead' ? undefined : outs);
}

/** `', 12 outs'`; against known hands `': 8 of 9 good'`. */
function drawCards(draws: readonly Draw[], areOuts: boolean, outs: readonly Card[] | undefined): string {
  const cards = [...new Set(draws.flatMap((draw) => draw.cards))];
  const count = cards.length;
  const good = areOuts ? count : outs && cards.filter((card) => outs.includes(card)).length;
  if (good === count) return `, ${count} ${plural(count, 'out')}`;
  return good === undefined ? `, ${count} ${plural(count, 'card')}` : `: ${good} of ${count} good`;
}
