import type { MechanismFinding } from '@retron/reactivity';
import type { MechanismWarning } from '@retron/tree';
import { type PlaceOfAtom, stepAtoms } from './step-atoms.ts';

/**
 * Findings with their atoms told as they are drawn. What one rule finds at several places is one warning, of the atoms of all.
 *
 * @param placeOf - where the atoms of the mixture are that the findings number
 */
export function mechanismWarnings(findings: readonly MechanismFinding[], placeOf: PlaceOfAtom): readonly MechanismWarning[] {
  return findings
    .filter((each, index) => findings.findIndex((other) => saysTheSame(other, each)) === index)
    .map((first) => {
      const alike = findings.filter((each) => saysTheSame(first, each));
      const wanted = [...new Set(alike.flatMap((each) => each.wanted))];
      const rivals = [...new Set(alike.flatMap((each) => each.rivals))].filter((atom) => !wanted.includes(atom));
      const { rule, verdict, chip, text } = first;
      return { rule, verdict, chip, text, wanted: stepAtoms(wanted, placeOf), rivals: stepAtoms(rivals, placeOf) };
    });
}

function saysTheSame(a: MechanismFinding, b: MechanismFinding): boolean {
  return a.rule === b.rule && a.verdict === b.verdict && a.text === b.text;
}
