import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { quote } from './words/english';
import { problemInWords, type Problem } from './words/problems';
import { fail, ok, type Result } from './poker/result';
import { answer, type Answer, type AnsweredCard, type AnsweredPlayer, type RangeCard } from './poker/answer';
import { breakDown, readLadder, type Breakdown, type Ladder, type Row } from './poker/breakdown';
import { readPreflopTable, type PreflopTable } from './poker/count/tables/preflopTable';
import { answerDrill, answerPack } from './drills/headless';
import type { Asking } from './drills/kind';
import { formatRange, RANGE_TEXT_LIMIT } from './poker/range';
import { COMBOS } from './poker/combos';
import { formatCard, formatCards, RANKS } from './poker/card';
import { oddsAgainst, percent, type Chance } from './poker/chance';
import { categoryName, categoryOf } from './poker/category';
import { countFlops, TEXTURES } from './poker/flops';
import { DRAWS, drawNames, drawsOf, rungOf, RUNGS } from './poker/holding';
import { compareHands, readHands, readRules } from './poker/lab/hands';
import type { PlayerEquity } from './poker/count/tally';
import { type Player, type Spot } from './poker/spot';
import { readSpot, type SpotText } from './poker/readSpot';
import { recognise, type Made } from './poker/lab/recognise';
import { bothVerdicts } from './poker/money/behind';
import { countMoney, moneyWantsTable, type Money, type MoneyBehind } from './poker/money/money';
import { prizesOf } from './poker/money/prizes';
import { hundredths, RUNS } from './poker/money/amounts';
import { checkPrizes, checkStakes, LIST_FIELDS, type Rake, type Stakes } from './poker/money/stakes';
import { Equities } from './session/equities';
import { exported } from './session/export';
import { finish, SessionReader, type UnreadHand } from './session/read';
import { LIMITS, unpack } from '../workers/unpack';

/*
 * The headless command: questions as lines of JSON on standard input, answers as lines of JSON on
 * standard output, one for one and in order. Given files of hand histories, a line for each decision.
 */

type Json = Record<string, unknown>;

/** What is wrong with a question: a code for programs, a sentence for people. */
interface Refusal {
  readonly code: string;
  readonly message: string;
}
type Read<T> = Result<T, Refusal>;

function refuse(code: string, message: string): { ok: false; error: Refusal } {
  return fail({ code, message });
}

/** A problem of the game's as the answer prints it. */
function refused(problem: Problem): { ok: false; error: Refusal } {
  return refuse(problem.code, problemInWords(problem));
}

/** The answer to one line, as the object that is printed. A fault in the line is an answer too. */
export function askLine(line: string): Json {
  const question = readLine(line);
  const found = question.ok ? answerTo(question.value) : question;
  return found.ok ? { ok: true, ...found.value } : { ok: false, error: found.error };
}

function answerTo(question: Json): Read<Json> {
  const { drill, pack } = question;
  if (drill !== undefined) return answerAlone('drill', question, answerDrill(drill));
  if (pack !== undefined) return answerAlone('pack', question, answerPack(pack));
  if (question.hands !== undefined || question.rules !== undefined) return answerHands(question);
  if (question.stacks !== undefined && question.hero === undefined) return answerPrizes(question);
  const text = readFields(question);
  if (!text.ok) return text;
  const opened = readOpened(question, text.value);
  if (!opened.ok) return opened;
  const stakes = readStakes(question);
  if (!stakes.ok) return stakes;
  const read = readSpot(text.value);
  if (!read.ok) return refused(read.error);
  const spot = read.value;
  const checked = checkStakes(stakes.value, spot.opponents.length);
  if (!checked.ok) return refused(checked.error);
  const table = moneyWantsTable(spot, stakes.value) ? preflopTable() : undefined;
  const found = finish(answer(spot, table, opened.value.breakdown !== undefined));
  const answered = formatAnswer(spot, found);
  return ok({
    ...answered,
    ...formatOpened(spot, found, opened.value),
    ...formatMoney(spot, stakes.value, found, answered, table),
  });
}

