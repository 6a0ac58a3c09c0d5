import { Button, Table } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupsOptions } from '../../api/groups.ts';
import { useBackCloses } from '../../components/history/use-back-closes.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { StackingTable } from '../../components/table/StackingTable.tsx';
import { useUrlSearch } from '../../components/use-url-search.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as texts from '../../texts/backoffice/groups.ts';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import classes from './Backoffice.module.css';
import { BackofficeFrame } from './BackofficeFrame.tsx';
import { DrawerFrame } from './DrawerFrame.tsx';
import { GroupDrawer } from './GroupDrawer.tsx';
import { GroupForm } from './GroupForm.tsx';

/** Every group; one of them, or a new one, beside the list. */
export function GroupsPage() {
  const groups = useQuery(groupsOptions);
  const [search, changeSearch] = useUrlSearch();
  const [isAdding, setIsAdding] = useState(false);
  const chosen = isAdding ? undefined : groups.data?.find(({ id }) => String(id) === search.get('group'));
  function open(id: number | null) {
    setIsAdding(false);
    changeSearch((parameters) => (id === null ? parameters.delete('group') : parameters.set('group', String(id))));
  }
  useBackCloses(isAdding || chosen !== undefined, () => open(null));
  return (
    <BackofficeFrame section={texts.groups}>
      <div className={classes.main}>
        <div className={classes.head}>
          <h1>{texts.groups}</h1>
          <span className={classes.dim}>{groups.data ? counts.groups(groups.data.length) : ''}</span>
          <span className={classes.grow} />
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setIsAdding(true)}>
            {texts.newGroup}
          </Button>
        </div>
        {groups.isPending ? <LoadingRows count={4} height={36} label={texts.loadingGroups} /> : null}
        {groups.isError && !groups.data ? (
          <ErrorState message={texts.groupsNotLoaded} error={groups.error} onRetry={() => void groups.refetch()} />
        ) : null}
        {groups.data?.length === 0 ? <EmptyState sentence={texts.noGroupYet} /> : null}
        {groups.data && groups.data.length > 0 ? (
          <StackingTable label={texts.groups} className={classes.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{common.name}</Table.Th>
                <Table.Th>{texts.purpose}</Table.Th>
                <Table.Th ta="right">{texts.people}</Table.Th>
                <Table.Th ta="right">{common.projects}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {groups.data.map((group) => (
                <Table.Tr key={group.id} data-chosen={group === chosen || undefined} onClick={() => open(group.id)}>
                  <Table.Td>
                    <button type="button" className={classes.rowButton} aria-pressed={group === chosen}>
                      <b>{group.name}</b>
                    </button>
                  </Table.Td>
                  <Table.Td className={classes.dim} data-head={texts.purpose}>
                    {group.description}
                  </Table.Td>
                  <Table.Td ta="right" data-head={texts.people}>
                    {group.members.length}
                  </Table.Td>
                  <Table.Td ta="right" data-head={common.projects}>
                    {group.projectCount}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </StackingTable>
        ) : null}
      </div>
      {isAdding ? (
        <DrawerFrame title={texts.newGroup} isEntered onClose={() => setIsAdding(false)}>
          <GroupForm group={null} onDone={({ id }) => open(id)} />
        </DrawerFrame>
      ) : chosen ? (
        <GroupDrawer key={chosen.id} group={chosen} onClose={() => open(null)} />
      ) : null}
    </BackofficeFrame>
  );
}
