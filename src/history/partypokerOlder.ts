import { readCurrency, type Amounts, type Money } from './money';

/** A player's bets, always as the amount added, in the present client's words. */
const PUTS: Readonly<Record<string, string>> = {
  'posts small blind': 'posts small blind',
  'posts big blind': 'posts big blind',
  'posts big blind + dead': 'posts both',
  'posts ante': 'posts ante',
  'posts ante of': 'posts ante',
  calls: 'calls',
  bets: 'bets',
  raises: 'bets',
  'is all-In': 'goes all in',
};

const PUT = new RegExp(
  `^(?<player>.+?) (?<act>${Object.keys(PUTS)
    .sort((a, b) => b.length - a.length)
    .map((act) => act.replace('+', String.raw`\+`))
    .join('|')}) *\\[(?<amount>[^\\]]*)\\]\\.?$`,
  'u',
);
const SEAT = /^seat (?<seat>\d+): (?<player>.+?) \((?<stack>[^()]*)\)$/iu;
const WIN = /^(?<player>.+?) wins (?<amount>\p{Sc}?\s?[\d.,'’]+)(?: +[A-Z]{3})?(?: chips)?(?: from the .*)?\.?$/u;
const SHOW = /^(?<player>.+?) (?:shows|doesn't show) +(?<cards>\[[^\]]*\])/u;
/** Lines that do not concern the hand. */
const ASIDE =
  /(?: does not show cards\.?| has (?:joined|left) the table\.?| will be using .* for this hand\.?| (?:did|could) not respond in time.*| is sitting out| Forward Folds| finished in .*| is disconnected.*| has been reconnected.*)$/;
const DEALING = '** Dealing down cards **';

function groupsOf(pattern: RegExp, line: string): Readonly<Record<string, string | undefined>> {
  const groups = Object.entries(pattern.exec(line)?.groups ?? {});
  return Object.fromEntries(groups.map(([name, text]) => [name, text.trim()]));
}

/** No room takes more of a pot, a jackpot's share included. */
const MOST_RAKE = 0.2;

interface Heading {
  readonly small: string;
  readonly big: string;
  readonly limit: string;
}

/**
 * The lines of a hand as the client wrote it before 2019, and as converters still do, in the words of the present one.
 * Every amount is what was added. Pot, rake and the blinds of a tournament's players are missing.
 */
export function fromOlder(given: readonly string[], amounts: Amounts): readonly string[] {
  const heading = headingOf(given, amounts);
  const dealing = given.indexOf(DEALING);
  const told = heading === undefined ? given : given.toSpliced(dealing, 0, ...untold(given, heading, amounts));
  let putIn: Money = 0;
  let won: Money = 0;
  let hasSmallBlind = false;
  const lines = inOrder(told.slice(1)).flatMap((line): string | string[] => {
    if (ASIDE.test(line)) return [];
    const seated = groupsOf(SEAT, line);
    if (seated.seat !== undefined) return `Seat ${seated.seat}: ${seated.player} (${seated.stack})`;
    const { player, act = '', amount } = groupsOf(PUT, line);
    if (amount !== undefined) {
      putIn += amounts.read(amount) ?? 0;
      // A second one is live, unlike in other rooms.
      const isSecond = hasSmallBlind && act === 'posts small blind';
      hasSmallBlind ||= act === 'posts small blind';
      return `${player} ${isSecond ? 'posts' : PUTS[act]} (${amount})`;
    }
    const win = WIN.exec(line)?.groups;
    if (win !== undefined) {
      won += amounts.read(win.amount ?? '') ?? 0;
      return `${win.player} collected ${win.amount}`;
    }
    const show = SHOW.exec(line)?.groups;
    if (show !== undefined) return `${show.player} shows ${show.cards}`;
    return line.replace(/ (folds|checks)\.$/, ' $1').replace(/ , /g, ', ');
  });
  // Only cash games are raked; a larger difference is a lost line, and then the pot does not add up.
  const isRaked = readCurrency(heading?.big ?? '') !== '' && putIn - won <= MOST_RAKE * putIn;
  const rake = `${isRaked ? Math.max(0, putIn - won) : 0}¢`;
  return [
    given[0] ?? '',
    ...(heading === undefined ? [] : [`${heading.small}/${heading.big} Texas Hold'em Game Table (${heading.limit})`]),
    ...lines,
    ...(won === 0 ? [] : [`Won ${won}¢ Rake ${rake}`, '** Summary **']),
  ];
}

/** The lines with the seats in the order of their numbers: some files have them in another. */
function inOrder(lines: readonly string[]): readonly string[] {
  const numberOf = (line: string) => (/^seat \d/i.test(line) ? Number(groupsOf(SEAT, line).seat) : 0);
  const seats = lines.filter((line) => numberOf(line) > 0).sort((one, other) => numberOf(one) - numberOf(other));
  return lines.map((line) => (numberOf(line) > 0 ? (seats.shift() ?? line) : line));
}

/** `undefined` for another game. */
function headingOf(lines: readonly string[], amounts: Amounts): Heading | undefined {
  const head = lines.slice(1, 4).join(' ');
  const dealing = lines.includes(DEALING) ? lines.indexOf(DEALING) : lines.length;
  const limit = /\b(NL|PL|FL) +Texas Hold'em/.exec(head)?.[1];
  if (limit === undefined) return undefined;
  // The first line names the level that ends, if a new one begins with this hand.
  const level = lines.slice(0, dealing).findLast((line) => /(?:Blinds(?:-Antes)?|Stakes)\(/.test(line)) ?? '';
  const { small = '', big = '' } =
    /\((?<small>\d[\d.,'’ ]*?) ?\/ ?(?<big>\d(?:[\d.,'’]| (?=\d))*)/.exec(level)?.groups ??
    /^(?<small>\p{Sc}[\d.,'’]+)\/(?<big>\p{Sc}[\d.,'’]+)/u.exec(head)?.groups ??
    blindsOf(lines, head, amounts);
  return { small, big, limit };
}

/** If the heading gives the buy-in: the blinds that are posted, or what was called instead of a short one. */
function blindsOf(lines: readonly string[], head: string, amounts: Amounts): Omit<Heading, 'limit'> {
  const most: Record<string, Money> = {};
  for (const line of lines) {
    const { act = '', amount } = groupsOf(PUT, line);
    if (act === 'bets' || act === 'raises' || line.startsWith('** Dealing Flop')) break;
    if (amount !== undefined) most[act] = Math.max(most[act] ?? 0, amounts.read(amount) ?? 0);
  }
  const big = Math.max(most['posts big blind'] ?? 0, most.calls ?? 0);
  const currency = readCurrency(head);
  return {
    small: `${currency}${most['posts small blind'] ?? 0}¢`,
    big: `${currency}${big}¢`,
  };
}

/** What lines of a player who is in the hand say. */
const TAKES_PART = /^ (?:posts|calls|bets|raises|is all-In|folds|checks|shows|does(?:n't| not) show|wins)\b/;

/**
 * The blinds of a tournament as lines: the two players after the button post them, alone the button and the other. A
 * seat that does nothing was dealt no cards. If the history says that there is no small blind, the first posts the big
 * blind.
 */
function untold(lines: readonly string[], { small, big, limit }: Heading, amounts: Amounts): string[] {
  if (lines.some((line) => groupsOf(PUT, line).act?.endsWith('blind'))) return [];
  const button = Number(lines.map((line) => /^Seat (\d+) is the button/.exec(line)?.[1]).find(Boolean));
  const places = lines
    .map((line) => groupsOf(SEAT, line))
    .map(({ seat, player = '', stack = '' }) => ({
      seat: Number(seat),
      player,
      stack: amounts.read(stack) ?? 0,
    }))
    .filter(
      ({ player, stack }) =>
        stack > 0 && lines.some((line) => line.startsWith(player) && TAKES_PART.test(line.slice(player.length))),
    )
    .sort((a, b) => a.seat - b.seat);
  const after = places.findIndex(({ seat }) => seat > button);
  const order = [...places.slice(Math.max(0, after)), ...places.slice(0, Math.max(0, after))];
  const hasSmall = !lines.some((line) => /^There is no small blind/i.test(line));
  // With two players the button has the small blind.
  if (order.length === 2 && hasSmall) order.reverse();
  const [low, high] = [amounts.read(small), amounts.read(big)];
  // In fixed limit the heading has the bets.
  const blinds = limit === 'FL' ? [low === undefined ? low : low / 2, low] : [low, high];
  return (hasSmall ? blinds : blinds.slice(1)).flatMap((amount, at, all) => {
    const place = order[at];
    if (place === undefined || amount === undefined) return [];
    const ante = lines.reduce((sum, line) => {
      const { player, act, amount: put = '' } = groupsOf(PUT, line);
      return player === place.player && act?.startsWith('posts ante') ? sum + (amounts.read(put) ?? 0) : sum;
    }, 0);
    const posted = `${Math.min(amount, place.stack - ante)}¢`;
    return `${place.player} posts ${at < all.length - 1 ? 'small' : 'big'} blind [${posted}]`;
  });
}
