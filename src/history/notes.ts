import { cardSymbol, type Card } from '../poker/card';
import type { Decision, Ending, Hand } from './events';
import { moneyText } from './money';

/** Against more opponents only the bounty on the bettor is mentioned. */
const FEW = 3;

/** `'K♠K♦'` */
export function cardsText(cards: readonly Card[]): string {
  return cards.map(cardSymbol).join('');
}

/** `'ann, bob and cid'` */
export function listText(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** The bounties on opponents at a decision, as a sentence; empty if there are none. */
export function bountiesText(hand: Hand, { opponents, faced }: Decision): string {
  const names = opponents.length > FEW ? opponents.filter((name) => name === faced?.player) : opponents;
  const bounties = hand.players.flatMap(({ name, bounty }) =>
    bounty !== undefined && names.includes(name) ? [`${bounty} on ${name}`] : [],
  );
  if (bounties.length === 0) return '';
  return `${bounties.length === 1 ? 'Bounty' : 'Bounties:'} ${listText(bounties)}.`;
}

/** How a hand ended, in short sentences; empty if the history does not say. */
export function endingText({ ending, currency }: Hand): string {
  const { cashedOut, bounties, won } = ending;
  const winners = won.map(({ player, amount }) => `${player} won ${moneyText(amount, currency)}`);
  return [
    runsText(ending),
    cashedOut.length === 0 ? '' : `${listText(cashedOut)} cashed out.`,
    winners.length === 0 ? '' : `${listText(winners)}.`,
    ...bounties.map(({ player, on, amount }) => `${player} won the ${amount} bounty on ${on}.`),
    houseText(ending, currency),
  ]
    .filter(Boolean)
    .join(' ');
}

function runsText({ runs }: Ending): string {
  const [second, third] = runs.map((cards) => cards.map(cardSymbol).join(' '));
  if (second === undefined) return '';
  if (third === undefined) return `Run twice: a second board ${second} was dealt.`;
  return `Run three times: a second board ${second} and a third ${third} were dealt.`;
}

function houseText({ rake, fee }: Ending, currency: string): string {
  return [
    rake === 0 ? '' : `Rake ${moneyText(rake, currency)}.`,
    fee === 0 ? '' : `Jackpot fee ${moneyText(fee, currency)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
