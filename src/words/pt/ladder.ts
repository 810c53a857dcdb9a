import { rankSymbol, type Rank } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { combosText } from '../amounts';
import type { Owner } from '../ladder';
import { percentText, pointsText } from '../numbers';
import { onStreet } from './streets';

/* A player's range on a board. Names on the page are short: beside a bar there is room for two words. */

// Rows whose names depend on the board.
export const underpair = (rank: Rank): string => `Underpair ao ${rankSymbol(rank)}`;
export const underpairs = (rank: Rank): string => `underpairs ao ${rankSymbol(rank)}`;
export const thirdPair = 'Terceiro par';
export const thirdPairOrLower = 'Terceiro par ou menor';

// Closed rows.
export const others = 'outros';
/** Rows with their sizes: `'flush 7; top pair 5,5'` */
export const parts = (rows: readonly (readonly [title: string, size: string])[]): string =>
  rows.map(([title, size]) => `${title} ${size}`).join('; ');
const combosOf = (count: number): string => `${combosText(count)} ${count === 1 ? 'combo' : 'combos'}`;
export const noneBeats = (live: number): string => `nenhum de ${combosOf(live)} ganha de você`;
const beats = (beat: number): string => `${combosText(beat)} ${beat === 1 ? 'ganha' : 'ganham'} de você`;
export const beating = (beat: number, live: number, rows: string): string =>
  `${combosText(beat)} de ${combosOf(live)} ${beat === 1 ? 'ganha' : 'ganham'} de você: ${rows}`;

// A row against hero's hand now.
export const behindYou = 'atrás de você';
export const beatsYou = 'ganha de você';
export const tiesYou = 'empata com você';
const ties = (tie: number) => `${combosText(tie)} ${tie === 1 ? 'empata' : 'empatam'}`;
export const someTie = (tie: number): string => `${ties(tie)} com você`;
export const someBeat = beats;
export const someBeatOrTie = (beat: number, tie: number): string => `${beats(beat)}, ${ties(tie)}`;

// Opened.
export const live = (count: number, blocked: number): string =>
  blocked === 0
    ? `${combosOf(count)}, nenhum bloqueado`
    : `${combosText(count)} de ${combosOf(count + blocked)}, ${combosText(blocked)} ${blocked === 1 ? 'bloqueado' : 'bloqueados'}`;
export const liveAndBeat = (live: string, beat: number): string =>
  `${live}, ${beat === 0 ? 'nenhum ganha de você' : beats(beat)}`;
/** @param equity `undefined` while it is counted */
export const youHave = (equity: number | undefined): string =>
  equity === undefined ? 'você tem …' : `você tem ${percentText(equity)}`;
export const simulated = (equity: string, halfWidth: number): string =>
  `${equity} (simulado, ${pointsText(halfWidth)})`;
/** A sentence with its full stop, unless its end is still to come. */
const ended = (text: string) => (text.endsWith('…') ? text : `${text}.`);
const continues = (combos: number) => (combos === 1 ? 'continua' : 'continuam');
const all = (owner: Owner, live: number) =>
  owner === 'you' ? `seus ${combosOf(live)}` : `${combosOf(live)} do adversário${owner === 'they' ? '' : ` ${owner}`}`;
export const noneOfAll = (owner: Owner, live: number): string => `Nenhum dos ${all(owner, live)} continua.`;
/** @param equity empty where there is none */
export const someOfAll = (combos: number, owner: Owner, live: number, equity: string): string =>
  ended(`${combosText(combos)} dos ${all(owner, live)} ${continues(combos)}${equity === '' ? '' : `: ${equity}`}`);
export const aheadOf = (behind: number, owner: Owner, live: number): string =>
  behind === 0
    ? `Você não está na frente de nenhum dos ${all(owner, live)}.`
    : `Você está na frente de ${combosText(behind)} dos ${all(owner, live)}.`;
export const noneContinues = 'Nenhum continua.';
export const against = (combos: number, equity: string): string =>
  ended(`Contra ${combos === 1 ? 'o' : 'os'} ${combosText(combos)} que ${continues(combos)}, ${equity}`);
export const nothingContinues = 'Nada continua.';
/** The default part that continues, as a condition. */
export const ifUsual = (isRiver: boolean): string =>
  `, se só ${isRiver ? 'top pair ou melhor continua' : 'top pair ou um draw continua'}`;
/** @param equity empty where there is none */
export const someContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`${combosText(combos)} ${continues(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);
export const youContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`Você continua com ${combosText(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);

// The folding part, and the effect of narrowing.
export const tickWhatContinues = 'Marque o que continua.';
export const nothingFolds = 'Nada folda.';
const often = (folds: number | undefined) => (folds === undefined ? '' : `, ${percentText(folds)} das vezes`);
/** @param folds how often, where it has been counted */
export const youFold = (gone: number, live: number, folds: number | undefined): string =>
  `Você folda ${combosText(gone)} de ${combosText(live)}${often(folds)}.`;
export const someFold = (gone: number, live: number, folds: number | undefined): string =>
  `${combosText(gone)} de ${combosText(live)} ${gone === 1 ? 'folda' : 'foldam'}${often(folds)}.`;
export const narrowedToOne = 'Ao estreitar, o único combo que resta é uma mão conhecida.';
export const narrowed = (combos: number, next: Street): string =>
  `Ao estreitar, o range fica com estes ${combosText(combos)} ${onStreet[next]}, seja qual for a carta.`;

export const price = (needed: number, right: number, of: number): string =>
  `Você precisa de ${percentText(needed)}: tem isso contra ${combosText(right)} de ${combosOf(of)}.`;

// A hand of the grid.
/** Facts beside each other: `'top pair, 4 combos, você tem 8,8%'` */
export const facts = (all: readonly string[]): string => all.join(', ');
export const notInRange = 'não está no range';
export const blockedBy = (all: number, cards: string): string =>
  `${combosOf(all)}, ${all === 1 ? 'bloqueado' : 'bloqueados'} por ${cards}`;
export const combos = combosOf;
/** @param blockers how many cards */
export const someBlocked = (live: number, all: number, cards: string, blockers: number): string =>
  `${combosText(live)} de ${combosOf(all)} (${cards} ${blockers === 1 ? 'bloqueia' : 'bloqueiam'} o resto)`;
export const blockedByTheirs = 'bloqueado pelos combos do adversário';

/** A row for a screen reader: `'Set: 9 combos, 5,1%, você tem 6,1%'` */
export const row = (title: string, facts: string): string => `${title}: ${facts}`;
