import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../running/client.ts';
import type { Product } from '../running/product.ts';
import { type MeasuredExport, measureExport } from './measure-exports.ts';

const SILDENAFIL = 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1';
const QUESTION = {
  ...{ rosdal: SILDENAFIL, algorithm: 'OLD', strategy: 'All Transforms 1.0', direction: 'synthesis', library: ['chemsynth_core-1.0'] },
  ...{ breadth: 50, nsteps: 1, minlevels: 1, mode: 'INTERACTIVE', sessionid: 'precedents to export' },
};
/** Precedents that one export must hold at least. */
const WANTED = 500;
const FORMATS = ['XLS', 'RDF', 'PDF', 'JSON'] as const;

/** Exports of the precedents of one cluster: that with the fewest of at least 500; each format several times. */
export async function measurePrecedents(product: Product, client: Client, projectId: number, times: number) {
  const query = await plan(client, projectId);
  const { suggestion, precedents } = await clusterFor(client, query);
  const body = { query: { id: query }, ensemble: suggestion, isCluster: true };
  // The first starts the thread, which opens the libraries.
  const first = await measureExport(product, client, 'precedents', { ...body, format: 'JSON' }, 'first');
  const exports: MeasuredExport[] = [];
  for (const format of FORMATS) {
    for (let time = 0; time < times; time++) {
      exports.push(await measureExport(product, client, 'precedents', { ...body, format }, `${precedents} precedents, ${format}`));
    }
  }
  return { precedents, first, exports };
}

async function plan(client: Client, projectid: number): Promise<number> {
  const reply = await client.call('POST', '/app/apiv2/queries/start', { ...QUESTION, projectid });
  if (reply.kind !== 'acknowledged') throw new Error(`The query was not started: ${JSON.stringify(reply)}`);
  const { id } = reply.body as { id: number };
  for (;;) {
    const status = await client.read<{ status: string }>(`/app/api/queries/${id}/status`);
    if (status?.status === 'Ready') return id;
    if (status?.status !== 'Busy' && status?.status !== 'Waiting') throw new Error(`The query is ${status?.status}.`);
    await sleep(200);
  }
}

async function clusterFor(client: Client, query: number): Promise<{ readonly suggestion: number; readonly precedents: number }> {
  const page = await client.read<{ children: { ensid: number }[] }>(`/app/api/queries/${query}/tree/1/children?limit=50`);
  let best: { suggestion: number; precedents: number } | null = null;
  for (const { ensid } of page?.children ?? []) {
    const reply = await client.call('POST', `/app/api/v2/queries/${query}/lookup`, { ensid, parid: 1, limit: 1, isCluster: true });
    if (reply.kind !== 'acknowledged') continue;
    const { total } = reply.body as { total: number };
    if (total >= WANTED && (best === null || total < best.precedents)) best = { suggestion: ensid, precedents: total };
  }
  if (best === null) throw new Error(`No cluster has ${WANTED} precedents.`);
  return best;
}
