import { MESSAGES } from '@retron/contract';
import { success } from '@retron/molecule';
import type { ChemistryService } from '../chemistry/chemistry-service.ts';
import type { Database } from '../database/database.ts';
import {
  candidatesOf,
  countAllMolecules,
  findMolecule,
  listAllMolecules,
  listMolecules,
  listMoleculeTags,
  type MoleculeFilter,
  type MoleculeRow,
  moleculesAfter,
  structuresByName,
} from '../repositories/molecules.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';

/** Chemistry that the user waits for. */
export type MoleculeChemistry = ReturnType<ChemistryService['forUser']>;

/** What of the library is asked for. */
export interface MoleculeSearch extends Pick<MoleculeFilter, 'tag' | 'inCatalogue' | 'origin'> {
  readonly search: 'name' | 'exact' | 'substructure' | 'similarity';
  /** Part of a name, or a structure in any notation; empty: all. */
  readonly term: string;
  /** 0 to 1. */
  readonly leastSimilarity: number;
}

/** A page of it. */
export interface MoleculeQuestion extends MoleculeSearch, Pick<MoleculeFilter, 'sort' | 'order'> {
  readonly limit: number;
  readonly offset: number;
}

export interface FoundMolecule {
  readonly row: MoleculeRow;
  readonly similarity: number | null;
  /** Atoms from 0. */
  readonly matched: readonly number[];
}

export interface MoleculePage {
  readonly found: readonly FoundMolecule[];
  readonly total: number;
  /** Whether all candidates were looked at; else there may be more than `total`. */
  readonly isComplete: boolean;
  readonly all: number;
  readonly tags: Awaited<ReturnType<typeof listMoleculeTags>>;
}

/** Narrows nothing. */
const ALL_MOLECULES: MoleculeFilter = {
  name: null,
  inchiKey: null,
  parts: null,
  like: null,
  tag: null,
  inCatalogue: null,
  origin: null,
  sort: 'added',
  order: 'desc',
};

/** Candidates of a substructure that are looked at in one call of the chemistry. */
const MATCHED_AT_ONCE = 250;
/** Candidates that are fetched first; four times as many when the page is not full with them, and so on. */
const FETCHED_FIRST = 1000;

/** What a search asks of the database, and the part that candidates are then looked at for; null: none. */
interface Narrowed {
  readonly filter: MoleculeFilter;
  readonly part: string | null;
}

async function narrowedBy(chemistry: MoleculeChemistry, asked: MoleculeSearch): Promise<Outcome<Narrowed>> {
  const { search, tag, inCatalogue, origin } = asked;
  const name = asked.term.trim();
  const narrowed = { ...ALL_MOLECULES, tag, inCatalogue, origin };
  const found = (change: Partial<MoleculeFilter>, part: string | null = null) => success({ filter: { ...narrowed, ...change }, part });
  if (name === '') return found({});
  if (search === 'name') return found({ name });
  // A structure goes on as it was given: the first line of a molfile may be empty.
  const [reading] = await chemistry.call('moleculeEntries', [asked.term]);
  if (reading === undefined || 'errors' in reading) {
    return refuse('invalid', { code: 'invalid', about: 'term', message: reading?.errors.join(' ') ?? MESSAGES.moleculeStructureRequired });
  }
  const { smiles, inchiKey, likeness, likenessBits, parts } = reading.entry;
  if (search === 'exact') return found({ inchiKey });
  if (search === 'similarity') return found({ like: { bits: likeness, count: likenessBits, least: asked.leastSimilarity } });
  return found({ parts }, smiles);
}

/** A page of the user's molecules. */
export async function readMolecules(
  database: Database,
  chemistry: MoleculeChemistry,
  user: User,
  asked: MoleculeQuestion,
): Promise<Outcome<MoleculePage>> {
  const narrowed = await narrowedBy(chemistry, asked);
  if (!narrowed.ok) return narrowed;
  const { part } = narrowed.value;
  const filter = { ...narrowed.value.filter, sort: asked.sort, order: asked.order };
  const [all, tags, page] = await Promise.all([
    countAllMolecules(database, user.id),
    listMoleculeTags(database, user.id),
    part === null ? listed(database, user, filter, asked) : matching(database, chemistry, user, filter, part, asked),
  ]);
  return success({ ...page, total: page.total ?? all, all, tags });
}

/** Of a page; `total` null: as many as there are. */
type FoundPage = Pick<MoleculePage, 'found' | 'isComplete'> & { readonly total: number | null };

