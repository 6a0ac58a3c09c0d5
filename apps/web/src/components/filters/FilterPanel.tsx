import { Button } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { lazy, type ReactNode } from 'react';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/components/filters.ts';
import { FromFirstOpening } from '../dialogs/FromFirstOpening.tsx';
import { useBackCloses } from '../history/use-back-closes.ts';
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

/** Where there is room for a column nobody opens it. */
const FilterDrawer = lazy(async () => ({ default: (await import('./FilterDrawer.tsx')).FilterDrawer }));

/** Filters beside a list: a column where there is room, a drawer where there is not. */
export function FilterPanel(props: FilterPanelProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  useBackCloses(isOpen, close);
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
      <FromFirstOpening isOpen={isOpen} onClose={close}>
        {(isShown) => (
          <FilterDrawer isOpen={isShown} onClose={close}>
            <FilterGroups {...props} />
          </FilterDrawer>
        )}
      </FromFirstOpening>
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
