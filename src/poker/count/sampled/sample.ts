import { rankOf, suitOf, type Card, type Hole } from '../../card';
import { COMBOS } from '../../combos';
import { categoriesOf } from '../../deck';
import { Dice } from '../../dice';
import { CATEGORY_OF, countBits, FLUSH_STRENGTH } from '../../hand';
import { playersOf, type Spot } from '../../spot';
import { Board, KnownHands } from '../board/board';
import { boardClasses, eachBoard, type BoardClass } from '../board/boardClasses';
import { Field, LEAST_FLUSH } from '../board/field';
import { NATURAL_RANKS, RANK_PAIRS } from '../board/rows';
import { countRunOuts, stateOf } from '../board/runOuts';
import type { LongCount } from '../longCount';
import { fallingOf, weightsOf } from '../seats';
import { CARDS, seatsIn, type BoardResult, type Equity, type NextEquity, type PlayerEquity } from '../tally';
import { Dealer } from './dealer';
import { BATCH, MOST_BATCHES, sampledPart, seedOf, weightedHalfWidth, writePlayer } from './estimate';

/*
 * Samples independent deals if there are too many to enumerate. Each deal is hands, then a board.
 *
 * The field is the players with any two cards. In an ordinary deck the sample computes the chance that no field player
 * is ahead of the best known or range hand: it deals each field player in turn one of the hands that are not ahead, and
 * multiplies the chances. With wild cards, field players are dealt hands like all others.
 *
 * Without ranges, most of the variance comes from the board. A control variate removes that part: the equity as if
 * field players were dealt independently of each other. Its mean over all boards is counted exactly, and only the
 * difference is sampled. See A. B. Owen, Monte Carlo theory, methods and examples, chapter 8.
 */

/** If the chance that no field player is ahead is smaller than this, the field is dealt any hands. */
const LEAST_CHANCE = 1 / 128;

/*
 * The layout of the sums. First the number of deals, the sum of their weights w, the sum of w², and the number of
 * boards whose control was counted.
 */
const SAMPLES = 0;
const WEIGHT = 1;
const SQUARES = 2;
const BOARDS = 3;
const FIRST_GROUP = 4;

/* For a share x and its control g: the sums of wx, w²x, w²x², g, g², xg. Without a control g is 0. */
const SHARE = 0;
const WEIGHTED_SHARE = 1;
const SHARE_SQUARED = 2;
const CONTROL = 3;
const CONTROL_SQUARED = 4;
const SHARE_BY_CONTROL = 5;
const MOMENTS = 6;

/* For each group of players with the same kind of hand: the moments of a player's share, then of the part of a deal
   that one player wins, then of the part that one player ties. */
const WINS = MOMENTS;
const TIES = 2 * MOMENTS;
/* Then the sums of the control over all boards: one player's share, and wins and ties of the whole group. */
const ALL_SHARES = 3 * MOMENTS;
const ALL_WINS = ALL_SHARES + 1;
const ALL_TIES = ALL_SHARES + 2;
/* Last, for the number x of players who end with each category: wx by category, then w²x, then w²x². */
const ENDINGS = ALL_SHARES + 3;

/* After the groups, for each possible next card: the moments of hero's share, then these sums. */
const NEXT_WINS = MOMENTS;
const NEXT_WEIGHT = MOMENTS + 1;
const NEXT_SQUARES = MOMENTS + 2;
const NEXT_BOARDS = MOMENTS + 3;
const NEXT_ALL_SHARES = MOMENTS + 4;
const NEXT = MOMENTS + 5;

