import { countText } from '../amounts';
import { plural, list } from './grammar';
import { rankName, suitName } from './cards';
import type { Rank, Suit } from '../../poker/card';
import type { Place } from '../../notation/draft';
import type { Street } from '../../poker/spot';
import { theCategory } from './hands';
import { places } from './table';
import { capitalize } from '../text';
import type { BridgeText, Seated } from '../types';
import { playerName, seatName } from './spot';

/* The rows under the answer: titles, what closed rows say, and small rows opened. */

/** An opponent in a list: its name, otherwise a number if there are several. */
const opponent = (name: string | undefined, number: number | undefined): string =>
  name ?? (number === undefined ? 'opponent' : `opponent ${number}`);

export const outsToEquity = 'From outs to equity';
export const theirOutsToEquity = (who: Seated): string => `From ${seatName(0, who)}’s outs to their equity`;
export const allRunOuts = (of: string): string => `all ${of} run-outs`;
export const youHit = 'you hit';
export const theyHit = (name: string | undefined): string => `${opponent(name, undefined)} hits`;
/** @param isOwn of hero's outs */
export const hitButLose = (_isOwn: boolean): string => 'hit, but lose';
export const hitAndTie = (_isOwn: boolean): string => 'hit and tie';
export const winWithout = (_isOwn: boolean): string => 'win without hitting';
export const shareOfTies = 'share of ties';
export const ofAll = (of: string): string => `of ${of}`;
export const youHitSo = (share: string): string => `You hit ${share}`;
export const theyHitSo = (who: string, share: string): string => `${who} hits ${share}`;
export const miss = (share: string, _isOwn: boolean): string => `miss ${share}`;
export const loseSo = (share: string, isOwn: boolean): string => `${hitButLose(isOwn)} ${share}`;
export const you = 'You';
export const opponents = 'Opponents';
export const toBreakEven = (equity: string): string => `${equity} to break even`;
export const equity = 'Equity';

export const whatCounts = 'What counts';
/** @param target what would count: `'straight or better'` */
export const countFrom = (category: string, cards: number, counts: boolean, target: string): string =>
  `${category}: ${cards} cards${counts ? ', counts' : ''}. Count ${target}`;
/** @param ahead how many of them put you ahead, if that is known */
export const byBook = (
  outs: number,
  of: number,
  improving: number,
  unseen: number,
  ahead: number | undefined,
): string => {
  const improve = improving === 1 ? 'improves' : 'improve';
  const end = ahead === undefined ? '' : `, and ${ahead} ${ahead === 1 ? 'puts' : 'put'} you ahead`;
  return `Textbook: ${countText(outs)} ${plural(outs, 'out')} of ${of}. With the cards you entered, ${improving} of ${unseen} ${improve} you${end}.`;
};

// Another board, or another bet.
export const compareWith = 'Compare with';
export const compareClosed = 'another board, or another bet';
export const compareHint = 'A board, 7h3h2c, or a bet, 1/2';
export const compareProblem =
  'Write a board of three to five cards that nobody holds, such as 7h3h2c, or a bet as a part of the pot, such as 1/2.';
export const verdict = 'Verdict';

// Closed rows.
export const whatBeats = 'What beats you';
export const beaten = (behind: string, of: string, share: string): string => `${behind} of ${of} hands (${share})`;
export const nuts = 'nothing: you have the nuts';
export const sharedNuts = 'nothing: you share the nuts';
export const winsAndTies = 'Wins and ties';
export const winTie = (win: string, tie: string): string => `you win ${win}, tie ${tie}`;
export const byStreet = 'By street';
export const course = (equities: readonly string[]): string => `you ${equities.join(', then ')}`;
export const nextCard = 'Next card';
export const span = (from: string, to: string): string => `your equity, from ${from} to ${to}`;
export const spanSimulated = (from: string, to: string, points: string): string => `${span(from, to)}, ${points}`;
export const endsUp = 'Ends up with';
/** Hands with their shares: `'flush 19.6%, straight 4.1%'` */
export const ends = (hands: readonly (readonly [name: string, share: string])[]): string =>
  hands.map(([name, share]) => `${name} ${share}`).join(', ');
export const endsBoth = (own: string, theirs: string, name: string | undefined): string =>
  `you: ${own} · ${opponent(name, undefined)}: ${theirs}`;
export const whatImproves = 'What improves';
export const improve = (cards: number, of: number, target: string): string =>
  `${cards} of ${of} cards make ${target}, win or lose`;
