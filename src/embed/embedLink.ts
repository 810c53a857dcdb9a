import type { Draft, DraftProblem } from '../notation/draft';
import { readFields } from '../notation/fields';
import { splitFragment, writeLink } from '../notation/link';
import { applyReads, asTyped } from '../notation/reads';

export interface EmbedSpot {
  readonly draft: Draft;
  readonly problems: readonly DraftProblem[];
  /** The spot on the page, without what is only for the frame. */
  readonly link: string;
  readonly theme: 'system' | 'light' | 'dark';
  readonly odds: 'against' | 'fraction' | 'decimal';
  readonly hidesAnswer: boolean;
}

const THEMES = ['system', 'light', 'dark'] as const;
const ODDS = ['against', 'fraction', 'decimal'] as const;

/** The fields that are only for the frame. An unknown value counts as left out. */
const OWN: readonly string[] = ['theme', 'odds', 'hide'];

/** Reads a frame's fragment: `'#/?hero=AhKh&theme=dark&odds=fraction&hide=answer'`. */
export function readShown(fragment: string): EmbedSpot {
  const { fields } = splitFragment(fragment);
  const own = new Map(fields.filter(([name]) => OWN.includes(name)));
  const { draft, problems } = applyReads(readFields(fields.filter(([name]) => !OWN.includes(name))));
  return {
    draft,
    problems,
    link: writeLink(asTyped(draft)),
    theme: THEMES.find((theme) => theme === own.get('theme')) ?? 'system',
    odds: ODDS.find((odds) => odds === own.get('odds')) ?? 'against',
    hidesAnswer: own.get('hide') === 'answer',
  };
}
