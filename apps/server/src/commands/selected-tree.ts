import { success } from '@retron/molecule';
import { idAt, isStructurePlace, type Place, placeAbove, placesDownTo, precursorPlace, suggestionPlace } from '@retron/tree';
import type { Database } from '../database/database.ts';
import type { Query } from '../repositories/queries.ts';
import { findSuggestions, type SuggestionRow } from '../repositories/tree-reading.ts';
import { type Outcome, refuse } from './outcome.ts';
import { clusterOf } from './reaction-cluster.ts';

/** Routes written at most: alternatives at many places multiply. */
export const MOST_ROUTES = 200;

/** What of a tree is selected: suggestions at their places, with those that lead to them from the target. */
export interface SelectedTree {
  /** Each once, by number. */
  readonly suggestions: readonly SuggestionRow[];
  /** Ways to go, one selected suggestion for each structure that has any: numbers of suggestions in the order of synthesis. At most `MOST_ROUTES`. */
  readonly routes: readonly (readonly number[])[];
}

const NO_SUCH = 'The selection does not fit the tree. Please try to reload the page.';

/**
 * Reads a selection.
 *
 * @param places - of suggestions and structures, in any order; what stands above a place is selected with it
 * @param isCluster - whether all suggestions are meant that make the same bonds as a selected one
 */
export async function readSelection(
  database: Database,
  query: Pick<Query, 'id' | 'direction'>,
  places: readonly Place[],
  isCluster: boolean,
): Promise<Outcome<SelectedTree>> {
  const named = places.flatMap(placesDownTo).filter((place) => !isStructurePlace(place));
  const chosen = new Set<Place>(named);
  const known = new Map(await findSuggestions(database, query.id, [...new Set(named.map(idAt))]));
  if (isCluster) await addClusters(database, query, chosen, known);
  if (chosen.size === 0) return refuse('invalid', { code: 'required', about: 'places', message: 'No suggestion is selected.' });
  for (const place of chosen) {
    const above = placeAbove(place);
    const row = known.get(idAt(place));
    if (row === undefined || above === null || idAt(above) !== row.structureId || !isTargetOrPrecursor(above, known)) {
      return refuse('invalid', { code: 'invalid', about: 'places', message: NO_SUCH });
    }
  }
  const suggestions = [...new Set([...chosen].map(idAt))].sort((a, b) => a - b).map((id) => known.get(id) as SuggestionRow);
  const order = query.direction === 'retrosynthesis' ? 'precursors first' : 'precursors last';
  return success({ suggestions, routes: routesOf(chosen, known, order) });
}

/** Adds what makes the same bonds as each selected suggestion, at the same structure. */
async function addClusters(
  database: Database,
  query: Pick<Query, 'id' | 'direction'>,
  chosen: Set<Place>,
  known: Map<number, SuggestionRow>,
): Promise<void> {
  for (const place of [...chosen]) {
    const row = known.get(idAt(place));
    const structure = placeAbove(place);
    const cluster = row === undefined || structure === null ? null : await clusterOf(database, query, row);
    for (const member of cluster?.members ?? []) {
      known.set(member.id, member);
      chosen.add(suggestionPlace(structure as Place, member.id));
    }
  }
}

/** Whether a structure stands at a place: the target, or what the suggestion above it leads to. */
function isTargetOrPrecursor(place: Place, known: ReadonlyMap<number, SuggestionRow>): boolean {
  const above = placeAbove(place);
  if (above === null) return place === '1';
  return precursorPlaces(above, known.get(idAt(above))).includes(place);
}

function precursorPlaces(place: Place, row: SuggestionRow | undefined): readonly Place[] {
  const copies = new Map<number, number>();
  return (row?.details.precursors ?? []).map(({ structureId }) => {
    const copy = (copies.get(structureId) ?? 0) + 1;
    copies.set(structureId, copy);
    return precursorPlace(place, structureId, copy);
  });
}

function routesOf(
  chosen: ReadonlySet<Place>,
  known: ReadonlyMap<number, SuggestionRow>,
  order: 'precursors first' | 'precursors last',
): readonly (readonly number[])[] {
  const at = new Map<Place, Place[]>();
  for (const place of chosen) {
    const structure = placeAbove(place) as Place;
    at.set(structure, [...(at.get(structure) ?? []), place]);
  }
  const rank = (place: Place) => known.get(idAt(place))?.rank ?? 0;
  const below = (structure: Place): readonly (readonly number[])[] => {
    const alternatives = (at.get(structure) ?? []).toSorted((a, b) => rank(a) - rank(b));
    if (alternatives.length === 0) return [[]];
    const routes: (readonly number[])[] = [];
    for (const place of alternatives) {
      let ways: readonly (readonly number[])[] = [[]];
      for (const precursor of precursorPlaces(place, known.get(idAt(place)))) {
        const further = below(precursor);
        ways = ways.flatMap((way) => further.map((more) => [...way, ...more])).slice(0, MOST_ROUTES);
      }
      for (const way of ways) routes.push(order === 'precursors first' ? [...way, idAt(place)] : [idAt(place), ...way]);
      if (routes.length >= MOST_ROUTES) break;
    }
    return routes.slice(0, MOST_ROUTES);
  };
  // A step that is needed twice, for two copies of one structure, is written once.
  return below('1').map((route) => [...new Set(route)]);
}
