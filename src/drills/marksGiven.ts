import * as say from '#words/packs';
import type { Answer } from '../poker/answer';
import { formatCard, parseCards, type Card } from '../poker/card';
import { readSpot, type SpotText } from '../poker/readSpot';
import { findDuplicate, type Spot } from '../poker/spot';
import { price } from '../poker/price';
import { ok } from '../poker/result';
import { amount, isTexts, refuse, refused, type Json, type Read } from './fields';
import { tolerance, twice } from './grade';
import type { Allowed, Asking, Line } from './kind';
import { writeSpot } from './spots';
import {
  askBackdoor,
  askGains,
  askOuts,
  equityIn,
  markingLevel,
  type Base,
  type MarkingDrill,
  type Offer,
} from './marks';
import { gradeMarks, reckonings, type Marks } from './marksGrade';
import type { MarkingKind } from './recipes';

/* Marking drills as JSON: given data, replies and answers, as `ask` reads and writes them. */

/** The given data of a marking drill: a flop or a turn, and a price where its level has one. */
export interface MarkingGiven {
  readonly spot: Spot;
  readonly pot?: number;
  readonly call?: number;
  /** The opponent's range as it was written. */
  readonly range?: string;
}

const FIELDS: readonly string[] = ['hero', 'board', 'opponents', 'dead', 'pot', 'call'];
const MONEY = amount(0, 999_999_999, true);

/** Given data of a kind from JSON. */
export function readMarkingGiven(kind: MarkingKind, json: Readonly<Record<string, unknown>>): Read<MarkingGiven> {
  const stranger = Object.keys(json).find((name) => !FIELDS.includes(name));
  if (stranger !== undefined) {
    return refuse('bad-field', say.strangeField(stranger, FIELDS));
  }
  for (const name of ['hero', 'board'] as const) {
    if (json[name] === undefined) return refuse('bad-drill', say.fieldMissing(name));
  }
  const { hero, board, opponents, dead } = json;
  if (opponents !== undefined && !isTexts(opponents)) {
    return refuse('bad-field', say.fieldNotTexts('opponents'));
  }
  if (typeof hero !== 'string' || typeof board !== 'string' || (dead !== undefined && typeof dead !== 'string')) {
    return refuse('bad-field', say.fieldsAreTexts(['hero', 'board', 'dead']));
  }
  const text: SpotText = { hero, board, ...(opponents && { opponents }), ...(dead !== undefined && { dead }) };
  const read = readSpot(text);
  if (!read.ok) return refused(read.error);
  const spot = read.value;
  if (spot.board.length !== 3 && spot.board.length !== 4) {
    return refuse('board-count', say.boardCards([3, 4], spot.board.length));
  }
  const why = whyNotOf(kind, spot);
  if (why !== undefined) return refuse('bad-drill', why);
  const [opponent] = spot.opponents;
  const isHidden = opponent !== undefined && opponent.kind !== 'hand';
  if (kind.level !== 'price') {
    return json.pot === undefined && json.call === undefined
      ? ok({ spot, ...(isHidden && opponents && { range: opponents[0] }) })
      : refuse('bad-drill', say.withoutMoney);
  }
  const pot = MONEY.read(json.pot, 'pot');
  if (!pot.ok) return pot;
  const call = MONEY.read(json.call, 'call');
  return call.ok ? ok({ spot, pot: pot.value, call: call.value }) : call;
}

/** Why a spot is not one that a kind asks about; its recipe does not matter. */
function whyNotOf(kind: MarkingKind, { hero, opponents }: Spot): string | undefined {
  const [opponent] = opponents;
  if (hero.kind !== 'hand') return say.needsHand;
  if (opponents.length > 1) return say.oneOpponent;
  const needsRange = kind.ranges !== undefined;
  if (needsRange && (opponent === undefined || opponent.kind === 'hand')) return say.needsRange;
  if (!needsRange && opponent !== undefined && opponent.kind !== 'hand') return say.needsKnownCards;
  return kind.meets === undefined || opponent !== undefined ? undefined : say.needsOpponent;
}

