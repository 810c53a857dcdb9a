import { ok } from '../poker/result';
import type { Room } from './lines';
import { POKERSTARS } from './pokerstars';

/** https://ggpoker.com: PokerCraft's download. It writes as PokerStars does, with some lines more. */
export const GGPOKER: Room = {
  ...POKERSTARS,
  name: 'GGPoker',
  opens: /^Poker Hand #(?<name>\w+):/,
  prepare: (lines) => ok(withFolds(withMucks(lines))),
  acts: [
    ...POKERSTARS.acts,
    ['straddle {amount}…', 'posts'],
    ['Bet & Muck folds', 'gives up'],
    ['Bet & Muck {by} to {amount}…', 'raises to'],
    ['Bet & Muck {amount}…', 'bets'],
    ['folds to a call', 'gives up'],
    ['posts missed blind {amount}…', 'posts dead'],
    ['Chooses to EV Cashout', 'cashes out'],
    ['Chooses to …', 'nothing'],
    // Outside the pot: the room pays it as the cards come.
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

/** *Bet & Muck* is a bet that folds as soon as it is called. A fold right behind it takes the bet back. */
function withMucks(given: readonly string[]): readonly string[] {
  if (!given.some((line) => line.includes(': Bet & Muck '))) return given;
  const lines = [...given];
  const dropped = new Set<number>();
  for (const [at, line] of lines.entries()) {
    const player = /^(.+): Bet & Muck (?!folds)/.exec(line)?.[1];
    if (player === undefined) continue;
    const next = lines.findIndex((other, index) => index > at && other.startsWith(`${player}: `));
    if (lines[next] !== `${player}: folds`) continue;
    const isRaised = lines.slice(at + 1, next).some((other) => /: (?:raises|bets|Bet & Muck) /.test(other));
    if (next === at + 1) dropped.add(at);
    else if (!isRaised) lines[next] = `${player}: folds to a call`;
  }
  return lines.filter((_, at) => !dropped.has(at));
}

const FOLDED = /^Seat \d+: (.+?)(?: \((?:button|small blind|big blind)\))? folded before Flop/;

/** The lines with the folds that the summary alone has, of players without an act. */
function withFolds(given: readonly string[]): readonly string[] {
  const folds = given.flatMap((line) => {
    const player = FOLDED.exec(line)?.[1];
    if (player === undefined) return [];
    const hasActed = given.some((own) => own.startsWith(`${player}: `) && !/: (?:posts|straddle) /.test(own));
    return hasActed ? [] : [`${player}: folds`];
  });
  const dealt = given.findLastIndex((line) => line.startsWith('Dealt to '));
  return folds.length === 0 || dealt < 0 ? given : given.toSpliced(dealt + 1, 0, ...folds);
}
