import { Alert, Button, Stack, Switch, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addAccount } from '../../api/accounts.ts';
import { fieldMessage, otherReasons } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import * as texts from '../../texts/backoffice/users.ts';
import * as common from '../../texts/common.ts';
import { DrawerFrame } from './DrawerFrame.tsx';
import { OneTimePassword } from './OneTimePassword.tsx';

const FIELDS = ['realname', 'username', 'mail', 'special'];

/** A new account; ends in the password to hand on. */
export function AddUserDrawer({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const [realname, setRealname] = useState('');
  const [username, setUsername] = useState('');
  const [mail, setMail] = useState('');
  const [special, setSpecial] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const add = useMutation({
    mutationFn: () => addAccount({ realname: realname.trim(), username: username.trim(), mail: mail.trim(), special }),
    onSuccess: async () => {
      await Promise.all([client.invalidateQueries({ queryKey: keys.accounts }), client.invalidateQueries({ queryKey: ['audit'] })]);
    },
  });
  const missing = (value: string) => (isChecked && value.trim() === '' ? common.pleaseFillIn : null);
  const reason = add.isError ? otherReasons(add.error, FIELDS) : null;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (realname.trim() !== '' && username.trim() !== '' && !add.isPending) add.mutate();
  }
  function handleNext() {
    add.reset();
    setRealname('');
    setUsername('');
    setMail('');
    setSpecial(false);
    setIsChecked(false);
  }
  if (add.data) {
    return (
      <DrawerFrame title={add.data.account.realname} subtitle={texts.usernameAdded(add.data.account.username)} isEntered onClose={onClose}>
        <OneTimePassword given={add.data} />
        <Button variant="default" onClick={handleNext}>
          {texts.addAnotherUser}
        </Button>
      </DrawerFrame>
    );
  }
  return (
    <DrawerFrame title={texts.addUser} isEntered onClose={onClose}>
      <form noValidate onSubmit={handleSubmit} aria-label={texts.addUser}>
        <Stack gap="md">
          {reason === null ? null : (
            <Alert color="red" role="alert">
              {reason}
            </Alert>
          )}
          <TextInput
            label={texts.realName}
            required
            autoComplete="off"
            value={realname}
            error={missing(realname) ?? fieldMessage(add.error, 'realname')}
            onChange={(event) => setRealname(event.currentTarget.value)}
          />
          <TextInput
            label={texts.userName}
            description={texts.userNameHint}
            required
            autoComplete="off"
            value={username}
            error={missing(username) ?? fieldMessage(add.error, 'username')}
            onChange={(event) => setUsername(event.currentTarget.value)}
          />
          <TextInput
            label={texts.mail}
            type="email"
            autoComplete="off"
            value={mail}
            error={fieldMessage(add.error, 'mail')}
            onChange={(event) => setMail(event.currentTarget.value)}
          />
          <Switch
            aria-label={texts.special}
            label={texts.special}
            description={texts.specialHint}
            checked={special}
            onChange={(event) => setSpecial(event.currentTarget.checked)}
          />
          <Button type="submit" loading={add.isPending}>
            {texts.addUser}
          </Button>
        </Stack>
      </form>
    </DrawerFrame>
  );
}
