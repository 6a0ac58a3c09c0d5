import { ActionIcon, Button, Switch } from '@mantine/core';
import type { WireAccount } from '@retron/contract';
import { IconChevronDown, IconChevronUp, IconHistory, IconKey } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';
import { type AccountChange, accountsOptions, changeAccount, endSessionsOf, resetPassword } from '../../api/accounts.ts';
import { reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { dateText, dateTimeText } from '../../components/text/dates.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { counted } from '../../texts/counts.ts';
import { AccountState } from './account-state.tsx';
import classes from './Backoffice.module.css';
import { DrawerFrame } from './DrawerFrame.tsx';
import { OneTimePassword } from './OneTimePassword.tsx';

export interface AccountDrawerProps {
  readonly account: WireAccount;
  /** To the next account of the list, or with -1 to the one before. */
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

/** What may be done with one account; switches act at once and can be undone. */
export function AccountDrawer({ account, onStep, onClose }: AccountDrawerProps) {
  const client = useQueryClient();
  const { data: accounts = [] } = useQuery(accountsOptions);
  const onSettled = async () => {
    await Promise.all([client.invalidateQueries({ queryKey: keys.accounts }), client.invalidateQueries({ queryKey: ['audit'] })]);
  };
  const onError = (error: unknown) => toasts.error(reasonOf(error));
  const change = useMutation({ mutationFn: (what: AccountChange) => changeAccount(account.id, what), onSettled, onError });
  const reset = useMutation({ mutationFn: () => resetPassword(account.id), onSettled, onError });
  const end = useMutation({
    mutationFn: () => endSessionsOf(account.id),
    onSuccess: (ended) => toasts.message(`${account.realname}: ${counted(ended, 'session', 'sessions')} ended.`),
    onSettled,
    onError,
  });
  const isDisabled = account.state === 'disabled';
  const isTheLast = account.special && accounts.filter(({ special, state }) => special && state !== 'disabled').length === 1;
  const why = isTheLast ? 'The last special user stays: make somebody else special first.' : undefined;
  const switchTo = (what: AccountChange, back: AccountChange, told: string) =>
    change.mutate(what, { onSuccess: () => toasts.undoable(told, () => change.mutate(back)) });
  return (
    <DrawerFrame
      title={account.realname}
      subtitle={
        <>
          {account.username} · since {dateText(account.created)}
        </>
      }
      onClose={onClose}
      actions={
        <>
          <ActionIcon aria-label="Previous user" variant="default" onClick={() => onStep(-1)}>
            <IconChevronUp size={16} stroke={1.75} />
          </ActionIcon>
          <ActionIcon aria-label="Next user" variant="default" onClick={() => onStep(1)}>
            <IconChevronDown size={16} stroke={1.75} />
          </ActionIcon>
        </>
      }
    >
      <dl className={classes.facts}>
        <dt>State</dt>
        <dd>
          <AccountState state={account.state} />
        </dd>
        <dt>Mail</dt>
        <dd>{account.mail === '' ? <span className={classes.dim}>not given</span> : account.mail}</dd>
        <dt>Owns</dt>
        <dd>
          {counted(account.projectCount, 'project', 'projects')}, {counted(account.queryCount, 'query', 'queries')}
        </dd>
        <dt>Last sign-in</dt>
        <dd>{account.lastSignIn === null ? 'never' : dateTimeText(account.lastSignIn)}</dd>
      </dl>
      <section>
        <h3>Password</h3>
        {account.signsInBy === 'single sign-on' ? (
          <p className={classes.dim}>None: single sign-on opens this account.</p>
        ) : (
          <>
            <Button
              variant="default"
              leftSection={<IconKey size={16} stroke={1.75} />}
              loading={reset.isPending}
              onClick={() => reset.mutate()}
            >
              Reset password
            </Button>
            {reset.data ? <OneTimePassword given={reset.data} /> : <p className={classes.dim}>Ends all sessions of this user.</p>}
          </>
        )}
      </section>
      <section>
        <h3>Access</h3>
        <Switch
          aria-label="Special"
          label={`Special: ${account.special ? 'On' : 'Off'}`}
          description={why ?? 'Sees the back office; no more rights in projects'}
          checked={account.special}
          disabled={isTheLast || change.isPending}
          onChange={({ currentTarget: { checked } }) =>
            switchTo({ special: checked }, { special: !checked }, `${account.realname} is ${checked ? 'special' : 'no longer special'}`)
          }
        />
        <Switch
          aria-label="Disabled"
          label={`Disabled: ${isDisabled ? 'On' : 'Off'}`}
          description={why ?? 'Cannot sign in; projects and queries stay'}
          checked={isDisabled}
          disabled={isTheLast || change.isPending}
          onChange={({ currentTarget: { checked } }) =>
            switchTo({ disabled: checked }, { disabled: !checked }, `${account.realname} ${checked ? 'is disabled' : 'can sign in again'}`)
          }
        />
      </section>
      <section>
        <h3>Sessions</h3>
        <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
          Sign out everywhere
        </Button>
      </section>
      <Link to={paths.backofficeAudit} search={{ term: account.username }} className={classes.foot}>
        <IconHistory size={16} stroke={1.75} aria-hidden /> Audit log of this user
      </Link>
    </DrawerFrame>
  );
}
