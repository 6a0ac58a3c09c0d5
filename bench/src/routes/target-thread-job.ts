import type { RouteWorldFiles } from '@retron/command';
import type { RouteFinding, TargetJob, TargetSearch } from './route-measure.ts';

/** What a thread that measures targets is started with. */
export interface TargetThreadData {
  readonly files: RouteWorldFiles;
  readonly search: TargetSearch;
}

/** What it can be asked. */
export type TargetThreadFunctions = { readonly measure: (job: TargetJob) => Promise<RouteFinding> };
