export const equity = 'Equity';

export const winsTiesEquity = 'Vitórias, empates e equity';
export const simulated = 'Simulado';
export const ofDeals = (of: string): string => `De ${of}`;
export const win = 'Ganhar';
export const tie = 'Empatar';
export const tieShares = 'Um empate vale sua parte do pote: é o que a equity soma às vitórias.';
export const firstEstimate = (draws: string): string =>
  `Primeira estimativa: a contagem exata ainda está em andamento. ${inSimulations(draws)}`;
export const tooMany = (draws: string): string => `Há distribuições demais para contar. ${inSimulations(draws)}`;
const inSimulations = (draws: string) =>
  `Foram simuladas ${draws} distribuições ao acaso: o número verdadeiro fica dentro do ± em 95 de cada 100 simulações assim.`;

export const streetByStreet = 'Equity street por street';
export const player = 'Jogador';
export const simulatedStreet = (street: string): string => `${street}, simulado`;

export const weight = 'Peso';
export const nextCard = 'Próxima carta';
export const of = ' de';
export const ranksOfSuits = (ranks: string, suits: string): string => `${ranks} de ${suits}`;
export const nextSimulated =
  'Simulado: o ± está em pontos. A equity verdadeira fica dentro dele em 95 de cada 100 simulações assim.';
export const nextSimulatedWeights =
  'Simulado: o ± está em pontos. A equity verdadeira fica dentro dele em 95 de cada 100 simulações assim, e os pesos são igualmente incertos.';
export const aboutWeights = (sum: string, outs: string, unseen: number): string =>
  `O peso de uma carta é a parte que ela acrescenta da equity que falta a você. Pela probabilidade de cada carta, eles somam ${sum}: o mesmo que ${outs} outs limpos de ${unseen} cartas.`;

export const allEndUp = 'Com que mão cada um termina';
export const byRiver = 'Até o river';
export const countOf = (count: string, of: string): string => `${count} de ${of}`;
export const endsSimulated =
  'Simulado: o ± está em pontos. O número verdadeiro fica dentro dele em 95 de cada 100 simulações assim.';

export const standing = (of: string, ahead: string, level: string, behind: string): string =>
  `Das ${of} mãos que um adversário pode ter agora, você ganha de ${ahead}, ${level === '0' ? 'não empata com nenhuma' : `empata com ${level}`} e perde para ${behind}.`;
export const comma = ', ';
export const more = (count: string): string => `e mais ${count}`;
