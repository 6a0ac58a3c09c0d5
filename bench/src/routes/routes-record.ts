import type { Circumstances } from '../report/circumstances.ts';
import type { RouteFinding } from './route-measure.ts';
import type { ExcludedSteps, TrainedOn } from './route-world.ts';
import type { RoutesRequest } from './routes-options.ts';
import { type RoutesResults, routesResults, routesTable } from './routes-report.ts';
import { worldLines } from './world-lines.ts';

/** What every target was asked; `null` for what did not bound it. */
interface Asked {
  readonly seconds: number | null;
  readonly expansions: number | null;
  readonly breadth: number;
  readonly maxSteps: number;
  /** Of the molecules that routes had to have. */
  readonly requireSeed: number | null;
  readonly threads: number;
  readonly atOnce: number;
  readonly targetsAtOnce: number;
}

/** With what routes were searched. */
interface Trial extends Circumstances, Asked {
  readonly libraries: readonly { readonly name: string; readonly hash: string }[];
  readonly trained: TrainedOn | null;
  readonly excluded: ExcludedSteps | null;
  /** Where and how each part was measured; absent where it was one. */
  readonly parts?: readonly Circumstances[];
}

/** What is kept of a run in a file. */
export interface RoutesRecord extends Trial, RoutesResults {
  /** By place. */
  readonly findings: readonly RouteFinding[];
}

/** @param findings - at least one */
export function recordOf(trial: Trial, findings: readonly RouteFinding[]): RoutesRecord {
  return { ...trial, ...routesResults(findings), findings };
}

/** What of a request a record says by itself; its command says the rest. */
export function askedOf(request: RoutesRequest): Asked {
  const { seconds, expansions, breadth, maxSteps, seed, threadCount, atOnce, targetsAtOnce } = request;
  const bound = (count: number) => (count === Number.MAX_SAFE_INTEGER ? null : count);
  return {
    seconds: bound(seconds),
    expansions: bound(expansions),
    breadth,
    maxSteps,
    requireSeed: seed,
    threads: threadCount,
    atOnce,
    targetsAtOnce,
  };
}

/** What two records must have in common to be parts of one. */
export function askedAlike({ libraries, trained, excluded, commit, node, ...record }: RoutesRecord): string {
  const { seconds, expansions, breadth, maxSteps, requireSeed, threads, atOnce, targetsAtOnce } = record;
  // Training again takes another time.
  const learnt = trained === null ? null : { ...trained, seconds: 0 };
  const asked = [seconds, expansions, breadth, maxSteps, requireSeed, threads, atOnce, targetsAtOnce];
  return JSON.stringify([asked, libraries, learnt, excluded, commit, node]);
}

/** Lines for people. */
export function recordLines(record: RoutesRecord): readonly string[] {
  return [...routesTable(record), ...worldLines(record.trained, record.excluded)];
}
