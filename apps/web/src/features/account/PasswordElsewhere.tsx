import { Button, Stack, Text, Title } from '@mantine/core';
import { CentredCard } from '../../components/CentredCard.tsx';
import { OwnSessions } from './OwnSessions.tsx';

/** The page of those whom single sign-on lets in: there is no password here, but there are sessions. */
export function PasswordElsewhere({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <CentredCard>
      <Stack gap="md">
        <Title order={1} size="h2">
          Change Password
        </Title>
        <Text>You sign in by single sign-on: your password is kept there, and changed there.</Text>
        <Button variant="default" onClick={onLeave}>
          Back
        </Button>
        <OwnSessions />
      </Stack>
    </CentredCard>
  );
}
