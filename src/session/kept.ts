import * as say from '#words/session';
import { fail, ok, type Result } from '../poker/result';
import { TEXT_LIMIT } from '../poker/card';
import type { StoredDocument } from '../ui/store';
import { LINES, type Judge, type Ranges } from './decisions';

/** The stored part of a session besides the hands. */
export interface SessionChoices {
  readonly ranges: Ranges;
  /** Which judges a bet that has a range. */
  readonly judge: Judge;
  /** The user's name, for hands that show all players' cards alike. */
  readonly player: string;
  /** Whether the hands are kept on the device. */
  readonly isKept: boolean;
}

export const NO_CHOICES: SessionChoices = {
  ranges: {},
  judge: 'given',
  player: '',
  isKept: false,
};

const FAULT = 'not the choices of a session';

function readChoices(text: string): Result<SessionChoices, string> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return fail(FAULT);
  }
  if (typeof read !== 'object' || read === null) return fail(FAULT);
  const { ranges, judge, player, isKept } = read as Record<string, unknown>;
  if (typeof ranges !== 'object' || ranges === null) return fail(FAULT);
  const own = LINES.flatMap((line) => {
    const range = (ranges as Record<string, unknown>)[line];
    return typeof range === 'string' ? [[line, range.slice(0, TEXT_LIMIT)] as const] : [];
  });
  return ok({
    ranges: Object.fromEntries(own),
    judge: judge === 'shown' ? 'shown' : 'given',
    player: typeof player === 'string' ? player.slice(0, 80) : '',
    isKept: isKept === true,
  });
}

/** How the choices of a session are saved on the device. */
export const KEPT_CHOICES: StoredDocument<SessionChoices> = {
  key: 'outs:session',
  nothing: NO_CHOICES,
  read: readChoices,
  write: (choices) => JSON.stringify(choices),
  unkept: say.rangesNotKept,
  setAside: say.rangesSetAside,
  leftAlone: say.rangesLeftAlone,
};
