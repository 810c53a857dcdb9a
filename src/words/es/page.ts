/* What is in the HTML of a page before its script runs. */

export const description =
  'Odds y outs de Texas Hold’em, contados con exactitud en tu navegador: qué cartas te ayudan, cada cuánto llegan y si el precio te conviene.';
export const loading = 'Cargando Outs…';
export const waiting =
  'Cargando Outs… Si no aparece nada, tu navegador es demasiado antiguo. Outs necesita Chrome o Edge 111, Firefox 115, Safari 17.4 o una versión más reciente.';
export const noscript = 'Outs funciona en tu navegador y necesita JavaScript.';
