import type { Room } from './lines';
import { AMOUNT } from './money';

/**
 * https://www.winamax.fr: hand histories as the client saves them, in English. A bet that no player called is not
 * given back but stays in what is won; a tournament's stakes begin with the ante.
 */
export const WINAMAX: Room = {
  name: 'Winamax',
  // A cash table, a tournament, or a pool: Go Fast, HOLD-UP, ESCAPE.
  opens: /^Winamax Poker - .*?HandId: #(?<name>[\d-]+) - /,
  stakes: new RegExp(`Holdem (?:no|pot|fixed) limit \\((?:${AMOUNT}/)?(?<small>${AMOUNT})/(?<big>${AMOUNT})\\)`, 'u'),
  seats: ['Seat #seat: <player> ({amount}, {bounty} bounty)', 'Seat #seat: <player> ({amount})'],
  separator: ' ',
  acts: [
    ['posts small blind {amount} out of position…', 'posts dead'],
    ['posts big blind {amount} out of position…', 'posts'],
    ['posts small blind {amount}…', 'posts the small blind'],
    ['posts big blind {amount}…', 'posts the big blind'],
    ['posts ante {amount}…', 'posts an ante'],
    ['denies …', 'nothing'],
    ['folds', 'folds'],
    ['checks', 'checks'],
    ['calls {amount}…', 'calls'],
    ['bets {amount}…', 'bets'],
    ['raises {by} to {amount}…', 'raises to'],
    ['shows [cards]…', 'shows'],
    ['collected {amount} from …', 'wins'],
    ['collected {amount}', 'wins'],
  ],
  lines: [
    ['Dealt to <player> [cards]', 'is dealt'],
    ['*** FLOP *** [cards]', 'flop'],
    ['*** TURN *** [before][cards]', 'turn'],
    ['*** RIVER *** [before][cards]', 'river'],
    // A hold-up, a splash and similar gifts are money of the house.
    ['… to Pot: total {amount}', 'gift'],
    ['Splash… {amount}', 'gift'],
    ['Total pot {amount} | Rake {rake}', 'total paid out'],
    ['Total pot {amount} | No rake', 'total paid out, no rake'],
  ],
  end: /^\*\*\* SUMMARY \*\*\*$/,
};
