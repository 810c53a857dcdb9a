import type { Room } from './lines';
import { POKERSTARS } from './pokerstars';

/** https://ggpoker.com: PokerCraft's download. It writes as PokerStars does, with some lines more. */
export const GGPOKER: Room = {
  ...POKERSTARS,
  name: 'GGPoker',
  opens: /^Poker Hand #(?<name>\w+):/,
  acts: [
    ...POKERSTARS.acts,
    ['straddle {amount}…', 'posts'],
    ['posts missed blind {amount}…', 'posts dead'],
    ['Chooses to …', 'nothing'],
    ['Receives …', 'nothing'],
    ['Pays …', 'nothing'],
  ],
  lines: [
    ['*** THIRD FLOP *** [cards]', 'another board'],
    ['*** THIRD TURN *** [before] [cards]', 'another board'],
    ['*** THIRD RIVER *** [before] [cards]', 'another board'],
    ['Cash Drop to Pot : total {amount}', 'gift'],
    ...POKERSTARS.lines,
    // Everybody else's cards, face down.
    ['Dealt to <player>', 'is dealt'],
  ],
};
