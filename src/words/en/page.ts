/* What is in the HTML of a page before its script runs. */

export const description =
  'Texas hold’em odds and outs, counted exactly in your own browser: which cards help you, how often they come, and whether the price is right.';
export const loading = 'Loading Outs…';
export const waiting =
  'Loading Outs… If nothing appears, your browser is too old. Outs needs Chrome or Edge 111, Firefox 115, Safari 17.4, or newer.';
export const noscript = 'Outs runs in your browser and needs JavaScript.';
