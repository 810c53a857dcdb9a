import fc from 'fast-check';
import { DECK, formatCard, type Card } from '../../src/poker/card';

/** A hand played at random by plain rules, with its own account of the money. */
export interface DealtHand {
  readonly names: readonly string[];
  readonly stacks: readonly number[];
  readonly hole: readonly (readonly Card[])[];
  readonly board: readonly Card[];
  readonly ante: number;
  readonly blinds: readonly number[];
  readonly steps: readonly Step[];
  /** Each player's turns: what was put in by everybody before, and what a call cost. */
  readonly turns: readonly Turn[];
  /** What each had put in when the hand was over, less what nobody called. */
  readonly paid: readonly number[];
  readonly folded: readonly boolean[];
}

export type Step =
  | { readonly kind: 'street'; readonly street: number }
  | {
      readonly kind: 'fold' | 'check' | 'call' | 'bet' | 'raise';
      readonly seat: number;
      /** What the act adds, what it comes to on this street, and what stood before. */
      readonly by: number;
      readonly to: number;
      readonly over: number;
      readonly isAllIn: boolean;
    };

export interface Turn {
  readonly seat: number;
  readonly street: number;
  readonly pot: number;
  readonly toCall: number;
  readonly live: readonly number[];
}

const SMALL = 50;
const BIG = 100;

/** Hands of two to ten players; the first seat is the small blind, the last the button. */
export const dealtHands: fc.Arbitrary<DealtHand> = fc
  .record({
    stacks: fc.array(fc.integer({ min: 20, max: 20_000 }), { minLength: 2, maxLength: 10 }),
    ante: fc.constantFrom(0, 0, 10, 15),
    straddles: fc.boolean(),
    deck: fc.shuffledSubarray([...DECK], { minLength: 52 }),
    choices: fc.array(fc.nat(99), { minLength: 30, maxLength: 30 }),
    sizes: fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 30, maxLength: 30 }),
  })
  .map(({ stacks, ante, straddles, deck, choices, sizes }) => {
    const count = stacks.length;
    // Heads-up the button, who sits second, is the small blind.
    const small = count === 2 ? 1 : 0;
    const big = count === 2 ? 0 : 1;
    const blinds = stacks.map(() => 0);
    blinds[small] = SMALL;
    blinds[big] = BIG;
    // Nobody may straddle for less than a straddle.
    const third = count > 3 && straddles && stacks[2] >= ante + 2 * BIG ? 2 : big;
    if (third !== big) blinds[third] = 2 * BIG;

    const left = [...stacks];
    const paid = stacks.map(() => 0);
    let street = stacks.map(() => 0);
    const folded = stacks.map(() => false);
    const steps: Step[] = [];
    const turns: Turn[] = [];
    const pay = (seat: number, amount: number, isBet = true) => {
      const by = Math.min(amount, left[seat]);
      left[seat] -= by;
      paid[seat] += by;
      if (isBet) street[seat] += by;
    };
    stacks.forEach((_, seat) => pay(seat, ante, false));
    [small, big, third].forEach((seat, index, all) => {
      if (all.indexOf(seat) === index) pay(seat, blinds[seat]);
    });

    let at = 0;
    for (let round = 0; round < 4; round++) {
      if (round > 0) {
        street = stacks.map(() => 0);
        steps.push({ kind: 'street', street: round });
      }
      let bet = round === 0 ? Math.max(...blinds) : 0;
      const acted = stacks.map(() => false);
      let seat = round === 0 ? (third + 1) % count : count === 2 ? 0 : small;
      const isDue = (own: number) => !folded[own] && left[own] > 0;
      for (;;) {
        const inHand = stacks.map((_, own) => own).filter((own) => !folded[own]);
        const able = inHand.filter(isDue);
        const highest = (own: number) =>
          Math.min(bet, Math.max(...inHand.filter((other) => other !== own).map((o) => street[o])));
        const isOpen = (own: number) =>
          isDue(own) && (street[own] < highest(own) || (!acted[own] && able.length > 1));
        if (inHand.length === 1 || !able.some(isOpen)) break;
        while (!isOpen(seat)) seat = (seat + 1) % count;
        const owed = Math.min(bet - street[seat], left[seat]);
        turns.push({
          seat,
          street: round,
          pot: paid.reduce((sum, own) => sum + own),
          toCall: owed,
          live: inHand.filter((own) => own !== seat),
        });
        const choice = choices[at % choices.length];
        const size = sizes[at % sizes.length];
        at++;
        const over = bet;
        const act = (kind: 'fold' | 'check' | 'call' | 'bet' | 'raise', amount: number) => {
          const by = Math.min(amount, left[seat]);
          pay(seat, amount);
          steps.push({ kind, seat, by, to: street[seat], over, isAllIn: left[seat] === 0 });
        };
        const raises = (choice < 20 || (choice < 35 && owed === 0)) && at < 25;
        if (raises && left[seat] > owed) {
          act(bet > 0 ? 'raise' : 'bet', owed + size);
          bet = street[seat];
          acted.fill(false);
        } else if (owed === 0) act('check', 0);
        else if (choice < 60) act('call', owed);
        else {
          folded[seat] = true;
          act('fold', 0);
        }
        acted[seat] = true;
        seat = (seat + 1) % count;
      }
      // What nobody called goes back.
      const [most = 0, next = 0] = [...street].sort((a, b) => b - a);
      const bettor = street.indexOf(most);
      left[bettor] += most - next;
      paid[bettor] -= most - next;
      street[bettor] -= most - next;
      if (folded.filter((own) => !own).length === 1) break;
    }
    return {
      names: stacks.map((_, seat) => `player ${seat + 1}`),
      stacks,
      hole: stacks.map((_, seat) => deck.slice(2 * seat, 2 * seat + 2)),
      board: deck.slice(20, 25),
      ante,
      blinds,
      steps,
      turns,
      paid,
      folded,
    };
  });

