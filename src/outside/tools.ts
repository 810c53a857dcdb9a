import { answerAsked, loadTable } from './answer';
import { DecisionReader } from './decisions';
import { isNear, refuseValue, type Json, type Read, type Refusal } from './fields';
import { hasBoard, readText } from './line';
import { isPauseDue, pause } from './pace';
import { readAsked } from './question';
import { againstOf, SessionSums } from './sessionTable';
import { quote } from '#words/text';
import { fail, ok } from '../poker/result';
import { formatCards } from '../poker/card';
import schemas from './toolSchemas.json';
import type {
  BreakdownInput,
  BreakdownOutput,
  FlopsInput,
  FlopsOutput,
  OddsInput,
  OddsOutput,
  PriceOutput,
  ReviewInput,
  ReviewOutput,
} from './toolTypes';
import type { Answer, BreakdownRow, NextCard, SeatBreakdown, SeatFlops } from './types.js';

/*
 * The tools that agents call: what each is for, what goes in, and the short answer that comes out. Percentages have four
 * decimals.
 */

/** A tool with its schemas, as JSON Schema of 2020-12. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Json;
  readonly outputSchema: Json;
  /**
   * @param given matches the schema
   * @param onProgress is called during a long count: with 0 to 1 of 1, or with the hands read so far
   * @returns the answer, or what is wrong in a sentence with an example
   */
  readonly run: (given: Json, signal: AbortSignal, onProgress?: Tell) => Promise<Read<Json>>;
}

type Tell = (progress: number, total?: number) => void;

/** The server's instructions, which an agent has before the tools. */
export const INSTRUCTIONS =
  'Outs counts Texas hold’em. Call a tool for every hold’em percentage instead of estimating it, and quote its figures. ' +
  'A spot is one line, such as “AhKh 7h3h9c v TT+,AQs+ pot 60 call 20”: your cards, the board, v before each opponent. ' +
  'Answers that are simulated have a ± in halfWidthPoints. If a call is refused, the message says what to write.';

/** The most rows that can be asked for, and the number without a wish. */
const MOST_ROWS = 12;

const EXAMPLE = 'AhKh 7h3h9c v 7c7d';

/** A tool whose run takes and returns what its schemas say. */
function toolOf<Given, Found>(
  name: 'Odds' | 'Breakdown' | 'Flops' | 'Review',
  tool: Pick<Tool, 'name' | 'title' | 'description'> & {
    readonly run: (given: Given, signal: AbortSignal, onProgress?: Tell) => Promise<Read<Found>>;
  },
): Tool {
  const [inputSchema, outputSchema] = [schemas[`${name}Input`], schemas[`${name}Output`]];
  return { ...tool, inputSchema, outputSchema } as unknown as Tool;
}

/* -------------------------------------------------------------------------------------- odds -- */

/** A percentage of a share from 0 to 1, to four decimals. */
function percent(share: number): number {
  return Math.round(1e6 * share) / 1e4;
}

/** An answer about a spot, in short. @param detail whether every next card is listed */
export function summaryOf(answer: Answer, detail: OddsInput['detail'] = 'summary'): OddsOutput {
  const { players, method = 'exact', of, samples, status, words, price, link, notes } = answer;
  const next = nextCardOf(answer);
  return {
    headline: [words?.standing, words?.headline].filter(Boolean).join('. '),
    street: answer.street,
    method,
    dealsCounted: samples ?? of,
    ...(status !== undefined && { status }),
    ...(next.outs !== undefined && { outs: next.outs }),
    ...(next.chance !== undefined && {
      nextCardPercent: percent(next.chance),
      ...(next.chance > 0 && { oddsAgainst: Math.round(1e4 * (1 / next.chance - 1)) / 1e4 }),
    }),
    players: players.map(({ hand, equity, wins = 0, ties = 0, halfWidth }) => ({
      hand,
      ...(equity !== undefined && {
        equityPercent: percent(equity),
        winPercent: percent(wins / of),
        tiePercent: percent(ties / of),
      }),
      ...(halfWidth !== undefined && { halfWidthPoints: percent(halfWidth) }),
    })),
    ...(words?.price !== undefined && { price: { ...priceOf(price), text: words.price } }),
    ...(detail === 'cards' && { cards: (answer.next ?? []).map(cardOf) }),
    ...(notes !== undefined && { notes }),
    link: link ?? '',
  };
}

