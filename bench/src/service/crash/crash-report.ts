import { quantile } from '../../report/distribution.ts';
import type { Sample } from '../running/sampler.ts';
import type { KillKind } from './kill-plan.ts';
import type { Served } from './serving.ts';
import type { Findings } from './verify.ts';

/** Within this much everything must serve again. */
export const SERVE_WITHIN_MS = 30_000;

/** One kill and what came after it. Times count from the kill, for a hang or a full disk from its end. */
export interface KillRecord extends Served {
  readonly kind: KillKind;
  /** What was hit; null when there was nothing to hit. */
  readonly hit: string | null;
  /** It never served again by itself: everything was ended and started by hand. */
  readonly wasForced: boolean;
}

export interface KillSummary {
  readonly kills: number;
  /** Milliseconds until everything served again, over those that did. */
  readonly median: number | null;
  readonly p95: number | null;
  readonly max: number | null;
  /** Took longer than allowed, or never served again by themselves. */
  readonly late: number;
}

/** By kind, and over all under `all`. */
export function summarise(kills: readonly KillRecord[]): Readonly<Record<string, KillSummary>> {
  const kinds = [...new Set(kills.map(({ kind }) => kind))].sort();
  return Object.fromEntries([
    ...kinds.map((kind) => [kind, summaryOf(kills.filter((kill) => kill.kind === kind))] as const),
    ['all', summaryOf(kills)] as const,
  ]);
}

function summaryOf(kills: readonly KillRecord[]): KillSummary {
  const times = kills.flatMap(({ plannedMs }) => (plannedMs === null ? [] : [plannedMs])).sort((a, b) => a - b);
  const at = (share: number) => (times.length === 0 ? null : quantile(times, share));
  return { kills: kills.length, median: at(0.5), p95: at(0.95), max: at(1), late: kills.filter(isLate).length };
}

const isLate = ({ plannedMs, wasForced }: KillRecord): boolean => wasForced || plannedMs === null || plannedMs > SERVE_WITHIN_MS;

export const FAULTS = [
  'lost',
  'duplicated',
  'stuck',
  'failed',
  'unequal',
  'unread',
  'leaked',
] as const satisfies readonly (keyof Findings)[];

/** What no process of the product needs, however busy: files and sockets of a process, connections of the database. */
const MOST = { fileDescriptors: 500, databaseConnections: 90 } as const;

/** What was held beyond all need: a sentence for each process, with the worst sample. */
export function leaksIn(samples: readonly Sample[]): readonly string[] {
  const leaks: string[] = [];
  for (const role of ['launcher', 'web', 'worker', 'postmaster'] as const) {
    const most = Math.max(...samples.map(({ uses }) => uses[role]?.fileDescriptors ?? 0));
    if (most > MOST.fileDescriptors) leaks.push(`${role} held ${most} files and sockets`);
  }
  const connections = Math.max(...samples.map(({ databaseConnections }) => databaseConnections ?? 0));
  if (connections > MOST.databaseConnections) leaks.push(`the database had ${connections} connections`);
  return leaks;
}

/** Adds what a later look found; the same sentence counts once. */
export function addFindings(all: Findings, more: Findings): void {
  for (const fault of FAULTS) for (const sentence of more[fault]) if (!all[fault].includes(sentence)) all[fault].push(sentence);
}

/** Whether nothing is wrong. */
export function isSound(kills: readonly KillRecord[], findings: Findings): boolean {
  return !kills.some(isLate) && FAULTS.every((fault) => findings[fault].length === 0);
}

/** The report as lines, columns apart by tabs. */
export function crashTable(
  kills: readonly KillRecord[],
  findings: Findings,
  acknowledged: Readonly<Record<string, number>>,
): readonly string[] {
  const seconds = (milliseconds: number | null) => (milliseconds === null ? '-' : (milliseconds / 1000).toFixed(1));
  const rows = Object.entries(summarise(kills)).map(([kind, { kills: count, median, p95, max, late }]) =>
    [kind, count, seconds(median), seconds(p95), seconds(max), late].join('\t'),
  );
  return [
    ['killed', 'times', 'serves again, median s', '95 %', 'longest', 'late or never'].join('\t'),
    ...rows,
    '',
    ...Object.entries(acknowledged).map(([kind, count]) => `${kind}\t${count} acknowledged`),
    ...FAULTS.map((fault) => `${fault}\t${findings[fault].length}`),
    ...FAULTS.flatMap((fault) => findings[fault].slice(0, 10).map((sentence) => `  ${fault}: ${sentence}`)),
  ];
}
