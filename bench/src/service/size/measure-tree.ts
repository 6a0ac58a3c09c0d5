import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../running/client.ts';
import type { Product } from '../running/product.ts';
import { type Measured, measureCall, TREE_STRUCTURES, writeTree } from './large-tree.ts';
import { measureExport } from './measure-exports.ts';
import { withCost } from './peak-memory.ts';

/** Characters of a selection: what an export takes, less what a last place may have. */
const SELECTION = 499_000;
const PATIENCE_MS = 300_000;

interface Node {
  readonly sid: number;
  readonly ensid: number;
  readonly children: readonly Node[];
}

/** Opens, narrows, exports and continues a tree of 100,000 structures; each reading several times. */
export async function measureTree(product: Product, root: string, client: Client, times: number) {
  const query = await writeTree(product, root);
  const first = await client.read<{ children: readonly Node[] }>(`/app/api/queries/${query}/tree/1/children?limit=50&depth=1`);
  const suggestion = first?.children[0];
  const below = suggestion?.children[0]?.sid;
  if (suggestion === undefined || below === undefined) throw new Error('The tree was not written.');
  const reads: Measured[] = [];
  const read = async (what: string, method: string, path: string, body?: object) => {
    for (let time = 0; time < times; time++) reads.push(await measureCall(product, client, what, method, path, body));
  };
  await read('who am I, for comparison', 'GET', '/app/api/whoami');
  await read('the query with its first level', 'GET', `/app/api/queries/${query}`);
  await read('50 suggestions of the target', 'GET', `/app/api/queries/${query}/tree/1/children?limit=50`);
  await read('three levels', 'GET', `/app/api/queries/${query}/tree/1/children?limit=50&depth=3`);
  await read('suggestions further down', 'GET', `/app/api/queries/${query}/tree/${below}/children?limit=50&path=1,${below}`);
  await read('narrowed', 'POST', `/app/api/queries/${query}/filter`, { filterProperties: { nameReactions: [] } });
  await read('routes', 'GET', `/app/api/queries/${query}/routes`);
  await read('status', 'GET', `/app/api/queries/${query}/status?since=0`);

  const exported = { query: { id: query } };
  const selection = await selectionOf(client, query);
  const exports = [];
  for (const [kind, body, what] of [
    ['clusterstatistics', { ...exported, format: 'XLS' }, 'cluster statistics, XLS'],
    ['disconnections', { id: query, format: 'JSON' }, 'disconnections, JSON'],
    ['pathways', { ...exported, selection: selection.some, format: 'XLS' }, '200 suggestions, XLS'],
    [
      'pathways',
      { ...exported, selection: selection.most, format: 'JSON' },
      `as many suggestions as a selection may name (${selection.count}), JSON`,
    ],
    [
      'pathways',
      { ...exported, selection: selection.most, format: 'XLS' },
      `as many suggestions as a selection may name (${selection.count}), XLS`,
    ],
  ] as const) {
    exports.push(await measureExport(product, client, kind, body, what).catch((error: Error) => ({ what, failed: error.message })));
  }
  return { structures: TREE_STRUCTURES, reads, exports, continued: await measureContinuation(product, client, query) };
}

/** Places of suggestions: the target's, and as many of the levels below as a selection may name. */
async function selectionOf(client: Client, query: number) {
  const some: string[] = [];
  const most: string[] = [];
  let length = 0;
  const page = await client.read<{ children: readonly Node[] }>(`/app/api/queries/${query}/tree/1/children?limit=200`);
  for (const { ensid, children } of page?.children ?? []) {
    some.push(`1-${ensid}`);
    for (const { sid } of children) {
      const below = await client.read<{ children: readonly Node[] }>(
        `/app/api/queries/${query}/tree/${sid}/children?limit=50&path=1,${sid}`,
      );
      for (const each of below?.children ?? []) {
        for (const place of [
          `1-${ensid}-${sid}-${each.ensid}`,
          ...each.children.map((further) => `1-${ensid}-${sid}-${each.ensid}-${further.sid}`),
        ]) {
          if (length + place.length + 1 > SELECTION) break;
          most.push(place);
          length += place.length + 1;
        }
      }
    }
  }
  return { some: some.join(), most: most.join(), count: most.length };
}

/**
 * Has the planner go on from the structure that was found last, until it has suggestions; then stops the query, as five more steps of a
 * brute force do not end.
 */
async function measureContinuation(product: Product, client: Client, query: number) {
  const begun = performance.now();
  const seconds = () => Number(((performance.now() - begun) / 1000).toFixed(2));
  const { value, cost } = await withCost(product, async () => {
    const reply = await client.call('POST', `/app/api/queries/${query}/continue`, { structlistid: TREE_STRUCTURES });
    if (reply.kind !== 'acknowledged') throw new Error(`It was not continued: ${JSON.stringify(reply).slice(0, 300)}`);
    const suggestions = async () => {
      const page = await client.read<{ total: number }>(`/app/api/queries/${query}/tree/${TREE_STRUCTURES}/children?limit=1`);
      return page?.total ?? 0;
    };
    const shown = await until(suggestions, (total) => total > 0);
    const secondsToSuggestions = seconds();
    await client.call('POST', `/app/api/queries/${query}/stop`);
    const status = async () => (await client.read<{ status: string }>(`/app/api/queries/${query}/status`))?.status;
    await until(status, (word) => word !== 'Busy');
    return { secondsToSuggestions, suggestions: shown, secondsToStop: Number((seconds() - secondsToSuggestions).toFixed(2)) };
  });
  return { ...value, cost };
}

/** Asks until the answer is as wanted. @throws when it never is */
async function until<T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<T> {
  const begun = performance.now();
  while (performance.now() - begun < PATIENCE_MS) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    await sleep(50);
  }
  throw new Error(`Not within ${PATIENCE_MS / 1000} s.`);
}
