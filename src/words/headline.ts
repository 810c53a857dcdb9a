import { handName } from '#words/hands';
import * as say from '#words/headline';
import { rankOver } from '#words/cards';
import { list, paragraph } from '#words/text';
import type { Answer } from '../poker/answer';
import type { Card } from '../poker/card';
import type { Strength } from '../poker/category';
import { categoriesOf, targetAbove } from '../poker/deck';
import type { DrawName } from '../poker/draws';
import { unseenCards, type Spot } from '../poker/spot';
import type { Standing } from '../poker/standing';
import { evaluateIn } from '../poker/wildHand';
import { capitalize } from './capitalize';
import { cardPieces, cardsInWords, isTooMany } from './cards';
import { roughly } from './fraction';
import { aTarget, heldName, kickerBetween } from './hands';

/*
 * Which sentence answers a spot, and what the line above the figures says.
 */

/** `'A six for the straight or any club for the flush: twelve outs, about one in four.'` */
export function headline(spot: Spot, answer: Answer): string {
  const equity = answer.players[0]?.equity ?? 0;
  if (spot.opponents.length === 0) return alone(spot, answer);
  if (answer.status === undefined) return againstHidden(spot, answer, equity);
  if (answer.street === 'river') return showdown(spot, answer);
  return answer.status === 'ahead' ? ahead(spot, answer, equity) : notAhead(spot, answer, equity);
}

function alone(spot: Spot, answer: Answer): string {
  const { improving, made, standing } = answer;
  if (made === undefined || standing === undefined) return say.dealTheFlop;
  if (improving === undefined) return standingSentence(spot, made, standing);
  if (standing.isMade) return paragraph([standingSentence(spot, made, standing), furtherSentence(spot, answer)]);
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
  // Groups that split a suit or a rank are merged.
  const isCut = new Set(pieces).size < pieces.length || pieces.length > cardPieces(all, unseen).length + MOST_CUTS;
  if (isCut) return say.outs(cardsInWords(all, unseen) ?? say.anyOf(all.length), chance);
  const phrases = groups.map(({ pieces, category }) =>
    say.forCategory(isTooMany(pieces) ? say.anyOf(counting.length) : list(pieces, 'or'), category),
  );
  return say.outs(list(phrases, 'or'), chance);
}

/** The most additional pieces that outs may have where each category's are listed separately. */
const MOST_CUTS = 2;

/** `'Four aces, the nuts.'`, `'Set of sevens: 3 of 1,081 hands beat you.'` */
function standingSentence(spot: Spot, made: Strength, { behind, level, of }: Standing): string {
  if (level === of) return say.boardPlays(made);
  const name = nameHeld(spot, made);
  const isBoard = spot.board.length === 5 && evaluateIn(spot.wild, spot.board) === made;
  if (behind > 0) return (isBoard ? say.playsBoard : say.beaten)(name, behind, of);
  return level === 0 ? say.nuts(name) : say.sharedNuts(name, level, of);
}

/** The name of the hand with its hole cards: `'set of sevens'`. */
function nameHeld({ hero }: Spot, made: Strength): string {
  return hero.kind === 'hand' ? heldName(hero.cards, made) : handName(made);
}

/** The outs of a made hand: `'Seven outs improve it: about one in seven.'` */
function furtherSentence(spot: Spot, answer: Answer): string {
  const chance = answer.improving?.chance;
  return chance === undefined || chance.hits === 0 ? noOutsSentence(spot, answer) : say.improve(chance);
}

/** The sentence in place of outs, where no next card counts. */
export function noOutsSentence(spot: Spot, { made, improving, standing }: Answer): string {
  if (improving === undefined || made === undefined) return '';
  if (improving.target !== undefined) {
    return say.noCardMakes(aTarget(targetAbove(improving.target, made), spot.wild));
  }
  if (standing?.isMade !== true) return say.noCardImproves;
  return (improving.reached?.hits ?? 0) > 0 ? say.noNextImproves : say.nothingImproves;
}

/** A share so near to an equal one is even; this near it is nearly so. */
const EVEN = 0.0005;
const NEARLY_EVEN = 0.02;

function againstHidden(spot: Spot, answer: Answer, equity: number): string {
  const isRiver = answer.street === 'river';
  if (answer.method === 'exact') {
    if (equity === 0) return isRiver ? say.lose : say.cannotWin;
    if (equity === 1) return isRiver ? say.win : say.cannotBeCaught;
  }
  return paragraph([shareSentence(spot, answer, equity), helpSentence(spot, answer)]);
}

function shareSentence(spot: Spot, { method, players: [, ...others] }: Answer, equity: number): string {
  const share = say.share(equity, method === 'sampled');
  const fair = 1 / (others.length + 1);
  const equities = others.map((other) => other.equity ?? 0);
  const isEven = [equity, ...equities].every((own) => Math.abs(own - fair) < NEARLY_EVEN);
  if (isEven) return say.withShare(Math.abs(equity - fair) < EVEN ? say.even : say.nearlyEven, share);
  const most = Math.max(...equities);
  if (equity >= fair && most > equity) {
    return say.aboveFair(share, equities.indexOf(most), spot.opponents.length, most);
  }
  const shares = others.length === 1 ? share : say.withFair(share, fair);
  return say.withShare(equity < fair ? say.underdog : say.favourite, shares);
}

/** A card that is worth so much of an out helps a lot. */
const HELPS = 0.3;

