import { NativeSelect, Switch, Tooltip } from '@mantine/core';
import type { LeftOut, RoutesAnswer, RouteWishes } from '@retron/contract';
import { IconAlertTriangle, IconCheck, IconPlayerStop } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { reasonOf } from '../../../api/api-error.ts';
import { RatingPips } from '../../../components/chemistry/RatingPips.tsx';
import { LoadingRows } from '../../../components/states/LoadingRows.tsx';
import { counted, numberText } from '../../../components/text/counts.ts';
import { ErrorState } from '../../../shared/failures/ErrorState.tsx';
import { wishesText } from '../../../shared/queries/wishes-text.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import type { FoundRoute } from '../model/found-routes.ts';
import { inOrder, isHighestTier, ROUTE_ORDER_WORDS, ROUTE_ORDERS, type RouteOrder, TIER_WORDS, TIERS } from '../model/route-order.ts';
import { limitText, noRouteText } from '../model/search-end.ts';
import classes from './FoundRoutes.module.css';

export interface FoundRoutesProps {
  readonly answer: Pick<UseQueryResult<RoutesAnswer>, 'data' | 'isPending' | 'isError' | 'error' | 'refetch'>;
  /** Those of the answer. */
  readonly routes: readonly FoundRoute[];
  readonly isBusy: boolean;
  /** The route shown beside the list; null for none of these. */
  readonly looked: FoundRoute | null;
  /** What was asked of them; absent where nothing was. */
  readonly wishes?: RouteWishes | undefined;
  /** What the query left out; of it is told what was left out for what was asked. */
  readonly leftOut?: readonly LeftOut[] | undefined;
  readonly pictureOf: PictureSource;
  readonly onSelect: (route: FoundRoute) => void;
}

const LEAF = { width: 88, height: 60 } as const;
const LEAVES_SHOWN = 4;
const ORDERS = ROUTE_ORDERS.map((value) => ({ value, label: ROUTE_ORDER_WORDS[value] }));

