import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import type { Query } from '../repositories/queries.ts';
import { longestRouteOf } from '../repositories/stored/route-wishes.ts';
import {
  countSuggestions,
  findStructures,
  findSuggestions,
  listSuggestions,
  type PlacedStructure,
  type StructureRow,
  type SuggestionRow,
} from '../repositories/tree-reading.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';
import { visibleQuery } from './visible-query.ts';

/** The target is always structure 1. */
const TARGET = 1;
/** Places in one answer when further levels are asked for. */
const MOST_PLACES = 1000;
/** The first level comes whole: as many suggestions as a query can have. */
const WHOLE_LEVEL = { offset: 0, limit: 5000 };

/** Which of how many, from 1. */
export interface Position {
  readonly idx: number;
  readonly total: number;
}

/** A structure where it stands in the tree. */
export interface StructurePlace {
  readonly structure: StructureRow;
  /** Steps from the target. */
  readonly level: number;
  /** The suggestion it belongs to; null for the target. */
  readonly suggestion: { readonly id: number; readonly structureId: number } | null;
  /** Its atoms in the reaction centre of that suggestion. */
  readonly centre: readonly number[];
  readonly position: Position;
  /** Suggestions it has here; `suggestions` may hold fewer. */
  readonly suggestionCount: number;
  /** False while the planner may still add suggestions. */
  readonly isSettled: boolean;
  readonly suggestions: readonly SuggestionPlace[];
}

/** A suggestion where it stands in the tree. */
export interface SuggestionPlace {
  readonly suggestion: SuggestionRow;
  /** Steps from the target to its precursors. */
  readonly level: number;
  readonly position: Position;
  readonly precursors: readonly StructurePlace[];
}

/** Some suggestions of one structure of a tree. */
export interface TreePage {
  readonly structureId: number;
  readonly offset: number;
  readonly total: number;
  readonly suggestions: readonly SuggestionPlace[];
}

/** While it is read: further levels are hung in. */
interface GrowingPlace extends StructurePlace {
  suggestions: readonly SuggestionPlace[];
}

/** A structure at its place, and how many more steps are shown below it. */
interface Spot extends PlacedStructure {
  /** Steps from the target. */
  readonly depth: number;
  readonly stepsLeft: number;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** What of the tree is read: a query, as long as the reading lasts. Of one that looks for longer routes than its tree is deep every step of them is shown. */
interface Reading {
  readonly database: Database;
  readonly query: Pick<Query, 'id' | 'status' | 'maxSteps' | 'routeWishes'>;
}

/** Steps shown below a structure: one fewer than above it, or more where the tree was continued. */
const stepsBelow = (stepsAbove: number, row: StructureRow): number => Math.max(stepsAbove - 1, row.continuedSteps ?? 0);

const isSettled = ({ query }: Reading, row: StructureRow): boolean => row.expandedInRun !== null || query.status !== 'planning';

/** Suggestions of a structure with their precursors; those are given back too, to go on from. */
interface Level {
  readonly suggestions: readonly SuggestionPlace[];
  /** Their precursors, and where each stands. */
  readonly precursors: readonly { readonly place: GrowingPlace; readonly spot: Spot }[];
}

/** One page of them. */
async function readLevel(reading: Reading, spot: Spot, page: Page, total: number): Promise<Level> {
  if (spot.stepsLeft <= 0) return { suggestions: [], precursors: [] };
  const rows = await listSuggestions(reading.database, reading.query.id, spot, page);
  return readPrecursors(reading, spot, rows, { offset: page.offset, total });
}

/** Hangs their precursors below suggestions of one structure. */
async function readPrecursors(
  reading: Reading,
  spot: Spot,
  rows: readonly SuggestionRow[],
  { offset, total }: { readonly offset: number; readonly total: number },
): Promise<Level> {
  const { database, query } = reading;
  const structures = await findStructures(database, query.id, [
    ...new Set(rows.flatMap(({ details }) => details.precursors.map(({ structureId }) => structureId))),
  ]);
  const spots = rows.flatMap(({ details }) =>
    details.precursors.map(({ structureId }): Spot => {
      const row = structures.get(structureId) as StructureRow;
      return { id: structureId, above: [...spot.above, structureId], depth: spot.depth + 1, stepsLeft: stepsBelow(spot.stepsLeft, row) };
    }),
  );
  const open = spots.filter(({ stepsLeft }) => stepsLeft > 0);
  const counts = await countSuggestions(database, query.id, open);
  const countOf = new Map(open.map((each, index) => [each, counts[index]]));
  const level = spot.depth + 1;
  const precursors: { readonly place: GrowingPlace; readonly spot: Spot }[] = [];
  const suggestions = rows.map((suggestion, index): SuggestionPlace => {
    const { details } = suggestion;
    const places = details.precursors.map((precursor, place): GrowingPlace => {
      const structure = structures.get(precursor.structureId) as StructureRow;
      const at = spots[precursors.length];
      const growing: GrowingPlace = {
        structure,
        level,
        suggestion: { id: suggestion.id, structureId: spot.id },
        centre: precursor.centre,
        position: { idx: place + 1, total: details.precursors.length },
        suggestionCount: countOf.get(at) ?? 0,
        isSettled: isSettled(reading, structure),
        suggestions: [],
      };
      precursors.push({ place: growing, spot: at });
      return growing;
    });
    return {
      suggestion,
      level,
      position: { idx: offset + index + 1, total },
      precursors: places,
    };
  });
  return { suggestions, precursors };
}

const sizeOf = (suggestions: readonly SuggestionPlace[]): number =>
  suggestions.reduce((sum, { precursors }) => sum + 1 + precursors.length, 0);

/** Fills in further levels, level by level, until `depth` or the limit of places is reached. */
async function readDeeper(reading: Reading, top: Level, depth: number, limit: number): Promise<void> {
  let room = MOST_PLACES - sizeOf(top.suggestions);
  let level = top.precursors;
  for (let step = 1; step < depth && room > 0; step += 1) {
    const next: Level['precursors'][number][] = [];
    for (const { place, spot } of level) {
      if (place.suggestionCount === 0 || room <= 0) continue;
      const below = await readLevel(reading, spot, { offset: 0, limit: Math.min(limit, room) }, place.suggestionCount);
      room -= sizeOf(below.suggestions);
      place.suggestions = below.suggestions;
      next.push(...below.precursors);
    }
    level = next;
  }
}

/** The target with its whole first level; null before the planner has said anything. @param query - one that the reader may see */
export async function readTree(database: Database, query: Reading['query']): Promise<StructurePlace | null> {
  const reading = { database, query };
  const target = (await findStructures(database, query.id, [TARGET])).get(TARGET);
  if (!target) return null;
  const spot = { id: TARGET, above: [TARGET], depth: 0, stepsLeft: Math.max(longestRouteOf(query), target.continuedSteps ?? 0) };
  const [total] = await countSuggestions(database, query.id, [spot]);
  const { suggestions } = await readLevel(reading, spot, WHOLE_LEVEL, total);
  return rootOf(reading, target, 0, total, suggestions);
}

function rootOf(
  reading: Reading,
  structure: StructureRow,
  level: number,
  suggestionCount: number,
  suggestions: readonly SuggestionPlace[],
): StructurePlace {
  const position = { idx: 1, total: 1 };
  return {
    structure,
    level,
    suggestion: null,
    centre: [],
    position,
    suggestionCount,
    isSettled: isSettled(reading, structure),
    suggestions,
  };
}

/**
 * Suggestions of one structure of the tree.
 *
 * @param path - the structures above it, target first; unknown (undefined), it is taken to stand at its least depth
 */
export async function readChildren(
  database: Database,
  user: User,
  queryId: number,
  at: { readonly structureId: number; readonly path: readonly number[] | undefined },
  page: Page & { readonly depth: number },
): Promise<Outcome<TreePage>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const { query } = row.value;
  const reading = { database, query };
  const { structureId } = at;
  const path = (at.path ?? []).filter((id) => id !== structureId);
  const rows = await findStructures(database, query.id, [...path, structureId]);
  const structure = rows.get(structureId);
  if (!structure || path.some((id) => !rows.has(id))) return refuse('not-found', 'There is no such structure in this tree.');
  let stepsLeft = longestRouteOf(query) + 1;
  if (at.path === undefined) stepsLeft = Math.max(longestRouteOf(query) - structure.depth, structure.continuedSteps ?? 0);
  else for (const id of [...path, structureId]) stepsLeft = stepsBelow(stepsLeft, rows.get(id) as StructureRow);

