import { ok } from '../poker/result';
import type { Read } from './events';
import { MONTH_FIRST, type Room } from './lines';
import { AMOUNT, type Amounts } from './money';
import { fromOlder } from './partypokerOlder';

/**
 * https://www.partypoker.com: the hand histories of its present client, with the sums of every player at the end. A
 * player's collected money includes the uncalled bet, the pots do not. Bets of millions of chips are rounded.
 */
export const PARTYPOKER: Room = {
  name: 'PartyPoker',
  opens: /^\*{5} Hand History [Ff]or Game (?<name>\w+) \*{5}$/,
  dates: [MONTH_FIRST],
  prepare,
  stakes: new RegExp(
    `^(?<small>${AMOUNT})/(?<big>${AMOUNT}) (?:Tourney )?Texas Hold'?em Game Table \\((?:NL|PL|(?<fixed>FL))\\)`,
    'u',
  ),
  seats: ['Seat #seat: <player> ({amount})'],
  separator: ' ',
  acts: [
    ['posts small blind ({amount})', 'posts the small blind'],
    ['posts big blind ({amount})', 'posts the big blind'],
    ['posts ({amount})', 'posts'],
    ['posts both ({amount})', 'posts both'],
    ['posts ante ({amount})', 'posts an ante'],
    ['folds', 'folds'],
    ['checks', 'checks'],
    ['calls ({amount})', 'calls'],
    ['bets ({amount})', 'bets'],
    ['raises {by} to {amount}', 'raises to'],
    ['calls ({amount}) all-in', 'goes all in, rounded'],
    ['bets ({amount}) all-in', 'goes all in, rounded'],
    ['raises {by} to {amount} all-in', 'goes all in, rounded'],
    // With a blind or an ante.
    ['is all-In.', 'nothing'],
    ['goes all in ({amount})', 'goes all in'],
    // It ends a player's part only if the summary says so.
    ['opted for cash-out', 'nothing'],
    ['cashed out {amount}', 'cashes out'],
    ['Cash-out Premium …', 'nothing'],
    ['Cashout Amount …', 'nothing'],
    ['probabilty …', 'nothing'],
    ['balance {amount}', 'ends with'],
    ['balance', 'nothing'],
    ['shows [cards]', 'shows'],
    ['collected {amount}', 'wins'],
  ],
  lines: [
    ['Dealt to <player> [cards]', 'is dealt'],
    ['** Dealing Flop ** [cards]', 'flop'],
    ['** Dealing Turn ** [cards]', 'turn'],
    ['** Dealing River ** [cards]', 'river'],
    ['Pots {amount} Rake {rake}', 'total without the rake, rounded'],
    ['Pots {amount}', 'total without the rake, rounded'],
    ['Won {amount} Rake {rake}', 'total paid out'],
  ],
  end: /^\*\* Summary \*\*$/,
};

const POTS = new RegExp(`^Main Pot: .*?(?: Rake: (?<rake>${AMOUNT}))?$`, 'u');
const POT = new RegExp(`Pot(?: \\d+)?: (${AMOUNT})(?= Side| Rake|$)`, 'gu');
/** `ann balance $12, bet $4, collected $8, net +$4[ 9s, 4d ] [ a pair of nines ]` */
const BALANCE = new RegExp(
  `^(?<player>.+?) (?<sold>Cashed out +)?balance (?<end>\\S*\\d)?.*?(?:, collected (?<amount>${AMOUNT}), net .*?)?(?<cards>\\[ ?\\w\\w, \\w\\w ?\\])?(?: \\[.*)?$`,
  'u',
);

/** Older lines in present words; the lines of the summary split: the pots in one sum, and what each player collected and showed. */
function prepare(given: readonly string[], amounts: Amounts): Read<readonly string[]> {
  if (!given.slice(1, 4).some((line) => line.includes(' Game Table '))) return ok(fromOlder(given, amounts));
  // The stacks name the currency, the blinds do not.
  const sign = given.map((line) => /^Seat \d+: .* \((\p{Sc})/u.exec(line)?.[1]).find(Boolean) ?? '';
  return ok(
    given.flatMap((line, at) => {
      // The line after the act says that a player is all in.
      const name = (given[at + 1] ?? '').endsWith(' is all-In.') ? given[at + 1]?.slice(0, -11) : undefined;
      if (name !== undefined && /^ (?:calls|bets|raises) /.test(line.slice(name.length)) && line.startsWith(name)) {
        return `${line} all-in`;
      }
      if (at < 4) return line.replace(/^([\d.,]+)\/(?=\d)/, (_, low: string) => `${sign}${low}/${sign}`);
      if (line.startsWith('** Dealing ')) return line.replace(/ : +\[/, ' [');
      const pots = POTS.exec(line);
      if (pots !== null) {
        const sum = Array.from(line.matchAll(POT), ([, pot = '']) => amounts.read(pot) ?? 0);
        const total = `${sum.reduce((all, pot) => all + pot, 0)}¢`;
        const rake = pots.groups?.rake;
        return `Pots ${total}${rake === undefined ? '' : ` Rake ${rake}`}`;
      }
      const { player, sold, end, amount, cards } = BALANCE.exec(line)?.groups ?? {};
      if (player === undefined) return line;
      return [
        sold === undefined && end !== undefined ? `${player} balance ${end}` : `${player} balance`,
        ...(amount === undefined ? [] : [`${player} ${sold === undefined ? 'collected' : 'cashed out'} ${amount}`]),
        ...(cards === undefined ? [] : [`${player} shows ${cards}`]),
      ];
    }),
  );
}
