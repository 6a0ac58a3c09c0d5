import type { Catalog, TransformLibrary } from '@retron/library';
import { type Direction, type LinkAddresses, type ProductRanker, Workbench } from '@retron/planning';
import type { DrawMoleculeRequest, DrawReactionRequest, LayoutRequest, Rdkit } from '@retron/rdkit';
import { materialOfText, readReagents, withCarbonMonoxide } from '@retron/reactivity';
import type { Notation } from '@retron/target';
import { branchOf } from './branch-search.ts';
import { catalogEntries, catalogInfos } from './catalog-offers.ts';
import { checkGiven, checkStructure } from './check-structure.ts';
import { createForwardCheck } from './forward-check.ts';
import { libraryEntries } from './library-entries.ts';
import { matchSubstructure, moleculeEntries } from './molecule-entry.ts';
import { createNamedPrecedents } from './named-precedents.ts';
import { type LookupRequest, lookUpPrecedents, type SupportOfSuggestion } from './precedent-lookup.ts';
import { readStructures } from './read-structures.ts';
import { materialFacts, stepYields } from './route-evidence.ts';
import { createStrategyPreview } from './strategy-preview.ts';
import { structureFacts } from './structure-facts.ts';

/** What a chemistry thread can be asked: those of the web process, and that of a worker, which looks up what is in its exports. */
export function chemistryFunctions(
  rdkit: Rdkit,
  libraries: ReadonlyMap<string, TransformLibrary>,
  catalogs: readonly Catalog[],
  addresses: LinkAddresses,
  productRanker: ProductRanker,
  ownLibraries: ReadonlySet<string> = new Set(),
) {
  const canonical = (smiles: string) => {
    const read = rdkit.canonicalSmiles(smiles);
    return read.ok ? read.value : null;
  };
  const workbench = new Workbench(rdkit);
  const lookupWorld = { rdkit, libraries, addresses };
  return {
    checkStructure: (text: string, format: Notation | 'auto', direction: Direction) => checkStructure(rdkit, text, format, direction),
    checkGiven: (text: string, format: Notation | 'auto', direction: Direction) => checkGiven(rdkit, text, format, direction),
    readStructures: (text: string, direction: Direction, most: number) => readStructures(rdkit, text, direction, most),
    drawMolecule: (request: DrawMoleculeRequest) => rdkit.drawMolecule(request),
    drawMoleculeWithPositions: (request: DrawMoleculeRequest) => rdkit.drawMoleculeWithPositions(request),
    drawReaction: (request: DrawReactionRequest) => rdkit.drawReaction(request),
    layout: (request: LayoutRequest) => rdkit.layout(request),
    libraries: () => libraryEntries(libraries.values(), ownLibraries),
    catalogInfos: (id: string) => catalogInfos(catalogs, id),
    forwardCheck: createForwardCheck(workbench, libraries, productRanker),
    strategyPreview: createStrategyPreview({ rdkit, workbench }, libraries, productRanker),
    readReagents: (texts: readonly string[]) =>
      withCarbonMonoxide(texts).map((text) => readReagents(text, canonical)?.map(({ smiles }) => smiles) ?? null),
    readMaterials: (texts: readonly string[]) => texts.map((text) => materialOfText(text, canonical)),
    catalogs: () => catalogEntries(catalogs),
    moleculeEntries: (texts: readonly string[]) => moleculeEntries(rdkit, catalogs, texts),
    matchSubstructure,
    molfiles: (smiles: readonly string[]) => smiles.map((each) => molfileOf(rdkit, each)),
    stepYields: (steps: readonly SupportOfSuggestion[]) => stepYields(lookupWorld, steps),
    materialFacts: (materials: Parameters<typeof materialFacts>[2]) => materialFacts(rdkit, catalogs, materials),
    branchOf,
    structureFacts: (smiles: readonly string[]) => structureFacts(rdkit, smiles),
    reactionsOfPrecedents: createNamedPrecedents(libraries),
    precedents: (request: LookupRequest) => lookUpPrecedents(lookupWorld, request),
  };
}

/** V2000, or V3000 where that cannot hold it; null for what has no drawing. */
function molfileOf(rdkit: Rdkit, smiles: string): string | null {
  const laid = rdkit.layout({ smiles });
  return laid.ok ? laid.value : null;
}

export type ChemistryFunctions = ReturnType<typeof chemistryFunctions>;