/** The answer to a field that is alone in its line. */
function answerAlone(name: string, question: Json, asking: Asking<Read<unknown>>): Read<Json> {
  const other = Object.keys(question).find((field) => field !== name);
  if (other !== undefined)
    return refuse('bad-field', `The field ${quote(other)} cannot be in a line with ${quote(name)}.`);
  const found = runAsking(asking);
  return found.ok ? ok({ [name]: found.value }) : found;
}

/** Runs what asks for the answers of spots, each exact where it can be. */
function runAsking<T>(asking: Asking<T>): T {
  let step = asking.next();
  while (step.done !== true) {
    const spot = step.value;
    step = asking.next(spot && finish(answer(spot, preflopTable(), true)));
  }
  return step.value;
}

let table: PreflopTable | undefined;

/** The preflop table, read at the first question that wants it. */
function preflopTable(): PreflopTable {
  const file = new URL('poker/count/tables/preflop-table.bin', import.meta.url);
  table ??= readPreflopTable(inflateRawSync(readFileSync(file)));
  return table;
}

/** Room for ten ranges, each written out combo by combo. */
const LINE_LIMIT = 10 * RANGE_TEXT_LIMIT;

function readLine(line: string): Read<Json> {
  if (line.length > LINE_LIMIT) {
    return refuse('bad-json', `The line is ${line.length} characters long: ${quote(line)}.`);
  }
  let question: unknown;
  try {
    question = JSON.parse(line.trim());
  } catch {
    return refuse('bad-json', `The line is not JSON: ${quote(line)}.`);
  }
  if (typeof question !== 'object' || question === null || Array.isArray(question)) {
    return refuse('bad-json', `The line is not a JSON object: ${quote(line)}.`);
  }
  return ok(question as Json);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** Names that other programs and players use for a field. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ...['vs', 'versus', 'against', 'villain', 'villains', 'players'].map((name) => [name, 'opponents'] as const),
  ...['flop', 'turn', 'river', 'community'].map((name) => [name, 'board'] as const),
  ...['hand', 'hole', 'cards', 'me', 'you', 'player'].map((name) => [name, 'hero'] as const),
  ...['deck', 'joker', 'jokers', 'wilds'].map((name) => [name, 'wild'] as const),
  ...['prizes', 'payout'].map((name) => [name, 'payouts'] as const),
]);

/** A `bad-field`: the unknown name, and the field that was probably meant. */
function refuseField(about: string, name: string, known: readonly string[]): { ok: false; error: Refusal } {
  const typed = name.toLowerCase();
  const meant = [SYNONYMS.get(typed), ...known].find((field) => field !== undefined && isMeant(typed, field, known));
  const hint = meant === undefined ? `Use one of: ${known.join(', ')}.` : `Did you mean ${quote(meant)}?`;
  return refuse('bad-field', `Unknown field ${quote(name)} in a question about ${about}. ${hint}`);
}

function isMeant(typed: string, field: string, known: readonly string[]): boolean {
  return known.includes(field) && (SYNONYMS.get(typed) === field || isNear(typed, field));
}

/** Whether one letter more, less or else makes the other name, or two neighbours that change places. */
function isNear(typed: string, name: string): boolean {
  let start = 0;
  while (start < name.length && typed[start] === name[start]) start++;
  const [left, right] = [typed.slice(start), name.slice(start)];
  const swapped = right.charAt(1) + right.charAt(0) + right.slice(2);
  return [right, swapped].includes(left) || [right, right.slice(1)].includes(left.slice(1)) || left === right.slice(1);
}

const SPOT_FIELDS: readonly string[] = ['hero', 'board', 'opponents', 'dead', 'wild', 'target'];

/** Every field's type checked by hand: there are few of them. */
function readFields(question: Json): Read<SpotText> {
  for (const [name, value] of Object.entries(question)) {
    if (name === 'opponents') {
      if (isTexts(value)) continue;
      return refuse('bad-field', 'The field “opponents” is not a list of texts.');
    }
    if (OPENED_FIELDS.includes(name) || MONEY_FIELDS.includes(name)) continue;
    if (!SPOT_FIELDS.includes(name))
      return refuseField('a spot', name, [...SPOT_FIELDS, ...OPENED_FIELDS, ...MONEY_FIELDS]);
    if (typeof value !== 'string') return refuse('bad-field', `The field ${quote(name)} is not text.`);
  }
  if (question.hero === undefined) return refuse('bad-field', 'The field “hero” is missing.');
  return ok(question as unknown as SpotText);
}

