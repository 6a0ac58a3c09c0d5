import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

const IS_BUNDLED = !import.meta.url.endsWith('.ts');

/** Starts a thread of `threads/`, built or from source; TypeScript sources need tsx, which has to be asked for inside the thread. */
export function startThread(
  name: 'ranking-thread' | 'speed-thread',
  root: string,
  resourceLimits: ResourceLimits,
  workerData?: unknown,
): Worker {
  if (IS_BUNDLED) return new Worker(join(root, 'dist/cli', `${name}.js`), { workerData, resourceLimits });
  const file = fileURLToPath(new URL(`threads/${name}.ts`, import.meta.url));
  const tsx = pathToFileURL(join(dirname(createRequire(import.meta.url).resolve('tsx/package.json')), 'dist/esm/api/index.mjs')).href;
  const begin = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(pathToFileURL(file).href)}); })`;
  return new Worker(begin, { eval: true, workerData, resourceLimits });
}
