import { Text } from '@mantine/core';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import * as texts from '../../texts/shared/structures.ts';

export interface LeaveEditor {
  /** The button that gets the keys instead of a close that would lose a drawing. */
  readonly keeper: RefObject<HTMLButtonElement | null>;
  /** Stands beside that button. */
  readonly remark: ReactNode;
  /** For `onLeave` of the editor. */
  readonly handleLeave: (isChanged: boolean) => void;
}

/** Esc in the editor closes its dialog; what was drawn is kept until Esc is pressed again, outside the editor. */
export function useLeaveEditor(onClose: () => void): LeaveEditor {
  const keeper = useRef<HTMLButtonElement>(null);
  const [isHeld, setHeld] = useState(false);
  return {
    keeper,
    remark: (
      <Text span size="sm" c="dimmed" role="status">
        {isHeld ? texts.escAgainCloses : ''}
      </Text>
    ),
    handleLeave: (isChanged) => {
      if (!isChanged) return onClose();
      setHeld(true);
      keeper.current?.focus();
    },
  };
}
