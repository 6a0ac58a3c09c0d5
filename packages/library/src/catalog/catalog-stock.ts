import { type CatalogAvailability, catalogAvailability } from './availability.ts';
import type { Catalog } from './catalog.ts';

/** What catalogues offer, for whoever asks of many molecules. */
export interface CatalogStock {
  /** @param smiles - RDKit canonical SMILES */
  availability(smiles: string): CatalogAvailability;
  /**
   * Whether a molecule may be offered: `false` only where none is that has these atoms and multiple bonds. Absent where there is no
   * catalogue.
   *
   * @param drawn - any SMILES of it, its aromatic atoms as RDKit finds them
   */
  mayHave?(drawn: string): boolean;
}

/** Asks the catalogues given. The catalogue number of a compound is the supplier's, or its InChIKey where that would not do. */
export function catalogStock(catalogs: readonly Catalog[]): CatalogStock {
  const availability = (smiles: string) => catalogAvailability(catalogs, smiles);
  if (catalogs.length === 0) return { availability };
  return {
    availability,
    mayHave: (drawn) => {
      const sum = sumOfSymbols(drawn);
      return catalogs.some((catalog) => sumsOf(catalog).has(sum));
    },
  };
}

const known = new WeakMap<Catalog, ReadonlySet<number>>();

/** Gathered when it is first asked for, once in a thread. */
function sumsOf(catalog: Catalog): ReadonlySet<number> {
  const before = known.get(catalog);
  if (before !== undefined) return before;
  const sums = new Set<number>();
  for (let place = 0; place < catalog.size; place++) sums.add(sumOfSymbols(catalog.entry(place).smiles));
  known.set(catalog, sums);
  return sums;
}

/**
 * A number that all SMILES of one molecule share, whatever their order: a sum over the letters of its atoms, aromatic ones apart, and its
 * double and triple bonds. Hydrogens are left out, as they may be written or not.
 */
export function sumOfSymbols(smiles: string): number {
  let sum = 0;
  for (let at = 0; at < smiles.length; at++) sum = (sum + WEIGHT[smiles.charCodeAt(at)]) | 0;
  return sum;
}

const WEIGHT = Int32Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (!/[A-Za-z=#]/.test(character) || character === 'H') return 0;
  const mixed = Math.imul(code ^ 0x9e3779b9, 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
});
