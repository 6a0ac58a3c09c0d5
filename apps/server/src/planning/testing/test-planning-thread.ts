import { parentPort, workerData } from 'node:worker_threads';
import { AT_WORK, type AtWork } from '@retron/molecule';
import type { ExpansionReport, PlanSummary } from '@retron/planning';
import { ownThreadId } from '@retron/threads';
import { PlanRunner } from '../plan-runner.ts';
import type { PlanningNews, PlanningOrder, WatchedThreadData } from '../planning-messages.ts';

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

const DEEDS = {
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
  ({ request }) => ({ expansions: DEEDS[request.target as TestTarget](), examplesOf: () => [] }),
  tell,
  new TurnBoard(turns),
);
port.on('message', (order: PlanningOrder) => runner.take(order));
tell({ kind: 'started', threadId: ownThreadId() });
