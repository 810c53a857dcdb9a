import { quote } from './grammar';

/* The help page, without its keys and its glossary. */

export const search = 'Search the help';
export const example = 'out, gutshot, pot odds …';
export const findWord = 'find a word';
export const intro = 'Outs counts card by card, on your device. Tap a spot to deal it on the table.';
export const nothing = (search: string): string =>
  `Nothing matches ${quote(search)}. Try one word, such as out or range.`;
export const found = (count: number, search: string): string =>
  `${count} ${count === 1 ? 'entry matches' : 'entries match'} ${quote(search)}.`;

export const title = 'Help';
export const spotsOpen = 'every spot opens on the table';
export const howToRead = 'How to read it';
export const samplesTitle = 'What the deck says';
export const keysTitle = 'Keys';
export const notationTitle = 'Writing cards and ranges';
export const stepsTitle = 'Step by step';
export const words = 'Words';
export const allWords = 'All words';
export const fewerWords = 'Fewer words';
export const theFirst = (count: number): string => `the first ${count}`;
export const ofThem = (count: number): string => `${count} of them, each with a spot to deal`;
export const withExample = (note: string, example: string): string => `${note}: ${example}`;

/** The holder of a card on a tile, in six characters. */
export const them = 'them';
export const samples = {
  out: { title: 'out', means: 'puts you ahead, or makes the hand you aim at' },
  behind: { title: 'still behind', means: 'improves you, but you are still behind' },
  chop: { title: 'chop', means: 'ties: you split the pot' },
  danger: { title: 'danger', means: 'you are ahead; this card puts you behind or tied' },
  bar: { title: 'bar', means: 'your equity if this card comes' },
  hole: { title: 'hole', means: 'in play: tap it to take it back' },
  rungs: { title: 'bar, no opponent', means: 'what the card makes, from a pair up to a straight flush' },
  grey: { title: 'grey bar', means: 'improves you, but below your target' },
  raised: {
    title: 'raised',
    means: 'against a range: worth a tenth of an out or more; if you are ahead, 10 points or more',
  },
  change: { title: 'change', means: 'your range: how the card changes its equity, up or down from the middle' },
  wild: { title: 'wild', means: 'stands for other cards; dashed in the lab: what it stands for' },
  missed: { title: 'missed', means: 'study: an out that you did not mark' },
  wrong: { title: 'wrong', means: 'study: you marked it, and it is not an out' },
};

/** What a text that can be written means. */
export const notation = {
  '4c9c 7d5cKh8c': 'your cards, then the board',
  'AhKh 7h3h9c v 7c7d': 'v: an opponent with known cards',
  'AhKh 7h3h9c v TT+, AQs+': 'or with a range',
  'AhKh v random x 2h': 'any two cards; x: a dead card',
  '(TT+) 7h3h9c v random': 'your own range, in brackets',
  'AhKh v 7c7d pot 60 call 20': 'the pot, and what you must call',
  'joker *Kh 7h3h9c': 'a deck with a joker; ∗ is the joker',
  'TT+, A2s+': 'this pair and higher; this kicker and higher',
  '88-55, A9s-A6s': 'from one hand to another',
  'AKs, AKo, AhKh': 'suited, offsuit, one combo',
  '15%': 'the best 15 hands in a hundred',
  '76s:0.5, AA@50': 'half of the time',
  'Th 9c': 'a rank and a suit: ten of hearts, nine of clubs',
  '10h 9♣': 'the same: any case, symbols, 10 or T',
};

export const steps: readonly string[] = [
  'Tap two cards: read your equity and what the flop brings.',
  'Deal the flop: raised cards are your outs.',
  'Add an opponent: the bars become your equity.',
  'Enter pot and call: read whether to call.',
];

/** The topic of hand histories. @param sites `'PokerStars, GGPoker and PHH'` */
export const reads = (sites: string): string =>
  `Outs reads ${sites}: hold’em, in English. PokerStars may also be in Spanish or Portuguese, the cards of 888poker in six other languages. Step through your decisions with the arrow keys, n and p. Each shows the pot and the call.`;

