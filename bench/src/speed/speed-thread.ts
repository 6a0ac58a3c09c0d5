import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { openPlanningWorld } from '@retron/command';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import { BEYOND_BREADTH, type PlanningPorts, plan } from '@retron/planning';
import { answerCalls } from '@retron/threads';
import { readProducts } from './read-products.ts';
import type { Measured, SpeedFunctions, SpeedJob, SpeedProgress } from './speed-job.ts';

/** A thread that measures the first level of products, for `bench speed`. */

/** Suggestions shown, as in a query of this breadth: all are found, rated and sorted, the others counted but not explained. */
const SUGGESTIONS_SHOWN = 50;
/** Canonical SMILES written of each product to tell how long the toolkit takes for one. */
const CANONICAL_REPEATS = 10;
/** Products between two lines of progress. */
const PROGRESS_STEP = 50;

async function measure({ root, libraries, products: file, limit, precision }: SpeedJob): Promise<Result<Measured, Failure>> {
  const ports = await openPlanningWorld(root, libraries);
  if (!ports.ok) return ports;
  const readyMs = process.uptime() * 1000;
  const products = readProducts(file, limit);
  if (!products.ok) return products;
  const measured = measureProducts(ports.value, products.value, precision);
  if (measured.milliseconds.length === 0) return failure({ kind: 'not-measured', message: 'None of the products could be planned.' });
  const named = ports.value.libraries.map(({ fullName, header }) => ({
    name: fullName,
    transforms: header.counts.transforms,
    hash: header.hash,
  }));
  return success({ ...measured, libraries: named, readyMs, memory: process.memoryUsage() });
}

function measureProducts(
  ports: PlanningPorts,
  products: readonly string[],
  precision: SpeedJob['precision'],
): Omit<Measured, 'libraries' | 'readyMs' | 'memory'> {
  const milliseconds: number[] = [];
  const cpuMilliseconds: number[] = [];
  const canonicalMilliseconds: number[] = [];
  const suggestions: number[] = [];
  let refused = 0;
  for (const [index, product] of products.entries()) {
    const target = ports.rdkit.canonicalSmiles(product);
    if (!target.ok || target.value.includes('.')) {
      refused++;
      continue;
    }
    const started = performance.now();
    const cpuStarted = process.cpuUsage();
    const [report] = plan(ports, {
      target: target.value,
      direction: 'retrosynthesis',
      algorithm: 'brute-force',
      strategy: 'All Transforms 1.0',
      precision,
      maxSuggestions: SUGGESTIONS_SHOWN,
      maxSteps: 1,
    });
    milliseconds.push(performance.now() - started);
    const cpu = process.cpuUsage(cpuStarted);
    cpuMilliseconds.push((cpu.user + cpu.system) / 1000);
    canonicalMilliseconds.push(canonicalTime(ports, target.value));
    suggestions.push(report.suggestions.length + (report.leftOut[BEYOND_BREADTH] ?? 0));
    if (index % PROGRESS_STEP === 0) say({ done: index, of: products.length });
  }
  return { milliseconds, cpuMilliseconds, canonicalMilliseconds, suggestions, refused };
}

/** Milliseconds the toolkit takes for one canonical SMILES of a product, measured beside its first level so that both meet the same load. */
function canonicalTime({ rdkit }: PlanningPorts, product: string): number {
  const started = performance.now();
  for (let k = 0; k < CANONICAL_REPEATS; k++) rdkit.canonicalSmiles(product);
  return (performance.now() - started) / CANONICAL_REPEATS;
}

if (!parentPort) throw new Error('speed-thread is run as a worker thread only.');
const say: (progress: SpeedProgress) => void = answerCalls(parentPort, { measure } satisfies SpeedFunctions);
