import { Button } from '@mantine/core';
import type { QueryAnswer } from '@retron/contract';
import { IconRoute } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { LoadingRows } from '../../../components/states/LoadingRows.tsx';
import { PartBoundary } from '../../../shared/failures/PartBoundary.tsx';
import * as texts from '../../../texts/tree/routes.ts';
import { foundRoutesOptions } from '../api/found-routes.ts';
import { type FoundRoute, foundRoutes } from '../model/found-routes.ts';
import { openDownTo } from '../model/open-down-to.ts';
import type { TreeSession } from '../use-tree-session.ts';
import { FoundRoutes } from './FoundRoutes.tsx';
import { LoadedRoute } from './LoadedRoute.tsx';
import classes from './RoutesView.module.css';
import type { RouteViewProps } from './RouteView.tsx';
import { useLookedAtRoute } from './use-looked-at-route.ts';

const RouteBeside = lazy(async () => ({ default: (await import('./RouteBeside.tsx')).RouteBeside }));

export interface RoutesViewProps extends Omit<RouteViewProps, 'tree' | 'view'> {
  readonly session: TreeSession;
  readonly isBusy: boolean;
  readonly query: QueryAnswer;
}

/**
 * The routes of a multi-step query beside the one that is looked at: the one that the address names, the selected one, else the best, which is
 * shown and not selected: who only looks has changed nothing.
 */
export function RoutesView({ session, isBusy, query, ...rest }: RoutesViewProps) {
  const { view, dispatch } = session;
  const answer = useQuery({ ...foundRoutesOptions(rest.queryId, isBusy), placeholderData: keepPreviousData });
  const routes = useMemo(() => (answer.data ? foundRoutes(answer.data) : []), [answer.data]);
  // A search that has just ended may have found routes since the last time it was asked: until they are here the list may change its order.
  const isSearching = isBusy || answer.isPlaceholderData;
  const { looked, isSelected, beside, leaveAddress, putBeside } = useLookedAtRoute(routes, view.route);
  const shown = useMemo(() => (isSelected || looked === null ? view : { ...view, route: looked.places }), [isSelected, looked, view]);
  const select = ({ places }: FoundRoute) => {
    leaveAddress();
    dispatch({ kind: 'clear-route' }, ...openDownTo(places), ...places.map((place) => ({ kind: 'select-route', place }) as const));
  };
  return (
    <div className={classes.split}>
      <FoundRoutes
        answer={answer}
        routes={routes}
        isBusy={isSearching}
        looked={looked}
        query={query}
        pictureOf={rest.pictureOf}
        beside={beside}
        onSelect={select}
        onBeside={putBeside}
      />
      <div className={classes.looked}>
        {isSelected || looked === null ? null : (
          <p className={classes.offer}>
            {texts.routeNotSelected(looked.no, looked === routes[0], isSearching)}
            <Button size="xs" leftSection={<IconRoute size={14} stroke={1.75} />} onClick={() => select(looked)}>
              {texts.selectIntoTree}
            </Button>
          </p>
        )}
        {answer.isPending ? (
          <LoadingRows isInset count={2} height={160} label={texts.loadingRoute} />
        ) : looked === null && view.route.length === 0 ? (
          <p className={classes.wait}>{isSearching ? texts.bestRouteComes : texts.noRouteToShow}</p>
        ) : (
          <LoadedRoute {...rest} session={session} route={looked} view={shown} />
        )}
      </div>
      {beside !== null && looked !== null ? (
        <PartBoundary part="route beside" loading={null}>
          <RouteBeside {...rest} session={session} route={beside} with={looked} onClose={() => putBeside(null)} />
        </PartBoundary>
      ) : null}
    </div>
  );
}
