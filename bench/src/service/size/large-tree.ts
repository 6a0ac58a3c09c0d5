import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Client } from '../running/client.ts';
import type { Product } from '../running/product.ts';
import { type ProcessCost, withCost } from './peak-memory.ts';

export const TREE_STRUCTURES = 100_000;
const PING_EVERY_MS = 50;
const PATIENCE_MS = 300_000;

/**
 * By the product's own functions, in a program of its own.
 *
 * @param kind - `long`: as many suggestions as structures, each with as many bytes as a real one
 * @returns the number of the query
 */
export async function writeTree(product: Product, root: string, kind: readonly 'long'[] = []): Promise<number> {
  const args = ['tsx', 'apps/server/src/testing/measure-large-tree.ts', product.databaseUrl ?? '', String(TREE_STRUCTURES), ...kind];
  const { stdout } = await promisify(execFile)('npx', args, { cwd: root });
  return Number(stdout.trim().split('\n').at(-1));
}

/** How a call went. */
export interface Measured {
  readonly what: string;
  readonly ms: number;
  /** The longest that another call waited meanwhile: what the web process stood still. */
  readonly othersWaitedMs: number;
  readonly megabytes: number;
  readonly cost: ProcessCost;
}

/** Makes a call while another asks again and again who it is. @throws Error when it fails */
export async function measureCall(
  product: Product,
  client: Client,
  what: string,
  method: string,
  path: string,
  body: object | undefined,
): Promise<Measured> {
  const waits: number[] = [];
  let isOver = false;
  const ping = async () => {
    while (!isOver) {
      const begun = performance.now();
      await client.get('/app/api/whoami');
      waits.push(performance.now() - begun);
      await sleep(PING_EVERY_MS);
    }
  };
  const pinging = ping();
  const begun = performance.now();
  const { value, cost } = await withCost(product, () => client.call(method, path, body, PATIENCE_MS));
  const ms = Math.round(performance.now() - begun);
  isOver = true;
  await pinging;
  if (value.kind !== 'acknowledged') throw new Error(`${what}: ${JSON.stringify(value).slice(0, 300)}`);
  const megabytes = Number((JSON.stringify(value.body).length / 1e6).toFixed(2));
  return { what, ms, othersWaitedMs: Math.round(Math.max(...waits)), megabytes, cost };
}
