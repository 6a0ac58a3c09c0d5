import type { Place } from '@retron/tree';
import { type ChosenFacets, readFacets, writeFacets } from './suggestion-facets.ts';

const VIEW_MODES = ['tree', 'route', 'list'] as const;
export type ViewMode = (typeof VIEW_MODES)[number];

/** What the address of a tree page says besides the query. */
export interface TreeAddress {
  /** Null for the one that the direction of the query opens with. */
  readonly mode: ViewMode | null;
  /** Place of the suggestion whose evidence is open. */
  readonly openPlace: Place | null;
  /** What the list is narrowed to. */
  readonly facets: ChosenFacets;
  /** The bond map is open: at a cluster by its number, or at the first. */
  readonly bondMap: number | 'open' | null;
  /** Of the routes found, the one that is looked at, and that which stands beside it; see `routeKey`. */
  readonly routes: { readonly looked: string | null; readonly beside: string | null };
}

/** Names of the search part that the view of the routes changes by itself. */
export const LOOKED_AT = 'route';
export const BESIDE = 'beside';

const ROUTE = /^\d+(-\d+)*$/;
const PLACE = /^\d+(-\d+(~\d+)?)*$/;

/** The search part of an address; what cannot be read is as if it were not there. */
export function readTreeAddress(search: string): TreeAddress {
  const parameters = new URLSearchParams(search);
  const place = parameters.get('at') ?? '';
  const mode = parameters.get('view');
  return {
    mode: VIEW_MODES.find((known) => known === mode) ?? null,
    openPlace: PLACE.test(place) && place.split('-').length % 2 === 0 ? place : null,
    facets: readFacets(parameters),
    bondMap: readBondMap(parameters.get('bondmap')),
    routes: { looked: readRoute(parameters.get(LOOKED_AT)), beside: readRoute(parameters.get(BESIDE)) },
  };
}

const readRoute = (text: string | null): string | null => (text !== null && ROUTE.test(text) ? text : null);

function readBondMap(text: string | null): TreeAddress['bondMap'] {
  if (text === 'open') return text;
  const no = Number(text ?? '');
  return Number.isInteger(no) && no > 0 ? no : null;
}

/** The reverse. The place is named only below the first level, where the ensemble's id alone would not find it. */
export function treeSearch({ mode, openPlace, facets, bondMap, routes }: TreeAddress): string {
  const parameters = new URLSearchParams();
  if (mode !== null) parameters.set('view', mode);
  if (openPlace !== null && openPlace.split('-').length > 2) parameters.set('at', openPlace);
  writeFacets(facets, parameters);
  if (bondMap !== null) parameters.set('bondmap', String(bondMap));
  if (routes.looked !== null) parameters.set(LOOKED_AT, routes.looked);
  if (routes.beside !== null) parameters.set(BESIDE, routes.beside);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether a step opens what the browser's Back is to close: another view than the usual, the evidence, the bond map, a route beside. */
export function opensSomething(before: TreeAddress, next: TreeAddress): boolean {
  return (
    (before.mode === null && next.mode !== null) ||
    (before.openPlace === null && next.openPlace !== null) ||
    (before.bondMap === null && next.bondMap !== null) ||
    (before.routes.beside === null && next.routes.beside !== null)
  );
}

/** Whether two addresses show the same, apart from the route that is looked at: that follows the selection by itself. */
export function isSameButRoute(one: string, other: string): boolean {
  return withoutRoute(one) === withoutRoute(other);
}

function withoutRoute(href: string): string {
  const [path = '', search = ''] = href.split('?');
  const read = readTreeAddress(search);
  return `${path}${treeSearch({ ...read, routes: { ...read.routes, looked: null } })}`;
}
