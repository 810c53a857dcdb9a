import { chromium, firefox, type LaunchOptions } from 'playwright';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../browser/find';
import { findFirefox } from '../browser/firefox';
import { openSite } from './site';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    engine: Engine;
    browser: string;
  }
}

/** What drives the page: `OUTS_ENGINE` names it, Chromium without. */
export type Engine = 'chromium' | 'firefox';

const ENGINES = {
  chromium: { type: chromium, find: findBrowser },
  firefox: { type: firefox, find: findFirefox },
} satisfies Record<Engine, { type: unknown; find: () => Promise<LaunchOptions> }>;

/** One build, one server and one browser for all the end-to-end tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = process.env.OUTS_ENGINE ?? 'chromium';
  if (!isEngine(engine)) throw new Error(`OUTS_ENGINE is chromium or firefox, not ${engine}.`);
  const { type, find } = ENGINES[engine];
  const launch = await find();
  const [site, browser] = await Promise.all([openSite(), type.launchServer(launch)]);
  project.provide('address', site.address);
  project.provide('engine', engine);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}

function isEngine(name: string): name is Engine {
  return name in ENGINES;
}
