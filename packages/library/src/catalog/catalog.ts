import type { LibrarySource } from '../library/library.ts';

/** Where a catalogue came from. */
export interface CatalogHeader {
  readonly format: number;
  /** File name without ending and version, such as `starting_materials`. */
  readonly name: string;
  readonly version: string;
  readonly displayName: string;
  /** SHA-256 of everything behind the header, hex. */
  readonly hash: string;
  readonly licence: string;
  /** How it was decided what is in it, for people. */
  readonly rules: readonly string[];
  readonly builder: { readonly version: string; readonly rdkit: string };
  /** Reactions it was gathered from; empty when it was imported. */
  readonly sources: readonly LibrarySource[];
  /** Where it was imported from; absent when it was gathered from reactions. */
  readonly imported?: CatalogImport;
  readonly size: number;
}

/** What was made of the file of a supplier. */
export interface CatalogImport {
  readonly fileName: string;
  readonly sha256: string;
  /** Address of the supplier. */
  readonly website: string | null;
  /** Address of one compound, `{id}` standing for its number. */
  readonly link: string | null;
  readonly rowsRead: number;
  readonly rowsUsed: number;
  /** Reason -> number of rows refused for it. */
  readonly refused: Readonly<Record<string, number>>;
  /** Reason -> number of rows whose price is unknown for it. */
  readonly unknownPrices: Readonly<Record<string, number>>;
  /** Rows of a compound that stands in the catalogue already; the cheapest counts. */
  readonly duplicates: number;
  /** Salts and hydrates listed under the compound they are of. */
  readonly salts: number;
  /** Compounds with a price. */
  readonly priced: number;
}

/** A compound of the catalogue. */
export interface CatalogEntry {
  /** RDKit canonical SMILES. */
  readonly smiles: string;
  readonly inchiKey: string;
  /** How often it served as a starting material: reactions of one patent count once, without a patent once each; 0 when imported. */
  readonly useCount: number;
  /** Number in the catalogue; `null` when it has none. */
  readonly catalogId: string | null;
  readonly name: string | null;
  /** US dollars; `null` when unknown. */
  readonly pricePerGram: number | null;
}

/** Compounds one may count on having: immutable views on one (shared) buffer, ordered by SMILES. */
export interface Catalog {
  readonly header: CatalogHeader;
  /** `name-version`, such as `starting_materials-1.0`. */
  readonly fullName: string;
  readonly size: number;
  /** Place of a compound, from 0, or -1. @param smiles - RDKit canonical SMILES */
  find(smiles: string): number;
  /** Place of a compound, from 0, or -1. */
  findInchiKey(inchiKey: string): number;
  /** Place of a compound, from 0, or -1; -1 as well where several compounds share the number. */
  findCatalogId(catalogId: string): number;
  entry(place: number): CatalogEntry;
}
