import type { CatalogHeader, CatalogImport, Sha256 } from '@retron/library';
import { CATALOG_KIND, CATALOG_SECTION, CONTAINER, escapeText, IMPORT_SECTION, INCHIKEY_LENGTH } from '@retron/library/format';
import { type Failure, failure, parseRosdal, type Result, success, writeSmiles } from '@retron/molecule';
import type { MoleculeFacts, Rdkit } from '@retron/rdkit/port';
import { textPoolSections } from '../container/text-pool-sections.ts';
import { writeContainer } from '../container/write-container.ts';
import { type PriceRules, pricePerGram } from './amounts.ts';
import type { CatalogRow, RowStructure } from './catalog-row.ts';
import { ParentFinder } from './parent-compound.ts';
import { RowCounts } from './row-counts.ts';

/** Raised when the same file would give another catalogue. */
const CATALOG_IMPORT_VERSION = '1';

export interface ImportCatalogInput {
  readonly name: string;
  readonly version: string;
  readonly displayName: string;
  readonly licence: string;
  readonly fileName: string;
  /** Of the supplier's file. */
  readonly fileSha256: string;
  readonly website: string | null;
  readonly link: string | null;
  readonly prices: PriceRules;
  /** Read once, in order. */
  readonly rows: Iterable<CatalogRow> | AsyncIterable<CatalogRow>;
  readonly rdkit: Rdkit;
  readonly sha256: Sha256;
  readonly pack?: (bytes: Uint8Array) => Uint8Array;
  /** Told after every row, with the number read so far. */
  readonly onRow?: (count: number) => void;
}

/** The file, ready to be stored, and what was made of the rows. */
export interface ImportedCatalog {
  readonly file: Uint8Array;
  readonly report: CatalogImport;
  /** Reason -> lines of the first few rows refused for it. */
  readonly refusedLines: ReadonlyMap<string, readonly number[]>;
  /** Reason -> lines of the first few rows whose price is unknown for it. */
  readonly unknownPriceLines: ReadonlyMap<string, readonly number[]>;
}

interface Offer {
  readonly smiles: string;
  readonly inchiKey: string;
  readonly catalogId: string;
  readonly name: string;
  readonly pricePerGram: number | null;
}

function factsOf(structure: RowStructure, rdkit: Rdkit): MoleculeFacts | null {
  if (!('rosdal' in structure)) {
    const facts = rdkit.facts(structure);
    return facts.ok ? facts.value : null;
  }
  const molecule = parseRosdal(structure.rosdal);
  const facts = molecule.ok ? rdkit.facts({ smiles: writeSmiles(molecule.value).smiles }) : molecule;
  return facts.ok ? facts.value : null;
}

/** Takes in rows and keeps of each compound the cheapest offer, of equal ones the first. */
class Offers {
  readonly refused = new RowCounts();
  readonly unknownPrices = new RowCounts();
  readonly byName = new Map<string, Offer>();
  rowsRead = 0;
  duplicates = 0;
  salts = 0;
  readonly #input: ImportCatalogInput;
  readonly #parents: ParentFinder;

  constructor(input: ImportCatalogInput) {
    this.#input = input;
    this.#parents = new ParentFinder(input.rdkit);
  }

  take(row: CatalogRow): void {
    this.rowsRead++;
    const offer = this.#offerOf(row);
    if (typeof offer === 'string') {
      this.refused.add(offer, row.line);
      return;
    }
    const known = this.byName.get(offer.smiles);
    if (known) this.duplicates++;
    const isCheaper = (offer.pricePerGram ?? Number.POSITIVE_INFINITY) < (known?.pricePerGram ?? Number.POSITIVE_INFINITY);
    if (!known || isCheaper) this.byName.set(offer.smiles, offer);
  }

