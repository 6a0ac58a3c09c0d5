import { Worker } from 'node:worker_threads';
import { type FoundRoutes, planRoutes, type RouteQuestion, stepsOf } from '@retron/planning';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openRouteWorld, type PlanningWorld, type RouteWorldFiles, unpackForPlanning } from '../planning-world.ts';
import { recordingIo } from '../testing/recording-io.ts';
import type { LookFunctions } from './look-functions.ts';
import { LookThreads, looksAtOnce } from './look-threads.ts';
import { searchOnThreads } from './search-on-threads.ts';

/** Threads open the library, each for itself: seconds on a busy machine. */
const TIMEOUT_MS = 300_000;
const THREADS = 2;

const { root } = recordingIo().io;
const installation = unpackForPlanning(root, []);

const QUESTION: RouteQuestion = {
  // Lidocaine.
  target: 'CCN(CC)CC(=O)Nc1c(C)cccc1C',
  strategy: 'All Transforms 1.0',
  precision: 2,
  breadth: 15,
  maxSteps: 6,
  routes: 10,
  expansions: 12,
  atOnce: looksAtOnce(THREADS),
  intent: {},
};
const never = () => false;

/** Ends the thread that is asked to do something the `nth` time from now on, while it does it. */
function killAt(asked: keyof LookFunctions, nth: number): { readonly killed: Worker[]; readonly restore: () => void } {
  const killed: Worker[] = [];
  let times = 0;
  const post = Worker.prototype.postMessage;
  const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...args: Parameters<typeof post>) {
    post.apply(this, args);
    if ((args[0] as { readonly name?: string }).name !== asked || ++times !== nth) return;
    killed.push(this);
    void this.terminate();
  });
  return { killed, restore: () => spy.mockRestore() };
}

/** Everything that is told of what was found but the time. */
const toldOf = ({ routes, known, end, missing, leftOut, expansions, firstRoute, structure, suggestion }: FoundRoutes) => ({
  routes,
  known,
  end,
  missing: missing.map(structure),
  leftOut,
  expansions,
  firstRoute: firstRoute?.expansions,
  steps: known.map(({ route }) => Array.from(stepsOf(route).values(), ({ id }) => ({ ...suggestion(id) }))),
});

describe.skipIf(!installation.ok)('a search on several threads', () => {
  let files: RouteWorldFiles;
  let world: PlanningWorld;
  let threads: LookThreads;

  beforeAll(async () => {
    if (!installation.ok) throw new Error(installation.error.message);
    files = { installation: installation.value, materials: { catalogs: [], also: [], never: [], dearest: null, unpriced: true } };
    const opened = await openRouteWorld(files);
    if (!opened.ok) throw new Error(opened.error.message);
    world = opened.value;
    threads = await LookThreads.start(THREADS, files, root);
  }, TIMEOUT_MS);

  afterAll(() => threads?.close());

  it.each([
    ['no wishes', {}],
    ['a bond to break and one to keep', { breaks: [[6, 8]], keeps: [[2, 5]] }],
    ['a name to avoid', { avoidNames: ['chloro-n-alkylation'] }],
    ['a structure to come by', { require: ['Cc1cccc(C)c1N'] }],
  ] as const)(
    'finds what one thread finds that is asked the same, with %s',
    async (_, intent) => {
      const question = { ...QUESTION, intent };
      const found = toldOf(await searchOnThreads(threads, world, question, never));
      expect(found).toEqual(toldOf(planRoutes(world, question, never)));
      expect(found.known.length).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );

  it(
    'looks farther as one thread does',
    async () => {
      const question = { ...QUESTION, breadth: 1 };
      const found = await searchOnThreads(threads, world, question, never);
      expect(toldOf(found)).toEqual(toldOf(planRoutes(world, question, never)));
      // One disconnection of a structure is all that a first look keeps.
      const ofTarget = found.known.flatMap(({ route }) => (route.step === null ? [] : [found.suggestion(route.step.suggestionId)]));
      expect(new Set(ofTarget.map(({ id, variantOf }) => variantOf ?? id)).size).toBeGreaterThan(1);
    },
    TIMEOUT_MS,
  );

  it(
    'keeps what was found when it is stopped, and searches for another target then',
    async () => {
      const stopped = await searchOnThreads(threads, world, QUESTION, (_, routes) => routes > 0);
      expect(stopped.end).toBe('time');
      expect(stopped.routes.length).toBeGreaterThan(0);
      const paracetamol = { ...QUESTION, target: 'CC(=O)Nc1ccc(O)cc1', expansions: 6 };
      expect(toldOf(await searchOnThreads(threads, world, paracetamol, never))).toEqual(toldOf(planRoutes(world, paracetamol, never)));
    },
    TIMEOUT_MS,
  );

  it.each([
    ['looks at a structure', 'look', 6],
    // The thread that takes its place has kept nothing, and looks again.
    ['says what its steps are', 'details', 2],
  ] as const)(
    'finds the same where a thread is killed while it %s',
    async (_, asked, nth) => {
      const { killed, restore } = killAt(asked, nth);
      const lost = threads.lost;
      try {
        expect(toldOf(await searchOnThreads(threads, world, QUESTION, never))).toEqual(toldOf(planRoutes(world, QUESTION, never)));
      } finally {
        restore();
      }
      expect(killed).toHaveLength(1);
      expect(threads.lost).toBe(lost + 1);
    },
    TIMEOUT_MS,
  );

  it(
    'does not begin where the threads cannot read what is known',
    async () => {
      const missing = { ...files, materials: { ...files.materials, catalogs: ['/nowhere.smi'] } };
      await expect(LookThreads.start(1, missing, root)).rejects.toThrow(/cannot be read/);
    },
    TIMEOUT_MS,
  );
});
