import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import classes from './BadgePopover.module.css';

export interface BadgePopoverProps {
  /** What the badge says. */
  readonly label: ReactNode;
  /** What it opens. */
  readonly children: ReactNode;
}

/** A badge that opens what it stands for; Esc or a click elsewhere closes it. */
export function BadgePopover({ label, children }: BadgePopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start">
      <Popover.Target>
        <button
          type="button"
          className={classes.badge}
          onClick={() => setIsOpen(!isOpen)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setIsOpen(false);
          }}
        >
          {label}
        </button>
      </Popover.Target>
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>{children}</Popover.Dropdown>
    </Popover>
  );
}
