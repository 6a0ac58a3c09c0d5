import type { Molecule } from '../molecule.ts';
import { failure, type Result, success } from '../result.ts';
import { type RosdalFailure, rosdalFailure } from './rosdal-failure.ts';
import { buildMolecule } from './rosdal-molecule.ts';
import { RosdalRefusal } from './rosdal-scanner.ts';
import { readStatements } from './rosdal-syntax.ts';

/**
 * The molecule a ROSDAL text describes, with Kekulé bonds. Atoms stand in the order of their numbers.
 *
 * Never throws. The first failure is given; the two rules about the text as a whole (END, E_BOND) come before any other.
 *
 * @see docs/chemistry/rosdal.md
 */
export function parseRosdal(text: string): Result<Molecule, RosdalFailure> {
  const [wrongForm] = formFailures(text);
  if (wrongForm !== undefined) return failure(wrongForm);
  try {
    return success(buildMolecule(readStatements(text)));
  } catch (refusal) {
    if (refusal instanceof RosdalRefusal) return failure(refusal.toFailure());
    throw refusal;
  }
}

/** Everything a form has to show about a text: END and E_BOND first, else the first failure of reading; empty if it can be read. */
export function checkRosdal(text: string): readonly RosdalFailure[] {
  const wrongForm = formFailures(text);
  if (wrongForm.length > 0) return wrongForm;
  const parsed = parseRosdal(text);
  return parsed.ok ? [] : [parsed.error];
}

function formFailures(text: string): readonly RosdalFailure[] {
  const length = text.trimEnd().length;
  if (length === 0) return [rosdalFailure('EMPTY', 'Structure notation is empty.', 1)];
  const failures: RosdalFailure[] = [];
  if (!text.trimEnd().endsWith('.')) {
    failures.push(rosdalFailure('END', 'Structure notation must end with a full stop.', length));
  }
  // No element has the symbol E, so a capital E that starts no symbol such as Eu can only be an E mark.
  const mark = text.search(/E(?![a-z])/);
  if (mark >= 0) {
    failures.push(rosdalFailure('E_BOND', 'Structure notation must not contain an E-marked (E) double bond.', mark + 1));
  }
  return failures;
}
