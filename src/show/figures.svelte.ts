import * as say from '#words/show';
import { OddsWorker, type EarlierStreet, type Question } from '../../workers/odds';
import { filled, placesOf, type Slot } from '../notation/draft';
import type { Answer } from '../poker/answer';
import type { Card } from '../poker/card';
import { deckOf } from '../poker/deck';
import { chopsOf, outsOf, showdownOf } from '../poker/showdown';
import { Asked } from '../ui/asked.svelte';
import type { Tile } from '../ui/tile';
import { sharesText } from '../words/shares';
import type { Show } from './show.svelte';
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
  /** Without chips, not folded. */
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
  /** The figures of both runs. */
  readonly runs: string | undefined;
  /** `'leads'`, `'wins run 2'` */
  readonly standing: string | undefined;
  /** The street since which the hand leads; after two runs, the hand that it made. */
  readonly since: string | undefined;
  /** Of a trailing seat with cards to come. */
  readonly outs: readonly Card[] | undefined;
  readonly chops: readonly Card[];
  readonly outsLabel: string;
  /** The outs are of the next card: another card comes after it. */
  readonly isFlop: boolean;
  readonly isLead: boolean;
  /** The whole row for a screen reader. */
  readonly sentence: string;
}

/** By the number of cards from the third on. */
const STREETS = [say.streets.preflop, say.streets.flop, say.streets.turn, say.streets.river];

function equitiesOf(answer: Answer | undefined): number[] {
  return answer?.players.map(({ equity = 0 }) => equity) ?? [];
}

/** The results of everybody's cards: who leads, equities, outs. Make it while a component is set up. */
export class Figures {
  readonly #show: Show;
  readonly #worker = new OddsWorker();
  readonly #first: Asked<Extract<Question, { kind: 'answer' }>>;
  /** The second run, next to the first. */
  readonly #second: Asked<Extract<Question, { kind: 'spot' }>>;
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
  /** Of the pot: of both runs the mean. */
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
    const words = showSentence(show.names, run.board, run.open, this.equities);
    return this.isTwice ? say.ofRun(show.caret === 'again' ? 2 : 1, words) : words;
  });
  readonly isMany: boolean = $derived.by(() => this.#show.players.length > 4);
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
  /** Who leads after a card; white if this is another player than now. */
  readonly tiles: ReadonlyMap<Card, Tile> = $derived.by(() => tilesOf(this.#show, this.run?.open));
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
  }

  close(): void {
    this.#worker.close();
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
          ? say.bothRuns(runTexts.map((own) => withoutSign(own[seat] ?? '')))
          : undefined,
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
