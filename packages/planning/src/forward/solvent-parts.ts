import { readCanonical } from '../step/fragments.ts';
import type { Mixture } from './mixture.ts';
import type { PredictedProduct } from './predict-products.ts';

/**
 * Solvents that give one group of theirs and never the others, with the atom that must go along: of dimethylformamide the carbon of the formyl
 * group. Records whose reagents were left out have methyl esters and ethers with a carbon of it.
 */
const GIVEN_ATOM: Readonly<Record<string, number>> = { 'CN(C)C=O': 3 };

/** Whether a product has atoms of a solvent, but not the group that the solvent can give. */
export function takesWrongPart({ application }: Pick<PredictedProduct, 'application'>, { molecules }: Mixture): boolean {
  const { provenance } = application.product;
  let first = 0;
  return molecules.some((molecule) => {
    const [from, size] = [first, readCanonical(molecule).atomCount];
    first += size;
    const given = GIVEN_ATOM[molecule];
    return given !== undefined && provenance.some((atom) => atom >= from && atom < first) && !provenance.includes(from + given);
  });
}
