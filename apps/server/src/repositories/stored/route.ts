import type { Route } from '@retron/tree';
import type { StoredRoute } from '../../database/schema/stored-json.ts';
import { versionOf } from './version.ts';

const VERSION = 1;

/** A structure and, where it is made, its suggestion and the precursors of that. */
type Node = readonly [structure: number] | readonly [structure: number, suggestion: number, precursors: readonly Node[]];

export function writeRoute(route: Route): StoredRoute {
  return { version: VERSION, route: nodeOf(route) } as unknown as StoredRoute;
}

/** @throws StoredByNewerVersion */
export function readRoute(stored: StoredRoute): Route {
  const { version, route } = stored as unknown as { readonly version: number; readonly route: Node };
  versionOf({ version }, VERSION, 'route');
  return routeOf(route);
}

function nodeOf({ structureId, step }: Route): Node {
  return step === null ? [structureId] : [structureId, step.suggestionId, step.precursors.map(nodeOf)];
}

function routeOf(node: Node): Route {
  const [structureId, suggestionId, precursors] = node;
  if (suggestionId === undefined || precursors === undefined) return { structureId, step: null };
  return { structureId, step: { suggestionId, precursors: precursors.map(routeOf) } };
}
