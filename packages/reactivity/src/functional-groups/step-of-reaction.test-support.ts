import { parseSmiles } from '@retron/molecule';
import { type PreparedMolecule, prepareMolecule } from '@retron/patterns';
import { CURATED_LIMITS, type ExtractionLimits, extractTemplates } from '@retron/transforms';
import type { Step } from './conflicts.ts';
import { GroupFinder } from './group-finder.ts';

const finder = new GroupFinder();

/** A mapped reaction as the tables of incompatible groups see it. @throws when it cannot be read or breaks the limits */
export function stepOfReaction(mappedReaction: string, limits: ExtractionLimits = CURATED_LIMITS): Step {
  const extracted = extractTemplates(mappedReaction, limits);
  if (!extracted.ok) throw new Error(extracted.error.message);
  const [reactants, , productText] = mappedReaction.split('>');
  const product = preparedOf(productText);
  const places = [...product.molecule.atomMap];
  return {
    product,
    productGroups: finder.find(product),
    productCentre: extracted.value.productCentre,
    precursors: () =>
      extracted.value.usedReactants.map(({ index, centre }) => {
        const prepared = preparedOf(reactants.split('.')[index]);
        const parentAtom = Array.from(prepared.molecule.atomMap, (map) => (map > 0 ? places.indexOf(map) : -1));
        return { prepared, groups: finder.find(prepared), centre, parentAtom };
      }),
  };
}

function preparedOf(smiles: string): PreparedMolecule {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(molecule.error.message);
  return prepareMolecule(molecule.value);
}
