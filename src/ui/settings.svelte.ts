/** The settings and their values, each its first from the start. They are saved on the device only. */
export const CHOICES = {
  /** The page's colours; `system` follows the device. */
  theme: ['system', 'light', 'dark'],
  /** Suits in four colours, or in red and black. */
  suits: ['four', 'two'],
  /** How odds are written next to a percentage: 2.83 : 1, 1 in 3.83, or 0.261. */
  odds: ['against', 'fraction', 'decimal'],
  /** The range that is open below the answer; or both, as curves. */
  held: ['closed', 'theirs', 'yours', 'curves'],
  /** The unit of a row: combos, or the share of all. */
  rows: ['combos', 'share'],
  /** The size of words and figures. */
  text: ['normal', 'large'],
  /** A folder of src/words; `system` follows the browser. */
  language: ['system', ...LANGUAGES],
  /** Whether the screen stays on while cards are out, or sleeps as the device does. */
  screen: ['on', 'device'],
  /** The order of the top hands in a grid: by equity against one random hand, or against four. */
  tops: ['one', 'four'],
} as const;

export type Setting = keyof typeof CHOICES;
/** What is saved of them, with what only a newer page knows. */
export type Saved = Readonly<Record<string, unknown>>;
export type Settings = { -readonly [Name in Setting]: (typeof CHOICES)[Name][number] };

export const SETTINGS_KEY = 'outs:settings';

/** The settings that were saved. Unknown names are left out; an unknown value, or none, is the first. */
export const chosenIn = (saved: Saved): Settings =>
  Object.fromEntries(
    Object.entries<readonly unknown[]>(CHOICES).map(([name, known]) => [
      name,
      known[Math.max(0, known.indexOf(saved[name]))],
    ]),
  ) as Settings;

export const settings = $state(chosenIn({}));

let read = (): void => {
  let saved: Saved | null = null;
  try {
    saved = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? 'null') as Saved | null;
  } catch {
    // The storage is forbidden, or its text is not JSON.
  }
  apply({ ...saved });
};

/** Has the settings read by what saves them too, and knows which could not be saved. */
export function readBy(own: () => void): void {
  read = own;
}

/** Applies the saved settings, now and whenever another window changes them. `keptSettings.ts` saves them. */
export function readSettings(): void {
  read();
  addEventListener('storage', () => {
    read();
  });
}

export function apply(saved: Saved): void {
  Object.assign(settings, chosenIn(saved));
  // The style sheet reads them off the root.
  const { theme, suits, text } = settings;
  Object.assign(document.documentElement.dataset, { theme, suits, text });
}