/** A sampled count in numbered batches. The same batch of the same spot always has the same deals. */
export class Sample implements LongCount {
  readonly method = 'sampled';
  readonly pieces: number = Infinity;
  readonly #spot: Spot;
  readonly #seed: number;
  readonly #unseen: readonly Card[];
  readonly #board: Board;
  readonly #dealer: Dealer;
  /** The open hands: players who are dealt a hand. Known hands, ranges and, with wild cards, any two cards. */
  readonly #open: KnownHands;
  /** For each range its place among the open hands. */
  readonly #places: readonly number[];
  /** The places among the open hands that hold any two cards. */
  readonly #anyTwo: readonly number[];
  readonly #field: Field;
  readonly #many: number;
  readonly #partners = new Partners();
  /** Cards in the deck once the board and the open hands are dealt. */
  readonly #cardsLeft: number;
  /** Whether the mean of the control is counted: there is a field and there are no ranges. */
  readonly #controlled: boolean;
  /** Before the flop: all boards in classes, each a piece of the control's count. */
  readonly #boards: readonly BoardClass[];
  /** The group of each seat. Seats with the same kind of hand share a group: A♥K♦ v random v random has 0, 1, 1. */
  readonly #groups: readonly number[];
  readonly #sizes: readonly number[];
  readonly #fieldGroup: number;
  /** Whether final hands are counted by category. */
  readonly #categories: boolean;
  readonly #kinds: number;
  readonly #group: number;

  /* The state of one deal. */
  /** For each card the last round in which a field player was dealt it. */
  readonly #inField = new Int32Array(CARDS);
  readonly #drawnBoard: Card[] = [];
  readonly #fieldCards: Card[] = [];
  /** How many times the field has been dealt hands. */
  #round = 0;
  /** For each group one player's share. */
  readonly #shares: Float64Array;
  /** For each group the control of `#shares`. */
  readonly #controls: Float64Array;
  /** For each group the part of the deal that its players win together. */
  readonly #wins: Float64Array;
  /** For each group the part of the deal that its players tie, summed over the players. */
  readonly #ties: Float64Array;
  /** For each group the control of `#wins`. */
  readonly #controlWins: Float64Array;
  /** For each group the control of `#ties`. */
  readonly #controlTies: Float64Array;
  /** How many players of a group have ended with each category in this deal, at `[kinds × group + category]`. */
  readonly #ended: Uint8Array;
  /** The chance that every field player is behind the best open hand. */
  #won = 0;
  /** The chance that no field player is ahead of the best open hand. */
  #notBeaten = 0;
  /** How many field players tie the best open hand, times `#notBeaten`. */
  #level = 0;
  /** The control of `#won`; 1 if there is no field. */
  #behind = 1;
  /** The control of `#notBeaten`; 1 if there is no field. */
  #notAhead = 1;
  /** The control of the open hands' share; 1 if there is no field. */
  #share = 1;

  constructor(spot: Spot, unseen: readonly Card[], categories: boolean) {
    const { board, wild } = spot;
    const players = playersOf(spot);
    // At least one hand has to be dealt.
    const allRandom = wild === undefined && players.every(({ kind }) => kind === 'random');
    const isRange = (seat: number) => players[seat].kind === 'range' || (allRandom && seat === 0);
    const seats = Array.from(players.keys()).filter(
      (seat) => wild !== undefined || players[seat].kind === 'hand' || isRange(seat),
    );
    const ranges = seats.filter(isRange).map((seat) => ({ seat, weights: weightsOf(players[seat], unseen, wild) }));
    // A range starts with any combo, which the first deal replaces.
    const holes = seats.map((seat): Hole => (players[seat].kind === 'hand' ? players[seat].cards : COMBOS[0]));
    this.#spot = spot;
    this.#seed = seedOf(spot);
    this.#unseen = unseen;
    this.#categories = categories;
    this.#kinds = categoriesOf(wild).length;
    this.#group = ENDINGS + 3 * this.#kinds;
    this.#board = new Board(wild);
    for (const card of board) this.#board.deal(card);
    this.#dealer = new Dealer(ranges, unseen, wild);
    this.#open = new KnownHands(seats, holes, wild);
    this.#places = this.#dealer.seats.map((seat) => seats.indexOf(seat));
    this.#anyTwo = Array.from(seats.keys()).filter((at) => players[seats[at]].kind === 'random' && !isRange(seats[at]));
    this.#field = new Field(unseen, this.#board.rows);
    this.#many = players.length - seats.length;
    this.#cardsLeft = unseen.length - (5 - board.length) - 2 * ranges.length;
    this.#controlled = ranges.length === 0 && this.#many > 0;
    this.#boards = this.#controlled ? boardClasses(this.#field, this.#open) : [];
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
    this.#ended = new Uint8Array(this.#kinds * kinds.length);
  }

