import { type AtomIndex, bondBetween, findConfiguredIsomorphism, findIsomorphism, type Molecule } from '@retron/molecule';
import type { Outcome, RawPrecursor } from '@retron/transforms';
import { readCanonical } from './fragments.ts';

/** Where the atoms of a precursor come from; see `Precursor` in the tree. */
export interface PrecursorAtoms {
  readonly centre: readonly AtomIndex[];
  readonly parentAtom: readonly number[];
}

/**
 * Carries an edit's provenance over to a precursor's canonical atom order.
 *
 * The centre of a precursor is what became the centre of its parent, and atoms that leave from there.
 *
 * @param molecule - the precursor that `raw` became, read from its canonical SMILES
 * @throws when the two are different molecules, which means that canonicalisation changed the connections
 */
export function precursorAtoms(molecule: Molecule, raw: RawPrecursor, outcome: Pick<Outcome, 'centre'>): PrecursorAtoms {
  const parentAtom = parentAtoms(molecule, raw);
  const parentCentre = new Set(outcome.centre);
  const isCentre = parentAtom.map((atom) => atom >= 0 && parentCentre.has(atom));
  const centre = parentAtom.flatMap((atom, index) => {
    const leavesFromCentre = atom < 0 && isCentre.some((isIn, other) => isIn && bondBetween(molecule, index, other) >= 0);
    return isCentre[index] || leavesFromCentre ? [index] : [];
  });
  return { centre, parentAtom };
}

/** As `precursorAtoms`, of the atoms alone: several steps may leave the same precursor, and judging and explaining ask for the same. */
export function parentAtoms(molecule: Molecule, raw: RawPrecursor): PrecursorAtoms['parentAtom'] {
  const before = carriedOver.get(raw);
  if (before?.molecule === molecule) return before.parentAtom;
  const rawAtom = sameAtoms(molecule, readCanonical(raw.smiles));
  if (rawAtom === null) throw new Error(`The precursor is not ${raw.smiles}`);
  const parentAtom = Array.from(rawAtom, (atom) => raw.provenance[atom]);
  carriedOver.set(raw, { molecule, parentAtom });
  return parentAtom;
}

const carriedOver = new WeakMap<RawPrecursor, { readonly molecule: Molecule; readonly parentAtom: PrecursorAtoms['parentAtom'] }>();

/** The stricter comparison keeps symmetric-looking atoms apart, and the halves of a meso compound; the other one is for raw ones whose aromatic form RDKit changed. */
function sameAtoms(a: Molecule, b: Molecule): Int16Array | null {
  return findConfiguredIsomorphism(a, b) ?? findIsomorphism(a, b, 'connectivity');
}
