/** The settings and their values. They are saved on the device only. */
export const CHOICES = {
  /** The page's colours; `system` follows the device. */
  theme: ['system', 'light', 'dark'],
  /** Suits in four colours, or in red and black. */
  suits: ['four', 'two'],
  /** How odds are written beside a percentage: 2.83 : 1, 1 in 3.83, or 0.261. */
  odds: ['against', 'fraction', 'decimal'],
  /** Whose range is opened below the answer; or both, as curves. */
  held: ['closed', 'theirs', 'yours', 'curves'],
  /** The unit of a row: combos, or the share of all. */
  rows: ['combos', 'share'],
  /** The size of words and figures. */
  text: ['normal', 'large'],
  /** A folder of src/words; `system` follows the browser. */
  language: ['system', ...LANGUAGES],
  /** With cards out the screen stays on, or sleeps as the device does. */
  screen: ['on', 'device'],
} as const;

type Setting = keyof typeof CHOICES;
export type Settings = { -readonly [Name in Setting]: (typeof CHOICES)[Name][number] };

const STORE = 'outs:settings';

export const settings: Settings = $state({
  ...{ theme: 'system', suits: 'four', odds: 'against' },
  ...{ held: 'closed', rows: 'combos', text: 'normal', language: 'system', screen: 'on' },
});

/** The last choice could not be saved: the saved settings are older. */
let isAhead = false;

/** Applies the saved settings, now and whenever another window changes them. */
export function readSettings(): void {
  takeKept();
  addEventListener('storage', ({ key }) => {
    if (key === STORE) takeKept();
  });
}

/** Applies the saved settings, and ignores unknown names and values. */
function takeKept(): void {
  let kept: unknown;
  try {
    kept = JSON.parse(localStorage.getItem(STORE) ?? 'null');
  } catch {
    // Storage is forbidden, or its text is not JSON.
    return;
  }
  if (typeof kept !== 'object' || kept === null) return;
  for (const [name, value] of Object.entries(kept)) {
    if (isSetting(name)) choose(name, value);
  }
  show();
}

/** Changes a setting, and saves it if the device allows that. */
export function setSetting<Name extends Setting>(name: Name, value: Settings[Name]): void {
  // Another window may have changed other settings since.
  if (!isAhead) takeKept();
  choose(name, value);
  show();
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
    isAhead = false;
  } catch {
    isAhead = true; // the choice lasts until the page is closed
  }
}

function isSetting(name: string): name is Setting {
  return Object.hasOwn(CHOICES, name);
}

function choose(name: Setting, value: unknown): void {
  const known: readonly unknown[] = CHOICES[name];
  if (known.includes(value)) Object.assign(settings, { [name]: value });
}

/** The style sheet reads them off the root. */
function show(): void {
  const { theme, suits, text } = settings;
  Object.assign(document.documentElement.dataset, { theme, suits, text });
}
