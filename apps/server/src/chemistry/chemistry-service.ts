import type { UnpackedInstallation, Wanted } from '@retron/installation';
import { PLANNING_THREAD_LIMITS } from '@retron/planning';
import type { RdkitModule } from '@retron/rdkit';
import { type ThreadPatience, ThreadPool } from '@retron/threads';
import { entryFile } from '../repository-root.ts';
import type { ChemistryFunctions } from './chemistry-functions.ts';

/**
 * Longest time one drawing or check may take, and a thread to start: on a busy machine at its start the latter is long. What people
 * draw takes some 50 ms of processor time, the largest cages that may be asked for a second.
 */
const PATIENCE: ThreadPatience = { startMs: 300_000, callMs: 30_000, callCpuMs: 6000 };

/** Nobody waits for a page here: facts of ten thousand structures at once. */
const EXPORT_PATIENCE: ThreadPatience = { startMs: 300_000, callMs: 240_000, callCpuMs: 120_000 };

/** Pictures of some pages of results; a server that is asked for more at once says that it is busy. */
const MOST_WAITING = 2000;

/** What threads are made with: nothing of it is copied for each of them. */
export interface ChemistryData {
  readonly installation: UnpackedInstallation;
  /** The chemistry toolkit's code, compiled once. */
  readonly rdkitModule: RdkitModule;
}

/** No rankers: nothing is planned here, but what precursors give is predicted. */
export const FOR_CHEMISTRY: Wanted = { libraries: 'all', catalogs: true, productWeights: true };

/** What of an installation the threads need; they would open the rest for nothing. */
export function chemistryData({ files, notes }: UnpackedInstallation, rdkitModule: RdkitModule): ChemistryData {
  return { installation: { files: files.filter(({ kind }) => kind !== 'ranker'), notes }, rdkitModule };
}

const programOf = (data: ChemistryData) => ({
  file: entryFile('chemistry-thread'),
  workerData: data,
  resourceLimits: PLANNING_THREAD_LIMITS,
});

export interface ChemistrySettings {
  readonly threads: number;
  /** Calls of one user that may wait. */
  readonly mostWaitingOfUser: number;
  readonly patience?: ThreadPatience;
  readonly data: ChemistryData;
}

/** Chemistry for the web process, answered by threads of its own, which users share evenly. */
export class ChemistryService extends ThreadPool<ChemistryFunctions> {
  /** Goes over to other files. */
  workWith(data: ChemistryData): void {
    this.renew(programOf(data));
  }

  /** Calls that one user waits for. */
  forUser({ id }: { readonly id: number }): Pick<ThreadPool<ChemistryFunctions>, 'call'> {
    return { call: (name, ...args) => this.callWith({ group: id }, name, ...args) };
  }
}

export function startChemistryService({ threads, mostWaitingOfUser, patience = PATIENCE, data }: ChemistrySettings): ChemistryService {
  return new ChemistryService({
    program: programOf(data),
    size: threads,
    isEager: true,
    patience,
    mostWaiting: MOST_WAITING,
    mostWaitingOfGroup: mostWaitingOfUser,
  });
}

/** Looks up what is in the exports of a worker: one thread, started by the first. */
export function startExportChemistry(data: ChemistryData): ChemistryService {
  return new ChemistryService({ program: programOf(data), size: 1, patience: EXPORT_PATIENCE });
}