/* ------------------------------------------------------------------------------ seats opened -- */

const OPENED_FIELDS: readonly string[] = ['flops', 'breakdown', 'combos'];

/** The seats that a question asks details of: 0 hero, 1 the first opponent. */
interface Opened {
  readonly flops?: readonly number[];
  readonly breakdown?: readonly number[];
  /** Whether every combo of a breakdown is listed. */
  readonly combos: boolean;
}

function readOpened(question: Json, { opponents = [] }: SpotText): Read<Opened> {
  const flops = readSeats('flops', question, opponents.length);
  if (!flops.ok) return flops;
  const breakdown = readSeats('breakdown', question, opponents.length);
  if (!breakdown.ok) return breakdown;
  const { combos } = question;
  if (combos !== undefined && typeof combos !== 'boolean') {
    return refuse('bad-field', 'The field “combos” is neither true nor false.');
  }
  if (combos !== undefined && breakdown.value === undefined) {
    return refuse('bad-field', 'The field “combos” needs “breakdown”.');
  }
  return ok({
    ...(flops.value !== undefined && { flops: flops.value }),
    ...(breakdown.value !== undefined && { breakdown: breakdown.value }),
    combos: combos === true,
  });
}

function readSeats(name: string, question: Json, opponents: number): Read<readonly number[] | undefined> {
  const value = question[name];
  if (value === undefined) return ok(undefined);
  if (!Array.isArray(value) || !value.every(Number.isInteger)) {
    return refuse('bad-field', `The field ${quote(name)} is not a list of whole numbers.`);
  }
  const seats = value as number[];
  const stranger = seats.find((seat) => seat < 0 || seat > opponents);
  if (stranger !== undefined) {
    return refuse('bad-field', `The field ${quote(name)} names seat ${stranger}, which is not there.`);
  }
  const twice = seats.find((seat, at) => seats.indexOf(seat) !== at);
  if (twice !== undefined) {
    return refuse('bad-field', `The field ${quote(name)} names seat ${twice} twice.`);
  }
  return ok(seats);
}

/** What the seats that are opened hold, or before the flop what it brings them; nothing in a wild deck. */
function formatOpened(spot: Spot, { combos: values }: Answer, opened: Opened): Json {
  const { flops, breakdown, combos } = opened;
  if (spot.wild !== undefined) return {};
  return spot.board.length === 0
    ? { ...(flops !== undefined && { flops: flops.map((seat) => formatFlops(spot, seat)) }) }
    : {
        ...(breakdown !== undefined && {
          breakdown: breakdown.map((seat) => formatBreakdown(spot, seat, values, combos)),
        }),
      };
}

function formatBreakdown(spot: Spot, seat: number, values: Answer['combos'], listsCombos: boolean): Json {
  const ladder = readLadder(spot, seat);
  if (ladder === undefined) throw new Error('no ladder');
  const found = values === undefined ? undefined : breakDown(spot, ladder, values);
  const { live, blocked, nuts, rungs, draws } = found ?? ladder;
  const rows = (of: readonly Row[]) =>
    of.map(({ name, combos, share, heroEquity }) => ({
      name,
      combos,
      share,
      ...(heroEquity !== undefined && { heroEquity }),
    }));
  return {
    seat,
    live,
    blocked,
    nuts,
    rungs: rows(rungs),
    ...(draws !== undefined && { draws: rows(draws) }),
    ...(found !== undefined && {
      curve: {
        equity: found.curve.equity,
        atLeast80: found.curve.atLeast80,
        buckets: found.curve.buckets,
      },
    }),
    ...(listsCombos && { combos: formatCombos(ladder, found) }),
  };
}

function formatCombos(ladder: Ladder, found: Breakdown | undefined): Json[] {
  return Array.from(ladder.combos, (combo, at) => ({
    combo: formatCards(COMBOS[combo]),
    weight: ladder.weights[at],
    rung: RUNGS[rungOf(ladder.holdings[at])],
    ...(ladder.draws !== undefined && { draws: drawNames(drawsOf(ladder.holdings[at])) }),
    ...(found !== undefined && {
      ...(found.facing[at] > 0 && { equity: found.equities[at] }),
      facing: found.facing[at],
    }),
  }));
}

