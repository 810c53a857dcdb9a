import { symbolOf } from '../../poker/card';
import type {
  Contradiction,
  FileReason,
  Language,
  NamedGame,
  OtherHistory,
  PlainProblem,
  UnreadReason,
  Sum,
} from '../../history/problem';
import { countText, sumText } from '../amounts';
import { figure } from '../numbers';
import type { Sentences } from '../types';
import { list, quote } from './grammar';
import { names as STREETS } from './spot';
import type { SiteNote } from '../../history/sites';
import type { Decision } from '../../history/events';
import type { Position } from '../../history/position';

/* What is wrong with a hand history, and what is not read. */

/** After a count, and other games also after “This is”. */
export const unreadReasons: Readonly<Record<Exclude<UnreadReason, NamedGame>, string>> = {
  Omaha: 'Omaha',
  'pot-limit Omaha': 'pot-limit Omaha',
  'Omaha eight or better': 'Omaha eight or better',
  'short deck': 'short-deck hold’em',
  stud: 'stud',
  'seven card stud': 'seven card stud',
  'seven card stud eight or better': 'seven card stud eight or better',
  razz: 'razz',
  badugi: 'badugi',
  draw: 'draw',
  'deuce-to-seven single draw': 'deuce-to-seven single draw',
  'deuce-to-seven triple draw': 'deuce-to-seven triple draw',
  'another game': 'another game',
  'bomb pot': 'a bomb pot',
  cap: 'a table with a cap',
  'without known cards': 'without known cards',
  'read before': 'read before',
  'cut off': 'cut off',
  'with a fault': 'with a fault',
  'without a hand': 'without a hand',
  'not read yet': 'not read yet',
  'without a player who is you': 'without your name',
  'too large': 'too large',
  'packed too deeply': 'packed too deeply',
  'not text': 'not text',
  'locked by a password': 'locked by a password',
  'packed in an unknown way': 'packed in an unknown way',
  damaged: 'damaged',
  'nothing in it': 'nothing in it',
  'not opened': 'not opened',
  'with a fault in Outs': 'with a fault in Outs',
};
export const reasonCount = (reason: string, count: number): string => `${countText(count)} ${reason}`;
export const handsLeftOut = (hands: number, reasons: string): string =>
  `${hands} ${hands === 1 ? 'hand is' : 'hands are'} left out: ${reasons}.`;

/** Separates a reason from what is wrong. */
export const afterReason = '. ';

// A file.
const otherHistory = ({ site, only }: OtherHistory): string => {
  if (only === undefined) return `${/^[aeiou]/i.test(site) ? 'an' : 'a'} ${site} history`;
  return only === 'older' ? `an older ${site} history` : `a part of a ${site} log`;
};
export const otherHistoryInFile = (file: string | undefined, history: OtherHistory): string =>
  `${file ?? 'A file'} looks like ${otherHistory(history)}. Choose another file.`;
export const noHistoryInFile = (file: string | undefined): string =>
  `No hand history was found in ${file ?? 'a file'}. Choose a file of whole hands, in English.`;
export const nobodysHand =
  'A hand shows several players’ cards and does not say which are yours. Choose hands that your own client saved.';
/** Takes the place of a file's name. */
export const aHand = 'A hand';
export const fileProblems: Readonly<Record<FileReason, (file: string, isOfAll: boolean) => string>> = {
  'too large': (file, isOfAll) =>
    isOfAll ? `${file} holds too much once unpacked. Split it.` : `${file} is too large. Split it into smaller files.`,
  'packed too deeply': (file) => `${file} is a zip in a zip. Unpack it first.`,
  'not text': (file) => `${file} is not a text file. Choose a text file.`,
  'locked by a password': (file) => `${file} needs a password. Unpack it first.`,
  'packed in an unknown way': (file) => `${file} is packed in a way that Outs does not know. Unpack it first.`,
  damaged: (file, isOfAll) =>
    isOfAll
      ? `${file} is cut off. The files at its end are missing. Choose it again.`
      : `${file} is damaged. Nothing of it was read. Choose another copy.`,
  'nothing in it': (file) => `${file} holds no file to read. Choose another file.`,
  'not opened': (file) => `${file} could not be opened. Choose it again.`,
  'with a fault in Outs': (file) =>
    `${file} was not read to its end: a fault in Outs. Reload the page and choose it again.`,
};

// A text, or a hand of it.
export const inHand = (hand: number, of: number, problem: string): string => `Hand ${hand} of ${of}: ${problem}`;
export const noHandShown = (hands: number): string => `None of these ${hands} hands can be shown.`;
export const otherGame = (game: string): string =>
  `This is ${game}. Outs reads Texas hold’em only. Paste a hand of hold’em.`;
