import { Checkbox, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Dispatch } from 'react';
import { paths } from '../../addresses/paths.ts';
import { ownMailOptions } from '../../api/preferences.ts';
import type { DraftChange, QueryDraft } from './draft.ts';
import classes from './QueryCreation.module.css';

const MODES = [
  { value: 'BACKGROUND', label: 'Background' },
  { value: 'INTERACTIVE', label: 'Interactive' },
] as const;

export interface RunOptionsProps {
  readonly draft: QueryDraft;
  readonly change: Dispatch<DraftChange>;
}

/** How a query runs, and whether a mail tells of its end. */
export function RunOptions({ draft, change }: RunOptionsProps) {
  const mail = useQuery(ownMailOptions);
  const isBackground = draft.mode === 'BACKGROUND';
  const canMail = mail.data?.isSent === true && mail.data.mail !== '';
  return (
    <fieldset className={classes.run}>
      <legend>Run mode</legend>
      <SegmentedControl
        size="xs"
        aria-label="Run mode"
        data={[...MODES]}
        value={draft.mode}
        onChange={(mode) => change({ kind: 'set', values: { mode: mode as QueryDraft['mode'] } })}
      />
      <span className={classes.runText}>
        {isBackground ? 'Waits its turn; you can leave this page.' : 'Planned before background queries, while you look.'}
      </span>
      <Checkbox
        size="xs"
        label="Send a mail when it has ended"
        disabled={!isBackground || !canMail}
        checked={draft.useMailing && isBackground && canMail}
        onChange={(event) => change({ kind: 'set', values: { useMailing: event.currentTarget.checked } })}
      />
      {isBackground && mail.data !== undefined && !canMail ? (
        <span className={classes.runText}>
          {mail.data.isSent ? (
            <>
              There is no mail address of yours: <Link to={paths.preferences}>set one in the preferences</Link>.
            </>
          ) : (
            'This installation sends no mail.'
          )}
        </span>
      ) : null}
    </fieldset>
  );
}