function formatFlops(spot: Spot, seat: number): Json {
  const found = finish(countFlops(spot, seat));
  const rows = (names: readonly string[], counts: readonly number[]) =>
    names.map((name, row) => ({ name, hits: counts[row] })).filter(({ hits }) => hits > 0);
  return {
    seat,
    of: found.of,
    ...(found.rank !== undefined && { rank: found.rank }),
    rungs: rows(RUNGS, found.rungs),
    draws: rows(DRAWS, found.draws),
    eightOuts: found.eightOuts,
    texture: Object.fromEntries(TEXTURES.map((name, at) => [name, found.texture[at]])),
    ...(found.overcards !== undefined && { overcards: found.overcards }),
  };
}

/* ------------------------------------------------------------------------------------- money -- */

const MONEY_FIELDS: readonly string[] = ['pot', 'call', ...LIST_FIELDS, 'rake', 'runs'];

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((amount) => typeof amount === 'number');
}

/** What a question says of the money; whether it goes together is not looked at. */
function readStakes(question: Json): Read<Stakes> {
  for (const name of ['pot', 'call']) {
    const value = question[name];
    if (value === undefined || typeof value === 'number') continue;
    return refuse('bad-field', `The field ${quote(name)} is not a number.`);
  }
  for (const name of LIST_FIELDS) {
    const value = question[name];
    if (value === undefined || isNumbers(value)) continue;
    return refuse('bad-field', `The field ${quote(name)} is not a list of numbers.`);
  }
  const { rake, runs } = question;
  if (runs !== undefined && !RUNS.some((times) => times === runs)) {
    return refuse('bad-field', 'The field “runs” is not 2 or 3.');
  }
  if (rake !== undefined && !isRake(rake)) {
    return refuse('bad-field', 'The field “rake” is not an object with “percent” and perhaps “cap”.');
  }
  const given = MONEY_FIELDS.filter((name) => question[name] !== undefined);
  return ok(Object.fromEntries(given.map((name) => [name, question[name]])));
}

function isRake(value: unknown): value is Rake {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { percent, cap, ...others } = value as Json;
  return (
    typeof percent === 'number' && (cap === undefined || typeof cap === 'number') && Object.keys(others).length === 0
  );
}

/** What the money comes to, and the players with what comes back to them; nothing where none is given. */
function formatMoney(spot: Spot, stakes: Stakes, found: Answer, answered: Json, table: PreflopTable | undefined): Json {
  if (Object.keys(stakes).length === 0) return {};
  const equity = { ...found, players: found.players as readonly PlayerEquity[] };
  const money = finish(countMoney(spot, stakes, { table, equity }));
  const { pots, uncalled, rake, returns, price, behind, runs, tournament } = money;
  const players = (answered.players as Json[]).map((player, seat) => ({
    ...player,
    ...(returns !== undefined && { returns: returns[seat] }),
  }));
  return {
    players,
    ...(pots !== undefined && { pots }),
    ...(uncalled !== undefined && { uncalled }),
    ...(rake !== undefined && { rake }),
    ...(price !== undefined && { price: formatPrice(price) }),
    ...(behind !== undefined && formatBehind(behind)),
    ...(runs !== undefined && { runs: formatRuns(runs) }),
    ...(tournament !== undefined && { tournament }),
  };
}

function formatPrice(found: NonNullable<Money['price']>): Json {
  const { call, pot, share, halfWidth, breakEven, ev, decision } = found;
  return {
    ...{ call, pot, share },
    ...(halfWidth !== undefined && { halfWidth }),
    ...{ breakEven, ev, decision },
  };
}

/** Both prices of a call that players behind have still to fold or call to; of a tournament by prizes too. */
function formatBehind({ seats, ifFold, ifCall, decision }: MoneyBehind): Json {
  const [fold, call] = [ifFold.price, ifCall.price];
  if (fold === undefined || call === undefined) return {};
  return {
    price: {
      ...{ call: fold.call, behind: seats },
      ...{ ifFold: formatPrice(fold), ifCall: formatPrice(call) },
      decision: bothVerdicts(fold.decision, call.decision),
    },
    ...(ifFold.tournament !== undefined && {
      tournament: { ifFold: ifFold.tournament, ifCall: ifCall.tournament, decision },
    }),
  };
}

