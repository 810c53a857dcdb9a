import { rankSymbol, type Rank } from '../../poker/card';
import type { Street } from '../../poker/spot';
import type { Owner, WriteCombos } from '../ladder';
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
const combosOf = (count: number, write: WriteCombos): string =>
  `${write.combos(count)} ${count === 1 ? 'combo' : 'combos'}`;
export const noneBeats = (live: number, write: WriteCombos): string =>
  `nenhum de ${combosOf(live, write)} ganha de você`;
const beats = (beat: number, write: WriteCombos): string =>
  `${write.combos(beat)} ${beat === 1 ? 'ganha' : 'ganham'} de você`;
export const beating = (beat: number, live: number, rows: string, write: WriteCombos): string =>
  `${write.combos(beat)} de ${combosOf(live, write)} ${beat === 1 ? 'ganha' : 'ganham'} de você: ${rows}`;

// A row against hero's hand now.
export const behindYou = 'atrás de você';
export const beatsYou = 'ganha de você';
export const tiesYou = 'empata com você';
const ties = (tie: number, write: WriteCombos) => `${write.combos(tie)} ${tie === 1 ? 'empata' : 'empatam'}`;
export const someTie = (tie: number, write: WriteCombos): string => `${ties(tie, write)} com você`;
export const someBeat = beats;
export const someBeatOrTie = (beat: number, tie: number, write: WriteCombos): string =>
  `${beats(beat, write)}, ${ties(tie, write)}`;

// Opened.
export const live = (count: number, blocked: number, write: WriteCombos): string =>
  blocked === 0
    ? `${combosOf(count, write)}, nenhum bloqueado`
    : `${write.combos(count)} de ${combosOf(count + blocked, write)}, ${write.combos(blocked)} ${blocked === 1 ? 'bloqueado' : 'bloqueados'}`;
export const liveAndBeat = (live: string, beat: number, write: WriteCombos): string =>
  `${live}, ${beat === 0 ? 'nenhum ganha de você' : beats(beat, write)}`;
/** @param equity `undefined` while it is counted */
export const youHave = (equity: number | undefined, write: WriteCombos): string =>
  equity === undefined ? 'você tem …' : `você tem ${write.percent(equity)}`;
export const simulated = (equity: string, halfWidth: number, write: WriteCombos): string =>
  `${equity} (simulado, ${write.points(halfWidth)})`;
/** A sentence with its full stop, unless its end is still to come. */
const ended = (text: string) => (text.endsWith('…') ? text : `${text}.`);
const continues = (combos: number) => (combos === 1 ? 'continua' : 'continuam');
const all = (owner: Owner, live: number, write: WriteCombos) =>
  owner === 'you'
    ? `seus ${combosOf(live, write)}`
    : `${combosOf(live, write)} do adversário${owner === 'they' ? '' : ` ${owner}`}`;
export const noneOfAll = (owner: Owner, live: number, write: WriteCombos): string =>
  `Nenhum dos ${all(owner, live, write)} continua.`;
/** @param equity empty where there is none */
export const someOfAll = (combos: number, owner: Owner, live: number, equity: string, write: WriteCombos): string =>
  ended(
    `${write.combos(combos)} dos ${all(owner, live, write)} ${continues(combos)}${equity === '' ? '' : `: ${equity}`}`,
  );
export const aheadOf = (behind: number, owner: Owner, live: number, write: WriteCombos): string =>
  behind === 0
    ? `Você não está na frente de nenhum dos ${all(owner, live, write)}.`
    : `Você está na frente de ${write.combos(behind)} dos ${all(owner, live, write)}.`;
export const noneContinues = 'Nenhum continua.';
export const against = (combos: number, equity: string, write: WriteCombos): string =>
  ended(`Contra ${combos === 1 ? 'o' : 'os'} ${write.combos(combos)} que ${continues(combos)}, ${equity}`);
export const nothingContinues = 'Nada continua.';
/** The default part that continues, as a condition. */
export const ifUsual = (isRiver: boolean): string =>
  `, se só ${isRiver ? 'top pair ou melhor continua' : 'top pair ou um draw continua'}`;
/** @param equity empty where there is none */
export const someContinue = (combos: number, equity: string, write: WriteCombos, condition = ''): string =>
  ended(`${write.combos(combos)} ${continues(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);
export const youContinue = (combos: number, equity: string, write: WriteCombos, condition = ''): string =>
  ended(`Você continua com ${write.combos(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);

// The folding part, and the effect of narrowing.
export const tickWhatContinues = 'Marque o que continua.';
export const nothingFolds = 'Nada folda.';
const often = (folds: number | undefined, write: WriteCombos) =>
  folds === undefined ? '' : `, ${write.percent(folds)} das vezes`;
/** @param folds how often, where it has been counted */
export const youFold = (gone: number, live: number, folds: number | undefined, write: WriteCombos): string =>
  `Você folda ${write.combos(gone)} de ${write.combos(live)}${often(folds, write)}.`;
export const someFold = (gone: number, live: number, folds: number | undefined, write: WriteCombos): string =>
  `${write.combos(gone)} de ${write.combos(live)} ${gone === 1 ? 'folda' : 'foldam'}${often(folds, write)}.`;
export const narrowedToOne = 'Ao estreitar, o único combo que resta é uma mão conhecida.';
export const narrowed = (combos: number, next: Street, write: WriteCombos): string =>
  `Ao estreitar, o range fica com estes ${write.combos(combos)} ${onStreet[next]}, seja qual for a carta.`;

export const price = (needed: number, right: number, of: number, write: WriteCombos): string =>
  `Você precisa de ${write.percent(needed)}: tem isso contra ${write.combos(right)} de ${combosOf(of, write)}.`;

// A hand of the grid.
/** Facts beside each other: `'top pair, 4 combos, você tem 8,8%'` */
export const facts = (all: readonly string[]): string => all.join(', ');
export const notInRange = 'não está no range';
export const blockedBy = (all: number, cards: string, write: WriteCombos): string =>
  `${combosOf(all, write)}, ${all === 1 ? 'bloqueado' : 'bloqueados'} por ${cards}`;
export const combos = combosOf;
/** @param blockers how many cards */
export const someBlocked = (live: number, all: number, cards: string, blockers: number, write: WriteCombos): string =>
  `${write.combos(live)} de ${combosOf(all, write)} (${cards} ${blockers === 1 ? 'bloqueia' : 'bloqueiam'} o resto)`;
export const blockedByTheirs = 'bloqueado pelos combos do adversário';

/** A row for a screen reader: `'Set: 9 combos, 5,1%, você tem 6,1%'` */
export const row = (title: string, facts: string): string => `${title}: ${facts}`;
