import { cardName, theCard } from './cards';
import type { Card } from '../../poker/card';
import { countText } from '../amounts';
import { capitalize } from '../text';
import { countOf, list, numberWord, plural } from './grammar';
import { you } from './table';

/* Everybody's cards: who leads, by how much, and what still beats it. A hand comes with its article: `'a straight'`. */

export const paragraph = (sentences: readonly string[]): string => sentences.join(' ');
export const facts = (parts: readonly string[]): string => parts.join(', ');
/** A verb in the person of the player: `'You win'`, `'Anna wins'`. */
const says = (name: string, ofYou: string, ofOthers: string): string => `${name} ${name === you ? ofYou : ofOthers}`;

export const heading = 'Outs: all-in';
export const start = 'Tap your two cards, then each opponent’s, then the board.';
/** Before the numbers of players that an empty table can have. */
export const players = 'Players';
export const openAll = 'Show every hand to see the figures.';
/** The player who wins both of two finished runs alone. */
export const scoops = (name: string): string => `${says(name, 'scoop', 'scoops')}.`;
export const nobodyScoops = 'Nobody scoops.';
export const ofRun = (run: number, sentence: string): string => `Run ${run}: ${sentence}`;

// Who leads.
export const level = (names: readonly string[]): string => `${list(names, 'and')} are tied.`;
export const favourite = (name: string): string => `${says(name, 'are', 'is')} the favourite.`;
export const wins = (name: string, hand: string): string => `${says(name, 'win', 'wins')} with ${hand}.`;
export const split = (names: readonly string[], hand: string): string =>
  `${list(names, 'and')} split the pot with ${hand}.`;
export const levelWith = (names: readonly string[], hand: string): string =>
  `${list(names, 'and')} are tied with ${hand}.`;
export const leads = (name: string, hand: string): string => `${says(name, 'lead', 'leads')} with ${hand}.`;
const cardsOf = (count: number, of: number, isFlop: boolean): string =>
  count === 0
    ? `No ${isFlop ? 'next card' : 'card'}`
    : `${capitalize(numberWord(count))} of ${of} ${isFlop ? 'next cards' : 'cards'}`;
/** This many of the unseen cards; on the flop the next ones. */
export const partThem = (count: number, of: number, isFlop: boolean): string =>
  `${cardsOf(count, of, isFlop)} ${count < 2 ? 'breaks' : 'break'} the tie.`;
export const beatIt = (count: number, of: number, isFlop: boolean, splits: number): string => {
  const shared = splits === 0 ? '' : `, ${numberWord(splits)} ${splits === 1 ? 'splits' : 'split'} the pot`;
  return `${cardsOf(count, of, isFlop)} ${count < 2 ? 'beats' : 'beat'} it${shared}.`;
};

// A player's row.
export const nameOf = (player: string): string => `Name: ${player}`;
/** Name of *Opponent 2* in a narrow seat. */
export const shortOpponent = (opponent: number): string => `Opp. ${opponent}`;
export const faceDown = 'face down';
export const unknownCards = 'unknown cards';
export const cardsHeld = (cards: readonly Card[]): string => list(cards.map(cardName), 'and');
export const show = 'Show';
export const showHand = (name: string): string => `${name}: show`;
export const hide = 'Hide';
export const hideHand = (name: string): string => `${name}: hide`;
export const fold = 'Fold';
export const foldHand = (name: string): string => `${name}: fold`;
export const standings = {
  leads: 'leads',
  level: 'tied',
  wins: 'wins',
  splits: 'splits',
  favourite: 'favourite',
  scoops: 'scoops',
};
export const winsRun = (run: number): string => `wins run ${run}`;
export const splitsRun = (run: number): string => `splits run ${run}`;
export const sinceFlop = 'since the flop';
export const sinceCard = (card: Card): string => `since ${theCard(card)}`;
export const outs = (count: number): string => (count === 0 ? 'no outs' : `${count} ${plural(count, 'out')}`);
export const outsNextCard = (count: number): string => `${outs(count)} next card`;
export const outsSpoken = (cards: readonly Card[]): string =>
  cards.length === 0 ? 'no outs' : `${countOf(cards.length, 'out')}: ${cards.map(cardName).join(', ')}`;
