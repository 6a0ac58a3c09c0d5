import { isSameInAnyForm } from '@retron/planning';
import { asRecorded } from '@retron/planning/training';

/**
 * Whether two sets of molecules are the same but for their forms. Records of ions leave the halide of a Grignard or zinc reagent to the
 * agents, and suggestions write its bromide: which halide it is says nothing.
 *
 * @param precursors - canonical SMILES
 */
export function areSameReactants(precursors: readonly string[], reactants: readonly string[]): boolean {
  if (precursors.length !== reactants.length) return false;
  const left = precursors.map(asRecorded);
  return reactants.map(asRecorded).every((reactant) => {
    const place = left.findIndex((each) => isSameInAnyForm(each, reactant));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
