import { SITES } from '../history/sites';
import { cardOf } from '../poker/card';
import { DRAWS, RUNGS } from '../poker/holding';
import type { TileLook } from '../ui/tile';
import { DRAW_WORDS, RUNG_WORDS, type RowWords } from '../words/rangeRows';
import { sitesWithNotes } from '../words/history';
import { TERMS, type Term } from '../words/terms';

/* The texts of the help page, without the keys and the glossary. */

const [CLUB, DIAMOND, HEART, SPADE] = [0, 1, 2, 3];
const [DEUCE, FOUR, SIX, SEVEN, NINE, JACK, QUEEN, KING, ACE] = [0, 2, 4, 5, 7, 9, 10, 11, 12];

/** A tile of the deck with what it means. */
export interface Sample {
  readonly title: string;
  readonly means: string;
  readonly tile: TileLook;
}

export const SAMPLES: readonly Sample[] = [
  {
    title: 'out',
    means: 'puts you ahead, or makes the hand you aim at',
    tile: {
      card: cardOf(QUEEN, HEART),
      risen: true,
      mark: 'out',
      gauge: { kind: 'equity', value: 0.78 },
    },
  },
  {
    title: 'still behind',
    means: 'improves you, but you are still behind',
    tile: {
      card: cardOf(NINE, HEART),
      risen: false,
      mark: 'warning',
      gauge: { kind: 'equity', value: 0.04 },
    },
  },
  {
    title: 'chop',
    means: 'ties: you split the pot',
    tile: {
      card: cardOf(ACE, DIAMOND),
      risen: false,
      mark: 'chop',
      gauge: { kind: 'equity', value: 0.5 },
    },
  },
  {
    title: 'danger',
    means: 'you are ahead; this card puts you behind or tied',
    tile: {
      card: cardOf(KING, SPADE),
      risen: true,
      mark: 'warning',
      gauge: { kind: 'equity', value: 0.2 },
    },
  },
  {
    title: 'bar',
    means: 'your equity if this card comes',
    tile: { card: cardOf(SIX, SPADE), risen: false, gauge: { kind: 'equity', value: 0.15 } },
  },
  {
    title: 'hole',
    means: 'in play: tap it to take it back',
    tile: { card: cardOf(SEVEN, DIAMOND), risen: false, owner: 'them' },
  },
  {
    title: 'rungs',
    means: 'what it makes, from a pair up to a straight flush',
    tile: {
      card: cardOf(SIX, DIAMOND),
      risen: true,
      mark: 'out',
      gauge: { kind: 'makes', rungs: 4, of: 8, counts: true },
    },
  },
  {
    title: 'grey rungs',
    means: 'improves you, but below your target',
    tile: {
      card: cardOf(FOUR, DIAMOND),
      risen: false,
      gauge: { kind: 'makes', rungs: 1, of: 8, counts: false },
    },
  },
  {
    title: 'raised',
    means: 'against a range: the card is worth a tenth of an out or more',
    tile: { card: cardOf(JACK, CLUB), risen: true, gauge: { kind: 'equity', value: 0.61 } },
  },
  {
    title: 'change',
    means: 'your range: how the card changes its equity, up or down from the middle',
    tile: {
      card: cardOf(ACE, HEART),
      risen: true,
      mark: 'out',
      note: '+2.7',
      gauge: { kind: 'change', value: 0.68, scale: 0.04 },
    },
  },
  {
    title: 'wild',
    means: 'stands for other cards; dashed in the lab: what it stands for',
    tile: {
      card: cardOf(DEUCE, CLUB),
      risen: true,
      wild: true,
      gauge: { kind: 'equity', value: 0.9 },
    },
  },
  {
    title: 'missed',
    means: 'study: an out that you did not mark',
    tile: {
      card: cardOf(FOUR, SPADE),
      risen: true,
      ghost: true,
      mark: 'missed',
      gauge: { kind: 'equity', value: 0.7 },
    },
  },
  {
    title: 'wrong',
    means: 'study: you marked it, and it is not an out',
    tile: {
      card: cardOf(JACK, HEART),
      risen: false,
      pressed: true,
      mark: 'wrong',
      gauge: { kind: 'equity', value: 0.1 },
    },
  },
];

/** Texts as they are written, and what they mean. */
export interface Written {
  readonly text: string;
  readonly means: string;
  /** A whole spot on the line, a range, or two cards. */
  readonly kind: 'line' | 'range' | 'cards';
}

