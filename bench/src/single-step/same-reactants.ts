import { isSameInAnyForm } from '@retron/planning';

/**
 * Whether two sets of molecules are the same but for their forms. Records of ions leave the halide of a Grignard or zinc reagent to the
 * agents, and suggestions write its bromide: which halide it is says nothing.
 *
 * @param precursors - canonical SMILES
 */
export function areSameReactants(precursors: readonly string[], reactants: readonly string[]): boolean {
  if (precursors.length !== reactants.length) return false;
  const left = precursors.map(withoutHalide);
  return reactants.map(withoutHalide).every((reactant) => {
    const place = left.findIndex((each) => isSameInAnyForm(each, reactant));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** The toolkit writes what is bonded to a metal in brackets: `[CH3][Mg][Br]`. */
const HALIDE_OF_METAL = /\[(?:Cl|Br|I)\]\[(Mg|Zn)\]|\[(Mg|Zn)\]\[(?:Cl|Br|I)\]/;

function withoutHalide(smiles: string): string {
  return smiles.replace(HALIDE_OF_METAL, (_, after: string | undefined, before: string | undefined) => `[${after ?? before}+]`);
}
