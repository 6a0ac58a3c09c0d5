import { LoadingRows } from '../../../components/states/LoadingRows.tsx';
import * as texts from '../../../texts/tree/routes.ts';
import type { FoundRoute } from '../model/found-routes.ts';
import { reactionsOf } from '../model/route-reactions.ts';
import type { TreeSession } from '../use-tree-session.ts';
import classes from './RoutesView.module.css';
import { RouteView, type RouteViewProps } from './RouteView.tsx';
import { useLoadedRoute } from './use-loaded-route.ts';

export interface LoadedRouteProps extends Omit<RouteViewProps, 'tree'> {
  readonly session: TreeSession;
  /** The route of the view, where it is one of those found. */
  readonly route: FoundRoute | null;
}

/** A route, once all is there that it takes to draw it. */
export function LoadedRoute({ session, route, ...rest }: LoadedRouteProps) {
  const loading = useLoadedRoute(session, route ?? { reactions: reactionsOf(rest.view.route) });
  if (loading === 'loading') return <LoadingRows isInset count={2} height={160} label={texts.loadingRoute} />;
  return (
    <>
      {loading === 'incomplete' ? (
        <p className={classes.offer} role="status">
          {texts.notAllDrawn}
        </p>
      ) : null}
      <div className={classes.route}>
        <RouteView {...rest} tree={session.tree} found={route ?? undefined} />
      </div>
    </>
  );
}
