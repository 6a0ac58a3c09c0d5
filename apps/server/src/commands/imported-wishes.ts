import { MAX_ROUTE_STEPS, SEARCHED_STRUCTURES } from '@retron/contract';
import type { ExportWishes } from '@retron/exports';
import { type Molecule, parseSmiles } from '@retron/molecule';
import { readIntent, readMaterials } from '@retron/planning';
import type { RouteWishes } from '../repositories/stored/route-wishes.ts';

/** What a file says was asked of the ways to a target; null where that names what is not there, or more than may be asked. */
export function importedWishes(
  { longest, structures, break: breaks, keep: keeps, avoid, avoidNames, require, materials: listed }: ExportWishes,
  target: Molecule,
): RouteWishes | null {
  const given = { avoid: [...avoid, ...avoidNames], require, breaks, keeps };
  const smilesOf = (text: string) => (parseSmiles(text).ok ? text : null);
  const { intent, unread } = readIntent(given, target, smilesOf);
  const read = listed === null ? null : readMaterials(listed, smilesOf);
  const isWithin = (value: number | null, least: number, most: number) => value === null || (value >= least && value <= most);
  // Earlier versions took a catalyst, which left nothing out.
  const wrong = unread.filter(({ problem }) => problem !== 'catalyst');
  return wrong.length + (read?.unread.length ?? 0) === 0 &&
    isWithin(longest, 1, MAX_ROUTE_STEPS) &&
    isWithin(structures, SEARCHED_STRUCTURES.min, SEARCHED_STRUCTURES.max)
    ? { longest, structures, ...intent, materials: read?.materials ?? null }
    : null;
}
