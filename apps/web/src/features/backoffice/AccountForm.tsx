import { Alert, Button, TextInput } from '@mantine/core';
import type { WireAccount } from '@retron/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type AccountChange, changeAccount } from '../../api/accounts.ts';
import { fieldMessage, otherReasons } from '../../api/api-error.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { useSeenFields } from '../../shared/drafts/seen-fields.ts';
import * as texts from '../../texts/backoffice/users.ts';
import * as common from '../../texts/common.ts';
import classes from './Backoffice.module.css';

const FIELDS = ['realname', 'mail'];

export interface AccountFormProps {
  readonly account: WireAccount;
  readonly onSaved: () => Promise<void>;
}

/** Real name and mail of a user, as they are put right when one was misspelt: the name stands with comments and queries. */
export function AccountForm({ account, onSaved }: AccountFormProps) {
  const form = useSeenFields({ realname: account.realname, mail: account.mail });
  const [realname, setRealname] = useState(form.seen.realname);
  const [mail, setMail] = useState(form.seen.mail);
  const save = useMutation({
    mutationFn: (change: AccountChange) => changeAccount(account.id, change),
    onSuccess: async (saved) => {
      form.restart({ realname: saved.realname, mail: saved.mail });
      setRealname(saved.realname);
      setMail(saved.mail);
      await onSaved();
      toasts.message(texts.userSaved(saved.realname));
    },
    onError: form.learn,
  });
  const change = form.change({ realname: realname.trim(), mail: mail.trim() });
  const isChanged = Object.keys(change.before).length > 0;
  const reason = save.isError ? otherReasons(save.error, FIELDS) : null;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isChanged && change.realname !== '' && !save.isPending) save.mutate(change);
  }
  return (
    <form className={classes.write} noValidate aria-label={texts.nameAndMail} onSubmit={handleSubmit}>
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
        error={change.realname === '' ? common.pleaseFillIn : fieldMessage(save.error, 'realname')}
        onChange={(event) => {
          save.reset();
          setRealname(event.currentTarget.value);
        }}
      />
      <TextInput
        label={texts.mail}
        type="email"
        autoComplete="off"
        value={mail}
        error={fieldMessage(save.error, 'mail')}
        onChange={(event) => {
          save.reset();
          setMail(event.currentTarget.value);
        }}
      />
      {isChanged ? (
        <Button type="submit" variant="default" loading={save.isPending}>
          {common.save}
        </Button>
      ) : null}
    </form>
  );
}
