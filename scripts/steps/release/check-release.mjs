import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';

/** Every file of a release, sorted. @returns paths relative to `folder` */
export function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => !lstatSync(join(folder, path)).isDirectory())
    .sort();
}

/** Packages below `node_modules`, at any depth, as a lock names them. */
function installedPackages(files) {
  return files.flatMap((file) => /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/@]+)\/package\.json$/.exec(file)?.[1] ?? []);
}

/** How a file that was bound to this checkout would name its files. The checkout's own path alone may be as short as `/app`. */
const PATHS_HERE = ['apps', 'packages', 'scripts', 'node_modules'].map((folder) => `${ROOT}/${folder}/`);

const isBound = (path) => {
  if (lstatSync(path).isSymbolicLink()) return false;
  const contents = readFileSync(path);
  return PATHS_HERE.some((here) => contents.includes(here));
};

/**
 * What must not be in a release: packages that its lock does not name, sources, and this machine's own paths.
 *
 * @returns {string[]} sentences; none when all is well
 */
export function wrongIn(folder) {
  const files = filesOf(folder);
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const unwanted = installedPackages(files).filter((path) => packages[path] === undefined || packages[path].dev);
  const sources = files.filter((file) => !file.startsWith('node_modules/') && /(?<!\.d)\.tsx?$/.test(file));
  const bound = files.filter((file) => isBound(join(folder, file)));
  return [
    ...unwanted.map((path) => `${path} is not a package of production.`),
    ...sources.map((file) => `${file} is a source.`),
    ...bound.map((file) => `${file} names the folder it was made in.`),
  ];
}
