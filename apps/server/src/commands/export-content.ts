import { ALGORITHMS, DIRECTIONS } from '@retron/contract';
import type {
  ExportContent,
  ExportDisconnection,
  ExportPrecedent,
  ExportQuery,
  ExportReaction,
  ExportStructure,
  ExportTree,
  ExportWishes,
} from '@retron/exports';
import { type Result, success } from '@retron/molecule';
import type { MaterialList } from '@retron/planning';
import { nameOfCompound, nameOfNameReaction } from '@retron/reactivity';
import type { CatalogOffer } from '../chemistry/catalog-offers.ts';
import type { FoundPrecedents, LookupRequest, OtherBuild } from '../chemistry/precedent-lookup.ts';
import type { StructureFacts } from '../chemistry/structure-facts.ts';
import type { Database } from '../database/database.ts';
import { listComments } from '../repositories/comments.ts';
import type { Query } from '../repositories/queries.ts';
import type { QueryRow } from '../repositories/query-listing.ts';
import { listProvenance } from '../repositories/query-runs.ts';
import type { ExportSubject } from '../repositories/stored/export-request.ts';
import { type RouteWishes, readRouteWishes } from '../repositories/stored/route-wishes.ts';
import { findStructures, findSuggestion, findSuggestions, type StructureRow, type SuggestionRow } from '../repositories/tree-reading.ts';
import type { User } from '../repositories/users.ts';
import { clustersOfTarget } from './disconnection-summary.ts';
import { bondText, precedentsOf, reactionNo, reactionOf, structureNo } from './export-reactions.ts';
import { lookUpPrecedents } from './look-up-precedents.ts';
import { type Outcome, refuse } from './outcome.ts';
import { clusterOf } from './reaction-cluster.ts';
import { readSelection } from './selected-tree.ts';
import { visibleQuery } from './visible-query.ts';

/** The target is always structure 1. */
const TARGET = 1;
/** Precedents of each step of a pathway: the best, since all may be exported apart. */
const PRECEDENTS_OF_STEP = 10;
/** Steps whose precedents are looked up; of further ones the file says how many they have. */
const MOST_LOOKED_UP = 300;
/** Precedents of one suggestion: more than any has examples. */
const MOST_PRECEDENTS = 10_000;
const NO_NAME_FILTER = { nameReactions: [] };

const DIRECTION_LABELS: Record<Query['direction'], string> = { retrosynthesis: DIRECTIONS.synthesis, forward: DIRECTIONS.reaction };
const ALGORITHM_LABELS: Record<Query['algorithm'], string> = {
  'brute-force': ALGORITHMS.OLD,
  'complexity-reduction': ALGORITHMS.NEW,
  unprecedented: ALGORITHMS['NEW|UNPRECEDENTED'],
  'multi-step': ALGORITHMS.V3,
};

/** What content is made with, beside the database. */
export interface ContentWorld {
  readonly database: Database;
  readonly lookUp: (request: LookupRequest) => Promise<Result<FoundPrecedents, OtherBuild>>;
  /** By the number that a structure has in a catalogue. */
  readonly offersOf: (catalogId: string) => Promise<readonly CatalogOffer[]>;
  readonly factsOf: (smiles: readonly string[]) => Promise<readonly StructureFacts[]>;
  /** See `BUILD`. */
  readonly build: string;
  readonly now: () => Date;
}

/** What is asked for, of which query, by whom: rights are asked again, since they may have changed meanwhile. */
export interface ContentQuestion {
  readonly user: User;
  readonly queryId: number;
  readonly subject: ExportSubject;
}

/**
 * Everything that a file about a query says.
 *
 * @param onProgress - hears the part that is gathered, 0 to 1; what it throws ends the work
 */
