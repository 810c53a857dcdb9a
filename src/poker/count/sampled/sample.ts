import { rankOf, suitOf, type Card } from '../../card';
import { Dice } from '../../dice';
import { boardClasses, eachBoard, type BoardClass } from '../board/boards';
import { Field } from '../board/field';
import { CATEGORIES } from '../../category';
import { CATEGORY_OF, FLUSH_STRENGTH } from '../../hand';
import { heldRanks, KnownHands, rankPairs } from '../board/knownHands';
import { rowLookup, RANK_PAIRS, rankPair } from '../board/rows';
import { BATCH, MOST_BATCHES, sampledPart, seedOf, weightedHalfWidth, writePlayer } from './estimate';
import type { LongCount } from '../longCount';
import { comboIndex, COMBOS } from '../../combos';
import { countRunOuts, stateOf } from '../board/runOuts';
import { seatsIn, type BoardResult, type Equity, type NextEquity, type PlayerEquity } from '../tally';
import type { Spot } from '../../spot';

/*
 * Where there are too many deals to go through, some are drawn, independently. Who holds a range is
 * dealt a hand out of those that the hands before leave, and the deal weighs as much as they leave
 * (sequential importance sampling); then comes a board. The field, players with any two cards, is
 * not drawn and compared but asked how likely it is to stay behind: each of its players in turn is dealt
 * a hand out of those that do, and the chances are multiplied.
 *
 * Without ranges chance is mostly in the board, and a plainer figure, each
 * player of the field behind or not on his own, follows it closely. Its mean over all boards is counted
 * exactly and only the difference is left to sampling (a control variate; see A. B. Owen, Monte Carlo
 * theory, methods and examples, chapter 8).
 */

/** Where a range keeps less than this of its weight, what is left is listed. */
const LEAST_KEPT = 1 / 64;

/** Where all of the field is less likely than this to stay behind, its hands are dealt as they come. */
const LEAST_CHANCE = 1 / 128;

/* What is summed. First the deals drawn, their weights w and the squares of these; and the boards gone
   through for the control. */
const SAMPLES = 0;
const WEIGHT = 1;
const SQUARES = 2;
const BOARDS = 3;
const FIRST_GROUP = 4;

/* Then for each group of players who are alike: of a player's share x and the control g (which is there
   only where all weights are 1) wx, w²x, w²x², g, g², xg. */
const X = 0;
const WX = 1;
const XX = 2;
const G = 3;
const GG = 4;
const XG = 5;
const MOMENTS = 6;
/* The same of the part of a deal that one of them wins, and of the part that one ties. */
const WINS = MOMENTS;
const TIES = 2 * MOMENTS;
/* Sums of the control over all boards: share, and wins and ties of the whole group. */
const ALL_G = 3 * MOMENTS;
const ALL_WINS = ALL_G + 1;
const ALL_TIES = ALL_G + 2;
/* How many of them end as each category: the sums wx; and where that is drawn w²x and w²x². */
const OWN_CATEGORIES = ALL_G + 3;
const CATEGORIES_WX = OWN_CATEGORIES + CATEGORIES.length;
const CATEGORIES_XX = CATEGORIES_WX + CATEGORIES.length;
const GROUP = CATEGORIES_XX + CATEGORIES.length;

/* Last for each card that may fall next: hero's moments as above, and these. */
const NEXT_WINS = MOMENTS;
const NEXT_WEIGHT = MOMENTS + 1;
const NEXT_SQUARES = MOMENTS + 2;
const NEXT_BOARDS = MOMENTS + 3;
const NEXT_ALL_G = MOMENTS + 4;
const NEXT = MOMENTS + 5;

/** A range as the dealer wants it. */
interface Drawn {
  /** Place among the hands that lie open. */
  readonly index: number;
  readonly combos: Uint16Array;
  readonly held: Int32Array;
  readonly pairs: Uint8Array;
  /** Weights by combo, of all 1,326; by card; and running sums over `combos`. */
  readonly weights: Float64Array;
  readonly byCard: Float64Array;
  readonly upTo: Float64Array;
}

