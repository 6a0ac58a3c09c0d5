import { Table, VisuallyHidden } from '@mantine/core';
import type { QuerySummary } from '@retron/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { useQueryProgress } from '../../api/use-query-progress.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { StackingTable } from '../../components/table/StackingTable.tsx';
import { dateTimeText } from '../../components/text/dates.ts';
import { QueryProgressLine } from '../../shared/queries/QueryProgressLine.tsx';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/project/project.ts';
import { EditQueryDialog } from './EditQueryDialog.tsx';
import { QueryMenu } from './QueryMenu.tsx';
import classes from './QueryTable.module.css';
import { dimensionsText, foundText } from './query-facts.ts';
import { nameIn, useShownNames } from './shown-names.ts';

export interface QueryTableProps {
  readonly queries: readonly QuerySummary[];
}

/** The same queries as rows, for comparing settings. */
export function QueryTable({ queries }: QueryTableProps) {
  return (
    <StackingTable label={common.queries}>
      <Table.Thead>
        <Table.Tr>
          {HEADS.map((head) => (
            <Table.Th key={head}>{head}</Table.Th>
          ))}
          <Table.Th>
            <VisuallyHidden>{common.actions}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {queries.map((query) => (
          <QueryRow key={query.id} query={query} />
        ))}
      </Table.Tbody>
    </StackingTable>
  );
}

const HEADS = [
  common.target,
  common.query,
  common.status,
  common.strategy,
  texts.dimensions,
  texts.found,
  common.owner,
  common.created,
] as const;

function QueryRow({ query }: { readonly query: QuerySummary }) {
  const state = useQueryProgress(query.id, query);
  const names = useShownNames(query.projectid);
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Table.Tr className={classes.row}>
      <Table.Td w={92} data-lead>
        <StructurePicture smiles={query.smiles} width={72} height={52} alt={texts.targetOf(query.sessionid)} />
      </Table.Td>
      <Table.Td className={classes.title}>
        <Link to={paths.tree(query.projectid, query.id)}>{query.sessionid}</Link>
      </Table.Td>
      <Table.Td data-head={common.status}>
        {state.status === 'Busy' ? (
          <QueryProgressLine name={query.sessionid} state={state} isShort />
        ) : (
          <StatusChip status={state.status} />
        )}
      </Table.Td>
      <Table.Td className={classes.strategy} data-head={common.strategy}>
        {query.strategy}
      </Table.Td>
      <Table.Td className={classes.line} data-head={texts.dimensions}>
        {dimensionsText(query)}
      </Table.Td>
      <Table.Td className={classes.found} data-head={texts.found}>
        {state.status === 'Busy' ? null : foundText(query)}
      </Table.Td>
      <Table.Td className={classes.person} data-head={common.owner}>
        <span title={query.user}>{nameIn(names.people, query.user).short}</span>
      </Table.Td>
      <Table.Td className={classes.dim} data-head={common.created}>
        {dateTimeText(query.created)}
      </Table.Td>
      <Table.Td w={44} data-corner>
        <QueryMenu query={query} status={state.status} onEdit={() => setIsEditing(true)} />
        <EditQueryDialog query={query} isOpen={isEditing} onClose={() => setIsEditing(false)} />
      </Table.Td>
    </Table.Tr>
  );
}
