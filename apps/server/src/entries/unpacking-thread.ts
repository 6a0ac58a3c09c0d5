import { parentPort } from 'node:worker_threads';
import { unpackInstallation } from '@retron/installation';
import { answerCalls } from '@retron/threads';

/** A thread that unpacks data files for others, so that the event loop stays free while they are read. */
if (!parentPort) throw new Error('unpacking-thread is run as a worker thread only.');
answerCalls(parentPort, { unpackInstallation });