export const chopsSpoken = (count: number): string => `${countOf(count, 'card')} to split`;
export const bothRuns = (hands: readonly string[]): string => hands.join(' and ');
/** Below the mean of both: `'runs 100, 24.6'` */
export const sharesOfRuns = (figures: readonly string[]): string => `runs ${figures.join(', ')}`;
export const row = (parts: readonly string[]): string => `${facts(parts)}.`;

// The deck: who has a card, and who leads once it comes.
export const deck = 'Deck';
export const dead = 'dead';
export const onBoard = 'board';
export const takeBack = (card: Card, owner: string): string => `${cardName(card)}, ${owner}: take back`;
export const splits = 'split';
export const leadsWith = (card: Card, who: string): string => `${cardName(card)}: ${who}`;
/** A player whose outs are on the deck. */
export const outsOf = (name: string): string => `${name}: outs on the deck`;
/** What a card does for that player. */
export const markFor = { out: 'ahead', chop: 'tied', missed: 'improved, still behind', warning: 'tied or behind' };
export const cardFor = (card: Card, who: string, does: string): string => `${cardName(card)}: ${who}, ${does}`;
export const nextHint = 'Who leads after each card. Raised: a change.';
export const riverHint = 'Who wins on each river. Raised: a change.';
export const nextToPlayer = (name: string): string => `Next card: ${name}.`;
export const nextToBoard = 'Next card: the board.';
export const nextToSecondRun = 'Next card: the second run.';
export const hideShort = 'Hide';
export const hideDeck = 'Hide deck';
export const nextHand = 'Next hand';
export const nextShort = 'Next';
export const addPlayer = 'Add player';
export const addShort = 'Add';
export const undo = 'Undo';
/** What comes next, by the number of cards on the board. */
export const deal: readonly string[] = ['Deal the flop', 'Flop card', 'Flop card', 'Turn card', 'River card', 'Deck'];

// Around them.
export const twice = 'Run it twice';
export const once = 'Run it once';
export const twiceShort = 'Twice';
/** Rows of far seats, on a phone in the middle of the table. */
export const turnFar = 'Turn for the other side';
export const secondScreen = 'Second screen';
export const fullScreen = 'Full screen';
export const board = 'Board';
export const secondRun = 'Second run';
export const streets = { preflop: 'Before the flop', flop: 'Flop', turn: 'Turn', river: 'River' };
export const folded = 'folded';
export const out = 'out of chips';
export const buyIn = 'Buy in';
export const buyInFor = (name: string): string => `${name}: buy in`;
export const pointsSince = {
  preflop: 'change since the deal, in points',
  flop: 'change since the flop, in points',
  turn: 'change since the turn, in points',
  river: 'change since the river, in points',
};
export const meanNote = 'share of the pot: each run, and the average';
export const fairPlay = 'For all-ins and open hands, not while a hand is still being played for money.';
export const unseen = (cards: number): string => `${countText(cards)} unseen`;
export const toCome = (cards: number): string => `${countText(cards)} cards to come`;
export const simulated = 'simulated';
export const exact = 'counted exactly';
export const blocked = 'The second window was blocked. Open this link in the other window:';
export const copy = 'Copy';
export const copied = 'Copied';

// Who gets what. Amounts are written: `'278.8'`, `'−21.2'`.
export const stacks = 'Stacks';
export const putIn = 'What each has put in';
export const middle = 'In the middle already';
export const smallestChip = 'Smallest chip';
export const notInChips = (amounts: readonly string[], chip: string): string =>
  `${list(amounts, 'and')} cannot be paid in chips of ${chip}: the first winner gets what is left over.`;
export const button = 'Dealer button';
export const buttonUnknown = 'not known';
/** Below the pots if a tie leaves an odd chip. */
export const oddChips = (isButtonKnown: boolean): string =>
  isButtonKnown
    ? 'An odd chip goes to the first winner after the button.'
    : 'An odd chip goes to the first winner in seat order. You can enter the dealer button under Stacks.';
