import type { CatalogHeader, Sha256 } from '@retron/library';
import { CATALOG_KIND, CATALOG_SECTION, CONTAINER, INCHIKEY_LENGTH } from '@retron/library/format';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit/port';
import { ReactionCollector } from '../collect/collect-reactions.ts';
import type { ReactionSource } from '../collect/source-reaction.ts';
import { sourceReports } from '../collect/source-reports.ts';
import { textPoolSections } from '../container/text-pool-sections.ts';
import { writeContainer } from '../container/write-container.ts';
import { STARTING_MATERIAL_RULES, startingMaterials } from './starting-materials.ts';

/** Raised when the same input would give another catalogue. */
const CATALOG_BUILDER_VERSION = '1';

export interface BuildCatalogInput {
  readonly name: string;
  readonly version: string;
  readonly displayName: string;
  readonly licence: string;
  readonly sources: readonly ReactionSource[];
  readonly rdkit: Rdkit;
  readonly sha256: Sha256;
  readonly pack?: (bytes: Uint8Array) => Uint8Array;
  readonly onRead?: (count: number) => void;
}

/** Builds the catalogue of starting materials from the reactions of the sources: the file, ready to be stored. Deterministic. */
export async function buildCatalog(input: BuildCatalogInput): Promise<Result<Uint8Array, Failure>> {
  const { sources, rdkit } = input;
  const collection = new ReactionCollector(sources, rdkit, new Set(), 1);
  await collection.readSources(input.onRead ?? (() => {}));
  const entries = startingMaterials(collection.reactions).flatMap((entry) => {
    const inchiKey = rdkit.inchiKey(entry.smiles);
    // A compound that InChI cannot name cannot be looked up by its key; nobody sells it either.
    return inchiKey.ok && inchiKey.value.length === INCHIKEY_LENGTH ? [{ ...entry, inchiKey: inchiKey.value }] : [];
  });
  if (entries.length === 0) return failure({ kind: 'no-reactions', message: 'The sources hold no starting material.' });
  const byInchiKey = entries.map((_, place) => place).sort((a, b) => (entries[a].inchiKey < entries[b].inchiKey ? -1 : 1));
  const sections = {
    ...textPoolSections(
      CATALOG_SECTION.smiles,
      entries.map(({ smiles }) => smiles),
    ),
    ...textPoolSections(
      CATALOG_SECTION.inchiKey,
      entries.map(({ inchiKey }) => inchiKey),
    ),
    [CATALOG_SECTION.byInchiKey]: Uint32Array.from(byInchiKey),
    [CATALOG_SECTION.useCount]: Uint32Array.from(entries, ({ useCount }) => useCount),
  };
  const content = (hash: string): CatalogHeader => ({
    format: CONTAINER.format,
    name: input.name,
    version: input.version,
    displayName: input.displayName,
    hash,
    licence: input.licence,
    rules: STARTING_MATERIAL_RULES,
    builder: { version: CATALOG_BUILDER_VERSION, rdkit: rdkit.version },
    sources: sourceReports(sources, collection, collection.reactions),
    size: entries.length,
  });
  return success(writeContainer(CATALOG_KIND, content, sections, input.sha256, input.pack));
}
