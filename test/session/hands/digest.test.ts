// The digest that hands are kept under.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digest } from '../../../src/session/hands/digest';

const byNode = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

test('the digest equals the SHA-256 of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(digest(text)).toBe(byNode(text));
    }),
    { seed: 20_261_124, numRuns: 300 },
  );
});

test('the digest equals SHA-256 at each length around the end of a block, and for a long text', () => {
  for (const length of [0, 1, 54, 55, 56, 57, 63, 64, 65, 118, 119, 120, 128, 5_000]) {
    const text = '♠'.repeat(length) + 'x'.repeat(length);
    expect(digest(text)).toBe(byNode(text));
    expect(digest('x'.repeat(length))).toBe(byNode('x'.repeat(length)));
  }
});
