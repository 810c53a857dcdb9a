/*
 * What goes into the library and comes out of it. These types import nothing, so that a project can read them whatever
 * its settings are. Cards are written as `'Ah'`, probabilities are from 0 to 1, money is in your own unit.
 */

/** A question about a spot. Cards and ranges are written as docs/notation.md says. */
export interface Question {
  /** Your two cards (`'AhKh'`), a range (`'TT+,AQs+'`), or `'random'`. */
  hero: string;
  /** No cards, or 3, 4 or 5. Against opponents, without money, also one or two of the flop. */
  board?: string;
  /** Up to nine, each two cards, a range, a range with a read (`'25% with toppair+'`), or `'random'`. */
  opponents?: readonly string[];
  /** Cards that are out of the deck, in nobody's hand. */
  dead?: string;
  /** The deck; left out, no card is wild. */
  wild?: 'none' | 'joker' | 'bug' | 'deuces';
  /** The lowest category that counts as an out. */
  target?: Category;
  /** Before the flop: the seats whose flops are counted, 0 you, 1 the first opponent. */
  flops?: readonly number[];
  /** On a board: the seats whose hands are broken down. */
  breakdown?: readonly number[];
  /** Whether `breakdown` lists every combo. */
  combos?: boolean;
  /**
   * Whether the answer is wanted in words too, as the page writes them. With them a price may be given without an
   * opponent: the words then weigh it as `reads` does.
   */
  words?: boolean;
  /** All money in the middle before your call, the bets included. */
  pot?: number;
  /** What you put in now; needs `pot` or `bets`. */
  call?: number;
  /**
   * The bet that you face, in place of all other amounts. Every opponent has put it in. In pots it is a number above 0 and
   * at most 10: 0.5 is half the pot. Before the flop it may be a raise in big blinds, `'3bb'`, or an all-in for the shorter
   * stack, `'25bb-all-in'`: all amounts are in big blinds then. Without opponents it needs `reads` or `words`.
   */
  facing?: number | `${number}bb` | `${number}bb-all-in`;
  /** The blind that you have posted, if `facing` is a raise. */
  blind?: 'sb' | 'bb';
  /**
   * With a price, if the bettor's hand is not known: no opponent is named, or the seat with the highest bet is `'random'`.
   * After the flop that seat may also play a part of all hands: `'100%'`, `'50%'`, `'25%'` or `'10%'`. The price is then
   * weighed against the hands that such a bet is made with, for value and as a bluff.
   */
  reads?: boolean;
  /** What each seat has put in, you first. */
  bets?: readonly number[];
  /** What each seat has behind, before the call. */
  stacks?: readonly number[];
  /** What each player who folded has put in; needs `bets`. */
  folded?: readonly number[];
  rake?: { percent: number; cap?: number };
  /** On a flop or a turn with known hands: how often the missing cards are dealt. */
  runs?: 2 | 3;
  /** A tournament's prizes, the first place first; needs `stacks`. */
  payouts?: readonly number[];
  /** The stacks of all in the tournament who are not in the hand. */
  others?: readonly number[];
  /** Cash for knocking out each opponent. */
  bounties?: readonly number[];
}

/** `'A'` to `'2'`, the ten as `'T'`, and a suit. */
export type CardText =
  `${'A' | 'K' | 'Q' | 'J' | 'T' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2'}${'s' | 'h' | 'd' | 'c'}`;

/** A question about a spot whose cards may be lists: `['Ah', 'Kh']`. A list is cards, never a range. */
export interface CardsQuestion extends Omit<Question, 'hero' | 'board' | 'opponents' | 'dead'> {
  hero: string | readonly CardText[];
  board?: string | readonly CardText[];
  opponents?: readonly (string | readonly CardText[])[];
  dead?: string | readonly CardText[];
}

/** A question about five-card hands, with wild cards perhaps: what each makes, and which is best. */
export interface HandsQuestion {
  hands: readonly string[];
  /** docs/json.md has the rules. */
  rules?: Readonly<Record<string, unknown>>;
}

/** A question about stacks and prizes, without cards. */
export interface PrizesQuestion {
  stacks: readonly number[];
  payouts: readonly number[];
}

/** By the cards of the board. */
export type Street = 'preflop' | 'flop' | 'turn' | 'river';

/** The categories of hands, the lowest first. */
export type Category =
  | 'high card'
  | 'pair'
  | 'two pair'
  | 'three of a kind'
  | 'straight'
  | 'flush'
  | 'full house'
  | 'four of a kind'
  | 'straight flush'
  | 'five of a kind';

