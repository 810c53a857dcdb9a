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
    // Beside the pot, which is paid as the cards fall.
    ['Receives Cashout ({amount})', 'gets from the house'],
    ['Pays Cashout Risk ({amount})', 'pays the house'],
    ['Receives …', 'nothing'],
    ['Pays …', 'nothing'],
    ['get an all-in insurance …', 'nothing'],
    ['pay premium of all-in insurance ({amount})', 'pays the house'],
    ['receive… all-in insurance ({amount})', 'gets from the house'],
  ],
  lines: [
    ['*** THIRD FLOP *** [cards]', 'third board'],
    ['*** THIRD TURN *** [before] [cards]', 'third board'],
    ['*** THIRD RIVER *** [before] [cards]', 'third board'],
    ['Cash Drop to Pot : total {amount}', 'gift'],
    ['Total pot {amount} | Rake {rake} | Jackpot {fee} | Bingo {bingo} | Fortune {fortune} | Tax {tax}', 'total'],
    ['Total pot {amount} | Rake {rake} | Jackpot {fee} | Bingo {bingo}', 'total'],
    ['Total pot {amount} | Rake {rake} | Jackpot {fee} |…', 'total'],
    ['Total pot {amount} | Rake {rake} | Jackpot {fee}', 'total'],
    ...POKERSTARS.lines,
    // The other players' cards, face down.
    ['Dealt to <player>', 'is dealt'],
  ],
};