export const NOTATION: readonly Written[] = [
  { kind: 'line', text: '4c9c 7d5cKh8c', means: 'your cards, then the board' },
  { kind: 'line', text: 'AhKh 7h3h9c v 7c7d', means: 'v: an opponent with known cards' },
  { kind: 'line', text: 'AhKh 7h3h9c v TT+, AQs+', means: 'or with a range' },
  { kind: 'line', text: 'AhKh v random x 2h', means: 'any two cards; x: a dead card' },
  { kind: 'line', text: '(TT+) 7h3h9c v random', means: 'your own range, in brackets' },
  { kind: 'line', text: 'AhKh v 7c7d pot 60 call 20', means: 'the pot, and what you must call' },
  { kind: 'line', text: 'joker *Kh 7h3h9c', means: 'a deck with a joker; ∗ is the joker' },
  { kind: 'range', text: 'TT+, A2s+', means: 'pairs upward; kickers upward' },
  { kind: 'range', text: '88-55, A9s-A6s', means: 'from one hand to another' },
  { kind: 'range', text: 'AKs, AKo, AhKh', means: 'suited, offsuit, one combo' },
  { kind: 'range', text: '15%', means: 'the best 15 hands in a hundred' },
  { kind: 'range', text: '76s:0.5, AA@50', means: 'half of the time' },
  { kind: 'cards', text: 'Th 9c', means: 'a rank and a suit: ten of hearts, nine of clubs' },
  { kind: 'cards', text: '10h 9♣', means: 'the same: any case, symbols, 10 or T' },
];

export const STEPS = [
  'Tap two cards: read your equity and what the flop brings.',
  'Deal the flop: raised cards are your outs.',
  'Add an opponent: the bars become your equity.',
  'Enter pot and call: read whether to call.',
] as const;

/** A further subject: a line, and all of it. */
export interface Topic {
  readonly title: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly RowWords[];
}

