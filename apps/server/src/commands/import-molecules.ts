import { type KnownChoice, MAX_MOLECULE_NAME_LENGTH } from '@retron/contract';
import { success } from '@retron/molecule';
import type { MoleculeEntry } from '../chemistry/molecule-entry.ts';
import type { Database } from '../database/database.ts';
import { insertMolecules, lockMolecules, namesByStructure, takenNames } from '../repositories/molecules.ts';
import type { User } from '../repositories/users.ts';
import { refuseWhenFull, tidy, whileUnique } from './molecules.ts';
import type { Outcome } from './outcome.ts';
import type { MoleculeChemistry } from './read-molecules.ts';

export interface ImportRecord {
  readonly name: string;
  readonly text: string;
  readonly tags?: readonly string[] | undefined;
}

export interface ImportWishes {
  /** Of all of them; empty: none. */
  readonly tag: string;
  /** What to do with structures that are kept already. */
  readonly known: KnownChoice;
}

export interface ImportReport {
  readonly added: number;
  /** Of each record in the library, in order; null for what was not added. */
  readonly names: readonly (string | null)[];
  readonly known: readonly { readonly index: number; readonly name: string; readonly keptAs: string }[];
  readonly refused: readonly { readonly index: number; readonly name: string; readonly reason: string }[];
}

/** A record that was read. */
interface ReadRecord {
  readonly index: number;
  /** What the file calls it. */
  readonly given: string;
  readonly entry: MoleculeEntry;
  readonly tags: readonly string[];
}

/**
 * Adds records of a file; a name that is taken gets a number, one without a name its formula.
 *
 * A structure is the same where its canonical SMILES is: what only shares an InChIKey, as tautomers do, is another drawing, which a chemist may
 * want beside the first.
 */
export async function importMolecules(
  database: Database,
  chemistry: MoleculeChemistry,
  user: User,
  records: readonly ImportRecord[],
  { tag, known: wanted }: ImportWishes,
): Promise<Outcome<ImportReport>> {
  const readings = await chemistry.call(
    'moleculeEntries',
    records.map(({ text }) => text),
  );
  const refused: { index: number; name: string; reason: string }[] = [];
  const good: ReadRecord[] = [];
  for (const [index, reading] of readings.entries()) {
    const given = records[index]?.name.trim() ?? '';
    if ('errors' in reading) refused.push({ index, name: given, reason: reading.errors.join(' ') });
    else good.push({ index, given, entry: reading.entry, tags: tidy([...(tag === '' ? [] : [tag]), ...(records[index]?.tags ?? [])]) });
  }
  return whileUnique(() =>
    database.transaction(async (transaction) => {
      await lockMolecules(transaction, user.id);
      const keptAs = new Map(
        await namesByStructure(
          transaction,
          user.id,
          good.map(({ entry }) => entry),
        ),
      );
      const names: (string | null)[] = records.map(() => null);
      const known: { index: number; name: string; keptAs: string }[] = [];
      const rows = [];
      const used = new Set<string>();
      for (const { index, given, entry, tags } of good) {
        const first = keptAs.get(entry.smiles);
        if (first !== undefined) known.push({ index, name: given, keptAs: first });
        if (first !== undefined && wanted === 'skip') continue;
        const name = await freeName(transaction, user, (given === '' ? entry.formula : given).slice(0, MAX_MOLECULE_NAME_LENGTH), used);
        used.add(name.toLowerCase());
        names[index] = name;
        if (first === undefined) keptAs.set(entry.smiles, name);
        rows.push({ ...entry, userId: user.id, name, tags: [...tags], origin: 'imported' as const });
      }
      const full = await refuseWhenFull(transaction, user, rows.length);
      if (full !== null) return full;
      await insertMolecules(transaction, rows);
      return success({ added: rows.length, names, known, refused });
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