export const prizes = 'Prizes, 1st / 2nd';
export const done = 'Done';
/** What comes back, of what was put in. */
export const backOf = (back: string, put: string): string => `${back} of ${put}`;
export const onAverage = (name: string, back: string, put: string, change: string): string =>
  `${says(name, 'get', 'gets')} back ${back} of ${put} on average: ${change}.`;
/** A player's part of the money that the player can win. */
export const ofWinnable = (share: string, total: string): string => `${share} of the ${total} at stake.`;
export const payment = (name: string, amount: string): string => `${name} ${amount}`;
export const middlePays = (amount: string): string => `From the middle ${amount}`;
export const pots = 'Pots';
export const potFor = (pot: string, amount: string, names: readonly string[]): string =>
  `${pot}, ${amount}: ${list(names, 'and')}.`;
export const potPays = (pot: string, amount: string, parts: readonly string[]): string =>
  `${pot}, ${amount}: ${facts(parts)}.`;
/** The part of a board that is run a second time. */
export const onRun = (run: number, part: string): string => `run ${run} ${part}`;
export const goesBack = (name: string, amount: string): string =>
  `${says(name, 'get', 'gets')} back ${amount} at once: nobody has matched it.`;
export const splitByEquity = 'Split by equity';
export const fairDeal = (parts: readonly string[]): string => `A fair deal now: ${facts(parts)}.`;
export const icmDeal = (parts: readonly string[]): string => `Prizes by ICM: ${facts(parts)}.`;
export const chipChop = (parts: readonly string[]): string => `Prizes by chips: ${facts(parts)}.`;
export const amountsMissing = (names: readonly string[]): string => `Amounts still missing: ${list(names, 'and')}.`;

// The evening.
export const keepHand = 'Keep this hand';
export const handKept = 'Kept';
export const keepAll = 'Keep every hand';
export const allInAt: Readonly<Record<0 | 3 | 4, string>> = {
  0: 'All in before the flop',
  3: 'All in on the flop',
  4: 'All in on the turn',
};
export const tonight = 'Tonight';
export const player = 'Player';
export const hands = 'Hands';
export const allInsWon = 'All-ins won';
export const luck = 'Luck';
export const luckMoney = 'In money';
export const net = 'Net';
export const wonOf = (won: string, expected: string): string => `${won} of ${expected}`;
export const worstBeat = (name: string, cards: string, share: string): string =>
  `Worst beat: ${name} won with ${cards}, ${share} at the all-in.`;
export const noHands = 'No hands kept tonight. Finish a hand, then keep it.';
export const seat = (number: number): string => `Seat ${number}`;
export const star = (time: string): string => `Star the hand of ${time}`;
export const deleteHand = (time: string): string => `Delete the hand of ${time}`;
export const remove = 'Delete';
export const takeBackHand = 'Undo delete';
export const toStudy = 'Practise';
export const picture = 'Picture';
export const pictureOfBeat = 'Picture of the beat';
export const nameOfHand = (time: string): string => `Name of the hand of ${time}`;
export const asCsv = 'CSV';
export const handsUnkept = 'Hands are not kept: this browser saves nothing here, or its storage is full.';
export const handsSetAside = 'Some kept hands could not be read. They were set aside on this device.';
export const handsLeftAlone = 'The kept hands could not be read, and are left as they are.';

// What went wrong.
export const noFullScreen = 'Your browser does not allow a full screen here. Enlarge the window.';
export const alreadyThere = 'That card is already on the table. Choose another card.';
export const cardAlreadyThere = (symbol: string): string =>
  `${capitalize(symbol)} is already on the table. Choose another card.`;
export const allFilled = 'Every slot is filled. Tap a card to take it back.';
export const mostPlayers = (players: number): string => `${players} players at most. Fold one to add another.`;
export const nothingToCome = 'No cards to come, so nothing to run twice. Take a card back first.';
export const badLine = 'This line cannot be read. Write your two cards, the board, then v before each other hand.';
export const badLink = 'Part of the link could not be read. Copy the link again.';
