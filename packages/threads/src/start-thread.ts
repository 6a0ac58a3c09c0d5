import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** What a thread runs, and with what. */
export interface ThreadProgram {
  /** Absolute path: a built `.js`, or a `.ts` source. */
  readonly file: string;
  readonly workerData?: unknown;
  readonly resourceLimits: ResourceLimits;
}

/** Starts a thread, built or from source: the one place that does. TypeScript needs tsx, which has to be asked for inside the thread. */
export function startThread({ file, workerData, resourceLimits }: ThreadProgram): Worker {
  if (!file.endsWith('.ts')) return new Worker(file, { workerData, resourceLimits });
  const tsx = pathToFileURL(join(dirname(createRequire(import.meta.url).resolve('tsx/package.json')), 'dist/esm/api/index.mjs')).href;
  const begin = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(pathToFileURL(file).href)}); })`;
  return new Worker(begin, { eval: true, workerData, resourceLimits });
}
