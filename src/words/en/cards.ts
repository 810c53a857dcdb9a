// `'six'`, `'sixes'`; `'heart'`, `'hearts'`; `'ace of hearts'`; `'10♥'`, `'the joker'`
export { cardName, cardSymbol, rankName, suitName } from '../../poker/card';
