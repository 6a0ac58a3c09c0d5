import { parentPort, workerData } from 'node:worker_threads';
import { createLooker, KeptLooks } from '@retron/planning';
import { answerCalls } from '@retron/threads';
import { openRouteWorld, type RouteWorldFiles } from '../planning-world.ts';
import type { LookFunctions, SearchOfLooks } from '../routes/look-functions.ts';

/** A thread that looks at structures for a search that another thread leads; of one search after another. */

if (!parentPort) throw new Error('look-thread is run as a worker thread only.');
const opened = openRouteWorld(workerData as RouteWorldFiles);
const told = new Set<string>();
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
  look: async (search, question, news) => {
    for (const [smiles] of news) told.add(smiles);
    const look = (await looksOf(search)).look(question);
    const { stock } = await worldOfThread();
    const unknown = new Set(look.chosen.flatMap((step) => step.precursors).filter((smiles) => !told.has(smiles)));
    for (const smiles of unknown) told.add(smiles);
    return { look, materials: Array.from(unknown, (smiles) => [smiles, stock.availability(smiles)] as const) };
  },
  details: async (search, question, places) => (await looksOf(search)).details(question, places),
} satisfies LookFunctions);