export async function exportContent(
  world: ContentWorld,
  { user, queryId, subject }: ContentQuestion,
  onProgress: (share: number) => void,
): Promise<Outcome<ExportContent>> {
  const row = await visibleQuery(world.database, user, queryId);
  if (!row.ok) return row;
  const { query } = row.value;
  const facts = queryFacts(world, row.value, user);
  switch (subject.kind) {
    case 'pathways': {
      const selected = await readSelection(world.database, query, subject.places, subject.isCluster);
      if (!selected.ok) return selected;
      const { suggestions, routes } = selected.value;
      const steps = await readSteps(world, user, query, suggestions, onProgress);
      const structures = await readStructures(world, query, suggestions);
      const open = (reactions: readonly number[]) => openStructures(query, reactions, suggestions, structures.rows);
      return success({
        ...EMPTY,
        ...steps,
        query: facts,
        structures: structures.shown,
        routes: routes.map((reactions, index) => ({
          label: routeLabel(index),
          reactions: reactions.map(reactionNo),
          open: open(reactions).map(structureNo),
        })),
        tree: await readTreeAgain(world.database, query, suggestions, structures.rows),
      });
    }
    case 'precedents': {
      const { suggestionId, isCluster } = subject;
      const suggestion = await findSuggestion(world.database, query.id, suggestionId);
      if (suggestion === null) return refuse('not-found', 'There is no such suggestion in this tree.');
      const asked = { queryId, suggestionId, isCluster };
      const page = { offset: 0, limit: MOST_PRECEDENTS, sortedBy: 'surroundings' } as const;
      const found = await lookUpPrecedents(world.database, user, world.lookUp, asked, page);
      if (!found.ok) return found;
      const cluster = isCluster ? await clusterOf(world.database, query, suggestion) : null;
      const suggestions = cluster?.members ?? [suggestion];
      const remarks = await listComments(world.database, { queryId });
      return success({
        ...EMPTY,
        query: facts,
        reactions: suggestions.map((each) => reactionOf(query, each, each.id === suggestionId ? found.value : null, remarks)),
        structures: (await readStructures(world, query, suggestions)).shown,
        precedents: precedentsOf(suggestionId, found.value),
      });
    }
    case 'clusterstatistics':
    case 'disconnections': {
      const filter = subject.kind === 'clusterstatistics' ? NO_NAME_FILTER : (subject.filter ?? undefined);
      const { clusters } = await clustersOfTarget(world.database, user, query, filter);
      const disconnections = clusters.map(disconnectionOf);
      const suggestions = subject.kind === 'disconnections' ? await bestOf(world.database, query, clusters) : [];
      const remarks = suggestions.length === 0 ? [] : await listComments(world.database, { queryId });
      return success({
        ...EMPTY,
        query: facts,
        structures: (await readStructures(world, query, suggestions)).shown,
        reactions: suggestions.map((each) => reactionOf(query, each, null, remarks)),
        clusters: disconnections.map(({ reactions: _, ...cluster }) => cluster),
        disconnections,
      });
    }
  }
}

const EMPTY = { structures: [], reactions: [], routes: [], precedents: [], clusters: [], disconnections: [], tree: null } as const;

/** What it takes to have the tree again. Of runs that planned it the newest that is recorded counts. */
async function readTreeAgain(
  database: Database,
  query: Query,
  suggestions: readonly SuggestionRow[],
  rows: ReadonlyMap<number, StructureRow>,
): Promise<ExportTree> {
  const runs = await listProvenance(database, query.id);
  return {
    plannedBy: runs.findLast(({ plannedBy }) => plannedBy !== null)?.plannedBy ?? null,
    places: [...rows.values()].map(({ id, depth, catalogId }) => ({ id, depth, catalogId })).sort((a, b) => a.id - b.id),
    suggestions: suggestions.map(({ details, ...row }) => ({ ...row, ...details })),
  };
}

/** `A` to `Z`, then `AA`. @param index - from 0 */
function routeLabel(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : routeLabel(Math.floor(index / 26) - 1) + letter;
}

function exportedWishes({ breaks, keeps, avoidNames, materials, ...wishes }: RouteWishes): ExportWishes {
  const bond = (atoms: readonly number[]) => atoms.map((atom) => atom + 1).join('-');
  const listed = ({ smiles, inchiKeys }: MaterialList) => [...smiles, ...inchiKeys];
  return {
    ...wishes,
    ...{ break: breaks.map(bond), keep: keeps.map(bond), avoidNames: avoidNames.map(nameOfNameReaction) },
    materials: materials === null ? null : { ...materials, never: listed(materials.never), also: listed(materials.also) },
  };
}

function queryFacts({ build, now }: ContentWorld, { query, projectName, user: owner }: QueryRow, user: User): ExportQuery {
  return {
    id: query.id,
    name: query.name,
    owner,
    project: projectName,
    targetSmiles: query.smiles,
    direction: DIRECTION_LABELS[query.direction],
    algorithm: ALGORITHM_LABELS[query.algorithm],
    strategy: query.strategy,
    libraries: query.libraries,
    breadth: query.maxSuggestions,
    steps: query.maxSteps,
    precision: query.precision,
    wishes: query.routeWishes === null ? null : exportedWishes(readRouteWishes(query.routeWishes)),
    created: query.createdAt.toISOString(),
    programVersion: build,
    exportedBy: user.username,
    exportedAt: now().toISOString(),
  };
}

