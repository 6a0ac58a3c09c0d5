import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PLANNING_THREAD_LIMITS } from '@retron/planning';
import { entryFile, IS_BUNDLED } from '../repository-root.ts';

/** Starts one of our threads. TypeScript sources need tsx, which has to be asked for inside the thread. */
export function startThread(name: 'planning-thread' | 'chemistry-thread', workerData: unknown): Worker {
  const file = entryFile(name);
  if (IS_BUNDLED) return new Worker(file, { workerData, resourceLimits: PLANNING_THREAD_LIMITS });
  const tsx = pathToFileURL(join(dirname(createRequire(import.meta.url).resolve('tsx/package.json')), 'dist/esm/api/index.mjs')).href;
  const begin = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(pathToFileURL(file).href)}); })`;
  return new Worker(begin, { eval: true, workerData, resourceLimits: PLANNING_THREAD_LIMITS });
}
