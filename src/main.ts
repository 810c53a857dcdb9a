// First, for whatever the other modules start.
import './trust';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { closeOnBack } from './ui/back';
import { readSettings } from './ui/settings.svelte';
import { offerVersion } from './ui/version.svelte';

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

// The next visit tries again what does not come.
const missing = () => undefined;

/** Milliseconds without a file, after which the page has all that it shows. */
const QUIET = 1_000;

function onceQuiet(act: () => void): void {
  let quiet: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      files.disconnect();
      act();
    }, QUIET);
  };
  const files = new PerformanceObserver(wait);
  files.observe({ type: 'resource' });
  wait();
}

addEventListener('load', () => {
  import('./late.css').catch(missing);
  // What is not needed yet would take the line and the cores from the first answer.
  onceQuiet(() => {
    const show = () => delete document.documentElement.dataset.plain;
    document.fonts.load('1em Inter').then(show, show);
    // Only what is built stays as it is.
    if (!import.meta.env.PROD) return;
    const reload = () => {
      location.reload();
    };
    import('../workers/offline').then(({ keepOffline }) => void keepOffline(offerVersion, reload), missing);
  });
});
