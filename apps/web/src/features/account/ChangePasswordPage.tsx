import { Alert, Button, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { EXPECTS_REFUSAL } from '../../api/access-watch.ts';
import { fieldMessage, otherReasons } from '../../api/api-error.ts';
import { changePassword } from '../../api/own-account.ts';
import { sessionOptions } from '../../api/session.ts';
import { CentredCard } from '../../components/CentredCard.tsx';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/account.ts';
import * as common from '../../texts/common.ts';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordElsewhere } from './PasswordElsewhere.tsx';

const FIELDS = ['current', 'next'];

export interface ChangePasswordPageProps {
  /** What was asked for before the password was. */
  readonly goesOnTo?: string;
}

/** A new password of one's own, and where else one is signed in. Who was given a password sees this page and no other. */
export function ChangePasswordPage({ goesOnTo = paths.dashboard }: ChangePasswordPageProps) {
  const client = useQueryClient();
  const router = useRouter();
  const { data: session } = useQuery(sessionOptions);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  useEffect(() => {
    document.title = texts.pageTitle;
  }, []);
  const mustChange = session?.mustChangePassword === true;
  const leave = () => router.history.push(goesOnTo);
  const change = useMutation({
    mutationFn: () => changePassword(current, next),
    onSuccess: async () => {
      toasts.message(texts.passwordChanged);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionOptions.queryKey[0] });
      await client.fetchQuery({ ...sessionOptions, staleTime: 0 });
      leave();
    },
    meta: EXPECTS_REFUSAL,
  });
  /** What was said of the last try says nothing of what is typed now. */
  function type(set: (value: string) => void, value: string) {
    change.reset();
    set(value);
  }
  const missing = (value: string) => (isChecked && value === '' ? common.pleaseFillIn : null);
  const differs = isChecked && again !== next ? texts.thisIsNotSame : null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (current !== '' && next !== '' && again === next && !change.isPending) change.mutate();
  }
  if (session?.signsInBy === 'single sign-on') return <PasswordElsewhere onLeave={leave} />;
  const reason = change.isError ? otherReasons(change.error, FIELDS) : null;
  return (
    <CentredCard>
      <form noValidate onSubmit={handleSubmit} aria-label={texts.changePassword}>
        <Stack gap="md">
          <Title order={1} size="h2">
            {texts.changePassword}
          </Title>
          {mustChange ? <Alert color="yellow">{texts.passwordWasGiven}</Alert> : null}
          {reason === null ? null : (
            <Alert color="red" role="alert">
              {reason}
            </Alert>
          )}
          {/* Password managers look for the name beside the passwords. */}
          <input type="text" name="username" autoComplete="username" value={session?.username ?? ''} readOnly hidden />
          <PasswordInput
            label={mustChange ? texts.passwordYouWereGiven : texts.yourPassword}
            autoComplete="current-password"
            autoFocus
            visibilityToggleButtonProps={{ 'aria-label': texts.showOrHidePassword }}
            value={current}
            error={missing(current) ?? fieldMessage(change.error, 'current')}
            onChange={(event) => type(setCurrent, event.currentTarget.value)}
          />
          <PasswordInput
            label={texts.newPassword}
            description={texts.newPasswordHint}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': texts.showOrHideNewPassword }}
            value={next}
            error={missing(next) ?? fieldMessage(change.error, 'next')}
            onChange={(event) => type(setNext, event.currentTarget.value)}
          />
          <PasswordInput
            label={texts.newPasswordAgain}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': texts.showOrHideNewPasswordAgain }}
            value={again}
            error={differs}
            onChange={(event) => setAgain(event.currentTarget.value)}
          />
          <Button type="submit" size="lg" fullWidth loading={change.isPending}>
            {texts.changePassword}
          </Button>
          {mustChange ? null : (
            <>
              <Button variant="default" onClick={leave}>
                {common.cancel}
              </Button>
              <OwnSessions />
            </>
          )}
          {session ? (
            <Text size="sm" c="dimmed" ta="center">
              {texts.signedInAs(session.realname, session.username)}
            </Text>
          ) : null}
        </Stack>
      </form>
    </CentredCard>
  );
}
