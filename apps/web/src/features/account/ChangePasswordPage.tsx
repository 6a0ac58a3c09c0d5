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
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordElsewhere } from './PasswordElsewhere.tsx';

const FIELDS = ['current', 'next'];

/** A new password of one's own, and where else one is signed in. Who was given a password sees this page and no other. */
export function ChangePasswordPage() {
  const client = useQueryClient();
  const router = useRouter();
  const { data: session } = useQuery(sessionOptions);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  useEffect(() => {
    document.title = 'Change Password · Retron';
  }, []);
  const mustChange = session?.mustChangePassword === true;
  const leave = () => router.history.push(paths.dashboard);
  const change = useMutation({
    mutationFn: () => changePassword(current, next),
    onSuccess: async () => {
      toasts.message('Password changed. You are signed out everywhere else.');
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionOptions.queryKey[0] });
      await client.fetchQuery({ ...sessionOptions, staleTime: 0 });
      leave();
    },
    meta: EXPECTS_REFUSAL,
  });
  const missing = (value: string) => (isChecked && value === '' ? 'Please fill this in.' : null);
  const differs = isChecked && again !== next ? 'This is not the same.' : null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (current !== '' && next !== '' && again === next && !change.isPending) change.mutate();
  }
  if (session?.signsInBy === 'single sign-on') return <PasswordElsewhere onLeave={leave} />;
  const reason = change.isError ? otherReasons(change.error, FIELDS) : null;
  return (
    <CentredCard>
      <form noValidate onSubmit={handleSubmit} aria-label="Change Password">
        <Stack gap="md">
          <Title order={1} size="h2">
            Change Password
          </Title>
          {mustChange ? <Alert color="yellow">Your password was given to you. Please choose your own before you go on.</Alert> : null}
          {reason === null ? null : (
            <Alert color="red" role="alert">
              {reason}
            </Alert>
          )}
          {/* Password managers look for the name beside the passwords. */}
          <input type="text" name="username" autoComplete="username" value={session?.username ?? ''} readOnly hidden />
          <PasswordInput
            label={mustChange ? 'The password you were given' : 'Your password'}
            autoComplete="current-password"
            autoFocus
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide your password' }}
            value={current}
            error={missing(current) ?? fieldMessage(change.error, 'current')}
            onChange={(event) => setCurrent(event.currentTarget.value)}
          />
          <PasswordInput
            label="New password"
            description="At least 15 characters. A few words do; digits and signs are not asked for."
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the new password' }}
            value={next}
            error={missing(next) ?? fieldMessage(change.error, 'next')}
            onChange={(event) => setNext(event.currentTarget.value)}
          />
          <PasswordInput
            label="New password again"
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the new password again' }}
            value={again}
            error={differs}
            onChange={(event) => setAgain(event.currentTarget.value)}
          />
          <Button type="submit" size="lg" fullWidth loading={change.isPending}>
            Change Password
          </Button>
          {mustChange ? null : (
            <>
              <Button variant="default" onClick={leave}>
                Cancel
              </Button>
              <OwnSessions />
            </>
          )}
          {session ? (
            <Text size="sm" c="dimmed" ta="center">
              Signed in as {session.realname} ({session.username})
            </Text>
          ) : null}
        </Stack>
      </form>
    </CentredCard>
  );
}
