import { Button, CopyButton } from '@mantine/core';
import type { NewPasswordAnswer } from '@retron/contract';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import * as texts from '../../texts/backoffice/users.ts';
import * as common from '../../texts/common.ts';
import classes from './Backoffice.module.css';

/** A password to be handed on; the server tells it this once. */
export function OneTimePassword({ given }: { readonly given: NewPasswordAnswer }) {
  return (
    <div className={classes.password} role="status">
      <div className={classes.head}>
        <b>{texts.passwordForFirstSignIn}</b>
        <span className={classes.dim}>{texts.goodForHours(given.hours)}</span>
      </div>
      <div className={classes.head}>
        <code>{given.password}</code>
        <CopyButton value={given.password}>
          {({ copied, copy }) => (
            <Button
              variant="light"
              size="compact-sm"
              leftSection={copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
              onClick={copy}
            >
              {copied ? common.copied : common.copy}
            </Button>
          )}
        </CopyButton>
      </div>
      <p className={classes.dim}>{texts.passwordShownOnce(given.account.realname)}</p>
    </div>
  );
}
