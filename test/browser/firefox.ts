import type { LaunchOptions } from 'playwright';
import { installedProgram, installFromDebian } from './find';

const COMMANDS = ['firefox-esr', 'firefox'];

const PREFERENCES = {
  // Playwright cannot set this in Firefox yet.
  'ui.prefersReducedMotion': 1,
  // Without a screen it has no mouse: one that is fine and can hover.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // As a phone has them: they take no room.
  'ui.useOverlayScrollbars': 1,
  // Reading the clipboard back, which only tests do, would ask in a menu.
  'dom.events.testing.asyncClipboard': true,
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/**
 * How to launch Firefox for the tests: the one that FIREFOX_PATH names, an installed one, or Debian's, which
 * is installed if that can be done without asking. Throws with what to install otherwise.
 */
export async function findFirefox(): Promise<LaunchOptions> {
  let executablePath = process.env.FIREFOX_PATH ?? (await installedProgram(COMMANDS));
  if (executablePath === undefined && (await installFromDebian([['firefox-esr']]))) {
    executablePath = await installedProgram(COMMANDS);
  }
  if (executablePath === undefined) {
    throw new Error(
      'These tests need Firefox, and none was found. Install it (Debian: apt-get install firefox-esr) or name its program in FIREFOX_PATH.',
    );
  }
  return { executablePath, channel: 'moz-firefox', firefoxUserPrefs: PREFERENCES };
}
