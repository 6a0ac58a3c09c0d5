import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { counted } from '../../../texts/counts.ts';
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
    ...(steps.length > 0 ? [`${counted(steps.length, 'step', 'steps')} (${steps.map((ensid) => `R${ensid}`).join(', ')})`] : []),
    ...(intermediates.length > 0
      ? [`${counted(intermediates.length, 'intermediate', 'intermediates')} (${intermediates.join(', ')})`]
      : []),
    ...(materials.length > 0 ? [`${counted(materials.length, 'material', 'materials')} (${materials.join(', ')})`] : []),
  ];
  return (
    <section className={classes.beside} aria-label={`Route ${route.no}, beside route ${other.no}`}>
      <header>
        <b>Route {route.no}</b>
        <span>
          {route.idea === other.idea ? 'The same idea as' : 'Another idea than'} route {other.no}.{' '}
          {shared.length === 0 ? 'Nothing in common but the target.' : `In both: ${shared.join('; ')}.`}
        </span>
        <ActionIcon size="sm" aria-label={`Close route ${route.no}`} onClick={onClose}>
          <IconX size={15} stroke={1.75} />
        </ActionIcon>
      </header>
      <LoadedRoute {...rest} session={session} route={route} view={{ ...session.view, route: route.places }} />
    </section>
  );
}
