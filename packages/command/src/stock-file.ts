import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { Stock } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import { readPlainBytes } from './library-files.ts';

const INCHI_KEY = /^[A-Z]{14}-[A-Z]{10}-[A-Z]$/;
/** Of a line that is not only a molecule. */
const COLUMN_ENDS = /[\t ,;]/;

/**
 * The molecules that files list, one a line, as SMILES or InChIKey; what follows a tab, blank, comma or semicolon is passed over. Prices are
 * not known.
 *
 * Fails where a file cannot be read, or where no line of it is a molecule.
 */
export function readStock(paths: readonly string[], rdkit: Rdkit): Result<Stock, Failure> {
  const smilesKnown = new Set<string>();
  const keysKnown = new Set<string>();
  for (const path of paths) {
    const file = readPlainBytes(path);
    if (!file.ok) return file;
    const before = smilesKnown.size + keysKnown.size;
    for (const line of file.value.plain.toString('utf8').split(/\r?\n/)) {
      const [text] = line.trim().split(COLUMN_ENDS, 1);
      if (text === undefined || text === '') continue;
      if (INCHI_KEY.test(text)) {
        keysKnown.add(text);
        continue;
      }
      const canonical = rdkit.canonicalSmiles(text);
      if (canonical.ok) smilesKnown.add(canonical.value);
    }
    if (smilesKnown.size + keysKnown.size === before) return failure({ kind: 'empty-stock', message: `${path} lists no molecule.` });
  }
  // A key takes a millisecond; the same molecules are asked for again and again.
  const byKey = new Map<string, boolean>();
  const hasKey = (smiles: string): boolean => {
    const known = byKey.get(smiles);
    if (known !== undefined) return known;
    const key = rdkit.inchiKey(smiles);
    const isListed = key.ok && keysKnown.has(key.value);
    byKey.set(smiles, isListed);
    return isListed;
  };
  const isInStock = (smiles: string) => smilesKnown.has(smiles) || (keysKnown.size > 0 && hasKey(smiles));
  return success({ availability: (smiles) => ({ isInStock: isInStock(smiles), catalogId: null, priceCategory: null }) });
}
