import type { LibrarySource } from '../library.ts';

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
  readonly sources: readonly LibrarySource[];
  readonly size: number;
}

/** A compound of the catalogue. */
export interface CatalogEntry {
  /** RDKit canonical SMILES. */
  readonly smiles: string;
  readonly inchiKey: string;
  /** How often it served as a starting material: reactions of one patent count once, reactions without a patent once each. */
  readonly useCount: number;
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
  entry(place: number): CatalogEntry;
}
