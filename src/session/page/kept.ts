import * as say from '#words/session';
import { fail, ok } from '../../poker/result';
import { RANGE_TEXT_LIMIT } from '../../poker/range';
import { isRecord, parsed, versioned } from '../../shape';
import { Entries, reading, type Reading, type StoredDocument } from '../../ui/store';
import { LINES, type Judge, type Ranges } from '../hands/decisions';

export interface SessionChoices {
  readonly ranges: Ranges;
  /** Whether a given range or shown cards judge a bet. */
  readonly judge: Judge;
  readonly player: string;
  readonly isKept: boolean;
}

export const NO_CHOICES: SessionChoices = {
  ranges: {},
  judge: 'given',
  player: '',
  isKept: false,
};

const FORMAT = 'outs-session';
const VERSION = 1;
const FAULT = 'not the choices of a session';

function readChoices(text: string): Reading<SessionChoices> {
  const file = versioned(text, FORMAT, VERSION);
  // Pages before 1.0.1 wrote neither format nor version.
  const read = file.ok ? file.value : parsed(text);
  const isNewer = !file.ok && file.error.isNewer;
  if (!isRecord(read) || !isRecord(read.ranges) || (!file.ok && 'format' in read)) {
    return { ok: false, error: FAULT, isNewer };
  }
  const { judge, player, isKept } = read;
  const given = new Entries<readonly [line: string, range: string]>();
  for (const line of LINES) {
    const range = read.ranges[line];
    if (range === undefined) continue;
    const isRange = typeof range === 'string' && range.length <= RANGE_TEXT_LIMIT;
    given.add([line, range], isRange ? ok([line, range] as const) : fail(FAULT), () => FAULT);
  }
  return reading<SessionChoices>(
    {
      ranges: Object.fromEntries(given.sound),
      judge: judge === 'shown' ? 'shown' : 'given',
      player: typeof player === 'string' ? player : '',
      isKept: isKept === true,
    },
    [given],
    () => write({ ranges: Object.fromEntries(given.bad as [string, unknown][]) }),
  );
}

function write(fields: object): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ...fields });
}

export const KEPT_CHOICES: StoredDocument<SessionChoices> = {
  key: 'outs:session',
  // 1.0.0 wrote long ranges into it.
  earlier: 'outs:session-2',
  write,
  nothing: NO_CHOICES,
  read: readChoices,
  merge: (ours, theirs) => ({
    ranges: { ...theirs.ranges, ...ours.ranges },
    judge: ours.judge === NO_CHOICES.judge ? theirs.judge : ours.judge,
    player: ours.player || theirs.player,
    isKept: ours.isKept || theirs.isKept,
  }),
  unkept: say.rangesNotKept,
  setAside: say.rangesSetAside,
  leftAlone: say.rangesLeftAlone,
};
