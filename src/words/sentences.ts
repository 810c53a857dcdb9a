interface Coded {
  readonly code: string;
}

/** Those of a union that may have a code. */
type Of<Problem extends Coded, Code> = Problem extends unknown
  ? Code extends Problem['code']
    ? Problem
    : never
  : never;

/** A sentence for each code of a union. */
export type Sentences<Problem extends Coded> = {
  readonly [Code in Problem['code']]: (problem: Of<Problem, Code>) => string;
};

export function sentenceOf<Problem extends Coded>(sentences: Sentences<Problem>, problem: Problem): string {
  return (sentences[problem.code as Problem['code']] as (problem: Problem) => string)(problem);
}
