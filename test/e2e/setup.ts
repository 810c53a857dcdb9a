import type { LaunchOptions } from 'playwright';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../browser/find';
import { findFirefox } from '../browser/firefox';
import { openSite } from './site';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    engine: Engine;
    launch: LaunchOptions;
    folder: string;
  }
}

/** The browser that drives the page: `OUTS_ENGINE` names it, Chromium without. */
export type Engine = 'chromium' | 'firefox';

const ENGINES: Readonly<Record<Engine, () => Promise<LaunchOptions>>> = {
  chromium: findBrowser,
  firefox: findFirefox,
};

/** One build and one server for all the end-to-end tests, and what to launch. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = process.env.OUTS_ENGINE ?? 'chromium';
  if (!isEngine(engine)) throw new Error(`OUTS_ENGINE is chromium or firefox, not ${engine}.`);
  const [site, launch] = await Promise.all([openSite(), ENGINES[engine]()]);
  project.provide('address', site.address);
  project.provide('folder', site.folder);
  project.provide('engine', engine);
  project.provide('launch', launch);
  return () => site.close();
}

function isEngine(name: string): name is Engine {
  return name in ENGINES;
}
