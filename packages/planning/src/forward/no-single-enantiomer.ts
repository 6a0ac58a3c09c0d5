import { CHIRALITY } from '@retron/molecule';
import { type Fragments, readCanonical } from '../step/fragments.ts';
import type { Conditions } from './conditions.ts';
import type { Mixture } from './mixture.ts';
import { type Redrawn, redrawn } from './redrawn.ts';

/**
 * A product without the configuration of its only centre where nothing chiral is there that could decide it. A record of an asymmetric reaction
 * gives one enantiomer, but its catalyst is not what is written: tert-butyl hydroperoxide and a vanadium complex make the racemate. Of several
 * centres the drawing tells how they stand to each other. Without reagents nothing is said, as records leave the catalyst out.
 */
export function withoutSingleEnantiomer(
  product: Redrawn,
  { molecules }: Mixture,
  { areWritten, isAnyChiral }: Conditions,
  fragments: Fragments,
): Redrawn {
  if (!areWritten || isAnyChiral || centresOf(product.smiles) !== 1 || molecules.some((smiles) => centresOf(smiles) > 0)) return product;
  const molecule = readCanonical(product.application.product.smiles);
  const chirality = molecule.chirality.map(() => CHIRALITY.none);
  return redrawn(product.application, { ...molecule, chirality }, fragments) ?? product;
}

/** How many centres a SMILES states. */
function centresOf(smiles: string): number {
  return smiles.match(/@+/g)?.length ?? 0;
}
