import { Button } from '@mantine/core';
import type { LookupAnswer, QueryAnswer } from '@retron/contract';
import type { Place, TreeView } from '@retron/tree';
import { useQueries } from '@tanstack/react-query';
import { lazy, useMemo, useState } from 'react';
import { precedentOptions } from '../../../api/look-up-precedents.ts';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { PartBoundary } from '../../../shared/failures/PartBoundary.tsx';
import * as texts from '../../../texts/tree/routes.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import type { FoundRoute, RouteFault } from '../model/found-routes.ts';
import type { LoadedTree } from '../model/loaded-tree.ts';
import { FIRST_PAGE } from '../model/precedent-pages.ts';
import { routeEnds } from '../model/route-gaps.ts';
import { arrowFacts, type StepFacts, schemeLines } from '../model/route-scheme.ts';
import { routeSteps } from '../model/route-steps.ts';
import { RouteFaults } from './RouteFaults.tsx';
import { RouteScheme } from './RouteScheme.tsx';
import { RouteTools } from './RouteTools.tsx';
import { RouteTotals } from './RouteTotals.tsx';
import classes from './RouteView.module.css';

const StepPrecedents = lazy(async () => ({ default: (await import('./StepPrecedents.tsx')).StepPrecedents }));
const StepRows = lazy(async () => ({ default: (await import('./StepRows.tsx')).StepRows }));

export interface RouteViewProps {
  readonly queryId: number;
  readonly queryName: string;
  readonly tree: LoadedTree;
  readonly view: TreeView;
  readonly direction: QueryAnswer['direction'];
  readonly openPlace: Place | null;
  /** The route as it was found and told; absent for one that the reader put together. */
  readonly found?: FoundRoute | undefined;
  readonly pictureOf: PictureSource;
  readonly onOpen: (place: Place) => void;
  /** Goes on at a structure where the route ends without a source; null where it cannot now. */
  readonly onComplete: ((place: Place) => void) | null;
  /** Shows the tree, where a route is selected. */
  readonly onTree: () => void;
}

/** The selected route in the order in which it is run, with what the precedents say of each step; totals above. */
export function RouteView(props: RouteViewProps) {
  const { tree, view, direction, openPlace, pictureOf, onOpen, onTree } = props;
  const steps = routeSteps(tree, view.route);
  if (steps.length === 0) {
    return (
      <EmptyState
        sentence={texts.noRouteSelected}
        action={
          <Button variant="light" onClick={onTree}>
            {texts.openTree}
          </Button>
        }
      />
    );
  }
  if (direction === 'reaction') {
    return <StepRows steps={steps} direction={direction} openPlace={openPlace} pictureOf={pictureOf} onOpen={onOpen} />;
  }
  return <Route {...props} />;
}

function Route({ queryId, queryName, tree, view, found, openPlace, pictureOf, onOpen, onComplete }: RouteViewProps) {
  const lines = useMemo(() => schemeLines(tree, view.route), [tree, view.route]);
  const ends = useMemo(() => routeEnds(tree, view.route), [tree, view.route]);
  const steps = lines.flat();
  const facts = useQueries({
    queries: steps.map(({ suggestion: { ensid, parid } }) =>
      precedentOptions({ queryId, ensid, parid, direction: 'synthesis', limit: FIRST_PAGE, sortedBy: 'surroundings' }),
    ),
    combine: combineFacts,
  });
  // The panel beside has them where it is open.
  const alone = steps.length === 1 ? steps[0] : undefined;
  const faults = found?.faults ?? [];
  const [pressed, setRinged] = useState<RouteFault | null>(null);
  // Of another route it is none of these; told again while the search goes on, it is still the same.
  const ringed = faults.find(({ text }) => text === pressed?.text) ?? null;
  const factsOf = new Map(steps.map(({ place }, index) => [place, facts[index] ?? 'loading']));
  return (
    <div className={classes.scroll}>
      <RouteTotals tree={tree} route={view.route} lines={lines} ends={ends} factsOf={factsOf} found={found} />
      {faults.length > 0 && <RouteFaults faults={faults} ringed={ringed} onRing={setRinged} />}
      <RouteTools
        queryId={queryId}
        queryName={queryName}
        routeNo={found?.no}
        lines={lines}
        ends={ends}
        factsOf={factsOf}
        pictureOf={pictureOf}
      />
      <RouteScheme
        lines={lines}
        ends={ends}
        factsOf={factsOf}
        openPlace={openPlace}
        pictureOf={pictureOf}
        rings={ringed?.rings}
        onOpen={onOpen}
        onComplete={onComplete}
      />
      {alone !== undefined && alone.place !== openPlace && (
        <PartBoundary part="precedents of the step" loading={null}>
          <StepPrecedents key={alone.place} queryId={queryId} suggestion={alone.suggestion} />
        </PartBoundary>
      )}
    </div>
  );
}

function combineFacts(results: readonly { readonly data: LookupAnswer | undefined; readonly isError: boolean }[]): readonly StepFacts[] {
  return results.map(({ data, isError }) => (data ? arrowFacts(data) : isError ? 'failed' : 'loading'));
}
