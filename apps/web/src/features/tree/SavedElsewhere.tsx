import { Button } from '@mantine/core';
import classes from './SavedElsewhere.module.css';

export interface SavedElsewhereProps {
  readonly onTakeOver: () => void;
  readonly onReload: () => void;
}

/** Another window saved this tree since: nothing of this one is saved until the reader has chosen which is to stay. */
export function SavedElsewhere({ onTakeOver, onReload }: SavedElsewhereProps) {
  return (
    <div role="alert" className={classes.bar}>
      <span>This tree was changed in another window. Changes made here are not saved.</span>
      <span className={classes.choices}>
        <Button size="xs" variant="default" onClick={onReload}>
          Show the other
        </Button>
        <Button size="xs" onClick={onTakeOver}>
          Keep this one
        </Button>
      </span>
    </div>
  );
}
