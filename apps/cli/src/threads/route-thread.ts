import { parentPort, workerData } from 'node:worker_threads';
import { openRouteWorld } from '@retron/command';
import { answerCalls } from '@retron/threads';
import { answeredLine, refusedLine } from '../batch/batch-line.ts';
import type { BatchThreadData, BatchThreadFunctions } from '../batch/batch-threads.ts';
import { readTarget } from '../planning/read-target.ts';
import { readWishes } from '../planning/read-wishes.ts';
import { answerRoutes } from '../planning/route-query.ts';

/** A thread that searches routes for one target of a batch after another. */

if (!parentPort) throw new Error('route-thread is run as a worker thread only.');
const { files, question, wishes, several, seconds, line } = workerData as BatchThreadData;
const opened = openRouteWorld(files);
answerCalls(parentPort, {
  plan: async (target) => {
    const world = await opened;
    if (!world.ok) return { kind: 'cannot-plan', message: world.error.message };
    const { notes } = world.value;
    const intent = readWishes(wishes, null, world.value.rdkit);
    if (!intent.ok) return { kind: 'cannot-plan', message: intent.error.message };
    const read = readTarget(target.text, several, world.value.rdkit);
    if (!read.ok) return { kind: 'line', isSolved: false, isRefused: true, text: refusedLine(target, read.error, line.question), notes };
    const { mostReactions } = wishes;
    const asked = { ...intent.value, ...(mostReactions === null ? {} : { mostReactions }) };
    const answer = answerRoutes(world.value, { ...question, target: read.value, intent: asked }, seconds);
    return { kind: 'line', isSolved: answer.routes.length > 0, isRefused: false, text: answeredLine(target, answer, line), notes };
  },
} satisfies BatchThreadFunctions);
