import { FIELD_NAMES } from '../notation/fields';
import { escapeLink, splitFragment } from '../notation/link';
import { quote } from '../words/english';
import { countText } from '../words/amounts';
import { idOf, kindNamed, kindOfId, KINDS, type Kind, type KindName } from './kinds';
import { SEEDS } from './kind';
import { levelNamed, LEVELS, type Level } from './levels';

export const VIEWS = ['drill', 'progress', 'chart'] as const;
export type View = (typeof VIEWS)[number];

/** A link to the study page. */
export interface StudyLink {
  readonly view: View;
  /** A level to deal from. */
  readonly level?: Level;
  /** One drill. */
  readonly drill?: { readonly kind: Kind; readonly seed: number };
  /** A spot of the user's, as the table's fragment. */
  readonly own?: string;
}

/**
 * The kinds of version 0.1, whose links named a level and a seed: the seed chose among these by its remainder. The
 * lists stay as they are, whatever kinds are added to a level, so that old links deal what they dealt.
 */
const FIRST_KINDS: Readonly<Record<string, readonly KindName[]>> = {
  draws: ['flush draw', 'open-ended straight draw', 'gutshot', 'double gutshot'],
  pairs: ['overcards', 'pair draw', 'set draw'],
  combos: ['flush and straight draw', 'flush draw and gutshot', 'flush draw and overcards', 'flush draw and pair'],
  tainted: ['draw against a set', 'straight draw against a flush draw', 'dominated'],
  backdoors: ['backdoor flush draw', 'backdoor straight draw'],
  price: ['price on the turn', 'all in on the flop'],
  ranges: ['draw against a range', 'pair against a range'],
};

function kindFor(level: Level, seed: number): Kind | undefined {
  const kinds = FIRST_KINDS[level.name] ?? [];
  return kindNamed(kinds[seed % kinds.length] ?? '');
}

/**
 * Reads a fragment: `'#/study?kind=gutshot&seed=123'`, `'#/study?level=combos'`, `'#/study?hero=4c9c&board=7d5cKh'` or
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
  let kind: Kind | undefined;
  let seed: number | undefined;
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
    } else if (name === 'kind') {
      kind = kindOfId(value.toLowerCase());
      if (kind === undefined) {
        const ids = KINDS.map(idOf).join(', ');
        problems.push(`Unknown kind ${quote(value)}. Use one of: ${ids}.`);
      }
    } else if (name === 'seed') {
      const number = /^\d+$/.test(value) ? Number(value) : NaN;
      if (number < SEEDS) seed = number;
      else problems.push(`Seed must be a whole number from 0 to ${countText(SEEDS - 1)}, not ${quote(value)}.`);
    } else if (FIELD_NAMES.includes(name)) own.push(`${name}=${escapeLink(value)}`);
    else problems.push(`Unknown field ${quote(name)}.`);
  }
  const { view, level } = link;
  if (own.length > 0) link = { view, own: `#/?${own.join('&')}` };
  else if (seed !== undefined) {
    kind ??= level && kindFor(level, seed);
    if (kind !== undefined) link = { view, drill: { kind, seed } };
    else if (problems.length === 0) problems.push('A seed needs a kind, such as kind=gutshot.');
  } else if (kind !== undefined && problems.length === 0) {
    problems.push('A kind needs a seed, such as seed=1.');
  }
  // A hostile link may have thousands.
  return { link, problems: problems.slice(0, 4) };
}

/** The fragment that {@link readStudyLink} reads back. */
export function writeStudyLink({ view, level, drill, own }: StudyLink): string {
  if (view !== 'drill') return `#/study?show=${view}`;
  if (own !== undefined) return own.replace('#/', '#/study');
  if (drill !== undefined) return `#/study?kind=${idOf(drill.kind)}&seed=${drill.seed}`;
  return level === undefined ? '#/study' : `#/study?level=${level.name}`;
}
