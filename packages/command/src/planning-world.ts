import { type InstallationFailure, loadInstallation, shippedFolder } from '@retron/installation';
import { catalogStock } from '@retron/library';
import { type Result, success } from '@retron/molecule';
import { type Direction, type PlanningPorts, Workbench } from '@retron/planning';
import { createRdkit } from '@retron/rdkit';

/** What a plan needs of the world, and what a person should know of the files it was opened from. */
export interface PlanningWorld extends PlanningPorts {
  readonly notes: readonly string[];
}

/**
 * Opens what planning needs.
 *
 * @param libraries - files, or names such as `chemsynth_core-1.0`; the newest of the default family when empty
 * @param direction - weights of products are opened for `forward` alone, which ranks with them
 */
export async function openPlanningWorld(
  root: string,
  libraries: readonly string[],
  direction: Direction = 'retrosynthesis',
): Promise<Result<PlanningWorld, InstallationFailure>> {
  const installation = loadInstallation(shippedFolder(root), {
    libraries: libraries.length > 0 ? libraries : 'default',
    rankers: true,
    catalogs: true,
    productWeights: direction === 'forward',
  });
  if (!installation.ok) return installation;
  const { libraries: opened, rankers, catalogs, productRanker, notes } = installation.value;
  const rdkit = await createRdkit();
  return success({
    libraries: [...opened.values()],
    rankers,
    ...(productRanker === null ? {} : { productRanker }),
    stock: catalogStock(catalogs),
    rdkit,
    workbench: new Workbench(rdkit),
    nowMs: () => performance.now(),
    notes,
  });
}
