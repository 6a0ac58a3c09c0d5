import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/routes.ts';
import type { FoundRoute } from '../model/found-routes.ts';
import { routesInCommon } from '../model/routes-in-common.ts';
import type { TreeSession } from '../use-tree-session.ts';
import { LoadedRoute } from './LoadedRoute.tsx';
import classes from './RoutesView.module.css';
import type { RouteViewProps } from './RouteView.tsx';

export interface RouteBesideProps extends Omit<RouteViewProps, 'tree' | 'view'> {
  readonly session: TreeSession;
  readonly route: FoundRoute;
  /** The route that it is compared with. */
  readonly with: FoundRoute;
  readonly onClose: () => void;
}

/** A second route beside the one that is looked at, under what the two share. */
export function RouteBeside({ session, route, with: other, onClose, ...rest }: RouteBesideProps) {
  const { steps, materials, intermediates } = routesInCommon(other, route);
  const shared = [
    ...(steps.length > 0 ? [`${counts.steps(steps.length)} (${steps.map((ensid) => `R${ensid}`).join(', ')})`] : []),
    ...(intermediates.length > 0 ? [`${counts.intermediates(intermediates.length)} (${intermediates.join(', ')})`] : []),
    ...(materials.length > 0 ? [`${counts.materials(materials.length)} (${materials.join(', ')})`] : []),
  ];
  return (
    <section className={classes.beside} aria-label={texts.routeBesideRoute(route.no, other.no)}>
      <header>
        <b>{texts.routeNumber(route.no)}</b>
        <span>{texts.ideaBesideRoute(route.idea === other.idea, other.no, shared.length, shared.join('; '))}</span>
        <ActionIcon size="sm" aria-label={texts.closeRouteNumber(route.no)} onClick={onClose}>
          <IconX size={15} stroke={1.75} />
        </ActionIcon>
      </header>
      <LoadedRoute {...rest} session={session} route={route} view={{ ...session.view, route: route.places }} />
    </section>
  );
}
