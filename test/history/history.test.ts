// Tests src/history/money, src/history/others too.
import { describe, expect, test } from 'vitest';
import type { Hand } from '../../src/history/events';
import { readHistory } from '../../src/history/history';
import { meansHistory } from '../../src/history/signs';
import { decisionsOf, shownAt, spotOf, viewersOf, type DecisionMoney, type DecisionSpot } from '../../src/history/spot';
import { formatCards } from '../../src/poker/card';
import { checkStakes } from '../../src/poker/money/stakes';
import { checkSpot, type Player } from '../../src/poker/spot';
import { bountiesText, endingText } from '../../src/table/replay/handNotes';
import { fixture, FIXTURES, handsOf, problemOf, told, unshownOf } from './fixture';

type Fixture = (typeof FIXTURES)[number];

/** A fixture's only hand, or its first. */
function handOf(name: Fixture): Hand {
  const [hand] = handsOf(fixture(name));
  if (hand === undefined) throw new Error(`no hand in ${name}`);
  return hand;
}

function spotsOf(name: Fixture, player: string, seesShown = true): DecisionSpot[] {
  const hand = handOf(name);
  return decisionsOf(hand, player).map((decision) => spotOf(hand, decision, seesShown));
}

/** `'AhKh'`, or `'any two'`. */
function heldText(player: Player): string {
  return player.kind === 'hand' ? formatCards(player.cards) : 'any two';
}

/** `'AhKh on 7s3h9c v QsQc x 6h7h'` */
function spotText({ hero, board, opponents, dead }: DecisionSpot['spot']): string {
  return `${heldText(hero)} on ${formatCards(board)} v ${opponents.map(heldText).join(', ')} x ${formatCards(dead)}`;
}

