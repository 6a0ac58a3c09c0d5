import { ActionIcon, Button } from '@mantine/core';
import type { QueryAnswer, RoutesAnswer } from '@retron/contract';
import { IconChevronDown, IconChevronUp, IconColumns2, IconPlayerStop } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { reasonOf } from '../../../api/api-error.ts';
import { LoadingRows } from '../../../components/states/LoadingRows.tsx';
import { useKey } from '../../../components/use-key.ts';
import { ErrorState } from '../../../shared/failures/ErrorState.tsx';
import { PartBoundary } from '../../../shared/failures/PartBoundary.tsx';
import * as counts from '../../../texts/counts.ts';
import { numberText } from '../../../texts/numbers.ts';
import * as texts from '../../../texts/tree/routes.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import type { FoundRoute } from '../model/found-routes.ts';
import { inOrder, isHighestTier, isMeasured, type RouteMeasure, type RouteOrder, unbeaten } from '../model/route-order.ts';
import { routeTitles } from '../model/route-titles.ts';
import { limitText } from '../model/search-end.ts';
import { materialWord } from '../model/variant-label.ts';
import classes from './FoundRoutes.module.css';
import { RouteCard } from './RouteCard.tsx';

const RouteOrderTools = lazy(async () => ({ default: (await import('./RouteOrderTools.tsx')).RouteOrderTools }));
const NoRoute = lazy(async () => ({ default: (await import('./NoRoute.tsx')).NoRoute }));

export interface FoundRoutesProps {
  readonly answer: Pick<UseQueryResult<RoutesAnswer>, 'data' | 'isPending' | 'isError' | 'error' | 'refetch'>;
  /** Those of the answer. */
  readonly routes: readonly FoundRoute[];
  readonly isBusy: boolean;
  /** The route shown beside the list; null for none of these. */
  readonly looked: FoundRoute | null;
  readonly query: QueryAnswer;
  readonly pictureOf: PictureSource;
  /** The route that stands beside it; null for none. */
  readonly beside: FoundRoute | null;
  readonly onSelect: (route: FoundRoute) => void;
  /** Puts a route beside the one that is looked at; null takes it away. */
  readonly onBeside: (route: FoundRoute | null) => void;
}

