import { parentPort, workerData } from 'node:worker_threads';
import { createLooker, KeptLooks } from '@retron/planning';
import { answerCalls } from '@retron/threads';
import { openRouteWorld, type RouteWorldFiles } from '../planning-world.ts';
import type { LookFunctions, SearchOfLooks } from '../routes/look-functions.ts';

/** A thread that looks at structures for a search that another thread leads; of one search after another. */

if (!parentPort) throw new Error('look-thread is run as a worker thread only.');
const opened = openRouteWorld(workerData as RouteWorldFiles);
let present: { readonly search: number; readonly looks: KeptLooks } | null = null;

async function worldOfThread() {
  const world = await opened;
  if (!world.ok) throw new Error(world.error.message);
  return world.value;
}

async function looksOf({ search, request }: SearchOfLooks): Promise<KeptLooks> {
  if (present?.search !== search) present = { search, looks: new KeptLooks(createLooker(await worldOfThread(), request), request) };
  return present.looks;
}

answerCalls(parentPort, {
  open: async () => void (await worldOfThread()),
  look: async (search, question) => {
    const look = (await looksOf(search)).look(question);
    const { stock } = await worldOfThread();
    const precursors = new Set(look.chosen.flatMap((step) => step.precursors));
    return { look, availability: Array.from(precursors, (smiles) => [smiles, stock.availability(smiles)] as const) };
  },
  details: async (search, question, places) => (await looksOf(search)).details(question, places),
} satisfies LookFunctions);