export const aBetterHand = 'a better hand';
export const byRiver = 'By the river';
export const runnerRunner = (chance: string): string => `runner-runner ${chance}`;
export const madeByRiver = (chance: string): string => `made by the river ${chance}`;
export const hitAndMade = (hit: string, made: string): string => `hit an out ${hit}, made by the river ${made}`;
export const theirOuts = (who: Seated): string =>
  who.opponents === 1 ? `${playerName(1, who)}’s outs` : 'Opponents’ outs';
export const whose = opponent;
export const outsOf = (all: readonly (readonly [name: string, outs: number])[]): string =>
  all.map(([name, outs]) => `${name}: ${outs}`).join(', ');
export const none = 'none';
export const rulesOfThumb = 'Rules of thumb';
export const ruleOf = (rule: number, chance: string, error: string): string => `rule of ${rule}: ${chance}, ${error}`;
export const backdoors = 'Backdoors';
export const pairsOfCards = (count: number): string =>
  `${countText(count)} runner-runner ${plural(count, 'combination')}; neither card alone is an out`;
export const more = (count: string): string => `and ${count} more`;

// Small rows, opened.
export const hitOne = (outs: number, hits: string, of: string): string =>
  `You hit at least one of your ${outs === 1 ? 'one out' : `${outs} outs`} in ${hits} of ${of} run-outs: the textbook’s figure.`;
export const endWith = (target: string, hits: string, of: string): string =>
  `You end up with ${target} in ${hits} of ${of} run-outs.`;
export const takesTwo = 'It needs both cards.';
export const addsBackdoors = 'This count includes backdoors, and leaves out outs that the next card spoils.';
export const toCome = (outs: number, cards: 1 | 2, chance: string): string =>
  `${outs} ${plural(outs, 'out')}, ${cards === 1 ? 'one card' : 'two cards'} to come: you hit ${chance} of the time.`;
export const ruleOfSaid = (rule: number, chance: string, error: string): string =>
  `Rule of ${rule}: ${chance}, ${error}.`;
export const solomon = (outs: number, chance: string, error: string): string =>
  `Solomon’s rule, 4 × ${outs} − (${outs} − 8): ${chance}, ${error}.`;

export const deadCards = 'Dead cards';
export const noDeadCards = 'none';
export const tapDead = 'tap or type them now';
export const addDead = 'Add dead cards';
export const done = 'Done';

export const youHold = 'What you hold';
export const theyHold = 'What they hold';
export const notWild = 'not shown in a deck with wild cards';

// What you did.
export const called = 'I called';
export const folded = 'I folded';
export const raised = 'I raised';

export const winsTiesEquity = 'Wins, ties and equity';
export const simulated = 'Simulated';
export const ofDeals = (of: string): string => `Of ${of}`;
export const win = 'Win';
export const tie = 'Tie';
export const tieShares = 'Equity is your wins plus your share of the ties.';
export const firstEstimate = (draws: string): string =>
  `A first estimate: the exact count is still running. ${inSimulations(draws)}`;
export const tooMany = (draws: string): string => `There are too many deals to count. ${inSimulations(draws)}`;
const inSimulations = (draws: string) => `Simulated with ${draws} random deals. ± is the 95% margin of error.`;

export const streetByStreet = 'Equity street by street';
export const player = 'Player';
export const simulatedStreet = (street: string): string => `${street}, simulated`;

// The next card.
export const weight = 'Weight';
export const of = ' of';
/** For a screen reader: `'ace and king of spades and hearts'` */
export const ranksOfSuits = (ranks: string, suits: string): string => `${ranks} of ${suits}`;
export const nextSimulated = 'Simulated. ± is the 95% margin of error, in points.';
export const nextSimulatedWeights =
  'Simulated. ± is the 95% margin of error, in points. The weights have the same margin.';
export const aboutWeights = (sum: string, outs: string, unseen: number): string =>
  `Weight: how much of an out the card is, 0 to 1. All cards together are worth ${outs} outs of ${unseen} (${sum}).`;

// Final hands.
export const allEndUp = 'What everybody ends up with';
export const countOf = (count: string, of: string): string => `${count} of ${of}`;
export const endsSimulated = 'Simulated. ± is the 95% margin of error, in points.';

// What beats you.
export const standing = (of: string, ahead: string, level: string, behind: string): string =>
  `Of ${of} hands that an opponent can hold now, you beat ${ahead}, tie ${level === '0' ? 'none' : level} and lose to ${behind}.`;
export const comma = ', ';

/* Drills that count the combos that a range has left. */

export const question = (range: string): string => `They hold ${range}. How many combos are left?`;

/** Within a sentence. */
export const left = (count: string, of: string): string => `${count} of ${of} combos are left`;

/** Why a count is wrong. */
export const causes = {
  'nothing blocked': (said: string): string => `${said} counts every combo, as if you saw no cards.`,
  'the board forgotten': (said: string): string => `${said} is the count without the board.`,
  'your cards forgotten': (said: string): string => `${said} is the count without your own cards.`,
  'suited ones counted too': (said: string): string => `${said} counts the suited hands too.`,
};

