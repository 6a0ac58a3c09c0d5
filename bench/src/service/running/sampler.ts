import { withDatabase } from './people.ts';
import { type ProcessUse, useOf } from './processes.ts';
import type { Product } from './product.ts';

const ROLES = ['launcher', 'web', 'worker', 'postmaster'] as const;
export type Role = (typeof ROLES)[number];

/** What the product held at one time; null for what was not there. */
export interface Sample {
  readonly seconds: number;
  readonly uses: Readonly<Record<Role, ProcessUse | null>>;
  readonly databaseConnections: number | null;
}

/** Looks every few seconds at what the product's processes hold. */
export class Sampler {
  readonly samples: Sample[] = [];
  readonly #product: Product;
  readonly #begin = Date.now();
  #timer: NodeJS.Timeout | null = null;

  constructor(product: Product) {
    this.#product = product;
  }

  begin(everyMs: number): void {
    this.#timer = setInterval(() => void this.look(), everyMs);
  }

  end(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  async look(): Promise<Sample> {
    const product = this.#product;
    const pids: Record<Role, number | null> = {
      launcher: product.launcherPid,
      web: product.pidOf('web'),
      worker: product.pidOf('worker'),
      postmaster: product.postmasterPid,
    };
    const uses = Object.fromEntries(ROLES.map((role) => [role, useOfMaybe(pids[role])])) as Record<Role, ProcessUse | null>;
    const seconds = Math.round((Date.now() - this.#begin) / 1000);
    const sample = { seconds, uses, databaseConnections: await this.#countConnections() };
    this.samples.push(sample);
    return sample;
  }

  async #countConnections(): Promise<number | null> {
    const url = this.#product.databaseUrl;
    if (url === null) return null;
    try {
      return await withDatabase(url, async (client) => {
        const { rows } = await client.query('SELECT count(*)::integer AS count FROM pg_stat_activity WHERE datname = current_database()');
        return (rows[0].count as number) - 1; // our own
      });
    } catch {
      return null; // it does not run just now
    }
  }
}

const useOfMaybe = (pid: number | null): ProcessUse | null => (pid === null ? null : useOf(pid));
