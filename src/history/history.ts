import { plainText } from '../poker/plainText';
import { withoutStraySigns } from '../poker/shownText';
import { ok } from '../poker/result';
import { ACR } from './acr';
import { EIGHT } from './eight';
import { GGPOKER } from './ggpoker';
import { cleanName, unreadable, type Hand, type Read, type ReadHand } from './events';
import { IGNITION } from './ignition';
import { IPOKER, readIpoker, splitIpoker } from './ipoker';
import { readerOf, readLines, roomOf, type Reader } from './lines';
import { OHH, readOhh, splitOhh } from './ohh';
import { languageOf, otherHistory } from './others';
import { PARTYPOKER } from './partypoker';
import { PHH, readPhh, splitPhh } from './phh';
import { handsOfLog, isLog, POKERNOW } from './pokernow';
import { LIKE_POKERSTARS, POKERSTARS, POKERSTARS_ABROAD } from './pokerstars';
import type { HistoryProblem, LeftOut, LeftOutCount, OtherHistory } from './problem';
import { SITES } from './sites';
import { WINAMAX } from './winamax';

export interface History {
  readonly hands: readonly Hand[];
  /** How many hands the text has, including those that are not shown. */
  readonly total: number;
  /** The sound hands that are not shown, the most frequent reason first. */
  readonly leftOut: readonly LeftOutCount[];
  /** The fault of each hand that has one. */
  readonly problems: readonly HistoryProblem[];
}

/** The longest text that is read, in characters: about a thousand hands. */
export const LONGEST_HISTORY = 2_000_000;

const LONGEST_LINE = 500;

const ROOMS = [
  ...[POKERSTARS, GGPOKER, EIGHT, WINAMAX, ACR, IGNITION, PARTYPOKER, POKERNOW],
  // What no other room claims.
  ...[POKERSTARS_ABROAD, LIKE_POKERSTARS],
];
const READERS = ROOMS.map(readerOf);
const LOG_READER = readerOf(POKERNOW);

export function readHistory(pasted: string): Read<History> {
  if (pasted.length > LONGEST_HISTORY) {
    return unreadable({ code: 'too-long', characters: pasted.length, most: LONGEST_HISTORY });
  }
  if (isBinary(pasted)) return unreadable({ code: 'not-text' });
  const text = plainHistory(pasted);
  const hands = Array.from(readHands(text), ({ hand }) => hand);
  if (hands.length > 0) return gather(hands);
  const history = otherHistory(text);
  return unreadable(
    history === undefined
      ? { code: 'no-history', sites: SITES.map(({ title }) => title) }
      : { code: 'other-history', history },
  );
}

/** Whether a text has signs that only other files than texts have. A zero alone ends a line: some clients write it. */
export function isBinary(text: string): boolean {
  return text.includes('\0') && /[^\P{Cc}\s\u0080-\u009f]/u.test(text.replaceAll('\0', ''));
}

