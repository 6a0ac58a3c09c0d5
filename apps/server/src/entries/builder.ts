import { setImmediate as turn } from 'node:timers/promises';
import { TEXTS } from '@retron/contract';
import { failure } from '@retron/molecule';
import type { BuildNews, BuildOrder, BuildProgress } from '../building/build-messages.ts';
import { makeCatalog } from '../building/make-catalog.ts';
import { makeLibrary } from '../building/make-library.ts';
import { isDiskFull } from '../disk-full.ts';

/** Between two words on how far it is. */
const TELL_EVERY_MS = 250;

/**
 * A process that builds one library or catalogue and ends: apart from web and planning, so that what it needs of time and memory is its own,
 * and what stops it is the end of the process.
 */
if (process.send === undefined) throw new Error('builder is run by the web process only.');
process.umask(0o077);
// Who asked for it is gone. Reading and mapping leave no time to hear that: see `tellProgress`.
process.on('disconnect', () => process.exit(1));
const asker = process.ppid;

const tell = (news: BuildNews) => new Promise<void>((resolve) => process.send?.(news, () => resolve()));

let toldAt = 0;
let stage: BuildProgress['stage'] | null = null;
function tellProgress(progress: BuildProgress): void {
  const now = performance.now();
  if (progress.stage === stage && now - toldAt < TELL_EVERY_MS) return;
  if (process.ppid !== asker) process.exit(1);
  toldAt = now;
  stage = progress.stage;
  void tell({ kind: 'progress', progress });
}

const make = (order: BuildOrder) => (order.kind === 'library' ? makeLibrary(order, tellProgress) : makeCatalog(order, tellProgress));

process.once('message', async (order: BuildOrder) => {
  const made = await make(order).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
    return failure({ kind: 'disk-full', message: TEXTS.diskFull });
  });
  // Says first what is left to say of how far it is.
  await turn();
  await tell(made.ok ? { kind: 'built', ...made.value } : { kind: 'refused', message: made.error.message });
  process.exit(0);
});