describe('a player’s decisions', () => {
  const ROWS: [what: string, name: Fixture, player: string, decisions: string[]][] = [
    [
      'PokerStars, cash: chat, a colon in a name, a seat that sits out, a hand mucked at showdown',
      'pokerstars-six-max.txt',
      'hero',
      [
        'preflop: 2.5 to call, pot 4.5, birch: the 2nd raises to 3 v elm, birch: the 2nd: call',
        'flop 7d5cKh: 0 to call, pot 9 v elm, birch: the 2nd: check',
        'flop 7d5cKh: 4.5 to call, pot 13.5, birch: the 2nd bets 4.5 v elm, birch: the 2nd: call',
        'turn 7d5cKh8c: 0 to call, pot 18 v birch: the 2nd: check',
        'turn 7d5cKh8c: 10 to call, pot 28, birch: the 2nd bets 10 v birch: the 2nd: raise',
        'river 7d5cKh8c6s: 0 to call, pot 78 v birch: the 2nd: bet',
      ],
    ],
    [
      'PokerStars, tournament: bounties, antes, three all in, a side pot',
      'pokerstars-tournament.txt',
      'hero',
      [
        'preflop: 600 to call, pot 1275 v larch, maple: raise',
        'preflop: 625 to call, pot 5525, larch raises to 1925 v larch, maple: call',
        'flop Kc8d3s: 3000 to call, pot 9150, maple bets 3000 v larch, maple: raise',
      ],
    ],
    [
      'PokerStars, run twice: a dead and a live blind posted at once; an opponent all in for less',
      'pokerstars-twice.txt',
      'pine',
      [
        'preflop: 7 to call, pot 14, hero raises to 8 v rowan, spruce, hero: raise',
        'flop Th9h2c: 0 to call, pot 61 v hero: bet',
        'flop Th9h2c: 112 to call, pot 273, of it 253, hero raises to 172 v hero: call',
      ],
    ],
    [
      'PokerStars, limit, heads-up: stakes that are bets, not blinds',
      'pokerstars-limit-heads-up.txt',
      'hero',
      [
        'preflop: 2 to call, pot 6, willow raises to 4 v willow: raise',
        'flop Ac6d6h: 0 to call, pot 12 v willow: bet',
        'flop Ac6d6h: 2 to call, pot 18, willow raises to 4 v willow: call',
        'turn Ac6d6hTd: 0 to call, pot 20 v willow: check',
        'turn Ac6d6hTd: 4 to call, pot 24, willow bets 4 v willow: fold',
      ],
    ],
    [
      'GGPoker, straddled, run twice, cards shown before the flop',
      'ggpoker-straddle.txt',
      'Hero',
      [
        'preflop: 0 to call, pot 13 v 3a4b5c6d, 9c0d1e2f: raise',
        'preflop: 378 to call, pot 511, 9c0d1e2f raises to 400 v 3a4b5c6d, 9c0d1e2f: call',
      ],
    ],
    [
      'GGPoker, tournament: a bet for more than hero has, of which hero can win a part',
      'ggpoker-tournament.txt',
      'Hero',
      [
        'preflop: 800 to call, pot 3200, cc33dd44 raises to 1600 v cc33dd44: call',
        'flop 9d6h2s: 0 to call, pot 4000 v cc33dd44: check',
        'flop 9d6h2s: 1980 to call, pot 5980, cc33dd44 bets 1980 v cc33dd44: call',
        'turn 9d6h2sJc: 0 to call, pot 7960 v cc33dd44: check',
        'turn 9d6h2sJc: 8720 to call, pot 22960, of it 16680, cc33dd44 bets 15000 v cc33dd44: fold',
      ],
    ],
    [
      'GGPoker, money from the house in the pot',
      'ggpoker-drop.txt',
      'Hero',
      [
        'preflop: 5 to call, pot 57 v 0f0f0f0f, 1e1e1e1e: raise',
        'flop Qh8h3c: 0 to call, pot 77 v 1e1e1e1e: check',
        'turn Qh8h3cTh: 40 to call, pot 117, 1e1e1e1e bets 40 v 1e1e1e1e: call',
        'river Qh8h3cTh2d: 0 to call, pot 157 v 1e1e1e1e: check',
      ],
    ],
    [
      '888poker, cash: raises by what they add, names that begin the same, a dead blind',
      'eight-cash.txt',
      'hero',
      [
        'preflop: 6 to call, pot 14, ash raises to 8 v beech, ash: call',
        'flop 9d8c2d: 0 to call, pot 26 v beech, ash: check',
        'flop 9d8c2d: 55 to call, pot 81, beech bets 55 v beech: call',
      ],
    ],
    [
      '888poker, tournament: the currency behind, spaces in amounts, 10h',
      'eight-tournament.txt',
      'hero',
      [
        'preflop: 300 to call, pot 540 v poplar, juniper: raise',
        'preflop: 900 to call, pot 2490, poplar raises to 1500 v poplar: call',
        'flop Qs8d3c: 1770 to call, pot 5160, poplar bets 1770 v poplar: fold',
      ],
    ],
    [
      'PHH: a big blind’s ante, a straddle, a stack nobody knows, commentary',
      'televised.phh',
      'Daniel',
      [
        'preflop: 400 to call, pot 900 v Ada, Blaise, Carl: raise',
        'preflop: 4000 to call, pot 8200, Blaise raises to 5200 v Ada, Blaise: call',
        'flop 7s3h9c: 6000 to call, pot 18200, Blaise bets 6000 v Blaise: call',
        'turn 7s3h9c2h: 0 to call, pot 24200 v Blaise: bet',
        'river 7s3h9c2hQh: 40000 to call, pot 100200, Blaise bets 40000 v Blaise: fold',
      ],
    ],
    [
      'PHH, heads-up: blinds listed the other way round, players without names',
      'heads-up.phh',
      'p1',
      [
        'preflop: 0.5 to call, pot 1.5, p2 raises to 1 v p2: call',
        'flop Jh8s2h: 0 to call, pot 2 v p2: check',
        'flop Jh8s2h: 0.5 to call, pot 2.5, p2 bets 0.5 v p2: raise',
        'turn Jh8s2h4c: 0 to call, pot 4 v p2: bet',
      ],
    ],
    [
      'PokerStars, cash-out of a main pot',
      'pokerstars-cash-out.txt',
      'hero',
      [
        'preflop: 4 to call, pot 14, wren raises to 6 v wren, ivo: raise',
        'flop Jc7d2s: 126 to call, pot 198, ivo bets 126 v wren, ivo: call',
      ],
    ],
  ];
  for (const [what, name, player, decisions] of ROWS) {
    test(what, () => {
      expect(decisionsOf(handOf(name), player).map(told)).toEqual(decisions);
    });
  }
});

describe('a decision as a spot', () => {
  test('hands shown later are known, a folded hand is dead, other players hold any two cards', () => {
    const spots = spotsOf('televised.phh', 'Daniel');
    expect(spotText(spots[0].spot)).toBe('AhKh on  v 6h7h, QsQc, any two x ');
    expect(spots[0].money).toEqual({
      pot: 900,
      bets: [0, 100, 200, 400],
      stacks: [undefined, 49_900, 82_100, 30_600],
      folded: [],
      others: [],
      call: 400,
    });
    expect(spots.map(({ spot }) => spotText(spot)).at(-1)).toBe('AhKh on 7s3h9c2hQh v QsQc x 6h7h');
  });

  test('one shown card of a folding player is dead too', () => {
    const [first] = spotsOf('pokerstars-six-max.txt', 'hero');
    expect(formatCards(first.spot.dead)).toBe('2h');
  });

  test('without later knowledge all opponents hold any two cards', () => {
    const [first] = spotsOf('televised.phh', 'Daniel', false);
    expect(spotText(first.spot)).toBe('AhKh on  v any two, any two, any two x ');
  });

  test('the pot is what a short stack can win', () => {
    const decisions = decisionsOf(handOf('ggpoker-tournament.txt'), 'Hero');
    expect(decisions.at(-1)).toMatchObject({ contested: 1_668_000, toCall: 872_000 });
    expect(decisions[1]).toMatchObject({ contested: 400_000, toCall: 0 });
  });

  test('names the cards that it uses', () => {
    const shown = (name: Fixture, player: string) => {
      const hand = handOf(name);
      return decisionsOf(hand, player).map((decision) =>
        shownAt(hand, decision)
          .map((own) => `${own.name} ${formatCards(own.cards)}`)
          .join(', '),
      );
    };
    const [first, , , , last] = shown('televised.phh', 'Daniel');
    expect([first, last]).toEqual(['Ada 6h7h, Blaise QsQc', 'Ada 6h7h, Blaise QsQc']);
    // The one shown card of a folded player is dead; the one shown card of an opponent is not used.
    expect(shown('pokerstars-six-max.txt', 'hero')[0]).toBe('birch: the 2nd KsKd, cedar 2h');
  });

  test('every decision of every fixture is a spot', () => {
    for (const name of ['pokerstars-tournament.txt', 'televised.phh', 'two.phhs'] as const) {
      for (const player of viewersOf(handOf(name))) {
        for (const { spot } of spotsOf(name, player)) expect(checkSpot(spot)).toEqual({ ok: true, value: spot });
      }
    }
  });
});

