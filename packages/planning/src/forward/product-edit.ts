import type { MappedReaction } from '@retron/transforms';
import { readCanonical } from '../step/fragments.ts';
import type { ForwardApplication } from '../step/product-candidate.ts';
import type { Mixture } from './mixture.ts';

/** What becomes of a mixture in one of its products, as a mapped reaction; the product as the edit left it. */
export function productEdit({ prepared, molecules }: Mixture, { product }: ForwardApplication): MappedReaction {
  const becomes = new Int32Array(prepared.molecule.atomCount).fill(-1);
  const sourceOf = Int32Array.from(product.provenance);
  for (const [atom, source] of sourceOf.entries()) becomes[source] = atom;
  return {
    reactants: prepared.molecule,
    product: readCanonical(product.smiles),
    sourceOf,
    becomes,
    moleculeOf: Int32Array.from(prepared.component),
    moleculeCount: molecules.length,
  };
}