/** How a mail begins each line that it quotes. */
const QUOTE = /^[ \t]*(?:[>|][ \t]?)+/gm;
/** A hand's first line behind it. */
const QUOTED =
  /^[ \t]*[>|][>| \t]*[^\n\r]{0,200}(?:(?:Hand|Game|Mano|Mão|HandId:?) (?:n\.?[ºo°] ?)?#?\w|Hand History)/im;
/** What an escaped text has, and no other: its stars, amounts and numbers are escaped. */
const ESCAPED = /\\\*\\\*|\\\$[\d.]|\\#\w|\\\[\w\w /;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€', pound: '£', dollar: '$', ast: '*' },
  ...{ clubs: '♣', diams: '♦', hearts: '♥', spades: '♠', lsquo: "'", rsquo: "'", ndash: '-', num: '#', lowbar: '_' },
};
const ENTITY = /&(?:amp;)*(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi;

/** The client's own text: plain line ends, no signs of a clipboard, a quoting mail, Markdown or HTML. */
function plainHistory(pasted: string): string {
  let text = withoutStraySigns(pasted.replaceAll('\0', '\n'));
  // These have their own escapes.
  if (IPOKER.test(text) || /^\s*[[{]/.test(text)) return text;
  if (text.includes('&')) text = text.replace(ENTITY, withoutEntity);
  if (QUOTED.test(text)) text = text.replace(QUOTE, '');
  if (/<br\b|<\/(?:p|div|pre)>/i.test(text))
    text = text.replace(/<\/?(?:br|p|div|pre|code|blockquote)\b[^<>]{0,99}>/gi, '\n');
  if (text.includes('\\') && ESCAPED.test(text)) text = text.replace(/\\([!-/:-@[-\u0060{-~])/g, '$1');
  return text;
}

function withoutEntity(all: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? all;
  const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0x1f && code < 0xd800 ? String.fromCharCode(code) : code < 0x20 ? '\n' : all;
}

export interface HandSource {
  readonly text: string;
  readonly hand: ReadHand;
}

/** How many characters have been read, if no hand has ended for a while. */
export interface Pause {
  readonly at: number;
}

/** Lines between two pauses: to read them takes some milliseconds. */
const LINES_TO_PAUSE = 10_000;

/** The hands of a text in any known format; none if the format is not known. */
export function* readHands(pasted: string): Generator<HandSource> {
  for (const step of handsAndPauses(pasted)) {
    if ('hand' in step) yield step;
  }
}

/** Reads a text of any length like {@link readHands}: the caller may do something else after each hand and pause. */
export function* handsAndPauses(pasted: string): Generator<HandSource | Pause> {
  const text = plainHistory(pasted);
  if (isLog(text)) {
    for (const lines of handsOfLog(text)) {
      yield { text: lines.join('\n'), hand: readLines(LOG_READER, lines) };
    }
    return;
  }
  if (IPOKER.test(text)) {
    for (const own of splitIpoker(text)) yield { text: own, hand: readIpoker(own) };
    return;
  }
  let isLines = false;
  for (const part of splitHands(text)) {
    if ('at' in part) {
      yield part;
      continue;
    }
    const { reader, lines } = part;
    isLines = true;
    const hand = 'room' in reader ? readRoom(reader, lines) : unreadable({ code: 'other-history', history: reader });
    yield { text: lines.join('\n'), hand };
  }
  if (isLines) return;
  if (OHH.test(text)) {
    for (const own of splitOhh(text)) yield { text: own, hand: readOhh(own) };
    return;
  }
  if (PHH.test(text)) {
    for (const own of splitPhh(text)) yield { text: own.text, hand: readPhh(own) };
  }
}

/** What a hand in another language, or of an unknown grammar, is first refused for. */
const MISREAD: ReadonlySet<HistoryProblem['code']> = new Set([
  ...(['no-blinds', 'no-seats', 'cut-off', 'bad-amount', 'bad-cards', 'bad-line'] as const),
]);
/** Rooms whose hands are read: a fault of theirs is of a line. */
const READ_ROOM = /^(?:CoinPoker|We ?play|PPPoker|PokerBros|Natural8)\b/i;

/** Whether a hand is of another grammar: it lacks stakes or seats, or an act that occurs again is not understood. */
function isOfOtherGrammar(problem: HistoryProblem, site: string, lines: readonly string[]): boolean {
  if (problem.code !== 'bad-line') return problem.code === 'no-blinds' || problem.code === 'no-seats';
  const act = /: \S+/.exec(problem.text)?.[0] ?? problem.text;
  return !READ_ROOM.test(site) && lines.filter((line) => line.includes(act)).length > 1;
}

/** A hand in lines. A room or a language that is not read is named rather than its first odd line. */
function readRoom(reader: Reader, lines: readonly string[]): ReadHand {
  const hand = readLines(reader, lines);
  if (hand.ok || !MISREAD.has(hand.error.code)) return hand;
  const site = cleanName(roomOf(reader, lines[0] ?? ''));
  const language = languageOf(lines);
  const isRead = reader.room === POKERSTARS_ABROAD && (language === 'Spanish' || language === 'Portuguese');
  if (isRead) return hand;
  if (language !== undefined || reader.room === POKERSTARS_ABROAD) {
    return unreadable({ code: 'other-language', site, language });
  }
  return reader.room === LIKE_POKERSTARS && isOfOtherGrammar(hand.error, site, lines)
    ? unreadable({ code: 'other-history', history: { site } })
    : hand;
}

function gather(read: readonly ReadHand[]): Read<History> {
  const hands: Hand[] = [];
  const faults: HistoryProblem[] = [];
  const counts = new Map<LeftOut, number>();
  for (const [index, hand] of read.entries()) {
    if (hand.ok) hands.push(hand.value);
    else if (read.length === 1) return hand;
    else if ('leftOut' in hand.error) {
      const { leftOut } = hand.error;
      counts.set(leftOut, (counts.get(leftOut) ?? 0) + 1);
    } else faults.push({ code: 'in-hand', hand: index + 1, of: read.length, problem: hand.error });
  }
  const sorted = Array.from(counts, ([leftOut, count]) => ({ leftOut, count })).sort((a, b) => b.count - a.count);
  return hands.length > 0
    ? ok({ hands, total: read.length, leftOut: sorted, problems: faults })
    : unreadable({ code: 'no-hand-shown', hands: read.length, counts: sorted, fault: faults[0] });
}

const ROUND = String.raw`(?:(?:FIRST|SECOND|THIRD) )?(?:FLOP|TURN|RIVER|SHOW ?DOWN)(?: \d)?`;
/** A heading between stars, or without those that Markdown takes for its own. */
const HEADING = new RegExp(
  `^\\**\\s*(?:(?<three>HOLE CARDS|${ROUND}|SUMMARY|PRE-FLOP|ANTE/BLINDS|CARTAS D[EA] M(?:ANO|ÃO)|RESUME?[NO]|SUMÁRIO)|(?<two>Summary|Dealing (?:down cards|[Ff]lop|[Tt]urn|[Rr]iver))` +
    `|(?<five>(?:[\\w.]{1,30} )?Hand History [Ff]or Game \\w+))\\s*\\**\\s*(?<cards>(?:: *)?\\[.*)?$`,
);

function withStars(line: string): string {
  const { three, two, five, cards = '' } = HEADING.exec(line)?.groups ?? {};
  const [stars, words] = three !== undefined ? ['***', three] : two !== undefined ? ['**', two] : ['*****', five];
  return words === undefined ? line : `${stars} ${words} ${stars}${cards === '' ? '' : ` ${cards}`}`;
}

interface HandText {
  /** What the hand is, if nothing reads it. */
  readonly reader: Reader | OtherHistory;
  readonly lines: string[];
}

/** The text cut before each line that opens a hand. Lines before the first belong to no hand. */
function* splitHands(text: string): Generator<HandText | Pause> {
  let hand: HandText | undefined;
  let lines = 0;
  for (const { 0: whole, index } of text.matchAll(/[^\r\n]+/g)) {
    if (++lines % LINES_TO_PAUSE === 0) yield { at: index };
    // A longer line is chat, or belongs to no history.
    const line = whole.length > LONGEST_LINE ? '' : withStars(whole.trim());
    if (line === '') continue;
    const heading = plainText(line);
    const reader =
      READERS.find(({ room }) => room.opens.test(heading)) ?? (hand === undefined ? undefined : otherHistory(heading));
    if (reader === undefined) hand?.lines.push(line);
    else {
      if (hand !== undefined) yield hand;
      hand = { reader, lines: [heading] };
    }
  }
  if (hand !== undefined) yield hand;
}
