import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as texts from '../../../texts/tree/forecast.ts';
import { forwardCheckOptions } from '../api/forward-check.ts';
import { forwardVerdict } from '../model/forward-verdict.ts';
import type { SchemeStep } from '../model/route-scheme.ts';
import classes from './ForwardRun.module.css';

export interface RouteForecastProps {
  readonly queryId: number;
  /** In the order in which they are run. */
  readonly steps: readonly SchemeStep[];
}

/** How long a route is looked at before it is asked of: who turns the pages asks nothing. */
const LOOKED_AT_MS = 800;

/**
 * Whether the forward model expects the product of each step, asked of the route that is looked at without anybody's word, one step after
 * the other, and told in one line: what a rating says nothing of is to be seen before a route is believed.
 */
export function RouteForecast({ queryId, steps }: RouteForecastProps) {
  const [isLookedAt, setLookedAt] = useState(false);
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setLookedAt(true), LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, []);
  const checks = useQueries({
    queries: steps.map(({ suggestion }, index) => ({
      ...forwardCheckOptions(queryId, suggestion.ensid),
      enabled: isLookedAt && index <= settled,
    })),
  });
  const done = checks.filter(({ isSuccess, isError }) => isSuccess || isError).length;
  useEffect(() => setSettled(done), [done]);

  if (steps.length === 0) return null;
  if (done < steps.length) {
    return (
      <p className={classes.forecast} role="status">
        {texts.askingForward(done, steps.length)}
      </p>
    );
  }
  const doubtful = steps.filter((_, index) => {
    const { data } = checks[index];
    return data !== undefined && !forwardVerdict(data).isExpected;
  });
  const unknown = checks.filter(({ isError }) => isError).length;
  const isExpected = doubtful.length === 0 && unknown === 0;
  return (
    <p className={classes.forecast} role="status">
      <span className={isExpected ? classes.expected : classes.doubtful}>
        {isExpected ? <IconCheck size={14} stroke={2} aria-hidden /> : <IconAlertTriangle size={14} stroke={1.75} aria-hidden />}
        {texts.forecastOf(
          steps.length,
          doubtful.map(({ suggestion }) => suggestion.no),
          unknown,
        )}
      </span>
    </p>
  );
}
