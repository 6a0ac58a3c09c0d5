import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLES_FILE } from '../built-lists.mjs';
import { ROOT } from '../root.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** Packages that the bundles find by name when they run, so that no import says so: the toolkit's WebAssembly, the fonts of reports. */
const FOUND_BY_NAME = ['@rdkit/rdkit', 'dejavu-fonts-ttf'];

/** Every npm package that one of our packages needs when it runs, with its exact version. */
function declared() {
  const folders = ['packages', 'apps'].flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`));
  return Object.assign({}, ...[...folders, 'bench'].map((folder) => readJson(`${folder}/package.json`).dependencies));
}

/**
 * npm packages that the built server and command line need, with their exact versions: those that the bundles import.
 *
 * @throws when one of them is not a dependency of any of our packages: it would be there by chance only
 */
export function productionPackages() {
  const versions = declared();
  const names = [...new Set([...readJson(BUNDLES_FILE).packages, ...FOUND_BY_NAME])].sort();
  const undeclared = names.filter((name) => versions[name] === undefined);
  if (undeclared.length > 0) throw new Error(`The built programs import packages that no package.json names: ${undeclared.join(', ')}.`);
  return Object.fromEntries(names.map((name) => [name, versions[name]]));
}

/** Packages of which only those for one system can be installed, with their exact versions: the programs of PostgreSQL. */
export function platformPackages() {
  return readJson('apps/server/package.json').optionalDependencies;
}
