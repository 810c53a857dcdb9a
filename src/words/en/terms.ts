/* The words of the glossary: a title, what it means in whole sentences, and what its spot shows. */

export const terms = {
  backdoor: {
    title: 'backdoor',
    means: 'A draw that needs both the turn and the river: runner-runner.',
    see: 'two spades to come',
  },
  blank: {
    title: 'blank',
    means: 'A card that does not help: it leaves you behind, or does not reach the target.',
    see: '30 blanks of 45 cards',
  },
  blocked: {
    title: 'blocked',
    means:
      'A combo that a player cannot hold, because one of its cards is already in play. Blocked combos do not count.',
    see: 'one of six combos of queens is left',
  },
  'break-even': {
    title: 'break-even',
    means:
      'The equity at which a call neither wins nor loses money: the call, divided by the pot with your call in it.',
    see: '25% to break even',
  },
  bridge: {
    title: 'bridge',
    means: 'How outs become equity: run-outs with a hit, less hits that lose, plus wins without a hit.',
    see: '324 hits, 80 of them lose',
  },
  chop: {
    title: 'chop',
    means: 'A tie: you split the pot. On the deck, a card after which you tie.',
    see: 'a nine or a deuce splits the pot',
  },
  combo: {
    title: 'combo',
    means: 'Two particular cards. A pair has six combos, a suited hand four, an offsuit hand twelve.',
    see: 'sixteen combos of ace-king',
  },
  'combo draw': {
    title: 'combo draw',
    means: 'A flush draw and a straight draw at once. A card that completes both is one out.',
    see: 'fifteen outs, not seventeen',
  },
  danger: {
    title: 'danger',
    means: 'You are ahead, and this card puts you behind or tied.',
    see: 'eight hearts give the opponent a flush',
  },
  'dead card': {
    title: 'dead card',
    means: 'A card that was exposed or folded: out of the deck, in nobody’s hand.',
    see: 'eleven outs: the ace of clubs is dead',
  },
  'drawing dead': {
    title: 'drawing dead',
    means: 'No card to come can win you the pot, or a share of it.',
    see: 'a flush draw against four sevens',
  },
  'effective outs': {
    title: 'effective outs',
    means:
      'Against a range, or any two cards, a card can be part of an out. A card that adds half of the equity you lack is half an out. Effective outs are the sum of these parts.',
    see: '10.9 outs against any two cards',
  },
  equity: {
    title: 'equity',
    means: 'Your share of the pot on average: your wins, and your part of every tie.',
    see: 'a quarter of the pot',
  },
  ev: {
    title: 'EV',
    means:
      'Expected value: what a call wins or loses on average. It is your equity times the pot with your call in it, less the call.',
    see: 'a call that loses 0.28',
  },
  exact: {
    title: 'exact',
    means: 'Counted deal by deal: the figure has no error. Other figures are simulated and have a ±.',
    see: 'all 990 run-outs',
  },
  facing: {
    title: 'facing',
    means:
      'The bet that you face, as a part of the pot before it. Half the pot gives 3 : 1 and needs 25%; a bet of the pot needs 33.3%. Before the flop it is a raise: to 3 big blinds needs 40%.',
    see: 'half the pot: 25% to break even',
  },
  'flush draw': {
    title: 'flush draw',
    means: 'Four cards of one suit: nine outs.',
    see: 'nine spades',
  },
  gutshot: {
    title: 'gutshot',
    means: 'One rank completes the straight: four outs. A double gutshot has two such ranks: eight outs.',
    see: 'a gutshot to the nut straight',
  },
  'implied odds': {
    title: 'implied odds',
    means: 'Pot odds that also count what you expect to win on later streets when you hit.',
    see: 'how much more you must win',
  },
  'improving card': {
    title: 'improving card',
    means: 'A card that improves your hand. A better kicker alone, or a hand the board gives everyone, does not count.',
    see: 'eighteen cards improve you, twelve of them are outs',
  },
  kicker: {
    title: 'kicker',
    means:
      'The side card that decides between hands of the same rank, such as equal pairs or equal trips. You are outkicked if your kicker is lower.',
    see: 'ace-ten against ace-queen',
  },
  nuts: {
    title: 'nuts',
    means: 'The best hand that the board allows: no two unseen cards beat it.',
    see: 'no hand beats this straight',
  },
  'open-ended': {
    title: 'open-ended straight draw',
    means: 'Four ranks in a row that either end completes: eight outs.',
    see: 'nine, eight, seven, six',
  },
  out: {
    title: 'out',
    means:
      'An unseen card that makes your hand. With no known opponent: a straight or better. Against a known hand: a card that puts you ahead.',
    see: 'twelve outs on the turn',
  },
  overcards: {
    title: 'overcards',
    means: 'Two cards higher than the board. They have six outs if a pair is enough to win.',
    see: 'ace-king against a pair',
  },
  overlap: {
    title: 'overlap',
    means: 'A card that completes both draws. Count it once.',
    see: 'the six of clubs, once',
  },
  'pocket pair': {
    title: 'pocket pair',
    means: 'Two cards of one rank in your hand.',
    see: 'eights before the flop',
  },
  'pot odds': {
    title: 'pot odds',
    means: 'The pot, with the opponent’s bet in it, against your call. 100 in the pot and 35 to call are 2.86 : 1.',
    see: '100 in the pot, 35 to call',
  },
  range: {
    title: 'range',
    means: 'All the hands a player may hold, weighted by combos.',
    see: 'tens or better, ace-queen suited or better',
  },
  read: {
    title: 'read',
    means: 'What you think a player holds: a range, and the part of it that fits the board.',
    see: 'the aces and queens of a range that had ten-eight too',
  },
  'run-out': {
    title: 'run-out',
    means: 'One way for the rest of the board to come.',
    see: '990 run-outs from this flop',
  },
  set: {
    title: 'set',
    means:
      'Three of a kind made with a pocket pair. Two outs: you hit about once in twelve by the river. You flop one about once in 8.5.',
    see: 'sixes against a better pair',
  },
  simulated: {
    title: 'simulated',
    means:
      'There are too many deals to count one by one, so random deals are counted. ± is the 95% margin of error. The same spot always gives the same figure.',
    see: 'four opponents with any two cards',
  },
  spot: {
    title: 'spot',
    means: 'One situation: your cards, the board, the opponents and the dead cards.',
    see: 'a flop against a known hand',
  },
  'strong hand': {
    title: 'strong hand',
    means: 'A hand with 80% equity or more against the other range. The player with more of them can bet big.',
    see: 'all your hands are strong',
  },
  tainted: {
    title: 'tainted',
    means: 'A card that improves you and gives the opponent a better hand.',
    see: 'the nine of hearts against a set',
  },
  target: {
    title: 'target',
    means:
      'With no opponent named: the lowest hand that counts as an out. It is a straight, unless you move the line under What counts.',
    see: 'a pair counts here: eighteen outs',
  },
  unseen: {
    title: 'unseen',
    means:
      'A card that nobody has shown. It may still come: 47 on the flop, 46 on the turn, two fewer for every hand you know.',
    see: '46 unseen cards',
  },
  weight: {
    title: 'weight',
    means: 'How much of an out a card is, from 0 to 1: the part of your missing equity that it adds.',
    see: 'what each card is worth',
  },
  'wild card': {
    title: 'wild card',
    means: 'A card that stands for others: a joker, a bug or a deuce, as the deck says.',
    see: 'the joker is a thirteenth out',
  },
  wrap: {
    title: 'wrap',
    means: 'A straight draw that more than two ranks complete, with a wild card in the hand.',
    see: 'twelve outs to a straight',
  },
};
