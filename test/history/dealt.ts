import { cardSymbol } from '#words/cards';
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
  /** Posted by the last seat next to the blinds: a dead small blind, perhaps with a live big one. */
  readonly late: readonly [dead: number, live: number];
  /** Rare acts of rooms, not of players. */
  readonly quirks: Quirks;
  readonly steps: readonly Step[];
  /** Each player's turns: what was put in by everybody before, and what a call cost. */
  readonly turns: readonly Turn[];
  /** Each player's bets when the hand was over, less the uncalled part. */
  readonly paid: readonly number[];
  readonly folded: readonly boolean[];
  /** As written: nothing, unless the hand is {@link paid}. */
  readonly end: End;
  readonly outcome: End;
}

interface End {
  /** By seat, what comes back because nobody called it, and what is won of the pot less the rake. */
  readonly back: readonly number[];
  readonly won: readonly number[];
  readonly rake: number;
}

/** The hand, with lines about its outcome. */
export function paid(hand: DealtHand): DealtHand {
  return { ...hand, end: hand.outcome };
}

export interface Quirks {
  /** A player who is not dealt in folds while the blinds are posted. */
  readonly early: boolean;
  /** The board is repeated in another order. */
  readonly mixed: boolean;
  /** The heading has the next level's blinds. */
  readonly raised: boolean;
}

export type Step =
  | { readonly kind: 'street'; readonly street: number }
  | {
      readonly kind: 'fold' | 'check' | 'call' | 'bet' | 'raise';
      readonly seat: number;
      /** The amount that the act adds, the sum on this street, and the bet before. */
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
  /** By seat, what was put in without the dead blind, and what was left. */
  readonly bets: readonly number[];
  readonly left: readonly number[];
}

const SMALL = 50;
const BIG = 100;

/** Hands of two to ten players; the first seat is the small blind, the last the button. */
export const dealtHands: fc.Arbitrary<DealtHand> = fc
  .record({
    stacks: fc.array(fc.integer({ min: 20, max: 20_000 }), { minLength: 2, maxLength: 10 }),
    ante: fc.constantFrom(0, 0, 10, 15),
    straddles: fc.boolean(),
    late: fc.constantFrom('nobody', 'nobody', 'dead', 'both'),
    quirks: fc.record({ early: fc.boolean(), mixed: fc.boolean(), raised: fc.boolean() }),
    deck: fc.shuffledSubarray([...DECK], { minLength: 52 }),
    choices: fc.array(fc.nat(99), { minLength: 30, maxLength: 30 }),
    sizes: fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 30, maxLength: 30 }),
  })
  .map(({ stacks, ante, straddles, late: posts, quirks, deck, choices, sizes }) => {
    const count = stacks.length;
    // Heads-up the button, who sits second, is the small blind.
    const small = count === 2 ? 1 : 0;
    const big = count === 2 ? 0 : 1;
    const blinds = stacks.map(() => 0);
    blinds[small] = SMALL;
    blinds[big] = BIG;
    // A straddle must be whole.
    const third = count > 3 && straddles && stacks[2] >= ante + 2 * BIG ? 2 : big;
    if (third !== big) blinds[third] = 2 * BIG;
    // A player who comes in late must post both blinds in full.
    const isLate = count > 4 && stacks[count - 1] >= ante + SMALL + BIG;
    const dead = isLate && posts !== 'nobody' ? SMALL : 0;
    const live = isLate && posts === 'both' ? BIG : 0;

    const left = [...stacks];
    const paid = stacks.map(() => 0);
    const back = stacks.map(() => 0);
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
    pay(count - 1, dead, false);
    pay(count - 1, live);

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
        const isOpen = (own: number) => isDue(own) && (street[own] < highest(own) || (!acted[own] && able.length > 1));
        if (inHand.length === 1 || !able.some(isOpen)) break;
        while (!isOpen(seat)) seat = (seat + 1) % count;
        // If a blind is all in, perhaps no player can match a whole bet.
        const reach = stacks.map((_, own) => street[own] + (folded[own] ? 0 : left[own]));
        const most = Math.max(...reach.filter((_, own) => own !== seat));
        const price = Math.min(Math.max(0, Math.min(bet, most) - street[seat]), left[seat]);
        turns.push({
          seat,
          street: round,
          pot: paid.reduce((sum, own) => sum + own),
          toCall: price,
          live: inHand.filter((own) => own !== seat),
          bets: paid.map((own, other) => (other === count - 1 ? own - dead : own)),
          left: [...left],
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
        const raises = (choice < 20 || (choice < 35 && price === 0)) && at < 25 && most > bet;
        if (raises && left[seat] > price) {
          act(bet > 0 ? 'raise' : 'bet', price + size);
          bet = street[seat];
          acted.fill(false);
        } else if (price === 0) act('check', 0);
        else if (choice < 60) act('call', price);
        else {
          folded[seat] = true;
          act('fold', 0);
        }
        acted[seat] = true;
        seat = (seat + 1) % count;
      }
      // An uncalled bet is returned.
      const [most = 0, next = 0] = [...street].sort((a, b) => b - a);
      const bettor = street.indexOf(most);
      left[bettor] += most - next;
      paid[bettor] -= most - next;
      back[bettor] += most - next;
      street[bettor] -= most - next;
      if (folded.filter((own) => !own).length === 1) break;
    }
    // Anybody wins: nobody who reads a hand looks at its cards for that.
    const alive = folded.flatMap((own, seat) => (own ? [] : [seat]));
    const rake = Math.floor((sum(paid) * (sizes[0] % 6)) / 100);
    const won = stacks.map(() => 0);
    won[alive[0]] = sum(paid) - rake;
    if (alive.length > 1 && choices[0] % 2 === 0) {
      won[alive[1]] = Math.floor(won[alive[0]] / 2);
      won[alive[0]] -= won[alive[1]];
    }
    return {
      names: stacks.map((_, seat) => `player ${seat + 1}`),
      stacks,
      hole: stacks.map((_, seat) => deck.slice(2 * seat, 2 * seat + 2)),
      board: deck.slice(20, 25),
      ante,
      blinds,
      late: [dead, live],
      // A big blind that is all in does not show the level's blinds: the heading must.
      quirks: { ...quirks, raised: quirks.raised && stacks[big] > ante + BIG },
      steps,
      turns,
      paid,
      folded,
      end: { back: stacks.map(() => 0), won: stacks.map(() => 0), rake: 0 },
      outcome: { back, won, rake },
    };
  });

