import { leavesOf, type Route, type StructureId, type Suggestion, type SuggestionId } from '@retron/tree';
import type { RouteIntent } from '../request/route-intent.ts';
import { stepsOf } from './route-figures.ts';

/** Where routes are looked up. */
export interface IntentSource {
  /** Canonical SMILES. */
  smiles(id: StructureId): string;
  /** `null` where nothing is known of its names, which forbids nothing. */
  names(id: SuggestionId): Suggestion['nameReactions'] | null;
}

/** Whether a whole route is as it was wanted. What it must avoid is kept out of the search before. */
export function isAsWanted(
  route: Route,
  { require = [], avoidNames = [], mostReactions = Infinity }: RouteIntent,
  source: IntentSource,
): boolean {
  const steps = stepsOf(route);
  if (steps.size > mostReactions) return false;
  if (avoidNames.length > 0 && [...steps.values()].some(({ id }) => avoidNames.includes(source.names(id)?.[0]?.id ?? ''))) return false;
  if (require.length === 0) return true;
  const used = new Set([...steps.keys(), ...leavesOf(route)].map((id) => source.smiles(id)));
  return require.every((smiles) => used.has(smiles));
}
