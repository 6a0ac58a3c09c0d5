import type { Catalog, TransformLibrary } from '@retron/library';
import type { Direction, LinkAddresses } from '@retron/planning';
import type { DrawMoleculeRequest, DrawReactionRequest, LayoutRequest, Rdkit } from '@retron/rdkit';
import type { Notation } from '@retron/target';
import { catalogInfos } from './catalog-offers.ts';
import { checkStructure } from './check-structure.ts';
import { libraryEntries } from './library-entries.ts';
import { type LookupRequest, lookUpPrecedents } from './precedent-lookup.ts';

/** What the chemistry thread of the web process can be asked. */
export function chemistryFunctions(
  rdkit: Rdkit,
  libraries: ReadonlyMap<string, TransformLibrary>,
  catalogs: readonly Catalog[],
  addresses: LinkAddresses,
) {
  const lookupWorld = { rdkit, libraries, addresses };
  return {
    checkStructure: (text: string, format: Notation | 'auto', direction: Direction) => checkStructure(rdkit, text, format, direction),
    drawMolecule: (request: DrawMoleculeRequest) => rdkit.drawMolecule(request),
    drawMoleculeWithPositions: (request: DrawMoleculeRequest) => rdkit.drawMoleculeWithPositions(request),
    drawReaction: (request: DrawReactionRequest) => rdkit.drawReaction(request),
    layout: (request: LayoutRequest) => rdkit.layout(request),
    libraries: () => libraryEntries(libraries.values()),
    catalogInfos: (id: string) => catalogInfos(catalogs, id),
    precedents: (request: LookupRequest) => lookUpPrecedents(lookupWorld, request),
  };
}

export type ChemistryFunctions = ReturnType<typeof chemistryFunctions>;
