import type { AtomIndex, Molecule } from '@retron/molecule';
import type { MechanismFinding } from '@retron/reactivity';
import type { MechanismWarning, PrecursorAtom } from '@retron/tree';

/**
 * Findings with their atoms told by precursor.
 *
 * @param precursors - whose atoms, one molecule after the other, are the mixture that the findings number
 */
export function mechanismWarnings(
  findings: readonly MechanismFinding[],
  precursors: readonly { readonly molecule: Pick<Molecule, 'atomCount'> }[],
): readonly MechanismWarning[] {
  const placeOf = (atom: AtomIndex): PrecursorAtom => {
    let first = 0;
    for (const [precursor, { molecule }] of precursors.entries()) {
      if (atom < first + molecule.atomCount) return { precursor, atom: atom - first };
      first += molecule.atomCount;
    }
    throw new Error(`No atom ${atom} in the precursors`);
  };
  return findings.map(({ rule, verdict, chip, text, wanted, rivals }) => ({
    rule,
    verdict,
    chip,
    text,
    wanted: wanted.map(placeOf),
    rivals: rivals.map(placeOf),
  }));
}