const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`;
const cards = (own: readonly Card[], between = ' ') => own.map(formatCard).join(between);
const BOARD = [0, 3, 4, 5];
const sum = (amounts: readonly number[]) => amounts.reduce((total, own) => total + own, 0);

/** What each posts: `[what, seat, amount]`, no more than the stack. */
function posts({ stacks, ante, blinds }: DealtHand): [string, number, number][] {
  const antes = stacks.map((stack, seat): [string, number, number] => [
    'ante',
    seat,
    Math.min(ante, stack),
  ]);
  const order = blinds
    .map((blind, seat): [string, number, number] => [
      { [SMALL]: 'small blind', [BIG]: 'big blind' }[blind] ?? 'straddle',
      seat,
      Math.min(blind, stacks[seat] - Math.min(ante, stacks[seat])),
    ])
    .sort((a, b) => blinds[a[1]] - blinds[b[1]]);
  return [...antes, ...order].filter(([, , amount]) => amount > 0);
}

/** How each format would write a hand. */
export const FORMATS: Readonly<Record<string, (hand: DealtHand) => string>> = {
  PokerStars: (hand) => asPokerStars(hand, 'PokerStars'),
  GGPoker: (hand) => asPokerStars(hand, 'GGPoker'),
  '888poker': asEight,
  PHH: asPhh,
};

/** The hand as PokerStars or GGPoker would write it, hero in the first seat. */
function asPokerStars(hand: DealtHand, room: 'PokerStars' | 'GGPoker'): string {
  const { names, stacks, hole, board, steps, paid, folded } = hand;
  const opening = room === 'PokerStars' ? 'PokerStars Hand #1' : 'Poker Hand #RC1';
  const straddle = room === 'PokerStars' ? 'posts straddle' : 'straddle';
  return [
    `${opening}:  Hold'em No Limit ($0.50/$1.00 USD) - 2024/01/01 00:00:00 ET`,
    `Table 'Anywhere' 10-max Seat #${names.length} is the button`,
    ...names.map((name, seat) => `Seat ${seat + 1}: ${name} (${dollars(stacks[seat])} in chips)`),
    ...posts(hand).map(([what, seat, amount]) => {
      const words = { ante: 'posts the ante', straddle }[what] ?? `posts ${what}`;
      return `${names[seat]}: ${words} ${dollars(amount)}`;
    }),
    '*** HOLE CARDS ***',
    `Dealt to ${names[0]} [${cards(hole[0])}]`,
    ...(room === 'GGPoker' ? names.slice(1).map((name) => `Dealt to ${name} `) : []),
    ...steps.map((step) => {
      if (step.kind === 'street') {
        const word = ['', 'FLOP', 'TURN', 'RIVER'][step.street];
        const before = cards(board.slice(0, BOARD[step.street - 1]));
        const dealt = cards(board.slice(BOARD[step.street - 1], BOARD[step.street]));
        return `*** ${word} *** ${before === '' ? '' : `[${before}] `}[${dealt}]`;
      }
      const allIn = step.isAllIn ? ' and is all-in' : '';
      const words = {
        fold: 'folds',
        check: 'checks',
        call: `calls ${dollars(step.by)}${allIn}`,
        bet: `bets ${dollars(step.by)}${allIn}`,
        raise: `raises ${dollars(step.to - step.over)} to ${dollars(step.to)}${allIn}`,
      };
      return `${names[step.seat]}: ${words[step.kind]}`;
    }),
    '*** SHOW DOWN ***',
    ...names
      .filter((_, seat) => !folded[seat])
      .map((name) => `${name}: shows [${cards(hole[names.indexOf(name)])}] (something)`),
    '*** SUMMARY ***',
    `Total pot ${dollars(sum(paid))} | Rake $0`,
  ].join('\n');
}

