import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import {
  answer,
  type Answer,
  type AnsweredCard,
  type AnsweredPlayer,
  type RangeCard,
} from './poker/answer';
import { wantsTable } from './poker/equity';
import { readPreflopTable, type PreflopTable } from './poker/preflopTable';
import { formatRange, RANGE_TEXT_LIMIT } from './poker/range';
import { formatCard, formatCards, RANKS } from './poker/card';
import { oddsAgainst, percent, type Chance } from './poker/chance';
import { categoryName, categoryOf } from './poker/category';
import { compareHands, readHands, readRules } from './poker/lab';
import { fail, ok, quote, type Result } from './poker/problem';
import { readSpot, type Player, type Spot, type SpotText } from './poker/spot';
import { recognise, type Made } from './poker/wild';

/*
 * The headless command: questions as lines of JSON on standard input, answers as lines of JSON on
 * standard output, one for one and in order.
 */

type Json = Record<string, unknown>;

/** The answer to one line, as the object that is printed. A fault in the line is an answer too. */
export function askLine(line: string): Json {
  const question = readLine(line);
  const found = question.ok ? answerTo(question.value) : question;
  return found.ok ? { ok: true, ...found.value } : { ok: false, error: found.error };
}

function answerTo(question: Json): Result<Json> {
  if (question.hands !== undefined || question.rules !== undefined) return answerHands(question);
  const text = readFields(question);
  const spot = text.ok ? readSpot(text.value) : text;
  if (!spot.ok) return spot;
  const count = answer(spot.value, wantsTable(spot.value) ? preflopTable() : undefined);
  let step = count.next();
  while (!step.done) step = count.next();
  return ok(formatAnswer(spot.value, step.value));
}

let table: PreflopTable | undefined;

/** The preflop table, read at the first question that wants it. */
function preflopTable(): PreflopTable {
  const file = new URL('poker/preflop-table.bin', import.meta.url);
  table ??= readPreflopTable(inflateRawSync(readFileSync(file)));
  return table;
}

/** Room for ten ranges, each written out combo by combo. */
const LINE_LIMIT = 10 * RANGE_TEXT_LIMIT;

