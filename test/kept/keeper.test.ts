// What a window makes of a document: messages, undo, and what other windows do meanwhile (src/ui/keeper).
import { describe, expect, test } from 'vitest';
import { Keeper } from '../../src/ui/keeper.svelte';
import { Store, type StoredDocument } from '../../src/ui/store';
import { Device } from './device';

/** A list of words; `bad` among them cannot be read. */
const WORDS: StoredDocument<readonly string[]> = {
  key: 'outs:words',
  nothing: [],
  read: (text) => (text.startsWith('[') ? { ok: true, value: JSON.parse(text) as string[] } : { ok: false, error: '' }),
  write: (words) => JSON.stringify(words),
  merge: (ours, theirs) => [...new Set([...ours, ...theirs])],
  ...{ unkept: 'unkept', setAside: 'set aside', leftAlone: 'left alone' },
};

function open(device: Device): { keeper: Keeper<readonly string[], string>; heard: (string | undefined)[] } {
  const heard: (string | undefined)[] = [];
  const keeper = new Keeper<readonly string[], string>(new Store(WORDS, () => device), (problem) =>
    heard.push(problem),
  );
  return { keeper, heard };
}

const add = (word: string) => (words: readonly string[]) => [...words, word];
const drop = (word: string) => (words: readonly string[]) => words.filter((own) => own !== word);

describe('a keeper', () => {
  test('shows the saved value, and what another window saves', () => {
    const device = new Device({ 'outs:words': '["a"]' });
    const [{ keeper: one }, { keeper: other }] = [open(device), open(device)];
    one.change(add('b'));
    expect([one.value, other.value]).toEqual([['a', 'b'], ['a']]);
    other.reread();
    expect(other.value).toEqual(['a', 'b']);
  });

  test('undoes an act once, after any changes by another window and the page', () => {
    const device = new Device({ 'outs:words': '["a","b"]' });
    const [{ keeper: one }, { keeper: other }] = [open(device), open(device)];
    one.act(drop('a'), 'dropped', add('a'), 'a');
    expect([one.value, one.said, one.gone, one.canTakeBack]).toEqual([['b'], 'dropped', 'a', true]);
    other.change(add('c'));
    one.change(add('d'));
    expect([one.said, one.gone]).toEqual(['dropped', 'a']);
    one.takeBack();
    expect([one.value, one.said, one.gone, one.canTakeBack]).toEqual([
      ...[['b', 'c', 'd', 'a'], 'Undone.', undefined, false],
    ]);
    one.takeBack();
    expect(one.value).toEqual(['b', 'c', 'd', 'a']);
  });

  test('the next act ends the undo of an act', () => {
    const { keeper } = open(new Device());
    keeper.act(add('a'), 'added', drop('a'));
    keeper.act(add('b'));
    expect([keeper.said, keeper.canTakeBack]).toEqual(['', false]);
  });

  test('reports a problem of the storage until it is solved, and of an act until the next act', () => {
    const device = new Device();
    const { keeper, heard } = open(device);
    device.isFull = true;
    keeper.act(add('a'), 'added');
    expect([keeper.value, keeper.problem, keeper.said]).toEqual([['a'], 'unkept', 'added']);
    keeper.sayProblem('too large');
    expect([keeper.problem, keeper.said]).toEqual(['too large', '']);
    keeper.settle();
    expect(keeper.problem).toBe('unkept');
    device.isFull = false;
    keeper.change(add('b'));
    expect([keeper.value, keeper.problem]).toEqual([['a', 'b'], undefined]);
    expect(device.kept.get('outs:words')).toBe('["a","b"]');
    expect(heard).toEqual([undefined, 'unkept', 'too large', undefined]);
  });

  test('keeps a message that offers undo while the user does something else', () => {
    const { keeper } = open(new Device());
    keeper.act(add('a'), 'added', drop('a'));
    keeper.settle();
    expect(keeper.said).toBe('added');
    keeper.takeBack();
    keeper.settle();
    expect(keeper.said).toBe('');
    keeper.say('wait');
    expect(keeper.said).toBe('wait');
  });

  test('keeps bad data aside until you discard it, and remembers the first fault', () => {
    const device = new Device({ 'outs:words': 'bad' });
    const { keeper } = open(device);
    expect([keeper.lost, keeper.problem, keeper.aside, keeper.value]).toEqual(['set aside', 'set aside', 'bad', []]);
    keeper.change(add('a'));
    expect([keeper.lost, keeper.problem, keeper.aside]).toEqual(['set aside', undefined, 'bad']);
    keeper.discardAside();
    expect([keeper.aside, device.aside]).toEqual([undefined, []]);
  });

  test('works where storage is forbidden', () => {
    const device = new Device();
    device.isForbidden = true;
    const { keeper } = open(device);
    keeper.act(add('a'), 'added', drop('a'));
    expect([keeper.lost, keeper.problem, keeper.value]).toEqual(['unkept', 'unkept', ['a']]);
    keeper.takeBack();
    expect(keeper.value).toEqual([]);
  });
});
