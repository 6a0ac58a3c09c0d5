import type { StoredProvenance } from '../../database/schema/stored-json.ts';
import { versionOf } from './version.ts';

/** A data file that planning used. */
export interface UsedFile {
  /** Full name, such as `chemsynth_core-1.0`; of a ranker that of the library it serves. */
  readonly name: string;
  /** SHA-256 of its contents, hex. */
  readonly hash: string;
}

/** What planned a run: enough to tell whether two runs could have come to different results. */
export interface Provenance {
  /** Version and build of the planner, such as `0.1.0+git.4496840`; null where that is not known. */
  readonly build: string | null;
  readonly libraries: readonly UsedFile[];
  readonly rankers: readonly UsedFile[];
  readonly catalogs: readonly UsedFile[];
}

const VERSION = 1;

export function writeProvenance(provenance: Provenance): StoredProvenance {
  return { version: VERSION, ...provenance } as unknown as StoredProvenance;
}

/** @throws StoredByNewerVersion */
export function readProvenance(stored: StoredProvenance): Provenance {
  const { version, ...provenance } = stored as unknown as Provenance & { readonly version: number };
  versionOf({ version }, VERSION, 'record of what planned a query');
  return provenance;
}
