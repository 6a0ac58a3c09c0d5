import { Button, Table, VisuallyHidden } from '@mantine/core';
import { MESSAGES, type QuerySummary } from '@retron/contract';
import { Link } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';
import { Card } from '../../components/Card.tsx';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import { RecentQueryRow } from './RecentQueryRow.tsx';

export interface RecentQueriesCardProps {
  readonly queries: readonly QuerySummary[];
  readonly state: { readonly isPending: boolean; readonly isError: boolean; readonly error: unknown; readonly refetch: () => unknown };
}

/** The newest queries of all projects, with live progress. */
export function RecentQueriesCard({ queries, state }: RecentQueriesCardProps) {
  return (
    <Card
      title="Recent queries"
      hasLine
      tools={
        <Button component={Link} to={paths.projects} variant="subtle" size="xs">
          All projects
        </Button>
      }
    >
      <RecentQueries queries={queries} state={state} />
    </Card>
  );
}

function RecentQueries({ queries, state }: RecentQueriesCardProps) {
  const { openNewQuery } = useShellActions();
  if (state.isPending) return <LoadingRows count={5} height={58} label="Loading queries" />;
  if (state.isError && queries.length === 0) {
    return <ErrorState message={MESSAGES.results} error={state.error} onRetry={() => void state.refetch()} />;
  }
  if (queries.length === 0) {
    return (
      <EmptyState
        sentence="No query has been started yet."
        action={
          <Button variant="light" onClick={() => openNewQuery({})}>
            Start First Query
          </Button>
        }
      />
    );
  }
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={100}>Target</Table.Th>
          <Table.Th>Query</Table.Th>
          <Table.Th visibleFrom="lg" w="24%">
            Project
          </Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th visibleFrom="md">Created</Table.Th>
          <Table.Th w={52}>
            <VisuallyHidden>Actions</VisuallyHidden>
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
