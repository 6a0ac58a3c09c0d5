import { loadInstallation, shippedFolder } from '@retron/installation';
import { catalogStock, type TransformLibrary } from '@retron/library';
import { type PlanningPorts, type TrainedRanker, Workbench } from '@retron/planning';
import { createRdkit, type Rdkit } from '@retron/rdkit';
import { REPOSITORY_ROOT } from '../repository-root.ts';

/** What the sample is computed with: everything that comes with Retron, as a planning thread sees it. */
export interface SampleWorld {
  readonly libraries: ReadonlyMap<string, TransformLibrary>;
  readonly rankers: readonly TrainedRanker[];
  readonly stock: PlanningPorts['stock'];
  readonly rdkit: Rdkit;
  readonly workbench: Workbench;
  readonly nowMs: () => number;
}

/** @throws when a file of the installation is missing or damaged */
export async function openSampleWorld(): Promise<SampleWorld> {
  const wanted = { libraries: 'all', rankers: true, catalogs: true } as const;
  const installation = loadInstallation(shippedFolder(REPOSITORY_ROOT), wanted);
  if (!installation.ok) throw new Error(installation.error.message);
  const { libraries, rankers, catalogs } = installation.value;
  const rdkit = await createRdkit();
  return { libraries, rankers, stock: catalogStock(catalogs), rdkit, workbench: new Workbench(rdkit), nowMs: () => performance.now() };
}
