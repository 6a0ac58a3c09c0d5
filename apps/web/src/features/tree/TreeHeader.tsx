import { Button } from '@mantine/core';
import type { QueryAnswer } from '@retron/contract';
import { IconPlayerStop } from '@tabler/icons-react';
import { paths } from '../../addresses/paths.ts';
import type { QueryState } from '../../api/use-query-progress.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { PartBoundary } from '../../shared/failures/PartBoundary.tsx';
import { mayStop, useStopQuery } from '../../shared/queries/use-stop-query.ts';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import * as texts from '../../texts/tree/page.ts';
import { LeftOutBadge } from './LeftOutBadge.tsx';
import { BusyRing } from './on-demand.ts';
import { StrategyBadge } from './StrategyBadge.tsx';
import classes from './TreePage.module.css';

/** Pixels across. */
const RING_PX = 20;

export interface TreeHeaderProps {
  readonly query: QueryAnswer;
  readonly state: QueryState;
}

/** Breadcrumb and status of a query; while it runs how far it is, and Stop. */
export function TreeHeader({ query, state }: TreeHeaderProps) {
  const stop = useStopQuery();
  const isBusy = state.status === 'Busy';
  const isForward = query.direction === 'reaction';
  // A query that was Busy when it was loaded knows only what was found until then, also for the moment after its end.
  const isKnownInFull = query.status !== 'Busy';
  const count = isKnownInFull ? query.suggestions : state.progress.suggestionsFound;
  const found = isForward ? counts.products(count) : counts.suggestions(count);
  const reagents = (query.reagents ?? []).map(({ name, smiles }) => name ?? smiles);
  return (
    <ShellHeader
      isHeading
      crumbs={[
        { label: common.projects, to: paths.projects },
        { label: query.projectName, to: paths.project(query.projectid) },
        { label: query.sessionid },
      ]}
    >
      {isBusy ? <BusyChip percent={state.progress.percent} /> : <StatusChip status={state.status} />}
      <span className={classes.facts} aria-live="off">
        {isBusy
          ? texts.foundAndExpanded(found, state.progress.structuresExpanded)
          : [
              found,
              ...(query.clauses.length === 0 ? [query.strategy] : []),
              ...(reagents.length === 0 ? [] : [texts.withReagents(reagents.join(', '))]),
            ].join(' · ')}
      </span>
      <StrategyBadge query={query} />
      <LeftOutBadge query={query} />
      {isBusy && mayStop(query) && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlayerStop size={14} stroke={1.75} aria-hidden />}
          loading={stop.isPending}
          onClick={() => stop.mutate({ id: query.id, sessionid: query.sessionid })}
        >
          {common.stop}
        </Button>
      )}
    </ShellHeader>
  );
}

/** Status of a running query: a ring that fills, and the percentage. */
function BusyChip({ percent }: { readonly percent: number }) {
  const rounded = Math.round(percent);
  return (
    <span
      className={classes.busy}
      role="progressbar"
      aria-label={texts.progressOfQuery}
      aria-valuenow={rounded}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <PartBoundary part="ring" loading={<span style={{ width: RING_PX }} />} isPassing>
        <BusyRing percent={rounded} size={RING_PX} />
      </PartBoundary>
      {texts.busyPercent(rounded)}
    </span>
  );
}