/** A whole number. */
export type Whole = number;

/** What a hand of a range is on a board, the best first. */
export type Rung =
  | 'straight flush'
  | 'four of a kind'
  | 'full house'
  | 'flush'
  | 'straight'
  | 'set'
  | 'trips'
  | 'two pair'
  | 'overpair'
  | 'top pair'
  | 'pocket pair below top'
  | 'second pair'
  | 'pocket pair below second'
  | 'third pair or lower'
  | 'pocket pair below third'
  | 'ace high'
  | 'no made hand';

/** What a hand of a range draws to; one hand may have several. */
export type RangeDraw =
  | 'flush draw'
  | 'nut flush draw'
  | 'one-card flush draw'
  | 'open-ended straight draw'
  | 'double gutshot'
  | 'gutshot'
  | 'one-card straight draw'
  | 'overcards'
  | 'backdoor flush draw'
  | 'one-card backdoor flush draw'
  | 'backdoor straight draw'
  | 'combo draw'
  | 'pair and flush draw'
  | 'pair and straight draw'
  | 'overcards and flush draw'
  | 'overcards and straight draw';

/** What your two cards draw to. */
export type Draw =
  | 'flush draw'
  | 'wrap'
  | 'open-ended straight draw'
  | 'double gutshot'
  | 'gutshot'
  | 'overcards'
  | 'pair draw'
  | 'set draw'
  | 'backdoor flush draw'
  | 'backdoor straight draw';

/** A count and what it is of. */
export interface Hits {
  /** How many fit. */
  hits: number;
  /** All cases, fitting or not. */
  of: number;
}

/** The answer. A field that does not apply is absent; figures are not rounded. docs/json.md has all of it. */
export interface Answer {
  /** Always `true`: the question has an answer. */
  ok: true;
  /** The street, by the cards of the board. */
  street: Street;
  /** How many cards the spot does not name. */
  unseen: Whole;
  /** The category of your hand now, from the flop on. */
  made?: Category;
  /** Your draws by name, on the flop and the turn. */
  draws?: Draw[];
  /** The improving cards on the flop and the turn. Opponents are ignored. */
  improving?: Improving;
  /**
   * Without opponents, from the flop on: how many of the hands that two unseen cards can make you beat, tie and lose
   * to.
   */
  standing?: {
    /** Hands that you beat. */
    ahead: Whole;
    /** Hands that tie. */
    level: Whole;
    /** Hands that beat you. */
    behind: Whole;
    /** All these hands. */
    of: Whole;
  };
  /** Against known hands, from the flop on: where you are against the best of them, on the board as it is now. */
  status?: 'ahead' | 'level' | 'behind';
  /** Against known hands: the cards after which you are ahead; absent if you are ahead now. */
  outs?: string[];
  /** Next to `outs`: the cards after which you are level. */
  chops?: string[];
  /** Every unseen card, on the flop and the turn, in the deck's order: 2c 2d 2h 2s 3c … As, then the joker `*`. */
  next?: NextCard[];
  /** You first, then the opponents. */
  players: PlayerAnswer[];
  /** How many deals were counted: run-outs, times the choices of hidden hands, times their weights. */
  of: number;
  /** With opponents, or if the count is simulated: whether every deal was counted, or some were drawn. */
  method?: 'exact' | 'sampled';
  /** If `method` is `sampled`: how many deals were drawn; between ranges before the flop, how many boards. */
  samples?: number;
  /**
   * From outs to equity, on the flop against known hands, in run-outs. The outs are yours; if you are ahead of one
   * opponent, the opponent's.
   *
   * @each Run-outs: an out came (`hit`) or did not (`miss`), and you won, tied or lost.
   */
  bridge?: Record<'hitWin' | 'hitTie' | 'hitLose' | 'missWin' | 'missTie' | 'missLose', number>;
  /** What the flop brings each seat that was asked for. */
  flops?: SeatFlops[];
  /** What each seat that was asked for holds. */
  breakdown?: SeatBreakdown[];
  /** The main pot, then the side pots, before the rake: if `pot` or `bets` is given. */
  pots?: {
    /** The money in the pot. */
    size: number;
    /** The seats that can win it. */
    seats: Whole[];
    /** The share of each of these seats, 0 to 1. Together they are 1. */
    shares: number[];
    halfWidths?: number[];
  }[];
  /** The part of a bet that nobody matched. It goes back first. */
  uncalled?: {
    /** The seat that gets it back. */
    seat: Whole;
    /** The amount, in your unit. */
    amount: number;
  };
  /** What the house takes. */
  rake?: number;
  /** The price of a call, if the call is above 0 or `facing` is given. */
  price?: Price | PriceFacing | PriceBehind | PriceByReads;
  /**
   * What you get back if the missing cards are dealt two or three times. Pots that you have won already are only in
   * `returns` of `players`.
   */
  runs?: {
    /** How often the cards are dealt. */
    times: Whole;
    /** The number of ways to deal them. */
    of: number;
    /** The returns, the smallest first. */
    results: {
      /** What you get back; without money, your part of a pot of 1. */
      returns: number;
      /** The number of ways with this return. */
      ways: number;
    }[];
  };
  /** The value of a call in prize money, if `payouts` is given. */
  tournament?: Tournament | TournamentBehind;
  /** The answer in words, if `words` is asked. */
  words?: Words;
  /** With `words`: the spot on the page, `'#/?hero=AhKh'`. Put the address of a page before it. */
  link?: string;
  /** Sentences about what a line, a link or a price may have meant in another way. */
  notes?: string[];
}

