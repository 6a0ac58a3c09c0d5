import {
  type InstallationFailure,
  openInstallation,
  shippedFolder,
  type UnpackedInstallation,
  unpackInstallation,
} from '@retron/installation';
import type { Catalog } from '@retron/library';
import { type Failure, type Result, success } from '@retron/molecule';
import { type Direction, installedStock, type PlanningPorts, Workbench } from '@retron/planning';
import { createRdkit } from '@retron/rdkit';
import { libraryWithout } from './library-without.ts';
import { type MaterialOptions, stockOfOptions } from './material-options.ts';

/** What a plan needs of the world, and what a person should know of the files it was opened from. */
export interface PlanningWorld extends PlanningPorts {
  /** The installed ones, which `stock` offers. */
  readonly catalogs: readonly Catalog[];
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
  const unpacked = unpackForPlanning(root, libraries, direction);
  return unpacked.ok ? success(await openUnpackedWorld(unpacked.value)) : unpacked;
}

/** What threads that search for routes are started with: the files they share, and what was said of starting materials. */
export interface RouteWorldFiles {
  readonly installation: UnpackedInstallation;
  readonly materials: MaterialOptions;
  /** Reactions that libraries are to be used without, by `reactionKey`; see `libraryWithout`. */
  readonly withoutReactions?: ReadonlySet<string>;
}

/** The files of `openPlanningWorld`, in memory that threads share. */
export function unpackForPlanning(
  root: string,
  libraries: readonly string[],
  direction: Direction = 'retrosynthesis',
): Result<UnpackedInstallation, InstallationFailure> {
  return unpackInstallation(shippedFolder(root), {
    libraries: libraries.length > 0 ? libraries : 'default',
    rankers: true,
    catalogs: true,
    productWeights: direction === 'forward',
  });
}

/** What searching for routes needs, in this thread or another. Fails where a list of starting materials cannot be read. */
export async function openRouteWorld({
  installation,
  materials,
  withoutReactions = new Set(),
}: RouteWorldFiles): Promise<Result<PlanningWorld, Failure>> {
  const world = await openUnpackedWorld(installation);
  const libraries =
    withoutReactions.size === 0 ? world.libraries : world.libraries.map((library) => libraryWithout(library, withoutReactions).library);
  return withMaterials({ ...world, libraries }, materials);
}

/** A world in which what was asked for counts as known. Fails as `openRouteWorld` does. */
export function withMaterials(world: PlanningWorld, materials: MaterialOptions): Result<PlanningWorld, Failure> {
  const read = stockOfOptions(materials, world.catalogs, world.rdkit);
  return read.ok ? success({ ...world, stock: read.value.stock, notes: [...world.notes, ...read.value.notes] }) : read;
}

/** What planning needs, of files that are in memory already. */
export async function openUnpackedWorld(installation: UnpackedInstallation): Promise<PlanningWorld> {
  const { libraries, rankers, catalogs, productRanker, notes } = openInstallation(installation);
  const rdkit = await createRdkit();
  return {
    libraries: [...libraries.values()],
    rankers,
    ...(productRanker === null ? {} : { productRanker }),
    catalogs,
    stock: installedStock(catalogs),
    rdkit,
    workbench: new Workbench(rdkit),
    nowMs: () => performance.now(),
    notes,
  };
}
