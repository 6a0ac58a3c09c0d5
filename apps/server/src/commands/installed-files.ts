import { type ListedFile, listFiles } from '@retron/installation';
import { type InstalledLibrary, markNewest } from '../chemistry/library-entries.ts';
import type { Database } from '../database/database.ts';
import { type DataFileKey, type DataSwitch, listSwitches } from '../repositories/data-switches.ts';

/** Where data files lie. */
export interface DataFolders {
  /** Those that come with Retron. */
  readonly shipped: string;
  /** Those of the team. */
  readonly own: string;
}

/** A library or catalogue of this machine. */
export interface InstalledFile {
  readonly file: ListedFile;
  readonly isOwn: boolean;
  readonly isOn: boolean;
}

/** Whether a data file is on: as somebody switched it; otherwise those that come with Retron are, and the team's own are not. */
export function isSwitchedOn(switches: readonly DataSwitch[], { kind, name }: DataFileKey, isOwn: boolean): boolean {
  return switches.find((each) => each.kind === kind && each.name === name)?.isOn ?? !isOwn;
}

/** Libraries, then catalogues, those that come with Retron first. A file of the team with the name of one of these is not used, nor listed. */
export async function listInstalledFiles(database: Database, folders: DataFolders): Promise<readonly InstalledFile[]> {
  const switches = await listSwitches(database);
  const shipped = listFiles(folders.shipped);
  const isTaken = ({ kind, fullName }: ListedFile) => shipped.some((other) => other.kind === kind && other.fullName === fullName);
  const all = [
    ...shipped.map((file) => ({ file, isOwn: false })),
    ...listFiles(folders.own)
      .filter((file) => !isTaken(file))
      .map((file) => ({ file, isOwn: true })),
  ].map(({ file, isOwn }) => ({ file, isOwn, isOn: isSwitchedOn(switches, { kind: file.kind, name: file.fullName }, isOwn) }));
  return all.sort((a, b) => (a.file.kind === b.file.kind ? 0 : a.file.kind === 'library' ? -1 : 1));
}

/** Catalogues that count for nothing, by full name. */
export async function catalogsOff(database: Database, folders: DataFolders): Promise<readonly string[]> {
  const files = await listInstalledFiles(database, folders);
  return files.filter(({ file, isOn }) => file.kind === 'catalog' && !isOn).map(({ file }) => file.fullName);
}

/** Libraries that a new query may be planned with, and those that are switched off. */
export interface OfferedLibraries {
  readonly on: readonly InstalledLibrary[];
  readonly off: readonly InstalledLibrary[];
}

/** Tells the libraries that are on from the others. */
export async function offeredLibraries(database: Database, installed: readonly InstalledLibrary[]): Promise<OfferedLibraries> {
  const switches = await listSwitches(database);
  const isOn = ({ fullName, isOwn }: InstalledLibrary) => isSwitchedOn(switches, { kind: 'library', name: fullName }, isOwn);
  return { on: markNewest(installed.filter(isOn)), off: installed.filter((library) => !isOn(library)) };
}
