import type { GroupId } from '../en/rangeGrid';

export const you = 'Você';
export const cards = 'Cartas';
export const holdCards = 'Você tem duas cartas';
export const anyTwo = 'duas quaisquer';

export const rangeOf = (player: string | undefined): string =>
  player === undefined ? 'Seu range' : `Range: ${player}`;
export const onGrid = (player: string | undefined): string =>
  player === undefined ? 'Seu range na grade' : `Range na grade: ${player}`;
export const byHand = (player: string | undefined): string =>
  player === undefined ? 'Seu range, mão por mão' : `Range mão por mão: ${player}`;

export const example = 'ex.: TT+';
export const suchAs = 'como TT+, AQs+, KTo+ ou 15%';
/** Before the way back. */
export const narrowed = 'estreitado:';
export const widen = 'desfazer';
export const revert = 'Reverter';
/** @param text the count as it is written */
export const combos = (count: number, text: string): string => `${text} ${count === 1 ? 'combo' : 'combos'}`;
export const combosAndShare = (count: number, text: string, share: string): string =>
  `${combos(count, text)}, ${share}`;

/* Above the grid. */

export const yourEquity = (equity: string): string => `Você ${equity}`;
export const lastValid = 'último range válido';
export const isEmpty = 'vazio';
export const noneBlocked = 'nenhum bloqueado';
export const blocked = (combos: string): string => `${combos} ${combos === '1' ? 'bloqueado' : 'bloqueados'}`;
export const empty = 'Esvaziar';
export const emptyRange = 'Esvaziar o range';
export const undo = 'Desfazer';
export const done = 'Pronto';
export const topHands = 'Melhores mãos';
export const top = (percent: string): string => `Top ${percent}`;
/** The slider, spoken. */
export const atTop = (percent: string): string => `top ${percent}`;
export const asWideAs = (percent: string): string => `tão amplo quanto o top ${percent}`;
export const ranking = (percent: string, isTop: boolean): string =>
  `${isTop ? 'Top' : 'Mais ou menos tão amplo quanto o top'} ${percent} pela equity contra uma mão aleatória, all-in antes do flop.`;
export const drag = 'Arraste para adicionar ou tirar mãos. O botão direito tira.';
export const tap = 'Toque em uma mão, ou arraste para o lado. Segure para arrastar em qualquer direção.';

/**
 * How much of a hand is in: `'todos os 4 combos a 50%'`, `'1 de 4 combos'`, `'fora'`.
 *
 * @param weight of combos that are not in whole; with `isMean` they differ
 */
export const holding = (held: number, of: number, weight: string | undefined, isMean: boolean): string => {
  if (held === 0) return 'fora';
  const combos = held === of ? `todos os ${of} combos` : `${held} de ${of} combos`;
  if (weight === undefined) return combos;
  return isMean ? `${combos}, a cerca de ${weight}` : `${combos} a ${weight}`;
};
export const holdingBlocked = (holding: string, blocked: number): string =>
  `${holding}, ${blocked} ${blocked === 1 ? 'bloqueado' : 'bloqueados'}`;
export const cell = (hand: string, holding: string): string => `${hand}: ${holding}`;

/* Painting. */

export const paintAt = 'Pintar a';
export const weight = 'Peso';
export const groups = 'Grupos';
export const groupNames: Readonly<Record<GroupId, string>> = {
  pairs: 'Qualquer par',
  broadways: 'Broadways',
  connectors: 'Conectores suited',
  suited: 'Todas as suited',
};

/* Ranges to choose. */

export const toChoose = 'Ranges para escolher';
export const recent = (range: string): string => `Range recente ${range}`;
export const name = 'Nome';
export const nameExample = 'ex.: Open do botão';
export const foldersHow = 'Nomes que começam igual antes de uma barra formam uma pasta: 6-max/CO abre, 6-max/BTN abre.';
/** A folder of named ranges, with how many it has. */
export const folder = (name: string, count: number): string => `${name} (${count})`;
export const save = 'Salvar';
export const saveWithName = 'Salvar com um nome';
export const rename = 'Renomear';
export const remove = 'Excluir';
export const removeNamed = (name: string): string => `Excluir ${name}`;
export const removed = (name: string | undefined): string =>
  name === undefined ? 'Range excluído.' : `Excluído: ${name}.`;