/** The next cards that change who is ahead or make the draw, and the chance of one; against hidden hands in parts. */
function nextCardOf({ status, outs, players, unseen, next = [], improving }: Answer): {
  readonly outs?: readonly string[];
  readonly chance?: number;
} {
  if (status === 'ahead' && next.length > 0) {
    const dangers = [...new Set(players.flatMap((player) => player.outs ?? []))];
    return { outs: dangers, chance: dangers.length / unseen };
  }
  if (outs !== undefined) return { outs, chance: outs.length / unseen };
  const isHidden = next.some(({ weight }) => weight !== undefined);
  if (isHidden) {
    const equal = 1 / unseen;
    return { chance: next.reduce((sum, { weight = 0, probability = equal }) => sum + weight * probability, 0) };
  }
  if (improving === undefined) return {};
  const cards = next.filter(({ verdict }) => verdict === 'out').map(({ card }) => card);
  return { outs: cards, chance: improving.of === 0 ? 0 : improving.hits / improving.of };
}

function priceOf(price: Answer['price']): PriceOutput {
  if (price === undefined) return {};
  if ('reads' in price) {
    const { call, pot, facing, breakEven, decision, reads, bettor } = price;
    const { value, bluffs, needed } = bettor ?? {};
    const width = Math.max(value?.halfWidth ?? 0, bluffs?.halfWidth ?? 0);
    return {
      ...(facing !== undefined && { facing }),
      ...(pot !== undefined && call !== undefined && { pot, call }),
      breakEvenPercent: percent(breakEven),
      decision,
      ...(value === undefined
        ? {
            reads: reads.map(({ against, share, halfWidth, decision: own }) => ({
              against,
              equityPercent: percent(share),
              ...(halfWidth !== undefined && { halfWidthPoints: percent(halfWidth) }),
              decision: own,
            })),
          }
        : {
            bettor: {
              valuePercent: percent(value.share),
              ...(bluffs !== undefined && { bluffsPercent: percent(bluffs.share) }),
              ...(width > 0 && { halfWidthPoints: percent(width) }),
              ...(needed !== undefined && { neededPercent: percent(needed) }),
            },
          }),
    };
  }
  if (!('share' in price)) return { call: price.call, decision: price.decision };
  const { breakEven, share, halfWidth, ev, evHalfWidth, decision } = price;
  const short = (amount: number) => Math.round(1e4 * amount) / 1e4;
  return {
    ...('facing' in price ? { facing: price.facing } : { pot: price.pot, call: price.call }),
    ...{ breakEvenPercent: percent(breakEven), equityPercent: percent(share) },
    ...(halfWidth !== undefined && { halfWidthPoints: percent(halfWidth) }),
    ev: short(ev),
    ...(evHalfWidth !== undefined && { evHalfWidth: short(evHalfWidth) }),
    decision,
  };
}

function cardOf({ card, makes, verdict, equity, weight }: NextCard): NonNullable<OddsOutput['cards']>[number] {
  return {
    card,
    ...(makes !== undefined && { makes }),
    ...(verdict !== undefined && { verdict }),
    ...(equity !== undefined && { equityPercent: percent(equity) }),
    ...(weight !== undefined && { weight: Math.round(1e4 * weight) / 1e4 }),
  };
}

