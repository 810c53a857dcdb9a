// Devices of earlier versions: what each release wrote under each key still opens whole. Each file of test/released is
// what the stores of that release wrote, bundled as stores-1.0.0.js is, for some use of every document.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Store, type StoredDocument } from '../../src/ui/store';
import { DOCUMENTS } from './acts';
import { Device } from './device';

const VERSIONS = ['1.0.0', '1.1.0'] as const;

function textsOf(version: string): Readonly<Record<string, string>> {
  const file = readFileSync(new URL(`../released/device-${version}.json`, import.meta.url), 'utf8');
  return JSON.parse(file) as Record<string, string>;
}

function filesOf(texts: Readonly<Record<string, string>>, keys: readonly string[]): Record<string, unknown>[] {
  return keys.flatMap((key) => (key in texts ? [JSON.parse(texts[key]) as Record<string, unknown>] : []));
}

function keysOf({ key, earlier }: Pick<StoredDocument<never>, 'key' | 'earlier'>): string[] {
  return earlier === undefined ? [key] : [key, earlier];
}

/** All that a document's texts say: the entries of each list and record, the later text's after the earlier one's. */
function savedIn(files: readonly Record<string, unknown>[]): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  for (const { format: _, version: __, ...fields } of files) {
    for (const [name, value] of Object.entries(fields)) {
      const known = all[name];
      if (Array.isArray(value)) all[name] = [...((known ?? []) as unknown[]), ...(value as unknown[])];
      else if (typeof value === 'object') all[name] = { ...(known as object), ...value };
      else all[name] = value;
    }
  }
  return all;
}

/** Up to 1.0.0 the choices of a session and the settings had no version. */
function unversioned(text: string | undefined): string | undefined {
  return text?.replace('"format":"outs-session","version":1,', '').replace(/(?<!"outs-.*),"version":1\}$/, '}');
}

describe.each(VERSIONS)('a device of %s', (version) => {
  const texts = textsOf(version);

  test.each(DOCUMENTS)('%s opens whole; nothing is written, set aside or reported', (key, { use }) => {
    use(({ document }) => {
      const device = new Device(texts);
      const { value, problem } = new Store(document, () => device).read();
      expect(problem).toBeUndefined();
      expect([...device.kept]).toEqual(Object.entries(texts));
      const saved = savedIn(filesOf(texts, keysOf(document)));
      if (Object.keys(saved).length === 0) expect(value).toEqual(document.nothing);
      else if (Array.isArray(value)) {
        const [entries] = Object.values(saved) as unknown[][];
        expect(value).toHaveLength(entries.length);
        for (const own of entries) {
          // A pack is its JSON with what its reader adds.
          if (key === 'outs:packs') expect(document.write(value)).toContain(JSON.stringify(own));
          // The second name of a range has a space behind the range's text.
          else expect(JSON.stringify(value)).toContain(JSON.stringify(own).replace(/ +(?=","at")/, ''));
        }
      } else expect(value).toMatchObject(saved);
    });
  });

  test.each(DOCUMENTS)('%s is saved again whole, under one key', (_, { use }) => {
    use(({ document }) => {
      const device = new Device(texts);
      new Store(document, () => device).change((value) => value);
      const { earlier } = document;
      if (earlier === undefined) {
        expect(unversioned(device.kept.get(document.key))).toBe(unversioned(texts[document.key]));
      } else expect(device.kept.has(earlier), 'what was taken over is gone').toBe(false);
      // The next visit finds what this one found.
      const once = new Store(document, () => new Device(texts)).read();
      expect(new Store(document, () => device).read()).toEqual(once);
    });
  });
});
