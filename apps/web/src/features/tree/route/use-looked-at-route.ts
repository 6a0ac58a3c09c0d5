import type { Place } from '@retron/tree';
import { useEffect, useState } from 'react';
import { useUrlSearch } from '../../../components/use-url-search.ts';
import { type FoundRoute, isSelectedRoute, routeKey } from '../model/found-routes.ts';
import { BESIDE, LOOKED_AT } from '../model/tree-address.ts';

export interface LookedAtRoute {
  /** Null where none is found, or the reader has selected steps that are none of these. */
  readonly looked: FoundRoute | null;
  readonly isSelected: boolean;
  /** Stands beside the one that is looked at; null for none. */
  readonly beside: FoundRoute | null;
  /** From now on the selection decides, not what the address said when the page was opened. */
  leaveAddress(): void;
  putBeside(route: FoundRoute | null): void;
}

/**
 * Which of the routes is looked at. Who opens an address that names one sees that one, whatever they have selected themselves; the address then
 * follows the selection, so that it can be passed on.
 */
export function useLookedAtRoute(routes: readonly FoundRoute[], selection: readonly Place[]): LookedAtRoute {
  const [search, changeSearch] = useUrlSearch();
  const named = (key: string | null) => (key === null ? null : (routes.find((route) => routeKey(route) === key) ?? null));
  const [opened, setOpened] = useState(() => search.get(LOOKED_AT));
  const fromAddress = named(opened);
  const selected = selection.length === 0 ? null : (routes.find((route) => isSelectedRoute(route, selection)) ?? null);
  const looked = fromAddress ?? selected ?? (selection.length === 0 ? (routes[0] ?? null) : null);
  const isSelected = looked !== null && looked === selected;
  const key = fromAddress !== null ? opened : selected === null ? null : routeKey(selected);
  const hasRoutes = routes.length > 0;
  useEffect(() => {
    if (!hasRoutes || search.get(LOOKED_AT) === key) return;
    changeSearch((parameters) => (key === null ? parameters.delete(LOOKED_AT) : parameters.set(LOOKED_AT, key)));
  }, [hasRoutes, key, search, changeSearch]);
  const beside = named(search.get(BESIDE));
  return {
    looked,
    isSelected,
    beside: beside === looked ? null : beside,
    leaveAddress: () => setOpened(null),
    putBeside: (route) =>
      changeSearch(
        (parameters) => (route === null ? parameters.delete(BESIDE) : parameters.set(BESIDE, routeKey(route))),
        route !== null && !search.has(BESIDE) ? 'opens' : undefined,
      ),
  };
}
