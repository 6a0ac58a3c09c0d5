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
  takenNames,
  undeleteMolecule,
  updateMolecule,
} from '../repositories/molecules.ts';
import { isUniqueViolation } from '../repositories/queries.ts';
import type { User } from '../repositories/users.ts';
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

/** Changes a molecule; what is absent stays. */
export async function changeMolecule(
  database: Database,
  chemistry: MoleculeChemistry,
  user: User,
  currentName: string,
  { name, structure, tags }: MoleculeChangeRequest,
): Promise<Outcome<FoundMolecule>> {
  const entry = structure === undefined ? success({}) : await entryOf(chemistry, structure);
  if (!entry.ok) return entry;
  return whileUnique(async () => {
    const row = await findMolecule(database, user.id, currentName);
    if (row === null) return refuse('not-found', MESSAGES.moleculeUpdate);
    const other = name === undefined ? null : await findMolecule(database, user.id, name);
    if (other !== null && other.id !== row.id) return nameTaken();
    const change = { ...entry.value, ...(name === undefined ? {} : { name }), ...(tags === undefined ? {} : { tags: tidy(tags) }) };
    return shownMolecule(await updateMolecule(database, row.id, change));
  });
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

export interface ImportRecord {
  readonly name: string;
  readonly text: string;
  readonly tags?: readonly string[] | undefined;
}

export interface ImportReport {
  readonly added: number;
  readonly refused: readonly { readonly index: number; readonly name: string; readonly reason: string }[];
}

/** Adds records of a file; a name that is taken gets a number, one without a name its formula. @param tag - of all of them; empty: none */
export async function importMolecules(
  database: Database,
  chemistry: MoleculeChemistry,
  user: User,
  records: readonly ImportRecord[],
  tag: string,
): Promise<Outcome<ImportReport>> {
  const readings = await chemistry.call(
    'moleculeEntries',
    records.map(({ text }) => text),
  );
  const refused: { index: number; name: string; reason: string }[] = [];
  const good: { readonly name: string; readonly entry: MoleculeEntry; readonly tags: readonly string[] }[] = [];
  for (const [index, reading] of readings.entries()) {
    const given = records[index]?.name.trim() ?? '';
    if ('errors' in reading) refused.push({ index, name: given, reason: reading.errors.join(' ') });
    else {
      const name = (given === '' ? reading.entry.formula : given).slice(0, MAX_MOLECULE_NAME_LENGTH);
      good.push({ name, entry: reading.entry, tags: tidy([...(tag === '' ? [] : [tag]), ...(records[index]?.tags ?? [])]) });
    }
  }
  return whileUnique(() =>
    database.transaction(async (transaction) => {
      await lockMolecules(transaction, user.id);
      const full = await refuseWhenFull(transaction, user, good.length);
      if (full !== null) return full;
      const rows = [];
      const used = new Set<string>();
      for (const { name, entry, tags } of good) {
        const free = await freeName(transaction, user, name, used);
        used.add(free.toLowerCase());
        rows.push({ ...entry, userId: user.id, name: free, tags: [...tags], origin: 'imported' as const });
      }
      await insertMolecules(transaction, rows);
      return success({ added: rows.length, refused });
    }),
  );
}

/** Numbers tried at once behind a name that is taken. */
const NUMBERS_TRIED = 50;

async function freeName(database: Database, user: User, name: string, used: ReadonlySet<string>): Promise<string> {
  for (let first = 1; ; first += NUMBERS_TRIED) {
    const tried = Array.from({ length: NUMBERS_TRIED }, (_, index) => numbered(name, first + index));
    const taken = await takenNames(database, user.id, tried);
    const free = tried.find((each) => !taken.has(each.toLowerCase()) && !used.has(each.toLowerCase()));
    if (free !== undefined) return free;
  }
}

function numbered(name: string, number: number): string {
  const suffix = number === 1 ? '' : ` (${number})`;
  return `${name.slice(0, MAX_MOLECULE_NAME_LENGTH - suffix.length)}${suffix}`;
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

async function refuseWhenFull(database: Database, user: User, more: number) {
  const have = await countAllMolecules(database, user.id);
  return have + more > MOST_MOLECULES ? refuse('conflict', TEXTS.tooManyMolecules(MOST_MOLECULES)) : null;
}

/** Each tag once, by the alphabet. */
const tidy = (tags: readonly string[]): string[] => [...new Set(tags)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));

/** What another tab did at the same moment is said like what it did before. */
async function whileUnique<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) return nameTaken();
    throw error;
  }
}
