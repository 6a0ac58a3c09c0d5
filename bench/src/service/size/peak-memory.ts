import { useOf } from '../running/processes.ts';
import type { Product } from '../running/product.ts';

const LOOK_EVERY_MS = 100;

/** What two processes of the product held at most, and how much of the processor they took. */
export interface ProcessCost {
  readonly webMb: number;
  readonly workerMb: number;
  readonly webProcessorSeconds: number;
  readonly workerProcessorSeconds: number;
}

/** Runs `work`, and looks ten times a second at what the processes hold meanwhile. */
export async function withCost<T>(product: Product, work: () => Promise<T>): Promise<{ readonly value: T; readonly cost: ProcessCost }> {
  const most = { web: 0, worker: 0 };
  const look = (role: 'web' | 'worker') => {
    const pid = product.pidOf(role);
    const use = pid === null ? null : useOf(pid);
    most[role] = Math.max(most[role], use?.residentMb ?? 0);
    return use?.processorSeconds ?? 0;
  };
  const before = { web: look('web'), worker: look('worker') };
  const timer = setInterval(() => {
    look('web');
    look('worker');
  }, LOOK_EVERY_MS);
  try {
    const value = await work();
    const seconds = (role: 'web' | 'worker') => Number((look(role) - before[role]).toFixed(2));
    const [webProcessorSeconds, workerProcessorSeconds] = [seconds('web'), seconds('worker')];
    return { value, cost: { webMb: most.web, workerMb: most.worker, webProcessorSeconds, workerProcessorSeconds } };
  } finally {
    clearInterval(timer);
  }
}