/** A sampled count, in numbered batches: the same spot gives the same deals, batch for batch. */
export class Sample implements LongCount {
  readonly method = 'sampled';
  readonly pieces: number = Infinity;
  readonly #spot: Spot;
  readonly #seed: number;
  readonly #unseen: readonly Card[];
  readonly #open: KnownHands;
  readonly #ranges: readonly Drawn[];
  /** Players of the field. */
  readonly #field: Field;
  readonly #many: number;
  /** Cards in the deck once the board and the open hands are dealt. */
  readonly #cardsLeft: number;
  /** Whether the control's mean can be counted. */
  readonly #controlled: boolean;
  /** Before the flop, the boards in pieces. */
  readonly #boards: readonly BoardClass[];
  /** Each seat's group; and how many are in each. */
  readonly #groups: readonly number[];
  readonly #sizes: readonly number[];
  readonly #fieldGroup: number;
  readonly #categories: boolean;

  /* One deal. */
  readonly #used = new Int32Array(52);
  readonly #inField = new Int32Array(52);
  #deal = 0;
  readonly #drawnHands: number[] = [];
  readonly #heldCards: Card[] = [];
  readonly #drawnBoard: Card[] = [];
  readonly #fieldCards: Card[] = [];
  /** Rounds in which the field was dealt hands. */
  #round = 0;
  readonly #shares: Float64Array;
  readonly #controls: Float64Array;
  /** By group what all of its players win and tie, and what the plainer figure says of that. */
  readonly #wins: Float64Array;
  readonly #ties: Float64Array;
  readonly #controlWins: Float64Array;
  readonly #controlTies: Float64Array;
  /** How many of a group have ended as each category in this deal, at `[9 × group + category]`. */
  readonly #ended: Uint8Array;
  /** The chance that all of the field is behind; behind or level; and how many of it are level. */
  #won = 0;
  #notBeaten = 0;
  #level = 0;
  /** The same by the plainer figure, which is sure where there is no field; and the open hands' share. */
  #behind = 1;
  #notAhead = 1;
  #share = 1;