/** The cards that improve your hand, and the chance of one. */
export interface Improving extends Hits {
  /** How many improving cards are outs: those that `counts` marks. */
  hits: Whole;
  /** How many cards may come. */
  of: Whole;
  /**
   * The lowest category that counts: yours, or a straight, or the lowest that an out makes. Absent without an out,
   * unless you chose it.
   */
  target?: Category;
  /** The chance of an out on the next card: 100 × `hits` / `of`. */
  percent: number;
  /** The odds against, the x of x : 1; absent if `hits` is 0. */
  against?: number;
  /** Every improving card. */
  cards: {
    /** The card. */
    card: string;
    /** The category of your hand with it. */
    makes: Category;
    /** Whether it is an out. */
    counts: boolean;
  }[];
  /** Run-outs from the flop with at least one of the `hits` cards. */
  outFalls?: Hits;
  /** Run-outs from the flop after which you have the target or better, backdoors included. */
  reached?: Hits;
}

export interface NextCard {
  /** The unseen card. */
  card: string;
  /** The category of your hand with it, if you hold two cards. */
  makes?: Category;
  /**
   * What the card does for you, without opponents or against known hands. `tainted`: it improves your hand and leaves
   * you behind.
   */
  verdict?: 'out' | 'blank' | 'chop' | 'tainted' | 'danger' | 'safe';
  /**
   * How much of an out the card is, 0 to 1, against hidden hands: max(0, equity then − equity now) / (1 − equity now).
   */
  weight?: number;
  /** Your equity after the card, 0 to 1, with opponents. Absent for a card that comes in no deal. */
  equity?: number;
  halfWidth?: number;
  /**
   * The chance that the card comes next, if somebody holds a range. Without ranges all unseen cards are equally likely.
   */
  probability?: number;
}

export interface PlayerAnswer {
  /** The hand, the range in its one form, or `'random'`. */
  hand: string;
  /** The player's share of the pot, 0 to 1, if there are opponents: wins and parts of ties, divided by `of`. */
  equity?: number;
  /** Half of the equity's 95 % interval, in the same unit; absent if it is exact. */
  halfWidth?: number;
  /** Deals that this player alone wins. */
  wins?: number;
  /** Deals that this player shares. */
  ties?: number;
  /**
   * How often the player ends with each category: high card, pair, two pair, three of a kind, straight, flush, full
   * house, four of a kind, straight flush, and with wild cards five of a kind.
   */
  categories: number[];
  /** The cards that put this opponent ahead, if you are ahead of known hands. */
  outs?: string[];
  /** What comes back to the player on average, after the rake, with `pot` or `bets`. Uncalled money is not in it. */
  returns?: number;
  returnsHalfWidth?: number;
}

/** A row of a breakdown: of made hands the best first, or a draw. */
export interface BreakdownRow {
  /** A made hand or a draw. */
  name: Rung | RangeDraw;
  /** The combos of the row, by weight. */
  combos: number;
  /** The part of the live combos that is in the row, 0 to 1. */
  share: number;
  /**
   * Against one opponent: your equity if the seat holds nothing but the row. Absent if none of its combos can be dealt.
   */
  heroEquity?: number;
}

