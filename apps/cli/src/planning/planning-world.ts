import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import {
  type Catalog,
  catalogAvailability,
  DATA_FILE_ENDINGS,
  inflateCatalog,
  inflateLibrary,
  openCatalog,
  openLibrary,
  type TransformLibrary,
} from '@retron/library';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import { inflateRanker, openRanker, type PlanningPorts, type ProductWeights, type RankerModel, readProductWeights } from '@retron/planning';
import { createRdkit } from '@retron/rdkit';

/** Where the libraries lie that come with Retron, below the repository. */
const LIBRARY_FOLDER = 'libraries';
/** Family used when none is named. Source: spec section 9, "Default synthesis library family". */
const DEFAULT_FAMILY = 'chemsynth_core';

/**
 * Opens what planning needs.
 *
 * @param libraries - files, or names such as `chemsynth_core-1.0`; the newest of the default family when empty
 */
export async function openPlanningWorld(root: string, libraries: readonly string[]): Promise<Result<PlanningPorts, Failure>> {
  const paths = libraries.length > 0 ? libraries.map((name) => libraryPath(root, name)) : defaultLibrary(root);
  if (paths.length === 0)
    return failure({ kind: 'no-library', message: `There is no ${DEFAULT_FAMILY} library in ${join(root, LIBRARY_FOLDER)}.` });
  const opened: TransformLibrary[] = [];
  for (const path of paths) {
    const library = readLibrary(path);
    if (!library.ok) return library;
    opened.push(library.value);
  }
  const rankers = readRankers(paths);
  if (!rankers.ok) return rankers;
  const weights = readWeights(root);
  if (!weights.ok) return weights;
  const catalogs = readCatalogs(root);
  if (!catalogs.ok) return catalogs;
  return success({
    libraries: opened,
    rankers: rankers.value,
    ...(weights.value === null ? {} : { productWeights: weights.value }),
    stock: { availability: (smiles) => catalogAvailability(catalogs.value, smiles) },
    rdkit: await createRdkit(),
    nowMs: () => performance.now(),
  });
}

/** @param name - a file, or the name of a library that comes with Retron */
export function libraryPath(root: string, name: string): string {
  return name.endsWith(DATA_FILE_ENDINGS.library) ? name : join(root, LIBRARY_FOLDER, `${name}${DATA_FILE_ENDINGS.library}`);
}

/** The newest version of the default family; versions compare number by number. */
function defaultLibrary(root: string): readonly string[] {
  const folder = join(root, LIBRARY_FOLDER);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.startsWith(`${DEFAULT_FAMILY}-`) && name.endsWith(DATA_FILE_ENDINGS.library));
  const newest = names.sort(new Intl.Collator('en', { numeric: true }).compare).at(-1);
  return newest === undefined ? [] : [join(folder, newest)];
}

function readLibrary(path: string): Result<TransformLibrary, Failure> {
  if (!existsSync(path)) return failure({ kind: 'no-library', message: `There is no library ${path}.` });
  const buffer = inflateLibrary(readFileSync(path), brotliDecompressSync);
  return buffer.ok ? openLibrary(buffer.value) : buffer;
}

/** The rankers that lie beside the libraries; a library without one is ranked by precedents. */
function readRankers(libraries: readonly string[]): Result<readonly RankerModel[], Failure> {
  const rankers: RankerModel[] = [];
  for (const library of libraries) {
    const path = library.slice(0, -DATA_FILE_ENDINGS.library.length) + DATA_FILE_ENDINGS.ranker;
    if (!existsSync(path)) continue;
    const buffer = inflateRanker(readFileSync(path), brotliDecompressSync);
    const ranker = buffer.ok ? openRanker(buffer.value) : buffer;
    if (!ranker.ok) return ranker;
    rankers.push(ranker.value);
  }
  return success(rankers);
}

/** The newest weights, by file name; `null` where there are none, and precedents alone rank products. */
function readWeights(root: string): Result<ProductWeights | null, Failure> {
  const folder = join(root, LIBRARY_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(DATA_FILE_ENDINGS.products)) : [];
  const newest = names.sort().at(-1);
  return newest === undefined ? success(null) : readProductWeights(brotliDecompressSync(readFileSync(join(folder, newest))));
}

/** Every catalogue that comes with Retron. */
function readCatalogs(root: string): Result<readonly Catalog[], Failure> {
  const folder = join(root, LIBRARY_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(DATA_FILE_ENDINGS.catalog)) : [];
  const catalogs: Catalog[] = [];
  for (const name of names.sort()) {
    const buffer = inflateCatalog(readFileSync(join(folder, name)), brotliDecompressSync);
    const catalog = buffer.ok ? openCatalog(buffer.value) : buffer;
    if (!catalog.ok) return catalog;
    catalogs.push(catalog.value);
  }
  return success(catalogs);
}