/** The hand as 888poker would write it. */
function asEight(hand: DealtHand): string {
  const { names, stacks, hole, board, steps, folded } = hand;
  return [
    '#Game No : 1',
    '***** 888poker Hand History for Game 1 *****',
    '$0.50/$1 Blinds No Limit Holdem - *** 01 01 2024 00:00:00',
    'Table Anywhere 10 Max (Real Money)',
    `Seat ${names.length} is the button`,
    `Total number of players : ${names.length}`,
    ...names.map((name, seat) => `Seat ${seat + 1}: ${name} ( ${dollars(stacks[seat])} )`),
    // It knows no straddle.
    ...posts(hand).map(
      ([what, seat, amount]) =>
        `${names[seat]} posts ${what.replace('straddle', 'big blind')} [${dollars(amount)}]`,
    ),
    '** Dealing down cards **',
    `Dealt to ${names[0]} [ ${cards(hole[0], ', ')} ]`,
    ...steps.map((step) => {
      if (step.kind === 'street') {
        const dealt = board.slice(BOARD[step.street - 1], BOARD[step.street]);
        return `** Dealing ${['', 'flop', 'turn', 'river'][step.street]} ** [ ${cards(dealt, ', ')} ]`;
      }
      const amount = `[${dollars(step.by)}]`;
      const words = {
        fold: 'folds',
        check: 'checks',
        call: `calls ${amount}`,
        bet: `bets ${amount}`,
        raise: `raises ${amount}`,
      };
      return `${names[step.seat]} ${words[step.kind]}`;
    }),
    '** Summary **',
    ...names
      .filter((_, seat) => !folded[seat])
      .map((name) => `${name} shows [ ${cards(hole[names.indexOf(name)], ', ')} ]`),
  ].join('\r\n');
}

/** The hand in the open format, with everybody's cards. */
function asPhh({ names, stacks, hole, board, ante, blinds, steps }: DealtHand): string {
  const amounts = (own: readonly number[]) =>
    `[${own.map((one) => (one / 100).toFixed(2)).join(', ')}]`;
  return [
    'variant = "NT"',
    `antes = ${amounts(names.map(() => ante))}`,
    // Heads-up they are listed the other way round.
    `blinds_or_straddles = ${amounts(names.length === 2 ? blinds.toReversed() : blinds)}`,
    'min_bet = 1.00',
    `starting_stacks = ${amounts(stacks)}`,
    `players = ${JSON.stringify(names)}`,
    'actions = [',
    ...hole.map((own, seat) => `  "d dh p${seat + 1} ${cards(own, '')}",`),
    ...steps.map((step) => {
      if (step.kind === 'street') {
        return `  "d db ${cards(board.slice(BOARD[step.street - 1], BOARD[step.street]), '')}",`;
      }
      const raise = `cbr ${(step.to / 100).toFixed(2)}`;
      const words = { fold: 'f', check: 'cc', call: 'cc', bet: raise, raise };
      return `  "p${step.seat + 1} ${words[step.kind]}",`;
    }),
    ']',
  ].join('\n');
}
