/* The levels of the study page, and its kinds of drill. A word in brackets is a term that is explained in place. */

/** Of each level its name. */
export const titles = {
  draws: 'One clean draw',
  pairs: 'Overcards and sets',
  combos: 'Combo draws',
  tainted: 'Tainted outs',
  backdoors: 'Backdoors',
  price: 'The price of a call',
  ranges: 'Against a range',
  counting: 'Count the hands',
  reading: 'Read the board',
  holding: 'What a range holds',
  versus: 'Equity and effective outs',
  flops: 'What the flop brings',
  odds: 'Pot odds in your head',
};

/** Of each level what it teaches. */
export const lessons = {
  draws:
    'An [out] is an [unseen] card that makes your hand. A flush draw has nine outs, an [open-ended] straight draw eight, a [gutshot] four.',
  pairs:
    'Against a better pair, an [out] is a card that puts you ahead. Two [overcards] have six outs. A pair and its kicker have five. A pocket pair has two outs to a [set].',
  combos:
    'Two draws at once: add their outs, then subtract the [overlap]. A card that makes both the flush and the straight is one out, not two.',
  tainted:
    'A [tainted] card improves you, and gives the opponent something better: a full house, a higher flush. Check every card for both of you. You may be [drawing dead].',
  backdoors:
    'A [backdoor] draw needs the turn and the river. You hit it about once in twenty-five: count it as one [out].',
  price:
    'The [pot odds] say how often you must win. Call when your [equity] is above [break-even]. [Implied odds] can make up for a small gap.',
  ranges:
    'Against a [range], a card is often only part of an out. Its [weight] says how much: near 1 if it beats nearly every hand in the range, near 0 if it helps the opponent as often.',
  counting:
    'Two cards are a [combo]: a pair has six, two ranks have sixteen, four of them suited. Every card you see takes some away: of three kings left you make three pairs.',
  reading:
    'Your hand is the best five of seven cards. A pair on the board belongs to everybody; a third pair does not play; a [kicker] decides only while it is among the five.',
  holding:
    'A [range] misses most flops. Count its sets, pairs and draws: each [blocked] card takes some away. A bet means more from a range that holds more of the top.',
  versus:
    'Split a [range] into what you beat and what beats you. Your [equity] is the sum of each part times your chance against it. [Effective outs] add up the parts of cards that help.',
  flops:
    'A pocket pair flops a [set] once in eight. Two unpaired cards flop a pair or better once in three. Two suited cards flop a flush draw once in nine.',
  odds: 'At x : 1 you must win once in x + 1 times. A bet of half the pot needs 25%, of the whole pot 33%, of twice the pot 40%.',
};

/** Several drills of a kind: the next session “starts with gutshots”. */
export const kinds = {
  'flush draw': 'flush draws',
  'open-ended straight draw': 'open-ended straight draws',
  gutshot: 'gutshots',
  'double gutshot': 'double gutshots',
  overcards: 'overcards',
  'pair draw': 'pair draws',
  'set draw': 'set draws',
  'flush and straight draw': 'flush and straight draws',
  'flush draw and gutshot': 'flush draws with a gutshot',
  'flush draw and overcards': 'flush draws with overcards',
  'flush draw and pair': 'flush draws with a pair',
  'draw against a set': 'draws against a set',
  'straight draw against a flush draw': 'straight draws against a flush draw',
  dominated: 'dominated hands',
  'backdoor flush draw': 'backdoor flush draws',
  'backdoor straight draw': 'backdoor straight draws',
  'price on the turn': 'prices on the turn',
  'all in on the flop': 'all-ins on the flop',
  'draw against a range': 'draws against a range',
  'pair against a range': 'pairs against a range',
  'combos of a hand': 'hands to count',
  'combos of a range': 'ranges to count',
  'who wins': 'showdowns',
  'five that play': 'hands of five',
  'name the row': 'hands to name',
  'the nuts': 'boards with their nuts',
  'what beats you': 'hands against six',
  'share of a range': 'shares of a range',
  'draws in a range': 'draws in a range',
  'narrow a range': 'ranges to narrow',
  'equity against a range': 'equities against a range',
  'effective outs': 'effective outs',
  'what the flop brings': 'chances on the flop',
  'odds to break-even': 'prices to work out',
  'break-even to odds': 'percentages to turn into odds',
  'bet to break-even': 'bets to answer',
};
