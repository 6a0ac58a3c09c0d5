import { type AtomIndex, BOND, ELEMENT, type Molecule } from '@retron/molecule';
import type { Rating } from '@retron/tree';
import { capsOf } from '../rate/caps.ts';
import { estimateFeasibility } from '../rate/feasibility.ts';
import { ownWord } from '../rate/own-word.ts';
import type { Findings } from '../step/findings.ts';
import { readCanonical } from '../step/fragments.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import { parentAtoms } from '../step/provenance.ts';
import type { StepEvidence } from '../step/step-evidence.ts';

const GOOD: Rating = 3;

/**
 * Atoms of the structure whose groups stand in the way of a step that would be good without them, ascending. None where the step is good as
 * it is, where it would not be good either, or where one of them is no group that is usually protected.
 *
 * @param rating - of the step as it is
 */
export function atomsToProtect(structure: Molecule, step: ProposedStep, evidence: StepEvidence, rating: Rating): readonly AtomIndex[] {
  const { findings } = evidence;
  if (rating >= GOOD || findings === null) return [];
  const atoms = atomsInTheWay(step, findings);
  if (atoms.length === 0 || !atoms.every((atom) => isProtectable(structure, atom))) return [];
  const centre = new Set(step.outcome.centre);
  if (atoms.some((atom) => centre.has(atom))) return [];
  const free = withoutGroupsInTheWay(findings);
  const caps = capsOf(step.facts, free, evidence);
  const word = ownWord(estimateFeasibility({ ...evidence, findings: free }).probability, evidence, caps);
  const [cap] = caps;
  return Math.min(word, cap?.highest ?? word) >= GOOD ? atoms : [];
}

/** The findings where groups that compete or do not stand the conditions are masked. A twin of the reacting group cannot be. */
function withoutGroupsInTheWay(findings: Findings): Findings {
  return {
    ...findings,
    conflicts: findings.conflicts.filter(({ isTwin }) => isTwin),
    mechanism: findings.mechanism.filter(({ rivals }) => rivals.length === 0),
  };
}

/** -1 stands for an atom that is not in the structure. */
function atomsInTheWay(step: ProposedStep, { conflicts, mechanism }: Findings): readonly AtomIndex[] {
  const rivals = mechanism.flatMap((finding) => finding.rivals);
  const parentAtom = rivals.length === 0 ? [] : parentAtomsOfMixture(step);
  const ofConflicts = conflicts.filter(({ isTwin }) => !isTwin).flatMap(({ atoms }) => atoms);
  return [...new Set([...ofConflicts, ...rivals.map((atom) => parentAtom[atom] ?? -1)])].sort((a, b) => a - b);
}

/** For every atom of the precursors, one after the other, the atom of the structure it becomes, or -1. */
function parentAtomsOfMixture({ precursors, rawPrecursors }: ProposedStep): readonly number[] {
  return precursors.flatMap((smiles, index) => parentAtoms(readCanonical(smiles), rawPrecursors[index]));
}

/**
 * Whether a group is usually protected: N–H, O–H, S–H, and the carbonyl group of aldehydes and ketones. Source: the chapters of Wuts,
 * Greene's Protective Groups in Organic Synthesis.
 */
function isProtectable(
  { atomicNumber, hydrogenCount, neighbourStart, neighbourAtom, neighbourBond, bondOrder }: Molecule,
  atom: AtomIndex,
) {
  if (atom < 0) return false;
  const element = atomicNumber[atom];
  if (element === ELEMENT.nitrogen || element === ELEMENT.oxygen || element === ELEMENT.sulfur) return hydrogenCount[atom] > 0;
  if (element !== ELEMENT.carbon) return false;
  let isCarbonyl = false;
  for (let place = neighbourStart[atom]; place < neighbourStart[atom + 1]; place++) {
    const neighbour = atomicNumber[neighbourAtom[place]];
    if (neighbour === ELEMENT.carbon) continue;
    if (neighbour !== ELEMENT.oxygen || bondOrder[neighbourBond[place]] !== BOND.double) return false;
    isCarbonyl = true;
  }
  return isCarbonyl;
}
