import type { AskedMaterials, RouteIntent } from '@retron/planning';
import type { BondPair } from '@retron/tree';
import type { StoredRouteWishes } from '../../database/schema/stored-json.ts';
import { versionOf } from './version.ts';

/** Raised when what is written could be read wrongly by a Retron of before. 2: with bonds, for every algorithm of retrosynthesis. 3: with materials. */
const VERSION = 3;

/** What is asked of the ways to a target beyond the settings of every query. */
export interface RouteWishes {
  /** Steps of the longest branch; null: those of the query. */
  readonly longest: number | null;
  /** Structures looked at; null: the planner's own. */
  readonly structures: number | null;
  /** Canonical SMILES. */
  readonly avoid: readonly string[];
  /** Ids of name reactions. */
  readonly avoidNames: readonly string[];
  /** Canonical SMILES. */
  readonly require: readonly string[];
  /** Bonds of the target to break and to keep: atoms from 0 in the order of its canonical SMILES. */
  readonly breaks: readonly BondPair[];
  readonly keeps: readonly BondPair[];
  /** What counts as known; null for everything that the catalogues list. */
  readonly materials: AskedMaterials | null;
}

type Json = Omit<RouteWishes, keyof typeof NOT_KEPT_BEFORE> &
  Partial<Pick<RouteWishes, keyof typeof NOT_KEPT_BEFORE>> & {
    readonly version: number;
  };

/** What version 1 says of bonds, and 2 of materials: nothing. */
const NOT_KEPT_BEFORE = { breaks: [], keeps: [], materials: null } as const;

export function writeRouteWishes(wishes: RouteWishes): StoredRouteWishes {
  const json: Json = { version: VERSION, ...wishes };
  return json as unknown as StoredRouteWishes;
}

/** @throws StoredByNewerVersion */
export function readRouteWishes(stored: StoredRouteWishes): RouteWishes {
  const { version, ...wishes } = stored as unknown as Json;
  versionOf({ version }, VERSION, 'wishes for routes');
  return { ...NOT_KEPT_BEFORE, ...wishes };
}

/** What routes have to have, without how far they are looked for and what counts as known. */
export function intentOf(wishes: RouteWishes): RouteIntent {
  const { longest: _, structures: __, materials: ___, ...intent } = wishes;
  return intent;
}

/** Steps of the longest route that is looked for. */
export function longestRouteOf({
  maxSteps,
  routeWishes,
}: {
  readonly maxSteps: number;
  readonly routeWishes?: StoredRouteWishes | null | undefined;
}): number {
  return (routeWishes ? readRouteWishes(routeWishes).longest : null) ?? maxSteps;
}

/** Whether bonds of the target are asked for: they are followed from step to step. */
export const asksForBonds = (stored: StoredRouteWishes | null | undefined): boolean => {
  if (!stored) return false;
  const { breaks, keeps } = readRouteWishes(stored);
  return breaks.length + keeps.length > 0;
};
