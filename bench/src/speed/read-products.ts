import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Failure, failure, type Result, success } from '@retron/molecule';

/** Part of a table that is used when it has a column `split` and nothing else is said. */
const SPLIT_USED = 'val';

/**
 * Products of a tab-separated file, each once, in its order: the column `product`, or the product of the column `reaction`.
 *
 * @param path - unzipped when it ends in `.gz`; where there is a column `split` only its `val` rows are taken
 * @returns SMILES; atom maps are left in
 */
export function readProducts(path: string, limit: number): Result<readonly string[], Failure> {
  if (!existsSync(path)) return failure({ kind: 'no-file', message: `There is no file ${path}.` });
  const bytes = readFileSync(path);
  const [header, ...rows] = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split(/\r?\n/);
  const columns = header.split('\t');
  const product = columns.indexOf('product');
  const reaction = columns.indexOf('reaction');
  const split = columns.indexOf('split');
  if (product < 0 && reaction < 0) return failure({ kind: 'no-column', message: `${path} has no column named product or reaction.` });
  const products = new Set<string>();
  for (const row of rows) {
    if (products.size >= limit) break;
    const cells = row.split('\t');
    if (row === '' || (split >= 0 && cells[split] !== SPLIT_USED)) continue;
    const smiles = product >= 0 ? cells[product] : cells[reaction]?.split('>').at(-1);
    if (smiles) products.add(smiles);
  }
  return success([...products]);
}
