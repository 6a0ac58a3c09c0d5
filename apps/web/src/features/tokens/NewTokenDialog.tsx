import { Alert, Button, CopyButton, Group, Radio, Select, Stack, TextInput } from '@mantine/core';
import type { TokenScope } from '@retron/contract';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldMessage, otherReasons } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { makeToken } from '../../api/tokens.ts';
import { CentreDialog } from '../../components/dialogs/CentreDialog.tsx';
import { dateText } from '../../components/text/dates.ts';
import classes from './TokensPage.module.css';

const FIELDS = ['name'];
const SPANS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '366', label: 'A year' },
];

/** Asks for name, rights and end of a token, then shows it this once. */
export function NewTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [days, setDays] = useState('90');
  const [isChecked, setIsChecked] = useState(false);
  const make = useMutation({
    mutationFn: () => makeToken({ name: name.trim(), scope, days: Number(days) }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.tokens }),
  });
  const reason = make.isError ? otherReasons(make.error, FIELDS) : null;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() !== '' && !make.isPending) make.mutate();
  }
  if (make.data) {
    const { token, secret } = make.data;
    return (
      <CentreDialog isOpen title={token.name} onClose={onClose} width={520}>
        <Stack gap="md">
          <p className={classes.once} role="status">
            Copy the token now: it is shown this once. It is good until {dateText(token.expires)}.
          </p>
          <code className={classes.secret}>{secret}</code>
          <Group justify="flex-end" gap="sm">
            <CopyButton value={secret}>
              {({ copied, copy }) => (
                <Button
                  variant="default"
                  data-autofocus
                  leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
                  onClick={copy}
                >
                  {copied ? 'Copied' : 'Copy'}
                </Button>
              )}
            </CopyButton>
            <Button onClick={onClose}>Done</Button>
          </Group>
        </Stack>
      </CentreDialog>
    );
  }
  return (
    <CentreDialog isOpen title="New token" onClose={onClose} width={520}>
      <form noValidate onSubmit={handleSubmit} aria-label="New token">
        <Stack gap="md">
          {reason === null ? null : (
            <Alert color="red" role="alert">
              {reason}
            </Alert>
          )}
          <TextInput
            label="Name"
            description="What it is for, such as the script or the instrument."
            required
            data-autofocus
            autoComplete="off"
            maxLength={100}
            value={name}
            error={(isChecked && name.trim() === '' ? 'Please fill this in.' : null) ?? fieldMessage(make.error, 'name')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Radio.Group label="It may" value={scope} onChange={(value) => setScope(value === 'write' ? 'write' : 'read')}>
            <Stack gap="xs" mt={6}>
              <Radio value="read" label="Read" description="See what you see; change nothing" />
              <Radio
                value="write"
                label="Read and write"
                description="Also start queries, comment, delete: all that you may do in projects"
              />
            </Stack>
          </Radio.Group>
          <Select label="Good for" data={SPANS} value={days} allowDeselect={false} onChange={(value) => setDays(value ?? '90')} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={make.isPending}>
              Make token
            </Button>
          </Group>
        </Stack>
      </form>
    </CentreDialog>
  );
}
