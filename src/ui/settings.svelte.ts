/** How the reader wants to see things: kept on the device, nowhere else. */
export const CHOICES = {
  /** The page's colours; `system` follows the device. */
  theme: ['system', 'light', 'dark'],
  /** Suits in four colours, or in red and black. */
  suits: ['four', 'two'],
  /** What stands beside a per cent: 2.83 : 1, 1 in 3.83, or 0.261. */
  odds: ['against', 'fraction', 'decimal'],
} as const;

type Setting = keyof typeof CHOICES;
export type Settings = { -readonly [Name in Setting]: (typeof CHOICES)[Name][number] };

const STORE = 'outs:settings';

export const settings: Settings = $state({ theme: 'system', suits: 'four', odds: 'against' });

/** What was chosen last could not be kept: what lies there is older. */
let isAhead = false;

/** Takes what was kept, now and whenever another window changes it. */
export function readSettings(): void {
  takeKept();
  addEventListener('storage', ({ key }) => {
    if (key === STORE) takeKept();
  });
}

/** Anything that is no choice of ours is passed over. */
function takeKept(): void {
  let kept: unknown;
  try {
    kept = JSON.parse(localStorage.getItem(STORE) ?? 'null');
  } catch {
    // Storage is forbidden, or what lies in it is not ours.
    return;
  }
  if (typeof kept !== 'object' || kept === null) return;
  for (const [name, value] of Object.entries(kept)) {
    if (isSetting(name)) choose(name, value);
  }
  show();
}

/** Changes a setting and keeps it where the device allows that. */
export function setSetting<Name extends Setting>(name: Name, value: Settings[Name]): void {
  // Another window may have chosen something else meanwhile.
  if (!isAhead) takeKept();
  choose(name, value);
  show();
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
    isAhead = false;
  } catch {
    isAhead = true; // it holds until the page is left
  }
}

function isSetting(name: string): name is Setting {
  return Object.hasOwn(CHOICES, name);
}

function choose(name: Setting, value: unknown): void {
  const known: readonly unknown[] = CHOICES[name];
  if (known.includes(value)) Object.assign(settings, { [name]: value });
}

/** The style sheet reads both off the root. */
function show(): void {
  const { dataset } = document.documentElement;
  dataset.theme = settings.theme;
  dataset.suits = settings.suits;
}
