import { parentPort, threadId, workerData } from 'node:worker_threads';
import { AT_WORK, type AtWork } from '@retron/molecule';
import { type ExpansionReport, type Looker, type LookQuestion, lookForCopy, type PlanSummary } from '@retron/planning';
import { ownThreadId } from '@retron/threads';
import { PlanRunner } from '../plan-runner.ts';
import type { PlanningNews, PlanningOrder, WatchedThreadData } from '../planning-messages.ts';
import { SharedLooks } from '../shared-looks.ts';
import { TurnBoard } from '../turn-board.ts';

/** A planning thread without chemistry: what a plan does is the name of its target. */
export type TestTarget = keyof typeof DEEDS;

type Expansions = Generator<ExpansionReport | AtWork, PlanSummary, void>;

const report = (structureId: number): ExpansionReport => ({
  structureId,
  structures: [],
  suggestions: [],
  leftOut: {},
  progress: { percent: 0, structuresExpanded: structureId, suggestionsFound: 0 },
});

/** What the compiler takes for the end of something that has none. */
const isTrue = (): boolean => Date.now() > 0;

/** A plan that looks at two structures at once, and reports by which thread each was looked at. */
function* twoLooks(looker: Looker, second: keyof typeof LOOKS): Expansions {
  const looks = ['at once', second].map((smiles) => looker.look({ smiles, above: [], bonds: [], isRead: false, width: 1 }));
  for (const [index, look] of looks.entries()) yield { ...report(index + 1), leftOut: (yield* look).leftOut };
  return { progress: { percent: 100, structuresExpanded: 2, suggestionsFound: 0 }, routes: [], leftOut: {} };
}

/** What looking at a structure does besides is the structure's name. */
const LOOKS = {
  'at once': () => true,
  'for a second': (begunAt: number) => Date.now() > begunAt + 1000,
  'for ever': () => false,
  'and ends the thread': () => process.exit(7),
} as const satisfies Record<string, (begunAt: number) => boolean>;

const testLooker: Looker = {
  *look({ smiles }: LookQuestion) {
    const begunAt = Date.now();
    while (!LOOKS[smiles as keyof typeof LOOKS](begunAt)) yield AT_WORK;
    return { chosen: [], leftOut: { [`thread ${threadId}`]: 1 }, goodLeftOut: {}, hasMore: false, ahead: nothing };
  },
};

function* nothing(): Generator<AtWork, void> {}

const DEEDS = {
  'two looks': (looker: Looker) => twoLooks(looker, 'at once'),
  'two looks, the second takes a second': (looker: Looker) => twoLooks(looker, 'for a second'),
  'two looks, the second never ends': (looker: Looker) => twoLooks(looker, 'for ever'),
  'two looks, the second ends its thread': (looker: Looker) => twoLooks(looker, 'and ends the thread'),
  'three reports': function* (): Expansions {
    for (let step = 1; step <= 3; step++) yield report(step);
    return { progress: { percent: 100, structuresExpanded: 3, suggestionsFound: 0 }, routes: [], leftOut: {} };
  },
  /** A first report, then an expansion that pauses and never ends. */
  'a long expansion': function* (): Expansions {
    yield report(1);
    for (;;) yield AT_WORK;
  },
  'no pause': function* (): Expansions {
    yield report(1);
    while (isTrue());
    throw new Error('time stands still');
  },
  /** Uses no processor time. */
  'a wait for nothing': function* (): Expansions {
    yield report(1);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    throw new Error('nothing came');
  },
  'too much memory': function* (): Expansions {
    yield report(1);
    const hoard: number[][] = [];
    while (isTrue()) hoard.push(new Array(20_000).fill(hoard.length));
    throw new Error(`There is room for ${hoard.length} times more.`);
  },
  exit: function* (): Expansions {
    yield report(1);
    process.exit(7);
  },
} as const;

if (!parentPort) throw new Error('test-planning-thread is run as a worker thread only.');
const port = parentPort;
const tell = (news: PlanningNews) => port.postMessage(news);
const { turns } = workerData as WatchedThreadData;
const runner = new PlanRunner(
  {
    begin: ({ request }, offer) => {
      const looks = new SharedLooks(testLooker, offer);
      return { expansions: DEEDS[request.target as TestTarget](looks), examplesOf: () => [], looks };
    },
    look: ({ task, question }) => lookForCopy(testLooker, task.request, question),
  },
  tell,
  new TurnBoard(turns),
);
port.on('message', (order: PlanningOrder) => runner.take(order));
tell({ kind: 'started', threadId: ownThreadId() });
