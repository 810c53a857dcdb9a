import * as say from '#words/saved';
import { cleanName } from '../notation/fields';
import { MOST_OPPONENTS } from '../poker/spot';
import { versioned } from '../shape';
import { Keeper } from './keeper.svelte';
import { reading, Store, type Reading, type StoredDocument } from './store';

/** The name of each chair: yours, then nine more; empty if a chair has none. */
export type ChairNames = readonly string[];

const FORMAT = 'outs-names';
const VERSION = 1;
const NOBODY: ChairNames = Array<string>(1 + MOST_OPPONENTS).fill('');

function read(text: string): Reading<ChairNames> {
  const file = versioned(text, FORMAT, VERSION);
  if (!file.ok) return { ok: false, error: say.somethingElse, isNewer: file.error.isNewer };
  const { names } = file.value;
  if (!Array.isArray(names)) return { ok: false, error: say.somethingElse };
  const list = names as unknown[];
  const bad = list.filter((name) => typeof name !== 'string');
  const nameOf = (name: unknown): string => (typeof name === 'string' ? cleanName(name) : '');
  return reading<ChairNames>(
    // A newer page may have more chairs.
    Array.from({ length: Math.max(NOBODY.length, list.length) }, (_, chair) => nameOf(list[chair])),
    [{ bad, first: say.somethingElse }],
    () => write(list.map((name) => (typeof name === 'string' ? '' : name))),
  );
}

function write(names: readonly unknown[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, names });
}

export const KEPT_NAMES: StoredDocument<ChairNames> = {
  key: 'outs:names',
  nothing: NOBODY,
  read,
  write,
  merge: (ours, theirs) => [...ours.map((name, chair) => name || (theirs[chair] ?? '')), ...theirs.slice(ours.length)],
  unkept: say.namesUnkept,
  setAside: say.namesSetAside,
  leftAlone: say.namesLeftAlone,
};

/** The names of the chairs at this device's table. */
export class Names extends Keeper<ChairNames> {
  constructor(store = new Store(KEPT_NAMES)) {
    super(store);
  }

  /** The name of a chair, from 0; `undefined` if it has none. */
  of(chair: number): string | undefined {
    return this.value[chair] || undefined;
  }

  /**
   * Names a chair.
   * @returns the problem of the storage, if any
   */
  set(chair: number, name: string): string | undefined {
    this.change((names) => names.with(chair, cleanName(name)));
    return this.problem;
  }
}

export const names = new Names();
