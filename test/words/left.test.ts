import { expect, test } from 'vitest';
import { filesOf, leftIn } from './left';

/** What pages show. */
const SHOWN = ['App.svelte', 'table', 'study', 'lab', 'session', 'show', 'help', 'embed', 'ui', 'drills'];

test('no words are left in the code of pages', () => {
  const left = SHOWN.flatMap((path) => filesOf(`src/${path}`)).flatMap((file) => leftIn(file));
  expect(left.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

test('words in code would be found', () => {
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
