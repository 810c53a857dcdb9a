import { FIELD_NAMES } from '../notation/fields';
import { escapeLink, splitFragment } from '../notation/link';
import { quote } from '../words/english';
import { countText } from '../ui/figures';
import { SEEDS } from './drill';
import { levelNamed, LEVELS, type Level } from './levels';

export const VIEWS = ['drill', 'progress', 'chart'] as const;
export type View = (typeof VIEWS)[number];

/** A link to the study page. */
export interface StudyLink {
  readonly view: View;
  readonly level?: Level;
  readonly seed?: number;
  /** A spot of the reader's own, as the table's fragment. */
  readonly own?: string;
}

/**
 * Reads a fragment: `'#/study?level=combos&seed=123'`, `'#/study?hero=4c9c&board=7d5cKh'` or
 * `'#/study?show=chart'`.
 *
 * @returns the link, and a sentence for everything in it that could not be used
 */
export function readStudyLink(fragment: string): {
  link: StudyLink;
  problems: readonly string[];
} {
  const problems: string[] = [];
  let link: StudyLink = { view: 'drill' };
  const own: string[] = [];
  for (const [name, value] of splitFragment(fragment).fields) {
    if (name === 'show') {
      const view = VIEWS.find((known) => known === value.toLowerCase());
      if (view !== undefined) link = { ...link, view };
      else problems.push(`Unknown view ${quote(value)}. Use one of: ${VIEWS.join(', ')}.`);
    } else if (name === 'level') {
      const level = levelNamed(value.toLowerCase());
      if (level !== undefined) link = { ...link, level };
      else {
        const names = LEVELS.map((known) => known.name).join(', ');
        problems.push(`Unknown level ${quote(value)}. Use one of: ${names}.`);
      }
    } else if (name === 'seed') {
      const seed = /^\d+$/.test(value) ? Number(value) : NaN;
      if (seed < SEEDS) link = { ...link, seed };
      else
        problems.push(
          `Seed must be a whole number from 0 to ${countText(SEEDS - 1)}, not ${quote(value)}.`,
        );
    } else if (FIELD_NAMES.includes(name)) own.push(`${name}=${escapeLink(value)}`);
    else problems.push(`Unknown field ${quote(name)}.`);
  }
  if (own.length > 0) link = { view: link.view, own: `#/?${own.join('&')}` };
  if (link.seed !== undefined && link.level === undefined && problems.length === 0) {
    problems.push('A seed needs a level, such as level=draws.');
  }
  // A hostile link may have thousands.
  return { link, problems: problems.slice(0, 4) };
}

/** The fragment that {@link readStudyLink} reads back. */
export function writeStudyLink({ view, level, seed, own }: StudyLink): string {
  if (view !== 'drill') return `#/study?show=${view}`;
  if (own !== undefined) return own.replace('#/', '#/study');
  if (level === undefined) return '#/study';
  return `#/study?level=${level.name}${seed === undefined ? '' : `&seed=${seed}`}`;
}
