import { rankSymbol, type Rank } from '../../poker/card';
import type { Street } from '../../poker/spot';
import type { Owner, WriteCombos } from '../ladder';
import { onStreet } from './streets';

/* A player's range on a board. Names on the page are short: beside a bar there is room for two words. */

// Rows whose names depend on the board.
export const underpair = (rank: Rank): string => `Underpair a ${rankSymbol(rank)}`;
export const underpairs = (rank: Rank): string => `underpairs a ${rankSymbol(rank)}`;
export const thirdPair = 'Tercera pareja';
export const thirdPairOrLower = 'Tercera pareja o menor';

// Closed rows.
export const others = 'otras';
/** Rows with their sizes: `'color 7, top pair 5,5'` */
export const parts = (rows: readonly (readonly [title: string, size: string])[]): string =>
  rows.map(([title, size]) => `${title} ${size}`).join('; ');
const combosOf = (count: number, write: WriteCombos): string =>
  `${write.combos(count)} ${count === 1 ? 'combo' : 'combos'}`;
export const noneBeats = (live: number, write: WriteCombos): string => `ninguno de ${combosOf(live, write)} te gana`;
const beats = (beat: number, write: WriteCombos): string => `${write.combos(beat)} te ${beat === 1 ? 'gana' : 'ganan'}`;
export const beating = (beat: number, live: number, rows: string, write: WriteCombos): string =>
  `${write.combos(beat)} de ${combosOf(live, write)} te ${beat === 1 ? 'gana' : 'ganan'}: ${rows}`;

// A row against hero's hand now.
export const behindYou = 'por detrás de ti';
export const beatsYou = 'te gana';
export const tiesYou = 'empata contigo';
const ties = (tie: number, write: WriteCombos) => `${write.combos(tie)} ${tie === 1 ? 'empata' : 'empatan'}`;
export const someTie = (tie: number, write: WriteCombos): string => `${ties(tie, write)} contigo`;
export const someBeat = beats;
export const someBeatOrTie = (beat: number, tie: number, write: WriteCombos): string =>
  `${beats(beat, write)}, ${ties(tie, write)}`;

// Opened.
export const live = (count: number, blocked: number, write: WriteCombos): string =>
  blocked === 0
    ? `${combosOf(count, write)}, ninguno bloqueado`
    : `${write.combos(count)} de ${combosOf(count + blocked, write)}, ${write.combos(blocked)} ${blocked === 1 ? 'bloqueado' : 'bloqueados'}`;
export const liveAndBeat = (live: string, beat: number, write: WriteCombos): string =>
  `${live}, ${beat === 0 ? 'ninguno te gana' : beats(beat, write)}`;
/** @param equity `undefined` while it is counted */
export const youHave = (equity: number | undefined, write: WriteCombos): string =>
  equity === undefined ? 'tienes …' : `tienes ${write.percent(equity)}`;
export const simulated = (equity: string, halfWidth: number, write: WriteCombos): string =>
  `${equity} (simulado, ${write.points(halfWidth)})`;
/** A sentence with its full stop, unless its end is still to come. */
const ended = (text: string) => (text.endsWith('…') ? text : `${text}.`);
const continues = (combos: number) => (combos === 1 ? 'continúa' : 'continúan');
const all = (owner: Owner, live: number, write: WriteCombos) =>
  owner === 'you'
    ? `tus ${combosOf(live, write)}`
    : owner === 'they'
      ? `sus ${combosOf(live, write)}`
      : `los ${combosOf(live, write)} del rival ${owner}`;
export const noneOfAll = (owner: Owner, live: number, write: WriteCombos): string =>
  `Ninguno de ${all(owner, live, write)} continúa.`;
/** @param equity empty where there is none */
export const someOfAll = (combos: number, owner: Owner, live: number, equity: string, write: WriteCombos): string =>
  ended(
    `${write.combos(combos)} de ${all(owner, live, write)} ${continues(combos)}${equity === '' ? '' : `: ${equity}`}`,
  );
export const aheadOf = (behind: number, owner: Owner, live: number, write: WriteCombos): string =>
  behind === 0
    ? `No vas por delante de ninguno de ${all(owner, live, write)}.`
    : `Vas por delante de ${write.combos(behind)} de ${all(owner, live, write)}.`;
export const noneContinues = 'Ninguno continúa.';
export const against = (combos: number, equity: string, write: WriteCombos): string =>
  ended(`Contra ${combos === 1 ? 'el' : 'los'} ${write.combos(combos)} que ${continues(combos)} ${equity}`);
export const nothingContinues = 'Nada continúa.';
/** The default part that continues, as a condition. */
export const ifUsual = (isRiver: boolean): string =>
  `, si solo ${isRiver ? 'continúa top pair o mejor' : 'continúan top pair o un proyecto'}`;
/** @param equity empty where there is none */
export const someContinue = (combos: number, equity: string, write: WriteCombos, condition = ''): string =>
  ended(`${write.combos(combos)} ${continues(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);
export const youContinue = (combos: number, equity: string, write: WriteCombos, condition = ''): string =>
  ended(`Continúas con ${write.combos(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);

// The folding part, and the effect of narrowing.
export const tickWhatContinues = 'Marca lo que continúa.';
export const nothingFolds = 'Nada se retira.';
const often = (folds: number | undefined, write: WriteCombos) =>
  folds === undefined ? '' : `, el ${write.percent(folds)} de las veces`;
/** @param folds how often, where it has been counted */
export const youFold = (gone: number, live: number, folds: number | undefined, write: WriteCombos): string =>
  `Te retiras con ${write.combos(gone)} de ${write.combos(live)}${often(folds, write)}.`;
export const someFold = (gone: number, live: number, folds: number | undefined, write: WriteCombos): string =>
  `${write.combos(gone)} de ${write.combos(live)} se ${gone === 1 ? 'retira' : 'retiran'}${often(folds, write)}.`;
export const narrowedToOne = 'Al reducirlo, el único combo que queda es una mano conocida.';
export const narrowed = (combos: number, next: Street, write: WriteCombos): string =>
  `Al reducirlo, siguen siendo estos ${write.combos(combos)} ${onStreet[next]}, salga la carta que salga.`;

export const price = (needed: number, right: number, of: number, write: WriteCombos): string =>
  `Necesitas el ${write.percent(needed)}: lo tienes contra ${write.combos(right)} de ${combosOf(of, write)}.`;

// A hand of the grid.
/** Facts beside each other: `'top pair, 4 combos, tienes 8,8 %'` */
export const facts = (all: readonly string[]): string => all.join(', ');
export const notInRange = 'no está en el rango';
export const blockedBy = (all: number, cards: string, write: WriteCombos): string =>
  `${combosOf(all, write)}, ${all === 1 ? 'bloqueado' : 'bloqueados'} por ${cards}`;
export const combos = combosOf;
/** @param blockers how many cards */
export const someBlocked = (live: number, all: number, cards: string, blockers: number, write: WriteCombos): string =>
  `${write.combos(live)} de ${combosOf(all, write)} (${cards} ${blockers === 1 ? 'bloquea' : 'bloquean'} el resto)`;
export const blockedByTheirs = 'bloqueado por los suyos';

/** A row for a screen reader: `'Set: 9 combos, 5,1 %, tienes 6,1 %'` */
export const row = (title: string, facts: string): string => `${title}: ${facts}`;
