/* La vista del progreso: los niveles, los packs, lo que sale mal y el archivo. */

/* --------------------------------------------------------------------------------- levels -- */

export const levels = 'Niveles';
export const lastOf = (count: number): { title: string; more: string } => ({
  title: `Últimas ${count}`,
  more: '\u00a0de cada nivel',
});
export const step = 'paso';
export const stepOf = (step: number, of: number): string => `paso ${step} de ${of}`;
export const withoutMistakeHead = { long: 'sin errores', short: 'sin errores' };
export const offByHead = { long: 'error de la estimación', short: 'error' };
export const spots = 'hechas';
export const comesBack = { long: 'vuelve', short: 'vuelve' };
export const inDays = (days: number): string => (days === 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`);
export const toCome = (count: number): string =>
  count === 1 ? 'queda 1 nivel por empezar' : `quedan ${count} niveles por empezar`;
export const stepNote =
  'Paso: con tres situaciones seguidas sin errores subes al siguiente; con un error vuelves al anterior.';

/* ---------------------------------------------------------------------------------- packs -- */

export const packs = 'Packs';
export const byline = ', de ';
export const doneOf = (done: number, of: number): string => `${done} de ${of}`;
export const right = (count: number): string => `${count} bien`;
export const goOn = 'Continuar';
export const goOnWith = (title: string): string => `Continuar ${title}`;
export const remove = 'Quitar';
export const removeOf = (title: string): string => `Quitar ${title}`;
export const removed = { before: 'Se quitó ', after: '.' };
export const undo = 'Deshacer';

/* -------------------------------------------------------------------------------- summary -- */

export const inAll = 'En total';
export const cleanLately = (count: number): string =>
  count === 1 ? 'sin errores, en la última' : `sin errores, en las últimas ${count}`;
export const pointsOffSide = (side: 'low' | 'high' | undefined): string =>
  side === undefined
    ? 'puntos de error al estimar'
    : side === 'low'
      ? 'puntos de error al estimar, casi siempre por debajo'
      : 'puntos de error al estimar, casi siempre por encima';
export const daysInARow = (days: number): string => (days === 1 ? 'día seguido' : 'días seguidos');
export const noSpotsDone = 'Aún no has hecho ninguna situación.';
export const doneToday = (count: number): string => (count === 1 ? '1 hecha hoy.' : `${count} hechas hoy.`);
export const doneOfToday = (count: number, of: number): string => `${count} de ${of} hechas hoy.`;
export const levelsDue = (count: number): string => (count === 1 ? 'Hoy toca 1 nivel.' : `Hoy tocan ${count} niveles.`);
export const nothingDue = (days: number): string =>
  days === 1 ? 'No toca nada hasta mañana.' : `No toca nada en ${days} días.`;
export const habit = (mistake: string): string => `Lo que más falla: ${mistake}.`;
/* ---------------------------------------------------------------------------------- plots -- */

export const fourWeeks = 'Últimas cuatro semanas';
export const spotsADay = (session: number): string => `situaciones al día; una sesión son ${session}`;
export const calendar = (counts: string): string => `Situaciones al día, las últimas cuatro semanas: ${counts}`;
export const errors = 'Error al estimar, en puntos';
export const eachDot = (estimates: number): string => `cada punto son ${estimates} estimaciones`;
export const errorsOf = (estimates: number, errors: readonly string[]): string =>
  `Error de las estimaciones en puntos, la media de cada ${estimates}: ${errors.join('; ')}`;
export const mistakes = (count: number): string =>
  count === 1 ? 'Tus errores en la última situación' : `Tus errores, últimas ${count} situaciones`;

export const marked = {
  missed: 'outs que faltaron',
  extra: 'cartas que no son outs',
  tainted: 'cartas contaminadas contadas',
  estimate: 'estimaciones',
  price: 'pagar o retirarse',
};
export const asked = {
  missed: 'manos que faltaron',
  extra: 'manos mal elegidas',
  count: 'combos mal contados',
  name: 'manos mal leídas',
  share: 'partes y equities',
  estimate: 'probabilidades y odds',
};
export const narrowed = {
  missed: 'combos quitados que se quedan',
  extra: 'combos dejados que se retiran',
};

/* ----------------------------------------------------------------------------------- file -- */

export const saved = 'Guardado en este dispositivo';
export const imported = (count: number): string =>
  count === 1 ? '1 situación importada.' : `${count} situaciones importadas.`;
export const erased = 'Progreso borrado.';
export const undone = 'Deshecho.';
export const unkept = 'Tu navegador no guarda los datos de esta página. Exporta tu progreso antes de salir.';
export const setAside = 'El progreso que no se pudo leer se dejó aparte: expórtalo en Progreso.';
export const leftAlone = 'No se pudo leer tu progreso y se dejó como está. El progreso nuevo no se guardará.';

export const notJson = 'Este no es un archivo de estudio de Outs: no es JSON válido. Elige un archivo exportado aquí.';
export const otherFile =
  'Este no es un archivo de estudio de Outs: contiene otra cosa. Elige un archivo exportado aquí.';
export const newer = (version: string, known: number): string =>
  `Este no es un archivo de estudio de Outs: versión ${version}; esta página lee hasta la versión ${known}. Elige un archivo exportado aquí.`;
export const noList =
  'Este no es un archivo de estudio de Outs: no tiene lista de situaciones. Elige un archivo exportado aquí.';
export const notStudy = (why: string): string =>
  `Este no es un archivo de estudio de Outs: ${why}. Elige un archivo exportado aquí.`;
export const badSpot = (at: number): string => `no se puede leer la situación ${at}`;
export const badQuestion = (at: number): string => `no se puede leer la pregunta ${at}`;
export const badMemory = (skill: string): string => `no se puede leer ${skill}`;
