import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { droppedLogLines } from '../log.ts';

/** Connections to the database, as their pool counts them. */
export interface ConnectionCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  /** Calls that wait for one. */
  readonly waitingCount: number;
}

/** The figures that every process has: its own, those of its connections, and its log. */
export function processMetrics(pool: ConnectionCounts): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'retron_database_connections',
    help: 'Connections of this process to the database, and calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
    },
  });
  new Counter({
    name: 'retron_log_lines_dropped_total',
    help: 'Lines of the log that could not be written.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(droppedLogLines());
    },
  });
  return registry;
}