  count(piece: number): Float64Array {
    const sums = new Float64Array(this.#nextAt(CARDS as Card));
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

  /** Wins, ties and categories are estimates too, scaled to the number of sampled deals. */
  equity(sums: Float64Array): Equity {
    const groups = this.#estimates(sums);
    const players = this.#groups.map((group) => groups[group]);
    return { players, of: sums[SAMPLES], samples: sums[SAMPLES], next: this.#next(sums) };
  }

  /** The place where the sums of a possible next card begin. */
  #nextAt(card: Card): number {
    return FIRST_GROUP + this.#group * this.#sizes.length + NEXT * card;
  }

  /** The number of the first batch: the pieces of the control come before the batches. */
  get #firstBatch(): number {
    if (!this.#controlled) return 0;
    return this.#spot.board.length === 0 ? this.#boards.length : 1;
  }

  /* ------------------------------------------------------------------------------ estimates -- */

  /** The factor by which the control's error is subtracted: one for all players, with the least variance. */
  #slope(sums: Float64Array): number {
    if (!this.#controlled) return 0;
    let together = 0;
    let own = 0;
    this.#sizes.forEach((size, group) => {
      const at = FIRST_GROUP + this.#group * group;
      together += size * (sums[at + SHARE_BY_CONTROL] - (sums[at + SHARE] * sums[at + CONTROL]) / sums[SAMPLES]);
      own += size * (sums[at + CONTROL_SQUARED] - (sums[at + CONTROL] * sums[at + CONTROL]) / sums[SAMPLES]);
    });
    return own > 0 ? together / own : 0;
  }

  #widest(sums: Float64Array): number {
    return Math.max(...this.#estimates(sums).map(({ halfWidth }) => halfWidth));
  }