/** `'A king or any heart helps you a lot.'`; empty where no card does, or too many to name. */
function helpSentence(spot: Spot, { next, unseen }: Answer): string {
  const cards = (next ?? []).filter(({ weight = 0 }) => weight >= HELPS).map(({ card }) => card);
  if (cards.length === 0 || cards.length > unseen / 2) return '';
  const named = cardsInWords(cards, unseenCards(spot));
  return named === undefined ? '' : say.help(named);
}

function showdown(spot: Spot, { made, status }: Answer): string {
  const best = bestNow(spot);
  if (made === undefined || best === undefined) return '';
  if (status === 'level') return say.split(made);
  const kicker = kickerBetween(made, best);
  const isAhead = status === 'ahead';
  if (kicker === undefined) return say.shown(isAhead, made, best);
  const { own, theirs, isFlush } = kicker;
  return say.shownByKicker(isAhead, made, isFlush, isAhead ? rankOver(own, theirs) : rankOver(theirs, own));
}

function ahead(spot: Spot, answer: Answer, equity: number): string {
  const dangers = (answer.next ?? []).filter(({ verdict }) => verdict === 'danger');
  if (dangers.length === 0) {
    return equity === 1 ? say.cannotBeCaught : paragraph([say.ahead, byTheRiver(answer, equity)]);
  }
  const cards = dangers.map(({ card }) => card);
  const chance = { hits: cards.length, of: answer.unseen };
  return say.dangers(cardsInWords(cards, unseenCards(spot)), chance);
}

function notAhead(spot: Spot, answer: Answer, equity: number): string {
  const { outs = [], chops = [], status, unseen } = answer;
  const isTied = status === 'level';
  const hasChops = !isTied && chops.length > 0;
  const chopping = hasChops ? say.chop(chops.length, outs.length > 0) : '';
  if (outs.length > 0) {
    const chance = { hits: outs.length, of: unseen };
    const named = cardsInWords(outs, unseenCards(spot));
    return paragraph([
      isTied ? say.tied : '',
      say.hit(named, chance),
      hasChops ? chopping : byTheRiver(answer, equity),
    ]);
  }
  if (isTied) {
    const lost = (answer.next ?? []).filter(({ verdict }) => verdict === 'danger').map(({ card }) => card);
    const stays =
      lost.length === 0
        ? say.staysTied
        : say.tiedDangers(cardsInWords(lost, unseenCards(spot)), { hits: lost.length, of: unseen });
    return paragraph([stays, byTheRiver(answer, equity)]);
  }
  if (equity === 0) return say.drawingDead;
  if (hasChops) return paragraph([say.staysBehind, chopping]);
  return answer.street === 'flop' ? say.runnerRunner(equity) : say.staysBehind;
}

/** Where so many run-outs tie, equity is not a chance to win. */
const MANY_TIES = 0.05;

/** The chances by the river: `'By the river you hit about one in three and win one in four.'` */
function byTheRiver(answer: Answer, equity: number): string {
  if (answer.street !== 'flop') return '';
  const ties = (answer.players[0]?.ties ?? 0) / answer.of;
  if (ties > MANY_TIES) return say.equityWithTies(equity);
  const win = roughly(equity);
  const hit = roughly(hitShare(answer));
  // Redraws make the two differ.
  return hitShare(answer) > equity && String(hit) !== String(win) ? say.hitAndWin(hit, win) : say.winByRiver(win);
}

/** How often hero hits an out by the river; 0 where there is no bridge of hero's. */
function hitShare({ bridge, of }: Answer): number {
  if (bridge?.player !== 0) return 0;
  return (bridge.hitWin + bridge.hitTie + bridge.hitLose) / of;
}

/** `'Ace high, behind three sevens, with a flush draw: 8 of 9 good'` */
export function standing(spot: Spot, answer: Answer): string {
  const { made } = answer;
  if (made === undefined) return '';
  const name = capitalize(answer.standing?.isMade ? nameHeld(spot, made) : handName(made));
  return name + whereItStands(spot, answer, made) + drawsInWords(answer, spot.opponents.length === 0);
}

function whereItStands(spot: Spot, { status }: Answer, made: Strength): string {
  const best = bestNow(spot);
  if (status === undefined || best === undefined) return '';
  if (status === 'level') return say.isTied;
  const kicker = kickerBetween(made, best);
  if (status === 'ahead') return kicker === undefined ? say.aheadOf(best) : say.aheadByKicker(kicker);
  return kicker === undefined ? say.behind(best) : say.behindByKicker(kicker);
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
 * Draws to a straight or flush; without them overcards; without those backdoor draws. Cards that two draws share are
 * counted once: `', with a combo draw: flush draw and gutshot, 12 outs'`, against known hands `': 8 of 9 good'`.
 */
function drawsInWords({ draws = [], outs, status, improving }: Answer, isAlone: boolean): string {
  const ranks = ['draw', 'overcards', 'backdoor'] as const;
  const first = ranks.find((rank) => draws.some(({ name }) => DRAW_RANK[name] === rank));
  if (first === undefined) return '';
  const own = draws.filter(({ name }) => DRAW_RANK[name] === first);
  const names = own.map(({ name }) => name);
  if (first === 'backdoor') return say.withBackdoors(names);
  return say.withDraws(names) + drawCards(new Set(own.flatMap(({ cards }) => cards)));

  function drawCards(cards: ReadonlySet<Card>): string {
    // The sentence counts more outs: these are the draw's cards alone.
    if (isAlone) return (cards.size === improving?.chance.hits ? say.drawOuts : say.drawCards)(cards.size);
    if (status === 'ahead' || outs === undefined) return say.drawCards(cards.size);
    const good = outs.filter((card) => cards.has(card)).length;
    return good === cards.size ? say.drawOuts(good) : say.drawGood(good, cards.size);
  }
}