export interface SeatBreakdown {
  /** The seat: 0 you, 1 the first opponent. */
  seat: Whole;
  /** Live combos, by weight. */
  live: number;
  /** Blocked combos, by weight. */
  blocked: number;
  /** Live combos as strong as the best hand that any two cards off the board make now, even dead or known cards. */
  nuts: number;
  /** The made hands, the best first. Every live combo is in one row; a row without a combo is left out. */
  rungs: BreakdownRow[];
  /** The draws, on the flop and the turn. They may overlap each other and the made hands. */
  draws?: BreakdownRow[];
  /** Against one opponent: the equity of the seat, and how it is spread over its combos. */
  curve?: {
    /** The equity of the seat, 0 to 1. */
    equity: number;
    /** The part of its combos with an equity of 0.8 or more. */
    atLeast80: number;
    /**
     * The parts of its combos from 0 to 25, 50, 60, 70, 80, 90 and 100% of equity. A border counts in the upper part.
     */
    buckets: number[];
  };
  /** Every live combo in the deck's order, if `combos` is asked: 2d2c, 2h2c, 2h2d … AsAh. */
  combos?: {
    /** Its two cards. */
    combo: string;
    /** The weight in the range, 0 to 1. */
    weight: number;
    /** The made hand. */
    rung: Rung;
    /** What it draws to; absent on the river. */
    draws?: RangeDraw[];
    /** The equity of the combo against one opponent, 0 to 1. */
    equity?: number;
    /** The opponent's weight that the combo can meet. */
    facing?: number;
  }[];
}

/** A row of what the flop brings. */
export interface FlopRow {
  /** A made hand or a draw. */
  name: Rung | RangeDraw;
  /** The flops that bring it. */
  hits: number;
}

export interface SeatFlops {
  /** The seat: 0 you, 1 the first opponent. */
  seat: Whole;
  /** All flops of the seat's live combos: 19,600 for a hand alone. A range's flops count by the weight of the combo. */
  of: number;
  /**
   * The place of a hand among the 169 hands, by equity against one random hand. Dead cards do not change it. Absent of
   * a range.
   */
  rank?: {
    /** The place, from 1. */
    place: Whole;
    /** How many combos have this place or a better one. */
    combos: Whole;
  };
  /** The made hands, the best first. They add up to `of`. */
  rungs: FlopRow[];
  /** The draws. They may overlap. */
  draws: FlopRow[];
  /** Flops that make less than a straight, but leave eight unseen cards or more for a straight or better. */
  eightOuts: number;
  /**
   * Flops by suits and by ranks.
   *
   * @each Flops of this texture.
   */
  texture: Record<'monotone' | 'two-tone' | 'rainbow' | 'unpaired' | 'paired' | 'three of a kind', number>;
  /** Flops with a card above a pocket pair, of the flops of pocket pairs. */
  overcards?: Hits;
}

/** The price of a call. */
export interface Price {
  /** What you pay. */
  call: number;
  /** The money that you can win with it. */
  pot: number;
  /** Your share of the pot and the call, 0 to 1. */
  share: number;
  halfWidth?: number;
  /** The share that a call needs to gain nothing. */
  breakEven: number;
  /** What a call gains on average; in pots with `facing`. */
  ev: number;
  evHalfWidth?: number;
  /** What to do, by your share alone. */
  decision: 'call' | 'fold' | 'close';
  /** Before the flop with a pocket pair behind a higher one: what a set must win, if a call turns on it. */
  later?: number;
}

/** The price of a bet that is given in pots. `ev` is in pots. */
export interface PriceFacing extends Omit<Price, 'call' | 'pot'> {
  /** The bet in pots. */
  facing: number;
  /** The x of x : 1. */
  potOdds: number;
}