/** The drill of given data, without its recipe. */
export function* askMarking(kind: MarkingKind, given: MarkingGiven): Asking<Read<MarkingDrill>> {
  const answer = yield given.spot;
  if (answer === undefined) throw new Error('a spot was left unanswered');
  if (answer.status === 'ahead') return refuse('bad-drill', say.aheadAlready);
  const base: Base = {
    form: 'marks',
    level: markingLevel(kind.level),
    kind,
    seed: 0,
    spot: given.spot,
    answer,
    ...(given.range !== undefined && { range: given.range }),
    toCome: given.spot.board.length === 3 ? 2 : 1,
  };
  const drill = drillOf(base, given, answer);
  return drill === undefined ? refuse('bad-drill', say.notThisDraw(kind.name)) : ok(drill);
}

function drillOf(base: Base, { pot, call }: MarkingGiven, answer: Answer): MarkingDrill | undefined {
  switch (base.level.asks) {
    case 'backdoor':
      return askBackdoor(base);
    case 'gains':
      return askGains(base);
    case 'outs': {
      const offer: Offer | undefined =
        pot === undefined || call === undefined ? undefined : { pot, call, price: price(pot, call, equityIn(answer)) };
      return askOuts(base, offer);
    }
  }
}

export function writeMarkingGiven({ spot, range, offer }: MarkingDrill): Json {
  const written = writeSpot(spot);
  return {
    ...written,
    ...(range !== undefined && { opponents: [range] }),
    ...(offer !== undefined && { pot: offer.pot, call: offer.call }),
  };
}

/** Outs, cards that may be marked or not, the probability, and the decision where there is a price. */
export function writeMarkingKey({ outs, either, probability, offer }: MarkingDrill): Json {
  return {
    outs: cardTexts(outs),
    either: cardTexts(either),
    probability,
    ...(offer !== undefined && { decision: offer.price.decision }),
  };
}

/** In the deck's order. */
function cardTexts(cards: Iterable<Card>): string[] {
  return [...cards].sort((a, b) => a - b).map(formatCard);
}

const REPLY_FIELDS: readonly string[] = ['cards', 'estimate', 'decision'];

/** A reply from JSON: the cards marked, and the estimate and the decision where they are given. */
export function readMarks(json: Readonly<Record<string, unknown>>): Read<Marks> {
  const stranger = Object.keys(json).find((name) => !REPLY_FIELDS.includes(name));
  if (stranger !== undefined) {
    return refuse('bad-drill', say.strangeReply(stranger, REPLY_FIELDS));
  }
  const { cards = '', estimate, decision } = json;
  if (typeof cards !== 'string') return refuse('bad-drill', say.replyNotText('cards'));
  const marks = parseCards(cards, 'line');
  if (!marks.ok) return refused(marks.error);
  const duplicate = findDuplicate([['line', marks.value]]);
  if (duplicate !== undefined) return refused(duplicate);
  if (estimate !== undefined && !(typeof estimate === 'number' && estimate >= 0 && estimate <= 1)) {
    return refuse('bad-drill', say.replyMust('estimate', 'share'));
  }
  if (decision !== undefined && decision !== 'call' && decision !== 'fold') {
    return refuse('bad-drill', say.replyMust('decision', 'decision'));
  }
  return ok({
    marks: marks.value,
    ...(estimate !== undefined && { estimate }),
    ...(decision !== undefined && { decision }),
  });
}

export function allowedOf({ probability }: MarkingDrill): Allowed {
  return twice(tolerance(probability));
}

/** The rules of thumb, then the exact figure. */
export function markingLines(drill: MarkingDrill): readonly Line[] {
  const { chance, probability, outs } = drill;
  return [
    ...reckonings(drill).map(({ name, percent }): Line => ({ text: name, value: percent / 100, as: 'share' })),
    {
      text: chance === undefined ? `${outs.size} cards` : `${chance.hits} of ${chance.of}`,
      value: probability,
      as: 'share',
    },
  ];
}

/** The grade as JSON. */
export function writeMarkingGrade(drill: MarkingDrill, marks: Marks): Json {
  const { verdict, verdicts, findings } = gradeMarks(drill, marks);
  const found = (...wanted: readonly string[]) =>
    cardTexts([...findings].flatMap(([card, finding]) => (wanted.includes(finding) ? [card] : [])));
  return {
    verdict,
    mistakes: Object.fromEntries(verdicts),
    missed: found('missed'),
    extra: found('extra', 'tainted'),
  };
}
