import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { ownMailOptions, setOwnMail } from '../../api/preferences.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/preferences.ts';
import classes from './Preferences.module.css';

/** Where mail to the signed-in user goes. */
export function MailForm() {
  const client = useQueryClient();
  const own = useQuery(ownMailOptions);
  const [mail, setMail] = useState('');
  const stored = own.data?.mail;
  useEffect(() => {
    if (stored !== undefined) setMail(stored);
  }, [stored]);
  const save = useMutation({
    mutationFn: () => setOwnMail(mail.trim()),
    onSuccess: (saved) => {
      client.setQueryData(keys.ownMail, saved);
      toasts.message(saved.mail === '' ? texts.mailAddressRemoved : texts.mailAddressSaved);
    },
  });
  return (
    <form
      className={classes.card}
      aria-label={texts.mail}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <h2>{texts.mail}</h2>
      {own.data?.isSent === false ? <p>{texts.noMailServer}</p> : null}
      <div className={classes.mail}>
        <TextInput
          className={classes.address}
          type="email"
          label={texts.mailAddress}
          autoComplete="email"
          disabled={own.data === undefined}
          value={mail}
          error={save.isError ? reasonOf(save.error) : own.isError ? reasonOf(own.error) : undefined}
          onChange={(event) => setMail(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={save.isPending} disabled={own.data === undefined}>
          {texts.saveAddress}
        </Button>
      </div>
    </form>
  );
}
