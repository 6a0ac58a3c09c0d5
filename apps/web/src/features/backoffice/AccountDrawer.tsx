import { ActionIcon, Button, Switch } from '@mantine/core';
import type { WireAccount } from '@retron/contract';
import { IconChevronDown, IconChevronUp, IconHistory, IconKey } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { type AccountChange, accountsOptions, changeAccount, endSessionsOf, resetPassword } from '../../api/accounts.ts';
import { reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { dateText, dateTimeText } from '../../components/text/dates.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/backoffice/users.ts';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import { AccountForm } from './AccountForm.tsx';
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
  const [isResetAsked, setIsResetAsked] = useState(false);
  const reset = useMutation({ mutationFn: () => resetPassword(account.id), onSettled, onError });
  const end = useMutation({
    mutationFn: () => endSessionsOf(account.id),
    onSuccess: (ended) => toasts.message(texts.sessionsEnded(account.realname, ended)),
    onSettled,
    onError,
  });
  /** Who vouches for the user gives name and mail at each sign-in. */
  const isByProvider = account.signsInBy === 'single sign-on';
  const isDisabled = account.state === 'disabled';
  const isTheLast = account.special && accounts.filter(({ special, state }) => special && state !== 'disabled').length === 1;
  const why = isTheLast ? texts.lastSpecialUserStays : undefined;
  const switchTo = (what: AccountChange, back: AccountChange, told: string) =>
    change.mutate(what, { onSuccess: () => toasts.undoable(told, () => change.mutate(back)) });
  return (
    <DrawerFrame
      title={account.realname}
      subtitle={texts.usernameSince(account.username, dateText(account.created))}
      onClose={onClose}
      actions={
        <>
          <ActionIcon aria-label={texts.previousUser} variant="default" onClick={() => onStep(-1)}>
            <IconChevronUp size={16} stroke={1.75} />
          </ActionIcon>
          <ActionIcon aria-label={texts.nextUser} variant="default" onClick={() => onStep(1)}>
            <IconChevronDown size={16} stroke={1.75} />
          </ActionIcon>
        </>
      }
    >
      <dl className={classes.facts}>
        <dt>{common.state}</dt>
        <dd>
          <AccountState state={account.state} />
        </dd>
        {isByProvider ? (
          <>
            <dt>{texts.mail}</dt>
            <dd>{account.mail === '' ? <span className={classes.dim}>{texts.notGiven}</span> : account.mail}</dd>
          </>
        ) : null}
        <dt>{texts.owns}</dt>
        <dd>
          {counts.projects(account.projectCount)}, {counts.queries(account.queryCount)}
        </dd>
        <dt>{texts.lastSignIn}</dt>
        <dd>{account.lastSignIn === null ? texts.never : dateTimeText(account.lastSignIn)}</dd>
      </dl>
      {isByProvider ? null : <AccountForm account={account} onSaved={onSettled} />}
      <section>
        <h3>{texts.password}</h3>
        {isByProvider ? (
          <p className={classes.dim}>{texts.noPasswordOfSingleSignOn}</p>
        ) : (
          <>
            <Button
              variant="default"
              leftSection={<IconKey size={16} stroke={1.75} />}
              loading={reset.isPending}
              onClick={() => setIsResetAsked(true)}
            >
              {texts.resetPassword}
            </Button>
            <ConfirmDialog
              isOpen={isResetAsked}
              title={texts.askToReset(account.realname)}
              text={texts.whatResettingMeans}
              confirmLabel={texts.resetPassword}
              onClose={() => setIsResetAsked(false)}
              onConfirm={() => {
                setIsResetAsked(false);
                reset.mutate();
              }}
            />
            {reset.data ? <OneTimePassword given={reset.data} /> : <p className={classes.dim}>{texts.resetPasswordHint}</p>}
          </>
        )}
      </section>
      <section>
        <h3>{texts.access}</h3>
        <Switch
          aria-label={texts.special}
          label={texts.specialIs(account.special)}
          description={why ?? texts.specialHint}
          checked={account.special}
          disabled={isTheLast || change.isPending}
          onChange={({ currentTarget: { checked } }) =>
            switchTo({ special: checked }, { special: !checked }, texts.specialSwitched(account.realname, checked))
          }
        />
        <Switch
          aria-label={texts.disabled}
          label={texts.disabledIs(isDisabled)}
          description={why ?? texts.disabledHint}
          checked={isDisabled}
          disabled={isTheLast || change.isPending}
          onChange={({ currentTarget: { checked } }) =>
            switchTo({ disabled: checked }, { disabled: !checked }, texts.disabledSwitched(account.realname, checked))
          }
        />
      </section>
      <section>
        <h3>{texts.sessions}</h3>
        <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
          {texts.signOutEverywhere}
        </Button>
      </section>
      <Link to={paths.backofficeAudit} search={{ term: account.username }} className={classes.foot}>
        <IconHistory size={16} stroke={1.75} aria-hidden /> {texts.auditLogOfThisUser}
      </Link>
    </DrawerFrame>
  );
}
