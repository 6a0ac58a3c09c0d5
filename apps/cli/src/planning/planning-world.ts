import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import {
  type Catalog,
  catalogAvailability,
  inflateCatalog,
  inflateLibrary,
  openCatalog,
  openLibrary,
  type TransformLibrary,
} from '@retron/library';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { PlanningPorts } from '@retron/planning';
import { createRdkit } from '@retron/rdkit';

/** Where the libraries lie that come with Retron, below the repository. */
const LIBRARY_FOLDER = 'libraries';
const LIBRARY_ENDING = '.rlib';
const CATALOG_ENDING = '.rcat';
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
  const catalogs = readCatalogs(root);
  if (!catalogs.ok) return catalogs;
  return success({
    libraries: opened,
    stock: { availability: (smiles) => catalogAvailability(catalogs.value, smiles) },
    rdkit: await createRdkit(),
    nowMs: () => performance.now(),
  });
}

function libraryPath(root: string, name: string): string {
  return name.endsWith(LIBRARY_ENDING) ? name : join(root, LIBRARY_FOLDER, `${name}${LIBRARY_ENDING}`);
}

/** The newest version of the default family; versions compare number by number. */
function defaultLibrary(root: string): readonly string[] {
  const folder = join(root, LIBRARY_FOLDER);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.startsWith(`${DEFAULT_FAMILY}-`) && name.endsWith(LIBRARY_ENDING));
  const newest = names.sort(new Intl.Collator('en', { numeric: true }).compare).at(-1);
  return newest === undefined ? [] : [join(folder, newest)];
}

function readLibrary(path: string): Result<TransformLibrary, Failure> {
  if (!existsSync(path)) return failure({ kind: 'no-library', message: `There is no library ${path}.` });
  const buffer = inflateLibrary(readFileSync(path), brotliDecompressSync);
  return buffer.ok ? openLibrary(buffer.value) : buffer;
}

/** Every catalogue that comes with Retron. */
function readCatalogs(root: string): Result<readonly Catalog[], Failure> {
  const folder = join(root, LIBRARY_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(CATALOG_ENDING)) : [];
  const catalogs: Catalog[] = [];
  for (const name of names.sort()) {
    const buffer = inflateCatalog(readFileSync(join(folder, name)), brotliDecompressSync);
    const catalog = buffer.ok ? openCatalog(buffer.value) : buffer;
    if (!catalog.ok) return catalog;
    catalogs.push(catalog.value);
  }
  return success(catalogs);
}