async function listed(database: Database, user: User, filter: MoleculeFilter, page: MoleculeQuestion): Promise<FoundPage> {
  const narrowing = Object.entries(filter).some(([name, value]) => name !== 'sort' && name !== 'order' && value !== null);
  const { rows, total } = narrowing
    ? await listMolecules(database, user.id, filter, page)
    : { rows: await listAllMolecules(database, user.id, filter, page), total: null };
  return { found: rows.map(({ similarity, ...row }) => ({ row, similarity, matched: [] })), total, isComplete: true };
}

/** Some molecules of a search, in the order in which they were added. */
export interface MoleculeStep {
  readonly found: readonly FoundMolecule[];
  /** The molecule that was looked at last; null where there are no more. */
  readonly last: number | null;
}

/** The next molecules behind one; of a search for a part at most so many candidates are looked at. */
export async function readMoleculesAfter(
  database: Database,
  chemistry: MoleculeChemistry,
  user: User,
  asked: MoleculeSearch & { readonly after: number; readonly limit: number },
): Promise<Outcome<MoleculeStep>> {
  const narrowed = await narrowedBy(chemistry, asked);
  if (!narrowed.ok) return narrowed;
  const { filter, part } = narrowed.value;
  const wanted = part === null ? asked.limit : FETCHED_FIRST;
  const rows = await moleculesAfter(database, user.id, filter, asked.after, wanted);
  const matches =
    part === null || rows.length === 0
      ? null
      : await chemistry.call(
          'matchSubstructure',
          part,
          rows.map(({ smiles }) => smiles),
        );
  const found: FoundMolecule[] = [];
  for (const [index, { similarity, ...row }] of rows.entries()) {
    const matched = matches === null ? [] : (matches[index] ?? null);
    if (matched === null) continue;
    if (found.length === asked.limit) return success({ found, last: found[found.length - 1].row.id });
    found.push({ row, similarity, matched });
  }
  return success({ found, last: rows.length < wanted ? null : rows[rows.length - 1].id });
}

/** Looks at candidates in their order until the page is full and it is known that there is another, or all were looked at. */
async function matching(
  database: Database,
  chemistry: MoleculeChemistry,
  user: User,
  filter: MoleculeFilter,
  part: string,
  { limit, offset }: Pick<MoleculeQuestion, 'limit' | 'offset'>,
): Promise<FoundPage> {
  const found: FoundMolecule[] = [];
  const pageOf = (isComplete: boolean) => ({ found: found.slice(offset, offset + limit), total: found.length, isComplete });
  let looked = 0;
  for (let most = FETCHED_FIRST; ; most *= 4) {
    const rows = await candidatesOf(database, user.id, filter, most);
    for (; looked < rows.length; looked += MATCHED_AT_ONCE) {
      if (found.length > offset + limit) return pageOf(false);
      const some = rows.slice(looked, looked + MATCHED_AT_ONCE);
      const matches = await chemistry.call(
        'matchSubstructure',
        part,
        some.map(({ smiles }) => smiles),
      );
      for (const [index, row] of some.entries()) {
        const matched = matches[index] ?? null;
        if (matched !== null) found.push({ row, similarity: null, matched });
      }
    }
    if (rows.length < most) return pageOf(true);
  }
}

export async function readMolecule(database: Database, user: User, name: string): Promise<Outcome<FoundMolecule>> {
  const row = await findMolecule(database, user.id, name);
  return row === null ? refuse('not-found', UNKNOWN_MOLECULE) : shownMolecule(row);
}

/** In the order of `names`; null where there is no such molecule, or it cannot be drawn. */
export async function layOutMolecules(
  database: Database,
  chemistry: MoleculeChemistry,
  user: User,
  names: readonly string[],
): Promise<readonly (string | null)[]> {
  const keys = names.map((name) => name.trim());
  const structures = await structuresByName(database, user.id, keys);
  const smiles = [...new Set(structures.values())];
  const drawn = smiles.length === 0 ? [] : await chemistry.call('molfiles', smiles);
  const molfiles = new Map(smiles.map((each, index) => [each, drawn[index] ?? null]));
  return keys.map((key) => molfiles.get(structures.get(key) ?? '') ?? null);
}

export const UNKNOWN_MOLECULE = 'There is no molecule of this name in your library.';
export const shownMolecule = (row: MoleculeRow): Outcome<FoundMolecule> => success({ row, similarity: null, matched: [] });
