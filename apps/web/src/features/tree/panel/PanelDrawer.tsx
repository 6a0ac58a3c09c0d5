import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTopmost } from '../../../components/dialogs/use-topmost.ts';
import * as texts from '../../../texts/tree/evidence.ts';
import classes from './PanelFrame.module.css';

export interface PanelDrawerProps {
  readonly isOpen: boolean;
  /** Pixels, where the window has them. */
  readonly width: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The evidence over the canvas of a narrow window. */
export function PanelDrawer({ isOpen, width, onClose, children }: PanelDrawerProps) {
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={useTopmost(isOpen)}
      position="right"
      size={`min(${width}px, 100vw)`}
      padding={0}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={texts.evidence}>
        <Drawer.Body className={classes.drawer}>{isOpen && children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
