import type { MechanismFinding } from '@retron/reactivity';
import type { MechanismWarning } from '@retron/tree';
import { type PlaceOfAtom, stepAtoms } from './step-atoms.ts';

/**
 * Findings with their atoms told as they are drawn.
 *
 * @param placeOf - where the atoms of the mixture are that the findings number
 */
export function mechanismWarnings(findings: readonly MechanismFinding[], placeOf: PlaceOfAtom): readonly MechanismWarning[] {
  return findings.map(({ rule, verdict, chip, text, wanted, rivals }) => ({
    rule,
    verdict,
    chip,
    text,
    wanted: stepAtoms(wanted, placeOf),
    rivals: stepAtoms(rivals, placeOf),
  }));
}
