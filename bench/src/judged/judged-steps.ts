import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit';
import { readMolecules } from '../gold/gold-fixtures.ts';
import { readRows } from '../report/table-rows.ts';

/** What a chemist says who does not know how a step is rated; best first. */
export const VERDICTS = ['right', 'doubtful', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A suggested step that a chemist has judged. SMILES are canonical. */
export interface JudgedStep {
  readonly target: string;
  readonly product: string;
  /** Each once, sorted. */
  readonly precursors: readonly string[];
  readonly verdict: Verdict;
  /** What kind of fault it is, and what it is in a few words; empty of a right step. */
  readonly cause: string;
  readonly reason: string;
}

const COLUMNS = ['target', 'product', 'precursors', 'verdict', 'cause', 'reason'] as const;

/** Reads a table of judged steps: columns target (a name), product, precursors, verdict, cause, reason. */
export function readJudgedSteps(path: string, rdkit: Rdkit): Result<readonly JudgedStep[], Failure> {
  return readRows(path, COLUMNS, ({ product, precursors, verdict, ...said }) => {
    if (!isVerdict(verdict)) {
      return failure({ kind: 'no-verdict', message: `${precursors}>>${product}: the verdict is ${VERDICTS.join(', ')}, not ${verdict}.` });
    }
    const made = readMolecules(product, rdkit);
    const before = readMolecules(precursors, rdkit);
    if (!made.ok) return made;
    if (!before.ok) return before;
    return success({ ...said, product: made.value.join('.'), precursors: before.value, verdict });
  });
}

function isVerdict(text: string): text is Verdict {
  return VERDICTS.some((verdict) => verdict === text);
}
