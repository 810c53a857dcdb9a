/** Spots as lines, and the verdict on the call: each case of the decision, in the order they are tried. */
export const CALLS: readonly (readonly [line: string, said: string])[] = [
  // Nothing to call.
  ['AhKh 7h3h9c v 7c7d pot 60 call 0', 'Nothing to call.'],
  ['7c7d 7h3h9c v AhKh pot 60 call 0', 'Nothing to call. Bet more than 29.16 and the opponent has the wrong price.'],
  ['AhKh 7h3h9c v 7c7d pot 60 bets 20;20', 'Nothing to call.'],
  // Prizes.
  [
    'AhKh v QsQd pot 300 call 200 stacks 800;0 others 1500;1900 payouts 50;30;20',
    'ICM: call. You need 41.9% and have 46.2%.',
  ],
  [
    '7h2d v QsQd pot 300 call 200 stacks 800;0 others 1500;1900 payouts 50;30;20',
    'ICM: fold. You need 41.9% and have 11.7%.',
  ],
  [
    'AhKh v QsQd pot 240 call 200 stacks 800;0 others 1500;1900 payouts 50;30;20',
    'ICM: close, fold. You need 47.1% and have 46.2%.',
  ],
  [
    'AhKh v QsQd pot 260 call 200 stacks 800;0 others 1500;1900 payouts 50;30;20',
    'ICM: close, call. You need 45.2% and have 46.2%.',
  ],
  ['AhKh v QsQd v 7c7d pot 3500 bets 0;1000;1000 stacks 3800;0;0 others 800 payouts 50;30;20', 'ICM: call.'],
  // Players behind.
  [
    '6s7h KsKd2s v As9h v Kc7c v 4sAc pot 142.5 bets 5;17.5;5;35 stacks 90;0;17.5;300 call 30',
    'Depends on opponent 2. Call if you expect a fold, fold if you expect a call.',
  ],
  [
    '6s7h KsKd2s v As9h v Kc7c v 4sAc v KhQh pot 142.5 bets 5;17.5;5;35;5 stacks 90;0;17.5;300;20 call 30',
    'Depends on the two players still to act. Call if you expect a fold, fold if you expect a call.',
  ],
  [
    'AhKh 7h3h9c v 7c7d v QsQd pot 80 bets 0;30;0 stacks 300;300;30',
    'Depends on opponent 2. Fold if you expect a fold, call if you expect a call.',
  ],
  ['AhKh 7h3h9c v 7c7d v QsJs pot 100 bets 0;20;0 stacks 100;100;100', 'Call. You need 16.7% and have 24.6%.'],
  // Drawing dead.
  ['AhKh 9h8h7c7s v 7d7h pot 60 call 20', 'Fold. You are drawing dead.'],
  ['2c2d KsKh7d v KcKd pot 60 call 20', 'Fold. You are drawing dead.'],
  ['AhKh 7h3h9c2s2d v 7c7d pot 60 call 20', 'Fold. You beat none of their hands.'],
  // Nuts.
  ['AsKs QsJsTs2d3c v AA pot 60 call 20', 'Call or raise. You have the nuts.'],
  [
    'AsKs QsJsTs2d3c v AA v KK facing 1',
    'Call or raise. You have the nuts. This assumes that both opponents put in the bet.',
  ],
  // Far ahead, or never behind.
  ['AhKh QhJhTs v AsKd pot 60 call 20', 'Call or raise. You cannot lose.'],
  ['7c7d 7h3h9c v AA pot 60 call 20', 'Call or raise. You are far ahead: 89.3%.'],
  ['AhAd v QsQd pot 60 call 20', 'Call or raise. You are far ahead: 81.5%.'],
  ['7c7d 7h3h9c v AA facing 1/2', 'Call or raise. You are far ahead: 89.3%.'],
  ['JhTh 9h8c7s2d3c v AA,KK pot 60 call 20', 'Call or raise. You cannot lose.'],
  ['joker *Kh 7h3h9c v QsQd pot 60 call 20', 'Call or raise. You are far ahead: 96.4%.'],
  // Call.
  ['7c7d 7h3h9c v AhKh pot 60 call 20', 'Call. You need 25.0% and have 75.4%.'],
  ['AhKh 7h3h9c v TT+,AQs+ pot 60 call 20', 'Call. You need 25.0% and have 55.8%.'],
  ['AhKd v QsQd pot 60 call 20', 'Call. You need 25.0% and have 43.2%.'],
  ['7c7d 7h3h9c v AA pot 60 call 20 stacks 20;100', 'Call. You need 25.0% and have 89.3%.'],
  ['AsKs QsJsTs2d3c v AA pot 60 call 20 stacks 20;100', 'Call. You need 25.0% and have 100.0%.'],
  [
    'AhKh 7h3h9c v 7c7d v QsJs pot 620 bets 50;250;250 folded 20 call 50 stacks 50;0;400',
    'Call. You need 13.5% and have 25.5%.',
  ],
  [
    'AhKh 7h3h9c v 7c7d v QsQd v TT facing 1/2',
    'Call. You need 16.7% and have 24.8%. This assumes that all three opponents put in the bet.',
  ],
  // Close.
  ['AhKh 7h3h9c v 7c7d pot 62 call 20', 'Close: call. You need 24.4% and have 24.6%.'],
  ['AhKh 7h3h9c v 7c7d pot 60 call 20', 'Close: fold. You need 25.0% and have 24.6%.'],
  ['AhKh 7h3h9c v 7c7d facing 1/2', 'Close: fold. You need 25.0% and have 24.6%.'],
  [
    'AhKh 7h3h9c v 7c7d v QsQd facing 1',
    'Close: call. You need 25.0% and have 25.5%. This assumes that both opponents put in the bet.',
  ],
  // Fold unless.
  ['AhKh 7h3h9c v 7c7d pot 60 call 30', 'Fold, unless you can win 32 more when you hit.'],
  ['AhKh 7h3h9c v 7c7d pot 60 call 30 stacks 130;100', 'Fold, unless you can win 32 more when you hit.'],
  ['AhKh 7h3h9c v 7c7d facing 1', 'Fold, unless you can win 1.1 pots more when you hit.'],
  ['4s4h 5d6c7hKs v QsQd facing 1', 'Fold, unless you can win 1.4 pots more when you hit.'],
  // At best a split.
  ['2c2d 7h7s8h8s9d v 3c3d,4c4d,T9 pot 60 call 50', 'Fold. At best you split.'],
  // Fold.
  ['AhKh 7h3h9c v 7c7d pot 60 call 30 stacks 35;100', 'Fold. You need 33.3% and have 24.6%.'],
  ['AhKh 7h3h9c v 7c7d pot 60 call 20 rake 5', 'Fold. You need 26.3% and have 24.6%.'],
  ['QcQd Kh7d5c v AK pot 60 call 30', 'Fold. You need 33.3% and have 8.8%.'],
  ['9s8s Ts7d2h4c v AA,KK pot 100 call 100', 'Fold. You need 50.0% and have 18.2%.'],
  ['8s8h AsKd7c2h9s v AQ,KQ,76s pot 60 call 30', 'Fold. You need 33.3% and have 11.1%.'],
  // A bettor who is not known. The nuts, and hands that cannot lose.
  ['AsKs QsJsTs2d3c pot 60 call 20', 'Raise or call. You have the nuts.'],
  ['AsKs QsJsTs2d3c v random facing 2', 'Raise or call. You have the nuts.'],
  ['JhTh 9h8c7s2d3c pot 60 call 20', 'Raise or call. You have the nuts, shared.'],
  ['2c3d AsKdQhJcTs pot 100 call 100', 'Raise or call. You have the nuts, shared.'],
  ['KsQs AcAdAhAs2c pot 60 call 20', 'Raise or call. You have the nuts, shared.'],
  ['AsKs QsJsTs2d facing 1', 'Raise or call. You cannot lose.'],
  // Far ahead.
  [
    '7s7d 7h2c9s pot 150 call 50',
    'Call or raise. You need 25.0% and have 93.9%, even against the best third of their hands.',
  ],
  [
    '7s7d 7h2c9s v random pot 150 call 50 stacks 50;100',
    'Call. You need 25.0% and have 93.9%, even against the best third of their hands.',
  ],
  [
    '3cTh 6h3d5c3h facing 1',
    'Call or raise. You need 33.3% and have 84.3%, even against the best quarter of their hands.',
  ],
  // Ahead.
  ['AsQs Js7s3d4h pot 150 call 50', 'Call. You need 25.0% and have 29.9%, even against the best third of their hands.'],
  [
    'AcKd QhTh4s pot 1600 call 400',
    'Call. You need 20.0% and have 30.9%, even against the best two fifths of their hands.',
  ],
  [
    '7sAd 3cAhTh9s5h pot 1600 call 400',
    'Call. You need 20.0% and have 43.1%, even against the best two fifths of their hands.',
  ],
  ['TsTd 9c4h2d facing 1', 'Call. You need 33.3% and have 64.6%, even against the best quarter of their hands.'],
  [
    'AhKh 7h3h9c2s pot 600 call 100',
    'Call. You need 14.3% and have 34.3%, even against the best two fifths of their hands.',
  ],
  ['QcQd Kh7d5c v 100% facing 1/2', 'Call. You need 25.0% and have 49.8%, even against the best third of their hands.'],
  // A large bet on the flop buys one card.
  ['QdAd Td7d3c facing 2', 'Close. You have 46.7% if the bet is all in, 19.1% on the next card alone.'],
  [
    'QdAd Td7d3c v random pot 60 call 30 stacks 30;0',
    'Call. You need 33.3% and have 48.4%, even against the best quarter of their hands.',
  ],
  // Outs pay.
  ['4c9c 7d5cKh8c pot 100 call 35', 'Call. Your outs alone are enough: 26.1%, you need 25.9%.'],
  ['4c9c 7d5cKh8c v random pot 100 call 35', 'Call. Your outs alone are enough: 26.1%, you need 25.9%.'],
  // Few bluffs are enough.
  [
    'QcQd Kh7d5c pot 150 call 50',
    'Call. One bluff in eleven bets is enough. Against the best third of their hands you have 19.1%.',
  ],
  [
    'QcQd Kh7d5c v random facing 1/2',
    'Call. One bluff in eleven bets is enough. Against the best third of their hands you have 19.1%.',
  ],
  [
    'QcQd Kh7d5c v 25% facing 1/2',
    'Call. One bluff in ten bets is enough. Against the best third of their hands you have 18.6%.',
  ],
  [
    '4s5d Ac8hTs9d5s pot 100 call 10',
    'Call. One bluff in eleven bets is enough. Against the best two fifths of their hands you have 0.0%.',
  ],
  [
    '9dAd TdKsQc facing 1/2',
    'Call. One bluff in nine bets is enough. Against the best third of their hands you have 20.6%.',
  ],
  // Some bluffs.
  ['AcJd Jh9h8h facing 1', 'Close. Call if one bet in seven is a bluff.'],
  ['AhQh Kh9h2c3d facing 1', 'Close. Call if one bet in six is a bluff.'],
  ['3c3d Ks8h5d8cJh facing 1/4', 'Close. Call if one bet in six is a bluff.'],
  ['Ts2d Ks2s4cAc facing 1/3', 'Close. Call if one bet in six is a bluff.'],
  // Only bluffs.
  [
    'AcAd Kh9h4h2hTs pot 150 call 75',
    'Fold, unless they bluff. You beat only a bluff: call if one bet in three is a bluff.',
  ],
  [
    'QcQd Kh7d5c v random facing 2',
    'Fold, unless they bluff. You have 8.1% against the best sixth of their hands: call if two bets in five are bluffs.',
  ],
  [
    'AsKs Qs7s3d2c8h facing 1/2',
    'Fold, unless they bluff. You beat only a bluff: call if three bets in ten are bluffs.',
  ],
  ['8c7d 9h6h5h2hKd facing 1', 'Fold, unless they bluff. You beat only a bluff: call if one bet in three is a bluff.'],
  [
    '6cAd 4c8h3s pot 2100 call 900',
    'Fold, unless they bluff. You have 15.8% against the best quarter of their hands: call if three bets in ten are bluffs.',
  ],
  [
    'AsKd 8cTh6dTd facing 2',
    'Fold, unless they bluff. You have 4.1% against the best sixth of their hands: call if one bet in two is a bluff.',
  ],
  [
    '8s8d Ac9c4h pot 60 call 20',
    'Fold, unless they bluff. You have 8.4% against the best third of their hands: call if one bet in four is a bluff.',
  ],
  [
    '4hQh Kd2c3c9cQc pot 100 call 25',
    'Fold, unless they bluff. You beat only a bluff: call if one bet in five is a bluff.',
  ],
  // More must be won after a hit.
  ['8s7s 9d6h2cKh facing 1/3', 'Close: call. Win 0.3 pots more when you hit, and the call pays.'],
  [
    '8s7s 9d6h2cKh v random pot 80 call 20 stacks 30;100',
    'Fold. You need 20.0% and have 17.6% against the best two fifths of their hands.',
  ],
  ['TcJc Kc7s8cQh facing 2', 'Close: call. Win 1.2 pots more when you hit, and the call pays.'],
  ['5s4s 7h2h3d8d pot 100 call 35', 'Fold, unless you can win 67 more when you hit.'],
  ['8dJh As9dTc6s pot 1800 call 600', 'Fold, unless you can win 1,100 more when you hit.'],
  [
    '8dJh As9dTc6s v random pot 1800 call 600 stacks 1000;9000',
    'Fold. You need 25.0% and have 17.9% against the best third of their hands.',
  ],
  // Near.
  ['8d6c 2h7s3d facing 1/3', 'Close. You need 20.0% and have 19.6% against the best two fifths of their hands.'],
  // Behind.
  [
    '7h6h AcKdQs5h v random pot 100 call 10',
    'Fold. You need 9.1% and have 0.0% against the best two fifths of their hands.',
  ],
  ['KdQd Ah8s3c pot 150 call 50', 'Fold. You need 25.0% and have 5.1% against the best third of their hands.'],
  ['JhTd 8c7s2h facing 1', 'Fold. You need 33.3% and have 30.4% against the best quarter of their hands.'],
  [
    'QcQd Kh7d5c v random v random facing 1/2',
    'Fold. You need 20.0% and have 13.7% against the best third of their hands. This assumes that both opponents put in the bet.',
  ],
  ['6h3h Qd5dQhKsAh pot 2400 call 1200', 'Fold. You beat none of their hands.'],
  ['6h8d Ah8cTcJhQc pot 100 call 10', 'Fold. You need 9.1% and have 0.0% against the best two fifths of their hands.'],
  // Players behind an unknown.
  [
    'QcQd Kh7d5c v random v AKs pot 150 bets 0;50;0 stacks 500;500;500',
    'Depends on opponent 2. Call if you expect a fold, fold if you expect a call.',
  ],
  // Before the flop.
  [
    'AhJd pot 700 call 600',
    'Depends on how many hands they play. You need 46.2% and have 56.9% against a quarter of hands, but 43.1% against a tenth.',
  ],
  ['AhKd pot 60 call 20', 'Call. You need 25.0%. Even against the best tenth of hands you have 56.0%.'],
  ['7h2d pot 60 call 40', 'Fold. You need 40.0%. Even against half of all hands you have 29.9%.'],
  [
    '9h8h pot 60 call 40',
    'Fold. You need 40.0% and have 40.9% against half of all hands, but 38.6% against a quarter.',
  ],
  [
    'QcJc pot 60 call 40',
    'Depends on how many hands they play. You need 40.0% and have 43.4% against a quarter of hands, but 37.6% against a tenth.',
  ],
  ['AhAd pot 60 call 40', 'Call or raise. You have 84.6%, even against the best tenth of hands.'],
  [
    'QcQd v random pot 300 call 200 stacks 800;0 others 1500;1900 payouts 50;30;20',
    'Call. You need 41.9%. Even against the best tenth of hands you have 65.9%.',
  ],
  // A raise.
  ['AhJd facing 3bb', 'Call. You need 40.0%. Even against the best tenth of hands you have 43.1%.'],
  ['AhJd facing 3bb blind bb', 'Call. You need 30.8%. Even against the best tenth of hands you have 43.1%.'],
  [
    'AhJd facing 25bb all in',
    'Depends on how many hands they play. You need 48.5% and have 56.9% against a quarter of hands, but 43.1% against a tenth.',
  ],
  // A pocket pair for its set.
  [
    '2h2d v KsKc facing 3bb stacks 97;97',
    'Call. A set comes one time in eight; then you must win 18 more, and the stacks hold 94.',
  ],
  [
    '2h2d v QQ+ pot 45 call 30 stacks 330;400',
    'Close. A set comes one time in eight; then you must win 180 more, and the stacks hold 300.',
  ],
  ['2h2d v KsKc facing 3bb stacks 20;20', 'Fold. The stacks are too short to play for a set.'],
  ['2h2d v random facing 25bb stacks 40;10', 'Fold. The stacks are too short to play for a set.'],
  // Dominated.
  ['AhJd v AsQc facing 3bb', 'Fold. You need 40.0% and have 26.5%. Dominated: an ace that helps you helps them more.'],
  [
    'KhJd v KK,AK,KQ pot 60 call 40',
    'Fold. You need 40.0% and have 23.7%. Dominated: a king that helps you helps them more.',
  ],
  ['AhJd v AsQc facing 25bb all in', 'Fold. You need 48.5% and have 26.5%.'],
  // Wild decks.
  ['joker AhKh 7h3h9c pot 60 call 20', 'Call. You need 25.0% and have 69.4% against any two cards.'],
  ['joker 7h2d AhKh9c pot 60 call 60', 'Fold. You need 50.0% and have 22.8% against any two cards.'],
  ['joker 7h2d AhKh9c v random pot 60 call 25', 'Fold, unless you can win 25 more when you hit.'],
];