const ODDS = toolOf<OddsInput, OddsOutput>('Odds', {
  name: 'odds',
  title: 'Hold’em odds',
  description:
    'Exact Texas hold’em equity, outs, pot odds and who is ahead. Use it for any answer with a hold’em percentage instead of estimating. Not for Omaha, and not for strategy such as bet sizes or bluffs.',
  async run({ spot, detail }, signal, onProgress) {
    // The reads of a bettor whose hand is not known, if there is such a bettor and a price.
    const weighed = await askSpot(spot, { words: true, reads: true }, signal, onProgress);
    const answer = weighed.ok ? weighed : await askSpot(spot, { words: true }, signal, onProgress);
    return answer.ok ? ok(summaryOf(answer.value, detail)) : answer;
  },
});

/**
 * The answer to a line or a link.
 *
 * @param extra more fields of the question
 * @param faultOf the fault of a number of opponents, if it has one
 */
async function askSpot(
  text: string,
  extra: Json,
  signal: AbortSignal,
  onProgress: Tell | undefined,
  faultOf: (opponents: number) => Refusal | undefined = () => undefined,
): Promise<Read<Answer>> {
  const read = readText(text);
  if (!read.ok) return withExample(read.error);
  const { question, notes, place } = read.value;
  const fault = faultOf((question.opponents as readonly string[] | undefined)?.length ?? 0);
  if (fault !== undefined) return withExample(fault);
  const asked = readAsked({ ...question, ...extra });
  if (!asked.ok) return withExample(place(asked.error));
  return ok((await answerAsked(asked.value, notes, { signal, onProgress: partOf(onProgress) })) as unknown as Answer);
}

function partOf(tell: Tell | undefined): ((part: number) => void) | undefined {
  return tell && ((part) => tell(part, 1));
}

function withExample(refusal: Refusal, example = EXAMPLE): { ok: false; error: Refusal } {
  return fail({ ...refusal, message: `${refusal.message} Example: ${example}` });
}

/* -------------------------------------------------------------------------- range, flop, hands -- */

const RANGE_BREAKDOWN = toolOf<BreakdownInput, BreakdownOutput>('Breakdown', {
  name: 'range_breakdown',
  title: 'What a range holds',
  description:
    'What a player’s range holds on a board: made hands and draws by combos, and your equity against each. Use it on a flop, turn or river. Not before the flop (use flop_chances), and not to find the range somebody plays.',
  async run({ spot, seat = 1, rows = MOST_ROWS }, signal, onProgress) {
    // Before the range is read, which may need the board.
    if (!hasBoard(spot)) {
      return withExample({ code: 'board-count', message: 'There is no board: use flop_chances before the flop.' });
    }
    const extra = { breakdown: [seat], words: true };
    const answer = await askSpot(spot, extra, signal, onProgress, (opponents) =>
      seat > opponents ? noSeat(seat, opponents) : undefined,
    );
    if (!answer.ok) return answer;
    const [found] = answer.value.breakdown ?? [];
    if (found === undefined) {
      return withExample({ code: 'bad-wild', message: 'A deck with wild cards has no breakdown.' });
    }
    return ok(breakdownOf(found, rows, answer.value.link ?? ''));
  },
});

function noSeat(seat: number, opponents: number): Refusal {
  const message =
    opponents === 0
      ? 'The spot names no opponent. Write v and a range behind it, or give seat 0 for your own hand.'
      : `There is no seat ${seat}: the spot names ${opponents} ${opponents === 1 ? 'opponent' : 'opponents'}.`;
  return { code: 'bad-field', message };
}

function breakdownOf({ live, blocked, rungs, draws = [] }: SeatBreakdown, rows: number, link: string): BreakdownOutput {
  const short = (list: readonly BreakdownRow[]) =>
    list.slice(0, rows).map(({ name, combos, share, heroEquity }) => ({
      name,
      combos,
      sharePercent: percent(share),
      ...(heroEquity !== undefined && { heroEquityPercent: percent(heroEquity) }),
    }));
  return { live, blocked, rows: short(rungs), draws: short(draws), link };
}

