import { DAY_FIRST, spellingOf, type Room } from './lines';
import { AMOUNT } from './money';

/** https://www.888poker.com: hand histories as the client saves them, in English except for the cards. */
export const EIGHT: Room = {
  name: '888poker',
  // Without a room's name before it this would be PartyPoker's first line.
  opens: /^\*{5} (?!Party).+ Hand History for Game (?<name>\d+) \*{5}$/,
  dates: [DAY_FIRST],
  stakes: new RegExp(`^(?<small>${AMOUNT})/(?<big>${AMOUNT}) Blinds (?:(?:No|Pot|Fix(?:ed)?) )?Limit Holdem\\b`, 'u'),
  seats: ['Seat #seat: <player> ( {amount} )'],
  separator: ' ',
  acts: [
    ['posts small blind [{amount}]', 'posts the small blind'],
    ['posts big blind [{amount}]', 'posts the big blind'],
    ['posts dead blind [{dead} + {amount}]', 'posts dead and live'],
    ['posts dead blind [{amount}]', 'posts dead'],
    ['posts ante [{amount}]', 'posts an ante'],
    ['folds', 'folds'],
    ['checks', 'checks'],
    ['calls [{amount}]', 'calls'],
    ['bets [{amount}]', 'bets'],
    // The amount that the raise adds, not its total.
    ['raises [{amount}]', 'bets'],
    ['shows [cards]', 'shows'],
    ['mucks [cards]', 'shows'],
    ['did not show …', 'nothing'],
    ['collected [ {amount} ]', 'wins'],
    ['collected …', 'nothing'],
  ],
  lines: [
    ['** Dealing down cards **', 'all are dealt in'],
    ['Dealt to <player> [cards]', 'is dealt'],
    ['** Dealing flop ** [cards]', 'flop'],
    ['** Dealing turn ** [cards]', 'turn'],
    ['** Dealing river ** [cards]', 'river'],
  ],
  end: /^\*\* Summary \*\*$/,
  spellings: [
    spellingOf('10 J Q K A', 'Kreuz Karo Herz Pik'), // German
    // Russian, also if its code page was read as the western one.
    spellingOf('10/T В/Â Д/Ä К/K/Ê Т/Ò', 'c d h s'),
    spellingOf('10/T B V H A', 'c d h s'), // Dutch
    spellingOf('10/T Kn D K E', 'c d h s'), // Swedish
    spellingOf('10/T V D R A', 'c d h s'), // French
    // Spanish, some with letters of the Spanish deck's suits. Without clubs and spades it may be English
    // too: other suits, but the same odds.
    spellingOf('10/T/D J Q K A', 't d/o c/e p'),
  ],
};