export const TOPICS: readonly Topic[] = [
  {
    title: 'Exact or not',
    summary: 'counted card by card, or simulated and marked ±',
    paragraphs: [
      'Exact figures count every deal: known hands always, two players always, more players where that is quick.',
      'Other figures are simulated. ± is the 95% margin of error; it shrinks to 0.1 points while you look. The same spot always gives the same figure.',
      'The price counts the pots as if nobody bets again. It also says how much more you must win later.',
    ],
  },
  {
    title: 'Before the flop',
    summary: 'what two cards are worth, and what the flop brings',
    paragraphs: [
      'Two cards, a range or any two cards are enough for an answer. “The flop brings” lists made hands, draws and overcards, all of them exact; choose a row to deal one such flop. With opponents it does so for every player.',
      'The deck’s bars show your equity with a card on the flop. They need two known cards, against any two or against known hands.',
      'A set or better is more than another of your rank: a flop of three alike is a full house. A pair is one with a card of your hand; tables that say 40.4% count the board’s own pairs too.',
    ],
  },
  {
    title: 'More than one pot',
    summary: 'side pots, rake, tournaments, run it twice',
    paragraphs: [
      'Enter the pot and what you have to call, and “Price” says call or fold. The rows below it take the rest.',
      '“Side pots” takes each player’s bet and stack, and the rake. Every pot counts by who can win it: a short stack plays for the main pot alone. With players still to act, whose stacks you give, the call has two prices: if they fold, and if they call.',
      '“Tournament” takes the payouts and the other stacks. The verdict then weighs prize money (ICM) and bounties, not chips.',
      '“Run it twice” deals the missing cards two or three times. It says how often you win all of the money, some or none.',
    ],
  },
  {
    title: 'Hand histories',
    summary: 'paste one on the table’s page',
    paragraphs: [
      `Outs reads ${sitesWithNotes(SITES)}: hold’em, in English. The cards of 888poker may be in six other languages. Step through your decisions with the arrow keys, n and p. Each comes with its pot and its call.`,
      'Opponents hold any two cards until you say more. “Use shown cards”, under “Options”, takes the cards that were shown later.',
      'Each decision brings all bets and stacks. The price weighs the side pots: open “Side pots” to see them.',
    ],
  },
  {
    title: 'A whole session',
    summary: 'thousands of hands, the worst decision first',
    paragraphs: [
      'Drop or paste your hand histories on the page “Session”: files, folders or zips. It lists the decisions that cost you, the worst first.',
      'Each row says what its equity is against: cards that were shown, a range that you give to that bet, or any two cards. Open a row to see it at the table.',
    ],
  },
  {
    title: 'What they hold',
    summary: 'a range on the board, row by row',
    paragraphs: [
      'After the flop, “What they hold” sorts the combos of a range into rows, from set to nothing. Blocked combos are named with the card that blocks them.',
      'Each row has your exact equity against it. Tick what continues to see your equity against that part. “Narrow” takes it to the next street.',
      'A combo is in the first row that fits. Draws are listed separately: a combo may have several.',
    ],
    rows: [...RUNGS.map((name) => RUNG_WORDS[name]), ...DRAWS.map((name) => DRAW_WORDS[name])],
  },
  {
    title: 'Range against range',
    summary: 'whose range is ahead, and which card changes that',
    paragraphs: [
      'Where you hold a range against one opponent, “Equity curves” draws both ranges from the weakest hand to the strongest. Drag across to read the same part of both. The line marks the strong hands, 80% equity or more; drag it by its label, or move it with the arrow keys.',
      'The maps show each hand’s own equity against the other range. Choose a street above the curves to see where a range lost its lead.',
      'The deck’s bars show how each card changes your range’s equity, up or down from the middle. Tap a card to see the curves after it, and undo.',
      'Copy the curves and maps as a picture, save them as PNG or SVG, and the equity of every combo as CSV.',
    ],
  },
  {
    title: 'At the kitchen table',
    summary: 'names, one phone for all, everybody’s cards on a screen',
    paragraphs: [
      'On a phone several opponents are chips. Tap one to open its seat: its cards, its name, a range, fold. A player who folded stays until you clear the table; tap to come back. Names belong to this device: only a link that you share has them.',
      '“Hide” turns a hand face down before the phone goes on. No figure is shown until every hand is up again. It is a cover, not a lock: the address still holds the cards.',
      '“Show” opens everybody’s cards: who leads, each player’s outs, and the change since the last street. It shows figures once every hand is open. Burnt cards that nobody has seen change nothing; take exposed ones as “Dead”. “Run it twice” splits the board from here on.',
      '“Second screen” opens the same in another window, which follows this one; drag it to the television. With “look=none” in its link it has no background.',
      'The figures of a spot add up to 100.0. To do so one may be a tenth away from where it is written alone; equal ones are written alike.',
    ],
  },
  {
    title: 'Your own ranges',
    summary: 'with names, picked in two taps',
    paragraphs: [
      'Open the grid beside a range’s field. Above it are the top hands, your ranges with names, and the ones used last: tap one to take it. “Save with a name” keeps the present range.',
      'Ranges stay on this device. Those with names go into the file that you export under “Your spots”.',
    ],
  },
  {
    title: 'On this device',
    summary: 'your spots, progress and settings: nothing is sent',
    paragraphs: [
      'Outs saves your spots, the progress of your drills, the ranges that you give to bets, the names of players and your settings in this browser. It keeps the hands of a session only if you ask for it, and a pasted hand until you close its bar or the tab. Nothing leaves the device.',
      'Export spots under “Your spots” and progress under “Progress” to keep them or to move them. You can import and erase them there too.',
      'After one visit the page works without a network. It asks its own server only for a newer version.',
    ],
  },
  {
    title: 'Not for',
    summary: 'use while a real-money table is open: sites forbid it',
    paragraphs: ['Outs is for home games, broadcasts, review and study. It never reads another program’s screen.'],
  },
];

/** The words to begin with, in this order. */
export const FIRST_WORDS: readonly Term[] = [
  'out',
  'tainted',
  'backdoor',
  'effective outs',
  'equity',
  'pot odds',
  'blocked',
].flatMap((name) => TERMS[name] ?? []);

/** How a search may call keys that have only a sign or a short name on them. */
export const KEY_NAMES: Readonly<Record<string, string>> = {
  '⌫': 'backspace delete',
  Esc: 'escape',
  '?': 'question mark',
  '∗': 'star asterisk',
};

/** Whether every word of a search begins a word in one of the texts: `pot` is found in “pot odds”, not in “spot”. */
export function matches(search: string, ...texts: readonly string[]): boolean {
  const all = texts.join(' ');
  return search
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .every((word) => new RegExp(String.raw`(?<![\p{L}\p{N}])${word}`, 'iu').test(all));
}

/** The terms that a search finds: those of that name first. */
export function findTerms(search: string): Term[] {
  const found = Object.values(TERMS).filter(({ title, means, see }) => matches(search, title, means, see));
  const isNamed = ({ title }: Term) => matches(search, title);
  return [...found.filter(isNamed), ...found.filter((term) => !isNamed(term))];
}
