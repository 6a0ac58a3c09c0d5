import { type InstallationFailure, loadInstallation, shippedFolder } from '@retron/installation';
import { catalogAvailability } from '@retron/library';
import { type Result, success } from '@retron/molecule';
import type { PlanningPorts } from '@retron/planning';
import { createRdkit } from '@retron/rdkit';

/** What a plan needs of the world, and what a person should know of the files it was opened from. */
export interface PlanningWorld {
  readonly ports: PlanningPorts;
  readonly notes: readonly string[];
}

/**
 * Opens what retrosynthesis needs.
 *
 * @param libraries - files, or names such as `chemsynth_core-1.0`; the newest of the default family when empty
 */
export async function openPlanningWorld(root: string, libraries: readonly string[]): Promise<Result<PlanningWorld, InstallationFailure>> {
  const wanted = { libraries: libraries.length > 0 ? libraries : 'default', rankers: true, catalogs: true } as const;
  const installation = loadInstallation(shippedFolder(root), wanted);
  if (!installation.ok) return installation;
  const { libraries: opened, rankers, catalogs, notes } = installation.value;
  const stock = { availability: (smiles: string) => catalogAvailability(catalogs, smiles) };
  const ports = { libraries: [...opened.values()], rankers, stock, rdkit: await createRdkit(), nowMs: () => performance.now() };
  return success({ ports, notes });
}
