import { MAX_MOLECULE_NAME_LENGTH, MESSAGES, MOST_MOLECULES, TEXTS } from '@retron/contract';
import { success } from '@retron/molecule';
import type { MoleculeEntry } from '../chemistry/molecule-entry.ts';
import type { Database } from '../database/database.ts';
import {
  countAllMolecules,
  deleteMolecule,
  findDeletedMolecule,
  findMolecule,
  insertMolecules,
  lockMolecules,
  undeleteMolecule,
  updateMolecule,
} from '../repositories/molecules.ts';
import { isUniqueViolation } from '../repositories/queries.ts';
import type { User } from '../repositories/users.ts';
import { changedMeanwhile, type SeenFields } from './changed-meanwhile.ts';
import { type Outcome, refuse } from './outcome.ts';
import { type FoundMolecule, type MoleculeChemistry, shownMolecule, UNKNOWN_MOLECULE } from './read-molecules.ts';

export const isMoleculeNameTaken = async (database: Database, user: User, name: string): Promise<boolean> =>
  (await findMolecule(database, user.id, name)) !== null;

export interface NewMoleculeRequest {
  readonly name: string;
  /** In any notation. */
  readonly structure: string;
  readonly tags: readonly string[];
}

/** Adds a molecule under a name that must be new. */
export async function addMolecule(
  database: Database,
  chemistry: MoleculeChemistry,
  user: User,
  { name, structure, tags }: NewMoleculeRequest,
): Promise<Outcome<FoundMolecule>> {
  const entry = await entryOf(chemistry, structure);
  if (!entry.ok) return entry;
  return whileUnique(() =>
    database.transaction(async (transaction) => {
      await lockMolecules(transaction, user.id);
      const full = await refuseWhenFull(transaction, user, 1);
      if (full !== null) return full;
      if (await isMoleculeNameTaken(transaction, user, name)) return nameTaken();
      const [row] = await insertMolecules(transaction, [{ ...entry.value, userId: user.id, name, tags: tidy(tags), origin: 'drawn' }]);
      return shownMolecule(row);
    }),
  );
}

export interface MoleculeChangeRequest {
  readonly name?: string | undefined;
  readonly structure?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** Changes a molecule; what is absent stays. @param seen - what the writer saw of its structure, as SMILES, and its tags */
export async function changeMolecule(
  database: Database,
  chemistry: MoleculeChemistry,
  user: User,
  currentName: string,
  { name, structure, tags }: MoleculeChangeRequest,
  seen?: SeenFields,
): Promise<Outcome<FoundMolecule>> {
  const entry: Outcome<Partial<MoleculeEntry>> = structure === undefined ? success({}) : await entryOf(chemistry, structure);
  if (!entry.ok) return entry;
  return whileUnique(() =>
    database.transaction(async (transaction) => {
      await lockMolecules(transaction, user.id);
      const row = await findMolecule(transaction, user.id, currentName);
      if (row === null) return refuse('not-found', MESSAGES.moleculeUpdate);
      const other = name === undefined ? null : await findMolecule(transaction, user.id, name);
      if (other !== null && other.id !== row.id) return nameTaken();
      const tidied = tags === undefined ? undefined : tidy(tags);
      const changed = changedMeanwhile({ smiles: row.smiles, tags: row.tags }, { smiles: entry.value.smiles, tags: tidied }, seen);
      if (changed !== null) return changed;
      const change = { ...entry.value, ...(name === undefined ? {} : { name }), ...(tidied === undefined ? {} : { tags: tidied }) };
      return shownMolecule(await updateMolecule(transaction, row.id, change));
    }),
  );
}

/** Copies a molecule under its name with `-copy`, as often as that is taken. Source: specification section 7. */
export async function copyMolecule(
  database: Database,
  chemistry: MoleculeChemistry,
  user: User,
  name: string,
): Promise<Outcome<FoundMolecule>> {
  const row = await findMolecule(database, user.id, name);
  if (row === null) return refuse('not-found', UNKNOWN_MOLECULE);
  const entry = await entryOf(chemistry, row.smiles);
  if (!entry.ok) return entry;
  return whileUnique(() =>
    database.transaction(async (transaction) => {
      await lockMolecules(transaction, user.id);
      const full = await refuseWhenFull(transaction, user, 1);
      if (full !== null) return full;
      let copied = `${row.name}-copy`;
      while (await isMoleculeNameTaken(transaction, user, copied)) copied = `${copied}-copy`;
      if (copied.length > MAX_MOLECULE_NAME_LENGTH) return refuse('conflict', 'The name of a further copy would be too long.');
      const made = { ...entry.value, userId: user.id, name: copied, tags: row.tags, origin: 'copied' as const };
      const [copy] = await insertMolecules(transaction, [made]);
      return shownMolecule(copy);
    }),
  );
}

export async function removeMolecule(database: Database, user: User, name: string): Promise<Outcome<void>> {
  const row = await findMolecule(database, user.id, name);
  if (row === null) return refuse('not-found', UNKNOWN_MOLECULE);
  await deleteMolecule(database, row.id);
  return success(undefined);
}

/** Brings a molecule back that was deleted less than a day ago. */
export async function restoreMolecule(database: Database, user: User, name: string): Promise<Outcome<void>> {
  return whileUnique(async () => {
    const row = await findDeletedMolecule(database, user.id, name);
    if (row === null) return refuse('not-found', 'There is no such molecule to restore: a deleted one can be restored for a day.');
    if (await isMoleculeNameTaken(database, user, row.name)) return nameTaken();
    await undeleteMolecule(database, row.id);
    return success(undefined);
  });
}

const nameTaken = () => refuse('conflict', { code: 'taken', about: 'name', message: MESSAGES.moleculeNameTaken });

async function entryOf(chemistry: MoleculeChemistry, structure: string): Promise<Outcome<MoleculeEntry>> {
  const [reading] = await chemistry.call('moleculeEntries', [structure]);
  if (reading !== undefined && 'entry' in reading) return success(reading.entry);
  const reasons = reading?.errors ?? [MESSAGES.moleculeStructureRequired];
  return refuse('invalid', ...reasons.map((message) => ({ code: 'invalid' as const, about: 'structure', message })));
}

/** A refusal where a user would have too many. */
export async function refuseWhenFull(database: Database, user: User, more: number) {
  const have = await countAllMolecules(database, user.id);
  return have + more > MOST_MOLECULES ? refuse('conflict', TEXTS.tooManyMolecules(MOST_MOLECULES)) : null;
}

/** Each tag once, by the alphabet. */
export const tidy = (tags: readonly string[]): string[] => [...new Set(tags)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));

/** What another tab did at the same moment is said like what it did before. */
export async function whileUnique<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) return nameTaken();
    throw error;
  }
}
