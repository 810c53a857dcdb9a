/* The panel of settings. On a phone help and sharing are there too. */

export const title = 'Settings';
export const help = 'Help';
export const helpHas = 'Marks, notation, words';
export const share = 'Share';
export const copyLink = 'Copy the link';
export const copied = 'Copied';
export const moreSharing = 'QR code, more';

export const theme = 'Theme';
export const themeSystem = 'System';
export const themeLight = 'Light';
export const themeDark = 'Dark';
export const deck = 'Deck';
export const deckColours = 'Deck colours';
export const fourColours = 'Four-colour';
export const twoColours = 'Two-colour';
export const odds = 'Odds';
export const oddsWritten = 'How odds are written';
/** The three ways: as odds against, as a fraction, as decimal odds. */
export const oddsAgainst = '2.83 : 1';
export const oddsFraction = '1 in 3.83';
export const oddsDecimal = '3.83';
export const text = 'Text';
export const textNormal = 'Normal';
export const textLarge = 'Large';
export const screen = 'Screen';
export const screenOn = 'Stays on with cards out';
export const screenDevice = 'As the device';

export const savedData = 'Saved data';
export const isProtected = 'Protected on this device.';
export const mayGo = 'The browser may clear it if space runs low.';
export const protect = 'Protect';
export const exportIt = 'Export';
export const isOff = 'Saving is off in this window.';
export const licences = 'Open-source licences';