/* The lines of explanations. */

export const pairs = 'pairs';
export const suited = 'suited';
export const offsuit = 'offsuit';
export const suitedAndOffsuit = 'suited and offsuit';

export const others = (combos: string): string => `others ${combos}`;
export const noneLeft = 'none left';
export const togetherOf = (all: string): string => `together, of ${all}`;
export const countOfAll = (count: string, all: string): string => `${count} of ${all}`;

const ranks = (count: number, rank: Rank): string =>
  `${count === 0 ? 'no' : count} ${rankName(rank, Math.max(1, count))}`;

export const pairsOf = (count: number, rank: Rank): string => {
  if (count > 2) return `${ranks(count, rank)}: ${count} × ${count - 1} ÷ 2`;
  return `${ranks(count, rank)}: ${count === 2 ? 'one pair' : 'no pair'}`;
};

/** Suits with both cards left. */
export const suitedIn = (suits: readonly Suit[]): string =>
  suits.length === 0
    ? 'both cards of no suit are left'
    : `both cards left in ${list(
        suits.map((suit) => suitName(suit, 2)),
        'and',
      )}`;

export const product = (high: number, highRank: Rank, low: number, lowRank: Rank): string =>
  `${ranks(high, highRank)} × ${ranks(low, lowRank)}`;

/** @param product of {@link product} */
export const lessSuited = (product: string, suited: number): string => `${product}, less ${suited} suited`;

/* Small parts that several pages share. */

export const undo = 'Undo';
export const redo = 'Redo';
export const clear = 'Clear';

export const howToGetIt = 'How to get it';
export const hands = 'Hands';
/** The mark of a hand or a card to choose, once graded. */
export const found = 'found';
export const missed = 'missed';
export const wrong = 'chosen wrongly';
/** @param isChosen whether the user chose it */
export const cardGraded = (card: string, plays: boolean, isChosen: boolean): string =>
  `${card}, ${plays ? 'plays' : 'does not play'}${isChosen === plays ? '' : ', you chose otherwise'}`;

export const exactToTenth = 'exact to a tenth';
export const tooLow = (points: string): string => `${points} points too low`;
export const tooHigh = (points: string): string => `${points} points too high`;

export const cardSays = (card: string, says: string): string => `${card}: ${says}`;
/** What a card does to the user's range: the rest of a sentence that begins with the card. */
export const leavesEquity = (equity: string, points: string): string =>
  `leaves your range ${equity} equity: ${points} points.`;
export const leavesMost = (equity: string, points: string): string =>
  `leaves your range ${equity} equity: ${points} points, your best card.`;
export const leavesLeast = (equity: string, points: string): string =>
  `leaves your range ${equity} equity: ${points} points, your worst card.`;
export const cannotCome = 'cannot come: every hand of a range holds it.';

/* The parts around an answer: examples, keys, the legend, the streets, the rows of the spot. */

export const spotsWorth = 'Spots worth dealing';
export const orExample = 'Or try an example';
export const continueLast = 'Continue';
export const on = 'on';
export const examples = {
  outs: 'twelve outs, counted card by card',
  flush: 'nine hearts, eight of them good',
  backdoors: 'five outs, plus backdoors',
};
/** @param sites `'PokerStars, GGPoker or PHH'` */
export const orPaste = (sites: string): string => `Or paste a hand history from ${sites}, and step through it.`;
export const onDevice = 'Everything is counted on this device; no card leaves it.';
export const notAtTable = 'Not for use while a real-money table is open: sites forbid it.';

export const keys = 'Keys';
export const allHelp = 'All help: marks, notation, words';

export const cleared = 'Cleared.';
export const reopen = 'Open the hand history again';
export const withPart = (part: string): string => `with ${part}`;
export const againstPart = (part: string): string => `against ${part}`;
export const completes = 'raised: completes it';
export const orType = 'Or type';
export const orUseType = 'Or use Type:';
export const anyNotation = '. Any notation will do: Ah Kd, ahkd, 10h.';
/** After the card. */
export const best = (equity: string, change: string): string =>
  `gives you ${equity}: ${change} points, your best card.`;
export const worst = (equity: string): string => `is the worst, ${equity}.`;
export const pointAtCard = 'Point at a card to see why.';
export const holdCard = 'Hold a card to see why; tap it to deal it.';

/* The signs of the deck. */