  /** The estimates for one player of each group. */
  #estimates(sums: Float64Array): (PlayerEquity & { halfWidth: number })[] {
    const slope = this.#slope(sums);
    const samples = sums[SAMPLES];
    const weight = orOne(sums[WEIGHT]);
    const boards = orOne(sums[BOARDS]);
    return this.#sizes.map((size, group) => {
      const at = FIRST_GROUP + this.#group * group;
      /** The mean of a sum, less the control's error. */
      const mean = (sum: number, control: number, all: number): number =>
        Math.min(1, Math.max(0, sum / weight + slope * (all / boards - control / weight)));
      const won = mean(sums[at + WINS + SHARE], sums[at + WINS + CONTROL], sums[at + ALL_WINS] / size);
      const tied = mean(sums[at + TIES + SHARE], sums[at + TIES + CONTROL], sums[at + ALL_TIES] / size);
      const width = (from: number) => widthOf(sums, from, sums[WEIGHT], sums[SQUARES], slope);
      const counted = size * (this.#controlled ? boards : weight);
      return {
        wins: won * samples,
        ties: tied * samples,
        equity: mean(sums[at + SHARE], sums[at + CONTROL], sums[at + ALL_SHARES]),
        halfWidth: width(at),
        winsHalfWidth: width(at + WINS),
        tiesHalfWidth: width(at + TIES),
        categories: Array.from(
          sums.subarray(at + ENDINGS, at + ENDINGS + this.#kinds),
          (deals) => (deals / counted) * samples,
        ),
        categoryHalfWidths: Array.from({ length: this.#kinds }, (_, category) =>
          this.#controlled
            ? 0
            : weightedHalfWidth(
                sums[at + ENDINGS + category] / size,
                sums[at + ENDINGS + this.#kinds + category] / size,
                sums[at + ENDINGS + 2 * this.#kinds + category] / (size * size),
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
    const cards = fallingOf(this.#spot, this.#unseen);
    return new Map(
      cards.map((card) => {
        const at = this.#nextAt(card);
        const drawn = sums[at + NEXT_WEIGHT];
        const mean = (sum: number) => sum / orOne(drawn);
        const error = sums[at + NEXT_ALL_SHARES] / orOne(sums[at + NEXT_BOARDS]) - mean(sums[at + CONTROL]);
        const ofAll = drawn / orOne(sums[WEIGHT]);
        return [
          card,
          {
            equity: Math.min(1, Math.max(0, mean(sums[at + SHARE]) + slope * error)),
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

  /** Adds the control over all boards; before the flop, over the boards of one class. */
  #countControl(piece: number, sums: Float64Array): void {
    const { board } = this.#spot;
    if (board.length === 0) {
      eachBoard(this.#field, this.#board, this.#boards[piece], (_, boards) => this.#addControl(boards, sums));
      this.#board.suits.fill(0);
      return;
    }
    const result: BoardResult = { deals: 1, wins: 0, share: 0, winners: 0 };
    const counter = {
      deal: (card: Card) => this.#deal(card),
      takeBack: (card: Card) => this.#takeBack(card),
      count: (row: number) => {
        this.#board.settle(row);
        this.#addControl(1, sums);
        result.share = this.#controls[0];
        return result;
      },
    };
    const credit = (card: Card, { share }: Readonly<BoardResult>) => {
      const at = this.#nextAt(card);
      sums[at + NEXT_BOARDS]++;
      sums[at + NEXT_ALL_SHARES] += share;
    };
    for (const _ of countRunOuts(board, this.#unseen, counter, { credit })) continue;
  }

  /** Moves a card from the deck to the board, or back. */
  #deal(card: Card): void {
    this.#board.deal(card);
    if (this.#many > 0) this.#field.take(card);
  }

  #takeBack(card: Card): void {
    this.#board.takeBack(card);
    if (this.#many > 0) this.#field.putBack(card);
  }

  /** Adds the control on the current board, `boards` times. */
  #addControl(boards: number, sums: Float64Array): void {
    const open = this.#open;
    const ofField = FIRST_GROUP + this.#group * this.#fieldGroup;
    const endings = this.#categories ? sums.subarray(ofField + ENDINGS, ofField + ENDINGS + this.#kinds) : undefined;
    const hands = (this.#cardsLeft * (this.#cardsLeft - 1)) / 2;
    open.compare(this.#board);
    this.#field.compare(this.#board, open.best, endings, (boards * this.#many) / hands);
    this.#control();
    const sharing = seatsIn(open.winners);
    sums[BOARDS] += boards;
    for (let index = 0; index < open.seats.length; index++) {
      const group = this.#groups[open.seats[index]];
      const at = FIRST_GROUP + this.#group * group;
      sums[at + ENDINGS + CATEGORY_OF[open.strengths[index]]] += boards;
      if (((open.winners >> open.seats[index]) & 1) === 0) continue;
      const wins = sharing === 1 ? this.#behind : 0;
      sums[at + ALL_SHARES] += boards * this.#controls[group];
      sums[at + ALL_WINS] += boards * wins;
      sums[at + ALL_TIES] += boards * (this.#notAhead - wins);
    }
    sums[ofField + ALL_SHARES] += boards * this.#controls[this.#fieldGroup];
    sums[ofField + ALL_WINS] += boards * (1 - this.#notAhead);
  }

  /**
   * Sets the control for the board that was compared last. Field players count as independent: if 60% of the hands are
   * behind, both of two field players are behind with a chance of 36%.
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
    // The number of field players who tie follows the binomial distribution.
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

  /** Splits `share` among the best open hands and gives the rest to the field: for one player of each group. */
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
    const { next, ranks, rankOf } = this.#board.rows;
    const dealer = this.#dealer;
    const state = stateOf(this.#spot.board, this.#board.rows);
    const toCome = 5 - this.#spot.board.length;
    sums[SAMPLES] += BATCH;
    for (let drawn = 0; drawn < BATCH; drawn++) {
      const weight = dealer.deal(dice);
      if (weight === 0) continue;
      sums[WEIGHT] += weight;
      sums[SQUARES] += weight * weight;
      this.#takeHands(dice);
      let row = state;
      for (let index = 0; index < toCome; index++) {
        const card = dealer.drawAndTake(dice);
        this.#drawnBoard[index] = card;
        this.#deal(card);
        row = next[ranks * row + rankOf[card]];
      }
      this.#board.settle(row);
      this.#book(dice, weight, sums);
      for (let index = 0; index < toCome; index++) this.#takeBack(this.#drawnBoard[index]);
      this.#layDownHands();
    }
  }

  #takeHands(dice: Dice): void {
    const { holes } = this.#dealer;
    for (let which = 0; which < holes.length; which++) {
      const hole = holes[which];
      this.#open.replace(this.#places[which], hole);
      if (this.#many === 0) continue;
      this.#field.take(hole[0]);
      this.#field.take(hole[1]);
    }
    for (const at of this.#anyTwo) {
      this.#open.replace(at, [this.#dealer.drawAndTake(dice), this.#dealer.drawAndTake(dice)]);
    }
  }

  #layDownHands(): void {
    if (this.#many === 0) return;
    for (const [a, b] of this.#dealer.holes) {
      this.#field.putBack(a);
      this.#field.putBack(b);
    }
  }

  /** Compares the dealt hands and adds the result to the sums. */
  #book(dice: Dice, weight: number, sums: Float64Array): void {
    const open = this.#open;
    const field = this.#field;
    open.compare(this.#board);
    const sharing = seatsIn(open.winners);
    if (this.#many > 0) {
      field.compare(this.#board, open.best);
      this.#control();
    }
    this.#allot(this.#shares, this.#meetField(dice, sharing));
    for (const parts of [this.#wins, this.#ties, this.#controlWins, this.#controlTies]) parts.fill(0);
    this.#ended.fill(0);
    this.#bookOpen(weight, sums, sharing);
    if (this.#many > 0) this.#bookField(dice, weight, sums);
    for (let group = 0; group < this.#sizes.length; group++) {
      const at = FIRST_GROUP + this.#group * group;
      const control = this.#controlled ? 1 / this.#sizes[group] : 0;
      const wins = this.#wins[group] / this.#sizes[group];
      const ties = this.#ties[group] / this.#sizes[group];
      const shareControl = this.#controlled ? this.#controls[group] : 0;
      addMoments(sums, at, weight, this.#shares[group], shareControl);
      addMoments(sums, at + WINS, weight, wins, control * this.#controlWins[group]);
      addMoments(sums, at + TIES, weight, ties, control * this.#controlTies[group]);
    }
    const toCome = 5 - this.#spot.board.length;
    for (let index = 0; toCome < 3 && index < toCome; index++) {
      const at = this.#nextAt(this.#drawnBoard[index]);
      addMoments(sums, at, weight, this.#shares[0], this.#controlled ? this.#controls[0] : 0);
      if (open.winners === 1) sums[at + NEXT_WINS] += weight * this.#won;
      sums[at + NEXT_WEIGHT] += weight;
      sums[at + NEXT_SQUARES] += weight * weight;
    }
  }

  /**
   * Deals field players hands that are not ahead, and multiplies the chances of such hands. Returns the share of the
   * open hands.
   */
  #meetField(dice: Dice, sharing: number): number {
    if (this.#many < 2) {
      // With at most one field player the control is exact.
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
    this.#partners.limit(this.#board, best);
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
        strength = this.#board.strength(a, b);
      } while (isBehind && strength > best);
      chance = strength > best ? 0 : isBehind ? chance * own : chance;
      if (chance === 0) break;
      if (strength === best) level++;
      if (player === this.#many - 1) break;
      notAhead -= this.#partners.of(a, field, this.#board, best) + this.#partners.of(b, field, this.#board, best) - 1;
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

  /** Draws a card that no field player has in this round. */
  #drawForField(dice: Dice): Card {
    for (;;) {
      const card = this.#dealer.draw(dice);
      if (this.#inField[card] !== this.#round) return card;
    }
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
    const at = FIRST_GROUP + this.#group * group + ENDINGS + category;
    const others = this.#ended[this.#kinds * group + category]++;
    sums[at] += weight;
    sums[at + this.#kinds] += weight * weight;
    // From x players to x + 1 the square grows by 2x + 1.
    sums[at + 2 * this.#kinds] += weight * weight * (2 * others + 1);
  }

  /** Deals the field any hands, to sum the categories of its players and how often they tie with each other. */
  #bookField(dice: Dice, weight: number, sums: Float64Array): void {
    let best = this.#open.best;
    let sharing = 0;
    this.#round++;
    for (let player = 0; player < this.#many; player++) {
      const a = this.#drawForField(dice);
      this.#inField[a] = this.#round;
      const b = this.#drawForField(dice);
      this.#inField[b] = this.#round;
      const strength = this.#board.strength(a, b);
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

function addMoments(sums: Float64Array, at: number, weight: number, share: number, control: number): void {
  const weighted = weight * share;
  sums[at + SHARE] += weighted;
  sums[at + WEIGHTED_SHARE] += weight * weighted;
  sums[at + SHARE_SQUARED] += weighted * weighted;
  sums[at + CONTROL] += control;
  sums[at + CONTROL_SQUARED] += control * control;
  sums[at + SHARE_BY_CONTROL] += share * control;
}

/** Half of the 95% interval of a weighted mean, with the control's error subtracted. */
function widthOf(sums: Float64Array, at: number, weight: number, squares: number, slope: number): number {
  const sum = sums[at + SHARE] - slope * sums[at + CONTROL];
  const linear = sums[at + WEIGHTED_SHARE] - slope * sums[at + CONTROL];
  const square =
    sums[at + SHARE_SQUARED] - 2 * slope * sums[at + SHARE_BY_CONTROL] + slope * slope * sums[at + CONTROL_SQUARED];
  return weightedHalfWidth(sum, linear, square, weight, squares);
}

/** A divisor that is never 0. */
function orOne(sum: number): number {
  return sum === 0 ? 1 : sum;
}

/** Counts the hands that hold a given card and are at most as strong as a limit. The deck has no wild cards. */
class Partners {
  /** For each rank a mask of the ranks that make at most the limit with it. */
  readonly #atMost = new Int32Array(13);

  /** Sets the board and the limit. */
  limit({ rows, row }: Board, best: number): void {
    fillAtMost(this.#atMost, rows.strengths, RANK_PAIRS * row, best);
  }

  /** How many cards of the deck make at most `best` with this card, including the card itself. */
  of(card: Card, { deck }: Field, { live, liveSuits, suits }: Board, best: number): number {
    const flushSuit = live > 0 ? liveSuits[0] : -1;
    const rank = rankOf(card);
    const isSuited = suitOf(card) === flushSuit;
    const own = isSuited ? 1 << rank : 0;
    const board = flushSuit < 0 ? 0 : suits[flushSuit] & NATURAL_RANKS;
    const flush = FLUSH_STRENGTH[board | own];
    const byRank = this.#atMost[rank];
    const ranks = flush === 0 ? byRank : flush <= best ? NATURAL_RANKS : 0;
    // The card is counted with those of its suit.
    let partners = isSuited ? 0 : -((ranks >> rank) & 1);
    for (let suit = 0; suit < 4; suit++) {
      if (suit !== flushSuit) partners += countBits(deck[suit] & ranks);
    }
    const suited = flushSuit < 0 ? 0 : deck[flushSuit] & ~own;
    // Whether two of them make a flush with the board is the same for all; most have none to fear.
    if (FLUSH_STRENGTH[board | own | (suited & -suited)] === 0) {
      return partners + countBits(suited & byRank);
    }
    for (let rest = best < LEAST_FLUSH ? 0 : suited; rest !== 0; rest &= rest - 1) {
      if (FLUSH_STRENGTH[board | own | (rest & -rest)] <= best) partners++;
    }
    return partners;
  }
}

function fillAtMost(atMost: Int32Array, strengths: Uint16Array, at: number, best: number): void {
  atMost.fill(0);
  for (let high = 0, pair = at; high < 13; high++) {
    for (let low = 0; low <= high; low++) {
      if (strengths[pair++] > best) continue;
      atMost[high] |= 1 << low;
      atMost[low] |= 1 << high;
    }
  }
}
