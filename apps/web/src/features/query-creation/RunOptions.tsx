import { Checkbox, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Dispatch } from 'react';
import { paths } from '../../addresses/paths.ts';
import { ownMailOptions } from '../../api/preferences.ts';
import * as texts from '../../texts/query-creation/settings.ts';
import type { DraftChange, QueryDraft } from './draft.ts';
import classes from './QueryCreation.module.css';

const MODES = [
  { value: 'BACKGROUND', label: texts.background },
  { value: 'INTERACTIVE', label: texts.interactive },
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
      <legend>{texts.runMode}</legend>
      <SegmentedControl
        size="xs"
        aria-label={texts.runMode}
        data={[...MODES]}
        value={draft.mode}
        onChange={(mode) => change({ kind: 'set', values: { mode: mode as QueryDraft['mode'] } })}
      />
      <span className={classes.runText}>{isBackground ? texts.backgroundHint : texts.interactiveHint}</span>
      <Checkbox
        size="xs"
        label={texts.sendMailWhenEnded}
        disabled={!isBackground || !canMail}
        checked={draft.useMailing && isBackground && canMail}
        onChange={(event) => change({ kind: 'set', values: { useMailing: event.currentTarget.checked } })}
      />
      {isBackground && mail.data !== undefined && !canMail ? (
        <span className={classes.runText}>
          {mail.data.isSent ? (
            <>
              {texts.noMailAddress} <Link to={paths.preferences}>{texts.setOneInPreferences}</Link>.
            </>
          ) : (
            texts.noMailServer
          )}
        </span>
      ) : null}
    </fieldset>
  );
}
