import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../browser/find';
import { openSite } from './site';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    browser: string;
  }
}

/** One build, one server and one browser for all the end-to-end tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const launch = await findBrowser();
  const [site, browser] = await Promise.all([openSite(), chromium.launchServer(launch)]);
  project.provide('address', site.address);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}