/** The routes to known materials that the search has found, different ideas first; one press or an arrow key selects one. */
export function FoundRoutes({ answer, routes, isBusy, looked, query, beside, pictureOf, onSelect, onBeside }: FoundRoutesProps) {
  const [order, setOrder] = useState<RouteOrder>('ideas');
  const [isBestOnly, setIsBestOnly] = useState(false);
  const [second, setSecond] = useState<RouteMeasure | null>(null);
  const shown = useMemo(() => {
    const chosen = isBestOnly ? routes.filter(isHighestTier) : routes;
    return order === 'ideas' || second === null ? inOrder(chosen, order) : unbeaten(chosen, order, second);
  }, [isBestOnly, routes, order, second]);
  const structures = answer.data?.structures;
  const titles = useMemo(() => {
    const known = new Map(structures?.map((structure) => [structure.sid, structure]));
    return routeTitles(routes, (sid) => materialWord(known.get(sid)));
  }, [routes, structures]);
  const nameOf = useMemo(() => new Map(structures?.flatMap(({ sid, name }) => (name === undefined ? [] : [[sid, name]]))), [structures]);
  const ideas = new Set(routes.map(({ idea }) => idea)).size;
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(`.${classes.card}`)];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = buttons[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
    next.click();
  };
  const at = looked === null ? -1 : shown.indexOf(looked);
  const [previous, next] = [shown[at - 1], shown[at + 1]];
  const step = useCallback((to: FoundRoute | undefined) => to !== undefined && onSelect(to), [onSelect]);
  useKey(
    'j',
    useCallback(() => step(next), [step, next]),
    true,
  );
  useKey(
    'k',
    useCallback(() => step(previous), [step, previous]),
    true,
  );
  const list = useRef<HTMLOListElement>(null);
  const lookedNo = looked?.no;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another route is looked at
  useEffect(() => {
    // Some browsers answer with a promise, which is no way to end an effect.
    list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [lookedNo]);
  const total = answer.data?.total ?? 0;
  const limit = isBusy ? null : limitText(answer.data?.end ?? null);
  return (
    <section className={classes.found} aria-label={texts.routesToKnownMaterials}>
      <header>
        <h2>{texts.routesToKnown(total)}</h2>
        <p role="status">
          {[
            isBusy ? texts.stillSearching : '',
            routes.length > 0 ? counts.ideas(ideas) : '',
            total > routes.length ? texts.bestShown(numberText(routes.length)) : '',
          ]
            .filter((part) => part !== '')
            .join(', ')}
        </p>
        {shown.length > 1 ? (
          <span className={classes.steps}>
            <StepButton label={texts.previousRoute} keyName="K" icon={IconChevronUp} to={previous} onStep={step} />
            <StepButton label={texts.nextRoute} keyName="J" icon={IconChevronDown} to={next} onStep={step} />
          </span>
        ) : null}
      </header>
      {limit === null || routes.length === 0 ? null : (
        <p className={classes.limit}>
          <IconPlayerStop size={14} stroke={1.75} aria-hidden />
          {texts.thereMayBeMoreRoutes(limit)}
        </p>
      )}
      {answer.isPending ? <LoadingRows count={3} height={120} label={texts.loadingRoutes} /> : null}
      {answer.isError ? <ErrorState message={reasonOf(answer.error)} error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {answer.data && routes.length === 0 ? (
        <PartBoundary part="no route" loading={null}>
          <NoRoute answer={answer.data} {...{ isBusy, query, pictureOf }} />
        </PartBoundary>
      ) : null}
      {routes.length > 1 ? (
        <PartBoundary part="order" loading={<div className={classes.tools} />}>
          <RouteOrderTools
            order={order}
            second={second}
            isBestOnly={isBestOnly}
            shown={shown.length}
            of={routes.length}
            unknown={order === 'ideas' ? 0 : routes.filter((route) => !isMeasured(route, order)).length}
            onOrder={(chosen) => {
              setOrder(chosen);
              if (chosen === 'ideas' || chosen === second) setSecond(null);
            }}
            onSecond={setSecond}
            onBestOnly={setIsBestOnly}
          />
        </PartBoundary>
      ) : null}
      {routes.length > 0 && shown.length === 0 ? <p className={classes.none}>{texts.somethingIsOpen}</p> : null}
      <ol ref={list} onKeyDown={handleKey}>
        {shown.map((route) => (
          <li key={route.no}>
            <RouteCard
              route={route}
              title={titles.get(route.no) ?? ''}
              isLooked={route === looked}
              nameOf={nameOf}
              pictureOf={pictureOf}
              onSelect={onSelect}
            />
            {route === looked || looked === null ? null : (
              <Button
                size="compact-xs"
                variant="subtle"
                className={classes.compare ?? ''}
                aria-pressed={route === beside}
                aria-label={route === beside ? texts.closeBeside(route.no) : texts.putBeside(route.no, looked.no)}
                leftSection={<IconColumns2 size={13} stroke={1.75} aria-hidden />}
                onClick={() => onBeside(route === beside ? null : route)}
              >
                {route === beside ? texts.closeSideBySide : texts.sideBySide}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepButtonProps {
  readonly label: string;
  /** As it is pressed on the page. */
  readonly keyName: string;
  readonly icon: typeof IconChevronUp;
  readonly to: FoundRoute | undefined;
  readonly onStep: (to: FoundRoute | undefined) => void;
}

function StepButton({ label, keyName, icon: Icon, to, onStep }: StepButtonProps) {
  return (
    <ActionIcon
      size="sm"
      variant="subtle"
      aria-label={label}
      aria-keyshortcuts={keyName}
      title={`${label} (${keyName})`}
      disabled={to === undefined}
      onClick={() => onStep(to)}
    >
      <Icon size={15} stroke={1.75} />
    </ActionIcon>
  );
}
