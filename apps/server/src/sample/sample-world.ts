import type { TransformLibrary } from '@retron/library';
import type { PlanningPorts, RankerModel } from '@retron/planning';
import { createRdkit, type Rdkit } from '@retron/rdkit';
import { openCatalogs, openLibraries, openRankers, readLibraryFiles } from '../planning/library-files.ts';
import { stockOf } from '../planning/stock.ts';

/** What the sample is computed with: everything that comes with Retron, as a planning thread sees it. */
export interface SampleWorld {
  readonly libraries: ReadonlyMap<string, TransformLibrary>;
  readonly rankers: readonly RankerModel[];
  readonly stock: PlanningPorts['stock'];
  readonly rdkit: Rdkit;
  readonly nowMs: () => number;
}

export async function openSampleWorld(): Promise<SampleWorld> {
  const files = readLibraryFiles();
  return {
    libraries: openLibraries(files),
    rankers: openRankers(files),
    stock: stockOf(openCatalogs(files)),
    rdkit: await createRdkit(),
    nowMs: () => performance.now(),
  };
}
