import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, firefox } from 'playwright';
import { findBrowser, installFromDebian, OLDEST_CHROMIUM, packagedChromium } from '../../browser/find';
import { findFirefox } from '../../browser/firefox';
import { playwrightDriver, webDriver, type Driver } from './driver';

/** An engine for the tour. */
export interface Engine {
  readonly name: string;
  /** Finds the browser, or installs it, and starts it. Throws with what to install. */
  start(): Promise<Driver>;
}

export const ENGINES: readonly Engine[] = [
  {
    name: 'Chromium',
    start: async (): Promise<Driver> => playwrightDriver(await chromium.launch(await findBrowser())),
  },
  {
    name: 'Chromium, oldest',
    async start(): Promise<Driver> {
      const options = await packagedChromium(OLDEST_CHROMIUM);
      if (options === undefined) {
        throw new Error('The oldest Chromium that the page takes comes as an npm package for Linux on x64 alone.');
      }
      return playwrightDriver(await chromium.launch(options));
    },
  },
  {
    name: 'Firefox',
    start: async (): Promise<Driver> => playwrightDriver(await firefox.launch(await findFirefox())),
  },
  { name: 'WebKit', start: startWebKit },
];

const WEBKIT = ['webkit2gtk-driver', 'xvfb', 'dbus-x11'];
/** Where Debian puts the smallest browser of WebKitGTK. */
const MINI_BROWSERS = ['4.1', '4.0'].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`);

async function startWebKit(): Promise<Driver> {
  const find = () => ({
    driver: findCommand('WebKitWebDriver'),
    screen: findCommand('xvfb-run'),
    browser: MINI_BROWSERS.find((path) => existsSync(path)),
  });
  let { driver, screen, browser } = find();
  if (driver === undefined || screen === undefined || browser === undefined) {
    if (await installFromDebian([WEBKIT])) ({ driver, screen, browser } = find());
  }
  if (driver === undefined || screen === undefined || browser === undefined) {
    throw new Error(`WebKit is not installed. On Debian: apt-get install ${WEBKIT.join(' ')}`);
  }
  const port = await freePort();
  const server = spawn(
    screen,
    ['-a', '-s', '-screen 0 1280x1000x24', 'dbus-run-session', '--', driver, `--port=${port}`],
    {
      stdio: 'ignore',
      // A separate group, so that ending it ends everything that it has started.
      detached: true,
      env: {
        ...process.env,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    },
  );
  const end = async () => {
    if (server.pid === undefined || server.exitCode !== null) return;
    process.kill(-server.pid);
    await once(server, 'exit');
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await untilAnswers(`${address}/status`);
    return await webDriver(address, { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }, end);
  } catch (error) {
    await end();
    throw error;
  }
}

function findCommand(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  return folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilAnswers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    try {
      if ((await fetch(address)).ok) return;
    } catch {
      // It is not up yet.
    }
    await wait(200);
  }
  throw new Error('The WebDriver server of WebKit does not answer.');
}
