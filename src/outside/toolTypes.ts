/*
 * What goes into the tools for agents and what comes out. src/build/schema.ts makes toolSchemas.json from these types: agents
 * read it with every question, so that it has few words. Percentages are 0 to 100.
 */

type Whole = number;

/**
 * A spot on one line: your two cards (or a range in brackets), the board, then "v" before each opponent: two cards, a range
 * (TT+,AQs+,15%), a read (25% with toppair+; also connects, continues, twopair+) or random. "x" dead cards, "pot 60 call 20"
 * the price (the pot holds the bet) or "facing 1/2" in pots, preflop "facing 3bb". Side pots: "bets 50;250" in and "stacks
 * 400;0" left, you first. Wild cards: joker, bug or deuces as first word; * is the joker. E.g. "AhKh 7h3h9c v 7c7d".
 *
 * @maxLength 500
 */
type SpotText = string;

/** If it begins with #, put the address of an Outs page before it. */
type LinkText = string;

export interface OddsInput {
  spot: SpotText;
  /** cards adds every next card. Default summary. */
  detail?: 'summary' | 'cards';
}

export interface OddsOutput {
  headline: string;
  street: 'preflop' | 'flop' | 'turn' | 'river';
  method: 'exact' | 'sampled';
  dealsCounted: number;
  status?: 'ahead' | 'level' | 'behind';
  /** next cards that put you ahead; if you are ahead, that put an opponent ahead */
  outs?: readonly string[];
  /** chance of an out; against a range outs count in part */
  nextCardPercent?: number;
  /** the x of x : 1 */
  oddsAgainst?: number;
  /** you first */
  players: readonly {
    hand: string;
    equityPercent?: number;
    winPercent?: number;
    tiePercent?: number;
    /** of the 95% interval, where sampled */
    halfWidthPoints?: number;
  }[];
  price?: PriceOutput & { text: string };
  cards?: readonly { card: string; makes?: string; verdict?: string; equityPercent?: number; weight?: number }[];
  notes?: readonly string[];
  link: LinkText;
}

export interface PriceOutput {
  pot?: number;
  call?: number;
  /** the bet in pots, as ev is */
  facing?: number;
  breakEvenPercent?: number;
  /** your share of what you can win */
  equityPercent?: number;
  halfWidthPoints?: number;
  /** of a call, in the unit of the pot */
  ev?: number;
  evHalfWidth?: number;
  decision?: 'call' | 'fold' | 'close' | 'depends';
  /** the bettor’s hand is not known */
  bettor?: {
    /** your share against bets for value */
    valuePercent: number;
    /** your share against bluffs */
    bluffsPercent?: number;
    halfWidthPoints?: number;
    /** of the bets must be bluffs */
    neededPercent?: number;
  };
  /** before the flop: your share against parts of all hands */
  reads?: readonly {
    against: string;
    equityPercent: number;
    halfWidthPoints?: number;
    decision: 'call' | 'fold' | 'close' | 'depends';
  }[];
}

export interface BreakdownInput {
  spot: SpotText;
  /**
   * 0 you, 1 the first opponent. Default 1.
   *
   * @minimum 0
   * @maximum 9
   */
  seat?: Whole;
  /**
   * Of each list at most so many. Default 12.
   *
   * @minimum 1
   * @maximum 12
   */
  rows?: Whole;
}

interface Row {
  name: string;
  combos: number;
  sharePercent: number;
  heroEquityPercent?: number;
}

export interface BreakdownOutput {
  /** combos that can be held */
  live: number;
  /** combos blocked by known cards */
  blocked: number;
  /** made hands, best first */
  rows: readonly Row[];
  /** they overlap each other and the made hands */
  draws: readonly Row[];
  link: LinkText;
}

export interface FlopsInput {
  /**
   * Two cards (AhKh) or a range (QQ+,AKs).
   *
   * @maxLength 500
   */
  hand: string;
}

interface Flops {
  name: string;
  hits: number;
  percent: number;
}

export interface FlopsOutput {
  /** flops counted */
  of: number;
  /** place among the 169 hands */
  rank?: Whole;
  /** made hands, best first */
  rows: readonly Flops[];
  draws: readonly Flops[];
  /** a card above your pocket pair */
  overcards?: { hits: number; percent: number };
  link: LinkText;
}

export interface ReviewInput {
  /** @maxLength 100000 */
  text: string;
  /**
   * Who is judged, where the history does not say whose cards are yours.
   *
   * @maxLength 100
   */
  player?: string;
  /**
   * At most so many mistakes. Default 10.
   *
   * @minimum 1
   * @maximum 20
   */
  worst?: Whole;
}

export interface ReviewOutput {
  hands: Whole;
  /** calls, and folds to a bet */
  decisions: Whole;
  mistakes: Whole;
  costBigBlinds: number;
  worst: readonly {
    hand: string;
    street: string;
    you: string;
    board: string;
    did: 'call' | 'fold';
    against: string;
    neededPercent: number;
    hadPercent: number;
    costBigBlinds: number;
  }[];
  unread: readonly { reason: string; hands: Whole }[];
}
