import type { Beaten } from './types';
import * as say from '#words/headline';
import { rankOver } from '#words/cards';
import { list, paragraph } from '#words/text';
import type { Answer } from '../poker/answer';
import { rankOf, type Card, type Hole, type Rank } from '../poker/card';
import type { Strength } from '../poker/category';
import { trails } from '../poker/chance';
import { categoriesOf, targetAbove } from '../poker/deck';
import type { DrawName } from '../poker/draws';
import { COMBOS } from '../poker/combos';
import { evaluate } from '../poker/hand';
import { comboWeights, liveWeights, unseenCards, type Spot } from '../poker/spot';
import type { Standing } from '../poker/standing';
import { evaluateIn } from '../poker/wildHand';
import { capitalize } from './text';
import { anyPieces, cardPieces, cardsInWords, isTooMany } from './cards';
import { roughly } from './fraction';
import { combosText } from './amounts';
import { sharesOf } from './shares';
import { aShown, aTarget, heldName, kickerBetween, shownName } from './hands';
import type { Kicker, Seated } from './types';

/* Which sentence answers a spot, and what the line above the figures says. */

/** `'A six for the straight or any club for the flush: twelve outs, about one in four.'` */
export function headline(spot: Spot, answer: Answer, names?: Seated['names']): string {
  const equity = answer.players[0]?.equity ?? 0;
  if (spot.opponents.length === 0) return alone(spot, answer);
  if (answer.status === undefined) return againstHidden(spot, answer, equity, names);
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
  const counting = improving.cards.filter(({ counts }) => counts);
  const all = counting.map(({ card }) => card);
  const groups = categoriesOf(spot.wild).flatMap((_, category) => {
    const cards = counting.filter(({ makes }) => makes === category).map(({ card }) => card);
    return cards.length === 0 ? [] : [{ category, many: cards.length, pieces: cardPieces(cards, unseen, all) }];
  });
  const pieces = groups.flatMap((group) => group.pieces);
  // Groups that split a suit or a rank are merged.
  const isCut = new Set(pieces).size < pieces.length || pieces.length > cardPieces(all, unseen).length + MOST_CUTS;
  const above = pairsAbove(spot, answer);
  const more = above > 0 ? say.pairsAbove(above) : '';
  if (isCut) return paragraph([say.outs(cardsInWords(all, unseen) ?? say.anyOf(all.length), chance), more]);
  const phrases = groups.map(({ many, pieces, category }) =>
    say.forCategory(isTooMany(pieces) ? say.anyOf(many) : list(pieces, 'or'), category),
  );
  return paragraph([say.outs(list(phrases, 'or'), chance), more]);
}

/** Cards that pair one of hero's own above the board, if only straights or better count. */
function pairsAbove(spot: Spot, { improving }: Answer): number {
  const { hero, board, target, wild } = spot;
  if (hero.kind !== 'hand' || target !== undefined || wild !== undefined || hasPair(spot)) return 0;
  const own = hero.cards.map(rankOf);
  const top = Math.max(...board.map(rankOf));
  return (improving?.cards ?? []).filter(
    ({ card, counts }) => !counts && own.includes(rankOf(card)) && rankOf(card) > top,
  ).length;
}

/** Whether one of hero's own cards is in a pair. */
function hasPair({ hero, board }: Spot): boolean {
  if (hero.kind !== 'hand') return false;
  const [a, b] = hero.cards.map(rankOf);
  return a === b || board.some((card) => rankOf(card) === a || rankOf(card) === b);
}

/** The most additional pieces that outs may have if each category's are listed separately. */
const MOST_CUTS = 2;

/** `'None of 990 hands beats you.'`, `'Set of sevens: 3 of 1,081 hands beat you.'` */
function standingSentence(spot: Spot, made: Strength, { behind, level, of }: Standing): string {
  if (level === of) return say.boardPlays(made);
  const isBoard = spot.board.length === 5 && evaluateIn(spot.wild, spot.board) === made;
  if (behind > 0 && isBoard) return say.playsBoard(made, behind, of);
  const name = nameHeld(spot, made);
  if (behind > 0) return say.beaten(name, behind, of);
  return level === 0 ? say.nuts(of) : say.sharedNuts(name, level, of);
}

/** Hero's hand by its rung: `'set of sevens'`; empty if hero holds a range. */
function nameHeld({ hero, board, wild }: Spot, made: Strength, hasKicker = true): string {
  return hero.kind === 'hand' ? heldName(hero.cards, board, made, wild, hasKicker) : '';
}

/** The outs of a made hand: `'Seven outs improve it: about one in seven.'` */
function furtherSentence(spot: Spot, answer: Answer): string {
  const chance = answer.improving?.chance;
  return chance === undefined || chance.hits === 0 ? noOutsSentence(spot, answer) : say.improve(chance);
}

