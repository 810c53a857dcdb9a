import { list } from './grammar';

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
export const opensShow = 'Everybody’s cards';
export const openShare = 'Share…';
export const copyLink = 'Copy the link';
export const copied = 'Copied';
export const savePicture = 'Save the picture';
export const copyRefused = 'Your browser blocked copying. The link is selected: press Ctrl+C (⌘C).';
export const nothingUploaded = (characters: number): string =>
  `The code holds the link itself, ${characters} characters. Nothing is uploaded.`;
export const linkCopied = 'The link is copied.';

export const tooLong = 'Too long for a code. Share the link.';
export const code = 'QR code of the link';
/** What a code leaves out of a link. */
export const parts: Readonly<Record<'was' | 'names' | 'money', string>> = {
  was: 'how ranges were narrowed',
  names: 'the names',
  money: 'the money',
};
export const without = (left: readonly string[]): string =>
  `Without ${list(left, 'and')}, which would be too long for a code.`;
export const onlyHere = 'This address works on this device only.';
