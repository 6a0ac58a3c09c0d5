import { Button, SegmentedControl, Table, TextInput } from '@mantine/core';
import type { WireAccount } from '@retron/contract';
import { IconSearch, IconShield, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { accountsOptions } from '../../api/accounts.ts';
import { signInWaysOptions } from '../../api/session.ts';
import { useBackCloses } from '../../components/history/use-back-closes.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { StackingTable } from '../../components/table/StackingTable.tsx';
import { dateTimeText } from '../../components/text/dates.ts';
import { useUrlSearch } from '../../components/use-url-search.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as texts from '../../texts/backoffice/users.ts';
import * as common from '../../texts/common.ts';
import { AccountDrawer } from './AccountDrawer.tsx';
import { AddUserDrawer } from './AddUserDrawer.tsx';
import { AccountState, STATE_FILTERS } from './account-state.tsx';
import classes from './Backoffice.module.css';
import { BackofficeFrame } from './BackofficeFrame.tsx';
import { LatestInAuditLog } from './LatestInAuditLog.tsx';

/** Every account; one of them, or a new one, beside the list. */
export function UsersPage() {
  const accounts = useQuery(accountsOptions);
  const ways = useQuery(signInWaysOptions);
  const [search, changeSearch] = useUrlSearch();
  const [isAdding, setIsAdding] = useState(false);
  const term = (search.get('term') ?? '').trim().toLowerCase();
  const state = STATE_FILTERS.find(({ value }) => value === search.get('state'))?.value ?? '';
  const all = accounts.data ?? [];
  const named = all.filter(({ username, realname }) => `${realname} ${username}`.toLowerCase().includes(term));
  const shown = named.filter((account) => state === '' || account.state === state);
  const chosen = isAdding ? undefined : all.find(({ username }) => username === search.get('user'));
  const put = (name: string, value: string | null) =>
    changeSearch((parameters) => (value === null || value === '' ? parameters.delete(name) : parameters.set(name, value)));

  function open(username: string | null) {
    setIsAdding(false);
    put('user', username);
  }
  useBackCloses(isAdding || chosen !== undefined, () => open(null));
  function step(by: number) {
    const next = shown[(chosen === undefined ? -1 : shown.indexOf(chosen)) + by];
    if (next !== undefined) open(next.username);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === 'j' || event.key === 'ArrowDown') step(1);
    else if (event.key === 'k' || event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Escape') open(null);
    else return;
    event.preventDefault();
  }
  const special = all.filter((account) => account.special).length;
  return (
    <BackofficeFrame section={texts.users}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that go from row to row, besides the buttons in them */}
      <div className={classes.main} onKeyDown={handleKeyDown}>
        <div className={classes.head}>
          <h1>{texts.users}</h1>
          <span className={classes.dim}>{accounts.data ? texts.usersAndSpecial(all.length, special) : ''}</span>
          <span className={classes.grow} />
          {ways.data?.password === false ? (
            <span className={classes.dim}>{texts.singleSignOnMakesAccounts}</span>
          ) : (
            <Button leftSection={<IconUserPlus size={16} stroke={1.75} />} onClick={() => setIsAdding(true)}>
              {texts.addUser}
            </Button>
          )}
        </div>
        <div className={classes.head}>
          <TextInput
            aria-label={texts.nameOrUserName}
            placeholder={texts.nameOrUserName}
            leftSection={<IconSearch size={16} stroke={1.75} />}
            value={search.get('term') ?? ''}
            onChange={(event) => put('term', event.currentTarget.value)}
          />
          <SegmentedControl
            size="xs"
            aria-label={common.state}
            value={state}
            data={STATE_FILTERS.map(({ value, label }) => ({
              value,
              label: `${label} ${value === '' ? named.length : named.filter((account) => account.state === value).length}`,
            }))}
            onChange={(value) => put('state', value)}
          />
          <span className={classes.grow} />
          <span className={classes.dim} role="status">
            {accounts.data ? texts.shownOfAll(shown.length, all.length) : ''}
          </span>
        </div>
        {accounts.isPending ? <LoadingRows count={6} height={36} label={texts.loadingUsers} /> : null}
        {accounts.isError && !accounts.data ? (
          <ErrorState message={texts.usersNotLoaded} error={accounts.error} onRetry={() => void accounts.refetch()} />
        ) : null}
        {accounts.data && shown.length === 0 ? <EmptyState sentence={texts.noUserFits} /> : null}
        {shown.length > 0 ? <UserTable accounts={shown} chosen={chosen} onOpen={open} /> : null}
        <LatestInAuditLog />
      </div>
      {isAdding ? (
        <AddUserDrawer onClose={() => setIsAdding(false)} />
      ) : chosen ? (
        <AccountDrawer key={chosen.id} account={chosen} onStep={step} onClose={() => open(null)} />
      ) : null}
    </BackofficeFrame>
  );
}

interface UserTableProps {
  readonly accounts: readonly WireAccount[];
  readonly chosen: WireAccount | undefined;
  readonly onOpen: (username: string) => void;
}

function UserTable({ accounts, chosen, onOpen }: UserTableProps) {
  return (
    <StackingTable label={texts.users} className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{common.name}</Table.Th>
          <Table.Th>{common.state}</Table.Th>
          <Table.Th>{texts.special}</Table.Th>
          <Table.Th ta="right">{texts.lastSignIn}</Table.Th>
          <Table.Th ta="right">{common.queries}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {accounts.map((account) => (
          <Table.Tr key={account.id} data-chosen={account === chosen || undefined} onClick={() => onOpen(account.username)}>
            <Table.Td>
              <button type="button" className={classes.rowButton} aria-pressed={account === chosen}>
                <b>{account.realname}</b> <small>{account.username}</small>
              </button>
            </Table.Td>
            <Table.Td data-head={common.state}>
              <AccountState state={account.state} />
            </Table.Td>
            <Table.Td data-head={texts.special}>
              {account.special ? (
                <span className={classes.special}>
                  <IconShield size={14} stroke={1.75} aria-hidden /> {texts.special}
                </span>
              ) : null}
            </Table.Td>
            <Table.Td ta="right" className={classes.number} data-head={texts.lastSignIn}>
              {account.lastSignIn === null ? <span className={classes.dim}>{texts.never}</span> : dateTimeText(account.lastSignIn)}
            </Table.Td>
            <Table.Td ta="right" data-head={common.queries}>
              {account.queryCount}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </StackingTable>
  );
}
