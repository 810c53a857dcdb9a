/* Rows under the answer, opened. */

export const equity = 'Equity';

// Wins and ties.
export const winsTiesEquity = 'Wins, ties and equity';
export const simulated = 'Simulated';
export const ofDeals = (of: string): string => `Of ${of}`;
export const win = 'Win';
export const tie = 'Tie';
export const tieShares = 'A tie counts for its share of the pot: that is what the equity adds to the wins.';
export const firstEstimate = (draws: string): string =>
  `A first estimate: the exact count is still running. ${inSimulations(draws)}`;
export const tooMany = (draws: string): string => `There are too many deals to count. ${inSimulations(draws)}`;
const inSimulations = (draws: string) =>
  `${draws} random draws were simulated: the true figure is within the ± in 95 of 100 such simulations.`;

// By street.
export const streetByStreet = 'Equity street by street';
export const player = 'Player';
export const simulatedStreet = (street: string): string => `${street}, simulated`;

// The next card.
export const weight = 'Weight';
export const nextCard = 'Next card';
/** Between ranks and several suits. */
export const of = ' of';
/** For a screen reader: `'ace and king of spades and hearts'` */
export const ranksOfSuits = (ranks: string, suits: string): string => `${ranks} of ${suits}`;
export const nextSimulated = 'Simulated: ± is in points. The true equity is within it in 95 of 100 such simulations.';
export const nextSimulatedWeights =
  'Simulated: ± is in points. The true equity is within it in 95 of 100 such simulations, and the weights are as unsure.';
export const aboutWeights = (sum: string, outs: string, unseen: number): string =>
  `A card’s weight is the part it adds of the equity you lack. By how likely each card is they add up to ${sum}: as much as ${outs} clean outs of ${unseen} cards.`;

// Final hands.
export const allEndUp = 'What everybody ends up with';
export const byRiver = 'By the river';
export const countOf = (count: string, of: string): string => `${count} of ${of}`;
export const endsSimulated = 'Simulated: ± is in points. The true share is within it in 95 of 100 such simulations.';

// What beats you.
export const standing = (of: string, ahead: string, level: string, behind: string): string =>
  `Of ${of} hands that an opponent can hold now, you beat ${ahead}, tie ${level === '0' ? 'none' : level} and lose to ${behind}.`;
/** Between hands. */
export const comma = ', ';
export const more = (count: string): string => `and ${count} more`;
