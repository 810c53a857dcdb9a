import * as say from '#words/show';
import { OddsWorker, type EarlierStreet, type Question } from '../../workers/odds';
import { filled, placesOf, type Slot } from '../notation/draft';
import type { Answer } from '../poker/answer';
import type { Card } from '../poker/card';
import { deckOf } from '../poker/deck';
import { hundredths, inUnits } from '../poker/money/amounts';
import { backOnAverage, dealByEquity, payOut, type AllIn, type Payments } from '../poker/money/payments';
import type { Stakes } from '../poker/money/stakes';
import { chopsOf, outsOf, showdownOf, verdictsFor } from '../poker/showdown';
import { Asked } from '../ui/asked.svelte';
import type { Tile } from '../ui/tile';
import { moneyText, signed } from '../words/amounts';
import { sharesText } from '../words/shares';
import type { KeptHand } from './evening';
import type { Show } from './show.svelte';
import { writeShow } from './showLink';
import {
  changeOfEquity,
  leadsSince,
  madeIn,
  runsSentence,
  showSentence,
  standingOfRuns,
  tilesOf,
  withoutSign,
} from './showSentences';

/** A player who is not in the hand any more. */
export interface GoneRow {
  readonly name: string;
  readonly cards: readonly Card[];
  /** Whether the player has no chips and has not folded. */
  readonly isBusted: boolean;
}

/** A player's cards, equity and outs, as they are shown. */
export interface PlayerRow {
  readonly seat: number;
  readonly name: string;
  /** Its own name, if it has one. */
  readonly given: string | undefined;
  readonly cards: readonly Slot[];
  readonly hidden: boolean;
  readonly made: string;
  /** `'15.8%'` once every hand is open. */
  readonly share: string | undefined;
  readonly equity: number | undefined;
  readonly change: string | undefined;
  readonly runs: string | undefined;
  /** What comes back on average of what was put in; after the last card what is won or lost. */
  readonly money: string | undefined;
  /** `'leads'`, `'wins run 2'` */
  readonly standing: string | undefined;
  /** The street since which the hand leads; after two runs, the hand that it made. */
  readonly since: string | undefined;
  /** The outs of a trailing seat with cards to come. */
  readonly outs: readonly Card[] | undefined;
  readonly chops: readonly Card[];
  readonly outsLabel: string;
  /** The outs are of the next card: another card comes after it. */
  readonly isFlop: boolean;
  readonly isLead: boolean;
  /** The whole row for a screen reader. */
  readonly sentence: string;
}

type MoneyQuestion = Extract<Question, { kind: 'money' }>;

/** Names of the streets: before the flop, then by the number of board cards from the third on. */
const STREETS = [say.streets.preflop, say.streets.flop, say.streets.turn, say.streets.river];

function equitiesOf(answer: Answer | undefined): number[] {
  return answer?.players.map(({ equity = 0 }) => equity) ?? [];
}

/** Who gets what: all lists by place, in hundredths. */
export interface Payout {
  readonly hand: AllIn;
  /** While cards are to come, what each gets back on average, to the hundredth. */
  readonly average?: Omit<Payments, 'pots'>;
  /** A deal in whole chips, in place of the cards to come. */
  readonly deal?: Omit<Payments, 'pots'>;
  /** The payments after the last card. */
  readonly paid?: Payments;
}

/** What each player has put in, by place; `undefined` as long as nothing is known, or somebody's amount is not. */
function allInOf({ players, draft, shown }: Show, chip: number): AllIn | undefined {
  const { bets } = draft;
  const { button = -1 } = shown;
  const puts = players.map((player) => ('seat' in player ? bets?.[player.seat] : (player.gone.put ?? 0)));
  const middle = hundredths(shown.middle ?? 0);
  const isKnown = bets === undefined ? middle > 0 : puts.every((put) => put !== undefined);
  if (!isKnown) return undefined;
  return {
    put: puts.map((put) => hundredths(put ?? 0)),
    gone: players.flatMap((player, place) => ('seat' in player ? [] : [place])),
    middle,
    chip: hundredths(chip),
    button: button < players.length ? button : -1,
  };
}