/** A title, a summary and paragraphs. In quotation marks are the words of buttons and rows. */
export const topics = {
  exact: {
    title: 'Exact or not',
    summary: 'counted card by card, or simulated and marked ±',
    paragraphs: [
      'These spots are exact, with every deal counted: known hands; two players; from the flop on, up to three hidden hands; others if the count is quick. Before the flop some wide ranges in a deck with wild cards are simulated.',
      'Other figures are simulated. ± is the 95% margin of error; it shrinks to 0.1 points while you look. The same spot always gives the same figure.',
      'The price counts the pots as if nobody bets again. It also says how much more you must win later to break even.',
    ],
  },
  preflop: {
    title: 'Before the flop',
    summary: 'what two cards are worth, and what the flop brings',
    paragraphs: [
      'Two cards, a range or any two cards are enough for an answer. “The flop brings” lists made hands, draws and overcards, all exact. Choose a row to deal such a flop. With opponents every player has such a list.',
      'The deck’s bars show your equity if the card is on the flop. They need your two cards, and opponents with known hands or any two cards.',
      'Set or better includes flops of three equal ranks: they make a full house. A pair uses one of your cards; tables that say 40.4% also count pairs on the board.',
      'Against one opponent, “All 169 hands” shows what each starting hand is worth against that hand or range, as a grid and as a list. Exact; not with dead cards.',
    ],
  },
  pots: {
    title: 'More than one pot',
    summary: 'side pots, rake, tournaments, run it twice',
    paragraphs: [
      'Enter the pot and what you have to call, and “Price” says call or fold. The rows below it take the rest.',
      '“Side pots” takes each player’s bet and stack, and the rake. Every pot counts by who can win it: a short stack plays for the main pot alone. If you give the stacks of players still to act, the call has two prices: if they fold, and if they call.',
      '“Tournament” takes the payouts and the other stacks. The verdict then weighs prize money (ICM) and bounties, not chips.',
      '“Run it twice” deals the missing cards two or three times. It says how often you win all of the money, some or none.',
    ],
  },
  histories: {
    title: 'Hand histories',
    summary: 'paste one on the table’s page',
    paragraphs: [
      'An opponent holds a range by what the player did before the flop. The bar names this range, and you can change it in the seat. “Use shown cards”, under “Options”, takes the cards that were shown later.',
      'Each decision brings all bets and stacks. The price weighs the side pots: open “Side pots” to see them.',
    ],
  },
  session: {
    title: 'A whole session',
    summary: 'thousands of hands, the worst decision first',
    paragraphs: [
      'Drop or paste your hand histories on the page “Session”: files, folders or zips. It lists the decisions that cost you, the worst first.',
      'Each row says what your equity is against: a range by the action before the flop, a range that you give to that bet, cards that were shown later, or any two cards. Tap a row to open the hand at the table.',
    ],
  },
  held: {
    title: 'What they hold',
    summary: 'a range on the board, row by row',
    paragraphs: [
      'After the flop, “What they hold” sorts the combos of a range into rows, from set to nothing. Blocked combos are named with the card that blocks them.',
      'Each row has your exact equity against it. Tick the rows that continue to see your equity against them. “Narrow” takes these combos to the next street.',
      'A combo is in the first row that fits. Draws are listed separately: a combo may have several.',
    ],
  },
  curves: {
    title: 'Range against range',
    summary: 'whose range is ahead, and which card changes that',
    paragraphs: [
      'When you hold a range against one opponent, “Equity curves” draws both ranges from the weakest hand to the strongest. Drag across to read the same part of both. The line marks the strong hands, 80% equity or more; drag it by its label, or move it with the arrow keys.',
      'The maps show each hand’s own equity against the other range. Choose a street above the curves to see where a range lost its lead.',
      'The deck’s bars show how each card changes your range’s equity, up or down from the middle. Tap a card to see the curves after it, and undo.',
      'Copy the curves and maps as a picture, save them as PNG or SVG, and the equity of every combo as CSV.',
    ],
  },
  home: {
    title: 'At the kitchen table',
    summary: 'names, one phone for all, everybody’s cards on a screen',
    paragraphs: [
      'Several opponents are pills next to the board. Tap a pill to open its seat: cards, name, range, fold. A player who folded stays until you clear the table; a tap brings the player back. Names belong to this device: only a link that you share has them.',
      '“Hide” turns a hand face down before you pass the phone on. No figure is shown until every hand is up again. It is a cover, not a lock: the address still holds the cards.',
      '“All-in” opens everybody’s cards. Tap or type your two cards, then each opponent’s, then the board; AhKh 7c7d QsJs, with spaces, is three hands. The deck stays until the river; “Hide deck” hides it for this hand. You see who leads, each player’s outs, and the change since the last street. It shows figures once every hand is open. Burnt cards that nobody has seen change nothing; enter exposed cards as “Dead”. “Run it twice” splits the board from here on; at the end it says who wins each run, and who scoops.',
      '“Second screen” opens the all-in in another window, which follows this one: drag that window to the TV. With “look=none” in its link it is an overlay for a video: names, cards, equities and outs in the lower third, and nothing behind them.',
      'Equities in a spot add up to 100.0%, so one may be off by 0.1. Equal equities show the same figure.',
    ],
  },
  ranges: {
    title: 'Your own ranges',
    summary: 'with names, picked in two taps',
    paragraphs: [
      'Open the grid next to a range’s field. Above it are the top hands, your named ranges, and the ranges used last: tap a range to take it. “By position” has our own guides for six and nine players. “Save with a name” saves the current range.',
      'Ranges stay on this device. Those with names go into the file that you export under “Your spots”.',
    ],
  },
  device: {
    title: 'On this device',
    summary: 'your spots, progress and settings: nothing is sent',
    paragraphs: [
      'Outs saves your spots, the progress of your drills, the ranges that you give to bets, the names of players and your settings in this browser. It keeps the hands of a session only if you ask for it, and a pasted hand until you close its bar or the tab. Nothing leaves the device.',
      'Export spots under “Your spots” and progress under “Progress” to keep them or to move them. You can import and erase them there too.',
      'After one visit the page works without a network. It asks its own server only for a newer version.',
    ],
  },
  notFor: {
    title: 'Not for',
    summary: 'use while a real-money table is open: sites forbid it',
    paragraphs: ['Outs is for home games, broadcasts, review and study. It never reads another program’s screen.'],
  },
};

