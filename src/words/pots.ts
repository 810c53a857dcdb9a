import type { Comparison, Seated } from './types';
import * as say from '#words/pots';
import { paragraph } from '#words/text';
import type { Answer } from '../poker/answer';
import type { MissingAmounts } from '../notation/stakes';
import type { Money, MoneyBehind, MoneyRuns, SharedPot } from '../poker/money/money';
import { bothVerdicts } from '../poker/money/behind';
import { inUnits } from '../poker/money/amounts';
import { evHalfWidthOf } from '../poker/money/pots';
import { callOf, type Stakes } from '../poker/money/stakes';
import type { TournamentPrice } from '../poker/money/tournament';
import { averageText, moneyText, shareText, signed } from './amounts';
import { figure, percentText, pointsText, widthText } from './numbers';
import { evInWords, impliedInWords, oddsInWords } from './price';

/* Side pots, runs and prizes in words. */

/** `'Main pot'`, `'Side pot'`; of several side pots `'Side pot 2'`. @param pots how many pots there are */
export function potName(at: number, pots: number): string {
  return say.pot(at, pots);
}

/** The players who can win a pot: `'all three can win it'`, `'you and opponent 2'`, `'yours alone'`. */
export function contendersInWords({ seats }: SharedPot, who: Seated): string {
  const [only] = seats;
  if (seats.length === 1) return only === 0 ? say.yoursAlone : say.onlyOne(only, who);
  return seats.length > who.opponents ? say.allCanWin(seats.length) : say.contenders(seats, who);
}

/** Whether somebody has nothing behind once hero has called: until then there is one pot. */
export function isSomebodyAllIn(stakes: Stakes): boolean {
  const { bets = [], stacks = [] } = stakes;
  const [own, ...others] = stacks;
  const call = inUnits(callOf(stakes) ?? 0);
  const isShort = bets.length > 0 && call < Math.max(...bets) - bets[0];
  return isShort || (own !== undefined && own <= call) || others.includes(0);
}

/** The row of side pots, closed: `'one pot'`, `'main 300, side 160'`. */
export function potsSummary({ pots = [] }: Pick<Money, 'pots'>, stakes: Stakes): string {
  if (pots.length < 2 || !isSomebodyAllIn(stakes)) return say.onePot;
  const [main, ...sides] = pots.map(({ size }) => moneyText(size));
  return say.mainAndSides(main, sides);
}

/** An uncalled bet: `'40 comes back to opponent 2: nobody has matched it.'` */
export function uncalledInWords({ seat, amount }: NonNullable<Money['uncalled']>, who: Seated): string {
  return say.comesBack(moneyText(amount), seat, who);
}

/** Money in the pot that belongs to no bet: `'20 in the pot is dead money: it goes to the main pot.'`; otherwise empty. */
export function deadMoneyInWords({ pot, bets, folded = [] }: Stakes): string {
  if (pot === undefined || bets === undefined) return '';
  const dead = pot - [...bets, ...folded].reduce((sum, bet) => sum + bet, 0);
  return dead < 0.005 ? '' : say.deadMoney(moneyText(dead));
}

export function rakeInWords(rake: number): string {
  return say.rake(moneyText(rake));
}

/* ------------------------------------------------------------------------------------- price -- */

/** A share of a pot against an equal part of it. */
const FAR_AHEAD = 1.5;
const AHEAD = 1.05;
const LEVEL = 0.95;

/**
 * Hero's share in a pot: `'far ahead'` in `'main pot'`. The second-largest share is never called ahead, even above an equal share: `'more than an
 * equal share'` in `'main pot (but opponent 1 has 52.4%)'`.
 */
function standingIn(
  { seats, shares, halfWidths = [] }: SharedPot,
  name: string,
  names: Seated['names'],
): [own: Comparison, pot: string] {
  const own = shares[seats.indexOf(0)];
  const part = own * seats.length;
  const most = Math.max(...shares);
  if (seats.length > 2 && part >= LEVEL && most > own && most * seats.length >= AHEAD) {
    const leader = shares.indexOf(most);
    return [
      part >= AHEAD ? 'more' : 'equal',
      say.ledBy(name, seats[leader], { opponents: seats.length, names }, shareText(most, halfWidths[leader])),
    ];
  }
  if (part >= FAR_AHEAD) return ['farAhead', name];
  if (part >= AHEAD) return ['ahead', name];
  return [part >= LEVEL ? 'even' : 'behind', name];
}

/**
 * The details of a call that has been counted, in sentences. One plain pot reads as it always does.
 *
 * @param hasImplied whether later bets may make up for a loss
 */
