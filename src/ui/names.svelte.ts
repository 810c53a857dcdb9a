import * as say from '#words/saved';
import { cleanName } from '../notation/fields';
import { MOST_OPPONENTS } from '../poker/spot';
import { fail, ok, type Result } from '../poker/result';
import { Store, type StoredDocument } from './store';

/** The name of each chair: yours, then nine more; empty where a chair has none. */
export type ChairNames = readonly string[];

const FORMAT = 'outs-names';
const VERSION = 1;
const NOBODY: ChairNames = Array<string>(1 + MOST_OPPONENTS).fill('');

function read(text: string): Result<ChairNames, string> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return fail(say.notJson);
  }
  const { format, version, names } = (file ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || version !== VERSION || !Array.isArray(names)) return fail(say.somethingElse);
  return ok(NOBODY.map((_, chair) => (typeof names[chair] === 'string' ? cleanName(names[chair]) : '')));
}

/** How the names are saved on the device. */
export const KEPT_NAMES: StoredDocument<ChairNames> = {
  key: 'outs:names',
  nothing: NOBODY,
  read,
  write: (names) => JSON.stringify({ format: FORMAT, version: VERSION, names }),
  unkept: say.namesUnkept,
  setAside: say.namesSetAside,
  leftAlone: say.namesLeftAlone,
};

/** The names of the chairs at this device's table. */
export class Names {
  #list = $state.raw(NOBODY);
  readonly #store: Store<ChairNames>;

  constructor(store = new Store(KEPT_NAMES)) {
    this.#store = store;
    this.reread();
  }

  /** The name of a chair, from 0; `undefined` where it has none. */
  of(chair: number): string | undefined {
    return this.#list[chair] || undefined;
  }

  /** Names a chair. @returns what is wrong with the storage */
  set(chair: number, name: string): string | undefined {
    const { value, problem } = this.#store.change((names) => names.with(chair, cleanName(name)));
    this.#list = value;
    return problem;
  }

  /** Takes what another window has saved. */
  reread(): void {
    this.#list = this.#store.read().value;
  }
}

export const names = new Names();
