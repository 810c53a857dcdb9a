export const equity = 'Equity';

export const winsTiesEquity = 'Victorias, empates y equity';
export const simulated = 'Simulado';
export const ofDeals = (of: string): string => `De ${of}`;
export const win = 'Ganar';
export const tie = 'Empatar';
export const tieShares = 'Un empate cuenta por su parte del bote: es lo que la equity suma a las victorias.';
export const firstEstimate = (draws: string): string =>
  `Primera estimación: el recuento exacto sigue en marcha. ${inSimulations(draws)}`;
export const tooMany = (draws: string): string => `Hay demasiados repartos para contarlos. ${inSimulations(draws)}`;
const inSimulations = (draws: string) =>
  `Se han simulado ${draws} repartos al azar: la cifra verdadera está dentro del ± en 95 de cada 100 simulaciones así.`;

export const streetByStreet = 'Equity calle por calle';
export const player = 'Jugador';
export const simulatedStreet = (street: string): string => `${street}, simulado`;

export const weight = 'Peso';
export const nextCard = 'Próxima carta';
export const of = ' de';
export const ranksOfSuits = (ranks: string, suits: string): string => `${ranks} de ${suits}`;
export const nextSimulated =
  'Simulado: el ± está en puntos. La equity verdadera está dentro en 95 de cada 100 simulaciones así.';
export const nextSimulatedWeights =
  'Simulado: el ± está en puntos. La equity verdadera está dentro en 95 de cada 100 simulaciones así, y los pesos son igual de inciertos.';
export const aboutWeights = (sum: string, outs: string, unseen: number): string =>
  `El peso de una carta es la parte que aporta de la equity que te falta. Según la probabilidad de cada carta, suman ${sum}: lo mismo que ${outs} outs limpios de ${unseen} cartas.`;

export const allEndUp = 'Con qué mano acaba cada uno';
export const byRiver = 'Hasta el river';
export const countOf = (count: string, of: string): string => `${count} de ${of}`;
export const endsSimulated =
  'Simulado: el ± está en puntos. La cifra verdadera está dentro en 95 de cada 100 simulaciones así.';

export const standing = (of: string, ahead: string, level: string, behind: string): string =>
  `De las ${of} manos que puede tener un rival ahora, ganas a ${ahead}, ${level === '0' ? 'no empatas con ninguna' : `empatas con ${level}`} y pierdes contra ${behind}.`;
export const comma = ', ';
export const more = (count: string): string => `y ${count} más`;
