import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.mjs';

/** Every file below the given paths (relative to the root), sorted; tests and build outputs left out. */
function filesBelow(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'dist' && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
    .sort();
}

/** SHA-256 over the names and contents of everything below `paths`, with the Node version. */
export function fingerprintOf(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.flatMap(filesBelow))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  return hash.digest('hex');
}

/** Whether `stampFile` says that a step ended with this fingerprint. */
export function isFresh(stampFile, fingerprint) {
  const full = join(ROOT, stampFile);
  return existsSync(full) && readFileSync(full, 'utf8') === fingerprint;
}

/** Says that a step ended well; written last, so that a killed step is done again. */
export function markFresh(stampFile, fingerprint) {
  const full = join(ROOT, stampFile);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, fingerprint);
}
