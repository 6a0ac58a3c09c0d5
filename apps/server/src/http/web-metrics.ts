import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { countQueriesByStatus, countWorkers, queueFigures, recentWaits } from '../repositories/health.ts';
import { type ConnectionCounts, processMetrics } from './process-metrics.ts';

/** What the figures of a web process are taken from. */
export interface WebMetricsWorld {
  /** The connections that calls use. */
  readonly pool: ConnectionCounts;
  /** A connection that calls do not use, with little patience. */
  readonly database: Database;
  /** Event streams that are open. */
  readonly streams: () => number;
  /** Checks and drawings that wait for a thread. */
  readonly chemistryWaiting: () => number;
}

/** For how long what was read from the database is told again. */
const KEPT_MS = 5000;

/** The figures of a web process, and those of the whole installation that the database knows; without those while it is away. */
export class WebMetrics {
  readonly #registry: Registry;
  readonly #calls: Histogram<'call' | 'status'>;
  readonly #database: Database;
  readonly #installation: ReturnType<typeof installationGauges>;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor({ pool, database, streams, chemistryWaiting }: WebMetricsWorld) {
    const registers = [processMetrics(pool)];
    this.#registry = registers[0];
    this.#database = database;
    this.#installation = installationGauges(this.#registry);
    this.#calls = new Histogram({
      name: 'retron_call_seconds',
      help: 'Time to answer a call, by its name in the documentation of the calls; event streams are left out.',
      labelNames: ['call', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    });
    new Gauge({
      name: 'retron_event_streams',
      help: 'Event streams that are open.',
      registers,
      collect() {
        this.set(streams());
      },
    });
    new Gauge({
      name: 'retron_chemistry_calls_waiting',
      help: 'Checks and drawings that wait for a thread.',
      registers,
      collect() {
        this.set(chemistryWaiting());
      },
    });
  }

  countCall(call: string, status: number, milliseconds: number): void {
    this.#calls.observe({ call, status: String(status) }, milliseconds / 1000);
  }

  /** Prometheus text format. */
  async text(): Promise<string> {
    await this.#readInstallation();
    return this.#registry.metrics();
  }

  async #readInstallation(): Promise<void> {
    if (performance.now() - this.#readAt < KEPT_MS) return;
    this.#readAt = performance.now();
    const { up, queries, runs, oldestWait, waits, workers } = this.#installation;
    for (const gauge of [queries, runs, oldestWait, waits, workers]) gauge.reset();
    try {
      const database = this.#database;
      const [counts, queue, recent, living] = await Promise.all([
        countQueriesByStatus(database),
        queueFigures(database),
        recentWaits(database),
        countWorkers(database),
      ]);
      for (const [status, count] of counts) queries.set({ status }, count);
      runs.set({ state: 'waiting' }, queue.waiting);
      runs.set({ state: 'running' }, queue.running);
      oldestWait.set(queue.oldestWaitSeconds);
      waits.set({ quantile: '0.5' }, recent?.median ?? 0);
      waits.set({ quantile: '0.95' }, recent?.p95 ?? 0);
      workers.set(living);
      up.set(1);
    } catch {
      // The figure says it; what reads figures must not fill the log.
      up.set(0);
    }
  }
}

function installationGauges(registry: Registry) {
  const registers = [registry];
  return {
    up: new Gauge({ name: 'retron_database_up', help: 'Whether the database answers: 1 or 0.', registers }),
    queries: new Gauge({ name: 'retron_queries', help: 'Queries by status, deleted ones left out.', labelNames: ['status'], registers }),
    runs: new Gauge({ name: 'retron_runs', help: 'Runs that wait and runs being planned.', labelNames: ['state'], registers }),
    oldestWait: new Gauge({ name: 'retron_oldest_wait_seconds', help: 'How long the oldest waiting run waits.', registers }),
    waits: new Gauge({
      name: 'retron_wait_seconds',
      help: 'How long runs begun in the last five minutes had waited.',
      labelNames: ['quantile'],
      registers,
    }),
    workers: new Gauge({ name: 'retron_workers', help: 'Workers that live.', registers }),
  };
}