export const ownRank = 'one of your ranks';
export const upAPoint = 'up a point or more';
export const up = 'up';
export const out = 'out';
export const chop = 'chop';
export const downAPoint = 'down a point or more';
export const down = 'down';
export const behindOrTied = 'puts you behind or tied';
export const behindOrTiedShort = 'behind or tied';
export const behind = 'puts you behind';
export const feared = 'costs you 30% of your equity or more';
export const fearedShort = 'costs you a lot';
export const isHeld = (is: boolean): string => (is ? 'yes' : 'no');
export const stillBehind = 'improves you, still behind';
export const stillBehindShort = 'still behind';
export const wild = '∗ wild';
export const barOnFlop = 'bar: your equity with it on the flop';
export const barIfItComes = 'bar: your equity if it comes';
export const raisedSum = 'raised: a tenth of an out or more; together: the effective outs';
export const raisedPoints = 'raised: helps you by 10 points or more';
export const raisedHelps = 'raised: helps you';
export const barChange = (points: string): string => `bar: change in your equity, ±${points} points`;
export const barMakes = 'bar: what it makes';
export const barMakesToFlush = 'bar: what it makes, from a pair up to a straight flush';
export const barMakesToFive = 'bar: what it makes, from a pair up to five of a kind';

export const byStreetTitle = 'Street by street';
export const youContinue = 'you continue';
export const theyContinue = 'they continue';
export const continues = (player: string): string => `${player} continues`;
export const opponentContinues = (number: number): string => `opponent ${number} continues`;
export const combosOf = (combos: string, of: string): string => `${combos} of ${of}`;
export const legendNuts = 'nuts';
/** @param text the count, `'1,081'` */
export const beatYou = (count: number, text: string): string => `${text} ${count === 1 ? 'beats' : 'beat'} you`;
export const outs = (count: number): string => `${count} out${count === 1 ? '' : 's'}`;
export const outsTo = (count: number, category: number): string => `${outs(count)} to ${theCategory(category)}`;
/** For a screen reader, before a street. */
export const backTo: Readonly<Record<Street, string>> = {
  preflop: 'Back to the start:',
  flop: 'Back to the flop:',
  turn: 'Back to the turn:',
  river: 'Back to the river:',
};
export const tapThree = 'tap three cards, or';
export const tapOne = 'tap a card, or';
export const dealThree = 'deal them';
export const dealOne = 'deal one';
export const asPlayed = 'As played';
/** A card of the board, before the user went back in the hand. */
export const playedIsIn = (card: string, place: Place['in']): string =>
  `Cannot restore the board: ${card} is ${places[place]}.`;

export const deck = 'Deck';
export const wildCards = 'Wild cards';
export const copy = 'Copy, print';
export const copySummary = 'as text, as a picture, for other programs';
export const spots = 'Your spots';
export const spotsSummary = 'saved on this device as you go';

/* An answer as rows of text, for somebody who has never seen the page. */

export const unseen = (cards: number, method: string): string => `${cards} unseen cards, ${method}.`;
export const unseenOfDraws = (cards: number, method: string, draws: string): string =>
  `${cards} unseen cards, ${method}, ${draws} deals.`;
export const chance = (label: string, percent: string, odds: string): string =>
  `${capitalize(label)} ${percent}, ${odds}`;
export const playerRow = (name: string, equity: string, win: string, tie: string): string =>
  `${name}: equity ${equity}, win ${win}, tie ${tie}`;
export const row = (title: string, cards: string): string => `${title}: ${cards}`;

// Titles of rows of cards.
export const partSeparator = ', ';
export const partOfOut = 'Part of an out';
export const outsCount = 'Outs';
export const chops = 'Chops the pot';
export const tainted = 'Improves you, still behind';
export const dangers = 'Danger';

export const bridge = ({ hits, hitLose, hitTie, missWin, tieShare, sum, of }: BridgeText): string =>
  `From outs to equity: ${hits} hits − ${hitLose} hits that lose${hitTie === '' ? '' : ` − ${hitTie} hits that tie`} + ${missWin} wins without a hit + ${tieShare} for ties = ${sum} of ${of} run-outs`;
export const theirBridge = ({ hits, hitLose, hitTie, missWin, tieShare, sum, of }: BridgeText): string =>
  `From the opponent’s outs to their equity: ${hits} opponent hits − ${hitLose} hits that lose${hitTie === '' ? '' : ` − ${hitTie} hits that tie`} + ${missWin} wins without a hit + ${tieShare} for ties = ${sum} of ${of} run-outs`;

export const offered = (pot: string, call: string): string => `Pot ${pot}, ${call} to call.`;
/** @param size of the pot: `'1/2'` */
export const facing = (size: string): string => {
  if (size === '1') return 'Facing a pot-sized bet.';
  return size === '2' ? 'Facing a bet of twice the pot.' : `Facing ${size} pot.`;
};
export const pots = (pots: string): string => `Pots: ${pots}.`;
