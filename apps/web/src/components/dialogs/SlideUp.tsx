import { ActionIcon, Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as common from '../../texts/common.ts';
import { useBackCloses } from '../history/use-back-closes.ts';
import classes from './dialogs.module.css';
import { useKeysGivenBack } from './use-keys-given-back.ts';
import { useTopmost } from './use-topmost.ts';

export interface SlideUpProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Beside the title, such as what it belongs to. */
  readonly subtitle?: ReactNode;
  readonly onClose: () => void;
  /** Buttons, right-aligned below the body. */
  readonly foot?: ReactNode;
  /** Pixels of the content column. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** A dialog that comes up from the lower edge, at most 80 % of the window high. Esc and the browser's Back close it. */
export function SlideUp({ isOpen, title, subtitle, onClose, foot, width = 640, children }: SlideUpProps) {
  useKeysGivenBack(isOpen);
  useBackCloses(isOpen, onClose);
  const isTopmost = useTopmost(isOpen);
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={isTopmost}
      position="bottom"
      size="auto"
      transitionProps={{ duration: 200 }}
      classNames={{ content: classes.slide ?? '' }}
    >
      <Drawer.Overlay backgroundOpacity={0.35} />
      <Drawer.Content>
        <div className={classes.slideColumn} style={{ maxWidth: width }}>
          <div className={classes.slideHead}>
            <Drawer.Title component="h2" className={classes.title}>
              {title}
            </Drawer.Title>
            {subtitle === undefined ? null : <span className={classes.slideSubtitle}>{subtitle}</span>}
            <span className={classes.grow} />
            <ActionIcon aria-label={common.close} onClick={onClose}>
              <IconX size={18} stroke={1.75} />
            </ActionIcon>
          </div>
          <Drawer.Body className={classes.slideBody}>{children}</Drawer.Body>
          {foot === undefined ? null : <div className={classes.slideFoot}>{foot}</div>}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