  #offerOf(row: CatalogRow): Offer | string {
    const { rdkit, prices } = this.#input;
    if (row.problem !== undefined) return row.problem;
    if (row.structure === null) return 'no-structure';
    const sold = factsOf(row.structure, rdkit);
    if (sold === null) return 'structure-unreadable';
    const parent = this.#parents.find(sold.smiles);
    if (parent.kind === 'mixture') return 'mixture';
    const compound = parent.kind === 'parent' ? factsOf({ smiles: parent.smiles }, rdkit) : sold;
    if (compound === null || compound.inchiKey.length !== INCHIKEY_LENGTH) return 'structure-unreadable';
    if (parent.kind === 'parent') this.salts++;
    const price = pricePerGram(row, prices, sold.weight);
    if (typeof price === 'string') this.unknownPrices.add(price, row.line);
    return {
      smiles: compound.smiles,
      inchiKey: compound.inchiKey,
      catalogId: row.id.trim(),
      name: row.name.trim(),
      // As it is stored, so that equal prices are equal.
      pricePerGram: typeof price === 'string' ? null : Math.fround(price),
    };
  }
}

/** Places in ascending order of the texts. */
function orderOf(texts: readonly string[]): Uint32Array {
  const compare = (a: number, b: number) => (texts[a] < texts[b] ? -1 : texts[a] > texts[b] ? 1 : a - b);
  return Uint32Array.from(texts.map((_, place) => place).sort(compare));
}

/**
 * Makes a catalogue of a supplier's list. Deterministic: the same rows give the same bytes.
 *
 * Rows that cannot be used are counted by reason, and so are prices that are not known. Salts and hydrates are listed under the compound
 * they are of, with the price of what is sold.
 */
export async function importCatalog(input: ImportCatalogInput): Promise<Result<ImportedCatalog, Failure>> {
  const offers = new Offers(input);
  for await (const row of input.rows) {
    offers.take(row);
    input.onRow?.(offers.rowsRead);
  }
  const entries = [...offers.byName.values()].sort((a, b) => (a.smiles < b.smiles ? -1 : 1));
  const report: CatalogImport = {
    fileName: input.fileName,
    sha256: input.fileSha256,
    website: input.website,
    link: input.link,
    rowsRead: offers.rowsRead,
    rowsUsed: offers.rowsRead - offers.refused.total,
    refused: offers.refused.counts(),
    unknownPrices: offers.unknownPrices.counts(),
    duplicates: offers.duplicates,
    salts: offers.salts,
    priced: entries.filter(({ pricePerGram }) => pricePerGram !== null).length,
  };
  if (entries.length === 0) {
    const reasons = Object.entries(report.refused).map(([reason, count]) => `${count} ${reason}`);
    return failure({ kind: 'no-compounds', message: `${input.fileName} gives no compound (${reasons.join(', ') || 'no rows'}).` });
  }
  const catalogIds = entries.map(({ catalogId }) => escapeText(catalogId));
  const sections = {
    ...textPoolSections(
      CATALOG_SECTION.smiles,
      entries.map(({ smiles }) => smiles),
    ),
    ...textPoolSections(
      CATALOG_SECTION.inchiKey,
      entries.map(({ inchiKey }) => inchiKey),
    ),
    [CATALOG_SECTION.byInchiKey]: orderOf(entries.map(({ inchiKey }) => inchiKey)),
    [CATALOG_SECTION.useCount]: new Uint32Array(entries.length),
    ...textPoolSections(IMPORT_SECTION.catalogId, catalogIds),
    ...textPoolSections(
      IMPORT_SECTION.name,
      entries.map(({ name }) => escapeText(name)),
    ),
    [IMPORT_SECTION.pricePerGram]: Float32Array.from(entries, ({ pricePerGram }) => pricePerGram ?? Number.NaN),
    [IMPORT_SECTION.byCatalogId]: orderOf(catalogIds),
  };
  const content = (hash: string): CatalogHeader => ({
    format: CONTAINER.format,
    name: input.name,
    version: input.version,
    displayName: input.displayName,
    hash,
    licence: input.licence,
    rules: importRules(input.prices),
    builder: { version: CATALOG_IMPORT_VERSION, rdkit: input.rdkit.version },
    sources: [],
    imported: report,
    size: entries.length,
  });
  const file = writeContainer(CATALOG_KIND, content, sections, input.sha256, input.pack);
  return success({ file, report, refusedLines: offers.refused.lines, unknownPriceLines: offers.unknownPrices.lines });
}

function importRules({ currency, rates }: PriceRules): string[] {
  return [
    'Of several offers of a compound the cheapest per gram counts.',
    'Salts and hydrates stand under the compound they are of, with the price of what is sold.',
    `Prices without a currency are in ${currency}.`,
    ...[...rates].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, rate]) => `1 ${code} counts as ${rate} USD.`),
  ];
}
