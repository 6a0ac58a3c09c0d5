import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import * as common from '../../texts/common.ts';

export interface FilterDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The filters as they stand in the column. */
  readonly children: ReactNode;
}

/** The filters of a list in a window that has no room for their column. */
export function FilterDrawer({ isOpen, onClose, children }: FilterDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={288}
      padding={10}
      title={common.filters}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {children}
    </Drawer>
  );
}
