import { DECK, formatCard, type Card, type Hole } from '../../poker/card';
import { Dice } from '../../poker/dice';
import { evaluate } from '../../poker/hand';
import { rankOfHand } from '../../poker/flops';
import { COMBOS } from '../../poker/combos';

/*
 * An evening of made-up hands, to try the page with: six players who play by a few plain rules, and not too well.
 */

const HANDS = 212;
const SEED = [2_024, 1_103] as const;
const NAMES = ['Hero', 'Alder', 'Birch', 'Cedar', 'Elm', 'Fir'];
/** In cents, as all amounts here. */
const SMALL = 50;
const BIG = 100;
const STACK = 10_000;
/** The rake as a share of the pot, and its cap. */
const RAKE = 0.05;
const CAP = 300;
/** Sample size for the strength of a hand on a board. */
const RIVALS = 60;
/** How much a player misjudges a hand, 0 to 1. */
const ERROR = 0.22;
const MOST_RAISES = 3;

interface Seat {
  readonly name: string;
  readonly hole: Hole;
  left: number;
  /** Put in on this street, and on all. */
  street: number;
  paid: number;
  hasFolded: boolean;
  hasActed: boolean;
}

/** The hands as PokerStars would have written them; the same every time. */
export function evening(): string {
  const dice = new Dice(...SEED);
  return Array.from({ length: HANDS }, (_, number) => dealHand(number, dice)).join('\n\n\n');
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

function cards(all: readonly Card[]): string {
  return all.map(formatCard).join(' ');
}

function shuffled(dice: Dice): Card[] {
  const deck = [...DECK];
  for (let at = deck.length - 1; at > 0; at--) {
    const other = dice.below(at + 1);
    [deck[at], deck[other]] = [deck[other], deck[at]];
  }
  return deck;
}

/** The part of all hands that a hand beats, 0 to 1. */
function strengthOf(hole: Hole, board: readonly Card[], dice: Dice): number {
  if (board.length === 0) return 1 - rankOfHand(hole).combos / COMBOS.length;
  const taken = new Set([...hole, ...board]);
  const own = evaluate([...hole, ...board]);
  let beaten = 0;
  for (let rival = 0; rival < RIVALS; rival++) {
    const theirs: Card[] = [];
    while (theirs.length < 2) {
      const card = DECK[dice.below(DECK.length)];
      if (!taken.has(card) && !theirs.includes(card)) theirs.push(card);
    }
    const other = evaluate([...theirs, ...board]);
    beaten += other < own ? 1 : other === own ? 0.5 : 0;
  }
  return beaten / RIVALS;
}

function timeOf(number: number): string {
  const minutes = 19 * 60 + 4 + Math.floor(number * 1.05);
  const two = (part: number) => String(part).padStart(2, '0');
  return `2024/11/03 ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two((number * 17) % 60)}`;
}

function dealHand(number: number, dice: Dice): string {
  const deck = shuffled(dice);
  const seats: Seat[] = NAMES.map((name, at) => ({
    name,
    hole: [deck[2 * at], deck[2 * at + 1]],
    left: STACK,
    ...{ street: 0, paid: 0, hasFolded: false, hasActed: false },
  }));
  const board = deck.slice(12, 17);
  const button = number % seats.length;
  const after = (steps: number) => (button + steps) % seats.length;
  const lines = [
    `PokerStars Hand #${900_000_001 + number}:  Hold'em No Limit (${dollars(SMALL)}/${dollars(BIG)} USD) - ${timeOf(number)} ET`,
    `Table 'Made Up' 6-max Seat #${button + 1} is the button`,
    ...seats.map(({ name, left }, at) => `Seat ${at + 1}: ${name} (${dollars(left)} in chips)`),
  ];
  const put = (seat: Seat, amount: number): number => {
    const by = Math.min(amount, seat.left);
    seat.left -= by;
    seat.street += by;
    seat.paid += by;
    return by;
  };
  const blinds: readonly (readonly [Seat, number, string])[] = [
    [seats[after(1)], SMALL, 'small'],
    [seats[after(2)], BIG, 'big'],
  ];
  for (const [seat, amount, name] of blinds) {
    put(seat, amount);
    lines.push(`${seat.name}: posts ${name} blind ${dollars(amount)}`);
  }
  lines.push('*** HOLE CARDS ***', `Dealt to ${NAMES[0]} [${cards(seats[0].hole)}]`);

  const live = () => seats.filter(({ hasFolded }) => !hasFolded);
  for (const [street, count] of [0, 3, 4, 5].entries()) {
    if (live().length < 2) break;
    const shown = board.slice(0, count);
    if (street > 0) {
      const before = board.slice(0, [0, 0, 3, 4][street]);
      const word = ['', 'FLOP', 'TURN', 'RIVER'][street];
      const lying = before.length === 0 ? '' : `[${cards(before)}] `;
      lines.push(`*** ${word} *** ${lying}[${cards(shown.slice(before.length))}]`);
      for (const seat of seats) Object.assign(seat, { street: 0, hasActed: false });
    }
    if (live().filter(({ left }) => left > 0).length < 2) continue;
    lines.push(...betRound(seats, after(street === 0 ? 3 : 1), shown, dice, put));
  }
  return [...lines, ...ending(seats, board)].join('\n');
}

/** A round of bets, from a seat on. */
function betRound(
  seats: readonly Seat[],
  first: number,
  board: readonly Card[],
  dice: Dice,
  put: (seat: Seat, amount: number) => number,
): string[] {
  const lines: string[] = [];
  let bet = Math.max(...seats.map(({ street }) => street));
  let raises = 0;
  const isOpen = ({ hasFolded, left, street, hasActed }: Seat) => !hasFolded && left > 0 && (street < bet || !hasActed);
  for (let at = first; seats.some(isOpen); at = (at + 1) % seats.length) {
    const seat = seats[at];
    const live = seats.filter(({ hasFolded }) => !hasFolded);
    if (live.length < 2) break;
    if (!isOpen(seat)) continue;
    seat.hasActed = true;
    const pot = seats.reduce((sum, { paid }) => sum + paid, 0);
    const owed = Math.min(bet - seat.street, seat.left);
    const felt = strengthOf(seat.hole, board, dice) + ERROR * (dice.fraction() - 0.5);
    const needed = board.length === 0 ? 0.55 + 0.16 * raises : 0.42 + 0.9 * (owed / (pot + owed));
    const wantsMore = felt > (board.length === 0 ? 0.8 : 0.78) + 0.07 * raises;
    const bluffs = raises === 0 && dice.fraction() < 0.07;
    const mayRaise = raises < MOST_RAISES && seat.left > owed && live.some((own) => own !== seat && own.left > 0);
    if ((wantsMore || bluffs) && mayRaise) {
      const isFirst = bet === 0;
      const size = Math.round((0.4 + 0.5 * dice.fraction()) * (pot + owed));
      const by = put(seat, owed + Math.max(BIG, bet === 0 ? 0 : bet, size));
      const over = bet;
      const isAllIn = seat.left === 0 ? ' and is all-in' : '';
      if (seat.street > bet) {
        bet = seat.street;
        raises++;
        lines.push(
          isFirst
            ? `${seat.name}: bets ${dollars(by)}${isAllIn}`
            : `${seat.name}: raises ${dollars(bet - over)} to ${dollars(bet)}${isAllIn}`,
        );
        continue;
      }
    }
    if (owed === 0) lines.push(`${seat.name}: checks`);
    else if (felt > needed) {
      put(seat, owed);
      lines.push(`${seat.name}: calls ${dollars(owed)}${seat.left === 0 ? ' and is all-in' : ''}`);
    } else {
      seat.hasFolded = true;
      lines.push(`${seat.name}: folds`);
    }
  }
  return lines;
}

/** The returned bets, the showdown and the winners. All stacks are equal, so that there is one pot. */
function ending(seats: readonly Seat[], board: readonly Card[]): string[] {
  const lines: string[] = [];
  const [most, second] = seats.map(({ paid }) => paid).sort((a, b) => b - a);
  for (const seat of seats) {
    if (seat.paid === most && most > second) {
      seat.paid = second;
      lines.push(`Uncalled bet (${dollars(most - second)}) returned to ${seat.name}`);
    }
  }
  const live = seats.filter(({ hasFolded }) => !hasFolded);
  const pot = seats.reduce((sum, { paid }) => sum + paid, 0);
  const strengths = live.map(({ hole }) => evaluate([...hole, ...board]));
  const best = Math.max(...strengths);
  const isShown = live.length > 1;
  const winners = isShown ? live.filter((_, at) => strengths[at] === best) : live;
  const rake = isShown ? Math.min(CAP, Math.floor(pot * RAKE)) : 0;
  if (isShown) {
    lines.push('*** SHOW DOWN ***');
    for (const { name, hole } of live) lines.push(`${name}: shows [${cards(hole)}]`);
  }
  const share = Math.floor((pot - rake) / winners.length);
  winners.forEach(({ name }, at) => {
    const odd = at === 0 ? pot - rake - share * winners.length : 0;
    lines.push(`${name} collected ${dollars(share + odd)} from pot`);
  });
  lines.push('*** SUMMARY ***', `Total pot ${dollars(pot)} | Rake ${dollars(rake)}`);
  if (isShown) lines.push(`Board [${cards(board)}]`);
  return lines;
}
