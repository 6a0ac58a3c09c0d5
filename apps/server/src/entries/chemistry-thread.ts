import { parentPort } from 'node:worker_threads';
import { createRdkit } from '@retron/rdkit';
import { answerCalls } from '@retron/threads';
import { chemistryFunctions } from '../chemistry/chemistry-functions.ts';
import { openCatalogs, openLibraries, readLibraryFiles } from '../planning/library-files.ts';
import { readSettings } from '../settings.ts';

/** The thread of the web process that checks and draws structures, so that the event loop stays free. */
if (!parentPort) throw new Error('chemistry-thread is run as a worker thread only.');
const files = readLibraryFiles();
const { precedentLinks } = readSettings(process.env);
answerCalls(parentPort, chemistryFunctions(await createRdkit(), openLibraries(files), openCatalogs(files), precedentLinks));