export const otherRules = (rules: string): string =>
  `This is ${rules}. Outs cannot read these yet. Paste another hand.`;
/** The languages of hands that are not read, after “in”. */
const languages: Readonly<Record<Language, string>> = {
  French: 'French',
  German: 'German',
  Spanish: 'Spanish',
  Portuguese: 'Portuguese',
  Italian: 'Italian',
  Dutch: 'Dutch',
  Russian: 'Russian',
  Chinese: 'Chinese',
};
export const historyProblems: Sentences<PlainProblem> = {
  'too-long': ({ characters, most }) =>
    `Too long: ${figure(characters / 1_000_000, 1)} million characters. Paste at most ${most / 1_000_000} million at a time.`,
  'not-text': () => 'This is not a text file. Paste the hands as text.',
  'no-history': ({ sites }) =>
    `No hand history found. Paste whole hands, in English, as written by ${list(sites, 'or')}.`,
  'other-history': ({ history }) =>
    `This looks like ${otherHistory(history)}. Outs cannot read these yet. Paste another hand.`,
  'other-language': ({ site, language }) =>
    `This is a ${site} hand in ${language === undefined ? 'another language' : languages[language]}. Hands are read in English: set the client to English.`,
  'no-known-cards': () =>
    'Nobody’s cards are known in this hand. Paste a hand that you played, or one that was shown down.',
  'cut-off': () => 'The hand is cut off: its summary is missing. Paste it to its last line.',
  'cut-off-xml': () => 'The hand is cut off: its end is missing. Load the whole file.',
  'cut-off-json': () => 'This is not valid JSON; the hand may be cut off. Paste it to its end.',
  'bad-toml': ({ line }) => `Line ${line} is not valid TOML; the hand may be cut off there. Paste it to its end.`,
  'too-many-lines': ({ lines, most }) =>
    `One hand has ${lines} lines; ${most} at most can be read. Paste one hand after the other.`,
  'no-seats': () => 'No seats found. Paste the whole hand, in English, with its seats and stacks.',
  'no-seats-in-file': () => 'No seats found. Load the whole file.',
  'no-big-blind': () =>
    'No player posts a whole big blind, and the history does not name it. Paste the hand as it was saved.',
  'unequal-lists': () =>
    'Stacks, antes and blinds are for different numbers of players. Paste the hand as it was saved.',
  'no-blinds': ({ text }) => `No hold’em blinds found in ${quote(text)}. Paste the hand in English.`,
  'bad-amount': ({ text }) => `${quote(text)} is not an amount. Paste the hand as it was saved.`,
  'fine-amount': ({ text }) => `${quote(text)} is not of whole cents. Bets must be: paste another hand.`,
  'unclear-amount': ({ text }) =>
    `${quote(text)} may have three decimals or be thousands, and the hand’s other amounts do not say. Save the hand with two decimals, or with none.`,
  'bad-stack': ({ text }) => `The stack ${quote(text)} is not an amount. Paste the hand as it was saved.`,
  'bad-cards': ({ text }) => `${quote(text)} cannot be read as cards. Paste the hand in English.`,
  'bad-cards-in-file': ({ text }) => `${quote(text)} cannot be read as cards. Save the file again.`,
  'bad-phh-cards': ({ text }) => `${quote(text)} cannot be read as cards. Write AhKd.`,
  'bad-line': ({ text }) => `The line ${quote(text)} cannot be read. Paste the hand in English.`,
  'bad-action': ({ text }) => `The action ${quote(text)} cannot be read. Paste the hand as it was saved.`,
  'bad-phh-action': ({ text }) => `The action ${quote(text)} cannot be read. Write it as in “p3 cbr 7000”.`,
  'bad-action-type': ({ player, text }) =>
    `${player}’s action of the type ${quote(text)} cannot be read. Paste the hand as it was saved.`,
  'action-of-nobody': ({ text }) => `The action ${quote(text)} is of no player. Paste the hand as it was saved.`,
  damaged: ({ text }) => `${quote(text)} cannot be read: the file is damaged there. Save it again.`,
  'no-hand': ({ field }) => `This is not a hand: “${field}” is missing. Paste the hand as it was saved.`,
  'no-list': ({ field }) => `“${field}” is missing, or not a list. Paste the hand as it was saved.`,
  'no-amounts': ({ field }) =>
    `“${field}” is missing, or has an amount that is not a number with at most two decimals. Paste the hand as it was saved.`,
};

