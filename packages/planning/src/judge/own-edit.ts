import type { Molecule } from '@retron/molecule';
import type { MappedReaction } from '@retron/transforms';
import { readCanonical } from '../step/fragments.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import { parentAtoms } from '../step/provenance.ts';

/**
 * What a step itself does, as a mapped reaction: the precursors as one mixture, in their order, and the structure.
 *
 * @param mixture - the precursors joined by dots, read as they are written
 */
export function ownEdit(
  { precursors, rawPrecursors }: Pick<ProposedStep, 'precursors' | 'rawPrecursors'>,
  product: Molecule,
  mixture: Molecule,
): MappedReaction {
  const becomes = new Int32Array(mixture.atomCount).fill(-1);
  const sourceOf = new Int32Array(product.atomCount).fill(-1);
  const moleculeOf = new Int32Array(mixture.atomCount);
  let first = 0;
  for (const [index, smiles] of precursors.entries()) {
    const molecule = readCanonical(smiles);
    for (const [atom, parent] of parentAtoms(molecule, rawPrecursors[index]).entries()) {
      moleculeOf[first + atom] = index;
      if (parent < 0) continue;
      becomes[first + atom] = parent;
      sourceOf[parent] = first + atom;
    }
    first += molecule.atomCount;
  }
  if (sourceOf.includes(-1)) throw new Error(`An atom of the structure comes from none of ${precursors.join('.')}`);
  return { reactants: mixture, product, sourceOf, becomes, moleculeOf, moleculeCount: precursors.length };
}
