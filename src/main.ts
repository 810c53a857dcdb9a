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

/** Resolves once no file has come for so long, in milliseconds. */
function quiet(time: number): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        files.disconnect();
        resolve();
      }, time);
    };
    const files = new PerformanceObserver(wait);
    files.observe({ type: 'resource' });
    wait();
  });
}

/** What is not needed yet would take the line and the cores from the first answer. */
async function comeLast(): Promise<void> {
  await quiet(300);
  await document.fonts.load('1em Inter').catch(missing);
  delete document.documentElement.dataset.plain;
  // Only what is built stays as it is.
  if (!import.meta.env.PROD) return;
  await quiet(1_000);
  const { keepOffline } = await import('../workers/offline');
  const reload = () => {
    location.reload();
  };
  await keepOffline(offerVersion, reload);
}

addEventListener('load', () => {
  import('./late.css').catch(missing);
  comeLast().catch(missing);
});