/** `'pot 540 bets 30;180;330 folded 1 stacks 12570;3120;3870 call 300 others 7'`; an empty list is left out. */
function moneyTold(money: DecisionMoney | undefined): string {
  const list = (name: string, amounts: readonly (number | undefined)[] = []) =>
    amounts.length === 0 ? [] : [`${name} ${amounts.map((own) => own ?? '?').join(';')}`];
  return [
    `pot ${money?.pot ?? ''}`,
    ...list('bets', money?.bets),
    ...list('folded', money?.folded),
    ...list('stacks', money?.stacks),
    `call ${money?.call ?? ''}`,
    ...list('others', money?.others),
  ].join(' ');
}

describe('the money at a decision', () => {
  const ROWS: [what: string, name: Fixture, money: string[]][] = [
    [
      'blinds, calls and bets of all streets; folds leave bets and stacks behind',
      'pokerstars-six-max.txt',
      [
        'pot 4.5 bets 0.5;1;3 stacks 99.5;60.1;95 call 2.5 others 104.5;250.25',
        'pot 9 bets 3;3;3 stacks 97;58.1;95 call 0 others 104.5;250.25',
        'pot 13.5 bets 3;3;7.5 stacks 97;58.1;90.5 call 4.5 others 104.5;250.25',
        'pot 18 bets 7.5;7.5 folded 3 stacks 92.5;90.5 call 0 others 104.5;250.25;58.1',
        'pot 28 bets 7.5;17.5 folded 3 stacks 92.5;80.5 call 10 others 104.5;250.25;58.1',
        'pot 78 bets 37.5;37.5 folded 3 stacks 62.5;60.5 call 0 others 104.5;250.25;58.1',
      ],
    ],
    [
      'everybody’s ante is in the bets; a player who sits out folds one',
      'pokerstars-tournament.txt',
      [
        'pot 1275 bets 75;375;675 folded 75;75 stacks 9000;1625;20925 call 600 others 14275;375',
        'pot 5525 bets 1375;2000;2000 folded 75;75 stacks 7700;0;19600 call 625 others 14275;375',
        'pot 9150 bets 2000;2000;5000 folded 75;75 stacks 7075;0;16600 call 3000 others 14275;375',
      ],
    ],
    [
      'a dead blind is nobody’s, posted with a live one',
      'pokerstars-twice.txt',
      [
        'pot 6 bets 0;1;2;2 stacks 200;179;198;197 call 2',
        'pot 41 bets 8;28 folded 2;2 stacks 192;152 call 20 others 198;197',
        'pot 101 bets 28;68 folded 2;2 stacks 172;112 call 40 others 198;197',
      ],
    ],
    [
      'in the words of another room',
      'eight-cash.txt',
      [
        'pot 14 bets 2;2;8 folded 1 stacks 218;61;192 call 6 others 149.5;1000',
        'pot 26 bets 8;8;8 folded 1 stacks 212;55;192 call 0 others 149.5;1000',
        'pot 81 bets 8;63 folded 8;1 stacks 212;0 call 55 others 192;149.5;1000',
      ],
    ],
    [
      'a straddle, and a player all in for less',
      'ggpoker-straddle.txt',
      [
        'pot 13 bets 4;4;4 folded 1 stacks 396;84;1200.75 call 0 others 345.5;199',
        'pot 511 bets 22;88;400 folded 1 stacks 378;0;804.75 call 378 others 345.5;199',
      ],
    ],
    [
      'a bet for more than hero has',
      'ggpoker-tournament.txt',
      [
        'pot 3200 bets 900;1700 folded 500;100 stacks 11500;57100 call 800 others 30520;19900',
        'pot 4000 bets 1700;1700 folded 500;100 stacks 10700;57100 call 0 others 30520;19900',
        'pot 5980 bets 1700;3680 folded 500;100 stacks 10700;55120 call 1980 others 30520;19900',
        'pot 7960 bets 3680;3680 folded 500;100 stacks 8720;55120 call 0 others 30520;19900',
        'pot 22960 bets 3680;18680 folded 500;100 stacks 8720;40120 call 8720 others 30520;19900',
      ],
    ],
    [
      'what the house adds is nobody’s',
      'ggpoker-drop.txt',
      [
        'pot 57 bets 0;2;5 stacks 500;638;507 call 5',
        'pot 77 bets 12.5;12.5 folded 2 stacks 487.5;499.5 call 0 others 638',
        'pot 117 bets 12.5;52.5 folded 2 stacks 487.5;459.5 call 40 others 638',
        'pot 157 bets 52.5;52.5 folded 2 stacks 447.5;459.5 call 0 others 638',
      ],
    ],
    [
      'antes of another room',
      'eight-tournament.txt',
      [
        'pot 540 bets 30;180;330 stacks 12570;3120;3870 call 300',
        'pot 2490 bets 630;1530 folded 330 stacks 11970;1770 call 900 others 3870',
        'pot 5160 bets 1530;3300 folded 330 stacks 11070;0 call 1770 others 3870',
      ],
    ],
    [
      'one ante for the table is nobody’s; a stack that nobody knows',
      'televised.phh',
      [
        'pot 2100 bets 100;200;400;1200 stacks 49900;82100;30600;? call 1100',
        'pot 12200 bets 1200;5200;5200 folded 400 stacks 48800;77100;? call 4000 others 30600',
      ],
    ],
    [
      'heads-up',
      'heads-up.phh',
      [
        'pot 1.5 bets 0.5;1 stacks 19.5;14.5 call 0.5',
        'pot 2 bets 1;1 stacks 19;14.5 call 0',
        'pot 2.5 bets 1;1.5 stacks 19;14 call 0.5',
        'pot 4 bets 2;2 stacks 18;13.5 call 0',
      ],
    ],
    [
      'heads-up with limits',
      'pokerstars-limit-heads-up.txt',
      [
        'pot 6 bets 2;4 stacks 78;72.5 call 2',
        'pot 12 bets 6;6 stacks 74;70.5 call 0',
        'pot 18 bets 8;10 stacks 72;66.5 call 2',
        'pot 20 bets 10;10 stacks 70;66.5 call 0',
        'pot 24 bets 10;14 stacks 70;62.5 call 4',
      ],
    ],
    [
      'a blind that is all in',
      'two.phhs',
      [
        'pot 52 bets 15;25;12 stacks 985;975;0 call 10',
        'pot 62 bets 25;25;12 stacks 975;975;0 call 0',
        'pot 82 bets 25;45;12 stacks 975;955;0 call 20',
      ],
    ],
    [
      'Winamax, cash',
      'winamax-cash.txt',
      [
        'pot 5.5 bets 1;1;3 folded 0.5 stacks 86.5;142;57 call 2 others 99.5',
        'pot 7.5 bets 3;3 folded 0.5;1 stacks 84.5;57 call 0 others 99.5;142',
        'pot 12.5 bets 3;8 folded 0.5;1 stacks 84.5;52 call 5 others 99.5;142',
        'pot 17.5 bets 8;8 folded 0.5;1 stacks 79.5;52 call 0 others 99.5;142',
        'pot 29.5 bets 8;20 folded 0.5;1 stacks 79.5;40 call 12 others 99.5;142',
        'pot 41.5 bets 20;20 folded 0.5;1 stacks 67.5;40 call 0 others 99.5;142',
      ],
    ],
    [
      'Winamax, a tournament with antes',
      'winamax-tournament.txt',
      [
        'pot 375 bets 25;125;225 stacks 2975;1100;3900 call 200',
        'pot 1895 bets 445;1225 folded 225 stacks 2555;0 call 780 others 3900',
      ],
    ],
    [
      'both blinds of a player who comes back, in ACR',
      'acr-cash.txt',
      [
        'pot 3 bets 1;0;0.5;1 stacks 98.5;64;98;151 call 0',
        'pot 25 bets 4;4;16 folded 0.5 stacks 95.5;60;136 call 12 others 98',
        'pot 97 bets 16;64 folded 0.5;16 stacks 83.5;0 call 48 others 98;136',
      ],
    ],
    [
      'ACR, a tournament',
      'acr-tournament.txt',
      [
        'pot 375 bets 25;125;225 stacks 4175;2475;8775 call 200',
        'pot 1825 bets 475;1225 folded 125 stacks 3725;7775 call 750 others 2475',
        'pot 10350 bets 1225;9000 folded 125 stacks 2975;0 call 2975 others 2475',
      ],
    ],
    [
      'both blinds of a player who comes back, in Ignition',
      'ignition-zone.txt',
      [
        'pot 26 bets 0.5;0.5;2;22.75 stacks 63.6;60.45;48;0 call 22.25 others 53.4',
        'pot 96.25 bets 22.75;50;22.75 folded 0.5 stacks 41.35;0;0 call 27.25 others 53.4;60.45',
      ],
    ],
    [
      'all in with an ante and with a blind, in Bovada',
      'ignition-tournament.txt',
      ['pot 5480 bets 150;900;1170;110;3150 stacks 9525;6245;0;0;12850 call 3000'],
    ],
    [
      'both blinds of a player who comes back, in iPoker',
      'ipoker.xml',
      [
        'pot 3 bets 1;0;0.5;1 stacks 86;60;50.5;99 call 0',
        'pot 18.5 bets 1;8;8 folded 1 stacks 86;52;43 call 7 others 99',
        'pot 25.5 bets 8;8;8 folded 1 stacks 79;52;43 call 0 others 99',
        'pot 80.5 bets 20;51 folded 8;1 stacks 67;0 call 31 others 52;99',
      ],
    ],
    [
      'the ante of a player who sits out, in iPoker',
      'ipoker-tournament.xml',
      [
        'pot 400 bets 25;125;225 stacks 4175;2000;8775 call 200',
        'pot 2850 bets 475;2125 folded 225 stacks 3725;0 call 1650 others 8775',
      ],
    ],
    [
      'PartyPoker, cash',
      'partypoker-cash.txt',
      [
        'pot 4.5 bets 0.5;1;3 stacks 99.5;44.5;57 call 2.5',
        'pot 7 bets 3;3 folded 1 stacks 97;57 call 0 others 44.5',
        'pot 11 bets 3;7 folded 1 stacks 97;53 call 4 others 44.5',
        'pot 76 bets 15;60 folded 1 stacks 85;0 call 45 others 44.5',
      ],
    ],
    [
      'PartyPoker, a tournament with rounded bets',
      'partypoker-tournament.txt',
      [
        'pot 131250 bets 8750;43750;78750 stacks 1318587;1095216;3921250 call 70000',
        'pot 1366466 bets 148750;1138966 folded 78750 stacks 1178587;0 call 990216 others 3921250',
      ],
    ],
    [
      'PartyPoker before 2019, one blind dead',
      'partypoker-older.txt',
      [
        'pot 3 bets 1;0;0.5;1 stacks 98.5;61.25;98.5;103.5 call 0',
        'pot 7 bets 1;4 folded 1;0.5 stacks 98.5;57.25 call 3 others 103.5;98.5',
        'pot 10 bets 4;4 folded 1;0.5 stacks 95.5;57.25 call 0 others 103.5;98.5',
        'pot 16 bets 4;10 folded 1;0.5 stacks 95.5;51.25 call 6 others 103.5;98.5',
        'pot 87.25 bets 24;61.25 folded 1;0.5 stacks 75.5;0 call 37.25 others 103.5;98.5',
      ],
    ],
    [
      'a straddle in PokerNow',
      'pokernow.csv',
      [
        'pot 170 bets 40;120 folded 10 stacks 1960;780 call 80 others 1490',
        'pot 400 bets 120;270 folded 10 stacks 1880;630 call 150 others 1490',
        'pot 1530 bets 620;900 folded 10 stacks 1380;0 call 280 others 1490',
      ],
    ],
    [
      'a dead blind in Open Hand History',
      'three.ohh',
      [
        'pot 6 bets 0.5;1;3;1 stacks 99.5;39.25;117;78.5 call 2.5',
        'pot 10.5 bets 3;3;3 folded 1 stacks 97;37.25;117 call 0 others 78.5',
        'pot 16.5 bets 3;9 folded 3;1 stacks 97;31.25 call 6 others 117;78.5',
        'pot 67.75 bets 23;40.25 folded 3;1 stacks 77;0 call 17.25 others 117;78.5',
      ],
    ],
    [
      'a cash-out in PokerStars',
      'pokerstars-cash-out.txt',
      ['pot 14 bets 2;6;6 stacks 198;74;144 call 4', 'pot 198 bets 24;24;150 stacks 176;56;0 call 126'],
    ],
    [
      'a cash-out in GGPoker',
      'ggpoker-cash-out.txt',
      ['pot 1.5 bets 0.5;1 stacks 99.5;119 call 0.5 others 100', 'pot 6 bets 3;3 stacks 97;117 call 0 others 100'],
    ],
    [
      'a cash-out in PartyPoker',
      'partypoker-cash-out.txt',
      [
        'pot 4.5 bets 0.5;1;3 stacks 99.5;44.5;57 call 2.5',
        'pot 7 bets 3;3 folded 1 stacks 97;57 call 0 others 44.5',
        'pot 64 bets 3;60 folded 1 stacks 97;0 call 57 others 44.5',
      ],
    ],
    ['a cash-out in Open Hand History', 'cash-out.ohh', ['pot 1.5 bets 0.5;1 stacks 49.5;49 call 0.5']],
  ];
  test.each(ROWS)('%s', (_, name, money) => {
    const [viewer = ''] = viewersOf(handOf(name));
    expect(spotsOf(name, viewer).map((spot) => moneyTold(spot.money))).toEqual(money);
  });

  test('adds up in every fixture', () => {
    expect(new Set(ROWS.map(([, name]) => name)).size).toBe(FIXTURES.length);
    for (const name of FIXTURES) {
      for (const viewer of viewersOf(handOf(name))) {
        for (const { money, spot } of spotsOf(name, viewer)) {
          const { others: _, ...stakes } = money;
          expect(checkStakes(stakes, spot.opponents.length)).toMatchObject({ ok: true });
        }
      }
    }
  });
});

