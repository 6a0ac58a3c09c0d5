import { netCharge } from '@retron/molecule';
import type { RecordedNameReactionId } from '@retron/reactivity';
import { unescapeText } from '../container/escaped-text.ts';
import { openLists } from '../container/lists.ts';
import type { Container } from '../container/read-container.ts';
import { openTextPool } from '../container/text-pool.ts';
import type { Precedent, PrecedentId, PrecedentMolecule } from './library.ts';
import { type LibraryTables, SECTION } from './library-sections.ts';
import { openConditions } from './open-conditions.ts';

/**
 * Gives the precedents of an opened library, each made when it is asked for.
 *
 * @param nameReactions - in the order of `tables.nameReactions`
 */
export function openPrecedents(
  container: Container,
  tables: LibraryTables,
  nameReactions: readonly RecordedNameReactionId[],
): (id: PrecedentId) => Precedent {
  const molecules = openTextPool(container, SECTION.molecules);
  const product = container.section(SECTION.product, Uint32Array);
  const reactants = openLists(container, SECTION.reactants);
  const centres = openLists(container, SECTION.centres);
  const keys = openTextPool(container, SECTION.key);
  const patents = openTextPool(container, SECTION.patent);
  const source = container.section(SECTION.source, Uint8Array);
  const conditions = openConditions(container, 'precedents');
  const names = openLists(container, SECTION.precedentNames);

  return (id) => {
    const centre = centres.list(id);
    let at = 0;
    const withCentre = (number: number): PrecedentMolecule => {
      const first = at + 1;
      at = first + centre[at];
      return { smiles: molecules.text(number), centre: Array.from(centre.subarray(first, at)) };
    };
    const sides = { reactants: Array.from(reactants.list(id), withCentre), product: withCentre(product[id]) };
    return {
      id,
      source: tables.precedentSources[source[id]],
      key: unescapeText(keys.text(id)),
      ...sides,
      ...conditions(id),
      isIonic: [...sides.reactants, sides.product].some(({ smiles }) => netCharge(smiles) !== 0),
      patent: unescapeText(patents.text(id)) || null,
      nameReactions: Array.from(names.list(id), (name) => nameReactions[name]),
    };
  };
}
