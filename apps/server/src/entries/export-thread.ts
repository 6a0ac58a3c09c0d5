import { parentPort } from 'node:worker_threads';
import { writeExport } from '@retron/exports';
import { answerCalls } from '@retron/threads';
import { withDrawingThreads } from '../chemistry/drawing-threads.ts';
import type { WritingFunctions } from '../chemistry/export-writers.ts';
import { readSettings } from '../settings.ts';

/** A thread of the worker that writes the files of exports, with threads of its own that draw. */
if (!parentPort) throw new Error('export-thread is run as a worker thread only.');
const { chemistryThreads } = readSettings(process.env);
const functions: WritingFunctions = {
  writeExport: (content, options) =>
    withDrawingThreads(chemistryThreads, (chemistry) =>
      writeExport(content, { ...options, chemistry, onProgress: (share) => tell(share) }),
    ),
};
const tell = answerCalls(parentPort, functions);