describe('a hand', () => {
  test('shows hero’s seat first, otherwise the seat of a player with known cards', () => {
    expect(viewersOf(handOf('pokerstars-tournament.txt'))).toEqual(['hero', 'larch', 'maple']);
    expect(handOf('televised.phh').hero).toBeUndefined();
    expect(viewersOf(handOf('televised.phh'))).toEqual(['Ada', 'Blaise', 'Daniel']);
  });

  test('keeps its stakes in its currency', () => {
    const stakes = (name: Fixture) => handOf(name).stakes;
    expect(stakes('pokerstars-six-max.txt')).toBe('$0.50/$1');
    expect(stakes('pokerstars-tournament.txt')).toBe('300/600');
    expect(stakes('pokerstars-twice.txt')).toBe('£1/£2');
    expect(stakes('ggpoker-drop.txt')).toBe('¥2/¥5');
    expect(stakes('televised.phh')).toBe('$100/$200/$400');
  });

  test('run twice takes the first board', () => {
    expect(formatCards(handOf('pokerstars-twice.txt').board)).toBe('Th9h2c4s8d');
  });

  test('leaves out a seated player without cards', () => {
    const { players } = handOf('pokerstars-six-max.txt');
    expect(players.map(({ name }) => name)).not.toContain('fir');
  });
});

