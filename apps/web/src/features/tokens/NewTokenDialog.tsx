import { Alert, Button, CopyButton, Group, Radio, Select, Stack, TextInput } from '@mantine/core';
import { LONGEST, type TokenScope } from '@retron/contract';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldMessage, otherReasons } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { makeToken } from '../../api/tokens.ts';
import { CentreDialog } from '../../components/dialogs/CentreDialog.tsx';
import { dateText } from '../../components/text/dates.ts';
import { tooLong } from '../../components/text/too-long.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/tokens.ts';
import classes from './TokensPage.module.css';

const FIELDS = ['name'];
const SPANS = [
  { value: '7', label: texts.sevenDays },
  { value: '30', label: texts.thirtyDays },
  { value: '90', label: texts.ninetyDays },
  { value: '366', label: texts.oneYear },
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
  const nameTooLong = tooLong(name, LONGEST.tokenName);
  const reason = make.isError ? otherReasons(make.error, FIELDS) : null;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() !== '' && nameTooLong === null && !make.isPending) make.mutate();
  }
  if (make.data) {
    const { token, secret } = make.data;
    return (
      <CentreDialog isOpen title={token.name} onClose={onClose} width={520}>
        <Stack gap="md">
          <p className={classes.once} role="status">
            {texts.copyTokenNow(dateText(token.expires))}
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
                  {copied ? common.copied : common.copy}
                </Button>
              )}
            </CopyButton>
            <Button onClick={onClose}>{common.done}</Button>
          </Group>
        </Stack>
      </CentreDialog>
    );
  }
  return (
    <CentreDialog isOpen title={texts.newToken} onClose={onClose} width={520}>
      <form noValidate onSubmit={handleSubmit} aria-label={texts.newToken}>
        <Stack gap="md">
          {reason === null ? null : (
            <Alert color="red" role="alert">
              {reason}
            </Alert>
          )}
          <TextInput
            label={common.name}
            description={texts.nameHint}
            required
            data-autofocus
            autoComplete="off"
            value={name}
            error={(isChecked && name.trim() === '' ? common.pleaseFillIn : nameTooLong) ?? fieldMessage(make.error, 'name')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Radio.Group label={texts.itMay} value={scope} onChange={(value) => setScope(value === 'write' ? 'write' : 'read')}>
            <Stack gap="xs" mt={6}>
              <Radio value="read" label={texts.read} description={texts.readHint} />
              <Radio value="write" label={texts.readAndWrite} description={texts.writeHint} />
            </Stack>
          </Radio.Group>
          <Select label={texts.goodFor} data={SPANS} value={days} allowDeselect={false} onChange={(value) => setDays(value ?? '90')} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" loading={make.isPending}>
              {texts.makeToken}
            </Button>
          </Group>
        </Stack>
      </form>
    </CentreDialog>
  );
}
