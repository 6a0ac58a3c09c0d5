import { ActionIcon, Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as common from '../../texts/common.ts';
import { useBackCloses } from '../history/use-back-closes.ts';
import { Mark } from '../Mark.tsx';
import classes from './dialogs.module.css';
import { useKeysGivenBack } from './use-keys-given-back.ts';
import { useTopmost } from './use-topmost.ts';

export interface AppDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Beside the title, such as the project it belongs to. */
  readonly subtitle?: ReactNode;
  /** Controls in the head, left of the cross. */
  readonly tools?: ReactNode;
  /** Kept in sight below the body. */
  readonly foot?: ReactNode;
  readonly onClose: () => void;
  /** It has an address of its own, from which Back leads away: it needs no entry in the history. */
  readonly hasAddress?: boolean;
  readonly children: ReactNode;
}

/** A full-screen dialog with title and close. Focus is kept inside, Esc and the browser's Back close, focus goes back. */
export function AppDialog({ isOpen, title, subtitle, tools, foot, onClose, hasAddress = false, children }: AppDialogProps) {
  useKeysGivenBack(isOpen);
  useBackCloses(isOpen && !hasAddress, onClose);
  const isTopmost = useTopmost(isOpen);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={isTopmost}
      fullScreen
      transitionProps={{ transition: 'fade', duration: 120 }}
      classNames={{ content: classes.full ?? '' }}
    >
      <Modal.Content>
        <div className={classes.fullHead}>
          <Mark size={30} />
          <Modal.Title component="h1" className={classes.title}>
            {title}
          </Modal.Title>
          {subtitle === undefined ? null : <span className={classes.subtitle}>{subtitle}</span>}
          <span className={classes.grow} />
          {tools}
          <ActionIcon aria-label={common.close} onClick={onClose}>
            <IconX size={18} stroke={1.75} />
          </ActionIcon>
        </div>
        <Modal.Body className={classes.fullBody}>{children}</Modal.Body>
        {foot === undefined ? null : <div className={classes.fullFoot}>{foot}</div>}
      </Modal.Content>
    </Modal.Root>
  );
}
