import type { BuildReport, CatalogChoices, LibraryChoices } from '../../building/build-messages.ts';
import type { StoredBuildChoices, StoredBuildReport } from '../../database/schema/stored-json.ts';
import { versionOf } from './version.ts';

const VERSION = 1;

export type BuildChoices = LibraryChoices | CatalogChoices;

export function writeBuildChoices(choices: BuildChoices): StoredBuildChoices {
  return { version: VERSION, ...choices } as unknown as StoredBuildChoices;
}

/** @throws StoredByNewerVersion */
export function readBuildChoices(stored: StoredBuildChoices): BuildChoices {
  const { version, ...choices } = stored as unknown as BuildChoices & { readonly version: number };
  versionOf({ version }, VERSION, 'choices of a build');
  return choices;
}

export function writeBuildReport(report: BuildReport): StoredBuildReport {
  return { version: VERSION, ...report } as unknown as StoredBuildReport;
}

/** @throws StoredByNewerVersion */
export function readBuildReport(stored: StoredBuildReport): BuildReport {
  const { version, ...report } = stored as unknown as BuildReport & { readonly version: number };
  versionOf({ version }, VERSION, 'report of a build');
  return report;
}
