import { type Catalog, openCatalog, openLibrary, type TransformLibrary } from '@retron/library';
import { type Failure, type Result, success } from '@retron/molecule';
import { openTrainedRanker, type ProductRanker, productRanker, readProductWeights, type TrainedRanker } from '@retron/planning';
import type { DataFileFacts, DataFileKind, InstallationFailure } from './data-file.ts';
import { openUnpacked } from './open-file.ts';
import { type UnpackedInstallation, unpackInstallation, type Wanted } from './unpack-installation.ts';

/** Opened data files: views on shared memory; for one thread, as rankers hold memory of their own. What was not asked for is empty. */
export interface Installation {
  /** By full name. */
  readonly libraries: ReadonlyMap<string, TransformLibrary>;
  /** Each serves the library whose hash it names. */
  readonly rankers: readonly TrainedRanker[];
  readonly catalogs: readonly Catalog[];
  readonly productRanker: ProductRanker | null;
  readonly files: readonly DataFileFacts[];
  readonly notes: readonly string[];
}

/** Makes views on unpacked files, in any thread. */
export function openInstallation({ files, notes }: UnpackedInstallation): Installation {
  const openAll = <T>(kind: DataFileKind, open: (buffer: SharedArrayBuffer) => Result<T, Failure>) =>
    files.filter((file) => file.kind === kind).map((file) => openUnpacked(file, open));
  const libraries = openAll('library', (buffer) => openLibrary(buffer));
  return {
    libraries: new Map(libraries.map((library) => [library.fullName, library])),
    rankers: openAll('ranker', (buffer) => openTrainedRanker(buffer)),
    catalogs: openAll('catalog', (buffer) => openCatalog(buffer)),
    productRanker:
      openAll('product-weights', (buffer) => readProductWeights(new Uint8Array(buffer)))
        .map(productRanker)
        .at(0) ?? null,
    files: files.map(({ buffer: _, ...facts }) => facts),
    notes,
  };
}

/** Unpacks and opens for one thread. */
export function loadInstallation(folder: string, wanted: Wanted): Result<Installation, InstallationFailure> {
  const unpacked = unpackInstallation(folder, wanted);
  return unpacked.ok ? success(openInstallation(unpacked.value)) : unpacked;
}
