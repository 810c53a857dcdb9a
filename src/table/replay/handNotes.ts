import * as say from '#words/history';
import { paragraph } from '#words/text';
import type { Decision, Ending, Hand } from '../../history/events';
import type { Money } from '../../history/money';
import { symbolOf } from '../../poker/card';

/* Sentences about a hand of a history that are not about decisions: bounties, and how the hand ended. */

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
