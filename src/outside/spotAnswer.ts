import type { Answer, AnsweredCard, AnsweredPlayer, RangeCard } from '../poker/answer';
import { breakDown, readLadder, type Breakdown, type Ladder, type Row } from '../poker/breakdown';
import { formatCard, formatCards } from '../poker/card';
import { categoryName, categoryOf } from '../poker/category';
import { oddsAgainst, percent, type Chance } from '../poker/chance';
import { COMBOS } from '../poker/combos';
import { countFlops, TEXTURES } from '../poker/flops';
import { DRAWS, drawNames, drawsOf, rungOf, RUNGS } from '../poker/holding';
import { bothVerdicts } from '../poker/money/behind';
import { moneyWantsTable, type Money, type MoneyBehind } from '../poker/money/money';
import { evHalfWidthOf } from '../poker/money/pots';
import { formatRange } from '../poker/range';
import type { FoundBettor, FoundPart, FoundReads } from '../poker/money/reads';
import type { Player, Spot } from '../poker/spot';
import { decisionInShort, decisionOf, factsOf, judge, judgeReads, type CallVerdict } from '../poker/money/verdict';
import type { Progress } from '../poker/count/board/runOuts';
import { wantsTable, type PreflopTable } from '../poker/count/tables/preflopTable';
import { askForBet } from '../words/price';
import type { Json } from './fields';
import { againstAnyTwo, findSpot, isAlone, lacksBet, type SpotQuestion } from './spotQuestion';
import type * as spotWords from './spotWords';

/* The answer about a spot as JSON: docs/json.md describes every field. */

/** Whether the preflop table makes the answer a matter of milliseconds. */
export function spotWantsTable(asked: SpotQuestion): boolean {
  return (
    moneyWantsTable(asked.spot, asked.stakes) ||
    (asked.words && isAlone(asked.spot) && wantsTable(againstAnyTwo(asked.spot)))
  );
}

/** What says an answer in words. A page that wants figures alone does not load it. */
export type SayWords = typeof spotWords.sayWords;

/** The whole answer as JSON, without `ok`. @param say without it an answer has no words */
export function* answerSpot(
  asked: SpotQuestion,
  table: PreflopTable | undefined,
  say: SayWords | undefined,
): Generator<Progress, Json> {
  const found = yield* findSpot(asked, table);
  const answered = formatAnswer(asked.spot, found.answer);
  const opened = yield* formatOpened(asked, found.answer);
  return {
    ...answered,
    ...opened,
    ...(found.money !== undefined && formatMoney(asked, found.money, found.answer, answered)),
    ...(asked.reads && found.reads !== undefined && { price: formatReads(asked, found.reads, found.answer) }),
    ...(asked.words && say !== undefined && formatWords(yield* say(asked, found, table))),
    ...notesOf(asked),
  };
}

/** A pot of 10 cannot include a bet of 20. The answer then has this question of the page and no price. */
function notesOf({ stakes, spoken }: SpotQuestion): Json {
  const given = { ...stakes, ...spoken };
  const { pot = 0, call = 0 } = given;
  return lacksBet(given) ? { notes: [askForBet(pot, call)] } : {};
}

function formatWords({ report, text, link }: spotWords.Said): Json {
  const { standing, headline, price } = report;
  return {
    words: { standing, headline, ...(price.length > 0 && { price: price.join(' ') }), report: text },
    link,
  };
}

