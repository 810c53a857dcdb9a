import { expect, test } from 'vitest';
import type { MarksGrade, Mistake, Verdict } from '../../src/drills/kind';
import { isNearly } from '../../src/drills/marks';
import type { Card } from '../../src/poker/card';

function grade(found: number, amiss: number, verdicts: readonly (readonly [Mistake, Verdict])[] = []): MarksGrade {
  const findings = Array.from(
    { length: found + amiss },
    (_, at) => [at as Card, at < found ? 'found' : 'missed'] as const,
  );
  return { findings: new Map(findings), verdicts: new Map(verdicts), verdict: 'wrong', clean: false };
}

test('a wrong reply is close with one or two cards amiss and more found, a sound estimate and a right decision', () => {
  for (let found = 0; found <= 12; found++) {
    for (let amiss = 0; amiss <= 4; amiss++) {
      expect(isNearly(grade(found, amiss)), `${found} found, ${amiss} amiss`).toBe(amiss <= 2 && amiss < found);
      for (const mistake of ['estimate', 'price'] as const) {
        expect(isNearly(grade(found, amiss, [[mistake, 'wrong']]))).toBe(false);
        expect(isNearly(grade(found, amiss, [[mistake, 'near']]))).toBe(isNearly(grade(found, amiss)));
      }
    }
  }
});
