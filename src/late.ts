// Parts of the first page that are loaded once it is drawn.
import { keepOffline, type NewVersion } from '../workers/offline';
import './late.css';

export { peeks, travels } from './ui/travel';

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

/**
 * The typeface and what works without a network: earlier they would take the line and the cores from the first answer.
 *
 * @param offer called once a newer version of the page waits
 */
export function comeLast(offer: (waiting: NewVersion) => void): void {
  inTurn(offer).catch(missing);
}

async function inTurn(offer: (waiting: NewVersion) => void): Promise<void> {
  await quiet(300);
  await document.fonts.load('1em Inter').catch(missing);
  delete document.documentElement.dataset.plain;
  // Only what is built stays as it is.
  if (!import.meta.env.PROD) return;
  await quiet(1_000);
  const reload = () => {
    location.reload();
  };
  await keepOffline(offer, reload);
}
