import { parentPort, workerData } from 'node:worker_threads';
import { createExportChemistry } from '@retron/exports';
import { createRdkit, type RdkitModule } from '@retron/rdkit';
import { answerCalls } from '@retron/threads';
import type { DrawingFunctions } from '../chemistry/drawing-threads.ts';

/** A thread of a chemistry thread that draws for the files of exports. */
if (!parentPort) throw new Error('drawing-thread is run as a worker thread only.');
const { rdkitModule } = workerData as { readonly rdkitModule: RdkitModule };
const { picture, molfile } = await createExportChemistry(await createRdkit({ module: rdkitModule }));
answerCalls(parentPort, { picture, molfile } satisfies DrawingFunctions);
