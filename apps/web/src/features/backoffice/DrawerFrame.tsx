import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import * as common from '../../texts/common.ts';
import classes from './Backoffice.module.css';

export interface DrawerFrameProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Before the button that closes. */
  readonly actions?: ReactNode;
  /** It was asked for by a button, not by a row: the keys go into it at once. */
  readonly isEntered?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What stands beside a list of the back office; Esc closes it, and the keys go back to where they were. */
export function DrawerFrame({ title, subtitle, actions, isEntered = false, onClose, children }: DrawerFrameProps) {
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = drawer.current;
    const opener = document.activeElement;
    if (element === null || opener === null || !isEntered) return;
    const first = element.querySelector<HTMLElement>('form input, form button') ?? element;
    first.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isEntered]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <aside ref={drawer} className={classes.drawer} aria-label={title} tabIndex={-1} onKeyDown={handleKeyDown}>
      <div className={classes.drawerHead}>
        <div className={classes.grow}>
          <h2>{title}</h2>
          <div className={classes.dim}>{subtitle}</div>
        </div>
        {actions}
        <ActionIcon aria-label={common.close} onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </ActionIcon>
      </div>
      {children}
    </aside>
  );
}