/** The price if the bettor's hand is not known: with `call` and `pot`, or with `facing` and `potOdds`. */
export interface PriceByReads {
  /** What you pay. */
  call?: number;
  /** The money that you can win with it. */
  pot?: number;
  /** The bet in pots. */
  facing?: number;
  /** The x of x : 1. */
  potOdds?: number;
  /** The share that a call needs to gain nothing. */
  breakEven: number;
  /** The seats that have still to act; shares are then as if all of them fold. */
  behind?: Whole[];
  /** `depends` before the flop, and if players behind decide. */
  decision: 'call' | 'fold' | 'close' | 'depends';
  /** The hands that are bet, from the flop on, in a deck without wild cards. */
  bettor?: Bettor;
  /** What must be won after a hit, in the unit of the price, if the decision turns on it; before the flop with a set. */
  later?: number;
  /** The same as `bettor.needed`: use that. */
  bluffs?: number;
  /** The next card alone pays for the call. */
  outsPay?: true;
  /**
   * Before the flop your share against parts of all hands. On a board against any two cards, a pair or a draw, a top
   * pair or a draw: these shares decide nothing any more, and will go.
   */
  reads: {
    /** The part of all hands, and what they hold. */
    against: 'any two' | '50% with connects' | '50% with continues' | '50%' | '25%' | '10%';
    /** Your share against them, 0 to 1. */
    share: number;
    /** Your share if the players behind call. */
    ifCall?: number;
    halfWidth?: number;
    /** What to do, by this share. */
    decision: 'call' | 'fold' | 'close' | 'depends';
  }[];
}

/** The hands that a bettor bets with. */
export interface Bettor {
  /** The best part of all hands, which the bettor plays: the half, or what the opponent's range says. */
  range: '100%' | '50%' | '25%' | '10%';
  /**
   * The strongest hands of the range, the fewer the larger the bet. The share is the lowest that you have against any
   * such part, from a half down to this one: so a larger bet never looks weaker.
   */
  value: BettorHands;
  /** The hands of the range without a pair and without a draw. Absent if there are hardly any. */
  bluffs?: BettorHands;
  /** The part of the bets that must be bluffs for a call to break even, if the decision turns on it. */
  needed?: number;
}

/** A part of the hands that a bettor bets with. */
export interface BettorHands {
  /** These hands as a part of the range, 0 to 1. */
  hands: number;
  /** Your share against them, 0 to 1. */
  share: number;
  /** Your share if the players behind call. */
  ifCall?: number;
  halfWidth?: number;
}

/** The same if players have still to act: if all of them fold, and if all call. */
export interface PriceBehind {
  /** What you must call. */
  call: number;
  /** The seats that have still to act. */
  behind: Whole[];
  /** The price if all of them fold. */
  ifFold: Price;
  /** The price if each of them calls with what it has. */
  ifCall: Price;
  /** The decision of both prices, if they agree. If one is `close`, the other; if they disagree, `depends`. */
  decision: 'call' | 'fold' | 'close' | 'depends';
}

/** The price in prizes. Simulated figures come with half of their 95 % interval. */
export interface Tournament {
  /** The prize of each player on average if you call: you, the opponents, the others. */
  prizes: number[];
  prizeHalfWidths?: number[];
  /** Your prize on average if you fold, if you have something to call. */
  fold?: number;
  foldHalfWidth?: number;
  /** Your prize with the call, less `fold`. */
  ev?: number;
  evHalfWidth?: number;
  /** What to do: against one opponent as of chips, and always `close` if `ev` is within `evHalfWidth`. */
  decision?: 'call' | 'fold' | 'close';
  /** Your prize after you win, against one opponent. */
  win?: number;
  /** Your prize after you split, against one opponent. */
  tie?: number;
  /** Your prize after you lose, against one opponent. */
  lose?: number;
  /** The equity that the call needs in prizes, against one opponent. */
  needed?: number;
  neededHalfWidth?: number;
  /** `needed` less the break-even equity in chips. */
  riskPremium?: number;
  /** What a chip that you lose costs, in chips that you win; 1 in a cash game. */
  bubbleFactor?: number;
}

export interface TournamentBehind {
  /** The prizes if all of them fold. */
  ifFold: Tournament;
  /** The prizes if all of them call. */
  ifCall: Tournament;
  /** The decision of both, if they agree; `depends` if they disagree. */
  decision: 'call' | 'fold' | 'close' | 'depends';
}

/** An answer in words. */
export interface Words {
  /** Your hand with its draws; empty if there is nothing to say. */
  standing: string;
  /** One sentence that answers the spot. */
  headline: string;
  /** The price and the EV of a call, if the question gives a pot and a call, or `facing`. */
  price?: string;
  /** All of it in lines, as *Copy* on the page writes it. */
  report: string;
}

