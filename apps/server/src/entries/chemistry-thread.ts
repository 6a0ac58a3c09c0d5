import { parentPort, workerData } from 'node:worker_threads';
import { openInstallation } from '@retron/installation';
import { PLAIN_WEIGHTS, productRanker } from '@retron/planning';
import { createRdkit } from '@retron/rdkit';
import { answerCalls } from '@retron/threads';
import { chemistryFunctions } from '../chemistry/chemistry-functions.ts';
import type { ChemistryData } from '../chemistry/chemistry-service.ts';
import { readSettings } from '../settings.ts';

/** The thread of the web process that checks and draws structures, so that the event loop stays free. */
if (!parentPort) throw new Error('chemistry-thread is run as a worker thread only.');
const data = workerData as ChemistryData;
const { libraries, catalogs, productRanker: installed, files } = openInstallation(data.installation);
const ownLibraries = new Set(files.filter(({ kind, isOwn }) => kind === 'library' && isOwn).map(({ name }) => name));
const ranker = installed ?? productRanker(PLAIN_WEIGHTS);
const { precedentLinks } = readSettings(process.env);
const rdkit = await createRdkit({ module: data.rdkitModule });
answerCalls(parentPort, chemistryFunctions(rdkit, libraries, catalogs, precedentLinks, ranker, ownLibraries));