/** The holdings of the opened seats, or before the flop their flops; nothing in a wild deck. */
function* formatOpened({ spot, opened }: SpotQuestion, found: Answer): Generator<Progress, Json> {
  const { flops, breakdown, combos } = opened;
  if (spot.wild !== undefined) return {};
  if (spot.board.length > 0) {
    const formatted = breakdown?.map((seat) => formatBreakdown(spot, seat, found.combos, combos));
    return formatted === undefined ? {} : { breakdown: formatted };
  }
  if (flops === undefined) return {};
  const formatted: Json[] = [];
  for (const seat of flops) formatted.push(yield* formatFlops(spot, seat));
  return { flops: formatted };
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
        cards: improving.cards.map(({ card, makes, counts }) => ({
          card: formatCard(card),
          makes: categoryName(makes),
          counts,
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

/** Hero's, or if the answer's `status` is `ahead` the opponent's. */
function formatBridge(bridge: NonNullable<Answer['bridge']>): Json {
  const { hitWin, hitTie, hitLose, missWin, missTie, missLose } = bridge;
  return { hitWin, hitTie, hitLose, missWin, missTie, missLose };
}

function formatStanding({ ahead, level, behind, of }: NonNullable<Answer['standing']>): Json {
  return { ahead, level, behind, of };
}

/** The results of the money, and the players with their returns. */
function formatMoney({ spot, stakes }: SpotQuestion, money: Money, found: Answer, answered: Json): Json {
  const hasPrice = !lacksBet(stakes);
  const { pots, uncalled, rake, returns, returnsHalfWidths: widths, price, behind, runs, tournament } = money;
  const players = (answered.players as Json[]).map((player, seat) => ({
    ...player,
    ...(returns !== undefined && { returns: returns[seat] }),
    ...(widths !== undefined && { returnsHalfWidth: widths[seat] }),
  }));
  return {
    players,
    ...(pots !== undefined && { pots }),
    ...(uncalled !== undefined && { uncalled }),
    ...(rake !== undefined && { rake }),
    ...(hasPrice &&
      price !== undefined && {
        price: { ...formatPrice(price), ...laterOf(judge(money, factsOf(spot, found, stakes))) },
      }),
    ...(hasPrice && behind !== undefined && formatBehind(behind)),
    ...(runs !== undefined && { runs: formatRuns(runs) }),
    ...(hasPrice && tournament !== undefined && { tournament }),
  };
}

/** The price against a bettor whose hand is not known, and the decision. */
function formatReads({ spot, stakes, spoken }: SpotQuestion, found: FoundReads, answer: Answer): Json {
  const given = { ...stakes, ...spoken };
  const { bettor, reads, shares } = found;
  const first = bettor?.value.money ?? reads[0]?.money;
  const lying = first?.behind?.ifFold ?? first;
  const verdict = judgeReads(found, factsOf(spot, answer, given));
  const behind = first?.behind?.seats;
  const needed = verdict.kind === 'bettor' ? verdict.bluffs : undefined;
  return {
    ...(lying?.price !== undefined && formatOffer(lying.price)),
    ...(behind !== undefined && { behind }),
    decision: decisionInShort(verdict),
    ...(bettor !== undefined && { bettor: formatBettor(bettor, needed) }),
    ...laterOf(verdict),
    ...(needed !== undefined && { bluffs: needed }),
    ...(verdict.kind === 'bettor' && verdict.row === 'outs pay' && { outsPay: true }),
    reads: (shares ?? reads).map((read) => ({
      ...{ against: read.against, ...formatShare(read.money) },
      decision: decisionOf(read.money),
    })),
  };
}

/** What must be won after a hit, if the decision turns on it. */
function laterOf(verdict: CallVerdict): Json {
  const won = verdict.kind === 'bettor' ? verdict.later : verdict.kind === 'for a set' ? verdict : undefined;
  return won === undefined ? {} : { later: won.later };
}

/** Hero's share against hands for value and against bluffs; `needed` is the part of the bets that must be bluffs. */
function formatBettor({ plays, value, bluffs }: FoundBettor, needed: number | undefined): Json {
  const part = ({ hands, money }: FoundPart) => ({ hands, ...formatShare(money) });
  return {
    range: plays === 'range' ? plays : `${plays}%`,
    value: part(value),
    ...(bluffs !== undefined && { bluffs: part(bluffs) }),
    ...(needed !== undefined && { needed }),
  };
}

/** Hero's share; with players behind the share if they fold, and if they call. */
function formatShare({ price, behind }: Money): Json {
  const { share = 0, halfWidth } = behind?.ifFold.price ?? price ?? {};
  const ifCall = behind?.ifCall.price?.share;
  return {
    share,
    ...(ifCall !== undefined && { ifCall }),
    ...(halfWidth !== undefined && { halfWidth }),
  };
}

/** The call and the pot: in the unit of the money, or for a bet by its size in parts of the pot. */
function formatOffer({ call, pot, facing, oddsOffered, breakEven }: NonNullable<Money['price']>): Json {
  return facing === undefined ? { call, pot, breakEven } : { facing, potOdds: oddsOffered, breakEven };
}

function formatPrice(found: NonNullable<Money['price']>): Json {
  const { call, pot, facing, oddsOffered, share, halfWidth, breakEven, ev, decision } = found;
  const evHalfWidth = evHalfWidthOf(found);
  return {
    ...(facing === undefined ? { call, pot } : { facing, potOdds: oddsOffered }),
    share,
    ...(halfWidth !== undefined && { halfWidth }),
    ...{ breakEven, ev },
    ...(evHalfWidth !== undefined && { evHalfWidth }),
    decision,
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

function* formatFlops(spot: Spot, seat: number): Generator<Progress, Json> {
  const found = yield* countFlops(spot, seat);
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
