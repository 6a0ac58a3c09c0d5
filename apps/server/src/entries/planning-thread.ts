import { parentPort, workerData } from 'node:worker_threads';
import { openInstallation } from '@retron/installation';
import { askedStock, createLooker, installedStock, type Looker, lookForCopy, planInTurns, Workbench } from '@retron/planning';
import { createRdkit, type RdkitModule } from '@retron/rdkit';
import { ownThreadId } from '@retron/threads';
import type { Suggestion } from '@retron/tree';
import { exampleKeys } from '../planning/example-keys.ts';
import { PlanRunner, type PlansOfThread } from '../planning/plan-runner.ts';
import type { PlanningNews, PlanningOrder, PlanningThreadData, PlanTask, WatchedThreadData } from '../planning/planning-messages.ts';
import { SharedLooks } from '../planning/shared-looks.ts';
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
  stock: installedStock(catalogs),
  rdkit,
  workbench: new Workbench(rdkit),
  nowMs: () => performance.now(),
};

function portsOf({ libraries: names, materials }: PlanTask) {
  const chosen = names.map((name) => {
    const library = libraries.get(name);
    if (!library) throw new Error(`The library ${name} is not installed.`);
    return library;
  });
  const stock = materials === null ? null : askedStock(catalogs, materials, rdkit);
  return { ...portsOfThread, libraries: chosen, ...(stock === null ? {} : { stock }) };
}

/** Plans of other threads that are looked for: making a looker takes longer than some looks where there are lists of materials. */
const MOST_LOOKERS = 4;
const lookers = new Map<number, Looker>();

function lookerOf(plan: number, task: PlanTask): Looker {
  const looker = lookers.get(plan) ?? createLooker(portsOf(task), task.request);
  lookers.delete(plan);
  lookers.set(plan, looker);
  const [oldest] = lookers.keys();
  if (lookers.size > MOST_LOOKERS) lookers.delete(oldest);
  return looker;
}

const plans: PlansOfThread = {
  begin(task, offer) {
    const { request } = task;
    const ports = portsOf(task);
    const looker = createLooker(ports, request);
    const looks = (request.atOnce ?? 1) > 1 ? new SharedLooks(looker, offer) : undefined;
    return {
      expansions: planInTurns(ports, request, looks ?? looker),
      examplesOf: (suggestion: Suggestion) => exampleKeys(libraries, suggestion.transforms),
      ...(looks === undefined ? {} : { looks }),
    };
  },
  look: ({ of, task, question }) => lookForCopy(lookerOf(of, task), task.request, question),
};

warmUp(libraries.values(), portsOfThread);
const tell = (news: PlanningNews) => port.postMessage(news);
const runner = new PlanRunner(plans, tell, new TurnBoard(data.turns));
port.on('message', (order: PlanningOrder) => runner.take(order));
tell({ kind: 'started', threadId: ownThreadId() });
