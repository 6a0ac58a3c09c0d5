import { ALGORITHMS, DIRECTIONS, MAX_QUERY_NAME_LENGTH, MAX_STEPS, MAX_SUGGESTIONS, MESSAGES } from '@retron/contract';
import { type ExportContent, type ExportSuggestion, type ExportTree, readContent } from '@retron/exports';
import { type Molecule, parseSmiles, success, writeRosdal } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { hasQueryNamed, insertQuery, isUniqueViolation, type NewQuery, type Query } from '../repositories/queries.ts';
import { beginRun, finishRun, writeSearchEnd } from '../repositories/query-runs.ts';
import { writeRouteWishes } from '../repositories/stored/route-wishes.ts';
import { type TreeGrowth, writeGrowth } from '../repositories/tree-writing.ts';
import type { User } from '../repositories/users.ts';
import { importedRoutes } from './imported-routes.ts';
import { importedWishes } from './imported-wishes.ts';
import { type Outcome, refuse } from './outcome.ts';
import { dayOfExpiry } from './query-lifetime.ts';
import type { CheckedTarget } from './start-query.ts';
import { visibleProject } from './visible-project.ts';

/** A file that is to be a query again. */
export interface ImportRequest {
  readonly projectId: number;
  /** Undefined: that of the file, told apart from those that the user has. */
  readonly name: string | undefined;
  /** What the JSON of the file says. */
  readonly file: unknown;
}

/** Reads a SMILES as a target of the direction. */
type CheckTarget = (smiles: string, direction: Query['direction']) => Promise<CheckedTarget>;

const TARGET = 1;
const FIRST_RUN = 1;
const NO_TREE = 'This file holds no tree. Please import selected pathways that were exported as JSON by this version of Retron.';

/**
 * Makes a query, Ready, of pathways that were exported as JSON: with its tree, its atom maps and the libraries that it names.
 *
 * Nothing in the file is trusted: numbers must name what is there, atoms what the molecules have, and the target must be one that could be
 * planned. What it says of ratings and evidence is the file's word, and the description says whose.
 *
 * @returns the number of the query
 */
