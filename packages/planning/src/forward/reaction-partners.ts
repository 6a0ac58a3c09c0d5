import type { TransformId, TransformLibrary } from '@retron/library';

/** Sets of partners tried for one transform; each costs an application and a canonicalisation. */
const PARTNER_SETS_TRIED = 2;
/** Examples looked at to find them. */
const EXAMPLES_READ = 6;

/**
 * What may react with a structure by a transform, as its recorded examples show: each is an example's reactants without one, which
 * the structure takes the place of. Nothing is invented. Distinct, in the order of the examples.
 *
 * @returns canonical SMILES, sorted; an empty set where the transform needs no partner
 */
export function partnerSets(library: TransformLibrary, transform: TransformId): readonly (readonly string[])[] {
  const sets = new Map<string, readonly string[]>();
  for (const id of library.precedentIds(transform).slice(0, EXAMPLES_READ)) {
    const reactants = library.precedent(id).reactants.map(({ smiles }) => smiles);
    for (let replaced = 0; replaced < reactants.length; replaced++) {
      const partners = reactants.filter((_, index) => index !== replaced).sort();
      sets.set(partners.join('.'), partners);
    }
    if (sets.size >= PARTNER_SETS_TRIED * Math.max(1, reactants.length)) break;
  }
  return [...sets.values()];
}
