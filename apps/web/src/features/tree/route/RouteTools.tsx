import { Button } from '@mantine/core';
import { fileNameOf } from '@retron/contract';
import type { Place } from '@retron/tree';
import { IconFlask, IconShoppingCart } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { FromFirstOpening } from '../../../components/dialogs/FromFirstOpening.tsx';
import { LoadingRows } from '../../../components/states/LoadingRows.tsx';
import { PartBoundary } from '../../../shared/failures/PartBoundary.tsx';
import * as texts from '../../../texts/tree/routes.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import type { RouteEnds } from '../model/route-gaps.ts';
import type { SchemeLine, StepFacts } from '../model/route-scheme.ts';
import { RouteForecast } from './RouteForecast.tsx';
import classes from './RouteView.module.css';
import { SchemeMenu } from './SchemeMenu.tsx';

const ForwardRun = lazy(async () => ({ default: (await import('./ForwardRun.tsx')).ForwardRun }));
const ShoppingDialog = lazy(async () => ({ default: (await import('./ShoppingDialog.tsx')).ShoppingDialog }));

export interface RouteToolsProps {
  readonly queryId: number;
  readonly queryName: string;
  /** Its place among the routes that were found; absent for one that the reader put together. */
  readonly routeNo: number | undefined;
  readonly lines: readonly SchemeLine[];
  readonly ends: RouteEnds;
  readonly factsOf: ReadonlyMap<Place, StepFacts>;
  readonly pictureOf: PictureSource;
}

/** What can be done with a route as a whole. */
export function RouteTools({ queryId, queryName, routeNo, lines, ends, factsOf, pictureOf }: RouteToolsProps) {
  const steps = lines.flat();
  const [isShopping, setShopping] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const route = routeNo === undefined ? 'route' : `route-${routeNo}`;
  // Another route is another check.
  const checked = steps.map(({ place }) => place).join(' ');
  // What is needed in two places is made once, by one step.
  const made = new Map(
    steps.map(({ place, suggestion: { ensid } }) => {
      const facts = factsOf.get(place);
      return [ensid, { ensid, yieldpercent: typeof facts === 'object' && facts.yieldPercent ? facts.yieldPercent : null }];
    }),
  );
  const isWaiting = [...factsOf.values()].includes('loading');
  return (
    <>
      <div className={classes.tools}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconShoppingCart size={14} stroke={1.75} aria-hidden />}
          loading={isWaiting}
          onClick={() => setShopping(true)}
        >
          {texts.shoppingList}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconFlask size={14} stroke={1.75} aria-hidden />}
          aria-expanded={isChecking}
          onClick={() => setChecking(!isChecking)}
        >
          {texts.checkForward}
        </Button>
        <SchemeMenu fileName={fileNameOf(queryName, route)} {...{ lines, ends, factsOf, pictureOf, isWaiting }} />
        <FromFirstOpening isOpen={isShopping} onClose={() => setShopping(false)}>
          {(isOpen) => (
            <ShoppingDialog
              isOpen={isOpen}
              queryId={queryId}
              fileName={fileNameOf(queryName, `${route}-shopping-list`)}
              steps={[...made.values()]}
              onClose={() => setShopping(false)}
            />
          )}
        </FromFirstOpening>
      </div>
      {isChecking ? null : <RouteForecast key={checked} queryId={queryId} steps={steps} />}
      {isChecking ? (
        <PartBoundary part={`forward ${checked}`} loading={<LoadingRows count={1} height={64} label={texts.loadingForwardCheck} />}>
          <ForwardRun key={checked} queryId={queryId} steps={steps} />
        </PartBoundary>
      ) : null}
    </>
  );
}