  /** @param weights each seat's weights by combo, with 0 for what the spot's cards rule out */
  constructor(
    spot: Spot,
    unseen: readonly Card[],
    weights: readonly (Float64Array | undefined)[],
    categories: boolean,
  ) {
    const players = [spot.hero, ...spot.opponents];
    // At least one hand has to be known.
    const allRandom = players.every(({ kind }) => kind === 'random');
    const seats = players.flatMap(({ kind }, seat) => (kind !== 'random' || (allRandom && seat === 0) ? [seat] : []));
    this.#spot = spot;
    this.#seed = seedOf(spot);
    this.#unseen = unseen;
    this.#categories = categories;
    this.#open = new KnownHands(
      seats,
      // Any hand will do for a range until it is dealt one.
      seats.map((seat) => (players[seat].kind === 'hand' ? players[seat].cards : COMBOS[0])),
    );
    this.#ranges = seats
      .flatMap((seat, index) => {
        const own = players[seat].kind === 'hand' ? undefined : weights[seat];
        return own === undefined ? [] : [drawnFrom(own, index)];
      })
      // The fewer hands a range has, the likelier it is to fail, which is better found out first.
      .sort((one, other) => one.combos.length - other.combos.length);
    this.#field = new Field(unseen, spot.board);
    this.#many = players.length - seats.length;
    this.#cardsLeft = unseen.length - (5 - spot.board.length) - 2 * this.#ranges.length;
    this.#controlled = this.#ranges.length === 0 && this.#many > 0;
    this.#boards = boardClasses(this.#field, this.#open);
    const kinds: string[] = [];
    this.#groups = players.map((player) => {
      const kind = player.kind === 'random' ? player.kind : writePlayer(player);
      return kinds.includes(kind) ? kinds.indexOf(kind) : kinds.push(kind) - 1;
    });
    this.#sizes = kinds.map((_, group) => this.#groups.filter((own) => own === group).length);
    this.#fieldGroup = kinds.indexOf('random');
    this.#shares = new Float64Array(kinds.length);
    this.#controls = new Float64Array(kinds.length);
    this.#wins = new Float64Array(kinds.length);
    this.#ties = new Float64Array(kinds.length);
    this.#controlWins = new Float64Array(kinds.length);
    this.#controlTies = new Float64Array(kinds.length);
    this.#ended = new Uint8Array(CATEGORIES.length * kinds.length);
  }

  count(piece: number): Float64Array {
    const sums = new Float64Array(FIRST_GROUP + GROUP * this.#sizes.length + NEXT * 52);
    const first = this.#firstBatch;
    if (piece < first) this.#countControl(piece, sums);
    else this.#drawBatch(piece - first, sums);
    return sums;
  }

  isDone(sums: Float64Array, pieces: number): boolean {
    return this.progress(sums, pieces) === 1;
  }

  progress(sums: Float64Array, pieces: number): number {
    const batches = pieces - this.#firstBatch;
    if (sums[WEIGHT] === 0) return Number(batches >= MOST_BATCHES);
    return sampledPart(batches, this.#widest(sums));
  }

  /** Wins, ties and categories are estimates too, in deals of all that were drawn. */
  equity(sums: Float64Array): Equity {
    const groups = this.#estimates(sums);
    const players = this.#groups.map((group) => groups[group]);
    return { players, of: sums[SAMPLES], samples: sums[SAMPLES], next: this.#next(sums) };
  }

  /** Batches come after the pieces of the control. */
  get #firstBatch(): number {
    if (!this.#controlled) return 0;
    return this.#spot.board.length === 0 ? this.#boards.length : 1;
  }

  /* ------------------------------------------------------------------------------ estimates -- */

  /** How much of the control's error is taken off: what makes the spread least, one for all players. */
  #slope(sums: Float64Array): number {
    if (!this.#controlled) return 0;
    let together = 0;
    let own = 0;
    this.#sizes.forEach((size, group) => {
      const at = FIRST_GROUP + GROUP * group;
      together += size * (sums[at + XG] - (sums[at + X] * sums[at + G]) / sums[SAMPLES]);
      own += size * (sums[at + GG] - (sums[at + G] * sums[at + G]) / sums[SAMPLES]);
    });
    return own > 0 ? together / own : 0;
  }

  #widest(sums: Float64Array): number {
    return Math.max(...this.#estimates(sums).map(({ halfWidth }) => halfWidth));
  }

  /** One player of each group. */
  #estimates(sums: Float64Array): (PlayerEquity & { halfWidth: number })[] {
    const slope = this.#slope(sums);
    const samples = sums[SAMPLES];
    const weight = orOne(sums[WEIGHT]);
    const boards = orOne(sums[BOARDS]);
    return this.#sizes.map((size, group) => {
      const at = FIRST_GROUP + GROUP * group;
      /** A mean, less the control's error. */
      const mean = (sum: number, control: number, all: number): number =>
        Math.min(1, Math.max(0, sum / weight + slope * (all / boards - control / weight)));
      const won = mean(sums[at + WINS + X], sums[at + WINS + G], sums[at + ALL_WINS] / size);
      const tied = mean(sums[at + TIES + X], sums[at + TIES + G], sums[at + ALL_TIES] / size);
      const width = (from: number) => widthOf(sums, from, sums[WEIGHT], sums[SQUARES], slope);
      const counted = size * (this.#controlled ? boards : weight);
      return {
        wins: won * samples,
        ties: tied * samples,
        equity: mean(sums[at + X], sums[at + G], sums[at + ALL_G]),
        halfWidth: width(at),
        winsHalfWidth: width(at + WINS),
        tiesHalfWidth: width(at + TIES),
        categories: Array.from(
          sums.subarray(at + OWN_CATEGORIES, at + CATEGORIES_WX),
          (deals) => (deals / counted) * samples,
        ),
        categoryHalfWidths: CATEGORIES.map((_, category) =>
          this.#controlled
            ? 0
            : weightedHalfWidth(
                sums[at + OWN_CATEGORIES + category] / size,
                sums[at + CATEGORIES_WX + category] / size,
                sums[at + CATEGORIES_XX + category] / (size * size),
                sums[WEIGHT],
                sums[SQUARES],
              ),
        ),
      };
    });
  }

  #next(sums: Float64Array): Map<Card, NextEquity> {
    const slope = this.#slope(sums);
    const toCome = 5 - this.#spot.board.length;
    const cards = toCome === 1 || toCome === 2 ? this.#unseen : [];
    return new Map(
      cards.map((card) => {
        const at = FIRST_GROUP + GROUP * this.#sizes.length + NEXT * card;
        const drawn = sums[at + NEXT_WEIGHT];
        const mean = (sum: number) => sum / orOne(drawn);
        const error = sums[at + NEXT_ALL_G] / orOne(sums[at + NEXT_BOARDS]) - mean(sums[at + G]);
        const ofAll = drawn / orOne(sums[WEIGHT]);
        return [
          card,
          {
            equity: Math.min(1, Math.max(0, mean(sums[at + X]) + slope * error)),
            halfWidth: widthOf(sums, at, drawn, sums[at + NEXT_SQUARES], slope),
            wins: mean(sums[at + NEXT_WINS]) * ofAll * sums[SAMPLES],
            of: ofAll * sums[SAMPLES],
            probability: this.#controlled ? 1 / this.#unseen.length : ofAll / toCome,
          },
        ];
      }),
    );
  }

  /* -------------------------------------------------------------------------------- control -- */

  /** Adds the control over all boards, or before the flop over those of one class. */
  #countControl(piece: number, sums: Float64Array): void {
    const { board } = this.#spot;
    if (board.length === 0) {
      const boardClass = this.#boards[piece];
      eachBoard(this.#field, boardClass, (row, boards) => {
        this.#addControl(row, boardClass.suit, boards, sums);
      });
      return;
    }
    const result: BoardResult = { deals: 1, wins: 0, share: 0, winners: 0 };
    const counter = {
      deal: (card: Card) => {
        this.#field.deal(card);
      },
      takeBack: (card: Card) => {
        this.#field.takeBack(card);
      },
      count: (row: number) => {
        this.#addControl(row, this.#field.flushSuit(), 1, sums);
        result.share = this.#controls[0];
        return result;
      },
    };
    const credit = (card: Card, { share }: Readonly<BoardResult>) => {
      const at = FIRST_GROUP + GROUP * this.#sizes.length + NEXT * card;
      sums[at + NEXT_BOARDS]++;
      sums[at + NEXT_ALL_G] += share;
    };
    for (const _ of countRunOuts(board, this.#unseen, counter, { credit })) continue;
  }

  #addControl(row: number, flushSuit: number, boards: number, sums: Float64Array): void {
    const open = this.#open;
    const field = this.#field;
    open.compare(row, flushSuit, flushSuit < 0 ? 0 : field.board[flushSuit]);
    field.compare(row, flushSuit, open.best);
    this.#control();
    const sharing = seatsIn(open.winners);
    sums[BOARDS] += boards;
    for (let index = 0; index < open.seats.length; index++) {
      const group = this.#groups[open.seats[index]];
      const at = FIRST_GROUP + GROUP * group;
      sums[at + OWN_CATEGORIES + CATEGORY_OF[open.strengths[index]]] += boards;
      if (((open.winners >> open.seats[index]) & 1) === 0) continue;
      const wins = sharing === 1 ? this.#behind : 0;
      sums[at + ALL_G] += boards * this.#controls[group];
      sums[at + ALL_WINS] += boards * wins;
      sums[at + ALL_TIES] += boards * (this.#notAhead - wins);
    }
    const at = FIRST_GROUP + GROUP * this.#fieldGroup;
    sums[at + ALL_G] += boards * this.#controls[this.#fieldGroup];
    sums[at + ALL_WINS] += boards * (1 - this.#notAhead);
    if (!this.#categories) return;
    const each = (boards * this.#many) / (field.below + field.equal + field.above);
    const from = at + OWN_CATEGORIES;
    field.addCategories(row, flushSuit, sums.subarray(from, from + CATEGORIES.length), each);
  }

  /**
   * The plainer figure for the board that was compared last: the field's players independent, each
   * behind, level or ahead as often as his hands are.
   */
  #control(): void {
    const { below, equal, above } = this.#field;
    const many = this.#many;
    const { winners } = this.#open;
    const sharing = seatsIn(winners);
    const all = below + equal + above;
    const perHand = 1 / all;
    this.#behind = power(below * perHand, many);
    this.#notAhead = equal === 0 ? this.#behind : power((below + equal) * perHand, many);
    // How many are level follows the binomial distribution.
    let share = this.#behind;
    let deals = this.#behind;
    for (let level = 1; deals > 0 && equal > 0 && level <= many; level++) {
      deals *= ((equal / below) * (many - level + 1)) / level;
      share += (deals * sharing) / (sharing + level);
    }
    if (below === 0) share = (this.#notAhead * sharing) / (sharing + many);
    this.#share = share;
    this.#allot(this.#controls, this.#share);
  }

  /** Gives the open hands that are best their `share`, and the field the rest, by player of each group. */
  #allot(to: Float64Array, share: number): void {
    const { seats, winners } = this.#open;
    const each = share / seatsIn(winners);
    to.fill(0);
    for (let index = 0; index < seats.length; index++) {
      const seat = seats[index];
      if ((winners >> seat) & 1) to[this.#groups[seat]] += each;
    }
    if (this.#many > 0) to[this.#fieldGroup] += 1 - share;
    for (let group = 0; group < to.length; group++) to[group] /= this.#sizes[group];
  }

  /* --------------------------------------------------------------------------------- drawing -- */

  #drawBatch(batch: number, sums: Float64Array): void {
    const dice = new Dice(this.#seed, batch);
    const field = this.#field;
    const { next } = rowLookup();
    const state = stateOf(this.#spot.board);
    const toCome = 5 - this.#spot.board.length;
    sums[SAMPLES] += BATCH;
    for (let drawn = 0; drawn < BATCH; drawn++) {
      const weight = this.#drawHands(dice);
      if (weight === 0) continue;
      sums[WEIGHT] += weight;
      sums[SQUARES] += weight * weight;
      this.#takeHands();
      let row = state;
      for (let index = 0; index < toCome; index++) {
        const card = this.#drawCard(dice);
        this.#used[card] = this.#deal;
        this.#drawnBoard[index] = card;
        field.deal(card);
        row = next[13 * row + rankOf(card)];
      }
      this.#book(dice, row, weight, sums);
      for (let index = 0; index < toCome; index++) field.takeBack(this.#drawnBoard[index]);
      this.#layDownHands();
    }
  }

  /**
   * Deals each range a hand out of those that the ranges before leave. Returns the deal's weight: the
   * part of its own that each range keeps, multiplied; 0 where one keeps none.
   */
  #drawHands(dice: Dice): number {
    const used = this.#used;
    const deal = ++this.#deal;
    let weight = 1;
    for (let which = 0; which < this.#ranges.length; which++) {
      const range = this.#ranges[which];
      const total = range.upTo[range.upTo.length - 1];
      let kept = which === 0 ? 1 : this.#kept(range, 2 * which) / total;
      let at: number;
      if (kept >= LEAST_KEPT) {
        do at = drawCombo(range, dice.fraction() * total);
        while (this.#isUsed(range.combos[at]));
      } else {
        const left = this.#listKept(range);
        kept = left[left.length - 1] / total;
        if (kept === 0) return 0;
        at = placeOf(left, dice.fraction() * left[left.length - 1]);
      }
      weight *= kept;
      const [a, b] = COMBOS[range.combos[at]];
      used[a] = deal;
      used[b] = deal;
      this.#heldCards[2 * which] = a;
      this.#heldCards[2 * which + 1] = b;
      this.#drawnHands[which] = at;
    }
    return weight;
  }

  /** The weight of a range's hands without any of the first `cards` cards that are held. */
  #kept({ weights, byCard, upTo }: Drawn, cards: number): number {
    let kept = upTo[upTo.length - 1];
    for (let first = 0; first < cards; first++) {
      const card = this.#heldCards[first];
      kept -= byCard[card];
      // A hand of two cards that are held has been taken off twice.
      for (let second = 0; second < first; second++) {
        kept += weights[comboIndex(card, this.#heldCards[second])];
      }
    }
    return kept;
  }

  /** The same summed up hand by hand, as running sums: nothing stays nothing. */
  #listKept({ combos, weights }: Drawn): Float64Array {
    let kept = 0;
    return Float64Array.from(combos, (combo) => (kept += this.#isUsed(combo) ? 0 : weights[combo]));
  }

  #isUsed(combo: number): boolean {
    const [a, b] = COMBOS[combo];
    return this.#used[a] === this.#deal || this.#used[b] === this.#deal;
  }

  #takeHands(): void {
    for (let which = 0; which < this.#ranges.length; which++) {
      const { index, pairs, held } = this.#ranges[which];
      const at = this.#drawnHands[which];
      this.#open.replace(index, pairs[at], held, at);
      this.#field.take(this.#heldCards[2 * which]);
      this.#field.take(this.#heldCards[2 * which + 1]);
    }
  }

  #layDownHands(): void {
    for (let index = 0; index < 2 * this.#ranges.length; index++) {
      this.#field.putBack(this.#heldCards[index]);
    }
  }

  /** A card that is neither on the board nor in an open hand. */
  #drawCard(dice: Dice): Card {
    const unseen = this.#unseen;
    for (;;) {
      const card = unseen[dice.below(unseen.length)];
      if (this.#used[card] !== this.#deal) return card;
    }
  }

  /** Compares what has been dealt, and adds it. */
  #book(dice: Dice, row: number, weight: number, sums: Float64Array): void {
    const open = this.#open;
    const field = this.#field;
    const flushSuit = field.flushSuit();
    open.compare(row, flushSuit, flushSuit < 0 ? 0 : field.board[flushSuit]);
    const sharing = seatsIn(open.winners);
    if (this.#many > 0) {
      field.compare(row, flushSuit, open.best);
      this.#control();
    }
    this.#allot(this.#shares, this.#meetField(dice, row, flushSuit, sharing));
    for (const parts of [this.#wins, this.#ties, this.#controlWins, this.#controlTies]) parts.fill(0);
    this.#ended.fill(0);
    this.#bookOpen(weight, sums, sharing);
    if (this.#many > 0) this.#bookField(dice, row, flushSuit, weight, sums);
    for (let group = 0; group < this.#sizes.length; group++) {
      const at = FIRST_GROUP + GROUP * group;
      const control = this.#controlled ? 1 / this.#sizes[group] : 0;
      const wins = this.#wins[group] / this.#sizes[group];
      const ties = this.#ties[group] / this.#sizes[group];
      const g = this.#controlled ? this.#controls[group] : 0;
      addMoments(sums, at, weight, this.#shares[group], g);
      addMoments(sums, at + WINS, weight, wins, control * this.#controlWins[group]);
      addMoments(sums, at + TIES, weight, ties, control * this.#controlTies[group]);
    }
    const toCome = 5 - this.#spot.board.length;
    for (let index = 0; toCome < 3 && index < toCome; index++) {
      const at = FIRST_GROUP + GROUP * this.#sizes.length + NEXT * this.#drawnBoard[index];
      addMoments(sums, at, weight, this.#shares[0], this.#controlled ? this.#controls[0] : 0);
      if (open.winners === 1) sums[at + NEXT_WINS] += weight * this.#won;
      sums[at + NEXT_WEIGHT] += weight;
      sums[at + NEXT_SQUARES] += weight * weight;
    }
  }

  /**
   * Deals the field hands that are not ahead, and multiplies the chances of that. Returns what is left
   * to the open hands.
   */
  #meetField(dice: Dice, row: number, flushSuit: number, sharing: number): number {
    if (this.#many < 2) {
      // With one player of the field or none the plainer figure is the true one.
      this.#won = this.#behind;
      this.#notBeaten = this.#notAhead;
      this.#level = this.#notAhead - this.#behind;
      return this.#share;
    }
    const field = this.#field;
    const { best } = this.#open;
    const cards = this.#fieldCards;
    let notAhead = field.below + field.equal;
    let pairs = notAhead + field.above;
    let left = this.#cardsLeft;
    let chance = 1;
    let level = 0;
    let taken = 0;
    field.limit(row, best);
    this.#round++;
    for (let player = 0; player < this.#many; player++) {
      const own = notAhead / pairs;
      const isBehind = chance * power(own, this.#many - player) >= LEAST_CHANCE;
      let a: Card;
      let b: Card;
      let strength: number;
      do {
        a = this.#drawForField(dice);
        do b = this.#drawForField(dice);
        while (a === b);
        strength = this.#strengthOf(a, b, row, flushSuit);
      } while (isBehind && strength > best);
      chance = strength > best ? 0 : isBehind ? chance * own : chance;
      if (chance === 0) break;
      if (strength === best) level++;
      if (player === this.#many - 1) break;
      notAhead -= field.partners(a, flushSuit, best) + field.partners(b, flushSuit, best) - 1;
      left -= 2;
      pairs = (left * (left - 1)) / 2;
      for (const card of [a, b]) {
        field.take(card);
        this.#inField[card] = this.#round;
        cards[taken++] = card;
      }
    }
    while (taken > 0) field.putBack(cards[--taken]);
    this.#won = level === 0 ? chance : 0;
    this.#notBeaten = chance;
    this.#level = level * chance;
    return (chance * sharing) / (sharing + level);
  }

  /** A card of the deck that no player of the field has in this round. */
  #drawForField(dice: Dice): Card {
    for (;;) {
      const card = this.#drawCard(dice);
      if (this.#inField[card] !== this.#round) return card;
    }
  }

  #strengthOf(a: Card, b: Card, row: number, flushSuit: number): number {
    if (flushSuit >= 0) {
      let suited = this.#field.board[flushSuit];
      if (suitOf(a) === flushSuit) suited |= 1 << rankOf(a);
      if (suitOf(b) === flushSuit) suited |= 1 << rankOf(b);
      const flush = FLUSH_STRENGTH[suited];
      if (flush !== 0) return flush;
    }
    return rowLookup().strengths[RANK_PAIRS * row + rankPair(rankOf(a), rankOf(b))];
  }

  #bookOpen(weight: number, sums: Float64Array, sharing: number): void {
    const { seats, strengths, winners } = this.#open;
    for (let index = 0; index < seats.length; index++) {
      const group = this.#groups[seats[index]];
      if (!this.#controlled) this.#bookCategory(group, CATEGORY_OF[strengths[index]], weight, sums);
      if (((winners >> seats[index]) & 1) === 0) continue;
      const won = sharing === 1 ? this.#won : 0;
      const behind = sharing === 1 ? this.#behind : 0;
      this.#wins[group] += won;
      this.#ties[group] += this.#notBeaten - won;
      this.#controlWins[group] += behind;
      this.#controlTies[group] += this.#notAhead - behind;
    }
  }

  #bookCategory(group: number, category: number, weight: number, sums: Float64Array): void {
    const at = FIRST_GROUP + GROUP * group + category;
    const others = this.#ended[CATEGORIES.length * group + category]++;
    sums[at + OWN_CATEGORIES] += weight;
    sums[at + CATEGORIES_WX] += weight * weight;
    // One more than x of them: the square grows by 2x + 1.
    sums[at + CATEGORIES_XX] += weight * weight * (2 * others + 1);
  }

  /** Deals the field as it comes, for what its players hold and how often they tie with each other. */
  #bookField(dice: Dice, row: number, flushSuit: number, weight: number, sums: Float64Array): void {
    let best = this.#open.best;
    let sharing = 0;
    this.#round++;
    for (let player = 0; player < this.#many; player++) {
      const a = this.#drawForField(dice);
      this.#inField[a] = this.#round;
      const b = this.#drawForField(dice);
      this.#inField[b] = this.#round;
      const strength = this.#strengthOf(a, b, row, flushSuit);
      if (!this.#controlled) {
        this.#bookCategory(this.#fieldGroup, CATEGORY_OF[strength], weight, sums);
      }
      if (strength > best) {
        best = strength;
        sharing = 1;
      } else if (strength === best && sharing > 0) sharing++;
    }
    this.#wins[this.#fieldGroup] += 1 - this.#notBeaten - (sharing > 1 ? 1 : 0);
    this.#ties[this.#fieldGroup] += this.#level + (sharing > 1 ? sharing : 0);
    this.#controlWins[this.#fieldGroup] += 1 - this.#notAhead;
  }
}

/** A power with a small whole exponent. */
function power(base: number, exponent: number): number {
  let product = 1;
  for (let times = 0; times < exponent; times++) product *= base;
  return product;
}

function addMoments(sums: Float64Array, at: number, weight: number, x: number, g: number): void {
  const wx = weight * x;
  sums[at + X] += wx;
  sums[at + WX] += weight * wx;
  sums[at + XX] += wx * wx;
  sums[at + G] += g;
  sums[at + GG] += g * g;
  sums[at + XG] += x * g;
}

/** Half of the interval of a weighted mean, less the control's error. */
function widthOf(sums: Float64Array, at: number, weight: number, squares: number, slope: number): number {
  const sum = sums[at + X] - slope * sums[at + G];
  const linear = sums[at + WX] - slope * sums[at + G];
  const square = sums[at + XX] - 2 * slope * sums[at + XG] + slope * slope * sums[at + GG];
  return weightedHalfWidth(sum, linear, square, weight, squares);
}

/** What to divide by where there may be nothing to divide. */
function orOne(sum: number): number {
  return sum === 0 ? 1 : sum;
}

function drawnFrom(weights: Float64Array, index: number): Drawn {
  const combos = Uint16Array.from(COMBOS.keys()).filter((combo) => weights[combo] > 0);
  const holes = Array.from(combos, (combo) => COMBOS[combo]);
  const byCard = new Float64Array(52);
  let total = 0;
  const upTo = Float64Array.from(combos, (combo) => {
    for (const card of COMBOS[combo]) byCard[card] += weights[combo];
    return (total += weights[combo]);
  });
  return { index, combos, held: heldRanks(holes), pairs: rankPairs(holes), weights, byCard, upTo };
}

/** The place of the combo at which a range's running sum passes `wanted`. */
function drawCombo({ combos, upTo }: Drawn, wanted: number): number {
  const total = upTo[upTo.length - 1];
  // Where all weigh the same, as they mostly do, the guess is right.
  const guess = Math.floor((wanted / total) * combos.length);
  const isRight = wanted < upTo[guess] && (guess === 0 || wanted >= upTo[guess - 1]);
  return isRight ? guess : placeOf(upTo, wanted);
}

/** The first place at which running sums pass `wanted`. */
function placeOf(upTo: Float64Array, wanted: number): number {
  let low = 0;
  let high = upTo.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (upTo[middle] > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}
