import { parentPort, workerData } from 'node:worker_threads';
import { loadInstallation, shippedFolder } from '@retron/installation';
import { PLAIN_WEIGHTS, productRanker } from '@retron/planning';
import { createRdkit } from '@retron/rdkit';
import { answerCalls } from '@retron/threads';
import { chemistryFunctions } from '../chemistry/chemistry-functions.ts';
import type { ChemistryData } from '../chemistry/chemistry-service.ts';
import { REPOSITORY_ROOT } from '../repository-root.ts';
import { readSettings } from '../settings.ts';

/** The thread of the web process that checks and draws structures, so that the event loop stays free. */
if (!parentPort) throw new Error('chemistry-thread is run as a worker thread only.');
// No ranker: nothing is planned here, but what precursors give is predicted.
const { ownFolder, withoutCatalogs } = workerData as ChemistryData;
const installation = loadInstallation(shippedFolder(REPOSITORY_ROOT), {
  ...{ libraries: 'all', catalogs: true, productWeights: true, withoutCatalogs },
  ...(ownFolder === null ? {} : { own: ownFolder }),
});
if (!installation.ok) throw new Error(installation.error.message);
const { libraries, catalogs, files } = installation.value;
const ownLibraries = new Set(files.filter(({ kind, isOwn }) => kind === 'library' && isOwn).map(({ name }) => name));
const ranker = installation.value.productRanker ?? productRanker(PLAIN_WEIGHTS);
const { precedentLinks } = readSettings(process.env);
answerCalls(parentPort, chemistryFunctions(await createRdkit(), libraries, catalogs, precedentLinks, ranker, ownLibraries));
