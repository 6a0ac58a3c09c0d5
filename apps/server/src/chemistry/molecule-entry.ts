import { type Catalog, entryPriceCategory } from '@retron/library';
import { parseSmiles } from '@retron/molecule';
import { compilePattern, Matcher, prepareMolecule, readPattern } from '@retron/patterns';
import type { Rdkit } from '@retron/rdkit';
import { checkStructure } from './check-structure.ts';

/** What is kept of a molecule beside its name. */
export interface MoleculeEntry {
  readonly smiles: string;
  readonly rosdal: string;
  readonly inchiKey: string;
  readonly formula: string;
  /** g/mol */
  readonly weight: number;
  readonly inCatalogue: boolean;
  /** 1 to 5, of the cheapest offer; null where none tells a price. */
  readonly priceCategory: number | null;
  /** Morgan fingerprint and pattern fingerprint, as texts of 0 and 1. */
  readonly likeness: string;
  readonly likenessBits: number;
  readonly parts: string;
}

export type MoleculeReading = { readonly entry: MoleculeEntry } | { readonly errors: readonly string[] };

/**
 * Reads structures for a library of molecules, in order. Metals, salts and mixtures may be kept: only what cannot be read is refused, with
 * the reasons in words for the user.
 */
export function moleculeEntries(rdkit: Rdkit, catalogs: readonly Catalog[], texts: readonly string[]): readonly MoleculeReading[] {
  return texts.map((text) => {
    const { errors, structure } = checkStructure(rdkit, text, 'auto', 'forward');
    if (structure === null) return { errors };
    const { smiles, rosdal, inchiKey, formula, weight } = structure;
    const likeness = rdkit.fingerprint(smiles);
    const parts = rdkit.substructureFingerprint(smiles);
    if (!likeness.ok) return { errors: [likeness.error.message] };
    if (!parts.ok) return { errors: [parts.error.message] };
    const places = catalogs.map((catalog) => ({ catalog, place: catalog.findInchiKey(inchiKey) })).filter(({ place }) => place >= 0);
    const prices = places.flatMap(({ catalog, place }) => entryPriceCategory(catalog.entry(place)) ?? []);
    const bits = bitText(likeness.value);
    return {
      entry: {
        smiles,
        rosdal,
        inchiKey,
        formula,
        weight,
        inCatalogue: places.length > 0,
        priceCategory: prices.length === 0 ? null : Math.min(...prices),
        likeness: bits,
        likenessBits: bits.replaceAll('0', '').length,
        parts: bitText(parts.value),
      },
    };
  });
}

function bitText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => [...byte.toString(2).padStart(8, '0')].reverse().join('')).join('');
}

/**
 * Which molecules have a structure as a part: for each the atoms of its first match, from 0, or `null`. Hydrogens of the structure stand
 * for any substituent, and configurations are not looked at.
 *
 * @param part - canonical SMILES; several molecules must all be there
 */
export function matchSubstructure(part: string, smiles: readonly string[]): readonly (readonly number[] | null)[] {
  const pattern = readPattern(openPattern(part));
  if (!pattern.ok) throw new Error(`${part} cannot be made a pattern: ${pattern.error.message}`);
  const matcher = new Matcher(compilePattern(pattern.value));
  return smiles.map((each) => {
    const read = parseSmiles(each);
    if (!read.ok) return null;
    matcher.begin(prepareMolecule(read.value));
    const { count, width, atoms } = matcher.matches(0, 1);
    return count === 0 ? null : Array.from(atoms.subarray(0, width));
  });
}

const ORGANIC = /^(?:[BCNOPSFI]|Cl|Br|[bcnops])$/;

/** A SMILES as a pattern: without hydrogens and configurations, charges and isotopes kept. */
function openPattern(smiles: string): string {
  return smiles
    .replaceAll(/[/\\]/g, '')
    .replaceAll(/\[(\d*)([A-Za-z][a-z]?)@{0,2}(?:H\d*)?([+-]\d*)?\]/g, (_, isotope, symbol, charge = '') => {
      const plain = isotope === '' && charge === '' && ORGANIC.test(symbol);
      return plain ? symbol : `[${isotope}${symbol}${charge}]`;
    });
}
