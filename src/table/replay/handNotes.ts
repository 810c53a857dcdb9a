import * as say from '#words/history';
import { paragraph } from '#words/text';
import type { Decision, Ending, Hand } from '../../history/events';
import type { Money } from '../../history/money';
import { symbolOf } from '../../poker/card';

/* Sentences about a hand of a history: what a player faces, the bounties, and how the hand ended. */

/** What a player faces at a decision. */
export function facedText({ decisions, currency }: Hand, decision: Decision): string {
  const { faced, toCall, street } = decision;
  if (faced !== undefined) {
    return (faced.isRaise ? say.raisesTo : say.bets)(faced.player, { money: faced.to, currency });
  }
  if (toCall > 0) return say.unraised;
  if (street === 'preflop') return say.limped;
  const isFirst = decisions.find((own) => own.street === street) === decision;
  return isFirst ? say.first : say.checked;
}

export function priceText({ currency }: Hand, { toCall, pot, contested }: Decision): string {
  const sum = (money: Money) => ({ money, currency });
  const own = contested === pot ? undefined : sum(contested);
  return toCall === 0 ? say.free(sum(pot), own) : say.priced(sum(toCall), sum(pot), own);
}

/** Against more opponents only the bounty on the bettor is mentioned. */
const FEW = 3;

/** The bounties on opponents at a decision, as a sentence; empty if there are none. */
export function bountiesText(hand: Hand, { opponents, faced }: Decision): string {
  const names = opponents.length > FEW ? opponents.filter((name) => name === faced?.player) : opponents;
  const bounties = hand.players.flatMap(({ name, bounty }) =>
    bounty !== undefined && names.includes(name) ? [{ player: name, amount: bounty }] : [],
  );
  return bounties.length === 0 ? '' : say.bounties(bounties);
}

/** How a hand ended, in short sentences; empty if the history does not say. */
export function endingText({ ending, currency }: Hand): string {
  const { cashedOut, house, bounties, won, rake, fee } = ending;
  const sum = (money: Money) => ({ money, currency });
  return paragraph([
    runsText(ending),
    cashedOut.length === 0 ? '' : say.cashedOut(cashedOut),
    ...house.map(({ player, amount }) =>
      amount > 0 ? say.gotFromHouse(player, sum(amount)) : say.paidToHouse(player, sum(-amount)),
    ),
    won.length === 0 ? '' : say.won(won.map(({ player, amount }) => ({ player, amount: sum(amount) }))),
    ...bounties.map(({ player, on, amount }) => say.wonBounty(player, amount, on)),
    rake === 0 ? '' : say.rake(sum(rake)),
    fee === 0 ? '' : say.jackpotFee(sum(fee)),
  ]);
}

function runsText({ runs }: Ending): string {
  const [second, third] = runs.map((cards) => cards.map(symbolOf).join(' '));
  if (second === undefined) return '';
  return third === undefined ? say.ranTwice(second) : say.ranThrice(second, third);
}