const FLOP_CHANCES = toolOf<FlopsInput, FlopsOutput>('Flops', {
  name: 'flop_chances',
  title: 'What the flop brings',
  description:
    'How often the flop brings a hand or a range a set, two pair, a flush draw and so on, counted exactly. Use it before the flop. Not for a board that is known (use odds or range_breakdown).',
  async run({ hand }, signal, onProgress) {
    const asked = readAsked({ hero: hand, flops: [0], words: true });
    if (!asked.ok) return withExample(asked.error, 'AhKh');
    const answer = (await answerAsked(asked.value, [], {
      signal,
      onProgress: partOf(onProgress),
    })) as unknown as Answer;
    const [found] = answer.flops ?? [];
    if (found === undefined) return withExample({ code: 'bad-field', message: 'The flop cannot be counted.' }, 'AhKh');
    return ok(flopsOf(found, answer.link ?? ''));
  },
});

function flopsOf({ of, rank, rungs, draws, overcards }: SeatFlops, link: string): FlopsOutput {
  const rows = (list: SeatFlops['rungs']) =>
    list.map(({ name, hits }) => ({ name, hits, percent: percent(hits / of) }));
  return {
    of,
    ...(rank !== undefined && { rank: rank.place }),
    rows: rows(rungs),
    draws: rows(draws),
    ...(overcards !== undefined && {
      overcards: { hits: overcards.hits, percent: percent(overcards.hits / overcards.of) },
    }),
    link,
  };
}

const REVIEW_HANDS = toolOf<ReviewInput, ReviewOutput>('Review', {
  name: 'review_hands',
  title: 'Review hand histories',
  description:
    'Prices every call and fold in pasted hand histories (PokerStars, GGPoker and other rooms) and lists the most expensive mistakes against shown cards. Use it on histories as the room wrote them. Not for advice on bets, raises or bluffs.',
  async run({ text, player, worst = 10 }, signal, onProgress) {
    const reader = new DecisionReader(await loadTable(), player);
    const sums = new SessionSums();
    for (const step of reader.read(text)) {
      if (step !== undefined) sums.take(step);
      if (isPauseDue()) {
        onProgress?.(sums.hands);
        await pause(signal);
      }
    }
    return ok({
      ...{ hands: sums.hands, decisions: sums.decisions, mistakes: sums.mistakes },
      costBigBlinds: Math.round(100 * sums.cost) / 100,
      worst: sums.worst(worst).map(({ bet, hand }) => ({
        hand: hand.name,
        street: bet.street,
        ...{ you: formatCards(bet.hero), board: formatCards(bet.board), did: bet.did, against: againstOf(bet) },
        neededPercent: percent(bet.breakEven),
        hadPercent: percent(bet.equity),
        costBigBlinds: Math.round(100 * bet.cost) / 100,
      })),
      unread: sums.unread.map(([reason, hands]) => ({ reason, hands })),
    });
  },
});

/** What to give for the text that each tool needs. */
const NEEDED: Readonly<Record<string, string>> = {
  spot: `Write a spot. Example: ${EXAMPLE}`,
  hand: 'Write two cards or a range. Example: AhKh',
  text: 'Paste hand histories as the room wrote them.',
};

export const TOOLS: readonly Tool[] = [ODDS, RANGE_BREAKDOWN, FLOP_CHANCES, REVIEW_HANDS].map((tool) => ({
  ...tool,
  async run(given, ...more) {
    const empty = Object.keys(NEEDED).find((name) => typeof given[name] === 'string' && given[name].trim() === '');
    return empty === undefined
      ? tool.run(given, ...more)
      : refuseValue(`The argument “${empty}” is empty. ${NEEDED[empty]}`);
  },
}));

/** The fault of an argument that a tool does not have: its name, and the name that was probably meant. */
export function unknownArgument({ inputSchema }: Tool, given: Json): string | undefined {
  const known = Object.keys(inputSchema.properties as Json);
  const name = Object.keys(given).find((own) => !known.includes(own));
  if (name === undefined) return undefined;
  const near = known.find((own) => isNear(name.toLowerCase(), own));
  return `Unknown argument ${quote(name)}. ${near === undefined ? `Use: ${known.join(', ')}.` : `Did you mean ${quote(near)}?`}`;
}
