import type { RoutesAnswer } from '@retron/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { reasonOf } from '../../../api/api-error.ts';
import { RatingPips } from '../../../components/chemistry/RatingPips.tsx';
import { LoadingRows } from '../../../components/states/LoadingRows.tsx';
import { counted, numberText } from '../../../components/text/counts.ts';
import { ErrorState } from '../../../shared/failures/ErrorState.tsx';
import type { PictureSource } from '../canvas/picture-source.ts';
import type { FoundRoute } from '../model/found-routes.ts';
import classes from './FoundRoutes.module.css';

export interface FoundRoutesProps {
  readonly answer: Pick<UseQueryResult<RoutesAnswer>, 'data' | 'isPending' | 'isError' | 'error' | 'refetch'>;
  /** Those of the answer. */
  readonly routes: readonly FoundRoute[];
  readonly isBusy: boolean;
  /** The route shown beside the list; null for none of these. */
  readonly looked: FoundRoute | null;
  readonly pictureOf: PictureSource;
  readonly onSelect: (route: FoundRoute) => void;
}

const LEAF = { width: 88, height: 60 } as const;
const LEAVES_SHOWN = 4;

/** The routes to known materials that the search has found, the cheapest first; one press or an arrow key selects one. */
export function FoundRoutes({ answer, routes, isBusy, looked, pictureOf, onSelect }: FoundRoutesProps) {
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
  return (
    <section className={classes.found} aria-label="Routes to known materials">
      <header>
        <h2>{total === 0 ? 'Routes' : counted(total, 'route', 'routes')} to known materials</h2>
        <p role="status">{isBusy ? 'Still searching …' : total > routes.length ? `The ${numberText(routes.length)} cheapest` : ''}</p>
      </header>
      {answer.isPending ? <LoadingRows count={3} height={120} label="Loading the routes" /> : null}
      {answer.isError ? <ErrorState message={reasonOf(answer.error)} error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {answer.data && routes.length === 0 ? (
        <p className={classes.none}>
          {isBusy
            ? 'No route yet.'
            : 'No route to known materials was found within the steps and suggestions of this query. Go on from a leaf of the tree, or ask for more of either.'}
        </p>
      ) : null}
      <ol onKeyDown={handleKey}>
        {routes.map((route) => (
          <li key={route.no}>
            <RouteCard route={route} isLooked={route === looked} pictureOf={pictureOf} onSelect={onSelect} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface RouteCardProps extends Pick<FoundRoutesProps, 'pictureOf' | 'onSelect'> {
  readonly route: FoundRoute;
  readonly isLooked: boolean;
}

function RouteCard({ route, isLooked, pictureOf, onSelect }: RouteCardProps) {
  const { no, steps, longest, weakest, lastStep, leaves } = route;
  const more = leaves.length - LEAVES_SHOWN;
  return (
    <button type="button" className={classes.card} aria-pressed={isLooked} onClick={() => onSelect(route)}>
      <span className={classes.head}>
        <span className={classes.no}>{no}</span>
        <strong>{lastStep === '' ? `Route ${no}` : `${lastStep} last`}</strong>
      </span>
      <span className={classes.facts}>
        <span>
          <b>{numberText(steps)}</b> {steps === 1 ? 'step' : 'steps'}
        </span>
        <span>
          <b>{numberText(longest)}</b> longest
        </span>
        {weakest === null ? null : (
          <span className={classes.weakest}>
            weakest <RatingPips rating={weakest.rating} />
          </span>
        )}
      </span>
      <span className={classes.leaves}>
        {leaves.slice(0, LEAVES_SHOWN).map((sid) => (
          <img key={sid} src={pictureOf(sid, [], LEAF.width, LEAF.height)} {...LEAF} loading="lazy" alt={`Structure ${sid}`} />
        ))}
        {more > 0 ? <span className={classes.more}>+{more}</span> : null}
      </span>
    </button>
  );
}
