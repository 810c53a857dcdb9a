/* Los textos alrededor de todas las páginas. Los tres primeros están en el HTML. */

export const description =
  'Odds y outs de Texas hold’em, contados con exactitud en tu propio navegador: qué cartas te ayudan, cada cuánto llegan y si el precio es bueno.';
export const waiting =
  'Cargando Outs… Si no aparece nada, tu navegador es demasiado antiguo. Outs necesita Chrome o Edge 111, Firefox 115, Safari 17.4 o una versión posterior.';
export const noscript = 'Outs funciona en tu navegador y necesita JavaScript.';
/** The page's name in a list of results, and on other sites. */
export const documentTitle = 'Outs: odds y outs de Texas hold’em';
/** For an address without a page. */
export const nothingHere = 'No hay nada en esta dirección.';
export const toOuts = 'Abrir Outs';
/** En un marco de otro sitio. */
export const loading = 'Cargando Outs…';

export const broken =
  'Esto no se pudo dibujar, así que no se muestra ninguna cifra. La dirección conserva tu situación.';
export const reload = 'Recargar la página';
export const partMissing = 'No se pudo cargar una parte de la página: recárgala.';
export const pageMissing = (title: string): string => `No se pudo cargar «${title}»: recarga la página.`;
export const backToTable = 'Volver a la mesa';

/* Los títulos de las páginas y lo que va a su lado. */

export const table = 'Mesa';
export const study = 'Estudio';
export const lab = 'Lab';
export const labShort = 'Lab';
export const session = 'Sesión';
export const help = 'Ayuda';
export const show = 'Las cartas de todos';

export const pages = 'Páginas';
export const settings = 'Ajustes';
export const share = 'Compartir';
export const copied = 'Copiado';
export const more = 'Ajustes, ayuda y compartir';
export const notCopied = 'No se pudo copiar el enlace; está en la barra de direcciones.';
export const newVersion = 'Hay una versión nueva.';
export const update = 'Actualizar';

/** As `<html lang>` and `Intl` want it. */
export const TAG = 'es';

/** What the language calls itself. */
export const NAME = 'Español';

/** The name of the setting. */
export const SETTING = 'Idioma';
/** As `Intl` wants it for dates. */
export const DATES = 'es';
