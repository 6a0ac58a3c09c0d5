import { Alert, Anchor, Button, Divider, Group, Stack, Title } from '@mantine/core';
import type { SIGN_IN_REFUSALS, SignInWays } from '@retron/contract';
import { useEffect } from 'react';
import { beginSignInAddress, paths } from '../../addresses/paths.ts';
import { CentredCard } from '../../components/CentredCard.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/login.ts';
import { SIGN_IN_REFUSED } from '../../texts/login.ts';
import { PasswordForm } from './PasswordForm.tsx';

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
    document.title = texts.pageTitle;
  }, []);
  const notice = isExpired ? texts.sessionEnded : null;
  return (
    <CentredCard>
      <Stack gap="md">
        <Title order={1} size="h2">
          {texts.signIn}
        </Title>
        {refusal === null ? null : (
          <Alert color="red" role="alert">
            {SIGN_IN_REFUSED[refusal]}
          </Alert>
        )}
        {password ? (
          <PasswordForm notice={refusal === null ? notice : null} onSignedIn={onSignedIn} />
        ) : notice !== null && refusal === null ? (
          <Alert color="yellow">{notice}</Alert>
        ) : null}
        {password && singleSignOn !== null ? <Divider label={texts.or} /> : null}
        {singleSignOn === null ? null : (
          <Button component="a" href={beginSignInAddress(next)} size="lg" fullWidth variant={password ? 'default' : 'filled'}>
            {texts.continueWith(singleSignOn)}
          </Button>
        )}
        <Group justify="center" gap="md">
          <Anchor size="sm" c="dimmed" href={paths.imprint}>
            {common.imprint}
          </Anchor>
          <Anchor size="sm" c="dimmed" href={paths.privacyPolicy}>
            {common.privacyPolicy}
          </Anchor>
        </Group>
      </Stack>
    </CentredCard>
  );
}
