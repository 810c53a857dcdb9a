import { DECK, rankOf, suitOf, type Card } from '../../src/poker/card';
import { classText } from '../../src/poker/combos';
import { Dice } from '../../src/poker/dice';
import { FLUSH_STRENGTH, strengthOfRanks } from '../../src/poker/hand';

/** A hand's share of the pots against four random hands, over the deals that it had. */
export interface Shares {
  readonly dealt: number;
  readonly equity: number;
  /** The standard error of the equity. */
  readonly error: number;
}

const PLAYERS = 5;

function nameOf(a: Card, b: Card): string {
  const [high, low] = [Math.max(rankOf(a), rankOf(b)), Math.min(rankOf(a), rankOf(b))];
  return classText({ high, low, suitedness: high === low ? '' : suitOf(a) === suitOf(b) ? 's' : 'o' });
}

const NAMES = DECK.map((a) => DECK.map((b) => nameOf(a, b)));
const CLASSES = [...new Set(NAMES.flat())];
const CLASS_OF = NAMES.map((row) => Uint8Array.from(row, (name) => CLASSES.indexOf(name)));

/** Deals five random hands and a board `deals` times. Each hand of a deal is one against four. */
export function sampleAgainstFour(deals: number, seed: number): ReadonlyMap<string, Shares> {
  const dice = new Dice(seed, PLAYERS);
  const cards = Uint8Array.from(DECK);
  const dealt = new Float64Array(CLASSES.length);
  const sum = new Float64Array(CLASSES.length);
  const squares = new Float64Array(CLASSES.length);
  const strengths = new Int32Array(PLAYERS);
  const suits = new Int32Array(4);
  for (let deal = 0; deal < deals; deal++) {
    for (let at = 0; at < 2 * PLAYERS + 5; at++) {
      const other = at + dice.below(52 - at);
      const card = cards[at];
      cards[at] = cards[other];
      cards[other] = card;
    }
    let [once, twice, thrice, four] = [0, 0, 0, 0];
    suits.fill(0);
    for (let at = 2 * PLAYERS; at < 2 * PLAYERS + 5; at++) {
      const bit = 1 << (cards[at] >> 2);
      suits[cards[at] & 3] |= bit;
      four |= thrice & bit;
      thrice |= twice & bit;
      twice |= once & bit;
      once |= bit;
    }
    let best = 0;
    let winners = 0;
    for (let player = 0; player < PLAYERS; player++) {
      const [a, b] = [cards[2 * player], cards[2 * player + 1]];
      const [x, y] = [1 << (a >> 2), 1 << (b >> 2)];
      const suited = (a & 3) === (b & 3);
      const flush = suited
        ? FLUSH_STRENGTH[suits[a & 3] | x | y]
        : FLUSH_STRENGTH[suits[a & 3] | x] || FLUSH_STRENGTH[suits[b & 3] | y];
      let strength: number = flush;
      if (strength === 0) {
        const [one, two, three] = [once | x, twice | (once & x), thrice | (twice & x)];
        strength = strengthOfRanks(one | y, two | (one & y), three | (two & y), four | (thrice & x) | (three & y));
      }
      strengths[player] = strength;
      if (strength > best) [best, winners] = [strength, 1];
      else if (strength === best) winners++;
    }
    for (let player = 0; player < PLAYERS; player++) {
      const own = CLASS_OF[cards[2 * player]][cards[2 * player + 1]];
      dealt[own]++;
      if (strengths[player] !== best) continue;
      sum[own] += 1 / winners;
      squares[own] += 1 / winners ** 2;
    }
  }
  return new Map(
    CLASSES.map((name, at) => {
      const equity = sum[at] / dealt[at];
      const error = Math.sqrt((squares[at] / dealt[at] - equity ** 2) / dealt[at]);
      return [name, { dealt: dealt[at], equity, error }];
    }),
  );
}