test('every format is known by its signs before it is read', () => {
  for (const name of FIXTURES) expect(meansHistory(fixture(name)), name).toBe(true);
});

describe('histories that are known, but not read', () => {
  const ROWS: [said: string, ...texts: string[]][] = [
    ['an older ACR history', "Game started at: 2016/8/2 10:50:44\nGame ID: 6939 0.02/0.05 (PRR) Rio - 6 (Hold'em)"],
    ['a part of a PokerNow log', '-- starting hand #7 (id: abc)  No Limit Texas Hold\'em (dealer: "ann @ x") --'],
    ['a CoinPoker history', 'CoinPoker Hand #123: NLH (1/2) 2024/06/08 12:00:00'],
    ['a ClubGG history', "ClubGG Hand #12345678: Hold'em No Limit ($0.50/$1.00) - 2024-01-15"],
    ['a WPT Global history', "WPT Global Hand #1234: Hold'em No Limit ($0.50/$1.00)"],
    ['a BetOnline history', "BetOnline Poker Game #900202143: Hold'em No Limit ($0.25/0.50)"],
    ['a Full Tilt history', "Full Tilt Poker Game #3270: Table Rio (6 max) - NL Hold'em - $1/$2"],
  ];
  for (const [said, ...texts] of ROWS) {
    test(said, () => {
      for (const text of texts) {
        for (const whole of [text, `\ufeff${text}`, text.replaceAll('\n', '\r\n')]) {
          expect(meansHistory(whole)).toBe(true);
          expect(problemOf(whole)).toBe(`This looks like ${said}. Outs cannot read these yet. Paste another hand.`);
        }
      }
    });
  }

  test('show their name only if they begin with it', () => {
    const chat = fixture('pokerstars-six-max.txt').replace(
      'hero: folds, surely',
      'Bovada Hand #1, Winamax Poker - was better',
    );
    expect(handsOf(chat)).toEqual(handsOf(fixture('pokerstars-six-max.txt')));
    expect(problemOf('My Hand #3 was good')).toMatch(/^No hand history found/);
  });

  test('no spot is mistaken for a history', () => {
    for (const text of ['AhKd 7h3h9c v 22-55 x 2c', '(TT+, AQs+) v random', '4c9c 7d5cKh8c']) {
      expect(meansHistory(text)).toBe(false);
    }
  });
});

