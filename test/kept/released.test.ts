// Devices of earlier versions: what each release wrote under each key still opens whole. Each file of test/released is
// what the stores of that release wrote, bundled as stores-0.2.1.js is, for some use of every document.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { upgraded } from '../../src/study/oldProgress';
import { Store, type StoredDocument } from '../../src/ui/store';
import { DOCUMENTS } from './acts';
import { Device } from './device';

const VERSIONS = ['0.1.0', '0.2.0', '0.2.1', '0.2.2', '1.0.0'] as const;

/** Fields of 0.1.0 that no version since has read: a spot's answer as a sentence. */
const GONE = ['says'];

function textsOf(version: string): Readonly<Record<string, string>> {
  const file = readFileSync(new URL(`../released/device-${version}.json`, import.meta.url), 'utf8');
  return JSON.parse(file) as Record<string, string>;
}

/** The texts of a document, as JSON; those that an earlier page wrote as this version has them. */
function filesOf(texts: Readonly<Record<string, string>>, keys: readonly string[]): Record<string, unknown>[] {
  return keys.flatMap((own) => {
    if (!(own in texts)) return [];
    const file = JSON.parse(texts[own]) as Record<string, unknown>;
    return [JSON.parse(JSON.stringify(file.format === 'outs-study' ? upgraded(file) : file)) as typeof file];
  });
}

/** The keys of a document. */
function keysOf({
  key,
  second,
  earlier = [],
}: Pick<StoredDocument<never>, 'key' | 'earlier'> & { readonly second?: { readonly key: string } }): string[] {
  return [key, ...(second === undefined ? [] : [second.key]), ...earlier];
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
  // Of two lists that are one now.
  if (Array.isArray(all.rounds)) all.rounds = (all.rounds as { at: number }[]).toSorted((a, b) => a.at - b.at);
  return all;
}

function withoutGone(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (name, own: unknown) => (GONE.includes(name) ? undefined : own)));
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
          const shape = withoutGone(own) as Record<string, unknown>;
          if (key === 'outs:packs') expect(document.write(value)).toContain(JSON.stringify(own));
          else expect(JSON.parse(JSON.stringify(value))).toContainEqual(shape);
        }
      } else expect(value).toMatchObject(saved);
    });
  });

  test.each(DOCUMENTS)('%s keeps its bytes when it is saved again', (_, { use }) => {
    use(({ document }) => {
      const device = new Device(texts);
      new Store(document, () => device).change((value) => value);
      const { earlier = [] } = document;
      for (const key of earlier) expect(device.kept.has(key), 'what was taken over is gone').toBe(false);
      // Before 0.2.2 the first text had what is now in the second; before 1.0.0 progress had another form.
      const isSame = version === '1.0.0' || (version === '0.2.2' && earlier.length === 0);
      for (const key of isSame ? keysOf(document) : []) {
        expect(unversioned(device.kept.get(key))).toBe(unversioned(texts[key]));
      }
      // The next visit finds what this one found.
      const once = new Store(document, () => new Device(texts)).read();
      expect(new Store(document, () => device).read()).toEqual(once);
    });
  });
});