export function detailsInWords(
  money: Money,
  stakes: Stakes,
  street: Answer['street'],
  names?: Seated['names'],
  hasImplied = true,
): readonly string[] {
  const { price, tournament, behind } = money;
  const late = stillToCallInWords(stakes, price?.call ?? 0, names, behind?.seats);
  if (behind !== undefined) return [...ifTheyActInWords(behind, names), late].filter(Boolean);
  const isByPrizes = tournament?.decision !== undefined;
  if (price?.isPlain === true && !isByPrizes) {
    const implied = hasImplied ? impliedInWords(price, street, stakes) : '';
    return [paragraph([oddsInWords(price, price.share), evInWords(price), implied]), late].filter(Boolean);
  }
  const ev = price === undefined || isByPrizes ? '' : evInWords(price);
  const chips = price?.isPlain === true ? '' : paragraph([reasonInWords(money, names), ev]);
  return [isByPrizes ? prizesInWords(money) : '', chips, chipsAlone(money), late].filter(Boolean);
}

/** The chips' verdict if the prizes' differs. */
function chipsAlone({ price, tournament }: Money): string {
  if (price === undefined || tournament?.decision === undefined) return '';
  return price.ev >= 0 === (tournament.ev ?? 0) >= -NOTHING ? '' : say.chipsSay(price.decision);
}

/** Prizes this close to nothing are nothing. */
const NOTHING = 1e-9;

/** The average gain of a call: chips, in a tournament the prize. */
function gainText({ tournament, price }: Money): string {
  if (tournament?.ev !== undefined) return averageText(tournament.ev, tournament.evHalfWidth, signed);
  return averageText(price?.ev ?? 0, price && evHalfWidthOf(price), signed);
}

/**
 * What each price rests on, one sentence for each; the equities are named by whom they are against: `'If opponent 1
 * folds: you have 64.6% against opponent 2, and a call needs 19.8%.'`
 */
export function ifTheyActInWords(behind: MoneyBehind, names?: Seated['names']): string[] {
  const { seats, ifFold, ifCall } = behind;
  const opponents = (ifCall.returns?.length ?? 1) - 1;
  const who = { opponents, names };
  const left = Array.from({ length: opponents }, (_, at) => at + 1).filter((seat) => !seats.includes(seat));
  const rests = (own: Money, whom: readonly number[] | undefined) => {
    if (own.tournament !== undefined) return prizesInWords(own);
    const { price } = own;
    if (price === undefined) return '';
    const { share, halfWidth, breakEven, isPlain, pot, call } = price;
    return say.haveAgainst(
      percentText(share),
      isPlain ? undefined : moneyText(pot + call),
      halfWidth === undefined ? undefined : pointsText(halfWidth),
      whom,
      who,
      percentText(breakEven),
    );
  };
  return [
    say.ifTheyFold(seats, who, rests(ifFold, left)),
    say.ifTheyCall(rests(ifCall, undefined), seats),
    say.evIfTheyAct(seats, who, gainText(ifFold), gainText(ifCall), ifFold.tournament !== undefined),
    ...chipsInWords(behind),
  ];
}

/** The chips' verdict if the prizes' differs. */
function chipsInWords({ ifFold, ifCall, decision }: MoneyBehind): string[] {
  if (ifFold.tournament === undefined) return [];
  const [fold, call] = [ifFold, ifCall].map(({ price }) => price?.decision ?? 'close');
  const chips = bothVerdicts(fold, call);
  if (chips === decision) return [];
  return [chips === 'depends' ? say.dependsByChips : say.chipsSay(chips)];
}

/**
 * What the verdict rests on: `'Behind in the main pot, far ahead in the side pot: together 43.9% of 460, and a call
 * needs 34.8%.'` Of one pot pot odds and break-even; a rake is named.
 */
export function reasonInWords(money: Money, names?: Seated['names']): string {
  const { price, pots = [], rake = 0 } = money;
  if (price === undefined) return '';
  const mine = pots.flatMap((pot, at) => {
    const place = pot.seats.indexOf(0);
    return place < 0 || pot.seats.length === 1 ? [] : [{ pot, at }];
  });
  const lone = pots.find(({ seats }) => seats.length === 1 && seats[0] === 0);
  const needed = percentText(price.breakEven);
  const share = shareText(price.share, price.halfWidth);
  const total = moneyText(price.pot + price.call);
  const others = pots.filter(({ seats }) => !seats.includes(0));
  const { oddsOffered } = price;
  const main =
    mine.length > 1
      ? say.together(
          standings(mine.map(({ pot, at }) => standingIn(pot, say.inSentence(at, pots.length), names))),
          share,
          total,
          needed,
        )
      : oddsOffered === undefined
        ? say.have(share, total, needed)
        : say.oddsAndHave(moneyText(oddsOffered), share, total, needed);
  const size = others.reduce((sum, pot) => sum + pot.size, 0);
  return paragraph([
    main,
    others.length === 0 ? '' : say.cannotWin(others.length, moneyText(size)),
    lone === undefined ? '' : say.yoursAnyway(moneyText(lone.size)),
    rake > 0 ? say.rakeTakes(moneyText(rake)) : '',
  ]);
}

