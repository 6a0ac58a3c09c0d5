import { Button } from '@mantine/core';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/shared/drafts.ts';
import classes from './KeptNote.module.css';

export interface KeptNoteProps {
  readonly isBack: boolean;
  readonly discard: () => void;
}

/** Says that a form shows what was typed before it was closed, and takes it away on demand. */
export function KeptNote({ isBack, discard }: KeptNoteProps) {
  if (!isBack) return null;
  return (
    <p className={classes.note}>
      {texts.typedBefore}
      <Button size="xs" variant="subtle" onClick={discard}>
        {common.discard}
      </Button>
    </p>
  );
}