function formatRuns({ times, of, results }: NonNullable<Money['runs']>): Json {
  return { times, of, results };
}

const PRIZE_FIELDS: readonly string[] = ['stacks', 'payouts'];

/** Prize question: what stacks are worth, without cards. */
function answerPrizes(question: Json): Read<Json> {
  const unknown = Object.keys(question).find((name) => !PRIZE_FIELDS.includes(name));
  if (unknown !== undefined) return refuseField('prizes', unknown, PRIZE_FIELDS);
  const read = readStakes(question);
  if (!read.ok) return read;
  const stacks = question.stacks as number[];
  const payouts = question.payouts as number[] | undefined;
  if (payouts === undefined) return refuse('bad-field', 'The field “payouts” is missing.');
  const checked = checkPrizes(stacks, payouts);
  if (!checked.ok) return refused(checked.error);
  return ok({ prizes: prizesOf(stacks.map(hundredths), payouts) });
}

/* ------------------------------------------------------------------------------------- hands -- */

const HANDS_FIELDS: readonly string[] = ['hands', 'rules'];

/** Hands question: what each hand makes, and who wins. */
function answerHands(question: Json): Read<Json> {
  const unknown = Object.keys(question).find((name) => !HANDS_FIELDS.includes(name));
  if (unknown !== undefined) return refuseField('hands', unknown, HANDS_FIELDS);
  if (!isTexts(question.hands)) {
    return refuse('bad-field', 'The field “hands” is not a list of texts.');
  }
  const hands = readHands(question.hands);
  if (!hands.ok) return refused(hands.error);
  const rules = readRules(question.rules);
  if (!rules.ok) return refused(rules.error);
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
  const { made, draws, improving, standing, status, outs, chops, next, bridge, method, samples } = found;
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
    ...(standing !== undefined && { standing: formatStanding(standing) }),
    ...(status !== undefined && { status }),
    ...(outs !== undefined && { outs: outs.map(formatCard) }),
    ...(chops !== undefined && { chops: chops.map(formatCard) }),
    ...(next !== undefined && { next: next.map((card) => formatNext(spot, card)) }),
    ...(found.rangeCards !== undefined && {
      next: found.rangeCards.map((card) => formatRangeCard(spot, card)),
    }),
    players: found.players.map((player, seat) => formatPlayer([spot.hero, ...spot.opponents][seat], player)),
    of: found.of,
    ...(method !== undefined && { method }),
    ...(samples !== undefined && { samples }),
    ...(bridge !== undefined && { bridge: formatBridge(bridge) }),
  };
}

function formatNext(spot: Spot, { card, strength, verdict, ...figures }: AnsweredCard): Json {
  return {
    card: formatCard(card),
    makes: categoryName(categoryOf(strength)),
    ...(verdict !== undefined && { verdict }),
    ...formatFigures(spot, figures),
  };
}

function formatRangeCard(spot: Spot, { card, ...figures }: RangeCard): Json {
  return { card: formatCard(card), ...formatFigures(spot, figures) };
}

function formatFigures(spot: Spot, { weight, equity, halfWidth, probability }: Omit<RangeCard, 'card'>): Json {
  return {
    ...(weight !== undefined && { weight }),
    ...(equity !== undefined && { equity }),
    ...(halfWidth !== undefined && { halfWidth }),
    // Without ranges all unseen cards are equally likely.
    ...(probability !== undefined && hasRange(spot) && { probability }),
  };
}

function hasRange({ hero, opponents }: Spot): boolean {
  return [hero, ...opponents].some(({ kind }) => kind === 'range');
}

function formatPlayer(player: Player, answered: AnsweredPlayer): Json {
  const { wins, ties, equity, halfWidth, categories, outs } = answered;
  return {
    hand: formatHolding(player),
    ...(equity !== undefined && { wins, ties, equity }),
    ...(halfWidth !== undefined && { halfWidth }),
    categories,
    ...(outs !== undefined && { outs: outs.map(formatCard) }),
  };
}