/** Equal standings are named once: `'behind in the main pot and side pot 1'`. */
function standings(parts: readonly (readonly [own: Comparison, pot: string])[]): string[] {
  const owns = [...new Set(parts.map(([own]) => own))];
  return owns.map((own) =>
    say.standing(
      own,
      parts.filter(([other]) => other === own).map(([, pot]) => pot),
    ),
  );
}

/**
 * The price's assumption about players who have still to call; empty without any.
 *
 * @param named seats that are mentioned elsewhere
 */
export function stillToCallInWords(
  { bets, stacks }: Stakes,
  call: number,
  names?: Seated['names'],
  named: readonly number[] = [],
): string {
  if (bets === undefined) return '';
  const own = bets.map((bet, seat) => (seat === 0 ? bet + call : bet));
  const highest = Math.max(...own);
  const late = own.flatMap((bet, seat) =>
    seat > 0 && bet < highest && stacks?.[seat] !== 0 && !named.includes(seat) ? [seat] : [],
  );
  return late.length === 0 ? '' : say.stillToCall(late, { opponents: own.length - 1, names });
}

/** The players whose amount is missing: `'Opponent 2’s bet is not known.'` */
export function missingInWords(missing: readonly MissingAmounts[], who: Seated): string {
  return paragraph(missing.map(({ field, seats }) => say.missing(field, seats, who)));
}

/* -------------------------------------------------------------------------------------- runs -- */

export function runsSummary(times: Stakes['runs']): string {
  return times === undefined ? say.once : say.times[times];
}

/** Labels for a number of runs won: `'win both'`, `'win one'`, `'win neither'`. */
export function runsWonLabels({ times }: Pick<MoneyRuns, 'times'>): Readonly<Record<'all' | 'some' | 'none', string>> {
  return say.won[times];
}

/**
 * `'Same average, 94.2, smaller standard deviation: run twice it falls from 163 to 114.'`
 *
 * @param isOfPot without amounts, hero's money is a part of the pot
 */
export function swingInWords({ swing, times }: MoneyRuns, average: number | undefined, isOfPot = false): string {
  const text = isOfPot ? (part: number) => say.partOfPot(percentText(part)) : moneyText;
  const mean = average === undefined ? '' : text(average);
  if (swing.once <= NOTHING) return say.noSwing(mean);
  return say.swing(mean, times, text(swing.once), text(swing.runs));
}

/* -------------------------------------------------------------------------------- tournament -- */

/** The row of the tournament, closed: `'cash: a chip is a chip'`, `'50, 30, 20 for four players, by ICM'`. */
export function tournamentSummary({ payouts }: Pick<Stakes, 'payouts'>, players: number): string {
  if (payouts === undefined || payouts.length === 0) return say.cash;
  return say.payouts(payouts.map(moneyText), players);
}

/** The equity a call needs in chips and in prizes, or with several opponents the gain. */
export function prizesInWords({ tournament, price, pots = [] }: Money): string {
  if (tournament?.fold === undefined || price === undefined) return '';
  const { needed, neededHalfWidth, ev = 0, fold, foldHalfWidth, prizeHalfWidths = [] } = tournament;
  if (needed === undefined) {
    return say.worth(averageText(fold + ev, prizeHalfWidths[0]), averageText(fold, foldHalfWidth));
  }
  const { shares: [equity] = [], halfWidths: [halfWidth] = [] } = pots.find(({ seats }) => seats.length > 1) ?? {};
  return paragraph([
    say.chipsAndPrizes(percentText(price.breakEven), shareText(needed, neededHalfWidth)),
    equity === undefined ? '' : say.youHave(shareText(equity, halfWidth)),
  ]);
}

/** `'Risk premium 3.5 points.'`; with it the bubble factor. */
export function riskInWords({ riskPremium, bubbleFactor, neededHalfWidth = 0 }: TournamentPrice): string {
  const width = neededHalfWidth === 0 ? '' : ` ${widthText(neededHalfWidth)}`;
  return paragraph([
    riskPremium === undefined ? '' : say.riskPremium(`${figure(100 * riskPremium, 1)}${width}`),
    bubbleFactor === undefined ? '' : say.bubbleFactor(moneyText(bubbleFactor)),
  ]);
}

/** The limits of a tournament's price. */
export function leftOutInWords({ bounties = [] }: Stakes): string {
  return paragraph([say.leftOut, bounties.some((bounty) => bounty > 0) ? say.bountiesAsCash : '']);
}

/** A remark on payouts that rise, which are taken as they are; empty if they do not. */
export function payoutsInWords(payouts: readonly number[]): string {
  const at = payouts.findIndex((payout, place) => place > 0 && payout > payouts[place - 1]);
  return at < 0 ? '' : say.risingPayouts(at + 1);
}
