import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLES_FILE, EDITOR_FILE, PAGES_FILE } from './built-lists.mjs';
import { platformPackages, productionPackages } from './release/production-packages.mjs';
import { ROOT } from './root.mjs';

/** What the licences dialog of the pages reads. */
export const LICENCES_FILE = 'dist/web/licences.json';

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const isLicence = (name) => /^(licen[cs]e|copying|notice)/i.test(name) && !/\.(js|ts|json|map)$/i.test(name);

/**
 * Folders of the packages that are installed when some are, as `package-lock.json` says: with all that they need in turn, each where Node
 * finds it. Optional ones that this machine's system does not have count too.
 *
 * @param lock - the lock's `packages`
 * @param {readonly string[]} folders - where to begin
 */
export function withWhatTheyNeed(lock, folders) {
  const found = new Set();
  const open = [...folders];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (found.has(folder) || lock[folder] === undefined) continue;
    found.add(folder);
    const { dependencies, optionalDependencies } = lock[folder];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) open.push(foundFrom(lock, folder, name));
  }
  return [...found].sort();
}

/** The nearest `node_modules` above a package that has another. */
function foundFrom(lock, folder, name) {
  for (let at = folder; at !== ''; at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : '') {
    if (lock[`${at}/node_modules/${name}`] !== undefined) return `${at}/node_modules/${name}`;
  }
  return `node_modules/${name}`;
}

/** What a package says of itself, and the text of its licence; `null` for what it does not say. */
export function licenceOf(lock, folder) {
  const isHere = existsSync(join(ROOT, folder, 'package.json'));
  const said = isHere ? readJson(`${folder}/package.json`) : {};
  const older = [said.licenses ?? said.license].flat().map((each) => each?.type ?? each);
  const files = isHere ? readdirSync(join(ROOT, folder)).filter(isLicence).sort() : [];
  const repository = said.repository?.url ?? (typeof said.repository === 'string' ? said.repository : undefined);
  const address = (said.homepage ?? repository ?? '').replace(/^git\+/, '').replace(/\.git$/, '');
  return {
    name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: lock[folder]?.version ?? said.version,
    licence: lock[folder]?.license ?? (older.filter((each) => typeof each === 'string').join(' OR ') || null),
    address: /^https?:\/\//.test(address) ? address : null,
    text: files.length === 0 ? null : files.map((name) => readFileSync(join(ROOT, folder, name), 'utf8').trim()).join('\n\n'),
  };
}

/** Libraries that come with the product, by what their own headers say. */
function dataSets() {
  const files = readdirSync(join(ROOT, 'libraries')).filter((name) => name.endsWith('.rlib'));
  return files.sort().map((file) => {
    const printed = execFileSync(process.execPath, [join(ROOT, 'dist/cli/main.js'), 'library', 'info', join('libraries', file), '--json'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const { name, version, licence, sources } = JSON.parse(printed);
    // A source may have been read from several files.
    const named = new Map(sources.map((source) => [source.name, { name: source.name, licence: source.licence }]));
    return { file, name, version, licence, sources: [...named.values()] };
  });
}

/**
 * Lists what the built product is made of, with versions and licences: the npm packages in the pages and the editor, those that the server
 * and the command line need when they run, and the data. Texts that several packages bring stand once.
 */
export function writeLicences() {
  const lock = readJson('package-lock.json').packages;
  const beside = Object.keys({ ...productionPackages(), ...platformPackages() }).map((name) => `node_modules/${name}`);
  const parts = {
    server: withWhatTheyNeed(lock, [...beside, ...readJson(BUNDLES_FILE).packages.map((name) => `node_modules/${name}`)]),
    pages: readJson(PAGES_FILE),
    editor: readJson(EDITOR_FILE),
  };
  const texts = [];
  const packages = [...new Set(Object.values(parts).flat())].sort().map((folder) => {
    const { text, ...said } = licenceOf(lock, folder);
    if (text !== null && !texts.includes(text)) texts.push(text);
    const usedBy = Object.keys(parts).filter((part) => parts[part].includes(folder));
    return { ...said, usedBy, text: text === null ? null : texts.indexOf(text) };
  });
  // One package may lie in several places, in one version or in several.
  const once = new Map();
  for (const each of packages) {
    const key = `${each.name}@${each.version}`;
    const before = once.get(key);
    once.set(key, before === undefined ? each : { ...before, usedBy: [...new Set([...before.usedBy, ...each.usedBy])] });
  }
  const byName = [...once.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  writeFileSync(join(ROOT, LICENCES_FILE), JSON.stringify({ packages: byName, texts, data: dataSets() }));
}
