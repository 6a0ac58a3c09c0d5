import type { Client } from '../running/client.ts';
import type { Product } from '../running/product.ts';
import { type Measured, measureCall, TREE_STRUCTURES, writeTree } from './large-tree.ts';

/** Calls that look at every suggestion of a tree: of 100,000, as long as real ones are. Each is made several times. */
export async function measureSearches(product: Product, root: string, client: Client, times: number) {
  const query = await writeTree(product, root, ['long']);
  const first = await client.read<{ children: { children: { sid: number; instock: boolean | null }[] }[] }>(
    `/app/api/queries/${query}/tree/1/children?limit=50`,
  );
  const below = first?.children.flatMap(({ children }) => children).find(({ instock }) => instock !== true)?.sid;
  if (below === undefined) throw new Error('The tree was not written.');
  const reads: Measured[] = [];
  const read = async (what: string, method: string, path: string, body?: object) => {
    for (let time = 0; time < times; time++) reads.push(await measureCall(product, client, what, method, path, body));
  };
  const filter = (what: string, nameReactions: readonly string[]) =>
    read(`filtered ${what}`, 'POST', `/app/api/queries/${query}/filter`, {
      ...{ filterProperties: { nameReactions }, scope: 'tree' },
      precedentProperties: { numPrecedents: 1 },
    });
  await read('who am I, for comparison', 'GET', '/app/api/whoami');
  await filter('by precedents', []);
  await filter('by precedents and one name reaction', ['Nitro to amino']);
  await read('a branch to the target', 'GET', `/app/api/queries/${query}/tree/1/branch`);
  await read('a branch to a precursor of it', 'GET', `/app/api/queries/${query}/tree/${below}/branch?path=1,${below}`);
  return { suggestions: TREE_STRUCTURES - 1, reads };
}