export async function importTree(
  database: Database,
  user: User,
  { projectId, name: asked, file }: ImportRequest,
  checkTarget: CheckTarget,
): Promise<Outcome<number>> {
  const project = await visibleProject(database, user, projectId);
  if (!project.ok) return project;
  const read = readContent(file);
  if (!read.ok) return refuseFile(read.error.message);
  const { tree } = read.value;
  if (tree === null || tree.suggestions.length === 0) return refuseFile(NO_TREE);
  const question = questionOf(read.value);
  if (question === null)
    return refuseFile('The file names a direction, an algorithm, dimensions or wishes that this version does not have.');
  const molecules = moleculesOf(read.value);
  const objection = molecules === null ? 'one of its structures cannot be read' : objectionTo(tree, molecules);
  if (objection !== null || molecules === null) return refuseFile(`The tree of this file is damaged: ${objection}.`);
  const { errors, structure } = await checkTarget(question.smiles, question.direction);
  if (errors.length > 0 || structure === null) return refuseFile(`The target of this file cannot be planned. ${errors.join(' ')}`);
  if (structure.smiles !== question.smiles || molecules.get(TARGET)?.smiles !== question.smiles) {
    return refuseFile('The target of this file is not written as this version writes it, so that its atom numbers mean other atoms.');
  }
  const name = asked ?? (await freeName(database, user, question.name));
  const grown = growthOf(read.value, tree, molecules);
  const isMultiStep = question.algorithm === 'multi-step';
  const growth = isMultiStep ? { ...grown, routes: importedRoutes(question, grown, TARGET) } : grown;
  const query: NewQuery = {
    ...question,
    name,
    projectId,
    userId: user.id,
    rosdal: structure.rosdal,
    inchiKey: structure.inchiKey,
    comment: originOf(read.value),
    runMode: 'background',
    preset: null,
    status: 'planning',
    expiresAt: dayOfExpiry(),
  };
  try {
    return await database.transaction(async (transaction) => {
      const queryId = await insertQuery(transaction, query);
      const provenance = tree.plannedBy ?? { build: null, libraries: [], rankers: [], catalogs: [] };
      const begun = await beginRun(transaction, { queryId, run: FIRST_RUN, heldBy: null }, () => provenance);
      if (begun === null) throw new Error('An imported query was written and cannot be begun.');
      await writeGrowth(transaction, begun.claim, growth);
      if (isMultiStep) await writeSearchEnd(transaction, begun.claim, { end: 'imported' });
      await finishRun(transaction, begun.claim, { status: 'finished', message: null, durationMs: null });
      return success(queryId);
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('conflict', { code: 'taken', about: 'name', message: MESSAGES.queryNameTaken });
    throw error;
  }
}

const refuseFile = (message: string) => refuse('invalid', { code: 'invalid', about: 'file', message });

type Question = Pick<
  Query,
  'routeWishes' | 'name' | 'smiles' | 'direction' | 'algorithm' | 'strategy' | 'libraries' | 'maxSuggestions' | 'maxSteps' | 'precision'
>;

const DIRECTION_OF: Readonly<Record<string, Query['direction']>> = {
  [DIRECTIONS.synthesis]: 'retrosynthesis',
  [DIRECTIONS.reaction]: 'forward',
};
const ALGORITHM_OF: Readonly<Record<string, Query['algorithm']>> = {
  [ALGORITHMS.OLD]: 'brute-force',
  [ALGORITHMS.NEW]: 'complexity-reduction',
  [ALGORITHMS['NEW|UNPRECEDENTED']]: 'unprecedented',
  [ALGORITHMS.V3]: 'multi-step',
};

/** What was asked; null for what no query of this version can ask. */
function questionOf({ query, tree }: ExportContent): Question | null {
  const direction = DIRECTION_OF[query.direction];
  const algorithm = ALGORITHM_OF[query.algorithm];
  const { precision, breadth } = query;
  if (direction === undefined || algorithm === undefined || (precision !== 1 && precision !== 2 && precision !== 3)) return null;
  if (breadth < 1 || breadth > MAX_SUGGESTIONS || query.steps < 1 || query.steps > MAX_STEPS) return null;
  if (query.libraries.length === 0 || query.name.trim() === '') return null;
  const target = parseSmiles(query.targetSmiles);
  const wishes = query.wishes === null || !target.ok ? null : importedWishes(query.wishes, target.value);
  if (query.wishes !== null && wishes === null) return null;
  // Where the tree had gone on from a structure it is deeper than was asked for.
  const maxSteps = (tree?.places ?? []).reduce((most, { depth }) => Math.max(most, depth), query.steps);
  return {
    name: query.name.trim().slice(0, MAX_QUERY_NAME_LENGTH),
    smiles: query.targetSmiles,
    direction,
    algorithm,
    strategy: query.strategy,
    libraries: [...query.libraries],
    maxSuggestions: breadth,
    maxSteps,
    precision,
    routeWishes: wishes === null ? null : writeRouteWishes(wishes),
  };
}

interface FileMolecule {
  readonly smiles: string;
  readonly rosdal: string;
  readonly molecule: Molecule;
}

/** The structures of a file by their numbers; null where one cannot be read. */
function moleculesOf({ structures }: ExportContent): ReadonlyMap<number, FileMolecule> | null {
  const molecules = new Map<number, FileMolecule>();
  for (const { no, smiles } of structures) {
    const read = parseSmiles(smiles);
    const rosdal = read.ok ? writeRosdal(read.value) : read;
    if (!read.ok || !rosdal.ok || !/^S[1-9]\d{0,8}$/.test(no)) return null;
    molecules.set(Number(no.slice(1)), { smiles, rosdal: rosdal.value, molecule: read.value });
  }
  return molecules;
}

/** What in the tree names something that is not there; null where nothing does. */
function objectionTo({ places, suggestions }: ExportTree, molecules: ReadonlyMap<number, FileMolecule>): string | null {
  const depths = new Map(places.map(({ id, depth }) => [id, depth]));
  if (depths.size !== places.length || depths.get(TARGET) !== 0) return 'its target is missing, or a structure stands twice';
  if (places.some(({ id, depth }) => !molecules.has(id) || (depth === 0) !== (id === TARGET))) return 'a structure is missing';
  if (new Set(suggestions.map(({ id }) => id)).size !== suggestions.length) return 'a suggestion stands twice';
  return suggestions.map((each) => objectionToSuggestion(each, depths, molecules)).find((each) => each !== null) ?? null;
}

function objectionToSuggestion(
  { id, structureId, precursors, centre, bonds }: ExportSuggestion,
  depths: ReadonlyMap<number, number>,
  molecules: ReadonlyMap<number, FileMolecule>,
): string | null {
  const atomsOf = (structure: number) => (depths.has(structure) ? (molecules.get(structure)?.molecule.atomCount ?? 0) : 0);
  const parentAtoms = atomsOf(structureId);
  const fits = precursors.every(({ structureId: precursor, centre: changed, parentAtom }) => {
    const atoms = atomsOf(precursor);
    return atoms > 0 && parentAtom.length === atoms && within(changed, atoms) && within(parentAtom, parentAtoms);
  });
  return precursors.length > 0 && fits && within([...centre, ...bonds.flat()], parentAtoms)
    ? null
    : `suggestion ${id} names structures or atoms that are not there`;
}

const within = (atoms: readonly number[], count: number): boolean => atoms.every((atom) => atom < count);

function growthOf(
  { structures }: ExportContent,
  { places, suggestions }: ExportTree,
  molecules: ReadonlyMap<number, FileMolecule>,
): TreeGrowth {
  const facts = new Map(structures.map((each) => [Number(each.no.slice(1)), each]));
  const ids = new Set(suggestions.map(({ id }) => id));
  const ofStructure = new Map<number, ExportTree['suggestions'][number][]>();
  for (const suggestion of suggestions) {
    const before = ofStructure.get(suggestion.structureId);
    if (before === undefined) ofStructure.set(suggestion.structureId, [suggestion]);
    else before.push(suggestion);
  }
  const expanded = [...ofStructure.keys()];
  return {
    structures: places.flatMap(({ id, depth, catalogId }) => {
      const [known, stock] = [molecules.get(id), facts.get(id)];
      if (known === undefined || stock === undefined) return [];
      const { isInStock, priceCategory } = stock;
      return [{ id, depth, smiles: known.smiles, rosdal: known.rosdal, isInStock, catalogId, priceCategory }];
    }),
    suggestions: [...ofStructure.values()].flatMap((alternatives) =>
      alternatives
        .sort((a, b) => a.rank - b.rank)
        .map((each, index) => ({
          ...each,
          // Only a part of them may have been exported.
          rank: index + 1,
          variantOf: each.variantOf !== null && ids.has(each.variantOf) ? each.variantOf : null,
        })),
    ),
    leftOut: {},
    expanded,
    progress: { percent: 100, structuresExpanded: expanded.length, suggestionsFound: suggestions.length },
  };
}

/** `name`, or `name (imported)`, or `name (imported 2)` and so on: one that the user does not have. */
async function freeName(database: Database, user: User, name: string): Promise<string> {
  for (let copy = 0; ; copy += 1) {
    const end = copy === 0 ? '' : copy === 1 ? ' (imported)' : ` (imported ${copy})`;
    const free = `${name.slice(0, MAX_QUERY_NAME_LENGTH - end.length)}${end}`;
    if (!(await hasQueryNamed(database, user.id, free))) return free;
  }
}

function originOf({ query }: ExportContent): string {
  const { name, owner, project, exportedBy, exportedAt } = query;
  return `Imported from a file: ${name} of ${owner} in ${project}, exported by ${exportedBy} on ${exportedAt.slice(0, 10)}.`.slice(0, 4000);
}
