import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../running/client.ts';
import { startAndKeep } from './chemist.ts';
import type { Ledger } from './ledger.ts';
import { PROBE, startBody } from './questions.ts';
import type { Written } from './written.ts';

/** How often it is looked. */
const LOOK_MS = 100;
/** After this, a query that is not done is left to itself, and another one started. */
const PROBE_MS = 6000;
const PATIENCE_MS = 3000;

/** Milliseconds until it served again; null where it did not within the time given. */
export interface Served {
  /** A signed-in user was answered. */
  readonly readMs: number | null;
  /** And a new query was planned to its end. */
  readonly plannedMs: number | null;
}

/** Somebody who asks all the time whether the product serves: a read, then a new small query. */
export class Prober {
  readonly client: Client;
  readonly #ledger: Ledger;
  readonly #written: Written;
  readonly #projectId: number;
  #counter = 0;

  constructor(client: Client, shared: { readonly ledger: Ledger; readonly written: Written }, projectId: number) {
    this.client = client;
    this.#ledger = shared.ledger;
    this.#written = shared.written;
    this.#projectId = projectId;
  }

  /** @param mostMs - how long to wait at most */
  async untilServed(mostMs: number): Promise<Served> {
    const begin = Date.now();
    const deadline = begin + mostMs;
    let readMs: number | null = null;
    while (readMs === null && Date.now() < deadline) {
      const reply = await this.client.get('/app/api/whoami', PATIENCE_MS);
      if (reply.kind === 'acknowledged') readMs = Date.now() - begin;
      else await sleep(LOOK_MS);
    }
    while (Date.now() < deadline) {
      if (await this.#isPlanned(Math.min(deadline, Date.now() + PROBE_MS))) return { readMs, plannedMs: Date.now() - begin };
      await sleep(LOOK_MS);
    }
    return { readMs, plannedMs: null };
  }

  async #isPlanned(deadline: number): Promise<boolean> {
    const name = `${this.client.username} asks ${++this.#counter}`;
    const id = await startAndKeep(
      { client: this.client, ledger: this.#ledger, written: this.#written },
      startBody(PROBE, name, this.#projectId, 'INTERACTIVE'),
      { name, projectId: this.#projectId, question: PROBE },
    );
    while (id !== null && Date.now() < deadline) {
      const reply = await this.client.get(`/app/api/queries/${id}/status`, PATIENCE_MS);
      if (reply.kind === 'acknowledged') {
        const { status } = reply.body as { status: string };
        if (status !== 'Busy') return status === 'Ready';
      }
      await sleep(LOOK_MS);
    }
    return false;
  }
}
