import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../running/client.ts';
import type { Product } from '../running/product.ts';
import { type ProcessCost, withCost } from './peak-memory.ts';

const POLL_MS = 100;
const PATIENCE_MS = 900_000;

/** How an export went, from the call that asks for it until its file can be fetched. */
export interface MeasuredExport {
  readonly what: string;
  readonly seconds: number;
  readonly megabytes: number;
  readonly cost: ProcessCost;
  /** Different states of progress that the polls told. */
  readonly told: number;
}

/** Has a file made as the page does, and waits for it. @throws Error when it fails */
export async function measureExport(
  product: Product,
  client: Client,
  kind: 'pathways' | 'precedents' | 'clusterstatistics' | 'disconnections',
  body: object,
  what: string,
): Promise<MeasuredExport> {
  const begun = performance.now();
  const told = new Set<unknown>();
  const { value: jobid, cost } = await withCost(product, async () => {
    const reply = await client.call('POST', `/app/api/v2/export/${kind}`, body);
    if (reply.kind !== 'acknowledged') throw new Error(`${what} was not begun: ${JSON.stringify(reply).slice(0, 300)}`);
    const { jobid: id } = reply.body as { jobid: number };
    while (performance.now() - begun < PATIENCE_MS) {
      const trace = await client.read<{ status: string; message: string; progress?: number }>(`/app/api/v2/export/${id}/trace`);
      if (trace?.status === 'READY') return id;
      if (trace?.status === 'ERROR') throw new Error(`${what} failed: ${trace.message}`);
      told.add(trace?.progress);
      await sleep(POLL_MS);
    }
    throw new Error(`${what} took longer than ${PATIENCE_MS / 1000} s.`);
  });
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(2));
  const answer = await fetch(`${product.address}/app/api/v2/export/${jobid}/file`, { headers: client.session ?? {} });
  const bytes = (await answer.arrayBuffer()).byteLength;
  await client.call('DELETE', `/app/api/v2/export/${jobid}`);
  return { what, seconds, megabytes: Number((bytes / 1e6).toFixed(2)), cost, told: told.size };
}
