import { ActionIcon, Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as common from '../../texts/common.ts';
import { useBackCloses } from '../history/use-back-closes.ts';
import classes from './dialogs.module.css';
import { useKeysGivenBack } from './use-keys-given-back.ts';
import { useTopmost } from './use-topmost.ts';

export interface CentreDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Pixels. */
  readonly width: number;
  readonly children: ReactNode;
}

/** A small dialog in the middle of the window. Focus is kept inside, Esc and the browser's Back close, focus goes back. */
export function CentreDialog({ isOpen, title, onClose, width, children }: CentreDialogProps) {
  useKeysGivenBack(isOpen);
  useBackCloses(isOpen, onClose);
  const isTopmost = useTopmost(isOpen);
  return (
    <Modal.Root opened={isOpen} onClose={onClose} closeOnEscape={isTopmost} centered size={width} transitionProps={{ duration: 120 }}>
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content>
        <div className={classes.centreHead}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <span className={classes.grow} />
          <ActionIcon aria-label={common.close} onClick={onClose}>
            <IconX size={18} stroke={1.75} />
          </ActionIcon>
        </div>
        <Modal.Body className={classes.centreBody}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
