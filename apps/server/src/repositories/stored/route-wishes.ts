import type { StoredRouteWishes } from '../../database/schema/stored-json.ts';
import { versionOf } from './version.ts';

const VERSION = 1;

/** What is asked of routes beyond the settings of every query. */
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
}

interface Json extends RouteWishes {
  readonly version: number;
}

export function writeRouteWishes(wishes: RouteWishes): StoredRouteWishes {
  const json: Json = { version: VERSION, ...wishes };
  return json as unknown as StoredRouteWishes;
}

/** @throws StoredByNewerVersion */
export function readRouteWishes(stored: StoredRouteWishes): RouteWishes {
  const { version, ...wishes } = stored as unknown as Json;
  versionOf({ version }, VERSION, 'wishes for routes');
  return wishes;
}