// Lines that contradict each other.
export const pasteAsSaved = 'Paste the whole hand, as it was saved.';
export const contradictions: Sentences<Contradiction> = {
  'no-seat': ({ player }) => `${player} acts, but has no seat.`,
  'two-seats': ({ player }) => `${player} has two seats.`,
  'sits-down-late': ({ player }) => `${player} sits down after the first action.`,
  'posts-late': ({ player }) => `${player} posts after the first action.`,
  'too-many-cards': ({ player }) => `${player} has more than two cards: this is not hold’em.`,
  'shows-other-cards': ({ player }) => `${player} shows other cards than before.`,
  'gets-back-too-much': ({ player }) => `${player} gets back more than was bet.`,
  'acts-after-folding': ({ player }) => `${player} acts after folding.`,
  'acts-all-in': ({ player }) => `${player} acts, but is all in.`,
  'acts-twice': ({ player }) => `${player} acts twice.`,
  'bets-too-little': ({ player }) => `${player} bets less than a call.`,
  'raises-too-little': ({ player }) => `${player} raises less than a call.`,
  'posts-too-little': ({ player, amount }) => `${player} posts ${sumText(amount)}, less than the big blind.`,
  'posts-no-blind': ({ player, amount }) =>
    `${player} posts ${sumText(amount)}: that is not the big blind, nor both blinds.`,
  'puts-in-too-much': ({ player, amount }) => `${player} puts in more than ${sumText(amount)}, all there was.`,
  'checks-a-bet': ({ player, amount }) => `${player} checks with ${sumText(amount)} to call.`,
  'calls-otherwise': ({ player, amount, other }) =>
    `${player} calls ${sumText(amount)} with ${sumText(other)} to call.`,
  'all-in-otherwise': ({ player, amount, other }) =>
    `${player} goes all in with ${sumText(amount)}, but has ${sumText(other)} left.`,
  'bets-otherwise': ({ player, amount, other }) =>
    `${player}’s bets do not add up: the actions total ${sumText(amount)}, the history says ${sumText(other)}.`,
  'pot-otherwise': ({ amount, other }) =>
    `The pot does not add up: the actions total ${sumText(amount)}, the history says ${sumText(other)}.`,
  'paid-otherwise': ({ amount, other }) =>
    `The money does not add up: ${sumText(amount)} was put in, the history pays out ${sumText(other)} with rake and fees.`,
  'ends-otherwise': ({ player, amount, other }) =>
    `${player} ends with ${sumText(amount)} by the actions, but with ${sumText(other)} in the history.`,
  'still-to-act': ({ player, street }) => `${player} has still to act when the ${STREETS[street]} ends.`,
  'card-twice': ({ card }) => `${symbolOf(card)} is in this hand twice.`,
  'sixth-card': () => 'There is a sixth card on the board.',
  'other-street': ({ street, due }) => `The ${STREETS[street]} comes where the ${STREETS[due]} should.`,
  'second-street': ({ street }) => `There is a second ${STREETS[street]}.`,
  'street-cards': ({ street, cards, needed }) =>
    `The ${STREETS[street]} has ${cards} ${cards === 1 ? 'card' : 'cards'} instead of ${needed}.`,
  'other-board': ({ street }) => `The board before the ${STREETS[street]} is not the one that was dealt.`,
  'no-street': ({ street, players }) => `The ${STREETS[street]} is missing, though ${players} players are left.`,
  players: ({ count }) => `${count} ${count === 1 ? 'player is' : 'players are'} in the hand: a hand has two to ten.`,
  'all-fold': () => 'Everybody folds.',
};

/* The sites and formats of hand histories that are read. */

export const siteNotes: Readonly<Record<SiteNote, string>> = {
  Bovada: 'also Bovada',
  XML: 'XML',
  CSV: 'the CSV log',
};
export const siteWithNote = (title: string, note: string): string => `${title} (${note})`;

/* The bar over a hand history: it leads from decision to decision. */

// The bar.
export const title = 'Hand history';
export const close = 'Close the hand history';
export const options = 'Options';
export const hand = 'Hand';
export const handOf = (hand: number, of: number): string => `Hand ${hand} of ${of}`;
export const seenBy = 'Seen by';
export const seat = (player: string): string => `${player}’s seat`;
export const useShown = 'Use shown cards';
export const yes = 'yes';
export const no = 'no';
export const allDecisions = 'All decisions, worst first';
export const notShown = (hands: number): string => `${hands} not shown`;
export const decisions = 'Decisions, use the arrow keys';
export const previous = 'Previous decision';
export const next = 'Next decision';

