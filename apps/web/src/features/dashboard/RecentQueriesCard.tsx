import { Button, Table, VisuallyHidden } from '@mantine/core';
import { MESSAGES, type QuerySummary } from '@retron/contract';
import { Link } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';
import { Card } from '../../components/Card.tsx';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/dashboard.ts';
import { RecentQueryRow } from './RecentQueryRow.tsx';

export interface RecentQueriesCardProps {
  readonly queries: readonly QuerySummary[];
  readonly state: { readonly isPending: boolean; readonly isError: boolean; readonly error: unknown; readonly refetch: () => unknown };
}

/** The newest queries of all projects, with live progress. */
export function RecentQueriesCard({ queries, state }: RecentQueriesCardProps) {
  return (
    <Card
      title={texts.recentQueries}
      hasLine
      tools={
        <Button component={Link} to={paths.projects} variant="subtle" size="xs">
          {texts.allProjects}
        </Button>
      }
    >
      <RecentQueries queries={queries} state={state} />
    </Card>
  );
}

function RecentQueries({ queries, state }: RecentQueriesCardProps) {
  const { openNewQuery } = useShellActions();
  if (state.isPending) return <LoadingRows count={5} height={58} label={common.loadingQueries} />;
  if (state.isError && queries.length === 0) {
    return <ErrorState message={MESSAGES.results} error={state.error} onRetry={() => void state.refetch()} />;
  }
  if (queries.length === 0) {
    return (
      <EmptyState
        sentence={texts.noQueryYet}
        action={
          <Button variant="light" onClick={() => openNewQuery({})}>
            {texts.startFirstQuery}
          </Button>
        }
      />
    );
  }
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={100}>{common.target}</Table.Th>
          <Table.Th>{common.query}</Table.Th>
          <Table.Th visibleFrom="md">{common.project}</Table.Th>
          <Table.Th>{common.status}</Table.Th>
          <Table.Th visibleFrom="md">{common.created}</Table.Th>
          <Table.Th w={52}>
            <VisuallyHidden>{common.actions}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {queries.map((query) => (
          <RecentQueryRow key={query.id} query={query} />
        ))}
      </Table.Tbody>
    </Table>
  );
}