const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`;
const cards = (own: readonly Card[], between = ' ') => own.map(formatCard).join(between);
const BOARD = [0, 3, 4, 5];
const sum = (amounts: readonly number[]) => amounts.reduce((total, own) => total + own, 0);

/** A line for each player who is paid, with the uncalled bet or without it. */
function paidOut(
  { names, end: { won, back } }: DealtHand,
  withBack: boolean,
  line: (name: string, amount: number) => string,
) {
  return names.flatMap((name, seat) => {
    const amount = won[seat] + (withBack ? back[seat] : 0);
    return amount > 0 ? [line(name, amount)] : [];
  });
}

/** Each player's posts: `[what, seat, amount]`, no more than the stack. */
function posts({ stacks, ante, blinds }: DealtHand): [string, number, number][] {
  const antes = stacks.map((stack, seat): [string, number, number] => ['ante', seat, Math.min(ante, stack)]);
  const order = blinds
    .map((blind, seat): [string, number, number] => [
      { [SMALL]: 'small blind', [BIG]: 'big blind' }[blind] ?? 'straddle',
      seat,
      Math.min(blind, stacks[seat] - Math.min(ante, stacks[seat])),
    ])
    .sort((a, b) => blinds[a[1]] - blinds[b[1]]);
  return [...antes, ...order].filter(([, , amount]) => amount > 0);
}

/** The board before a street, as it is repeated. */
function before({ board, quirks }: DealtHand, street: number): string {
  const dealt = board.slice(0, BOARD[street - 1]);
  return cards(quirks.mixed ? dealt.toReversed() : dealt);
}

/** How each format would write a hand. */
export const FORMATS: Readonly<Record<string, (hand: DealtHand) => string>> = {
  PokerStars: (hand) => asPokerStars(hand, 'PokerStars'),
  'PokerStars, Spanish': (hand) => inSpanish(asPokerStars(hand, 'PokerStars')),
  'PokerStars, Portuguese': (hand) => inPortuguese(asPokerStars(hand, 'PokerStars')),
  GGPoker: (hand) => asPokerStars(hand, 'GGPoker'),
  CoinPoker: (hand) => asPokerStars(hand, 'CoinPoker').replaceAll('$', '₮'),
  '888poker': asEight,
  Winamax: asWinamax,
  ACR: asAcr,
  Ignition: asIgnition,
  PartyPoker: asPartyPoker,
  'PartyPoker, older': asOlderPartyPoker,
  PokerNow: asPokerNow,
  'Open Hand History': asOhh,
  iPoker: asIpoker,
  PHH: asPhh,
};

/** The hand with the names that a format gives its players. */
export function namedIn(format: string, hand: DealtHand): DealtHand {
  if (format !== 'Ignition') return hand;
  const count = hand.names.length;
  const names = ['Small Blind', 'Big Blind', 'UTG'];
  const position = (seat: number) => names[count === 2 ? seat + 1 : seat] ?? `UTG+${seat - 2}`;
  return {
    ...hand,
    names: hand.names.map((_, seat) => (seat === count - 1 ? 'Dealer' : position(seat))),
  };
}

/** Whether a format can contain such a hand: some know no straddle, one no blinds of players who come back. */
export function canTell(format: string, { blinds, late }: DealtHand): boolean {
  const isStraddled = blinds.filter((blind) => blind > 0).length > 2;
  if (format.startsWith('PartyPoker')) return !isStraddled && sum(late) === 0;
  return format !== 'iPoker' || !isStraddled;
}

/** The hand as PokerStars or GGPoker would write it, hero in the first seat. */
function asPokerStars(hand: DealtHand, room: 'PokerStars' | 'GGPoker' | 'CoinPoker'): string {
  const { names, stacks, hole, board, steps, paid, folded, quirks } = hand;
  const { rake } = hand.end;
  const [dead, live] = hand.late;
  const missed = {
    PokerStars: 'posts small blind',
    GGPoker: 'posts missed blind',
    CoinPoker: 'posts dead small blind',
  };
  const latest = names.at(-1) ?? '';
  const level = quirks.raised ? '$1/$2' : '$0.50/$1.00';
  const opening = {
    PokerStars: `PokerStars Hand #1:  Hold'em No Limit (${level} USD)`,
    GGPoker: `Poker Hand #RC1:  Hold'em No Limit (${level} USD)`,
    CoinPoker: `CoinPoker Hand #1: NLH (${level})`,
  };
  const straddle = { PokerStars: 'posts straddle', GGPoker: 'straddle', CoinPoker: 'STRADDLE' }[room];
  const last = steps.findLastIndex(({ kind }) => kind !== 'street');
  const returned = hand.outcome.back.findIndex((amount) => amount > 0);
  return [
    `${opening[room]} - 2024/01/01 00:00:00 ET`,
    `Table 'Anywhere' 10-max Seat #${names.length} is the button`,
    ...names.map((name, seat) => `Seat ${seat + 1}: ${name} (${dollars(stacks[seat])} in chips)`),
    ...posts(hand).map(([what, seat, amount]) => {
      const words = { ante: 'posts the ante', straddle }[what] ?? `posts ${what}`;
      return `${names[seat]}: ${words} ${dollars(amount)}`;
    }),
    ...(live > 0
      ? [`${latest}: posts small & big blinds ${dollars(dead + live)}`]
      : dead > 0
        ? [`${latest}: ${missed[room]} ${dollars(dead)}`]
        : []),
    '*** HOLE CARDS ***',
    `Dealt to ${names[0]} [${cards(hole[0])}]`,
    ...(room !== 'PokerStars' ? names.slice(1).map((name) => `Dealt to ${name}`) : []),
    ...(room === 'CoinPoker' && last < 0 && returned >= 0
      ? [`${names[returned]}: RETURN ${dollars(hand.outcome.back[returned])}`]
      : []),
    ...steps.flatMap((step, at) => {
      if (step.kind === 'street') {
        const word = ['', 'FLOP', 'TURN', 'RIVER'][step.street];
        const lying = before(hand, step.street);
        const dealt = cards(board.slice(BOARD[step.street - 1], BOARD[step.street]));
        return `*** ${word} *** ${lying === '' ? '' : `[${lying}] `}[${dealt}]`;
      }
      const allIn = step.isAllIn ? ' and is all-in' : '';
      const words = {
        fold: 'folds',
        check: 'checks',
        call: `calls ${dollars(step.by)}${allIn}`,
        bet: `bets ${dollars(step.by)}${allIn}`,
        raise: `raises ${dollars(step.to - step.over)} to ${dollars(step.to)}${allIn}`,
      };
      const act = `${names[step.seat]}: ${words[step.kind]}`;
      if (room !== 'CoinPoker') return act;
      const own = step.isAllIn ? `${names[step.seat]}: ALLIN ${dollars(step.by)}` : act;
      return at === last && returned >= 0
        ? [own, `${names[returned]}: RETURN ${dollars(hand.outcome.back[returned])}`]
        : own;
    }),
    '*** SHOW DOWN ***',
    ...names
      .filter((_, seat) => !folded[seat])
      .map((name) => `${name}: shows [${cards(hole[names.indexOf(name)])}] (something)`),
    ...paidOut(hand, false, (name, amount) => `${name} collected ${dollars(amount)} from pot`),
    '*** SUMMARY ***',
    `Total pot ${dollars(sum(paid))} | Rake ${rake === 0 ? '$0' : dollars(rake)}`,
  ].join('\n');
}