/** How a search may call keys that have only a sign or a short name on them. */
export const keyNames = {
  '⌫': 'backspace delete',
  Esc: 'escape',
  '?': 'question mark',
  '∗': 'star asterisk',
};

/* What keys do: at the table, and on other pages. */

export const arrows = 'arrows';

export const deals = 'deals the nine of clubs';
export const opponent = 'an opponent’s cards come next';
export const readsKey = 'what an opponent plays and has';
export const dead = 'next cards are dead; x again to stop';
export const range = 'open what a range holds on the board; % shows shares';
export const back = 'previous street';
export const on = 'next street: as it was played, or a random card';
export const nextRange = 'open the next player’s range';
export const narrow = 'narrow the open range to what continues';
export const gridKeys = 'open the grid of the next range; there: weight 10% up or down, combos of a hand';
export const price = 'the size of the bet: 1 to 7 picks, Enter closes';
export const reports = 'equity curves, all flops, all 169 hands, everybody’s cards';
export const lineKey = 'the text field: a whole spot on a line';
export const move = 'move in the deck; Enter deals the card';
export const undo = 'undo (Ctrl+Y: redo)';
export const close = 'close what is open, then clear the table';
export const keys = 'show these keys';

export const studyDecide = 'study: call or fold';
export const studyDone = 'study: done, then the next spot';
export const studyNext = 'study: after the result, the next spot, or the spot at the table';
export const studyClear = 'study: clear all marks, or open this help';
export const history = 'hand history: next or previous decision';
export const lab = 'hand lab: a wild card';
export const showDeal = 'all-in: the next card goes to the board, to a new player, or to another player';
export const showTurn = 'all-in: turn a hand over, run it twice';
export const showLook = 'all-in: full screen, another look';