/** The results of everybody's cards: who leads, equities, outs. Make it while a component is set up. */
export class Figures {
  readonly #show: Show;
  readonly #worker = new OddsWorker();
  readonly #first: Asked<Extract<Question, { kind: 'answer' }>>;
  /** The second run, next to the first. */
  readonly #second: Asked<Extract<Question, { kind: 'spot' }>>;
  readonly #pots: readonly Asked<MoneyQuestion>[];
  /** The pots of a finished hand at the all-in. */
  readonly #before: Asked<MoneyQuestion>;
  /** The smallest chip, in the user's unit. */
  chip = $state(1);
  readonly #answers: readonly (Answer | undefined)[] = $derived.by(() => [
    this.#first.isPending ? undefined : this.#first.found?.answer,
    this.#second.isPending ? undefined : this.#second.found?.answer,
  ]);

  readonly runs = $derived.by(() => {
    const show = this.#show;
    return show.runs.map((run, at) => ({
      ...run,
      answer: this.#answers[at],
      open: show.open && run.spot && showdownOf(show.open, run.board, run.dead, run.spot.wild),
    }));
  });
  readonly isTwice: boolean = $derived(this.runs.length > 1);
  /** The run that the next card goes to. */
  readonly run = $derived.by(() => this.runs[this.#show.caret === 'again' ? 1 : 0]);
  readonly board: readonly Card[] = $derived(this.run?.board ?? []);
  readonly street: string | undefined = $derived(STREETS[Math.max(0, this.board.length - 2)]);
  /** Both runs, once no card is to come. */
  readonly #finished = $derived.by(() => {
    const over = this.runs.flatMap(({ board, open }) =>
      open !== undefined && board.length === 5 ? [{ board, open }] : [],
    );
    return over.length === 2 ? over : undefined;
  });
  readonly #all = $derived(this.runs.map(({ answer }) => equitiesOf(answer)));
  readonly #isCounted = $derived(this.#all.every((equities) => equities.length > 0));
  /** Parts of the pot: the mean of both runs. */
  readonly equities: readonly number[] = $derived.by(() => {
    const all = this.#all;
    if (!this.#isCounted) return [];
    return this.#show.hands.map((_, seat) => all.reduce((sum, own) => sum + (own[seat] ?? 0), 0) / all.length);
  });
  /** The street that changes are since; `undefined` if somebody has folded after it. */
  readonly before: EarlierStreet | undefined = $derived.by(() => {
    if (this.isTwice || this.#first.isPending || !this.#show.hasSameField) return undefined;
    return this.#first.last('earlierStreets')?.streets.at(-1);
  });
  readonly sentence: string = $derived.by(() => {
    const show = this.#show;
    if (show.isEmpty) return say.start;
    const { run } = this;
    if (run?.open === undefined) return say.openAll;
    if (this.#finished !== undefined) return runsSentence(show.names, this.#finished);
    const own = this.#all[this.runs.indexOf(run)];
    const words = showSentence(show.names, run.board, run.open, own ?? this.equities);
    return this.isTwice ? say.ofRun(show.caret === 'again' ? 2 : 1, words) : words;
  });
  /** The money of the hand, once what each has put in is known. */
  readonly allIn: AllIn | undefined = $derived.by(() => allInOf(this.#show, this.chip));
  /** Who gets what, once every hand is open. */
  readonly payout: Payout | undefined = $derived.by(() => {
    const hand = this.allIn;
    if (hand === undefined || this.#show.open === undefined) return undefined;
    const over = this.runs.flatMap(({ board, open }) => (open !== undefined && board.length === 5 ? [open] : []));
    if (over.length === this.runs.length) {
      const strengths = over.map(({ made }) =>
        this.#show.players.map((player) => ('seat' in player ? made[player.seat] : undefined)),
      );
      return { hand, paid: payOut(hand, strengths) };
    }
    const boards = this.runs
      .map((_, at) => this.#pots[at])
      .flatMap((asked) => {
        const pots = asked === undefined || asked.isPending ? undefined : asked.found?.money.pots;
        return pots === undefined ? [] : [pots.map(({ shares }) => shares)];
      });
    if (boards.length < this.runs.length) return { hand };
    return { hand, average: dealByEquity({ ...hand, chip: 1 }, boards), deal: dealByEquity(hand, boards) };
  });
  /** The finished hand as the evening keeps it, once its all-in is counted. */
  readonly hand: KeptHand | undefined = $derived.by(() => {
    const show = this.#show;
    const pots = this.#before.isPending ? undefined : this.#before.found?.money.pots;
    const { hand, paid } = this.payout ?? {};
    const isOver = this.runs.every(({ board, open }) => open !== undefined && board.length === 5);
    if (!isOver || pots === undefined || !this.#isCounted || (this.allIn !== undefined && paid === undefined))
      return undefined;
    const all = pots.reduce((sum, { size }) => sum + size, 0);
    const ofPots = (part: (seat: number) => number) =>
      show.players.map((player) => ('seat' in player ? Math.min(1, part(player.seat) / all) : 0));
    const fair = ofPots((seat) =>
      pots.reduce((sum, own) => sum + own.size * (own.shares[own.seats.indexOf(seat)] ?? 0), 0),
    );
    const wonOf = (seat: number) => {
      if (paid === undefined) return all * (this.equities[seat] ?? 0);
      const place = show.places[seat] ?? seat;
      const back = paid.uncalled?.seat === place ? paid.uncalled.amount : 0;
      return inUnits((paid.back[place] ?? 0) - back);
    };
    const [main] = pots;
    const equity = show.players.map((player) =>
      'seat' in player ? (main?.shares[main.seats.indexOf(player.seat)] ?? 0) : 0,
    );
    const average = hand && backOnAverage(hand, [pots.map(({ shares }) => shares)]);
    const { shown } = show;
    const folded = shown.folded.map((own) => ({ ...own, name: '' }));
    return {
      link: writeShow({ ...shown, folded, look: 'page' }, []),
      at: Date.now(),
      names: show.chairNames.map((name) => name ?? ''),
      dealt: show.allInAt,
      fair,
      won: ofPots(wonOf),
      ...(pots.length > 1 && { equity }),
      ...(paid && { net: paid.net.map(inUnits) }),
      ...(paid && average && { average: average.map((own, place) => inUnits(own - (hand?.put[place] ?? 0))) }),
    };
  });
  readonly isMany: boolean = $derived.by(() => this.#show.hands.length > 4);
  /** All players in the order of their places. */
  readonly players: readonly (PlayerRow | GoneRow)[] = $derived.by(() =>
    this.#show.players.flatMap((player): (PlayerRow | GoneRow)[] => {
      if ('seat' in player) return this.rows.slice(player.seat, player.seat + 1);
      const { name, cards, put } = player.gone;
      return [{ name, cards, isBusted: put === 0 && cards.length === 0 }];
    }),
  );
  /** Those in the hand, by seat. */
  readonly rows: readonly PlayerRow[] = $derived.by(() => {
    const texts = sharesText(this.equities);
    const runTexts = this.#all.map((own) => sharesText(own));
    return this.#show.hands.map((cards, seat) => this.#row(cards, seat, texts, runTexts));
  });
  /** The player whose outs are on the deck, on the flop and the turn, and what each card does for the player. */
  readonly chosen = $derived.by(() => {
    const { open, seat, names, draft } = this.#show;
    const now = this.run?.open;
    if (open?.[seat] === undefined || now === undefined || now.next.size === 0) return undefined;
    return { name: names[seat] ?? '', verdicts: verdictsFor(seat, open, this.board, now, draft.wild) };
  });
  /** Who leads after a card, or what it does for the chosen player: see `tilesOf`. */
  readonly tiles: ReadonlyMap<Card, Tile> = $derived.by(() => tilesOf(this.#show, this.run?.open, this.chosen));
  /** The cards that are not known, and how the figures were found. */
  readonly counted: string = $derived.by(() => {
    const { run, board } = this;
    const { draft } = this.#show;
    const toCome = run?.open?.unseen.length ?? deckOf(draft.wild).length - placesOf(draft).size;
    const cards = board.length === 5 ? say.unseen(toCome) : say.toCome(toCome);
    const method = run?.answer?.method === 'sampled' ? say.simulated : say.exact;
    return say.facts(this.#isCounted && run?.open !== undefined ? [cards, method] : [cards]);
  });

  constructor(show: Show) {
    this.#show = show;
    this.#first = new Asked(this.#worker, () => {
      const spot = show.runs[0]?.spot;
      return spot && { kind: 'answer', spot };
    });
    this.#second = new Asked(this.#worker, () => {
      const spot = show.runs[1]?.spot;
      return spot && { kind: 'spot', spot };
    });
    this.#before = new Asked(this.#worker, () => {
      const { spot, board = [] } = show.runs[0] ?? {};
      const before = board.slice(0, show.allInAt);
      const isOver = this.runs.every((run) => run.board.length === 5) && show.allInAt < 5;
      const stakes = this.allIn === undefined ? { pot: 1, call: 0 } : this.#stakes(this.allIn);
      return spot && isOver ? { kind: 'money', spot: { ...spot, board: before }, stakes } : undefined;
    });
    this.#pots = [0, 1].map(
      (at) =>
        new Asked(this.#worker, () => {
          const { spot, board = [] } = show.runs[at] ?? {};
          const isDone = show.runs.length === 1 && board.length === 5;
          return spot && this.allIn && !isDone ? { kind: 'money', spot, stakes: this.#stakes(this.allIn) } : undefined;
        }),
    );
  }

  close(): void {
    this.#worker.close();
  }

  /** The money as the worker counts it, everybody all in: the bets of those in the hand, hero first. */
  #stakes({ put, gone = [], middle = 0 }: AllIn): Stakes {
    const isGone = (place: number) => gone.includes(place);
    return {
      pot: inUnits(put.reduce((sum, own) => sum + own, middle)),
      bets: put.filter((_, place) => !isGone(place)).map(inUnits),
      folded: put.filter((_, place) => isGone(place)).map(inUnits),
      call: 0,
    };
  }

  #moneyOf(seat: number): string | undefined {
    const { hand, average, paid } = this.payout ?? {};
    const place = this.#show.places[seat] ?? seat;
    const [put, back, net] = [hand?.put, average?.back, paid?.net].map((list) => list?.[place]);
    if (net !== undefined) return signed(inUnits(net));
    if (put === undefined || back === undefined) return undefined;
    // There is room for whole chips.
    return say.backOf(moneyText(back < 10_000 ? inUnits(back) : Math.round(inUnits(back))), moneyText(inUnits(put)));
  }

  #row(
    cards: readonly Slot[],
    seat: number,
    texts: readonly string[],
    runTexts: readonly (readonly string[])[],
  ): PlayerRow {
    const { board, equities, isTwice } = this;
    const show = this.#show;
    const open = this.run?.open;
    const finished = this.#finished?.map((own) => own.open);
    const made = (finished ?? (open === undefined ? [] : [open])).flatMap((own) => own.made[seat] ?? []);
    const isLead = open?.leaders.includes(seat) === true;
    const isLevel = (open?.leaders.length ?? 0) > 1;
    const isOver = board.length === 5;
    const equity = equities[seat];
    const most = Math.max(...equities);
    const isFavourite = open !== undefined && board.length === 0 && equity === most && this.#isCounted;
    const isWinner = finished !== undefined && equity === most && this.#isCounted;
    const leading = isOver ? (isLevel ? 'splits' : 'wins') : isLevel ? 'level' : 'leads';
    const place = isLead ? leading : isFavourite ? 'favourite' : undefined;
    const standing = finished === undefined ? place && say.standings[place] : standingOfRuns(finished, seat);
    const outs = open === undefined || isLead || isOver || board.length === 0 ? undefined : outsOf(open, seat);
    const chops = outs === undefined || open === undefined ? [] : chopsOf(open, seat);
    const last = this.before?.players[seat]?.equity;
    const change = last === undefined || equity === undefined ? undefined : changeOfEquity(equity - last);
    const since =
      place === 'leads' && open !== undefined && show.open !== undefined
        ? leadsSince(
            (dealt) => showdownOf(show.open ?? [], board.slice(0, dealt), this.run?.dead ?? []).leaders,
            board,
            seat,
          )
        : undefined;
    const outsLabel =
      outs === undefined ? '' : (board.length === 3 && !this.isMany ? say.outsNextCard : say.outs)(outs.length);
    const hidden = show.hides(seat);
    const name = show.names[seat] ?? '';
    const known = filled(cards);
    const madeText = madeIn(made);
    const share = this.#isCounted && open !== undefined ? texts[seat] : undefined;
    const said = [
      name,
      hidden ? say.faceDown : known.length === 0 ? say.unknownCards : say.cardsHeld(known),
      ...(madeText === '' ? [] : [madeText]),
      ...(share === undefined ? [] : [`${withoutSign(share)} %`]),
      ...(standing === undefined ? [] : [standing]),
      ...(outs === undefined ? [] : [say.outsSpoken(outs)]),
      ...(chops.length === 0 ? [] : [say.chopsSpoken(chops.length)]),
    ];
    return {
      seat,
      name,
      given: show.nameOf(seat),
      cards,
      hidden,
      made: finished === undefined ? madeText : '',
      share,
      equity: share === undefined ? undefined : equity,
      change,
      // Who has won nothing needs no two noughts.
      runs:
        isTwice && share !== undefined && (finished === undefined || equity !== 0)
          ? say.sharesOfRuns(runTexts.map((own) => withoutSign(own[seat] ?? '')))
          : undefined,
      // The share is the mean of both runs until they are over, so both are named below it.
      money: isTwice && finished === undefined ? undefined : this.#moneyOf(seat),
      standing,
      since: finished === undefined ? since : madeText,
      outs,
      chops,
      outsLabel,
      isFlop: board.length === 3,
      isLead: finished === undefined ? isLead || isFavourite : isWinner,
      sentence: say.row(said),
    };
  }
}
