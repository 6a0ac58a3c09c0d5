import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { EXPECTS_REFUSAL } from '../../api/access-watch.ts';
import { reasonOf } from '../../api/api-error.ts';
import { signIn } from '../../api/session.ts';
import * as texts from '../../texts/login.ts';

export interface PasswordFormProps {
  /** Why the reader is here; gives way to what is said of a try. */
  readonly notice: string | null;
  readonly onSignedIn: () => Promise<void>;
}

/** User name and password. */
export function PasswordForm({ notice, onSignedIn }: PasswordFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const login = useMutation({
    mutationFn: async () => {
      await signIn(username, password);
      await onSignedIn();
    },
    meta: EXPECTS_REFUSAL,
  });
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
    <form noValidate onSubmit={handleSubmit} aria-label={texts.signIn}>
      <Stack gap="md">
        {notice !== null && !login.isError ? <Alert color="yellow">{notice}</Alert> : null}
        {login.isError ? (
          <Alert color="red" role="alert">
            {reasonOf(login.error)}
          </Alert>
        ) : null}
        <TextInput
          label={texts.userName}
          name="username"
          autoComplete="username"
          autoFocus
          required
          withAsterisk={false}
          ref={nameField}
          error={wasTried && username === '' ? texts.enterYourUserName : undefined}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
        <PasswordInput
          label={texts.password}
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': texts.showOrHidePassword }}
          ref={passwordField}
          error={wasTried && password === '' ? texts.enterYourPassword : undefined}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" fullWidth loading={login.isPending}>
          {texts.signIn}
        </Button>
      </Stack>
    </form>
  );
}
