import { ok, type Problem, type Result } from '../poker/problem';
import { EIGHT } from './eight';
import { GGPOKER } from './ggpoker';
import { unreadable, type Hand } from './hand';
import { readerOf, readLines, type Reader } from './lines';
import { PHH, readPhh } from './phh';
import { POKERSTARS } from './pokerstars';

/** The hands of a pasted text or a file. */
export interface History {
  /** At least one. */
  readonly hands: readonly Hand[];
  /** A sentence for each hand that cannot be read beside those that can. */
  readonly problems: readonly string[];
}

/** About a thousand hands. */
export const LONGEST_HISTORY = 2_000_000;

const LONGEST_LINE = 500;

const ROOMS = [POKERSTARS, GGPOKER, EIGHT];
const READERS = ROOMS.map(readerOf);

/** Reads a history of any format there is; where none of its hands can be read, why the first cannot. */
export function readHistory(text: string): Result<History> {
  if (text.length > LONGEST_HISTORY) {
    return unreadable(
      `That is ${(text.length / 1_000_000).toFixed(1)} million characters of hand histories; two million are read at once.`,
    );
  }
  if (text.includes('\0')) return unreadable('That is no text, but a file of some other kind.');
  const texts = splitHands(text);
  const hands = texts.map(
    ({ reader, lines }) =>
      () =>
        readLines(reader, lines),
  );
  if (hands.length === 0) {
    if (!PHH.test(text)) {
      return unreadable(
        `No hand history that can be read: from its first line on, in English, of ${ROOMS.map(({ name }) => name).join(', ')}, or a PHH file.`,
      );
    }
    const read = readPhh(text);
    return read.ok ? gather(read.value) : read;
  }
  return gather(hands.map((read) => read()));
}

function gather(read: readonly Result<Hand>[]): Result<History> {
  const hands: Hand[] = [];
  const problems: Problem[] = [];
  for (const [index, hand] of read.entries()) {
    if (hand.ok) hands.push(hand.value);
    else if (read.length === 1) problems.push(hand.error);
    else {
      const { code, message } = hand.error;
      problems.push({ code, message: `Hand ${index + 1} of ${read.length}: ${message}` });
    }
  }
  const [first] = problems;
  if (hands.length === 0) {
    return first === undefined
      ? unreadable('There is no hand in it.')
      : { ok: false, error: first };
  }
  return ok({ hands, problems: problems.map(({ message }) => message) });
}

interface HandText {
  readonly reader: Reader;
  readonly lines: string[];
}

/** The text cut before each line that opens a hand. What comes before the first is no hand's. */
function splitHands(text: string): HandText[] {
  const hands: HandText[] = [];
  for (const whole of text.replace(/^\ufeff/, '').split(/[\r\n]+/)) {
    // A longer line is chat, or no line of a history.
    const line = whole.length > LONGEST_LINE ? '' : whole.trim();
    if (line === '') continue;
    const reader = READERS.find(({ room }) => room.opens.test(line));
    if (reader !== undefined) hands.push({ reader, lines: [line] });
    else hands.at(-1)?.lines.push(line);
  }
  return hands;
}