function formatHolding(player: Player): string {
  if (player.kind === 'hand') return formatCards(player.cards);
  return player.kind === 'range' ? formatRange(player.range) : player.kind;
}

/** Hero's, or where the answer's `status` is `ahead` the opponent's. */
function formatBridge(bridge: NonNullable<Answer['bridge']>): Json {
  const { hitWin, hitTie, hitLose, missWin, missTie, missLose } = bridge;
  return { hitWin, hitTie, hitLose, missWin, missTie, missLose };
}

function formatStanding({ ahead, level, behind, of }: NonNullable<Answer['standing']>): Json {
  return { ahead, level, behind, of };
}

/** A text, in any encoding that the session page reads, or a zip of such texts. */
export interface HistoryFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The decisions that had a price in hand histories, in the order of the hands, each with its equity and what it cost;
 * and for each hand, text or file that is not read the reason. A hand that is in two texts is read once.
 *
 * @param player the player to judge where a history does not say who its hero is
 */
export async function* askHistories(
  files: Iterable<HistoryFile>,
  player?: string,
  limits = LIMITS,
): AsyncGenerator<Json> {
  const equities = new Equities(preflopTable());
  const reader = new SessionReader(equities, { player });
  for await (const unpacked of unpackAll(files, limits)) {
    if ('fault' in unpacked) yield { ok: false, error: unreadError(unpacked.fault) };
    if (!('text' in unpacked)) continue;
    for (const step of reader.read(unpacked.text)) {
      if ('unread' in step) yield { ok: false, error: unreadError(step.unread) };
      else {
        for (const bet of step.hand.bets) {
          yield { ok: true, ...exported(finish(equities.price(bet)), step.hand) };
        }
      }
    }
  }
}

async function* unpackAll(files: Iterable<HistoryFile>, limits: typeof LIMITS): ReturnType<typeof unpack> {
  for (const { name, bytes } of files) yield* unpack(name, bytes, limits);
}

function unreadError({ reason, message }: UnreadHand): Refusal {
  return { code: 'unread', message: message === '' ? `Not read: ${reason}.` : message };
}

async function print(answer: Json): Promise<void> {
  const taken = process.stdout.write(`${JSON.stringify(answer)}\n`);
  if (!taken) await once(process.stdout, 'drain');
}

const USAGE = `npm run --silent ask                    answers questions on standard input, one JSON object a line
npm run --silent ask -- FILE …          prices the decisions of hand histories, zipped or not
npm run --silent ask -- --player NAME FILE …   whose decisions, where a history does not say

  echo '{"hero":"AhKh","board":"7h3h9c","opponents":["7c7d"]}' | npm run --silent ask

One line of JSON comes out for each question or decision; a line with "ok": false says what is wrong.
The exit code is 2 where a file or an option cannot be used. More: docs/command-line.md`;

/** The options and files of the command line. Throws an `Error` with a sentence where one is not known. */
function readOptions(): { files: string[]; player: string | undefined; isHelp: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { player: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  return { files: positionals, player: values.player, isHelp: values.help === true };
}

const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'a folder; name the files in it',
  EACCES: 'this file may not be read',
};

/** Throws an `Error` with a sentence where the file cannot be read. */
function openFile(name: string): HistoryFile {
  try {
    return { name, bytes: new Uint8Array(readFileSync(name)) };
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`${name}: ${FILE_FAULTS[code] ?? message}`, { cause: error });
  }
}

/** Reads the files that are named; without any it answers standard input, whose blank lines are skipped. */
async function main(): Promise<void> {
  // The program that reads the answers may stop before the end.
  process.stdout.on('error', () => process.exit(0));
  let files: HistoryFile[];
  let player: string | undefined;
  try {
    const options = readOptions();
    if (options.isHelp) {
      console.log(USAGE);
      return;
    }
    ({ player } = options);
    files = options.files.map(openFile);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
    return;
  }
  if (files.length > 0) {
    for await (const answer of askHistories(files, player)) await print(answer);
    return;
  }
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() !== '') await print(askLine(line));
  }
}

if (process.argv[1] !== undefined && import.meta.filename === process.argv[1]) void main();
