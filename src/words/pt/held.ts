export { theyHold, youHold } from './rows';

export const blockedByTitle = 'Bloqueados por';
export const continuesLabel = 'continua';
export const combosOfRow = 'Combos de uma linha';
export const combosLabel = 'combos';
export const you = 'você';
export const blocked = 'bloqueado';
export const priceRight = (combos: string): string => `o preço é bom contra ${combos}`;
export const partContinues = (share: string): string => `${share} continuam`;
export const drawsBeside = 'Draws, contados também nas linhas acima';
export const backdoorStraights = 'Backdoor straight draws';
export const simulatedBy = (points: string): string => `Simulado, ${points}.`;
export const narrowToOne = 'Estreitar para este';
export const narrowTo = (combos: string): string => `Estreitar para estes ${combos}`;
export const asDemanded = (share: string): string => `Tantos quanto o preço exige: os melhores ${share}`;
export const onlyWhatFolds = 'Só o que folda';
export const undoNarrowing = 'Desfazer o estreitamento';

export const gridShows = 'O que a grade mostra';
export const yourEquity = 'Sua equity';
export const notBlocked = 'Não bloqueado';
export const paint = 'Pintar';
export const pointAt = 'Aponte para uma mão; clique para marcar.';
export const dragOver = 'Arraste sobre as mãos para ler.';
export const yourRange = 'Seu range neste board';
export const theirRange = (name: string | undefined): string =>
  `Range ${name === undefined ? 'do adversário' : `de ${name}`} neste board`;
export const someContinues = 'uma parte continua';
export const combosTitle = 'Combos';
export const combosOfHand = (hand: string): string => `${hand}, combos`;
export const comma = ', ';
export const chooseHand = (live: string): string =>
  `${live} ${live === '1' ? 'combo possível' : 'combos possíveis'}. Escolha uma mão para marcar seus combos um por um.`;
export const fromEquity = 'sua equity';
export const fromPart = 'parte não bloqueada';
export const footPart = 'a parte não bloqueada';

export const cannotCome = (row: string, isOwn: boolean): string => `não pode vir ${isOwn ? 'com' : 'contra'} ${row}.`;
export const leavesYou = (equity: string, row: string, isOwn: boolean): string =>
  `deixa você com ${equity} ${isOwn ? 'com' : 'contra'} ${row}.`;
export const completes = (equity: string, row: string, isOwn: boolean): string =>
  `completa o draw e ${leavesYou(equity, row, isOwn)}`;
