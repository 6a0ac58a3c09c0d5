import { Alert, Anchor, Button, Divider, Group, Stack, Title } from '@mantine/core';
import type { SIGN_IN_REFUSALS, SignInWays } from '@retron/contract';
import { useEffect } from 'react';
import { beginSignInAddress, paths } from '../../addresses/paths.ts';
import { CentredCard } from '../../components/CentredCard.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { REFUSAL_TEXT } from './refusal-text.ts';

export interface LoginPageProps {
  readonly ways: SignInWays;
  /** Page to go on to. */
  readonly next: string;
  /** Sent here because a session ended. */
  readonly isExpired: boolean;
  /** Sent back here by single sign-on, and why; null: not so. */
  readonly refusal: (typeof SIGN_IN_REFUSALS)[number] | null;
  readonly onSignedIn: () => Promise<void>;
}

/** User name and password, the way to single sign-on, or both, in one centred card. */
export function LoginPage({ ways: { password, singleSignOn }, next, isExpired, refusal, onSignedIn }: LoginPageProps) {
  useEffect(() => {
    document.title = 'Sign in · Retron';
  }, []);
  const notice = isExpired ? 'Your session has ended. Please sign in again.' : null;
  return (
    <CentredCard>
      <Stack gap="md">
        <Title order={1} size="h2">
          Sign in
        </Title>
        {refusal === null ? null : (
          <Alert color="red" role="alert">
            {REFUSAL_TEXT[refusal]}
          </Alert>
        )}
        {password ? (
          <PasswordForm notice={refusal === null ? notice : null} onSignedIn={onSignedIn} />
        ) : notice !== null && refusal === null ? (
          <Alert color="yellow">{notice}</Alert>
        ) : null}
        {password && singleSignOn !== null ? <Divider label="or" /> : null}
        {singleSignOn === null ? null : (
          <Button component="a" href={beginSignInAddress(next)} size="lg" fullWidth variant={password ? 'default' : 'filled'}>
            Continue with {singleSignOn}
          </Button>
        )}
        <Group justify="center" gap="md">
          <Anchor size="sm" c="dimmed" href={paths.imprint}>
            Imprint
          </Anchor>
          <Anchor size="sm" c="dimmed" href={paths.privacyPolicy}>
            Privacy Policy
          </Anchor>
        </Group>
      </Stack>
    </CentredCard>
  );
}