/** The sentence in place of outs, if no next card counts. */
export function noOutsSentence(spot: Spot, { made, improving, standing }: Answer): string {
  if (improving === undefined || made === undefined) return '';
  if (improving.target !== undefined) {
    return say.noCardMakes(aTarget(targetAbove(improving.target, made), spot.wild));
  }
  if (improving.cards.length > 0) return hasPair(spot) ? say.noOuts : say.pairsBelow;
  if (standing?.isMade !== true) return say.noCardImproves;
  return (improving.reached?.hits ?? 0) > 0 ? say.noNextImproves : say.nothingImproves;
}

/** A share so near to an equal one is even; this near it is nearly so. */
const EVEN = 0.0005;
const NEARLY_EVEN = 0.04;

/** Two known hands before the flop are a race up to this distance from an equal share. */
const RACE = 0.05;

function againstHidden(spot: Spot, answer: Answer, equity: number, names: Seated['names']): string {
  const isRiver = answer.street === 'river';
  if (answer.method === 'exact') {
    if (equity === 0) return isRiver ? say.lose : say.cannotWin;
    if (equity === 1) return isRiver ? say.win : say.cannotBeCaught;
  }
  return paragraph([shareSentence(spot, answer, equity, names), nextSentence(spot, answer)]);
}

function shareSentence(
  spot: Spot,
  { method, players: [, ...others] }: Answer,
  equity: number,
  names: Seated['names'],
): string {
  const who = { opponents: spot.opponents.length, names };
  const share = say.share(equity, method === 'sampled');
  const fair = 1 / (others.length + 1);
  const equities = others.map((other) => other.equity ?? 0);
  const isRiver = spot.board.length === 5;
  const combos = isRiver ? combosBeaten(spot) : undefined;
  if (combos !== undefined) return say.beatCombos(combos, who);
  const duel = duelSentence(spot, equity, share, who);
  if (duel !== undefined) return duel;
  const isEven = [equity, ...equities].every((own) => Math.abs(own - fair) < NEARLY_EVEN + 1e-9);
  if (isEven) return say.withShare(Math.abs(equity - fair) < EVEN ? say.even : say.nearlyEven, share);
  const most = Math.max(...equities);
  if (equity >= fair && most > equity) {
    const leader = equities.indexOf(most);
    // As in the list of all players.
    const written = sharesOf([equity, ...equities])[leader + 1];
    return say.aboveFair(share, leader, who, written);
  }
  const shares = others.length === 1 ? share : say.withFair(share, fair);
  // Nothing is to come that could turn out well or badly: nobody is a favourite.
  if (isRiver) return say.shareAlone(shares);
  return say.withShare(equity < fair ? say.underdog : say.favourite, shares);
}

/** On the river: the combos of an only opponent, by weight. */
function combosBeaten({ hero, board, opponents, dead, wild }: Spot): Beaten | undefined {
  const [other] = opponents;
  if (hero.kind !== 'hand' || opponents.length > 1 || wild !== undefined) return undefined;
  const own = evaluate([...hero.cards, ...board]);
  const named = new Set([...hero.cards, ...board, ...dead]);
  let [beat, tie, of] = [0, 0, 0];
  for (const [combo, weight] of liveWeights({ weights: comboWeights(other) }, named).entries()) {
    if (weight === 0) continue;
    const theirs = evaluate([...COMBOS[combo], ...board]);
    of += weight;
    if (theirs < own) beat += weight;
    else if (theirs === own) tie += weight;
  }
  return { beat: combosText(beat), ...(tie > 0 && { tie: combosText(tie) }), of: combosText(of) };
}

/** Two known hands before the flop: a race, or one dominates the other; `undefined` if neither is said. */
function duelSentence(
  { hero, board, opponents, wild }: Spot,
  equity: number,
  share: string,
  who: Seated,
): string | undefined {
  const [other] = opponents;
  if (hero.kind !== 'hand' || board.length > 0 || opponents.length > 1 || other.kind !== 'hand') return undefined;
  if (wild !== undefined) return undefined;
  const own = ranksHeld(hero.cards);
  const theirs = ranksHeld(other.cards);
  // Of the same two ranks a split pot is likelier than anything else.
  if (own.join() === theirs.join()) return undefined;
  const isRace = isPairBelow(own, theirs) || isPairBelow(theirs, own) || Math.abs(equity - 0.5) <= RACE + 1e-9;
  if (isRace) return say.withShare(say.race, share);
  const shared = own.find((rank) => theirs.includes(rank));
  if (shared === undefined) return undefined;
  // Two kings share a king with ace-king, and are ahead of it.
  const isLower = otherThan(shared, own) < otherThan(shared, theirs);
  if (isLower !== equity < 0.5) return undefined;
  return say.withShare(isLower ? say.dominated : say.dominating(who), share);
}

function ranksHeld([a, b]: Hole): readonly [Rank, Rank] {
  return rankOf(a) >= rankOf(b) ? [rankOf(a), rankOf(b)] : [rankOf(b), rankOf(a)];
}

/** A pair against two overcards that are not a pair. */
function isPairBelow([high, low]: readonly [Rank, Rank], [best, lowest]: readonly [Rank, Rank]): boolean {
  return high === low && lowest > high && best !== lowest;
}

