import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/tree/page.ts';
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
        aria-label={common.undo}
        disabled={!canUndo}
        onClick={onUndo}
        title={texts.undoCtrlZ}
      >
        <IconArrowBackUp size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.tool}
        aria-label={texts.redo}
        disabled={!canRedo}
        onClick={onRedo}
        title={texts.redoCtrlShiftZ}
      >
        <IconArrowForwardUp size={16} stroke={1.75} />
      </ActionIcon>
    </>
  );
}
