import { countText } from '../amounts';

const opponent = (name: string | undefined, number: number | undefined): string =>
  name ?? (number === undefined ? 'adversário' : `adversário ${number}`);

export const outsToEquity = 'Dos outs à equity';
export const theirOutsToEquity = 'Dos outs do adversário à equity dele';
export const allRunOuts = (of: string): string => `todos os ${of} finais`;
export const youHit = 'você acerta';
export const theyHit = (name: string | undefined): string => `${opponent(name, undefined)} acerta`;
export const hitButLose = (): string => 'acerta, mas perde';
export const hitAndTie = (): string => 'acerta e empata';
export const winWithout = (): string => 'ganha sem acertar';
export const shareOfTies = 'parte dos empates';
export const ofAll = (of: string): string => `de ${of}`;
export const youHitSo = (share: string): string => `Você acerta ${share}`;
export const theyHitSo = (who: string, share: string): string => `${who} acerta ${share}`;
export const miss = (share: string): string => `erra ${share}`;
export const loseSo = (share: string): string => `acerta, mas perde ${share}`;
export const you = 'Você';
export const opponents = 'Adversários';
export const toBreakEven = (equity: string): string => `ponto de equilíbrio: ${equity}`;
export const equity = 'Equity';

export const whatCounts = 'O que conta';
export const countFrom = (category: string, cards: number, counts: boolean, target: string): string =>
  `${category}: ${cards} ${cards === 1 ? 'carta' : 'cartas'}${counts ? ', conta' : ''}. Contar ${target}`;
export const byBook = (
  outs: number,
  of: number,
  improving: number,
  unseen: number,
  ahead: number | undefined,
): string => {
  const improve = improving === 1 ? 'melhora' : 'melhoram';
  const end = ahead === undefined ? '' : `, e ${ahead} ${ahead === 1 ? 'coloca' : 'colocam'} você na frente`;
  return `Pelos livros: ${countText(outs)} ${outs === 1 ? 'out' : 'outs'} de ${of}. Com as cartas que você informou, ${improving} de ${unseen} ${improve} sua mão${end}.`;
};

export const whatBeats = 'O que ganha de você';
export const beaten = (behind: string, of: string, share: string): string => `${behind} de ${of} mãos (${share})`;
export const nuts = 'nada: você tem o nuts';
export const sharedNuts = 'nada: você divide o nuts';
export const winsAndTies = 'Vitórias e empates';
export const winTie = (win: string, tie: string): string => `você ganha ${win}, empata ${tie}`;
export const byStreet = 'Por street';
export const course = (equities: readonly string[]): string => `você ${equities.join(', depois ')}`;
export const nextCard = 'Próxima carta';
export const span = (from: string, to: string): string => `sua equity, de ${from} a ${to}`;
export const spanSimulated = (from: string, to: string, points: string): string => `${span(from, to)}, ${points}`;
export const endsUp = 'Mão final';
export const ends = (hands: readonly (readonly [name: string, share: string])[]): string =>
  hands.map(([name, share]) => `${name} ${share}`).join(', ');
export const endsBoth = (own: string, theirs: string, name: string | undefined): string =>
  `você: ${own} · ${opponent(name, undefined)}: ${theirs}`;
export const whatImproves = 'O que melhora';
export const improve = (cards: number, of: number, target: string): string =>
  `${cards} de ${of} cartas ${cards === 1 ? 'dá' : 'dão'} ${target}, ganhando ou perdendo`;
export const aBetterHand = 'uma mão melhor';
export const byRiver = 'Até o river';
export const runnerRunner = (chance: string): string => `runner-runner ${chance}`;
export const madeByRiver = (chance: string): string => `você acerta até o river ${chance}`;
export const hitAndMade = (hit: string, made: string): string => `vem um out ${hit}, você acerta até o river ${made}`;
export const theirOuts = (opponents: number): string =>
  opponents === 1 ? 'Outs do adversário' : 'Outs dos adversários';
export const whose = opponent;
export const outsOf = (all: readonly (readonly [name: string, outs: number])[]): string =>
  all.map(([name, outs]) => `${name}: ${outs}`).join(', ');
export const none = 'nenhum';
export const rulesOfThumb = 'Regras práticas';
export const ruleOf = (rule: number, chance: string, error: string): string => `regra do ${rule}: ${chance}, ${error}`;
export const backdoors = 'Backdoors';
export const pairsOfCards = (count: number): string =>
  count === 1
    ? '1 par de cartas, nenhuma é um out sozinha'
    : `${countText(count)} pares de cartas, nenhuma é um out sozinha`;
export const more = (count: string): string => `e mais ${count}`;

export const hitOne = (outs: number, hits: string, of: string): string =>
  `${outs === 1 ? 'Vem o seu único out' : `Vem pelo menos um dos seus ${outs} outs`} em ${hits} de ${of} finais: o número dos livros.`;
export const endWith = (target: string, hits: string, of: string): string =>
  `Você termina com ${target} em ${hits} de ${of} finais.`;
export const takesTwo = 'São necessárias duas cartas.';
export const addsBackdoors = 'Isso soma os backdoors e deixa de fora os outs que a carta seguinte estraga.';
export const toCome = (outs: number, cards: 1 | 2, chance: string): string =>
  `${outs} ${outs === 1 ? 'out' : 'outs'}, ${cards === 1 ? 'falta uma carta' : 'faltam duas cartas'}: você acerta em ${chance} das vezes.`;
export const ruleOfSaid = (rule: number, chance: string, error: string): string =>
  `Regra do ${rule}: ${chance}, ${error}.`;
export const solomon = (outs: number, chance: string, error: string): string =>
  `Regra de Solomon, 4 × ${outs} − (${outs} − 8): ${chance}, ${error}.`;

export const deadCards = 'Cartas mortas';
export const noDeadCards = 'nenhuma';
export const tapDead = 'toque ou digite as cartas agora';
export const addDead = 'Adicionar cartas mortas';
export const done = 'Pronto';

export const youHold = 'O que você tem';
export const theyHold = 'O que o adversário tem';
export const notWild = 'não aparece em um baralho com curingas';

export const called = 'Paguei';
export const folded = 'Foldei';
export const raised = 'Aumentei';
