import { Button } from '@mantine/core';
import type { LeftOut, RouteWishes } from '@retron/contract';
import { IconRoute } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUrlSearch } from '../../../components/use-url-search.ts';
import { foundRoutesOptions } from '../api/found-routes.ts';
import { type FoundRoute, foundRoutes, isSelectedRoute } from '../model/found-routes.ts';
import type { TreeSession } from '../use-tree-session.ts';
import { FoundRoutes } from './FoundRoutes.tsx';
import { LoadedRoute } from './LoadedRoute.tsx';
import { RouteBeside } from './RouteBeside.tsx';
import classes from './RoutesView.module.css';
import type { RouteViewProps } from './RouteView.tsx';

/** In the address: the number of the route that stands beside the one looked at. */
const BESIDE = 'beside';

export interface RoutesViewProps extends Omit<RouteViewProps, 'tree' | 'view'> {
  readonly session: TreeSession;
  readonly isBusy: boolean;
  /** What was asked of the routes; absent where nothing was. */
  readonly wishes?: RouteWishes | undefined;
  readonly leftOut?: readonly LeftOut[] | undefined;
}

/**
 * The routes of a multi-step query beside the one that is looked at: the selected one, else the cheapest, which is shown and not selected:
 * who only looks has changed nothing.
 */
export function RoutesView({ session, isBusy, wishes, leftOut, ...rest }: RoutesViewProps) {
  const { view, dispatch } = session;
  const answer = useQuery({ ...foundRoutesOptions(rest.queryId, isBusy), placeholderData: keepPreviousData });
  const routes = useMemo(() => (answer.data ? foundRoutes(answer.data) : []), [answer.data]);
  const isPreview = view.route.length === 0;
  const looked = isPreview ? (routes[0] ?? null) : (routes.find((route) => isSelectedRoute(route, view.route)) ?? null);
  const shown = useMemo(() => (isPreview && looked !== null ? { ...view, route: looked.places } : view), [isPreview, looked, view]);
  const [search, changeSearch] = useUrlSearch();
  const beside = routes.find(({ no }) => String(no) === search.get(BESIDE) && no !== looked?.no) ?? null;
  const putBeside = (route: FoundRoute | null) =>
    changeSearch((parameters) => (route === null ? parameters.delete(BESIDE) : parameters.set(BESIDE, String(route.no))));
  const select = ({ places }: FoundRoute) =>
    dispatch({ kind: 'clear-route' }, ...places.map((place) => ({ kind: 'select-route', place }) as const));
  return (
    <div className={classes.split}>
      <FoundRoutes
        answer={answer}
        routes={routes}
        isBusy={isBusy}
        looked={looked}
        wishes={wishes}
        leftOut={leftOut}
        pictureOf={rest.pictureOf}
        beside={beside}
        onSelect={select}
        onBeside={putBeside}
      />
      <div className={classes.looked}>
        {isPreview && looked !== null ? (
          <p className={classes.offer}>
            Route {looked.no}, the best so far: not selected yet.
            <Button size="xs" leftSection={<IconRoute size={14} stroke={1.75} />} onClick={() => select(looked)}>
              Select into the tree
            </Button>
          </p>
        ) : null}
        <LoadedRoute {...rest} session={session} route={looked} view={shown} />
      </div>
      {beside !== null && looked !== null ? (
        <RouteBeside {...rest} session={session} route={beside} with={looked} onClose={() => putBeside(null)} />
      ) : null}
    </div>
  );
}
