import { Button, CopyButton } from '@mantine/core';
import type { NewPasswordAnswer } from '@retron/contract';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './Backoffice.module.css';

/** A password to be handed on; the server tells it this once. */
export function OneTimePassword({ given }: { readonly given: NewPasswordAnswer }) {
  return (
    <div className={classes.password} role="status">
      <div className={classes.head}>
        <b>Password for the first sign-in</b>
        <span className={classes.dim}>good for {given.hours} hours</span>
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
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </div>
      <p className={classes.dim}>Shown once. Hand it to {given.account.realname}: it opens nothing but the page that asks for a new one.</p>
    </div>
  );
}
