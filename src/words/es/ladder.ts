import { rankSymbol, type Rank } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { combosText } from '../amounts';
import type { Owner } from '../ladder';
import { percentText, pointsText } from '../numbers';
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
const combosOf = (count: number): string => `${combosText(count)} ${count === 1 ? 'combo' : 'combos'}`;
export const noneBeats = (live: number): string => `ninguno de ${combosOf(live)} te gana`;
const beats = (beat: number): string => `${combosText(beat)} te ${beat === 1 ? 'gana' : 'ganan'}`;
export const beating = (beat: number, live: number, rows: string): string =>
  `${combosText(beat)} de ${combosOf(live)} te ${beat === 1 ? 'gana' : 'ganan'}: ${rows}`;

// A row against hero's hand now.
export const behindYou = 'por detrás de ti';
export const beatsYou = 'te gana';
export const tiesYou = 'empata contigo';
const ties = (tie: number) => `${combosText(tie)} ${tie === 1 ? 'empata' : 'empatan'}`;
export const someTie = (tie: number): string => `${ties(tie)} contigo`;
export const someBeat = beats;
export const someBeatOrTie = (beat: number, tie: number): string => `${beats(beat)}, ${ties(tie)}`;

// Opened.
export const live = (count: number, blocked: number): string =>
  blocked === 0
    ? `${combosOf(count)}, ninguno bloqueado`
    : `${combosText(count)} de ${combosOf(count + blocked)}, ${combosText(blocked)} ${blocked === 1 ? 'bloqueado' : 'bloqueados'}`;
export const liveAndBeat = (live: string, beat: number): string =>
  `${live}, ${beat === 0 ? 'ninguno te gana' : beats(beat)}`;
/** @param equity `undefined` while it is counted */
export const youHave = (equity: number | undefined): string =>
  equity === undefined ? 'tienes …' : `tienes ${percentText(equity)}`;
export const simulated = (equity: string, halfWidth: number): string =>
  `${equity} (simulado, ${pointsText(halfWidth)})`;
/** A sentence with its full stop, unless its end is still to come. */
const ended = (text: string) => (text.endsWith('…') ? text : `${text}.`);
const continues = (combos: number) => (combos === 1 ? 'continúa' : 'continúan');
const all = (owner: Owner, live: number) =>
  owner === 'you'
    ? `tus ${combosOf(live)}`
    : owner === 'they'
      ? `sus ${combosOf(live)}`
      : `los ${combosOf(live)} del rival ${owner}`;
export const noneOfAll = (owner: Owner, live: number): string => `Ninguno de ${all(owner, live)} continúa.`;
/** @param equity empty where there is none */
export const someOfAll = (combos: number, owner: Owner, live: number, equity: string): string =>
  ended(`${combosText(combos)} de ${all(owner, live)} ${continues(combos)}${equity === '' ? '' : `: ${equity}`}`);
export const aheadOf = (behind: number, owner: Owner, live: number): string =>
  behind === 0
    ? `No vas por delante de ninguno de ${all(owner, live)}.`
    : `Vas por delante de ${combosText(behind)} de ${all(owner, live)}.`;
export const noneContinues = 'Ninguno continúa.';
export const against = (combos: number, equity: string): string =>
  ended(`Contra ${combos === 1 ? 'el' : 'los'} ${combosText(combos)} que ${continues(combos)} ${equity}`);
export const nothingContinues = 'Nada continúa.';
/** The default part that continues, as a condition. */
export const ifUsual = (isRiver: boolean): string =>
  `, si solo ${isRiver ? 'continúa top pair o mejor' : 'continúan top pair o un proyecto'}`;
/** @param equity empty where there is none */
export const someContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`${combosText(combos)} ${continues(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);
export const youContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`Continúas con ${combosText(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);

// The folding part, and the effect of narrowing.
export const tickWhatContinues = 'Marca lo que continúa.';
export const nothingFolds = 'Nada se retira.';
const often = (folds: number | undefined) => (folds === undefined ? '' : `, el ${percentText(folds)} de las veces`);
/** @param folds how often, where it has been counted */
export const youFold = (gone: number, live: number, folds: number | undefined): string =>
  `Te retiras con ${combosText(gone)} de ${combosText(live)}${often(folds)}.`;
export const someFold = (gone: number, live: number, folds: number | undefined): string =>
  `${combosText(gone)} de ${combosText(live)} se ${gone === 1 ? 'retira' : 'retiran'}${often(folds)}.`;
export const narrowedToOne = 'Al reducirlo, el único combo que queda es una mano conocida.';
export const narrowed = (combos: number, next: Street): string =>
  `Al reducirlo, siguen siendo estos ${combosText(combos)} ${onStreet[next]}, salga la carta que salga.`;

export const price = (needed: number, right: number, of: number): string =>
  `Necesitas el ${percentText(needed)}: lo tienes contra ${combosText(right)} de ${combosOf(of)}.`;

// A hand of the grid.
/** Facts beside each other: `'top pair, 4 combos, tienes 8,8 %'` */
export const facts = (all: readonly string[]): string => all.join(', ');
export const notInRange = 'no está en el rango';
export const blockedBy = (all: number, cards: string): string =>
  `${combosOf(all)}, ${all === 1 ? 'bloqueado' : 'bloqueados'} por ${cards}`;
export const combos = combosOf;
/** @param blockers how many cards */
export const someBlocked = (live: number, all: number, cards: string, blockers: number): string =>
  `${combosText(live)} de ${combosOf(all)} (${cards} ${blockers === 1 ? 'bloquea' : 'bloquean'} el resto)`;
export const blockedByTheirs = 'bloqueado por los suyos';

/** A row for a screen reader: `'Set: 9 combos, 5,1 %, tienes 6,1 %'` */
export const row = (title: string, facts: string): string => `${title}: ${facts}`;
