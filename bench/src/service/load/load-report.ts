import { quantile } from '../../report/distribution.ts';
import type { Timed } from './open-loop.ts';

/** How long calls took, in milliseconds. */
export interface Latency {
  readonly calls: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
  /** Calls without a 2xx or 304, by status; 0 where no answer came. */
  readonly errors: Readonly<Record<string, number>>;
}

/** @param all - at least one */
export function latencyOf(all: readonly Timed[]): Latency {
  const times = all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) => Number(quantile(times, share).toFixed(1));
  const errors: Record<string, number> = {};
  for (const { status } of all) if (!isGood(status)) errors[status] = (errors[status] ?? 0) + 1;
  return { calls: all.length, median: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1), errors };
}

const isGood = (status: number): boolean => (status >= 200 && status < 300) || status === 304;

/** By name, and over all under `all`. */
export function latencyByName(all: readonly Timed[]): Readonly<Record<string, Latency>> {
  const names = [...new Set(all.map(({ name }) => name))].sort();
  return Object.fromEntries([
    ...names.map((name) => [name, latencyOf(all.filter((call) => call.name === name))] as const),
    ['all', latencyOf(all)] as const,
  ]);
}

/** What is to be reached. */
export const TARGETS = { readP95Ms: 100, firstPageMs: 100, streamsRatio: 1.5 } as const;

export interface Verdict {
  readonly readP95Ms: number;
  /** 95 % of first pages of the wide tree. */
  readonly firstPageMs: number;
  /** Median of reads with streams open, divided by that without, the planner at work both times. */
  readonly streamsRatio: number;
  /** Calls that were not answered well. */
  readonly errors: number;
}

export const isReached = ({ readP95Ms, firstPageMs, streamsRatio, errors }: Verdict): boolean =>
  readP95Ms <= TARGETS.readP95Ms && firstPageMs <= TARGETS.firstPageMs && streamsRatio <= TARGETS.streamsRatio && errors === 0;

/** Lines, columns apart by tabs. */
export function latencyTable(title: string, latencies: Readonly<Record<string, Latency>>): readonly string[] {
  const row = ([name, { calls, median, p95, p99, max, errors }]: [string, Latency]) => {
    const failed = Object.entries(errors)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', ');
    return [name, calls, median, p95, p99, max, failed].join('\t');
  };
  return [[title, 'calls', 'median ms', '95 %', '99 %', 'longest', 'errors'].join('\t'), ...Object.entries(latencies).map(row)];
}
