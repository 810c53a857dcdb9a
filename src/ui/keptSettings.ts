import { fail, ok } from '../poker/result';
import { isCount, isRecord, parsed } from '../shape';
import { apply, chosenIn, readBy, SETTINGS_KEY, type Saved, type Setting, type Settings } from './settings.svelte';
import { Store, type StoredDocument } from './store';

const VERSION = 1;

/** How settings are saved on the device. The first page reads them without this. What is wrong with them is not shown. */
export const KEPT_SETTINGS: StoredDocument<Saved> = {
  key: SETTINGS_KEY,
  // 1.0.0 wrote the same into it.
  earlier: 'outs:settings-2',
  write: (saved) => JSON.stringify({ ...saved, version: VERSION }),
  nothing: {},
  read(text) {
    const saved = parsed(text);
    if (!isRecord(saved)) return fail('');
    // Pages before 1.0.1 wrote no version.
    const { version = VERSION, ...own } = saved;
    const isNewer = isCount(version) && version > VERSION;
    return isNewer ? { ...fail(''), isNewer } : ok(own);
  },
  merge: (ours, theirs) => ({ ...theirs, ...ours }),
  ...{ unkept: '', setAside: '', leftAlone: '' },
};

const store = new Store(KEPT_SETTINGS);

readBy(() => {
  apply(store.read().value);
});

/** Changes a setting, and saves it if the device allows that. */
export function setSetting<Name extends Setting>(name: Name, value: Settings[Name]): void {
  apply(store.change((saved) => ({ ...chosenIn({}), ...saved, [name]: value })).value);
}
