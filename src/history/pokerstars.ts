import type { Room } from './lines';
import { ok } from '../poker/result';
import { AMOUNT } from './money';
import { ANY_ROOM, FOREIGN } from './others';

/** https://www.pokerstars.com: hand histories as the client saves them, in English. */
export const POKERSTARS: Room = {
  name: 'PokerStars',
  opens: /^PokerStars (?:Zoom |Home Game )*(?:Hand|Game) #(?<name>\d+):/,
  stakes: new RegExp(
    `(?<!6\\+ )Hold'em (?:(?:No|Pot) Limit|(?<fixed>(?:Fixed )?Limit))\\b.*?(?:\\(|, )(?<small>${AMOUNT})/(?<big>${AMOUNT})(?:\\s*- (?<cap>${AMOUNT}) Cap)?`,
    'u',
  ),
  seats: ['Seat #seat: <player> ({amount} in chips, {bounty} bounty)…', 'Seat #seat: <player> ({amount} in chips…'],
  separator: ': ',
  acts: [
    ['posts small blind {amount}…', 'posts the small blind'],
    ['posts big blind {amount}…', 'posts the big blind'],
    ['posts small & big blinds {amount}…', 'posts both'],
    ['posts button blind {amount}…', 'posts'],
    ['posts straddle {amount}…', 'posts'],
    ['posts the ante {amount}…', 'posts an ante'],
    ['posts an ante of {amount}…', 'posts an ante'],
    ['folds', 'folds'],
    ['folds [cards]', 'folds'],
    ['checks', 'checks'],
    ['calls {amount}…', 'calls'],
    ['bets {amount}…', 'bets'],
    ['raises {by} to {amount}…', 'raises to'],
    ['raises to {amount}…', 'raises to'],
    ['shows [cards]…', 'shows'],
    ['mucks [cards]…', 'shows'],
    ['mucks hand…', 'nothing'],
    ["doesn't show hand…", 'nothing'],
    ['sits out…', 'nothing'],
    ['is sitting out…', 'nothing'],
  ],
  lines: [
    ['Dealt to <player> [cards]', 'is dealt'],
    ['*** FLOP *** [cards]', 'flop'],
    ['*** TURN *** [before] [cards]', 'turn'],
    ['*** RIVER *** [before] [cards]', 'river'],
    ['*** FIRST FLOP *** [cards]', 'flop'],
    ['*** FIRST TURN *** [before] [cards]', 'turn'],
    ['*** FIRST RIVER *** [before] [cards]', 'river'],
    ['*** SECOND FLOP *** [cards]', 'second board'],
    ['*** SECOND TURN *** [before] [cards]', 'second board'],
    ['*** SECOND RIVER *** [before] [cards]', 'second board'],
    ['Uncalled bet ({amount}) returned to <player>', 'gets back'],
    ['<player> collected {amount} from …', 'wins'],
    ['<player> cashed out the hand for {amount} | …', 'cashes out'],
    ['<player> cashed out the hand for {amount}', 'cashes out'],
    ['<player> wins the {bounty} bounty for eliminating <on>', 'wins a bounty'],
    ['<player> split the {bounty} bounty for eliminating <on>', 'wins a bounty'],
    ['<player> wins {bounty} for eliminating <on> and …', 'wins a bounty'],
    ['Total pot {amount} …| Rake {rake}…', 'total'],
    ['Total pot {amount} …', 'total'],
    ['Seat #seat: … showed [cards]…', 'shows'],
    ['Seat #seat: … mucked [cards]…', 'shows'],
  ],
  end: /^\*\*\* SUMMARY \*\*\*$/,
};

/** Hands of a client in another language: some only begin in it, with a space before each colon. */
export const POKERSTARS_ABROAD: Room = {
  ...POKERSTARS,
  opens: FOREIGN,
  prepare: (lines) => ok(lines.map((line) => line.replace(/^([^:\n]{1,40}) : /, '$1: '))),
};

/** PPPoker, PokerBros, Natural8 and other rooms, or programs that convert from them: they write as PokerStars does. */
export const LIKE_POKERSTARS: Room = { ...POKERSTARS, opens: ANY_ROOM };
