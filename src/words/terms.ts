import { terms } from '#words/terms';

/* The glossary. The drills, the help page and docs/glossary.md take their words from here. */

/** A word of the field: what it means, and a spot that shows it. */
export interface Term {
  /** The English name in lower case, in every language. */
  readonly name: string;
  readonly title: string;
  /** Whole sentences. */
  readonly means: string;
  /** The table's content at `link`: a few words, to follow the spot. */
  readonly see: string;
  /** A fragment of the table's. */
  readonly link: string;
}

/** The table's fragment of each term, by its English name, in the order of the alphabet. */
const LINKS: Readonly<Record<keyof typeof terms, string>> = {
  backdoor: '#/?hero=AsQs&board=9s6c2d&vs=8h8d',
  blank: '#/?hero=AhKh&board=7h3h9c&vs=7c7d',
  blocked: '#/?hero=QcQd&board=Kh7d5c&vs=AA,QQ',
  'break-even': '#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20',
  bridge: '#/?hero=AhKh&board=7h3h9c&vs=7c7d',
  chop: '#/?hero=AcTd&board=KhKc9s2d&vs=AsQh',
  combo: '#/?hero=8s8d&vs=AK',
  'combo draw': '#/?hero=9h8h&board=7h6c2h',
  danger: '#/?hero=7c7d&board=7h3h9c&vs=AhKh',
  'dead card': '#/?hero=4c9c&board=7d5cKh8c&dead=Ac',
  'drawing dead': '#/?hero=AhKh&board=9h8h7c7s&vs=7d7h',
  'effective outs': '#/?hero=9s8d&board=7h6c2s&vs=random',
  equity: '#/?hero=AhKh&board=7h3h9c&vs=7c7d',
  ev: '#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20',
  exact: '#/?hero=AhKh&board=7h3h9c&vs=7c7d',
  facing: '#/?hero=AhKh&board=7h3h9c&vs=7c7d&facing=1/2',
  'flush draw': '#/?hero=As6s&board=7hTs4s',
  gutshot: '#/?hero=AsKd&board=QhTc3s',
  'implied odds': '#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20',
  'improving card': '#/?hero=4c9c&board=7d5cKh8c',
  kicker: '#/?hero=AsTd&board=Ah7c2s&vs=AcQd',
  nuts: '#/?hero=JhTh&board=9h8c7s2d3c',
  'open-ended': '#/?hero=9s8d&board=7h6c2s',
  out: '#/?hero=4c9c&board=7d5cKh8c',
  overcards: '#/?hero=AsKd&board=9h6c2s&vs=8h8d',
  overlap: '#/?hero=4c9c&board=7d5cKh8c',
  'pocket pair': '#/?hero=8s8d&vs=random',
  'pot odds': '#/?hero=4c9c&board=7d5cKh8c&vs=KsQd&pot=100&call=35',
  range: '#/?hero=AhKh&board=7h3h9c&vs=TT+,AQs+',
  read: '#/?hero=2c2d&board=7h3h9c&vs=AA,QQ&was=1:3:AA,QQ,T8',
  'run-out': '#/?hero=AhKh&board=7h3h9c&vs=7c7d',
  set: '#/?hero=6s6d&board=JhTc2s&vs=AhJc',
  simulated: '#/?hero=AhKh&vs=random;random;random;random',
  spot: '#/?hero=5h6h&board=5d7hQc&vs=AcQd',
  'strong hand': '#/?hero=KK+&board=Kh7d5c&vs=AA,QQ',
  tainted: '#/?hero=AhKh&board=7h3h9c&vs=7c7d',
  target: '#/?hero=4c9c&board=7d5cKh8c&target=pair',
  unseen: '#/?hero=4c9c&board=7d5cKh8c',
  weight: '#/?hero=AhKh&board=7h3h9c&vs=TT+,AQs+',
  'wild card': '#/?hero=4c9c&board=7d5cKh8c&wild=joker',
  wrap: '#/?hero=*8h&board=9c6d2s&wild=joker',
};

/** The terms, by the names that other texts have in brackets. */
export const TERMS: Readonly<Record<string, Term>> = Object.fromEntries(
  Object.entries(LINKS).map(([name, link]) => [name, { name, ...terms[name as keyof typeof LINKS], link }]),
);

/** A text in pieces, plain ones and terms in brackets: `[out]`, translated `[proyecto de color|flush draw]`. */
export function splitTerms(text: string): { readonly text: string; readonly term?: Term }[] {
  return text
    .split(/(\[[^\]]+\])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const bare = piece.replace(/^\[|\]$/g, '');
      if (bare === piece) return { text: piece };
      const [shown = bare, name = shown] = bare.split('|');
      const term = TERMS[name.toLowerCase()];
      return { text: shown, ...(term !== undefined && { term }) };
    });
}
