/**
 * The operators that atom and bond expressions of SMARTS share, loosest first: `;` and, `,` or, `&` (or nothing) and, `!` not.
 *
 * Reads from `start` and gives clauses (all must hold) of alternatives (one must hold) of terms (all must hold), and where it
 * stopped: the first character that `readTerm` does not take. A double `!` cancels out.
 */
export interface LogicExpression<Term> {
  readonly clauses: Term[][][];
  readonly end: number;
}

/** Reads one term at `position`; `null` where no term starts there. */
export type TermReader<Term> = (position: number, isNegated: boolean) => { readonly term: Term | null; readonly end: number } | null;

export function readLogic<Term>(text: string, start: number, readTerm: TermReader<Term>): LogicExpression<Term> {
  const clauses: Term[][][] = [[[]]];
  let position = start;
  while (position < text.length) {
    const operator = text[position];
    if (operator === ';') clauses.push([[]]);
    else if (operator === ',') clauses[clauses.length - 1].push([]);
    else if (operator !== '&') {
      const read = readNegatable(text, position, readTerm);
      if (read === null) break;
      const alternatives = clauses[clauses.length - 1];
      if (read.term !== null) alternatives[alternatives.length - 1].push(read.term);
      position = read.end;
      continue;
    }
    position++;
  }
  return { clauses, end: position };
}

function readNegatable<Term>(text: string, start: number, readTerm: TermReader<Term>) {
  let position = start;
  let isNegated = false;
  while (text[position] === '!') {
    isNegated = !isNegated;
    position++;
  }
  return readTerm(position, isNegated);
}
