import { Button, Stack, Text, Title } from '@mantine/core';
import { CentredCard } from '../../components/CentredCard.tsx';
import * as texts from '../../texts/account.ts';
import * as common from '../../texts/common.ts';
import { OwnSessions } from './OwnSessions.tsx';

/** The page of those whom single sign-on lets in: there is no password here, but there are sessions. */
export function PasswordElsewhere({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <CentredCard>
      <Stack gap="md">
        <Title order={1} size="h2">
          {texts.changePassword}
        </Title>
        <Text>{texts.passwordElsewhere}</Text>
        <Button variant="default" onClick={onLeave}>
          {common.back}
        </Button>
        <OwnSessions />
      </Stack>
    </CentredCard>
  );
}
