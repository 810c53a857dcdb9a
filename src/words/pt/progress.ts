/* A visão do progresso: os níveis, os pacotes, o que dá errado e o arquivo. */

/* --------------------------------------------------------------------------------- levels -- */

export const levels = 'Níveis';
export const lastOf = (count: number): { title: string; more: string } => ({
  title: `Últimas ${count}`,
  more: '\u00a0de cada nível',
});
export const step = 'passo';
export const stepOf = (step: number, of: number): string => `passo ${step} de ${of}`;
export const withoutMistakeHead = { long: 'sem erros', short: 'sem erros' };
export const offByHead = { long: 'erro da estimativa', short: 'erro' };
export const spots = 'feitas';
export const comesBack = { long: 'volta', short: 'volta' };
export const inDays = (days: number): string => (days === 0 ? 'hoje' : days === 1 ? 'amanhã' : `em ${days} dias`);
export const toCome = (count: number): string =>
  count === 1 ? 'falta começar 1 nível' : `falta começar ${count} níveis`;
export const stepNote = 'Passo: três situações seguidas sem erros levam ao próximo; um erro leva de volta ao anterior.';

/* ---------------------------------------------------------------------------------- packs -- */

export const packs = 'Pacotes';
export const byline = ', de ';
export const doneOf = (done: number, of: number): string => `${done} de ${of}`;
export const right = (count: number): string => (count === 1 ? '1 certo' : `${count} certos`);
export const goOn = 'Continuar';
export const goOnWith = (title: string): string => `Continuar ${title}`;
export const remove = 'Remover';
export const removeOf = (title: string): string => `Remover ${title}`;
export const removed = { before: '', after: ' foi removido.' };
export const undo = 'Desfazer';

/* -------------------------------------------------------------------------------- summary -- */

export const inAll = 'No total';
export const cleanLately = (count: number): string =>
  count === 1 ? 'sem erros, na última' : `sem erros, nas últimas ${count}`;
export const pointsOffSide = (side: 'low' | 'high' | undefined): string =>
  side === undefined
    ? 'pontos de erro nas estimativas'
    : side === 'low'
      ? 'pontos de erro nas estimativas, quase sempre para baixo'
      : 'pontos de erro nas estimativas, quase sempre para cima';
export const daysInARow = (days: number): string => (days === 1 ? 'dia seguido' : 'dias seguidos');
export const noSpotsDone = 'Nenhuma situação feita ainda.';
export const doneToday = (count: number): string => (count === 1 ? '1 feita hoje.' : `${count} feitas hoje.`);
export const doneOfToday = (count: number, of: number): string => `${count} de ${of} feitas hoje.`;
export const levelsDue = (count: number): string =>
  count === 1 ? '1 nível é para hoje.' : `${count} níveis são para hoje.`;
export const nothingDue = (days: number): string =>
  days === 1 ? 'Nada para rever até amanhã.' : `Nada para rever nos próximos ${days} dias.`;
export const habit = (mistake: string): string => `O que mais dá errado: ${mistake}.`;
/* ---------------------------------------------------------------------------------- plots -- */

export const fourWeeks = 'Últimas quatro semanas';
export const spotsADay = (session: number): string => `situações por dia; uma sessão tem ${session}`;
export const calendar = (counts: string): string => `Situações por dia, nas últimas quatro semanas: ${counts}`;
export const errors = 'Erro das estimativas, em pontos';
export const eachDot = (estimates: number): string => `cada ponto representa ${estimates} estimativas`;
export const errorsOf = (estimates: number, errors: readonly string[]): string =>
  `Erro das estimativas em pontos, a média de cada ${estimates}: ${errors.join('; ')}`;
export const mistakes = (count: number): string =>
  count === 1 ? 'Seus erros na última situação' : `Seus erros, últimas ${count} situações`;

export const marked = {
  missed: 'outs que faltaram',
  extra: 'cartas que não são outs',
  tainted: 'cartas contaminadas contadas',
  estimate: 'estimativas',
  price: 'pagar ou foldar',
};
export const asked = {
  missed: 'mãos que faltaram',
  extra: 'mãos escolhidas errado',
  count: 'combos contados errado',
  name: 'mãos lidas errado',
  share: 'partes e equities',
  estimate: 'chances e odds',
};
export const narrowed = {
  missed: 'combos tirados que ficam',
  extra: 'combos deixados que foldam',
};

/* ----------------------------------------------------------------------------------- file -- */

export const saved = 'Salvo neste aparelho';
export const imported = (count: number): string =>
  count === 1 ? '1 situação importada.' : `${count} situações importadas.`;
export const erased = 'Progresso apagado.';
export const undone = 'Desfeito.';
export const unkept = 'Seu navegador não salva os dados desta página. Exporte seu progresso antes de sair.';
export const setAside = 'O progresso que não pôde ser lido foi guardado à parte: exporte-o em Progresso.';
export const leftAlone = 'Não foi possível ler seu progresso, e ele ficou como está. O novo progresso não será salvo.';

export const notJson = 'Este não é um arquivo de estudo do Outs: não é JSON válido. Escolha um arquivo exportado aqui.';
export const otherFile =
  'Este não é um arquivo de estudo do Outs: contém outra coisa. Escolha um arquivo exportado aqui.';
export const newer = (version: string, known: number): string =>
  `Este não é um arquivo de estudo do Outs: versão ${version}; esta página lê até a versão ${known}. Escolha um arquivo exportado aqui.`;
export const noList =
  'Este não é um arquivo de estudo do Outs: não tem lista de situações. Escolha um arquivo exportado aqui.';
export const notStudy = (why: string): string =>
  `Este não é um arquivo de estudo do Outs: ${why}. Escolha um arquivo exportado aqui.`;
export const badSpot = (at: number): string => `não é possível ler a situação ${at}`;
export const badQuestion = (at: number): string => `não é possível ler a pergunta ${at}`;
export const badMemory = (skill: string): string => `não é possível ler ${skill}`;
