import { parseSmiles } from '@retron/molecule';
import { atomSourceProblem, isMethylOfHalide } from '@retron/reactivity';

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
  const { hydrogenCount } = read.value;
  const atomOf = new Map(Array.from(read.value.atomMap, (map, atom) => [map, atom]));
  for (const text of reactants.split('.')) {
    const molecule = parseSmiles(text);
    if (!molecule.ok) continue;
    const { atomMap } = molecule.value;
    const given = [...atomMap.keys()].filter((atom) => atomMap[atom] > 0 && atomOf.has(atomMap[atom]));
    if (given.length === 1 && isMethylOfHalide(molecule.value, given, hydrogenCount[atomOf.get(atomMap[given[0]]) ?? 0])) {
      return 'atom-source:methyl-of-halide';
    }
    const problem = atomSourceProblem(molecule.value, given);
    if (problem !== null) return `atom-source:${problem}`;
  }
  return null;
}