describe('how a hand ended', () => {
  const endOf = (text: string) => handsOf(text).map(endingText);

  test('shows winners and rake, with side pots in one sum', () => {
    expect(endOf(fixture('pokerstars-six-max.txt'))).toEqual(['hero won $196. Rake $3.']);
    expect(endOf(fixture('pokerstars-tournament.txt'))).toEqual(['hero won 20,300.']);
    expect(endOf(fixture('ggpoker-drop.txt'))).toEqual(['1e1e1e1e won ¥150.25. Rake ¥6.75.']);
    expect(endOf(fixture('eight-cash.txt'))).toEqual(['hero won $133.']);
    expect(endOf(fixture('televised.phh'))).toEqual(['']);
  });

  test('shows a fee for the jackpot', () => {
    const text = fixture('ggpoker-drop.txt').replace('Jackpot ¥0', 'Jackpot ¥0.5').replaceAll('150.25', '149.75');
    expect(endOf(text)).toEqual(['1e1e1e1e won ¥149.75. Rake ¥6.75. Jackpot fee ¥0.50.']);
  });

  test('shows the boards of two and three runs', () => {
    expect(endOf(fixture('pokerstars-twice.txt'))).toEqual([
      'Run twice: a second board 3♦ 3♠ was dealt. hero won £181 and pine won £181. Rake £3.',
    ]);
    const third = fixture('ggpoker-straddle.txt').replace(
      '*** FIRST SHOWDOWN ***',
      '*** THIRD FLOP *** [2h 3c 4c]\n*** THIRD TURN *** [2h 3c 4c] [9c]\n*** FIRST SHOWDOWN ***',
    );
    expect(endOf(third)[0]).toMatch(
      /^Run three times: a second board Q♠ 9♥ 8♣ 2♦ 3♥ and a third 2♥ 3♣ 4♣ 9♣ were dealt\./,
    );
  });

  test('shows cash-outs, in the words of both rooms', () => {
    expect(endOf(fixture('ggpoker-straddle.txt'))[0]).toContain(' Hero cashed out. Hero won $444.50');
    const text = fixture('pokerstars-six-max.txt').replace(
      'hero collected',
      'birch: the 2nd cashed out the hand for $90 | Cash Out Fee $0.90\nhero collected',
    );
    expect(endOf(text)).toEqual([
      'birch: the 2nd cashed out. birch: the 2nd got $90 from the house. hero won $196. Rake $3.',
    ]);
  });

  test('leaves out claims about it', () => {
    const text = fixture('pokerstars-six-max.txt').replace(
      'hero: folds, surely"',
      'x cashed out the hand for $9 | y"\ncedar said, "x collected $500 from pot"\ncedar said, "x wins the $5 bounty for eliminating y"',
    );
    expect(endOf(text)).toEqual(['hero won $196. Rake $3.']);
  });

  test('shows bounties, won and to be won', () => {
    const text = fixture('pokerstars-tournament.txt').replace(
      'larch finished',
      'hero wins the €4.50 bounty for eliminating larch\nlarch finished',
    );
    expect(endOf(text)).toEqual(['hero won 20,300. hero won the €4.50 bounty on larch.']);
    const [hand] = handsOf(text);
    if (hand === undefined) throw new Error('no hand');
    const told = decisionsOf(hand, 'hero').map((decision) => bountiesText(hand, decision));
    const both = 'Bounties: €4.50 on larch and €2.25 on maple.';
    expect(told).toEqual([both, both, both]);
    const cash = handOf('pokerstars-six-max.txt');
    expect(cash.decisions.map((decision) => bountiesText(cash, decision)).join('')).toBe('');
    // With many opponents only the bounty on the player who bet.
    const opponents = ['hazel', 'larch', 'maple', 'oak'];
    const faced = { player: 'larch', isRaise: true, to: 1 };
    const [decision] = hand.decisions;
    if (decision === undefined) throw new Error('no decision');
    expect(bountiesText(hand, { ...decision, opponents, faced })).toBe('Bounty €4.50 on larch.');
  });

  test('the end of a hand changes no decision', () => {
    const text = fixture('pokerstars-tournament.txt');
    const bare = text.replaceAll(/, €\d\.\d\d bounty/g, '');
    expect(bare).not.toBe(text);
    expect(handsOf(bare).map(({ decisions }) => decisions)).toEqual(handsOf(text).map(({ decisions }) => decisions));
  });
});

