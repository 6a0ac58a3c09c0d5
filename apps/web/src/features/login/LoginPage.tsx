import { Alert, Anchor, Button, Group, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { EXPECTS_REFUSAL } from '../../api/access-watch.ts';
import { reasonOf } from '../../api/api-error.ts';
import { signIn } from '../../api/session.ts';
import { CentredCard } from '../../components/CentredCard.tsx';

export interface LoginPageProps {
  /** Sent here because a session ended. */
  readonly isExpired: boolean;
  readonly onSignedIn: () => Promise<void>;
}

/** User name and password, in one centred card. */
export function LoginPage({ isExpired, onSignedIn }: LoginPageProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const login = useMutation({
    mutationFn: async () => {
      await signIn(username, password);
      await onSignedIn();
    },
    meta: EXPECTS_REFUSAL,
  });
  useEffect(() => {
    document.title = 'Sign in · Retron';
  }, []);

  const [wasTried, setWasTried] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (username !== '' && password !== '') {
      setWasTried(false);
      login.mutate();
      return;
    }
    // What was said of the last try says nothing of this one.
    login.reset();
    setWasTried(true);
    (username === '' ? nameField : passwordField).current?.focus();
  }
  return (
    <CentredCard>
      <form noValidate onSubmit={handleSubmit} aria-label="Sign in">
        <Stack gap="md">
          <Title order={1} size="h2">
            Sign in
          </Title>
          {isExpired && !login.isError ? <Alert color="yellow">Your session has ended. Please sign in again.</Alert> : null}
          {login.isError ? (
            <Alert color="red" role="alert">
              {reasonOf(login.error)}
            </Alert>
          ) : null}
          <TextInput
            label="User name"
            name="username"
            autoComplete="username"
            autoFocus
            required
            withAsterisk={false}
            ref={nameField}
            error={wasTried && username === '' ? 'Please enter your user name.' : undefined}
            value={username}
            onChange={(event) => setUsername(event.currentTarget.value)}
          />
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide password' }}
            ref={passwordField}
            error={wasTried && password === '' ? 'Please enter your password.' : undefined}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" size="lg" fullWidth loading={login.isPending}>
            Sign in
          </Button>
          <Group justify="center" gap="md">
            <Anchor size="sm" c="dimmed" href={paths.imprint}>
              Imprint
            </Anchor>
            <Anchor size="sm" c="dimmed" href={paths.privacyPolicy}>
              Privacy Policy
            </Anchor>
          </Group>
        </Stack>
      </form>
    </CentredCard>
  );
}
