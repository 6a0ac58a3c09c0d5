import type { ChildrenAnswer, EnsembleNode, StructureNode } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import type { Query } from '../repositories/queries.ts';
import {
  countSuggestions,
  findStructures,
  listSuggestions,
  type PlacedSid,
  type StructureRow,
  type SuggestionRow,
} from '../repositories/tree-reading.ts';
import { type Outcome, refuse } from './outcome.ts';
import { ensembleNodeOf, structureNodeOf, withChildren } from './tree-nodes.ts';

/** The target is always structure 1. */
const TARGET_SID = 1;
/** Nodes in one answer when further levels are asked for. */
const MOST_NODES = 1000;
/** The first level comes whole: as many suggestions as a query can have. */
const WHOLE_LEVEL = { offset: 0, limit: 5000 };

/** A structure at its place, and how many more steps are shown below it. */
interface Spot extends PlacedSid {
  /** Steps from the target. */
  readonly depth: number;
  readonly stepsLeft: number;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** What of the tree is read: a query, as long as the reading lasts. */
interface Reading {
  readonly database: Database;
  readonly query: Pick<Query, 'id' | 'status' | 'maxSteps'>;
}

/** Steps shown below a structure: one fewer than above it, or more where the tree was continued. */
const stepsBelow = (stepsAbove: number, row: StructureRow): number => Math.max(stepsAbove - 1, row.continuedSteps ?? 0);

const isSettled = ({ query }: Reading, row: StructureRow): boolean => row.expandedInRun !== null || query.status !== 'Busy';

/** Suggestions of a structure with their precursors; those are given back too, to go on from. */
interface Level {
  readonly ensembles: EnsembleNode[];
  readonly spots: Spot[];
}

/** One page of them. */
async function readLevel(reading: Reading, spot: Spot, page: Page, total: number): Promise<Level> {
  if (spot.stepsLeft <= 0) return { ensembles: [], spots: [] };
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
      return { sid: structureId, above: [...spot.above, structureId], depth: spot.depth + 1, stepsLeft: stepsBelow(spot.stepsLeft, row) };
    }),
  );
  const open = spots.filter(({ stepsLeft }) => stepsLeft > 0);
  const counts = await countSuggestions(database, query.id, open);
  const countOf = new Map(open.map((each, index) => [each, counts[index]]));
  const level = spot.depth + 1;
  let next = 0;
  const ensembles = rows.map((row, index) => {
    const ensemble = ensembleNodeOf(row, level, { idx: offset + index + 1, total });
    const children = row.details.precursors.map((precursor, place) => {
      const structure = structures.get(precursor.structureId) as StructureRow;
      return structureNodeOf(structure, {
        level,
        suggestion: { ensid: row.ensid, parentSid: spot.sid },
        centre: precursor.centre,
        pos: { idx: place + 1, total: row.details.precursors.length },
        childCount: countOf.get(spots[next++]) ?? 0,
        isExpanded: isSettled(reading, structure),
      });
    });
    return { ...ensemble, children };
  });
  return { ensembles, spots };
}

const nodesOf = (ensembles: readonly EnsembleNode[]): number => ensembles.reduce((sum, ensemble) => sum + 1 + ensemble.children.length, 0);

/** Fills in further levels, level by level, until `depth` or the node limit is reached. */
async function readDeeper(
  reading: Reading,
  top: readonly EnsembleNode[],
  spots: readonly Spot[],
  depth: number,
  limit: number,
): Promise<void> {
  let room = MOST_NODES - nodesOf(top);
  let level = top
    .flatMap((ensemble) => ensemble.children.map((_, index) => ({ ensemble, index })))
    .map((at, index) => ({ ...at, spot: spots[index] }));
  for (let step = 1; step < depth && room > 0; step += 1) {
    const next: typeof level = [];
    for (const { ensemble, index, spot } of level) {
      const node = ensemble.children[index];
      if (node.childCount === 0 || room <= 0) continue;
      const below = await readLevel(reading, spot, { offset: 0, limit: Math.min(limit, room) }, node.childCount);
      room -= nodesOf(below.ensembles);
      ensemble.children[index] = withChildren(node, below.ensembles);
      let place = 0;
      for (const child of below.ensembles) {
        for (let childIndex = 0; childIndex < child.children.length; childIndex += 1) {
          next.push({ ensemble: child, index: childIndex, spot: below.spots[place++] });
        }
      }
    }
    level = next;
  }
}

