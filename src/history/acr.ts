import type { Room } from './lines';

/**
 * https://www.americascardroom.eu and the other rooms of the Winning Poker Network: hand histories as the client saves
 * them since 2019. No room is named. The total is what is paid out, without the rake.
 */
export const ACR: Room = {
  name: 'ACR',
  opens: /^(?:Game )?Hand #(?<name>\d+) - /,
  stakes:
    / - Holdem ?\((?:(?:No|Pot)|(?<fixed>Fixed)) Limit\) - (?:Level \d+ \()?(?<small>\$?\d[\d.]*)\/(?<big>\$?\d[\d.]*)/,
  unread: [
    [/^BombPot$/, 'bomb pot'],
    // The history does not name the cap: how much a player can put in.
    [/\(Cap\) \d+-max Seat #/, 'cap'],
  ],
  seats: ['Seat #seat: <player> ({amount})', 'Seat #seat: <player> ({amount}) is sitting out'],
  separator: ' ',
  acts: [
    ['posts the small blind {amount}…', 'posts the small blind'],
    ['posts the big blind {amount}…', 'posts the big blind'],
    ['posts ante {amount}…', 'posts an ante'],
    ['posts dead {amount}', 'posts both'],
    ['posts {amount}', 'posts both'],
    ['folds', 'folds'],
    ['checks', 'checks'],
    ['calls {amount}…', 'calls'],
    ['bets {amount}…', 'bets'],
    ['raises {by} to {amount}…', 'raises to'],
    ['shows [cards]…', 'shows'],
    ['mucks…', 'nothing'],
    ['does not show', 'nothing'],
    ['collected {amount} from …', 'wins'],
    ['sits out', 'nothing'],
    ['waits for big blind', 'nothing'],
  ],
  lines: [
    ['Dealt to <player> [cards]', 'is dealt'],
    ['*** FLOP *** [cards]', 'flop'],
    ['*** TURN *** [before] [cards]', 'turn'],
    ['*** RIVER *** [before] [cards]', 'river'],
    ['*** FLOP 1 *** [cards]', 'flop'],
    ['*** TURN 1 *** [before] [cards]', 'turn'],
    ['*** RIVER 1 *** [before] [cards]', 'river'],
    ['*** FLOP 2 *** [cards]', 'second board'],
    ['*** TURN 2 *** [before] [cards]', 'second board'],
    ['*** RIVER 2 *** [before] [cards]', 'second board'],
    ['Uncalled bet ({amount}) returned to <player>', 'gets back'],
    ['Total pot {amount} | Rake {rake} | JP Fee {fee}', 'total paid out'],
    ['Total pot {amount} | Rake {rake}', 'total paid out'],
    ['Total pot {amount}', 'total paid out'],
    ['Seat #seat: … did not show and won {amount}', 'wins'],
    ['Seat #seat: … showed [cards]…', 'shows'],
  ],
  end: /^\*\*\* SUMMARY \*\*\*$/,
};
