import { type PatternSet, TERM, TERM_NEGATED } from '../pattern/pattern-set.ts';

/** Whether a term of an atom query asks for an environment. */
export function hasEnvironment({ queryStart, queryCode }: PatternSet, query: number): boolean {
  let at = queryStart[query] + 3;
  for (let clause = queryCode[at - 1]; clause > 0; clause--) {
    for (let alternative = queryCode[at++]; alternative > 0; alternative--) {
      for (let term = queryCode[at++]; term > 0; term--) {
        if ((queryCode[at] & ~TERM_NEGATED) === TERM.environment) return true;
        at += 3;
      }
    }
  }
  return false;
}