/** The target with its whole first level; null before the planner has said anything. */
export async function readTree(database: Database, query: Reading['query']): Promise<StructureNode | null> {
  const reading = { database, query };
  const target = (await findStructures(database, query.id, [TARGET_SID])).get(TARGET_SID);
  if (!target) return null;
  const spot = { sid: TARGET_SID, above: [TARGET_SID], depth: 0, stepsLeft: Math.max(query.maxSteps, target.continuedSteps ?? 0) };
  const [total] = await countSuggestions(database, query.id, [spot]);
  const { ensembles } = await readLevel(reading, spot, WHOLE_LEVEL, total);
  const node = structureNodeOf(target, {
    level: 0,
    suggestion: null,
    centre: [],
    pos: { idx: 1, total: 1 },
    childCount: total,
    isExpanded: isSettled(reading, target),
  });
  return withChildren(node, ensembles);
}

/**
 * Suggestions of one structure of the tree.
 *
 * @param path - the structures above it, target first; unknown (undefined), it is taken to stand at its least depth
 */
export async function readChildren(
  database: Database,
  query: Reading['query'],
  place: { readonly sid: number; readonly path: readonly number[] | undefined },
  page: Page & { readonly depth: number },
): Promise<Outcome<ChildrenAnswer>> {
  const reading = { database, query };
  const path = (place.path ?? []).filter((sid) => sid !== place.sid);
  const rows = await findStructures(database, query.id, [...path, place.sid]);
  const structure = rows.get(place.sid);
  if (!structure || path.some((sid) => !rows.has(sid))) return refuse('not-found', 'There is no such structure in this tree.');
  let stepsLeft = query.maxSteps + 1;
  if (place.path === undefined) stepsLeft = Math.max(query.maxSteps - structure.depth, structure.continuedSteps ?? 0);
  else for (const sid of [...path, place.sid]) stepsLeft = stepsBelow(stepsLeft, rows.get(sid) as StructureRow);

  const depth = place.path === undefined ? structure.depth : path.length;
  const spot = { sid: place.sid, above: [...path, place.sid], depth, stepsLeft };
  const total = stepsLeft > 0 ? (await countSuggestions(database, query.id, [spot]))[0] : 0;
  const { ensembles, spots } = await readLevel(reading, spot, page, total);
  await readDeeper(reading, ensembles, spots, page.depth, page.limit);
  return success({ sid: place.sid, offset: page.offset, total, children: ensembles });
}

/** A structure at its least depth, with some of its suggestions and their precursors. */
export async function readSuggestions(
  database: Database,
  query: Reading['query'],
  structure: StructureRow,
  rows: readonly SuggestionRow[],
): Promise<StructureNode> {
  const reading = { database, query };
  const { sid } = structure;
  const stepsLeft = Math.max(1, query.maxSteps - structure.depth, structure.continuedSteps ?? 0);
  const spot = { sid, above: [sid], depth: structure.depth, stepsLeft };
  const { ensembles } = await readPrecursors(reading, spot, rows, { offset: 0, total: rows.length });
  const node = structureNodeOf(structure, {
    level: structure.depth,
    suggestion: null,
    centre: [],
    pos: { idx: 1, total: 1 },
    childCount: ensembles.length,
    isExpanded: isSettled(reading, structure),
  });
  return withChildren(node, ensembles);
}