function readLine(line: string): Result<Json> {
  if (line.length > LINE_LIMIT) {
    return fail('bad-json', `The line is ${line.length} characters long: ${quote(line)}.`);
  }
  let question: unknown;
  try {
    question = JSON.parse(line.trim());
  } catch {
    return fail('bad-json', `The line is not JSON: ${quote(line)}.`);
  }
  if (typeof question !== 'object' || question === null || Array.isArray(question)) {
    return fail('bad-json', `The line is not a JSON object: ${quote(line)}.`);
  }
  return ok(question as Json);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** Every field's type checked by hand: there are few of them. */
function readFields(question: Json): Result<SpotText> {
  for (const [name, value] of Object.entries(question)) {
    if (name === 'opponents') {
      if (isTexts(value)) continue;
      return fail('bad-field', 'The field “opponents” is not a list of texts.');
    }
    if (!['hero', 'board', 'dead', 'wild', 'target'].includes(name)) {
      return fail('bad-field', `There is no field ${quote(name)}.`);
    }
    if (typeof value !== 'string')
      return fail('bad-field', `The field ${quote(name)} is not text.`);
  }
  if (question.hero === undefined) return fail('bad-field', 'The field “hero” is missing.');
  return ok(question as unknown as SpotText);
}

/** Hands question: what each hand makes, and who wins. */
function answerHands(question: Json): Result<Json> {
  for (const name of Object.keys(question)) {
    if (name !== 'hands' && name !== 'rules') {
      return fail('bad-field', `A question about hands has no field ${quote(name)}.`);
    }
  }
  if (!isTexts(question.hands)) {
    return fail('bad-field', 'The field “hands” is not a list of texts.');
  }
  const hands = readHands(question.hands);
  if (!hands.ok) return hands;
  const rules = readRules(question.rules);
  if (!rules.ok) return rules;
  return ok({
    hands: hands.value.map((hand) => {
      const { best, versions } = recognise(hand, rules.value);
      const { category, wilds, jacksOrBetter } = best;
      return {
        category,
        ranks: formatRanks(best),
        ...(jacksOrBetter !== undefined && { jacksOrBetter }),
        wilds: wilds.map(formatCard),
        best: Object.fromEntries(Array.from(versions, ([name, made]) => [name, formatRanks(made)])),
      };
    }),
    ...compareHands(hands.value, rules.value),
  });
}

/** `'8 8 8 7 7'` */
function formatRanks({ ranks }: Made): string {
  return ranks.map((rank) => RANKS.charAt(rank)).join(' ');
}

function formatChance(chance: Chance): Json {
  const against = oddsAgainst(chance);
  return { ...chance, percent: percent(chance), ...(against !== undefined && { against }) };
}

function formatAnswer(spot: Spot, found: Answer): Json {
  const { made, draws, improving, status, outs, chops, next, bridge, method, samples } = found;
  return {
    street: found.street,
    unseen: found.unseen,
    ...(made !== undefined && { made: categoryName(categoryOf(made)) }),
    ...(draws !== undefined && { draws: draws.map(({ name }) => name) }),
    ...(improving !== undefined && {
      improving: {
        ...(improving.target !== undefined && { target: categoryName(improving.target) }),
        ...formatChance(improving.chance),
        cards: improving.cards.map(({ card, makes }) => ({
          card: formatCard(card),
          makes: categoryName(makes),
        })),
        ...(improving.outFalls && { outFalls: improving.outFalls }),
        ...(improving.reached && { reached: improving.reached }),
      },
    }),
    ...(status !== undefined && { status }),
    ...(outs !== undefined && { outs: outs.map(formatCard) }),
    ...(chops !== undefined && { chops: chops.map(formatCard) }),
    ...(next !== undefined && { next: next.map(formatNext) }),
    ...(found.rangeCards !== undefined && { next: found.rangeCards.map(formatRangeCard) }),
    players: found.players.map((player, seat) =>
      formatPlayer([spot.hero, ...spot.opponents][seat], player),
    ),
    of: found.of,
    ...(method !== undefined && { method }),
    ...(samples !== undefined && { samples }),
    ...(bridge !== undefined && { bridge: formatBridge(bridge) }),
  };
}

function formatNext({ card, strength, verdict, equity, halfWidth, weight }: AnsweredCard): Json {
  return {
    card: formatCard(card),
    makes: categoryName(categoryOf(strength)),
    ...(verdict !== undefined && { verdict }),
    ...(weight !== undefined && { weight }),
    ...(equity !== undefined && { equity }),
    ...(halfWidth !== undefined && { halfWidth }),
  };
}

function formatRangeCard({ card, weight, equity, halfWidth }: RangeCard): Json {
  const known = { card: formatCard(card), weight, equity };
  return halfWidth === undefined ? known : { ...known, halfWidth };
}

function formatPlayer(player: Player, { outs, ...counts }: AnsweredPlayer): Json {
  return {
    hand: formatHolding(player),
    ...counts,
    ...(outs !== undefined && { outs: outs.map(formatCard) }),
  };
}

function formatHolding(player: Player): string {
  if (player.kind === 'hand') return formatCards(player.cards);
  return player.kind === 'range' ? formatRange(player.range) : player.kind;
}

function formatBridge(bridge: NonNullable<Answer['bridge']>): Json {
  const { hitWin, hitTie, hitLose, missWin, missTie, missLose } = bridge;
  return { hitWin, hitTie, hitLose, missWin, missTie, missLose };
}

/** Answers standard input line by line; blank lines are skipped. */
async function main(): Promise<void> {
  // Whoever reads the answers may stop before the end.
  process.stdout.on('error', () => process.exit(0));
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const taken = process.stdout.write(`${JSON.stringify(askLine(line))}\n`);
    if (!taken) await once(process.stdout, 'drain');
  }
}

if (process.argv[1] !== undefined && import.meta.filename === process.argv[1]) void main();
