import { type AtomEnvironments, atomEnvironments, moleculeHash } from '@retron/learning';
import { type Molecule, parseSmiles } from '@retron/molecule';

/** Radius of the surroundings that features name, in bonds. */
export const FEATURE_RADIUS = 2;
/** Radius at which molecules are told apart. */
const IDENTITY_RADIUS = 4;

/** A molecule as features see it. */
export interface DescribedMolecule {
  readonly environments: AtomEnvironments;
  /** The same for the same constitution, however it is written; see `moleculeHash`. */
  readonly identity: number;
}

/** @param smiles - as an edit or RDKit wrote it; `null` when it cannot be read */
export function describeMolecule(smiles: string): DescribedMolecule | null {
  const molecule = parseSmiles(smiles);
  return molecule.ok ? described(molecule.value) : null;
}

export function described(molecule: Molecule): DescribedMolecule {
  const environments = atomEnvironments(molecule, IDENTITY_RADIUS);
  return { environments, identity: moleculeHash(environments) };
}
