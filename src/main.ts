// First, for whatever the other modules start.
import './trust';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { closeOnBack } from './ui/back';
import { readSettings } from './ui/settings.svelte';
import { late } from './ui/Slots.svelte';
import { version } from './ui/later.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// If a host's header refuses the style that is written into the page, its file takes that style's place.
const style = document.querySelector<HTMLLinkElement>('link[disabled]');
if (style && !document.querySelector('style')?.sheet) style.disabled = false;
readSettings();
closeOnBack();
// What stood there until now: the drawn table, or the notice for browsers that cannot run the page.
target.replaceChildren();
mount(App, { target });

addEventListener('load', () => {
  import('./late').then(
    ({ comeLast, travels, peeks }) => {
      Object.assign(late, { travels, peeks });
      comeLast((waiting) => (version.waiting = waiting));
    },
    // The next visit tries again what does not come.
    () => undefined,
  );
});