  const depth = at.path === undefined ? structure.depth : path.length;
  const spot = { id: structureId, above: [...path, structureId], depth, stepsLeft };
  const total = stepsLeft > 0 ? (await countSuggestions(database, query.id, [spot]))[0] : 0;
  const level = await readLevel(reading, spot, page, total);
  await readDeeper(reading, level, page.depth, page.limit);
  return success({ structureId, offset: page.offset, total, suggestions: level.suggestions });
}

/**
 * Suggestions with their precursors, each where its way leads to; one that the tree does not show there is left out.
 *
 * @param query - one that the reader may see
 * @param ways - structures and suggestions in turn from the target
 */
export async function readNamedSuggestions(
  database: Database,
  query: Reading['query'],
  ways: readonly (readonly number[])[],
): Promise<readonly { readonly way: readonly number[]; readonly place: SuggestionPlace }[]> {
  const reading = { database, query };
  const aboveOf = (way: readonly number[]) => way.filter((_, index) => index % 2 === 0);
  const [structures, rows] = await Promise.all([
    findStructures(database, query.id, [...new Set(ways.flatMap(aboveOf))]),
    findSuggestions(
      database,
      query.id,
      ways.map((way) => way[way.length - 1]),
    ),
  ]);
  const found: { readonly way: readonly number[]; readonly place: SuggestionPlace }[] = [];
  for (const way of ways) {
    const above = aboveOf(way);
    const row = rows.get(way[way.length - 1]);
    let stepsLeft = longestRouteOf(query) + 1;
    for (const id of above) stepsLeft = stepsBelow(stepsLeft, structures.get(id) as StructureRow);
    if (row === undefined || stepsLeft <= 0) continue;
    const spot: Spot = { id: row.structureId, above, depth: above.length - 1, stepsLeft };
    const [total, position] = await countSuggestions(database, query.id, [spot, { ...spot, upTo: row.rank }]);
    const { suggestions } = await readPrecursors(reading, spot, [row], { offset: position - 1, total });
    found.push(...suggestions.map((place) => ({ way, place })));
  }
  return found;
}

/** A structure at its least depth, with some of its suggestions and their precursors. @param query - one that the reader may see */
export async function readSuggestions(
  database: Database,
  query: Reading['query'],
  structure: StructureRow,
  rows: readonly SuggestionRow[],
): Promise<StructurePlace> {
  const reading = { database, query };
  const stepsLeft = Math.max(1, longestRouteOf(query) - structure.depth, structure.continuedSteps ?? 0);
  const spot = { id: structure.id, above: [structure.id], depth: structure.depth, stepsLeft };
  const { suggestions } = await readPrecursors(reading, spot, rows, { offset: 0, total: rows.length });
  return rootOf(reading, structure, structure.depth, suggestions.length, suggestions);
}
