import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WILD_CATEGORIES } from '../../src/poker/category';
import { filesOf, leftIn } from './left';
import { LONG } from '../long';

/** What pages show. */
const SHOWN = ['App.svelte', 'table', 'study', 'lab', 'session', 'show', 'help', 'embed', 'ui', 'drills'];
/** The command's contract, and what is wrong with what it is sent: in English always. */
const CONTRACT = /^src\/drills\/(headless|fields|marking\/given)\.ts$/;
/** Ids that words are looked up by: `'flush draw': 'proyecto de color'`. */
const IDS = new Set<string>([
  ...WILD_CATEGORIES,
  ...filesOf('src/words/en').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/(?:^\s+|case )'([^'\n]+)':/gm), ([, id]) => id),
  ),
]);

/** Ids that no words are looked up by, notation, and what only a programmer or the command's caller reads. */
const INTERNAL = new Set([
  ...['too many cards', 'too many hands', 'too long', 'may go', 'outs shared 0', 'not the choices of a session'],
  ...['who wins with wild cards', 'five that play with wild cards', 'equity of a spot', 'call or fold'],
  ...[
    'a pocket pair',
    'two ranks',
    'The event “0” needs 0.',
    'TT+, AQs+, AK',
    ...['calc(', 'var(--held-', 'linear-gradient(to right, 0)'],
    'AKs',
    'as written',
    'all cards',
    'not JSON',
    'something else',
    'another version',
    'lost on the river',
    'against any two',
    // Parts of a late file of the table.
    ...['Runs', 'Tournament', 'Copy'],
  ],
]);

test('no words are left in the code of pages', LONG, () => {
  const left = SHOWN.flatMap((path) => filesOf(`src/${path}`))
    .filter((file) => !CONTRACT.test(file))
    .flatMap((file) => leftIn(file))
    .filter(({ text }) => !IDS.has(text) && !INTERNAL.has(text));
  expect(left.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

test('the check finds English strings in code', () => {
  const code = `<script lang="ts">
  import { a } from './a';
  const title = 'Hand lab';
  if (title === 'not this') throw new Error('Not this either.');
</script>
<button aria-label="Close it" class="not this">{title} of all</button>
<Part note="Two words" {@attach a('x')} kind="other" />
<p>{count} {count === 1 ? 'card left' : 'cards left'}</p>`;
  expect(leftIn('Part.svelte', code).map(({ line, text }) => `${line} ${text}`)).toEqual([
    '6 Close it',
    '6 of all',
    '7 Two words',
    '8 card left',
    '8 cards left',
    '3 Hand lab',
  ]);
});
