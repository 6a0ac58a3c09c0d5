import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './root.mjs';

const FOLDER = /^.*?node_modules\/(?:@[^/]+\/)?[^/]+(?:\/node_modules\/(?:@[^/]+\/)?[^/]+)*/;

/** Where the npm package lies that a module belongs to, from the root of the repository; `null` of our own modules. */
export function packageFolderOf(moduleId) {
  const path = relative(ROOT, moduleId.replace(/^\0/, '').replace(/[?#].*$/, '')).replaceAll('\\', '/');
  return FOLDER.exec(path)?.[0] ?? null;
}

/**
 * Plug-in of the bundler of pages: writes the folders of all npm packages whose modules it has taken in, sorted, as a JSON list.
 *
 * @param {string} file - from the root of the repository
 */
export function npmPackagesOfPages(file) {
  const taken = new Set();
  return {
    name: 'npm-packages-of-pages',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const folder = this.getModuleInfo(id)?.isIncluded === false ? null : packageFolderOf(id);
        if (folder !== null) taken.add(folder);
      }
    },
    closeBundle() {
      const full = join(ROOT, file);
      mkdirSync(dirname(full), { recursive: true });
      writeFileSync(full, `${JSON.stringify([...taken].sort(), null, 2)}\n`);
    },
  };
}
