import { countText } from '../amounts';
import { plural } from './grammar';

/* The rows under the answer: titles, what closed rows say, and small rows opened. */

/** An opponent in a list: its name, else a number where there are several. */
const opponent = (name: string | undefined, number: number | undefined): string =>
  name ?? (number === undefined ? 'opponent' : `opponent ${number}`);

// From outs to equity.
export const outsToEquity = 'From outs to equity';
export const theirOutsToEquity = 'From the opponent’s outs to their equity';
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

// What counts.
export const whatCounts = 'What counts';
/** @param target what would count: `'straight or better'` */
export const countFrom = (category: string, cards: number, counts: boolean, target: string): string =>
  `${category}: ${cards} cards${counts ? ', counts' : ''}. Count ${target}`;
/** @param ahead how many of them put you ahead, where that is known */
export const byBook = (
  outs: number,
  of: number,
  improving: number,
  unseen: number,
  ahead: number | undefined,
): string => {
  const improve = improving === 1 ? 'improves' : 'improve';
  const end = ahead === undefined ? '' : `, and ${ahead} ${ahead === 1 ? 'puts' : 'put'} you ahead`;
  return `By the book: ${countText(outs)} ${plural(outs, 'out')} of ${of}. With the cards you named, ${improving} of ${unseen} ${improve} you${end}.`;
};

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
export const theirOuts = (opponents: number): string => (opponents === 1 ? 'Opponent’s outs' : 'Opponents’ outs');
/** The name of an opponent before its cards. */
export const whose = opponent;
export const outsOf = (all: readonly (readonly [name: string, outs: number])[]): string =>
  all.map(([name, outs]) => `${name}: ${outs}`).join(', ');
export const none = 'none';
export const rulesOfThumb = 'Rules of thumb';
export const ruleOf = (rule: number, chance: string, error: string): string => `rule of ${rule}: ${chance}, ${error}`;
export const backdoors = 'Backdoors';
export const pairsOfCards = (count: number): string =>
  `${countText(count)} ${plural(count, 'pair')} of cards, neither card an out on its own`;
export const more = (count: string): string => `and ${count} more`;

// Small rows, opened.
export const hitOne = (outs: number, hits: string, of: string): string =>
  `You hit at least one of your ${outs === 1 ? 'one out' : `${outs} outs`} in ${hits} of ${of} run-outs: the textbook’s figure.`;
export const endWith = (target: string, hits: string, of: string): string =>
  `You end up with ${target} in ${hits} of ${of} run-outs.`;
export const takesTwo = 'That takes two cards.';
export const addsBackdoors = 'That adds backdoors, and leaves out outs that the next card spoils.';
export const toCome = (outs: number, cards: 1 | 2, chance: string): string =>
  `${outs} ${plural(outs, 'out')}, ${cards === 1 ? 'one card' : 'two cards'} to come: you hit ${chance} of the time.`;
export const ruleOfSaid = (rule: number, chance: string, error: string): string =>
  `Rule of ${rule}: ${chance}, ${error}.`;
export const solomon = (outs: number, chance: string, error: string): string =>
  `Solomon’s rule, 4 × ${outs} − (${outs} − 8): ${chance}, ${error}.`;

// Dead cards.
export const deadCards = 'Dead cards';
export const noDeadCards = 'none';
export const tapDead = 'tap or type them now';
export const addDead = 'Add dead cards';
export const done = 'Done';

// What a player holds.
export const youHold = 'What you hold';
export const theyHold = 'What they hold';
export const notWild = 'not shown in a deck with wild cards';

// What you did.
export const called = 'I called';
export const folded = 'I folded';
export const raised = 'I raised';