function otherThan(rank: Rank, [high, low]: readonly [Rank, Rank]): Rank {
  return high === rank ? low : high;
}

/** A card that gains this much of an out helps a lot. */
const HELPS = 0.3;

/**
 * The next cards that matter. Behind: `'A king or any heart helps you a lot.'` Ahead: `'Watch for any ace, king or
 * club.'` Empty if there are none, or too many to name.
 */
function nextSentence(spot: Spot, { next = [], unseen, players }: Answer): string {
  const unseenNow = unseenCards(spot);
  const isAhead = !trails(players);
  const feared = next.filter(({ isFeared }) => isFeared).map(({ card }) => card);
  if (isAhead && feared.length === 0) return '';
  const pieces = anyPieces(feared, unseenNow);
  if (isAhead && feared.length <= unseen / 2 && !isTooMany(pieces)) return say.watch(list(pieces, 'or'));
  // Who fears more cards than can be named is on a draw: what helps it says more.
  const cards = next.filter(({ gain = 0 }) => gain >= HELPS).map(({ card }) => card);
  if (cards.length === 0 || cards.length > unseen / 2) return '';
  const named = cardsInWords(cards, unseenNow);
  return named === undefined ? '' : say.help(named);
}

function showdown(spot: Spot, { made, status }: Answer): string {
  const best = bestNow(spot);
  if (made === undefined || best === undefined || spot.hero.kind !== 'hand') return '';
  const hole = spot.hero.cards;
  if (status === 'level') return say.split(shownName(hole, made, spot.wild));
  const kicker = kickerBetween(made, best.strength);
  const isAhead = status === 'ahead';
  if (kicker === undefined) return say.shown(isAhead, aShown(hole, made, spot.wild), best.hand);
  const { own, theirs, isFlush } = kicker;
  return say.shownByKicker(
    isAhead,
    aShown(hole, made, spot.wild),
    isFlush,
    isAhead ? rankOver(own, theirs) : rankOver(theirs, own),
  );
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

/** If this many run-outs tie, equity is not a chance to win. */
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

/** How often hero hits an out by the river; 0 if there is no bridge of hero's. */
function hitShare({ bridge, of }: Answer): number {
  if (bridge?.player !== 0) return 0;
  return (bridge.hitWin + bridge.hitTie + bridge.hitLose) / of;
}

/** `'Ace high, behind three sevens, with a flush draw: 8 of 9 good'` */
export function standing(spot: Spot, answer: Answer): string {
  const { made } = answer;
  if (made === undefined) return '';
  const best = answer.status === undefined ? undefined : bestNow(spot);
  // The kicker is named once: where it decides.
  const kicker = best && kickerBetween(made, best.strength);
  const name = capitalize(nameHeld(spot, made, kicker === undefined));
  return name + whereItStands(answer, best, kicker) + drawsInWords(answer, spot.opponents.length === 0);
}

function whereItStands({ status }: Answer, best: Best | undefined, kicker: Kicker | undefined): string {
  if (best === undefined) return '';
  if (status === 'level') return say.isTied;
  if (status === 'ahead') return kicker === undefined ? say.aheadOf(best.hand) : say.aheadByKicker(kicker);
  return kicker === undefined ? say.behind(best.hand) : say.behindByKicker(kicker);
}

/** The best hand of the opponents, as it is shown. */
interface Best {
  readonly strength: Strength;
  readonly hand: string;
}

function bestNow({ opponents, board, wild }: Spot): Best | undefined {
  let best: Best | undefined;
  for (const player of opponents) {
    if (player.kind !== 'hand') continue;
    const strength = evaluateIn(wild, [...player.cards, ...board]);
    if (best === undefined || strength > best.strength) best = { strength, hand: aShown(player.cards, strength, wild) };
  }
  return best;
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
function drawsInWords({ draws = [], outs, status, improving, players }: Answer, isAlone: boolean): string {
  // Who is drawing dead may ask what became of a flush draw, and has no other hope.
  const ranks = players[0]?.equity === 0 ? (['draw'] as const) : (['draw', 'overcards', 'backdoor'] as const);
  const first = ranks.find((rank) => draws.some(({ name }) => DRAW_RANK[name] === rank));
  if (first === undefined) return '';
  const own = draws.filter(({ name }) => DRAW_RANK[name] === first);
  const names = own.map(({ name }) => name);
  if (first === 'backdoor') return say.withBackdoors(names);
  return say.withDraws(names) + drawCards(new Set(own.flatMap(({ cards }) => cards)));

  function drawCards(cards: ReadonlySet<Card>): string {
    // If the sentence counts other outs, it has the number.
    if (isAlone) return cards.size === improving?.chance.hits ? say.drawOuts(cards.size) : '';
    if (status === 'ahead' || outs === undefined) return say.drawCards(cards.size);
    const good = outs.filter((card) => cards.has(card)).length;
    return good === cards.size ? say.drawOuts(good) : say.drawGood(good, cards.size);
  }
}
