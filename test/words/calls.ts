/** Spots as lines, and the verdict on the call: each case of the decision, in the order they are tried. */
export const CALLS: readonly (readonly [line: string, said: string])[] = [
  // Nothing to call.
  ['AhKh 7h3h9c v 7c7d pot 60 call 0', 'Nothing to call.'],
  ['7c7d 7h3h9c v AhKh pot 60 call 0', 'Nothing to call. Bet more than 29.16 and the opponent has the wrong price.'],
  ['AhKh 7h3h9c v 7c7d pot 60 bets 20;20', 'Nothing to call.'],
  // Prizes.
  [
    'AhKh v QsQd pot 300 call 200 stacks 800;0 others 1500;1900 payouts 50;30;20',
    'Call, by the prizes. Need 41.9%, have 46.2%.',
  ],
  [
    '7h2d v QsQd pot 300 call 200 stacks 800;0 others 1500;1900 payouts 50;30;20',
    'Fold, by the prizes. Need 41.9%, have 11.7%.',
  ],
  [
    'AhKh v QsQd pot 240 call 200 stacks 800;0 others 1500;1900 payouts 50;30;20',
    'Close: fold, by the prizes. Need 47.1%, have 46.2%.',
  ],
  [
    'AhKh v QsQd pot 260 call 200 stacks 800;0 others 1500;1900 payouts 50;30;20',
    'Close: call, by the prizes. Need 45.2%, have 46.2%.',
  ],
  ['AhKh v QsQd v 7c7d pot 3500 bets 0;1000;1000 stacks 3800;0;0 others 800 payouts 50;30;20', 'Call, by the prizes.'],
  // Players behind.
  [
    '6s7h KsKd2s v As9h v Kc7c v 4sAc pot 142.5 bets 5;17.5;5;35 stacks 90;0;17.5;300 call 30',
    'Depends on opponent 2. Call if they fold, fold if they call.',
  ],
  [
    '6s7h KsKd2s v As9h v Kc7c v 4sAc v KhQh pot 142.5 bets 5;17.5;5;35;5 stacks 90;0;17.5;300;20 call 30',
    'Depends on two players behind. Call if they fold, fold if they call.',
  ],
  [
    'AhKh 7h3h9c v 7c7d v QsQd pot 80 bets 0;30;0 stacks 300;300;30',
    'Depends on opponent 2. Fold if they fold, call if they call.',
  ],
  ['AhKh 7h3h9c v 7c7d v QsJs pot 100 bets 0;20;0 stacks 100;100;100', 'Call. Need 16.7%, have 24.6%.'],
  // Drawing dead.
  ['AhKh 9h8h7c7s v 7d7h pot 60 call 20', 'Fold. You are drawing dead.'],
  ['2c2d KsKh7d v KcKd pot 60 call 20', 'Fold. You are drawing dead.'],
  ['AhKh 7h3h9c2s2d v 7c7d pot 60 call 20', 'Fold. You are drawing dead.'],
  // Nuts.
  ['AsKs QsJsTs2d3c v AA pot 60 call 20', 'At least call. You have the nuts.'],
  ['AsKs QsJsTs2d3c v AA v KK facing 1', 'At least call. You have the nuts. That is if both have called.'],
  // Far ahead.
  ['7c7d 7h3h9c v AA pot 60 call 20', 'At least call. You are far ahead: 89.3%.'],
  ['AhAd v QsQd pot 60 call 20', 'At least call. You are far ahead: 81.5%.'],
  ['7c7d 7h3h9c v AA facing 1/2', 'At least call. You are far ahead: 89.3%.'],
  ['JhTh 9h8c7s2d3c v AA,KK pot 60 call 20', 'At least call. You cannot lose.'],
  ['joker *Kh 7h3h9c v QsQd pot 60 call 20', 'At least call. You are far ahead: 96.4%.'],
  // Call.
  ['7c7d 7h3h9c v AhKh pot 60 call 20', 'Call. Need 25.0%, have 75.4%.'],
  ['AhKh 7h3h9c v TT+,AQs+ pot 60 call 20', 'Call. Need 25.0%, have 55.8%.'],
  ['AhKd v QsQd pot 60 call 20', 'Call. Need 25.0%, have 43.2%.'],
  ['7c7d 7h3h9c v AA pot 60 call 20 stacks 20;100', 'Call. Need 25.0%, have 89.3%.'],
  ['AsKs QsJsTs2d3c v AA pot 60 call 20 stacks 20;100', 'Call. Need 25.0%, have 100.0%.'],
  [
    'AhKh 7h3h9c v 7c7d v QsJs pot 620 bets 50;250;250 folded 20 call 50 stacks 50;0;400',
    'Call. Need 13.5%, have 25.5%.',
  ],
  ['AhKh 7h3h9c v 7c7d v QsQd v TT facing 1/2', 'Call. Need 16.7%, have 24.8%. That is if all three have called.'],
  // Close.
  ['AhKh 7h3h9c v 7c7d pot 62 call 20', 'Close: call. Need 24.4%, have 24.6%.'],
  ['AhKh 7h3h9c v 7c7d pot 60 call 20', 'Close: fold. Need 25.0%, have 24.6%.'],
  ['AhKh 7h3h9c v 7c7d facing 1/2', 'Close: fold. Need 25.0%, have 24.6%.'],
  ['AhKh 7h3h9c v 7c7d v QsQd facing 1', 'Close: call. Need 25.0%, have 25.5%. That is if both have called.'],
  // Fold unless.
  ['AhKh 7h3h9c v 7c7d pot 60 call 30', 'Fold, unless you can win 32 more when you hit.'],
  ['AhKh 7h3h9c v 7c7d pot 60 call 30 stacks 130;100', 'Fold, unless you can win 32 more when you hit.'],
  ['AhKh 7h3h9c v 7c7d facing 1', 'Fold, unless you can win 1.1 pots more when you hit.'],
  ['4s4h 5d6c7hKs v QsQd facing 1', 'Fold, unless you can win 1.4 pots more when you hit.'],
  // Fold.
  ['AhKh 7h3h9c v 7c7d pot 60 call 30 stacks 35;100', 'Fold. Need 33.3%, have 24.6%.'],
  ['AhKh 7h3h9c v 7c7d pot 60 call 20 rake 5', 'Fold. Need 26.3%, have 24.6%.'],
  ['QcQd Kh7d5c v AK pot 60 call 30', 'Fold. Need 33.3%, have 8.8%.'],
  ['9s8s Ts7d2h4c v AA,KK pot 100 call 100', 'Fold. Need 50.0%, have 18.2%.'],
  ['8s8h AsKd7c2h9s v AQ,KQ,76s pot 60 call 30', 'Fold. Need 33.3%, have 11.1%.'],
  // Outs pay.
  ['7h6h AcKdQs5h v random pot 100 call 10', 'Call. Your outs alone pay: 13.0%, need 9.1%.'],
  ['AhKh 7h3h9c2s pot 600 call 100', 'Call. Your outs alone pay: 19.6%, need 14.3%.'],
  ['9sTd 8c6h2s pot 100 call 5', 'Call. Your outs alone pay: 8.5%, need 4.8%.'],
  // Close by outs.
  ['4c9c 7d5cKh8c pot 100 call 35', 'Close: call. Your outs alone: 26.1%, need 25.9%.'],
  ['4c9c 7d5cKh8c v random pot 100 call 35', 'Close: call. Your outs alone: 26.1%, need 25.9%.'],
  // Nuts against an unknown hand.
  ['AsKs QsJsTs2d3c pot 60 call 20', 'At least call. You have the nuts.'],
  ['AsKs QsJsTs2d3c v random facing 2', 'At least call. You have the nuts.'],
  // At least call by reads.
  ['7s7d 7h2c9s pot 150 call 50', 'At least call. You have 88.7%, even against top pair or a draw.'],
  ['JhTh 9h8c7s2d3c pot 60 call 20', 'At least call. You have 95.7%, even against top pair or better.'],
  // Call even.
  ['AsQs Js7s3d4h pot 150 call 50', 'Call. Need 25.0%; 34.6% even against a pair or a draw.'],
  ['AcKd QhTh4s pot 1600 call 400', 'Call. Need 20.0%; 36.9% even against a pair or a draw.'],
  ['7sAd 3cAhTh9s5h pot 1600 call 400', 'Call. Need 20.0%; 65.7% even against a pair or better.'],
  ['7s7d 7h2c9s v random pot 150 call 50 stacks 50;100', 'Call. Need 25.0%; 88.7% even against top pair or a draw.'],
  ['TsTd 9c4h2d facing 1', 'Call. Need 33.3%; 53.7% even against top pair or a draw.'],
  // Strength.
  [
    'AcAd Kh9h4h2hTs pot 150 call 75',
    'Depends on their strength. A pair or better: call (38.3%). Top pair or better: fold (22.0%).',
  ],
  [
    'QcQd Kh7d5c pot 150 call 50',
    'Depends on their strength. A pair or a draw: call (38.5%). Top pair or a draw: fold (8.4%).',
  ],
  [
    'QcQd Kh7d5c facing 1/2',
    'Depends on their strength. A pair or a draw: call (38.5%). Top pair or a draw: fold (8.4%).',
  ],
  // Bluffs.
  [
    '6cAd 4c8h3s pot 2100 call 900',
    'Fold, unless they bluff. Need 30.0%, have 16.3% against a pair or a draw. Call if at least one bet in two is a bluff.',
  ],
  [
    'KdQd Ah8s3c pot 150 call 50',
    'Fold, unless they bluff. Need 25.0%, have 10.9% against a pair or a draw. Call if at least one bet in three is a bluff.',
  ],
  [
    '8d8c KhJc9hTsJd pot 1600 call 400',
    'Fold, unless they bluff. Need 20.0%, have 9.8% against a pair or better. Call if at least one bet in three is a bluff.',
  ],
  [
    '6cAd 4c2cQh pot 1800 call 600',
    'Fold, unless they bluff. Need 25.0%, have 18.1% against a pair or a draw. Call if at least one bet in four is a bluff.',
  ],
  [
    'Ac2h 7dKdKs pot 1600 call 400',
    'Fold, unless they bluff. Need 20.0%, have 12.1% against a pair or a draw. Call if at least one bet in five is a bluff.',
  ],
  [
    'QcQd Kh7d5c v random v random pot 90 bets 0;30;30 call 30',
    'Fold, unless they bluff. Need 25.0%, have 18.9% against a pair or a draw. Call if at least one bet in six is a bluff.',
  ],
  [
    'QhJd 2c6sAc2h pot 100 call 15',
    'Fold, unless they bluff. Need 13.0%, have 7.9% against a pair or a draw. Call if at least one bet in seven is a bluff.',
  ],
  [
    '4s5d Ac8hTs9d5s pot 100 call 10',
    'Fold, unless they bluff. Need 9.1%, have 4.2% against a pair or better. Call if at least one bet in eight is a bluff.',
  ],
  [
    '6h8d Ah8cTcJhQc pot 100 call 10',
    'Fold, unless they bluff. Need 9.1%, have 7.0% against a pair or better. Call if at least one bet in nine is a bluff.',
  ],
  [
    '4hQh Kd2c3c9cQc pot 100 call 25',
    'Fold, unless they bluff. Need 20.0%, have 17.1% against a pair or better. Call if at least one bet in ten is a bluff.',
  ],
  [
    '7hAd Kc4c6h pot 3600 call 2400',
    'Fold, unless they bluff. Need 40.0%, have 17.1% against a pair or a draw. Call only if most of these bets are bluffs.',
  ],
  [
    'Qh3h 8sKcJs pot 2400 call 1200',
    'Fold, unless they bluff. Need 33.3%, have 11.1% against a pair or a draw. Call only if most of these bets are bluffs.',
  ],
  // Few bluffs.
  [
    'QcQd Kh7d5c v random facing 2',
    'Close: call. Need 40.0%, have 38.5% against a pair or a draw. One bluff in ten is enough.',
  ],
  [
    '8s8d Ac9c4h pot 60 call 20',
    'Close: call. Need 25.0%, have 23.7% against a pair or a draw. One bluff in ten is enough.',
  ],
  [
    'QcQd Kh7d5c v random v random facing 1/2',
    'Close: call. Need 20.0%, have 18.9% against a pair or a draw. One bluff in ten is enough. That is if both have called.',
  ],
  // Fold even.
  ['3s6s Jd4cKd pot 2400 call 1200', 'Fold. You have 19.0%, even against any two cards.'],
  ['6h3h Qd5dQhKsAh pot 2400 call 1200', 'Fold. You have 5.7%, even against any two cards.'],
  ['5s4s 7h2h3d8d pot 100 call 35', 'Fold, unless you can win 27 more when you hit.'],
  // All close.
  ['2c3d AsKdQhJcTs pot 100 call 100', 'Close: call. Need 50.0%, have 50.0% against any two cards.'],
  // Players behind an unknown.
  [
    'QcQd Kh7d5c v random v AKs pot 150 bets 0;50;0 stacks 500;500;500',
    'Depends on opponent 2. Call if they fold, fold if they call.',
  ],
  // Before the flop.
  ['AhJd pot 700 call 600', 'Depends on their range. Half 61.1%, a quarter 56.9%, a tenth 43.1%; need 46.2%.'],
  ['AhKd pot 60 call 20', 'Call. Half 65.7%, a quarter 63.7%, a tenth 56.0%; need 25.0%.'],
  ['7h2d pot 60 call 40', 'Fold. Half 29.9%, a quarter 28.3%, a tenth 24.3%; need 40.0%.'],
  ['9h8h pot 60 call 40', 'Fold. Half 40.9%, a quarter 38.6%, a tenth 35.1%; need 40.0%.'],
  ['QcJc pot 60 call 40', 'Depends on their range. Half 51.3%, a quarter 43.4%, a tenth 37.6%; need 40.0%.'],
  ['AhAd pot 60 call 40', 'At least call. You have 84.6%, even against the best tenth of hands.'],
  [
    'QcQd v random pot 300 call 200 stacks 800;0 others 1500;1900 payouts 50;30;20',
    'Call. Half 74.5%, a quarter 70.1%, a tenth 65.9%; need 41.9%.',
  ],
  // Wild decks and a read without a combo.
  ['joker AhKh 7h3h9c pot 60 call 20', 'Call. Need 25.0%, have 69.4% against any two cards.'],
  ['joker 7h2d AhKh9c pot 60 call 60', 'Fold. Need 50.0%, have 22.8% against any two cards.'],
  ['joker 7h2d AhKh9c v random pot 60 call 25', 'Fold, unless you can win 25 more when you hit.'],
  ['KsQs AcAdAhAs2c pot 60 call 20', 'At least call. You are far ahead: 93.5%.'],
];
