import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Backoffice.module.css';

export interface DrawerFrameProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Before the button that closes. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What stands beside a list of the back office. */
export function DrawerFrame({ title, subtitle, actions, onClose, children }: DrawerFrameProps) {
  return (
    <aside className={classes.drawer} aria-label={title}>
      <div className={classes.drawerHead}>
        <div className={classes.grow}>
          <h2>{title}</h2>
          <div className={classes.dim}>{subtitle}</div>
        </div>
        {actions}
        <ActionIcon aria-label="Close" onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </ActionIcon>
      </div>
      {children}
    </aside>
  );
}
