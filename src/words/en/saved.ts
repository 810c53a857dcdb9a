/* What is saved on the device: spots, ranges and names, and files of them. */

export const undoLast = 'Undo the last change';
export const undo = 'Undo';
export const exportIt = 'Export';
export const importIt = 'Import';
export const erase = 'Erase';
export const exportUnread = 'Export the unreadable data';
export const discard = 'Discard it';
/** @param size in megabytes, as `most` */
export const fileTooLarge = (name: string, size: string, most: string): string =>
  `${name} is too large: ${size} MB. Choose a file exported here, ${most} MB at most.`;
export const fileUnread = (name: string): string => `${name} could not be read. Choose it again, or another file.`;

export const namesUnkept = 'Your browser is not saving data for this page: names last until you leave it.';
export const namesSetAside = 'Saved names that could not be read were set aside on this device.';
export const namesLeftAlone =
  'The saved names could not be read and were left as they are. New names will not be saved.';
export const rangesUnkept = 'Your browser is not saving data for this page: ranges last until you leave it.';
export const rangesSetAside = 'Saved ranges that could not be read were set aside on this device.';
export const rangesLeftAlone =
  'Your saved ranges could not be read and were left as they are. New ranges will not be saved.';
export const spotsUnkept = 'Your browser is not saving data for this page. Export your spots before you leave.';
export const spotsSetAside = 'Saved spots that could not be read were set aside: export them under Your spots.';
export const spotsLeftAlone =
  'Your saved spots could not be read and were left as they are. New spots will not be saved.';

export const newerVersion =
  'A newer version of Outs saved data on this device. It stays as it is, and nothing new is saved: reload the page.';
/** After an import. @param first what is wrong with the first of the entries: the rest of a sentence */
export const leftOut = (count: number, first: string): string =>
  count === 1 ? `1 entry was left out: ${first}.` : `${count} entries were left out. The first: ${first}.`;

/** @param why one of the following */
export const notSpots = (why: string): string => `This is not an Outs spots file: ${why}. Choose a file exported here.`;
export const notJson = 'not valid JSON';
export const somethingElse = 'it holds something else';
/** @param version in quotation marks */
export const otherVersion = (version: string, own: number): string =>
  `version ${version}; this page reads version ${own}`;
export const noSpots = 'it has no list of spots';
export const noRanges = 'its ranges are not a list';
export const badRange = (place: number): string => `range ${place} cannot be read`;
/** @param why one of the following */
export const badSpot = (place: number, why: string): string => `spot ${place}: ${why}`;
export const notSpot = 'not a spot';
export const badLink = 'its link cannot be read';
export const badTime = 'its time cannot be read';
export const badName = 'its name is not text';
export const badNote = 'its note is not text';
export const badStar = 'its star cannot be read';
export const badDeed = 'what you did cannot be read';
export const badEnd = 'its end cannot be read';