/** Compares hands with wild cards. */
export interface ComparedLabHands {
  /** The question has an answer. */
  ok: true;
  /** The hands, in the order of the question. */
  hands: {
    /** The best that it makes. */
    category: Category;
    /** What decides between hands of one category: ranks, the highest first. */
    ranks: string;
    /** What each wild card stands for. */
    wilds: string[];
    /**
     * The best cards for each category that the hand can make.
     *
     * @each The best cards that make it.
     */
    best: Partial<Record<Category, string>>;
    /** Whether a pair is jacks or better. */
    jacksOrBetter?: boolean;
  }[];
  /** The places of the best hands, from 0. */
  winners: Whole[];
  /** What decides between the winner and the next hand; absent on a tie. */
  decidedBy?: string;
}

/** Answers stacks and payouts. */
export interface Prizes {
  /** The question has an answer. */
  ok: true;
  /** What each stack is worth, in the payouts' unit. */
  prizes: number[];
}

/** What is wrong, for programs. `'unread'` is of hand histories; drills and packs are questions of the command alone. */
export type ErrorCode =
  | 'bad-json'
  | 'bad-field'
  | 'bad-card'
  | 'duplicate-card'
  | 'hole-count'
  | 'board-count'
  | 'too-many-opponents'
  | 'bad-range'
  | 'empty-range'
  | 'not-enough-cards'
  | 'bad-money'
  | 'bad-wild'
  | 'bad-rule'
  | 'hand-count'
  | 'bad-drill'
  | 'bad-pack'
  | 'bad-puzzle'
  | 'unread';

/** What five to seven cards make. */
export interface RankedHand {
  ok: true;
  category: Category;
  /** `'a full house, aces over kings'`, as the page says it. */
  name: string;
  /** The stronger of two hands has the larger number; equal hands have the same. */
  strength: number;
}

/** Hands next to each other. */
export interface ComparedHands {
  ok: true;
  hands: Omit<RankedHand, 'ok'>[];
  /** The places of the best hands, from 0. */
  winners: number[];
}

/** The equities of a spot. */
export interface Equities {
  ok: true;
  /** The seats in order, you first. All numbers are from 0 to 1. */
  players: {
    /** The share of the pot. */
    equity: number;
    /** How often the player alone wins, and how often the player shares. */
    win: number;
    tie: number;
  }[];
  method: 'exact' | 'sampled';
  /** Deals that were counted, by weight, or drawn. */
  dealsCounted: number;
}

/** What is wrong with a question. */
export interface Fault {
  code: ErrorCode;
  /** A sentence to show to a person. It names the card and the place, and quotes at most 40 characters. */
  message: string;
  /** The place in the text that was given, in UTF-16 units. */
  at?: Whole;
  /** The length there, in UTF-16 units. */
  length?: Whole;
  /** What to write there, if only one thing can be meant. */
  instead?: string;
}

/** A question without an answer, and the reason. */
export interface Failure {
  ok: false;
  error: Fault;
}

export interface AskOptions {
  /** The promise rejects with its reason, within half a second. */
  signal?: AbortSignal | undefined;
  /**
   * Is called at every pause of a long count, with 0 to 1. If it throws, it is not called again; the count goes on, and
   * the console shows the error.
   */
  onProgress?: ((part: number) => void) | undefined;
}

/** A call or a fold in a hand history, with its price. Amounts are in big blinds. */
export interface Decision {
  /** The decision has a price. */
  ok: true;
  /** The room and its number for the hand. */
  hand: string;
  /** `'2024-03-05 19:15:13'`; empty if the history does not say. */
  time: string;
  street: Street;
  /** Your cards. */
  hero: string;
  /** The cards on the board. */
  board: string;
  /** What you did. */
  did: 'call' | 'fold';
  /** The money that you could win. */
  pot: number;
  /** What a call cost. */
  call: number;
  /** The equity at which a call gains nothing, 0 to 1. */
  needed: number;
  /** The equity that you had, 0 to 1. */
  equity: number;
  halfWidth: number | null;
  /** How many opponents had still to act: these figures hold if they fold, the next if they call. */
  behind: Whole;
  /** `needed` if they call. */
  neededIfCall: number | null;
  /** `equity` if they call. */
  equityIfCall: number | null;
  halfWidthIfCall: number | null;
  /** What each opponent holds, `;` between: cards, a range or `random`. */
  against: string;
  /** How each of them is known, `;` between: `shown`, `given` or `nothing`. */
  known: string;
  /** What your hand was, by its draws. */
  kind: string;
  /** What a call lost or a fold gave up on average; 0 if it was right. */
  cost: number;
  /** What the cost is: only a `mistake` is added up. On the river against shown cards no decision is. */
  counts: 'mistake' | 'lost on the river' | 'against any two' | 'nothing';
}