// A decision.
export const raisesTo = (player: string, amount: Sum): string => `${player} raises to ${sumText(amount)}`;
export const bets = (player: string, amount: Sum): string => `${player} bets ${sumText(amount)}`;
export const unraised = 'Unraised';
export const limped = 'Limped to you';
export const first = 'First to act';
export const checked = 'Checked to you';
/** Before what was done, as is the next. `own` is the part of the pot that the player can win. */
export const free = (pot: Sum, own?: Sum): string => `${potText(pot, own)};`;
export const priced = (call: Sum, pot: Sum, own?: Sum): string => `${sumText(call)} to call, ${potText(pot, own)};`;
const potText = (pot: Sum, own?: Sum): string =>
  own === undefined ? `pot ${sumText(pot)}` : `pot ${sumText(pot)} (you can win ${sumText(own)})`;
export const did: Readonly<Record<Decision['did'], string>> = {
  fold: 'folded',
  check: 'checked',
  call: 'called',
  bet: 'bet',
  raise: 'raised',
};

// The hand as a timeline, in narrow places.
export const places: Readonly<Record<Position, string>> = {
  early: 'EP',
  hijack: 'HJ',
  cutoff: 'CO',
  button: 'BTN',
  'small blind': 'SB',
  'big blind': 'BB',
};
/** Behind a position. */
export const acts: Readonly<Record<Decision['did'], string>> = {
  fold: 'folds',
  check: 'checks',
  call: 'calls',
  bet: 'bets',
  raise: 'raises',
};
export const allIn = 'all in';
export const stackToPot = (ratio: string): string => `SPR ${ratio}`;
/** What the price says of a call: the name of a sign. */
export const verdicts = {
  call: 'A call pays',
  close: 'A call is close',
  depends: 'It depends',
  fold: 'A fold is right',
};

// Ranges by what players did before the flop. A line is `CO opens`, in every language.
export const builtInLine = (player: string, line: string, share: string): string =>
  `${player}: ${line}, ${share}, built in.`;
export const savedLine = (player: string, line: string, share: string): string =>
  `${player}: ${line}, ${share}, yours.`;
export const keepLine = (player: string, line: string): string => `Keep ${player}’s range for “${line}”`;
export const dropLine = (line: string): string => `“${line}” as built in`;
export const unknownCards = 'Unknown cards';
export const byAction = 'by the action';
export const anyTwo = 'any two';

// The bar’s place.
export const standsAt = (hand: number, of: number): string => `Hand ${hand} of ${of}.`;
export const standsAtWithout = (hand: number, of: number, unshown: number): string =>
  `Hand ${hand} of ${of}, ${unshown} not shown.`;
export const firstIsOn = 'The first decision is on the table. Go on to the next.';
export const lastIsOn = 'The last decision is on the table. Close the hand to go on.';
export const noDecision = (player: string): string => `${player} had no decision in this hand.`;
export const decision = (at: number, of: number, player: string): string => `Decision ${at} of ${of} by ${player}.`;
export const decisionUsingNone = (at: number, of: number, player: string): string =>
  `Decision ${at} of ${of} by ${player}; no shown cards to use.`;
export const decisionUsing = (
  at: number,
  of: number,
  player: string,
  used: readonly { readonly name: string; readonly cards: string }[],
): string =>
  `Decision ${at} of ${of} by ${player}, using ${list(
    used.map(({ name, cards }) => `${name}’s ${cards}`),
    'and',
  )}.`;

// Bounties, and how the hand ended.
/** Amounts as they are written. */
export const bounties = (on: readonly { readonly player: string; readonly amount: string }[]): string =>
  `${on.length === 1 ? 'Bounty' : 'Bounties:'} ${list(
    on.map(({ player, amount }) => `${amount} on ${player}`),
    'and',
  )}.`;
export const ranTwice = (second: string): string => `Run twice: a second board ${second} was dealt.`;
export const ranThrice = (second: string, third: string): string =>
  `Run three times: a second board ${second} and a third ${third} were dealt.`;
export const cashedOut = (players: readonly string[]): string => `${list(players, 'and')} cashed out.`;
/** For a cash-out or an insurance, outside the pot. */
export const gotFromHouse = (player: string, amount: Sum): string => `${player} got ${sumText(amount)} from the house.`;
export const paidToHouse = (player: string, amount: Sum): string => `${player} paid ${sumText(amount)} to the house.`;
export const won = (winners: readonly { readonly player: string; readonly amount: Sum }[]): string =>
  `${list(
    winners.map(({ player, amount }) => `${player} won ${sumText(amount)}`),
    'and',
  )}.`;
export const wonBounty = (player: string, amount: string, on: string): string =>
  `${player} won the ${amount} bounty on ${on}.`;
export const rake = (amount: Sum): string => `Rake ${sumText(amount)}.`;
export const jackpotFee = (amount: Sum): string => `Jackpot fee ${sumText(amount)}.`;
