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

/** A page of 0.2 writes into the first only what it knows, so that the second has all. */
const STORES = ['outs:settings', 'outs:settings-2'];

export const settings: Settings = $state({
  ...{ theme: 'system', suits: 'four', odds: 'against' },
  ...{ held: 'closed', rows: 'combos', text: 'normal', language: 'system', screen: 'on' },
});

/** Choices of this window that could not be saved. */
let unsaved: Partial<Settings> = {};

/** Applies the saved settings, now and whenever another window changes them. */
export function readSettings(): void {
  takeKept();
  addEventListener('storage', ({ key }) => {
    if (key === null || STORES.includes(key)) takeKept();
  });
}

/** The saved settings, with those of a newer page; nothing where storage is forbidden. */
function kept(): object {
  const texts = STORES.map((key) => {
    try {
      const saved: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return typeof saved === 'object' && !Array.isArray(saved) ? saved : null;
    } catch {
      return null;
    }
  });
  return { ...texts[1], ...texts[0] };
}

/** Applies the saved settings, and ignores unknown names and values. */
function takeKept(): void {
  for (const [name, value] of Object.entries({ ...kept(), ...unsaved })) {
    if (isSetting(name)) choose(name, value);
  }
  show();
}

/** Changes a setting, and saves it if the device allows that. */
export function setSetting<Name extends Setting>(name: Name, value: Settings[Name]): void {
  unsaved = { ...unsaved, [name]: value };
  // Another window may have changed other settings since.
  takeKept();
  try {
    // What a newer page saved stays as it is.
    const text = JSON.stringify({ ...settings, ...kept(), ...unsaved });
    for (const key of STORES) localStorage.setItem(key, text);
    unsaved = {};
  } catch {
    // The choice lasts until the page is closed.
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
