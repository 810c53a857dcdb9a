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
    ['Chooses to EV Cashout', 'cashes out'],
    ['Chooses to …', 'nothing'],
    ['Receives …', 'nothing'],
    ['Pays …', 'nothing'],
  ],
  lines: [
    ['*** THIRD FLOP *** [cards]', 'third board'],
    ['*** THIRD TURN *** [before] [cards]', 'third board'],
    ['*** THIRD RIVER *** [before] [cards]', 'third board'],
    ['Cash Drop to Pot : total {amount}', 'gift'],
    ['Total pot {amount} | Rake {rake} | Jackpot {fee} |…', 'total'],
    ...POKERSTARS.lines,
    // The other players' cards, face down.
    ['Dealt to <player>', 'is dealt'],
  ],
};
