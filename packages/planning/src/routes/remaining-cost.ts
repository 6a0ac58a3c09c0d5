import { molecularComplexity } from '../molecules/complexity.ts';
import { readCanonical } from '../step/fragments.ts';

/**
 * Steps that published routes still need to make a molecule that they do not buy, by its complexity. Fitted by least squares on the 6,238
 * molecules that 2,284 PaRoutes n1 routes make, none of which is a development target: 1.5 at 75 bits, 3.2 at 425.
 */
const STEPS = { atNoComplexity: 0.98, perBit: 0.0047 };
/** What a good step costs that one chemist in four would choose. */
const COST_OF_STEP = 1.5;

/**
 * An estimate of what the steps cost to a molecule for which nobody has looked yet. It may be too high, so that the first route found need
 * not be the cheapest; without it a search looks at everything that is cheap to come to before it goes deeper.
 *
 * @param smiles - canonical
 */
export function remainingCost(smiles: string): number {
  return COST_OF_STEP * (STEPS.atNoComplexity + STEPS.perBit * molecularComplexity(readCanonical(smiles)));
}
