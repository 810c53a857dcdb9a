import type { Room } from './lines';
import { AMOUNT } from './money';

/** https://www.888poker.com: hand histories as the client saves them, in English. */
export const EIGHT: Room = {
  name: '888poker',
  opens: /^\*{5} .*Hand History for Game (?<name>\d+) \*{5}$/,
  stakes: new RegExp(
    `^(?<small>${AMOUNT})/(?<big>${AMOUNT}) Blinds (?:(?:No|Pot|Fixed) )?Limit Holdem\\b`,
    'u',
  ),
  seat: 'Seat #seat: <player> ( {amount} )',
  separator: ' ',
  acts: [
    ['posts small blind [{amount}]', 'posts'],
    ['posts big blind [{amount}]', 'posts'],
    ['posts dead blind [{dead} + {amount}]', 'posts both'],
    ['posts dead blind [{amount}]', 'posts dead'],
    ['posts ante [{amount}]', 'posts dead'],
    ['folds', 'folds'],
    ['checks', 'checks'],
    ['calls [{amount}]', 'calls'],
    ['bets [{amount}]', 'bets'],
    // What the raise adds, not what it comes to.
    ['raises [{amount}]', 'bets'],
    ['shows [cards]', 'shows'],
    ['mucks [cards]', 'shows'],
    ['did not show …', 'nothing'],
    ['collected …', 'nothing'],
  ],
  lines: [
    ['Dealt to <player> [cards]', 'is dealt'],
    ['** Dealing flop ** [cards]', 'flop'],
    ['** Dealing turn ** [cards]', 'turn'],
    ['** Dealing river ** [cards]', 'river'],
  ],
  end: /^\*\* Summary \*\*$/,
};