/** The steps of a pathway, each with its best precedents. Where these cannot be looked up, the file says of them what the tree does. */
async function readSteps(
  world: ContentWorld,
  user: User,
  query: Query,
  suggestions: readonly SuggestionRow[],
  onProgress: (share: number) => void,
): Promise<Pick<ExportContent, 'reactions' | 'precedents'>> {
  const reactions: ExportReaction[] = [];
  const remarks = await listComments(world.database, { queryId: query.id });
  const precedents: ExportPrecedent[] = [];
  const page = { offset: 0, limit: PRECEDENTS_OF_STEP, sortedBy: 'surroundings' } as const;
  for (const [index, suggestion] of suggestions.entries()) {
    const asked = { queryId: query.id, suggestionId: suggestion.id, isCluster: false };
    const found = index < MOST_LOOKED_UP ? await lookUpPrecedents(world.database, user, world.lookUp, asked, page) : null;
    const known = found?.ok ? found.value : null;
    reactions.push(reactionOf(query, suggestion, known, remarks));
    if (known !== null) precedents.push(...precedentsOf(suggestion.id, known));
    onProgress((index + 1) / suggestions.length);
  }
  return { reactions, precedents };
}

/** The target and what some suggestions need and make, each once. */
async function readStructures(
  { database, factsOf, offersOf }: ContentWorld,
  query: Query,
  suggestions: readonly SuggestionRow[],
): Promise<{ readonly rows: ReadonlyMap<number, StructureRow>; readonly shown: readonly ExportStructure[] }> {
  const ids = new Set([
    TARGET,
    ...suggestions.flatMap(({ structureId, details }) => [structureId, ...details.precursors.map((each) => each.structureId)]),
  ]);
  const rows = await findStructures(database, query.id, [...ids]);
  const made = new Set(suggestions.flatMap((suggestion) => productsOf(query, suggestion)));
  const sorted = [...rows.values()].sort((a, b) => a.id - b.id);
  const facts = await factsOf(sorted.map(({ smiles }) => smiles));
  const shown: ExportStructure[] = [];
  for (const [index, row] of sorted.entries()) {
    const { molfile, inchiKey, formula, weight } = facts[index];
    const offers = row.catalogId === null ? [] : await offersOf(row.catalogId);
    shown.push({
      no: structureNo(row.id),
      role: row.id === TARGET ? 'target' : made.has(row.id) ? 'intermediate' : 'starting material',
      name: nameOfCompound(row.smiles),
      smiles: row.smiles,
      rosdal: row.rosdal,
      molfile,
      inchiKey,
      formula,
      molarMass: weight,
      isInStock: row.isInStock,
      priceCategory: row.priceCategory,
      offers: offers.map(({ catalog, id, url }) => ({ catalog, id, url })),
    });
  }
  return { rows, shown };
}

function productsOf({ direction }: Pick<Query, 'direction'>, { structureId, details }: SuggestionRow): readonly number[] {
  return direction === 'forward' ? details.precursors.map((each) => each.structureId) : [structureId];
}

/** What a route needs, does not make, and no catalogue is known to have. */
function openStructures(
  query: Query,
  reactions: readonly number[],
  suggestions: readonly SuggestionRow[],
  rows: ReadonlyMap<number, StructureRow>,
): readonly number[] {
  if (query.direction === 'forward') return [];
  const ids = new Set(reactions);
  const steps = suggestions.filter(({ id }) => ids.has(id));
  const made = new Set(steps.map(({ structureId }) => structureId));
  const needed = new Set(steps.flatMap(({ details }) => details.precursors.map(({ structureId }) => structureId)));
  return [...needed].filter((id) => !made.has(id) && rows.get(id)?.isInStock !== true).sort((a, b) => a - b);
}

type Cluster = Awaited<ReturnType<typeof clustersOfTarget>>['clusters'][number];

/** The best suggestion of each cluster, which the file draws. */
async function bestOf(database: Database, query: Query, clusters: readonly Cluster[]): Promise<readonly SuggestionRow[]> {
  const ids = clusters.flatMap(({ suggestionIds }) => suggestionIds.slice(0, 1));
  const rows = await findSuggestions(database, query.id, ids);
  return ids.flatMap((id) => rows.get(id) ?? []);
}

function disconnectionOf(cluster: Cluster): ExportDisconnection {
  return {
    no: cluster.no,
    size: cluster.size,
    bonds: cluster.bonds.map(bondText),
    name: cluster.name,
    precedents: cluster.precedentCount,
    rating: cluster.bestRating,
    comment: cluster.comment,
    reactions: cluster.suggestionIds.map(reactionNo),
  };
}