/** The routes to known materials that the search has found, different ideas first; one press or an arrow key selects one. */
export function FoundRoutes({ answer, routes, isBusy, looked, wishes, leftOut = [], pictureOf, onSelect }: FoundRoutesProps) {
  const [order, setOrder] = useState<RouteOrder>('ideas');
  const [isBestOnly, setIsBestOnly] = useState(false);
  const shown = useMemo(() => inOrder(isBestOnly ? routes.filter(isHighestTier) : routes, order), [isBestOnly, routes, order]);
  const ideas = new Set(routes.map(({ idea }) => idea)).size;
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = buttons[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
    next.click();
  };
  const total = answer.data?.total ?? 0;
  const limit = isBusy ? null : limitText(answer.data?.end ?? null);
  return (
    <section className={classes.found} aria-label="Routes to known materials">
      <header>
        <h2>{total === 0 ? 'Routes' : counted(total, 'route', 'routes')} to known materials</h2>
        <p role="status">
          {[
            isBusy ? 'still searching …' : '',
            routes.length > 0 ? counted(ideas, 'idea', 'ideas') : '',
            total > routes.length ? `the best ${numberText(routes.length)} shown` : '',
          ]
            .filter((part) => part !== '')
            .join(', ')}
        </p>
      </header>
      {limit === null || routes.length === 0 ? null : (
        <p className={classes.limit}>
          <IconPlayerStop size={14} stroke={1.75} aria-hidden />
          {limit}: there may be more routes.
        </p>
      )}
      {answer.isPending ? <LoadingRows count={3} height={120} label="Loading the routes" /> : null}
      {answer.isError ? <ErrorState message={reasonOf(answer.error)} error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {answer.data && routes.length === 0 ? <NoRoute answer={answer.data} {...{ isBusy, wishes, leftOut, pictureOf }} /> : null}
      {routes.length > 1 ? (
        <div className={classes.tools}>
          <NativeSelect
            size="xs"
            aria-label="Order of the routes"
            data={ORDERS}
            value={order}
            onChange={({ currentTarget }) => setOrder(currentTarget.value as RouteOrder)}
          />
          <Switch
            size="xs"
            label="No open points"
            title="Every material known, every step good or great and precedented, no warning"
            checked={isBestOnly}
            onChange={({ currentTarget }) => setIsBestOnly(currentTarget.checked)}
          />
        </div>
      ) : null}
      {routes.length > 0 && shown.length === 0 ? (
        <p className={classes.none}>In each of these routes something is open: a warning, a weak step or one without precedents.</p>
      ) : null}
      <ol onKeyDown={handleKey}>
        {shown.map((route) => (
          <li key={route.no}>
            <RouteCard route={route} isLooked={route === looked} pictureOf={pictureOf} onSelect={onSelect} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface NoRouteProps extends Pick<FoundRoutesProps, 'isBusy' | 'wishes' | 'leftOut' | 'pictureOf'> {
  readonly answer: RoutesAnswer;
}

const forbids = (wishes: RouteWishes): boolean =>
  [wishes.break, wishes.keep, wishes.avoid, wishes.require].some((asked) => asked.length > 0);

/** Why there is none, and what the most promising way still needs. */
function NoRoute({ answer: { end, missing }, isBusy, wishes, leftOut = [], pictureOf }: NoRouteProps) {
  const forbidden = leftOut.filter(({ by, count }) => (by === 'wish' || by === 'route wish') && count > 0);
  if (isBusy) return <p className={classes.none}>No route yet.</p>;
  return (
    <>
      <p className={classes.none}>No route to known materials. {noRouteText(end)}</p>
      {wishes === undefined || !forbids(wishes) ? null : (
        <p className={classes.none}>What was asked of routes may forbid those there are: {wishesText(wishes)}.</p>
      )}
      {forbidden.length === 0 ? null : (
        <>
          <h3>Left out for what was asked</h3>
          <ul className={classes.forbidden}>
            {forbidden.map(({ by, reason, count }) => (
              <li key={`${by} ${reason}`}>
                {by === 'wish' ? counted(count, 'step', 'steps') : counted(count, 'whole route', 'whole routes')}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {missing.length === 0 ? null : (
        <>
          <h3>The most promising way still needs</h3>
          <p className={`${classes.leaves} ${classes.missing}`}>
            {missing.slice(0, LEAVES_SHOWN).map((sid) => (
              <img key={sid} src={pictureOf(sid, [], LEAF.width, LEAF.height)} {...LEAF} alt={`Structure ${sid}`} />
            ))}
            {missing.length > LEAVES_SHOWN ? <span className={classes.more}>+{missing.length - LEAVES_SHOWN}</span> : null}
          </p>
        </>
      )}
    </>
  );
}

interface RouteCardProps extends Pick<FoundRoutesProps, 'pictureOf' | 'onSelect'> {
  readonly route: FoundRoute;
  readonly isLooked: boolean;
}

function RouteCard({ route, isLooked, pictureOf, onSelect }: RouteCardProps) {
  const { no, idea, steps, longest, isConvergent, protectingGroupSteps, weakest, lastStep, leaves } = route;
  const more = leaves.length - LEAVES_SHOWN;
  return (
    <button type="button" className={classes.card} aria-pressed={isLooked} onClick={() => onSelect(route)}>
      <span className={classes.head}>
        <span className={classes.no}>{no}</span>
        <strong>{lastStep === '' ? `Route ${no}` : `${lastStep} last`}</strong>
        <span className={classes.idea}>Idea {idea}</span>
      </span>
      <span className={classes.facts}>
        <span>
          <b>{numberText(steps)}</b> {steps === 1 ? 'step' : 'steps'}
        </span>
        <span>
          <b>{numberText(longest)}</b> longest
        </span>
        {isConvergent ? <span>convergent</span> : null}
        {protectingGroupSteps > 0 ? <span>{protectingGroupSteps} of protection</span> : null}
        {weakest === null ? null : (
          <span className={classes.weakest}>
            weakest <RatingPips rating={weakest.rating} />
          </span>
        )}
      </span>
      <TierLine route={route} />
      <span className={classes.leaves}>
        {leaves.slice(0, LEAVES_SHOWN).map((sid) => (
          <img key={sid} src={pictureOf(sid, [], LEAF.width, LEAF.height)} {...LEAF} loading="lazy" alt={`Structure ${sid}`} />
        ))}
        {more > 0 ? <span className={classes.more}>+{more}</span> : null}
      </span>
    </button>
  );
}

/** What is open in a route; one tick where nothing is. */
function TierLine({ route }: Pick<RouteCardProps, 'route'>) {
  const open = TIERS.filter((tier) => !route.tiers[tier]);
  if (open.length > 0) {
    return (
      <span className={classes.tiers}>
        {open.map((tier) => (
          <span key={tier} className={classes.open}>
            <IconAlertTriangle size={13} stroke={1.75} aria-hidden />
            {TIER_WORDS[tier].fails}
          </span>
        ))}
      </span>
    );
  }
  return (
    <Tooltip label={TIERS.map((tier) => `${TIER_WORDS[tier].holds}.`).join(' ')} multiline w={300}>
      <span className={classes.tiers}>
        <span className={classes.holds}>
          <IconCheck size={13} stroke={2} aria-hidden />
          No open points
        </span>
      </span>
    </Tooltip>
  );
}
