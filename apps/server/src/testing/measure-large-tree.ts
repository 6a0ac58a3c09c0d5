import { createHash } from 'node:crypto';
import { parseSmiles, writeRosdal } from '@retron/molecule';
import type { PriceCategory } from '@retron/tree';
import { openDatabase } from '../database/database.ts';
import { findFirstDefaultProject } from '../repositories/projects.ts';
import { insertQuery } from '../repositories/queries.ts';
import { beginRun, finishRun } from '../repositories/query-runs.ts';
import { type TreeGrowth, writeGrowth } from '../repositories/tree-writing.ts';

// Writes a tree of many structures as a planner would, for measurements (`retron bench size` runs it):
//   npx tsx apps/server/src/testing/measure-large-tree.ts DATABASE_URL [structures] [long]
// The molecules are valid and made up; the last line printed is the number of the query. A `long` tree has as many suggestions as structures,
// each with name reactions and as many bytes as a real one (4 kB), which do not shrink much.

/** Suggestions of the target, and of every other structure that has any. */
const FIRST_FAN = 200;
const FAN = 10;
/** Structures of one transaction. */
const WRITTEN_AT_ONCE = 4000;
const SUBSTITUENTS = ['F', 'Cl', 'Br', 'O', 'N', 'C', '=O', 'OC', 'CC', 'C#N'] as const;
const LIBRARY = 'chemsynth_core-1.0';
const HINT = 'An amide is formed from an acid and an amine under conditions that many groups survive.';

const NAMES = ['amide-schotten-baumann', 'nitro-to-amino', 'suzuki-coupling', 'williamson-ether-synthesis'] as const;
/** Transforms and examples of a suggestion of a long tree: with them it has 4 kB, as real ones have. */
const LONG = { transforms: 25, examples: 30 } as const;

/** What a real suggestion says besides; no two say the same, so that nothing is packed better than it would be. */
function longDetails(id: number) {
  return {
    nameReactions: NAMES.filter((_, place) => (id >> place) % 2 === 1).map((name, place) => ({ id: name, count: 9 - place })),
    transforms: Array.from({ length: LONG.transforms }, (_, place) => ({ library: LIBRARY, transform: (id * 31 + place * 7919) % 40_000 })),
    examples: Array.from({ length: LONG.examples }, (_, place) => `USPTO:${createHash('sha256').update(`${id} ${place}`).digest('hex')}`),
  };
}

/** A chain with a substituent for each digit of its number: each number another molecule. */
const smilesOf = (number: number) => `S${[...String(number)].map((digit) => `C(${SUBSTITUENTS[Number(digit)]})`).join('')}CO`;

function structureOf(id: number, depth: number): TreeGrowth['structures'][number] {
  const smiles = smilesOf(id + 10_000);
  const read = parseSmiles(smiles);
  const rosdal = read.ok ? writeRosdal(read.value) : read;
  if (!rosdal.ok) throw new Error(rosdal.error.message);
  const isInStock = id % 3 === 0;
  return {
    id,
    depth,
    smiles,
    rosdal: rosdal.value,
    isInStock,
    catalogId: null,
    priceCategory: isInStock ? (((id % 5) + 1) as PriceCategory) : null,
  };
}

function suggestionOf(id: number, structureId: number, rank: number, precursors: readonly TreeGrowth['structures'][number][]) {
  return {
    ...{ id, structureId, rank, rating: ((id % 4) + 1) as 1 | 2 | 3 | 4, probability: 1 / (rank + 1), admittedBy: null, variantOf: null },
    precursors: precursors.map((each) => ({
      structureId: each.id,
      centre: [1, 2],
      parentAtom: [...each.smiles.matchAll(/[A-Z]/g)].map(() => -1),
    })),
    ...{
      partners: [],
      centre: [1, 2],
      bonds: [[1, 2 + (id % 3)]] as [number, number][],
      feasibility: 0.8,
      contributions: [],
      choice: null,
    },
    ...{ textbook: null, mechanism: [], reasons: [HINT], limits: [], deepestLevel: 2 as const, precedentCount: id % 50 },
    ...{ nameReactions: [], messages: { info: [], warning: [] }, warningAtoms: [], transforms: [], weighedBy: [], examples: [] },
    ...(isLong ? longDetails(id) : {}),
  } satisfies TreeGrowth['suggestions'][number];
}

const [url = '', wanted = '100000', kind = ''] = process.argv.slice(2);
const isLong = kind === 'long';
const precursorCount = isLong ? 1 : 2;
const { database, close } = openDatabase(url, () => undefined);
// In one transaction: a worker would take a query that waits.
const queryId = await database.transaction(async (transaction) => {
  const project = await findFirstDefaultProject(transaction);
  if (project === null) throw new Error('There is no project.');
  const target = structureOf(1, 0);
  const id = await insertQuery(transaction, {
    ...{
      projectId: project.id,
      userId: project.ownerId,
      name: `a ${isLong ? 'long ' : ''}tree of ${wanted} structures`,
      comment: '',
      preset: null,
      isKept: true,
    },
    ...{ smiles: target.smiles, rosdal: target.rosdal, inchiKey: 'AAAAAAAAAAAAAA-UHFFFAOYSA-N', direction: 'retrosynthesis' },
    ...{ algorithm: 'brute-force', strategy: 'All Transforms 1.0', libraries: [LIBRARY], maxSuggestions: 5000, maxSteps: 5, precision: 2 },
    ...{ runMode: 'background', expiresAt: null, status: 'planning' },
  });
  const begun = await beginRun(transaction, { queryId: id, run: 1, heldBy: null }, () => ({
    ...{ build: null, libraries: [], rankers: [], catalogs: [] },
  }));
  if (begun === null) throw new Error('The query cannot be begun.');

  const most = Number(wanted);
  let [structureCount, suggestionCount, expandedCount] = [1, 0, 0];
  const waiting = [target];
  let growth = { structures: [target], suggestions: [] as ReturnType<typeof suggestionOf>[], expanded: [] as number[] };
  const write = async () => {
    const progress = { percent: 100, structuresExpanded: expandedCount, suggestionsFound: suggestionCount };
    await writeGrowth(transaction, begun.claim, { ...growth, leftOut: {}, progress });
    growth = { structures: [], suggestions: [], expanded: [] };
  };
  for (let next = 0; structureCount < most; next++) {
    const parent = waiting[next];
    if (parent === undefined) throw new Error('Nothing is left to expand.');
    for (let rank = 1; rank <= (next === 0 ? FIRST_FAN : FAN) && structureCount < most; rank++) {
      const precursors = Array.from({ length: precursorCount }, () => structureOf(++structureCount, parent.depth + 1));
      growth.structures.push(...precursors);
      growth.suggestions.push(suggestionOf(++suggestionCount, parent.id, rank, precursors));
      waiting.push(...precursors);
    }
    growth.expanded.push(parent.id);
    expandedCount++;
    if (growth.structures.length >= WRITTEN_AT_ONCE) await write();
  }
  await write();
  await finishRun(transaction, begun.claim, { status: 'finished', message: null, durationMs: null });
  return id;
});
await close();
console.log(queryId);
