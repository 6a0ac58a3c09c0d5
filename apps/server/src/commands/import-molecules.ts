import { isOfDotsAlone, type KnownChoice, MAX_MOLECULE_NAME_LENGTH, MESSAGES, MOST_TAGS } from '@retron/contract';
import { success } from '@retron/molecule';
import type { MoleculeEntry } from '../chemistry/molecule-entry.ts';
import type { Database } from '../database/database.ts';
import { insertMolecules, keptByStructure, lockMolecules, takenNames, updateMolecule } from '../repositories/molecules.ts';
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
  /** Whether what is kept gets the tags of records that are skipped for it. */
  readonly areTagsGiven: boolean;
  /** Nothing is changed. */
  readonly isCheck: boolean;
}

interface KnownRecord {
  readonly index: number;
  readonly name: string;
  readonly keptAs: string;
  /** Tags that the molecule got which is kept. */
  readonly tagged: readonly string[];
}

export interface ImportReport {
  readonly added: number;
  /** Of each record in the library, in order; null for what was not added. */
  readonly names: readonly (string | null)[];
  readonly known: readonly KnownRecord[];
  readonly refused: readonly { readonly index: number; readonly name: string; readonly reason: string }[];
  /** Canonical SMILES of each record; null for what was refused. */
  readonly structures: readonly (string | null)[];
}

/** A record that was read. */
interface ReadRecord {
  readonly index: number;
  /** What the file calls it. */
  readonly given: string;
  readonly entry: MoleculeEntry;
  readonly tags: readonly string[];
}

/** The first molecule of a structure: one that was kept before, or one of this file, which has no number yet. */
interface FirstMolecule {
  readonly id: number | null;
  readonly name: string;
  tags: readonly string[];
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
  wishes: ImportWishes,
): Promise<Outcome<ImportReport>> {
  const { good, refused } = await readRecords(chemistry, records, wishes.tag);
  const structures: (string | null)[] = records.map(() => null);
  for (const { index, entry } of good) structures[index] = entry.smiles;
  return whileUnique(() =>
    database.transaction(async (transaction) => {
      if (!wishes.isCheck) await lockMolecules(transaction, user.id);
      const entries = good.map(({ entry }) => entry);
      const kept = await keptByStructure(transaction, user.id, entries);
      const firsts = new Map<string, FirstMolecule>([...kept].map(([smiles, each]) => [smiles, { ...each }]));
      const names: (string | null)[] = records.map(() => null);
      const known: KnownRecord[] = [];
      const added: { readonly entry: MoleculeEntry; readonly molecule: FirstMolecule }[] = [];
      const used = new Set<string>();
      for (const { index, given, entry, tags } of good) {
        const first = firsts.get(entry.smiles);
        const isSkipped = first !== undefined && wishes.known === 'skip';
        if (first !== undefined) {
          const tagged = isSkipped && wishes.areTagsGiven ? giveTags(first, tags) : [];
          known.push({ index, name: given, keptAs: first.name, tagged });
        }
        if (isSkipped) continue;
        const name = await freeName(
          transaction,
          user,
          (given === '' || isOfDotsAlone(given) ? entry.formula : given).slice(0, MAX_MOLECULE_NAME_LENGTH),
          used,
        );
        used.add(name.toLowerCase());
        names[index] = name;
        const molecule = { id: null, name, tags };
        if (first === undefined) firsts.set(entry.smiles, molecule);
        added.push({ entry, molecule });
      }
      const report = { added: added.length, names, known, refused, structures };
      if (wishes.isCheck) return success(report);
      const full = await refuseWhenFull(transaction, user, added.length);
      if (full !== null) return full;
      await insertMolecules(
        transaction,
        added.map(({ entry, molecule: { name, tags } }) => ({
          ...entry,
          userId: user.id,
          name,
          tags: [...tags],
          origin: 'imported' as const,
        })),
      );
      for (const [smiles, { id, tags }] of firsts) {
        if (id !== null && tags !== kept.get(smiles)?.tags) await updateMolecule(transaction, id, { tags: [...tags] });
      }
      return success(report);
    }),
  );
}

async function readRecords(chemistry: MoleculeChemistry, records: readonly ImportRecord[], tag: string) {
  const readings = await chemistry.call(
    'moleculeEntries',
    records.map(({ text }) => text),
  );
  const refused: { index: number; name: string; reason: string }[] = [];
  const good: ReadRecord[] = [];
  for (const [index, reading] of readings.entries()) {
    const given = records[index]?.name.trim() ?? '';
    if (records[index]?.text.trim() === '') refused.push({ index, name: given, reason: MESSAGES.moleculeStructureRequired });
    else if ('errors' in reading) refused.push({ index, name: given, reason: reading.errors.join(' ') });
    else good.push({ index, given, entry: reading.entry, tags: tidy([...(tag === '' ? [] : [tag]), ...(records[index]?.tags ?? [])]) });
  }
  return { good, refused };
}

/** Those that it has not, as far as it has room; answers these. */
function giveTags(molecule: FirstMolecule, tags: readonly string[]): readonly string[] {
  const fresh = tags.filter((tag) => !molecule.tags.includes(tag)).slice(0, Math.max(0, MOST_TAGS - molecule.tags.length));
  if (fresh.length > 0) molecule.tags = tidy([...molecule.tags, ...fresh]);
  return fresh;
}

/** Numbers tried at once behind a name that is taken. */
const NUMBERS_TRIED = 50;

async function freeName(database: Database, user: User, name: string, used: ReadonlySet<string>): Promise<string> {
  for (let first = 1; ; first += NUMBERS_TRIED) {
    const tried = Array.from({ length: NUMBERS_TRIED }, (_, index) => numbered(name, first + index));
    const taken = await takenNames(database, user.id, tried);
    const free = tried.find((each) => !taken.has(each) && !used.has(each.toLowerCase()));
    if (free !== undefined) return free;
  }
}

function numbered(name: string, number: number): string {
  const suffix = number === 1 ? '' : ` (${number})`;
  return `${name.slice(0, MAX_MOLECULE_NAME_LENGTH - suffix.length)}${suffix}`;
}
