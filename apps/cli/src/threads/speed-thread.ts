import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { BEYOND_BREADTH, type PlanningPorts, plan } from '@retron/planning';
import { readProducts } from '../benchmark/read-products.ts';
import type { Measured, SpeedJob, SpeedNews } from '../benchmark/speed-job.ts';
import { openPlanningWorld } from '../planning/planning-world.ts';

/** A thread that measures the first level of products, for `bench speed`; its data are a `SpeedJob`. */

/** Suggestions shown, as in a query of this breadth: all are found, rated and sorted, the others counted but not explained. */
const SUGGESTIONS_SHOWN = 50;
/** Products between two lines of progress. */
const PROGRESS_STEP = 50;

function say(news: SpeedNews): void {
  parentPort?.postMessage(news);
}

async function run({ root, libraries, products: file, limit, precision }: SpeedJob): Promise<void> {
  const ports = await openPlanningWorld(root, libraries);
  if (!ports.ok) return say({ kind: 'failed', message: ports.error.message });
  const readyMs = process.uptime() * 1000;
  const products = readProducts(file, limit);
  if (!products.ok) return say({ kind: 'failed', message: products.error.message });
  const measured = measure(ports.value, products.value, precision);
  if (measured.milliseconds.length === 0) return say({ kind: 'failed', message: 'None of the products could be planned.' });
  const named = ports.value.libraries.map(({ fullName, header }) => ({
    name: fullName,
    transforms: header.counts.transforms,
    hash: header.hash,
  }));
  say({ kind: 'done', measured: { ...measured, libraries: named, readyMs, memory: process.memoryUsage() } });
}

function measure(
  ports: PlanningPorts,
  products: readonly string[],
  precision: SpeedJob['precision'],
): Omit<Measured, 'libraries' | 'readyMs' | 'memory'> {
  const milliseconds: number[] = [];
  const cpuMilliseconds: number[] = [];
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
    suggestions.push(report.suggestions.length + (report.leftOut[BEYOND_BREADTH] ?? 0));
    if (index % PROGRESS_STEP === 0) say({ kind: 'progress', done: index, of: products.length });
  }
  return { milliseconds, cpuMilliseconds, suggestions, refused };
}

void run(workerData as SpeedJob);
