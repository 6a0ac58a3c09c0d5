import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { MaterialList } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import { readPlainBytes } from './library-files.ts';

const INCHI_KEY = /^[A-Z]{14}-[A-Z]{10}-[A-Z]$/;
/** Of a line that is not only a molecule. */
const COLUMN_ENDS = /[\t ,;]/;

/**
 * The molecules that files list, one a line, as SMILES or InChIKey; what follows a tab, blank, comma or semicolon is passed over.
 *
 * Fails where a file cannot be read, or where no line of it is a molecule.
 */
export function readMaterialFiles(paths: readonly string[], rdkit: Rdkit): Result<MaterialList, Failure> {
  const smiles = new Set<string>();
  const inchiKeys = new Set<string>();
  for (const path of paths) {
    const file = readPlainBytes(path);
    if (!file.ok) return file;
    const before = smiles.size + inchiKeys.size;
    for (const line of file.value.plain.toString('utf8').split(/\r?\n/)) {
      const [text] = line.trim().split(COLUMN_ENDS, 1);
      if (text === undefined || text === '') continue;
      if (INCHI_KEY.test(text)) {
        inchiKeys.add(text);
        continue;
      }
      const canonical = rdkit.canonicalSmiles(text);
      if (canonical.ok) smiles.add(canonical.value);
    }
    if (smiles.size + inchiKeys.size === before) return failure({ kind: 'empty-stock', message: `${path} lists no molecule.` });
  }
  return success({ smiles: [...smiles], inchiKeys: [...inchiKeys] });
}
