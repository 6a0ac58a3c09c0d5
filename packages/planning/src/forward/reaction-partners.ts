import type { TransformId, TransformLibrary } from '@retron/library';

/** Examples of a transform looked at, and those taken partners from: each costs applications and a canonicalisation. */
const EXAMPLES_READ = 10;
const EXAMPLES_USED = 1;

/**
 * What may react with a structure by a transform, as its recorded examples show: each is an example's reactants without one, which
 * the structure takes the place of. Nothing is invented. The examples with the smallest molecules are used, so that a reaction is
 * shown with a plain partner rather than with somebody's late intermediate.
 *
 * @returns canonical SMILES, sorted; an empty set where the transform needs no partner
 */
export function partnerSets(library: TransformLibrary, transform: TransformId): readonly (readonly string[])[] {
  const examples = library
    .precedentIds(transform)
    .slice(0, EXAMPLES_READ)
    .map((id) => library.precedent(id).reactants.map(({ smiles }) => smiles))
    .sort((a, b) => sizeOf(a) - sizeOf(b))
    .slice(0, EXAMPLES_USED);
  const sets = new Map<string, readonly string[]>();
  for (const reactants of examples) {
    for (let replaced = 0; replaced < reactants.length; replaced++) {
      const partners = reactants.filter((_, index) => index !== replaced).sort();
      sets.set(partners.join('.'), partners);
    }
  }
  return [...sets.values()];
}

/** Characters stand for size well enough to prefer the smaller. */
function sizeOf(reactants: readonly string[]): number {
  return reactants.reduce((sum, smiles) => sum + smiles.length, 0);
}
