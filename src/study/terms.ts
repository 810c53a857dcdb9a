/** A term of the field: what it means, and a spot where it can be seen. */
export interface Term {
  readonly title: string;
  readonly means: string;
  /** What the table says at `link`. */
  readonly see: string;
  readonly link: string;
}

/** By the words that stand for them in brackets. */
export const TERMS: Readonly<Record<string, Term>> = {
  out: {
    title: 'out',
    means:
      'An unseen card that makes your hand: a straight or better while nothing is known of them, or one that puts you ahead of hands you know.',
    see: 'twelve outs on the turn',
    link: '#/?hero=4c9c&board=7d5cKh8c',
  },
  unseen: {
    title: 'unseen',
    means:
      'A card that nobody has named: it may still fall. 47 on the flop, 46 on the turn; two fewer for every hand you know.',
    see: '46 unseen cards',
    link: '#/?hero=4c9c&board=7d5cKh8c',
  },
  'open-ended': {
    title: 'open-ended straight draw',
    means: 'Four ranks in a row that either end completes: eight outs.',
    see: 'nine, eight, seven, six',
    link: '#/?hero=9s8d&board=7h6c2s',
  },
  gutshot: {
    title: 'gutshot',
    means: 'One rank inside completes the straight: four outs. Two gutshots at once have eight.',
    see: 'a gutshot to the nut straight',
    link: '#/?hero=AsKd&board=QhTc3s',
  },
  overcards: {
    title: 'overcards',
    means: 'Two cards higher than the board: six outs to a pair, where a pair is enough.',
    see: 'ace-king against a pair',
    link: '#/?hero=AsKd&board=9h6c2s&vs=8h8d',
  },
  set: {
    title: 'set',
    means:
      'Three of a kind with a pair in your hand. Two cards make it: one in eight or nine by the river.',
    see: 'sixes against a better pair',
    link: '#/?hero=6s6d&board=JhTc2s&vs=AhJc',
  },
  overlap: {
    title: 'overlap',
    means: 'A card that completes both draws. It is one out, however much it makes.',
    see: 'the six of clubs, once',
    link: '#/?hero=4c9c&board=7d5cKh8c',
  },
  tainted: {
    title: 'tainted',
    means: 'A card that improves you and leaves you behind all the same.',
    see: 'the nine of hearts against a set',
    link: '#/?hero=AhKh&board=7h3h9c&vs=7c7d',
  },
  'drawing dead': {
    title: 'drawing dead',
    means: 'No card that may come wins or shares the pot.',
    see: 'a draw that is dead already',
    link: '#/?hero=JhTh&board=9h8h7c7s&vs=7d7h',
  },
  backdoor: {
    title: 'backdoor',
    means: 'A draw that needs both the turn and the river.',
    see: 'two spades to come',
    link: '#/?hero=AsQs&board=9s6c2d&vs=8h8d',
  },
  'pot odds': {
    title: 'pot odds',
    means: 'What is in the pot, their bet included, against what you must call.',
    see: '100 in the pot, 35 to call',
    link: '#/?hero=4c9c&board=7d5cKh8c&vs=KsQd&pot=100&call=35',
  },
  'break-even': {
    title: 'break-even',
    means: 'The equity at which calling gains nothing: the call over the pot once you have called.',
    see: '25 per cent to break even',
    link: '#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20',
  },
  'implied odds': {
    title: 'implied odds',
    means: 'What you still win when the card comes, beyond the pot of today.',
    see: 'how much more must be won',
    link: '#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20',
  },
  equity: {
    title: 'equity',
    means: 'The share of the pot that is yours on average: wins, and your part of each tie.',
    see: 'a quarter of the pot',
    link: '#/?hero=AhKh&board=7h3h9c&vs=7c7d',
  },
  range: {
    title: 'range',
    means: 'All the hands somebody may hold, each as likely as its combos.',
    see: 'tens or better, ace-queen or better',
    link: '#/?hero=AhKh&board=7h3h9c&vs=TT+,AQs+',
  },
  weight: {
    title: 'weight',
    means: 'How much of an out a card is: what it adds to the equity you lack, from 0 to 1.',
    see: 'what each card is worth',
    link: '#/?hero=AhKh&board=7h3h9c&vs=TT+,AQs+',
  },
};

/** A text in pieces: plain ones, and terms that stood in brackets. */
export function splitTerms(text: string): { readonly text: string; readonly term?: Term }[] {
  return text
    .split(/(\[[^\]]+\])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const bare = piece.replace(/^\[|\]$/g, '');
      const term = bare === piece ? undefined : TERMS[bare.toLowerCase()];
      return { text: bare, ...(term !== undefined && { term }) };
    });
}
