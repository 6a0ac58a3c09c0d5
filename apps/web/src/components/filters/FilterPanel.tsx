import { Button, Drawer } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/components.ts';
import classes from './FilterPanel.module.css';

export interface FilterPanelProps {
  /** `narrow` beside a table that needs the room: 184 instead of 256 pixels. */
  readonly width?: 'usual' | 'narrow';
  /** Pixels of the window below which they are a button. */
  readonly foldBelow?: number;
  /** Groups that narrow now. */
  readonly inUse: number;
  readonly onClear: () => void;
  /** The groups. */
  readonly children: ReactNode;
}

/** Filters beside a list: a column where there is room, a drawer where there is not. */
export function FilterPanel(props: FilterPanelProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const isWide = useMediaQuery(`(min-width: ${props.foldBelow ?? 1024}px)`, true, { getInitialValueInEffect: false });
  if (isWide) {
    return (
      <aside className={classes.column} data-width={props.width} aria-label={common.filters}>
        <FilterGroups {...props} />
      </aside>
    );
  }
  return (
    <div className={classes.narrow}>
      <Button variant="default" size="xs" leftSection={<IconFilter size={14} stroke={1.75} />} onClick={open}>
        {props.inUse > 0 ? texts.filtersInUse(props.inUse) : common.filters}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        size={288}
        padding={10}
        title={common.filters}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <FilterGroups {...props} />
      </Drawer>
    </div>
  );
}

function FilterGroups({ inUse, onClear, children }: FilterPanelProps) {
  return (
    <>
      <div className={classes.head}>
        <h2>{common.filters}</h2>
        {inUse > 0 ? (
          <span className={classes.number} role="img" aria-label={texts.countInUse(inUse)}>
            {inUse}
          </span>
        ) : null}
        <span className={classes.grow} />
        {inUse > 0 ? (
          <Button variant="subtle" size="xs" onClick={onClear}>
            {common.clear}
          </Button>
        ) : null}
      </div>
      {children}
    </>
  );
}
