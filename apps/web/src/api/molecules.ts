import {
  type CallAnswer,
  type KnownChoice,
  type MoleculeFilters,
  type MoleculeImportAnswer,
  type MoleculeListAnswer,
  type MoleculeSearch,
  moleculeCalls,
  type WireMolecule,
} from '@retron/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

export interface MoleculeListParameters extends Partial<MoleculeFilters> {
  readonly per_page: number;
  readonly page: number;
  readonly search: MoleculeSearch;
  readonly term?: string;
  readonly similarity?: number;
  /** Time zone by whose days it is told when molecules were added. */
  readonly zone?: string;
  readonly sort: 'added' | 'name' | 'weight';
  readonly order: 'asc' | 'desc';
  /** Whether the values of every filter are counted. */
  readonly counts?: 'yes';
}

/** A page of the reader's own molecules. */
export function readMoleculePage(parameters: MoleculeListParameters, signal?: AbortSignal): Promise<MoleculeListAnswer> {
  return call(moleculeCalls.list, { query: { ...parameters }, signal });
}

export type MoleculeStep = CallAnswer<typeof moleculeCalls.after>;

/** The next molecules behind a number, in the order in which they were added. */
export function readMoleculesAfter(
  id: number,
  query: Omit<MoleculeListParameters, 'page' | 'per_page' | 'sort' | 'order' | 'counts'> & { readonly limit: number },
): Promise<MoleculeStep> {
  return call(moleculeCalls.after, { params: { id }, query: { ...query } });
}

/** The same for a page that shows it. */
export function moleculeListOptions(parameters: MoleculeListParameters) {
  return queryOptions({
    queryKey: keys.moleculeList(parameters),
    queryFn: ({ signal }) => readMoleculePage(parameters, signal),
    placeholderData: keepPreviousData,
  });
}

export interface MoleculeBody {
  readonly name: string;
  /** In any notation. */
  readonly rosdal: string;
  readonly tags?: string[];
}

export const createMolecule = (body: MoleculeBody): Promise<WireMolecule> => call(moleculeCalls.create, { body });

/** What changes, and what its writer saw of it: what another tab has changed since is refused. */
export type MoleculeEdit = Partial<MoleculeBody> & { readonly before?: { readonly smiles?: string; readonly tags?: string[] } };

/** @param originalName - the name so far; what is absent of `change` stays */
export function updateMolecule(originalName: string, change: MoleculeEdit): Promise<WireMolecule> {
  return call(moleculeCalls.change, { params: { name: originalName }, body: { originalName, ...change } });
}

export const copyMolecule = (name: string): Promise<WireMolecule> => call(moleculeCalls.copy, { params: { name } });

export async function deleteMolecule(name: string): Promise<void> {
  await call(moleculeCalls.delete, { params: { name }, keepalive: true });
}

/** Brings back a molecule that was deleted less than a day ago. */
export async function restoreMolecule(name: string): Promise<void> {
  await call(moleculeCalls.restore, { params: { name } });
}

export async function moleculeNameExists(name: string, signal?: AbortSignal): Promise<boolean> {
  return (await call(moleculeCalls.exists, { body: { name }, signal })).exists;
}

export interface ImportRecord {
  readonly name: string;
  readonly text: string;
  readonly tags: readonly string[];
}

/** What an import does beside adding. */
export interface ImportWishes {
  /** Of all records; empty: none. */
  readonly tag: string;
  /** What to do with structures that are kept already. */
  readonly known: KnownChoice;
  /** Whether what is kept gets the tags of what is skipped for it. */
  readonly tagkept: boolean;
}

/** Adds at most 100 records of a file. */
export function importMolecules(records: readonly ImportRecord[], wishes: ImportWishes): Promise<MoleculeImportAnswer> {
  return call(moleculeCalls.import, { body: { records: sent(records), ...wishes, check: false } });
}

/** What an import of at most 100 records would do. */
export function checkImport(records: readonly ImportRecord[], signal: AbortSignal): Promise<MoleculeImportAnswer> {
  return call(moleculeCalls.import, { body: { records: sent(records), tag: '', known: 'skip', tagkept: false, check: true }, signal });
}

const sent = (records: readonly ImportRecord[]) => records.map(({ name, text, tags }) => ({ name, text, tags: [...tags] }));

/** Molfiles of at most 200 molecules by their names, in their order; null for what is not there or has no drawing. */
export async function molfilesOfMolecules(names: readonly string[]): Promise<readonly (string | null)[]> {
  return (await call(moleculeCalls.layOut, { body: { names: [...names] } })).molfiles;
}