describe('a file of several hands', () => {
  const STARS = fixture('pokerstars-six-max.txt');
  const GG = fixture('ggpoker-drop.txt');

  test('may mix rooms and line ends, and begin with a byte order mark', () => {
    const text = `\ufeffTranscript\n${STARS}\n\n\n${GG.replaceAll('\n', '\r\n')}\n`;
    expect(handsOf(text).map(({ room }) => room)).toEqual(['PokerStars', 'GGPoker']);
    expect(handsOf(text)[0]).toEqual(handsOf(STARS)[0]);
  });

  test('keeps the hands that can be read, and names the others', () => {
    const omaha = STARS.replace("Hold'em No Limit", 'Omaha Pot Limit');
    const text = [STARS, omaha, GG.slice(0, 600)].join('\n\n');
    expect(handsOf(text).map(({ room }) => room)).toEqual(['PokerStars']);
    expect(unshownOf(text)).toEqual({
      total: 3,
      leftOut: '1 hand is left out: Omaha.',
      problems: ['Hand 3 of 3: The hand is cut off: its summary is missing. Paste it to its last line.'],
    });
  });

  test('hands of other games and hands without known cards are counted, not listed', () => {
    const omaha = STARS.replace("Hold'em No Limit", 'Omaha Pot Limit');
    const stud = STARS.replace("Hold'em No Limit", '7 Card Stud Limit');
    const observed = STARS.replace('Dealt to hero [4c 9c]\n', '')
      .replace('hero: shows [4c 9c] (a straight, Five to Nine)\n', '')
      .replace(' mucked [Ks Kd]', ' mucked')
      .replace(' showed [4c 9c] and', '');
    const parts = [omaha, observed, observed, STARS, stud, observed, omaha];
    expect(unshownOf(parts.join('\n\n'))).toEqual({
      total: 7,
      leftOut: '6 hands are left out: 3 without known cards, 2 Omaha, 1 stud.',
      problems: [],
    });
    expect(problemOf([omaha, observed, STARS.slice(0, 900)].join('\n\n'))).toBe(
      'None of these 3 hands can be shown. 2 hands are left out: 1 Omaha, 1 without known cards. Hand 3 of 3: The hand is cut off: its summary is missing. Paste it to its last line.',
    );
    expect(problemOf(observed)).toMatch(/^Nobody’s cards are known in this hand\. Paste/);
  });

  test('holds each PHH hand as a table', () => {
    expect(handsOf(fixture('two.phhs')).map(({ room }) => room)).toEqual(['PHH']);
    expect(unshownOf(fixture('two.phhs'))).toEqual({
      total: 2,
      leftOut: '1 hand is left out: pot-limit Omaha.',
      problems: [],
    });
  });
});

