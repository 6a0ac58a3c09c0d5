import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import classes from './TreePage.module.css';

export interface UndoButtonsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** What was done to the view, back and forth. */
export function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: UndoButtonsProps) {
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.tool}
        aria-label="Undo"
        disabled={!canUndo}
        onClick={onUndo}
        title="Undo (Ctrl Z)"
      >
        <IconArrowBackUp size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.tool}
        aria-label="Redo"
        disabled={!canRedo}
        onClick={onRedo}
        title="Redo (Ctrl Shift Z)"
      >
        <IconArrowForwardUp size={16} stroke={1.75} />
      </ActionIcon>
    </>
  );
}
