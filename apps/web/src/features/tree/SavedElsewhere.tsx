import { Button } from '@mantine/core';
import * as texts from '../../texts/tree/page.ts';
import classes from './SavedElsewhere.module.css';

export interface SavedElsewhereProps {
  readonly onTakeOver: () => void;
  readonly onReload: () => void;
}

/** Another window saved this tree since: nothing of this one is saved until the reader has chosen which is to stay. */
export function SavedElsewhere({ onTakeOver, onReload }: SavedElsewhereProps) {
  return (
    <div role="alert" className={classes.bar}>
      <span>{texts.changedElsewhere}</span>
      <span className={classes.choices}>
        <Button size="xs" variant="default" onClick={onReload}>
          {texts.showOther}
        </Button>
        <Button size="xs" onClick={onTakeOver}>
          {texts.keepThisOne}
        </Button>
      </span>
    </div>
  );
}