test('the date and time of a PHH hand take nothing that a browser may lack', () => {
  const hand = fixture('televised.phh');
  const dated = `${hand}time = 20:21:00\ndate = 2024-05-17\nstart = 2024-05-17T20:21:00Z\n`;
  expect(readHistory(dated)).toEqual(readHistory(hand));
});

describe('reports an unreadable text', () => {
  const STARS = fixture('pokerstars-six-max.txt');
  const EIGHT = fixture('eight-cash.txt');
  const PHH = fixture('televised.phh');
  const without = (text: string, line: string) => {
    expect(text).toContain(line);
    return text.replace(`${line}\n`, '');
  };
  const ROWS: [what: string, text: string, problem: RegExp][] = [
    ['cut short', STARS.slice(0, 900), /cut off: its summary is missing/],
    ['888poker, cut short', EIGHT.slice(0, 700), /cut off/],
    ['PHH, cut short', PHH.slice(0, 500), /Line \d+ is not valid TOML; the hand may be cut off/],
    ['without its first line', STARS.slice(120), /No hand history found. Paste whole hands/],
    ['no seats', STARS.slice(0, 150), /No seats/],
    ['German', 'PokerStars - Hand Nr. 1: Hold’em No Limit ($1/$2)\nSitz 1: alder ($200 Chips)\n', /in English/],
    ['an act in German', STARS.replace('calls $2.50', 'geht mit $2.50'), /“hero: geht mit \$2\.50”/],
    ['Omaha', STARS.replace("Hold'em No Limit", 'Omaha Hi/Lo Limit'), /This is Omaha. Outs reads Texas hold’em only/],
    ['short deck', STARS.replace("Hold'em", "6+ Hold'em"), /This is short-deck hold’em/],
    ['stud', EIGHT.replace('No Limit Holdem', 'Seven Card Stud'), /This is stud/],
    ['PHH, razz', PHH.replace('"NT"', '"FR"'), /This is razz/],
    ['four hole cards', STARS.replace('[4c 9c]\nalder', '[4c 9c 4d 9d]\nalder'), /more than two/],
    ['binary', `PokerStars\0\u0001${STARS}`, /not a text file/],
    ['nothing', '', /No hand history found.*in English, as written by PokerStars, GGPoker, .* or PHH\./],
    ['a missing raise', without(STARS, 'birch: the 2nd: raises $2 to $3'), /hero calls \$2\.50 with/],
    ['a missing call', without(STARS, 'elm: calls $2'), /elm has still to act/],
    ['a missing street', without(STARS, '*** FLOP *** [7d 5c Kh]'), /acts twice|turn comes where.*as it was saved/],
    ['another pot', STARS.replace('Total pot $199', 'Total pot $200'), /does not add up.*\$199.*\$200/],
    ['a card twice', STARS.replace('[8c]', '[4c]'), /4♣ is in this hand twice/],
    ['another board', STARS.replace('[7d 5c Kh] [8c]', '[7d 5c Ks] [8c]'), /board before the turn/],
    ['no such card', STARS.replace('Kh]\nhero', 'Zz]\nhero'), /“7d 5c Zz” cannot be read as cards/],
    ['more than a stack', STARS.replace('($98 in', '($90 in'), /more than \$90|with \$\d/],
    ['a huge amount', STARS.replaceAll('$4.50', `$${'9'.repeat(15)}`), /is not an amount/],
    ['a stranger', STARS.replaceAll('elm: ', 'oak: '), /add up|calls|line/],
    ['cards nobody shows', fixture('heads-up.phh').replace('Th9h', '????'), /Nobody’s cards/],
    ['PHH, no blinds', without(PHH, 'blinds_or_straddles = [100, 200, 400, 0]'), /“blinds_or_str/],
    ['PHH, three antes of four', PHH.replace('[0, 200, 0, 0]', '[0, 200, 0]'), /different numbers of players/],
    ['PHH, a strange action', PHH.replace('"p3 f"', '"p3 dances"'), /“p3 dances”/],
    ['PHH, tenths of a cent', PHH.replace('[100, 200', '[100.125, 200'), /at most two decimals/],
  ];
  for (const [what, text, problem] of ROWS) {
    test(what, () => {
      expect(problemOf(text)).toMatch(problem);
    });
  }
});
