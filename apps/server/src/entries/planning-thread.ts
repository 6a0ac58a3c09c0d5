import { parentPort, workerData } from 'node:worker_threads';
import { openInstallation } from '@retron/installation';
import { catalogStock } from '@retron/library';
import { askedStock, planInTurns, Workbench } from '@retron/planning';
import { createRdkit, type RdkitModule } from '@retron/rdkit';
import { ownThreadId } from '@retron/threads';
import type { Suggestion } from '@retron/tree';
import { exampleKeys } from '../planning/example-keys.ts';
import { PlanRunner } from '../planning/plan-runner.ts';
import type { PlanningNews, PlanningOrder, PlanningThreadData, PlanTask, WatchedThreadData } from '../planning/planning-messages.ts';

import { TurnBoard } from '../planning/turn-board.ts';
import { warmUp } from '../planning/warm-up.ts';

if (!parentPort) throw new Error('planning-thread is run as a worker thread only.');
const port = parentPort;
const data = workerData as PlanningThreadData & WatchedThreadData;
const { libraries, rankers, catalogs, productRanker } = openInstallation(data.installation);
const rdkit = await createRdkit({ module: data.rdkitModule as RdkitModule });

const portsOfThread = {
  rankers,
  ...(productRanker === null ? {} : { productRanker }),
  stock: catalogStock(catalogs),
  rdkit,
  workbench: new Workbench(rdkit),
  nowMs: () => performance.now(),
};

function begin({ request, libraries: names, materials }: PlanTask) {
  const chosen = names.map((name) => {
    const library = libraries.get(name);
    if (!library) throw new Error(`The library ${name} is not installed.`);
    return library;
  });
  const stock = materials === null ? null : askedStock(catalogs, materials, rdkit);
  return {
    expansions: planInTurns({ ...portsOfThread, libraries: chosen, ...(stock === null ? {} : { stock }) }, request),
    examplesOf: (suggestion: Suggestion) => exampleKeys(libraries, suggestion.transforms),
  };
}

warmUp(libraries.values(), portsOfThread);
const tell = (news: PlanningNews) => port.postMessage(news);
const runner = new PlanRunner(begin, tell, new TurnBoard(data.turns));
port.on('message', (order: PlanningOrder) => runner.take(order));
tell({ kind: 'started', threadId: ownThreadId() });
