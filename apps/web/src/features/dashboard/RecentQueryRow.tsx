import { ActionIcon, Table, Tooltip } from '@mantine/core';
import type { QuerySummary } from '@retron/contract';
import { IconArrowRight, IconPlayerStop } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';
import { useQueryProgress } from '../../api/use-query-progress.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { dateTimeText } from '../../components/text/dates.ts';
import { QueryProgressLine } from '../../shared/queries/QueryProgressLine.tsx';
import { mayStop, useStopQuery } from '../../shared/queries/use-stop-query.ts';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import * as texts from '../../texts/dashboard.ts';
import classes from './DashboardPage.module.css';

export interface RecentQueryRowProps {
  readonly query: QuerySummary;
}

/** One query: what it is about, how far it is, and the way to it. */
export function RecentQueryRow({ query }: RecentQueryRowProps) {
  const state = useQueryProgress(query.id, query);
  const address = paths.tree(query.projectid, query.id);
  return (
    <Table.Tr className={classes.row}>
      <Table.Td>
        <div className={classes.picture}>
          <StructurePicture smiles={query.smiles} width={72} height={52} alt={texts.targetOf(query.sessionid)} />
        </div>
      </Table.Td>
      <Table.Td className={classes.cell}>
        <Link to={address} className={`${classes.name} ${classes.twoLines}`} title={query.sessionid}>
          {query.sessionid}
        </Link>
      </Table.Td>
      <Table.Td visibleFrom="lg">
        <span className={classes.twoLines} title={query.projectName}>
          {query.projectName}
        </span>
      </Table.Td>
      <Table.Td>
        {state.status === 'Busy' ? (
          <div className={classes.status}>
            <QueryProgressLine name={query.sessionid} state={state} isShort />
          </div>
        ) : (
          <StatusChip status={state.status} />
        )}
      </Table.Td>
      <Table.Td className={classes.dim} visibleFrom="md">
        {dateTimeText(query.created)}
      </Table.Td>
      <Table.Td>
        {state.status === 'Busy' && mayStop(query) ? <StopButton query={query} /> : <OpenLink address={address} name={query.sessionid} />}
      </Table.Td>
    </Table.Tr>
  );
}

function StopButton({ query }: RecentQueryRowProps) {
  const stop = useStopQuery();
  return (
    <Tooltip label={texts.stopWhatWasFoundStays}>
      <ActionIcon
        variant="default"
        size="sm"
        aria-label={texts.stopQuery(query.sessionid)}
        loading={stop.isPending}
        onClick={() => stop.mutate(query)}
      >
        <IconPlayerStop size={15} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}

function OpenLink({ address, name }: { readonly address: string; readonly name: string }) {
  return (
    <ActionIcon component={Link} to={address} size="sm" aria-label={texts.openNamed(name)}>
      <IconArrowRight size={15} stroke={1.75} />
    </ActionIcon>
  );
}