/** The lines of PokerStars' client as it writes them in Spain. */
export function inSpanish(text: string): string {
  const euros = (line: string) => line.replace(/\$(\d[\d.,]*)/g, '$1 €');
  return text
    .split('\n')
    .map((line) =>
      euros(line)
        .replace(/^PokerStars (Zoom )?Hand #(\d+):/, (_, zoom, name) => `Mano n.º ${name} de ${zoom ?? ''}PokerStars:`)
        .replace('Tournament #', 'Torneo n.º ')
        .replace('- Level ', '- Nivel ')
        .replace(/^Table '(.*)' (.*) Seat #(\d+) is the button/, 'Mesa "$1" $2 El asiento n.º $3 es el botón')
        .replace(/^Seat (\d+): /, 'Asiento $1: ')
        .replace(' in chips', ' en fichas')
        .replace(/, (\S+ ?€?) bounty\)/, ', recompensa de $1)')
        .replace(': posts small blind', ': pone la ciega pequeña')
        .replace(': posts big blind', ': pone la ciega grande')
        .replace(': posts small & big blinds', ': pone las ciegas pequeña y grande')
        .replace(': posts the ante', ': pone el ante')
        .replace(': folds', ': se retira')
        .replace(': checks', ': pasa')
        .replace(': calls', ': iguala')
        .replace(': bets', ': apuesta')
        .replace(/: raises (.*) to /, ': sube $1 a ')
        .replace(/ and is all-in$/, ' y está all-in')
        .replace(': shows [', ': muestra [')
        .replace(': mucks hand', ': descarta su mano sin mostrar')
        .replace(": doesn't show hand", ': no muestra su mano')
        .replace(/^Dealt to /, 'Repartidas a ')
        .replace(/^Uncalled bet (\(.*\)) returned to /, 'La apuesta no igualada $1 ha sido devuelta a ')
        .replace(/^(.*) collected (.*) from (.*pot)$/, '$1 se lleva $2 del bote')
        .replace('*** HOLE CARDS ***', '*** CARTAS DE MANO ***')
        .replace('*** SUMMARY ***', '*** RESUMEN ***')
        .replace(/^Total pot (.*)\| Rake/, 'Bote total $1| Comisión')
        .replace(/^(Asiento .*) showed \[/, '$1 muestra [')
        .replace(/^(Asiento .*) mucked \[/, '$1 descartó sin mostrar ['),
    )
    .join('\n');
}

/** The lines of PokerStars' client as it writes them in Brazil. */
export function inPortuguese(text: string): string {
  const dollars = (line: string) =>
    line.replace(
      /\$(\d[\d,]*)(?:\.(\d\d?))?/g,
      (_, whole: string, part?: string) => `$ ${whole.replaceAll(',', '.')}${part === undefined ? '' : `,${part}`}`,
    );
  return text
    .split('\n')
    .map((line) =>
      dollars(line)
        .replace(/^PokerStars (Zoom )?Hand #/, 'Mão $1PokerStars #')
        .replace('Tournament #', 'Torneio #')
        .replace('- Level ', '- Nível ')
        .replace(/^Table '(.*)' (.*) Seat #(\d+) is the button/, "Mesa '$1' $2 Lugar #$3 é o botão")
        .replace(/^Seat (\d+): /, 'Lugar $1: ')
        .replace(' in chips', ' em fichas')
        .replace(/, (\$? ?\S+) bounty\)/, ', Bounty de $1)')
        .replace(': posts small blind', ': paga o small blind')
        .replace(': posts big blind', ': paga o big blind')
        .replace(': posts small & big blinds', ': paga o small e o big blind')
        .replace(': posts the ante', ': coloca ante')
        .replace(': folds', ': desiste')
        .replace(': checks', ': passa')
        .replace(': calls', ': iguala')
        .replace(': bets', ': aposta')
        .replace(/: raises (.*) to /, ': aumenta $1 para ')
        .replace(/ and is all-in$/, ' e está all-in')
        .replace(': shows [', ': mostra [')
        .replace(': mucks hand', ': esconde a mão')
        .replace(": doesn't show hand", ': não mostra a mão')
        .replace(/^Dealt to (.*) \[/, '$1 recebe [')
        .replace(/^Uncalled bet (\(.*\)) returned to /, 'Aposta não-igualada $1 voltou para ')
        .replace(/^(.*) collected (.*) from (.*pot)$/, '$1 recebeu $2 do pote')
        .replace('*** HOLE CARDS ***', '*** CARTAS DA MÃO ***')
        .replace('*** SUMMARY ***', '*** SUMÁRIO ***')
        .replace(/^Total pot (.*)\| Rake/, 'Total pote $1| comissão')
        .replace(/^(Lugar .*) showed \[/, '$1 mostrou [')
        .replace(/^(Lugar .*) mucked \[/, '$1 escondeu as cartas ['),
    )
    .join('\n');
}

function asEight(hand: DealtHand): string {
  const { names, stacks, hole, board, steps, folded, quirks } = hand;
  const [dead, live] = hand.late;
  const [first = '', ...rest] = posts(hand).map(
    // The format has no straddles.
    ([what, seat, amount]) => `${names[seat]} posts ${what.replace('straddle', 'big blind')} [${dollars(amount)}]`,
  );
  return [
    '#Game No : 1',
    '***** 888poker Hand History for Game 1 *****',
    `${quirks.raised ? '$1/$2' : '$0.50/$1'} Blinds No Limit Holdem - *** 01 01 2024 00:00:00`,
    'Table Anywhere 10 Max (Real Money)',
    `Seat ${names.length} is the button`,
    `Total number of players : ${names.length}`,
    ...names.map((name, seat) => `Seat ${seat + 1}: ${name} ( ${dollars(stacks[seat])} )`),
    ...(quirks.early ? ['Seat 11: early bird ( $100 )'] : []),
    first,
    ...(quirks.early ? ['early bird folds'] : []),
    ...rest,
    ...(dead > 0 ? [`${names.at(-1)} posts dead blind [${dollars(dead)} + ${dollars(live)}]`] : []),
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
    ...paidOut(hand, false, (name, amount) => `${name} collected [ ${dollars(amount)} ]`),
  ].join('\r\n');
}

/** The hand in the open format, with everybody's cards. */
function asPhh({ names, stacks, hole, board, ante, blinds, late, steps, paid, end, quirks }: DealtHand): string {
  const [dead, live] = late;
  const isPaid = sum(end.won) > 0;
  const isLast = (seat: number) => seat === names.length - 1;
  const lives = blinds.map((blind, seat) => (isLast(seat) ? blind + live : blind));
  const amounts = (own: readonly number[]) => `[${own.map((one) => (one / 100).toFixed(2)).join(', ')}]`;
  return [
    'variant = "NT"',
    `antes = ${amounts(names.map((_, seat) => (isLast(seat) ? ante + dead : ante)))}`,
    // Heads-up they are listed the other way round.
    `blinds_or_straddles = ${amounts(names.length === 2 ? lives.toReversed() : lives)}`,
    'min_bet = 1.00',
    `starting_stacks = ${amounts(stacks)}`,
    `players = ${JSON.stringify(names)}`,
    ...(isPaid && quirks.early ? [`winnings = ${amounts(end.won)}`] : []),
    ...(!isPaid || (quirks.early && quirks.mixed)
      ? []
      : [`finishing_stacks = ${amounts(stacks.map((own, at) => own - paid[at] + end.won[at]))}`]),
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

/** The bet returned in the end, because it was not called. */
function uncalled(hand: DealtHand): number {
  const put = [
    ...posts(hand).map(([, , amount]) => amount),
    ...hand.late,
    ...hand.steps.map((step) => ('by' in step ? step.by : 0)),
  ];
  return sum(put) - sum(hand.paid);
}

function asWinamax(hand: DealtHand): string {
  const { names, stacks, hole, board, steps, paid, folded, quirks } = hand;
  const { rake } = hand.end;
  const [dead, live] = hand.late;
  const euros = (amount: number) => `${amount / 100}€`;
  const latest = names.at(-1) ?? '';
  return [
    `Winamax Poker - CashGame - HandId: #1-2-3 - Holdem no limit (${quirks.raised ? '1€/2€' : '0.50€/1€'}) - 2024/01/01 00:00:00 UTC`,
    `Table: 'Anywhere' 10-max (real money) Seat #${names.length} is the button`,
    ...names.map((name, seat) => `Seat ${seat + 1}: ${name} (${euros(stacks[seat])})`),
    '*** ANTE/BLINDS ***',
    ...posts(hand).map(([what, seat, amount]) => {
      // It knows no straddle.
      const words = what.replace('straddle', 'big blind');
      const place = what === 'straddle' ? ' out of position' : '';
      return `${names[seat]} posts ${words} ${euros(amount)}${place}`;
    }),
    ...(dead > 0 ? [`${latest} posts small blind ${euros(dead)} out of position`] : []),
    ...(live > 0 ? [`${latest} posts big blind ${euros(live)} out of position`] : []),
    `Dealt to ${names[0]} [${cards(hole[0])}]`,
    '*** PRE-FLOP *** ',
    ...steps.map((step) => {
      if (step.kind === 'street') {
        const word = ['', 'FLOP', 'TURN', 'RIVER'][step.street];
        const lying = before(hand, step.street);
        const dealt = cards(board.slice(BOARD[step.street - 1], BOARD[step.street]));
        return `*** ${word} *** ${lying === '' ? '' : `[${lying}]`}[${dealt}]`;
      }
      const allIn = step.isAllIn ? ' and is all-in' : '';
      const words = {
        fold: 'folds',
        check: 'checks',
        call: `calls ${euros(step.by)}${allIn}`,
        bet: `bets ${euros(step.by)}${allIn}`,
        raise: `raises ${euros(step.to - step.over)} to ${euros(step.to)}${allIn}`,
      };
      return `${names[step.seat]} ${words[step.kind]}`;
    }),
    '*** SHOW DOWN ***',
    ...names
      .filter((_, seat) => !folded[seat])
      .map((name) => `${name} shows [${cards(hole[names.indexOf(name)])}] (One pair : Nines)`),
    ...paidOut(hand, true, (name, amount) => `${name} collected ${euros(amount)} from pot`),
    '*** SUMMARY ***',
    `Total pot ${euros(sum(paid) + uncalled(hand) - rake)} | ${rake === 0 ? 'No rake' : `Rake ${euros(rake)}`}`,
    `Board: [${cards(board)}]`,
  ].join('\n');
}

/** The hand as ACR would write it. An uncalled bet may go back late, or without a line. */
function asAcr(hand: DealtHand): string {
  const { names, stacks, hole, board, steps, paid, folded, quirks } = hand;
  const { rake } = hand.end;
  const [dead, live] = hand.late;
  const back = uncalled(hand);
  const bettor = steps.findLast((step) => step.kind === 'bet' || step.kind === 'raise');
  const isTold = quirks.mixed && back > 0 && bettor !== undefined && 'seat' in bettor;
  const latest = names.at(-1) ?? '';
  return [
    `Hand #1 - Holdem (No Limit) - ${quirks.raised ? '$1.00/$2.00' : '$0.50/$1.00'} - 2024/01/01 00:00:00 UTC`,
    `Anywhere 10-max Seat #${names.length} is the button`,
    ...names.map((name, seat) => `Seat ${seat + 1}: ${name} (${dollars(stacks[seat])})`),
    ...posts(hand).map(([what, seat, amount]) => {
      // It knows no straddle.
      const words = { ante: 'ante', 'small blind': 'the small blind' }[what] ?? 'the big blind';
      return `${names[seat]} posts ${words} ${dollars(amount)}`;
    }),
    ...(live > 0
      ? [`${latest} posts dead ${dollars(dead + live)}`]
      : dead > 0
        ? [`${latest} posts the small blind ${dollars(dead)}`]
        : []),
    '*** HOLE CARDS ***',
    `Dealt to ${names[0]} [${cards(hole[0])}]`,
    ...steps.map((step) => {
      if (step.kind === 'street') {
        const word = ['', 'FLOP', 'TURN', 'RIVER'][step.street];
        const lying = before(hand, step.street);
        const dealt = cards(board.slice(BOARD[step.street - 1], BOARD[step.street]));
        return `*** ${word} *** ${lying === '' ? '' : `[${lying}] `}[${dealt}]`;
      }
      const allIn = step.isAllIn ? ' and is all-in' : '';
      const words = {
        fold: 'folds',
        check: 'checks',
        call: `calls ${dollars(step.by)}${allIn}`,
        bet: `bets ${dollars(step.by)}${allIn}`,
        raise: `raises ${dollars(step.by)} to ${dollars(step.to)}${allIn}`,
      };
      return `${names[step.seat]} ${words[step.kind]}`;
    }),
    '*** SHOW DOWN ***',
    ...(isTold ? [`Uncalled bet (${dollars(back)}) returned to ${names[bettor.seat]}`] : []),
    ...names
      .filter((_, seat) => !folded[seat])
      .map((name) => `${name} shows [${cards(hole[names.indexOf(name)])}] (something)`),
    ...paidOut(hand, !isTold, (name, amount) => `${name} collected ${dollars(amount)} from main pot`),
    '*** SUMMARY ***',
    `Total pot ${dollars(sum(paid) - rake + (isTold ? 0 : back))}${rake === 0 ? '' : ` | Rake ${dollars(rake)}`}`,
    `Board [${cards(board)}]`,
  ].join('\r\n');
}

/** The hand as Ignition would write it, with everybody's cards. The streets of a run-out may be missing. */
function asIgnition(given: DealtHand): string {
  const hand = namedIn('Ignition', given);
  const { names, stacks, hole, board, steps, paid, quirks } = hand;
  const [dead, live] = hand.late;
  const back = uncalled(hand);
  const bettor = steps.findLast((step) => step.kind === 'bet' || step.kind === 'raise');
  const isTold = quirks.mixed && back > 0 && bettor !== undefined && 'seat' in bettor;
  const chips = (amount: number) => (amount / 100).toFixed(2);
  const of = (seat: number) => (seat === 0 ? `${names[seat]} [ME]` : names[seat]);
  const last = steps.findLastIndex(({ kind }) => kind !== 'street');
  const dealt = steps.filter(({ kind }) => kind === 'street').length;
  return [
    `Ignition Hand #1: HOLDEM Tournament #1 TBL#1, Normal- Level 1 (${quirks.raised ? '1/2' : '0.50/1'}) - 2024-01-01 00:00:00`,
    ...names.map((_, seat) => `Seat ${97 - 7 * seat}: ${of(seat)} (${chips(stacks[seat])} in chips)`),
    `${of(names.length - 1)} : Set dealer [${names.length}]`,
    ...posts(hand).map(([what, seat, amount]) => {
      const isAll = what.endsWith('blind') && amount + Math.min(hand.ante, stacks[seat]) === stacks[seat];
      // It knows no straddle.
      const words = { ante: 'Ante chip', 'small blind': 'Ante/Small blind' }[what] ?? 'Big blind/Bring in';
      return `${of(seat)} : ${isAll ? 'All-in' : words} ${chips(amount)}`;
    }),
    ...(live > 0
      ? [`${of(names.length - 1)} : Posts dead chip ${chips(dead + live)}`]
      : dead > 0
        ? [`${of(names.length - 1)} : Small blind ${chips(dead)}`]
        : []),
    '*** HOLE CARDS ***',
    ...hole.map((own, seat) => `${of(seat)} : Card dealt to a spot [${cards(own)}]`),
    ...(quirks.mixed ? steps.slice(0, last + 1) : steps).map((step) => {
      if (step.kind === 'street') {
        const word = ['', 'FLOP', 'TURN', 'RIVER'][step.street];
        const lying = before(hand, step.street);
        const own = cards(board.slice(BOARD[step.street - 1], BOARD[step.street]));
        return `*** ${word} *** ${lying === '' ? '' : `[${lying}] `}[${own}]`;
      }
      const words = {
        fold: 'Folds',
        check: 'Checks',
        call: step.isAllIn ? `All-in ${chips(step.by)}` : `Call ${chips(step.by)}`,
        bet: step.isAllIn ? `All-in ${chips(step.by)}` : `Bets ${chips(step.by)}`,
        raise: `${step.isAllIn ? 'All-in(raise)' : 'Raises'} ${chips(step.by)} to ${chips(step.to)}`,
      };
      return `${of(step.seat)} : ${words[step.kind]}`;
    }),
    ...(isTold ? [`${of(bettor.seat)} : Return uncalled portion of bet ${chips(back)}`] : []),
    ...paidOut(hand, !isTold, (name, amount) => `${name} : Hand result ${chips(amount)}`),
    '*** SUMMARY ***',
    `Total Pot(${chips(sum(paid) + (isTold ? 0 : back))})`,
    `Board [${cards(board.slice(0, BOARD[dealt]))}]`,
  ].join('\r\n');
}

/** The hand as PokerNow would log it, the newest entry first, its cards those of the first seat. */
function asPokerNow(hand: DealtHand): string {
  const { names, stacks, hole, board, ante, steps, folded } = hand;
  const [dead, live] = hand.late;
  const player = (seat: number) => `"${names[seat]} @ id-${seat + 1}"`;
  const chips = (amount: number) => (amount / 100).toFixed(2);
  const symbols = (own: readonly Card[]) => own.map(cardSymbol).join(', ');
  const street = names.map(() => 0);
  const post = (seat: number, amount: number) => (street[seat] += amount);
  const entries = [
    `The game's big blind was changed from 2.00 to ${chips(BIG)}.`,
    `-- starting hand #7 (id: abc7)  (No Limit Texas Hold'em) (dealer: ${player(names.length - 1)}) --`,
    `Player stacks: ${names.map((_, seat) => `#${seat + 1} ${player(seat)} (${chips(stacks[seat])})`).join(' | ')}`,
    `Your hand is ${symbols(hole[0])}`,
    ...posts(hand).map(([what, seat, amount]) => {
      if (what !== 'ante') post(seat, amount);
      const words = { ante: 'an ante', straddle: 'a straddle' }[what] ?? `a ${what}`;
      const to = chips(what === 'straddle' ? street[seat] : amount);
      const isAllIn = what !== 'ante' && amount + Math.min(ante, stacks[seat]) === stacks[seat];
      return `${player(seat)} posts ${words} of ${to}${isAllIn ? ' and go all in' : ''}`;
    }),
    ...(dead > 0 ? [`${player(names.length - 1)} posts a missing small blind of ${chips(dead)}`] : []),
    ...(live > 0
      ? [`${player(names.length - 1)} posts a missed big blind of ${chips(post(names.length - 1, live))}`]
      : []),
    ...steps.map((step) => {
      if (step.kind === 'street') {
        const word = ['', 'Flop', 'Turn', 'River'][step.street];
        const dealt = symbols(board.slice(BOARD[step.street - 1], BOARD[step.street]));
        return `${word}: ${symbols(board.slice(0, BOARD[step.street - 1]))} [${dealt}]`;
      }
      const allIn = step.isAllIn ? ' and go all in' : '';
      const words = {
        fold: 'folds',
        check: 'checks',
        call: `calls ${chips(step.to)}${allIn}`,
        bet: `bets ${chips(step.to)}${allIn}`,
        raise: `raises to ${chips(step.to)}${allIn}`,
      };
      return `${player(step.seat)} ${words[step.kind]}`;
    }),
    ...names.flatMap((_, seat) =>
      // The player who saved the log is known by the cards, and so shows them here in any case.
      folded[seat] && seat > 0 ? [] : [`${player(seat)} shows a ${symbols(hole[seat])}.`],
    ),
    ...hand.end.won.flatMap((amount, seat) =>
      amount > 0 ? [`${player(seat)} collected ${chips(amount)} from pot with a pair (combination: K♦, K♣)`] : [],
    ),
    '-- ending hand #7 --',
  ];
  const rows = entries.map(
    (entry, at) =>
      `"${entry.replaceAll('"', '""')}",2024-01-01T00:00:00.${String(at).padStart(3, '0')}Z,17040672000${String(at).padStart(4, '0')}`,
  );
  return ['entry,at,order', ...rows.toReversed(), ''].join('\n');
}

function asOhh(hand: DealtHand): string {
  const { names, stacks, hole, board, steps, paid, folded, quirks } = hand;
  const [dead, live] = hand.late;
  const action = (seat: number, act: string, more: object = {}) => ({
    player_id: seat,
    action: act,
    ...more,
  });
  const post = (seat: number, act: string, amount: number) =>
    amount > 0 ? [action(seat, act, { amount: amount / 100 })] : [];
  const rounds: { street: string; cards?: string[]; actions: object[] }[] = [
    {
      street: 'Preflop',
      actions: [
        ...posts(hand).flatMap(([what, seat, amount]) =>
          post(
            seat,
            { ante: 'Post Ante', straddle: 'Straddle' }[what] ?? (what === 'small blind' ? 'Post SB' : 'Post BB'),
            amount,
          ),
        ),
        ...post(names.length - 1, 'Post Dead', dead),
        ...post(names.length - 1, 'Post Extra Blind', live),
        action(0, 'Dealt Cards', { cards: hole[0].map(formatCard) }),
      ],
    },
  ];
  for (const step of steps) {
    if (step.kind === 'street') {
      const street = ['', 'Flop', 'Turn', 'River'][step.street];
      const dealt = board.slice(BOARD[step.street - 1], BOARD[step.street]);
      rounds.push({ street, cards: dealt.map(formatCard), actions: [] });
      continue;
    }
    const act = step.kind.charAt(0).toUpperCase() + step.kind.slice(1);
    rounds.at(-1)?.actions.push(action(step.seat, act, { amount: step.by / 100 }));
  }
  rounds.push({
    street: 'Showdown',
    actions: names.flatMap((_, seat) =>
      folded[seat] ? [] : [action(seat, 'Shows Cards', { cards: hole[seat].map(formatCard) })],
    ),
  });
  const ohh = {
    spec_version: '1.4.7',
    site_name: 'Anywhere',
    game_number: '1',
    start_date_utc: '2024-01-01T00:00:00Z',
    game_type: 'Holdem',
    bet_limit: { bet_type: 'NL' },
    currency: 'USD',
    small_blind_amount: quirks.raised ? 1 : 0.5,
    big_blind_amount: quirks.raised ? 2 : 1,
    hero_player_id: 0,
    players: names.map((name, seat) => ({
      id: seat,
      seat: seat + 1,
      name,
      starting_stack: stacks[seat] / 100,
    })),
    rounds,
    pots: [
      {
        number: 0,
        amount: sum(paid) / 100,
        rake: hand.end.rake / 100,
        player_wins: hand.end.won.flatMap((amount, player) =>
          amount > 0 ? [{ player_id: player, win_amount: amount / 100 }] : [],
        ),
      },
    ],
  };
  return `${JSON.stringify({ ohh }, null, 2)}\n\n`;
}

/** The hand as an iPoker client would write it, the acts of a round by player. */
function asIpoker(hand: DealtHand): string {
  const { names, stacks, hole, board, steps, folded, quirks } = hand;
  const [dead, live] = hand.late;
  const last = names.length - 1;
  const put = names.map(() => 0);
  let no = 0;
  const action = (seat: number, type: number, sum: number, by = sum) => {
    put[seat] += by;
    const text = `<action no="${++no}" player="${names[seat]}" type="${type}" sum="${dollars(sum)}" cards=""/>`;
    return { seat, text };
  };
  const pocket = (own: readonly Card[]) =>
    own
      .map(formatCard)
      .map((card) => card.charAt(1).toUpperCase() + card.charAt(0).replace('T', '10'))
      .join(' ');
  const rounds = [
    posts(hand).map(([what, seat, amount]) => action(seat, { ante: 15, 'small blind': 1 }[what] ?? 2, amount)),
    [],
  ];
  const boards = ['', ''];
  if (live > 0) rounds[0]?.push(action(last, 2, dead + live));
  else if (dead > 0) rounds[0]?.push(action(last, 1, dead));
  for (const step of steps) {
    if (step.kind === 'street') {
      const dealt = pocket(board.slice(BOARD[step.street - 1], BOARD[step.street]));
      boards.push(`<cards type="${['', 'Flop', 'Turn', 'River'][step.street]}" player="">${dealt}</cards>`);
      rounds.push([]);
      continue;
    }
    const { seat, kind, by, to, isAllIn } = step;
    const type = { fold: 0, check: 4, call: 3, bet: 5, raise: 23 }[kind];
    // An all-in act may be marked or not.
    const isTold = isAllIn && quirks.mixed;
    rounds.at(-1)?.push(action(seat, isTold ? 7 : type, kind === 'raise' && !isTold ? to : by, by));
  }
  const shown = names.map((name, seat) => {
    const cards = seat === 0 || !folded[seat] ? pocket(hole[seat]) : 'X X';
    return `<cards type="Pocket" player="${name}">${cards}</cards>`;
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<session sessioncode="1">',
    '<general>',
    `<gametype>Holdem NL $0.50/$1</gametype>`,
    `<nickname>${names[0]}</nickname>`,
    '</general>',
    '<game gamecode="1">',
    '<general><startdate>2024-01-01 00:00:00</startdate><players>',
    ...names.map(
      (name, seat) =>
        `<player seat="${seat + 1}" name="${name}" chips="${dollars(stacks[seat])}" dealer="${Number(seat === last)}" win="${dollars(hand.end.won[seat] + hand.end.back[seat])}" bet="${dollars(put[seat])}"/>`,
    ),
    '</players></general>',
    ...rounds.flatMap((acts, round) => [
      `<round no="${round}">`,
      boards[round] ?? '',
      ...(round === 1 ? shown : []),
      ...acts.toSorted((a, b) => b.seat - a.seat).map(({ text }) => text),
      '</round>',
    ]),
    '</game>',
    '</session>',
  ].join('\r\n');
}

function asPartyPoker(hand: DealtHand): string {
  const { names, stacks, hole, board, ante, steps, paid, folded, quirks } = hand;
  const { won, back, rake } = hand.end;
  const chips = (amount: number) => (amount / 100).toFixed(2);
  return [
    '***** Hand History For Game 1ab *****',
    `${quirks.raised ? '1/2' : '0.50/1'} Texas Holdem Game Table (NL) - Mon Jan 01 00:00:00 EST 2024`,
    `Table Anywhere (Real Money) -- Seat ${names.length} is the button`,
    `Total number of players : ${names.length}/10`,
    ...names.map((name, seat) => `Seat ${seat + 1}: ${name} (${dollars(stacks[seat])})`),
    ...posts(hand).flatMap(([what, seat, amount]) => [
      `${names[seat]} posts ${what} (${chips(amount)})`,
      ...(what !== 'ante' && amount + Math.min(ante, stacks[seat]) === stacks[seat]
        ? [`${names[seat]} is all-In.`]
        : []),
    ]),
    '** Dealing down cards **',
    `Dealt to ${names[0]} [ ${cards(hole[0], ', ')} ]`,
    ...steps.flatMap((step) => {
      if (step.kind === 'street') {
        const word = ['', 'Flop', 'Turn', 'River'][step.street];
        const dealt = board.slice(BOARD[step.street - 1], BOARD[step.street]);
        return [`** Dealing ${word} ** :  [ ${cards(dealt, ', ')} ]`];
      }
      const words = {
        fold: 'folds ',
        check: 'checks',
        call: `calls (${chips(step.by)})`,
        bet: `bets (${chips(step.by)})`,
        raise: `raises ${chips(step.by)} to ${chips(step.to)}`,
      };
      return [`${names[step.seat]} ${words[step.kind]}`, ...(step.isAllIn ? [`${names[step.seat]} is all-In.`] : [])];
    }),
    '** Summary **',
    `Main Pot: ${dollars(sum(paid) - rake)}${rake === 0 ? '' : ` Rake: ${dollars(rake)}`}`,
    ...names.map((name, seat) => {
      const [collected, bet] = [won[seat] + back[seat], paid[seat] + back[seat]];
      const net = collected - bet;
      const balance = `${name} balance ${dollars(stacks[seat] + net)}`;
      const sums = `, bet ${dollars(bet)}, collected ${dollars(collected)}, net ${net < 0 ? '-' : '+'}${dollars(Math.abs(net))}`;
      const told = collected > 0 ? balance + sums : `${balance}, lost ${dollars(bet)}`;
      return folded[seat] ? `${told} (folded)` : `${told}[ ${cards(hole[seat], ', ')} ] [ a pair ]`;
    }),
  ].join('\r\n');
}

/** The hand as PartyPoker wrote it before 2019: every amount is what is added, and what nobody called is won. */
function asOlderPartyPoker(hand: DealtHand): string {
  const { names, stacks, hole, board, steps, folded, quirks } = hand;
  const inBrackets = (amount: number) => `[${dollars(amount)} USD]`;
  return [
    '***** Hand History for Game 1 *****',
    `${quirks.raised ? '$1/$2' : '$0.50/$1'} USD NL Texas Hold'em - Monday, January 01, 00:00:00 EST 2018`,
    'Table Anywhere (Real Money)',
    `Seat ${names.length} is the button`,
    `Total number of players : ${names.length}/10`,
    ...names.map((name, seat) => `Seat ${seat + 1}: ${name} ( ${dollars(stacks[seat])} USD )`),
    ...posts(hand).map(([what, seat, amount]) => `${names[seat]} posts ${what} ${inBrackets(amount)}.`),
    '** Dealing down cards **',
    `Dealt to ${names[0]} [  ${cards(hole[0], ' ')} ]`,
    ...steps.map((step) => {
      if (step.kind === 'street') {
        const word = ['', 'Flop', 'Turn', 'River'][step.street];
        const dealt = board.slice(BOARD[step.street - 1], BOARD[step.street]);
        return `** Dealing ${word} ** [ ${cards(dealt, ', ')} ]`;
      }
      const words = {
        fold: 'folds',
        check: 'checks',
        call: `calls ${inBrackets(step.by)}`,
        bet: `bets ${inBrackets(step.by)}`,
        raise: `raises ${inBrackets(step.by)}`,
      };
      const allIn = `is all-In  ${inBrackets(step.by)}`;
      return `${names[step.seat]} ${step.isAllIn ? allIn : words[step.kind]}`;
    }),
    ...names.flatMap((name, seat) =>
      folded[seat] ? [] : [`${name} shows [ ${cards(hole[seat], ', ')} ]a pair of Tens.`],
    ),
    // The format has no pot but what is won.
    ...paidOut(
      paid(hand),
      true,
      (name, amount) => `${name} wins ${dollars(amount)} USD from the main pot with a pair of Tens.`,
    ),
  ].join('\r\n');
}
