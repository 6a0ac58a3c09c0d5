import { parseSmiles } from '@retron/molecule';
import { atomSourceProblem } from '@retron/reactivity';

/**
 * Why the map of a recorded reaction cannot be right, in the words that are counted: it draws atoms of the product from a solvent, base
 * or reagent that does not give them. `null` where nothing is wrong.
 *
 * @param reactants - SMILES with atom maps, joined by dots
 * @param product - SMILES with atom maps
 */
export function implausibleSources(reactants: string, product: string): `atom-source:${string}` | null {
  const read = parseSmiles(product);
  if (!read.ok) return null;
  const made = new Set(read.value.atomMap);
  for (const text of reactants.split('.')) {
    const molecule = parseSmiles(text);
    if (!molecule.ok) continue;
    const { atomMap } = molecule.value;
    const problem = atomSourceProblem(
      molecule.value,
      [...atomMap.keys()].filter((atom) => atomMap[atom] > 0 && made.has(atomMap[atom])),
    );
    if (problem !== null) return `atom-source:${problem}`;
  }
  return null;
}
