import { list } from './grammar';

/* The panel of settings. On a phone help, the lab and sharing are there too. */

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
export const tops = 'Top hands';
/** The order of the top hands in the grid of a range: against how many random hands. */
export const topsBy = 'Equity that orders the top hands';
export const topsOne = 'Against one hand';
export const topsFour = 'Against four';
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

/* The panel that shares a page or a spot. */

export const shareSpot = 'Share this spot';
export const sharePage = 'Share this page';
export const close = 'Close';
export const opensSpot = 'Point another phone’s camera here: it opens this spot with the same figures.';
export const opensPage = 'Point another phone’s camera here: it opens this page.';
export const you = 'You';
export const board = 'Board';
export const against = 'Against';
export const names = 'Names';
export const namesIn = 'In the link';
export const namesOut = 'Left out';
export const opens = 'Opens';
export const opensTable = 'The table';
export const opensShow = 'All-in';
export const openShare = 'Share…';
export const savePicture = 'Save the picture';
export const copyRefused = 'Your browser blocked copying. The link is selected: press Ctrl+C (⌘C).';
export const nothingUploaded = (characters: number): string =>
  `The code holds the link itself, ${characters} characters. Nothing is uploaded.`;
export const linkCopied = 'The link is copied.';

export const tooLong = 'Too long for a code. Share the link.';
export const code = 'QR code of the link';
export const parts: Readonly<Record<'was' | 'names' | 'money', string>> = {
  was: 'how ranges were narrowed',
  names: 'the names',
  money: 'the money',
};
export const without = (left: readonly string[]): string =>
  `Without ${list(left, 'and')}, which would be too long for a code.`;
export const onlyHere = 'This address works on this device only.';
