import { MESSAGES } from '@retron/contract';
import { success } from '@retron/molecule';
import type { ChemistryService } from '../chemistry/chemistry-service.ts';
import type { Database } from '../database/database.ts';
import { candidatesToCount, countMoleculeTraits, type MoleculeTraitCounts } from '../repositories/molecule-counts.ts';
import { type MoleculeFilter, narrows } from '../repositories/molecule-search.ts';
import {
  candidatesOf,
  countAllMolecules,
  findMolecule,
  listAllMolecules,
  listMolecules,
  listMoleculeTags,
  type MoleculeRow,
  moleculesAfter,
  structuresByName,
} from '../repositories/molecules.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';

/** Chemistry that the user waits for. */
export type MoleculeChemistry = ReturnType<ChemistryService['forUser']>;

/** What of the library is asked for. */
export interface MoleculeSearch extends Pick<MoleculeFilter, 'chosen' | 'starts'> {
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
  /** Whether the values of every trait are counted too. */
  readonly isCounted: boolean;
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
  /** Null where nobody asked for them. */
  readonly counts: MoleculeCountsFound | null;
}

export interface MoleculeCountsFound {
  readonly values: MoleculeTraitCounts;
  /** Whether all candidates were looked at; else there may be more of each value. */
  readonly isComplete: boolean;
}

/** Searches nothing. */
const ALL_MOLECULES = { name: null, inchiKey: null, parts: null, like: null, sort: 'added', order: 'desc' } as const;

/** Candidates of a substructure that are looked at in one call of the chemistry. */
const MATCHED_AT_ONCE = 250;
/** Candidates that are fetched first; four times as many when the page is not full with them, and so on. */
const FETCHED_FIRST = 1000;
/** Candidates of a substructure that are looked at to count the values of traits. */
const MOST_COUNTED = 5000;

/** What a search asks of the database, and the part that candidates are then looked at for; null: none. */
interface Narrowed {
  readonly filter: MoleculeFilter;
  readonly part: string | null;
}

async function narrowedBy(chemistry: MoleculeChemistry, asked: MoleculeSearch): Promise<Outcome<Narrowed>> {
  const { search, chosen, starts } = asked;
  const name = asked.term.trim();
  const narrowed: MoleculeFilter = { ...ALL_MOLECULES, chosen, starts };
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
  const match = part === null ? null : matcherOf(chemistry, part);
  const page = match === null ? listed(database, user, filter, asked) : matching(database, match, user, filter, asked);
  const count = async () => {
    if (match === null) return { values: await countMoleculeTraits(database, user.id, filter, null), isComplete: true };
    // What the page matched is not matched once more.
    await page;
    return countedByMatching(database, match, user, filter);
  };
  const [all, tags, { total, ...found }, counts] = await Promise.all([
    countAllMolecules(database, user.id),
    listMoleculeTags(database, user.id),
    page,
    asked.isCounted ? count() : null,
  ]);
  return success({ ...found, total: total ?? all, all, tags, counts });
}

/** Of a page; `total` null: as many as there are. */
type FoundPage = Pick<MoleculePage, 'found' | 'isComplete'> & { readonly total: number | null };

async function listed(database: Database, user: User, filter: MoleculeFilter, page: MoleculeQuestion): Promise<FoundPage> {
  const { rows, total } = narrows(filter)
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

/** For each structure the atoms of the part, or null; each structure is matched once, however often it is asked for. */
type Match = (smiles: readonly string[]) => Promise<readonly (readonly number[] | null)[]>;

function matcherOf(chemistry: MoleculeChemistry, part: string): Match {
  const known = new Map<string, readonly number[] | null>();
  return async (smiles) => {
    const unknown = [...new Set(smiles.filter((each) => !known.has(each)))];
    const matches = unknown.length === 0 ? [] : await chemistry.call('matchSubstructure', part, unknown);
    for (const [index, each] of unknown.entries()) known.set(each, matches[index] ?? null);
    return smiles.map((each) => known.get(each) ?? null);
  };
}

/** Looks at candidates in their order until the page is full and it is known that there is another, or all were looked at. */
async function matching(
  database: Database,
  match: Match,
  user: User,
  filter: MoleculeFilter,
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
      const matches = await match(some.map(({ smiles }) => smiles));
      for (const [index, row] of some.entries()) {
        const matched = matches[index] ?? null;
        if (matched !== null) found.push({ row, similarity: null, matched });
      }
    }
    if (rows.length < most) return pageOf(true);
  }
}

/** Looks at the newest candidates, as many as can be waited for. */
async function countedByMatching(database: Database, match: Match, user: User, filter: MoleculeFilter): Promise<MoleculeCountsFound> {
  const candidates = await candidatesToCount(database, user.id, filter, MOST_COUNTED + 1);
  const looked = candidates.slice(0, MOST_COUNTED);
  const found: number[] = [];
  for (let first = 0; first < looked.length; first += MATCHED_AT_ONCE) {
    const some = looked.slice(first, first + MATCHED_AT_ONCE);
    const matches = await match(some.map(({ smiles }) => smiles));
    found.push(...some.filter((_, index) => matches[index] !== null).map(({ id }) => id));
  }
  return { values: await countMoleculeTraits(database, user.id, filter, found), isComplete: looked.length === candidates.length };
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
