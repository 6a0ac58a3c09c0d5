import { Button, Drawer } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import type { QuerySummary } from '@retron/contract';
import { IconFilter } from '@tabler/icons-react';
import classes from './FilterColumn.module.css';
import { FilterGroupSection } from './FilterGroupSection.tsx';
import { FILTER_GROUPS, optionsOf, toggled } from './query-filters.ts';
import type { ProjectView } from './view-state.ts';

export interface FilterColumnProps {
  readonly queries: readonly QuerySummary[];
  readonly view: ProjectView;
  readonly onView: (view: ProjectView) => void;
}

/** All groups of filters with their counts: a column where there is room, a drawer where there is not. */
export function FilterColumn(props: FilterColumnProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const isWide = useMediaQuery('(min-width: 1024px)', true, { getInitialValueInEffect: false });
  if (isWide) {
    return (
      <aside className={classes.column} aria-label="Filters">
        <FilterGroups {...props} />
      </aside>
    );
  }
  return (
    <div className={classes.narrow}>
      <Button variant="default" size="xs" leftSection={<IconFilter size={14} stroke={1.75} />} onClick={open}>
        Filters
      </Button>
      <Drawer opened={isOpen} onClose={close} size={288} padding={10} title="Filters" closeButtonProps={{ 'aria-label': 'Close' }}>
        <FilterGroups {...props} />
      </Drawer>
    </div>
  );
}

/** Groups that are open at first, as their values say most. */
const OPEN_AT_FIRST: ReadonlySet<string> = new Set(['owner', 'direction', 'strategy', 'run-mode', 'status']);

function FilterGroups({ queries, view, onView }: FilterColumnProps) {
  const inUse = FILTER_GROUPS.filter((group) => (view.filters[group] ?? []).length > 0).length;
  return (
    <>
      <div className={classes.head}>
        <h2>Filters</h2>
        {inUse > 0 ? (
          <span className={classes.number} role="img" aria-label={`${inUse} in use`}>
            {inUse}
          </span>
        ) : null}
        <span className={classes.grow} />
        {inUse > 0 ? (
          <Button variant="subtle" size="xs" onClick={() => onView({ ...view, filters: {} })}>
            Clear
          </Button>
        ) : null}
      </div>
      {FILTER_GROUPS.map((group) => (
        <FilterGroupSection
          key={group}
          title={GROUP_TITLES[group]}
          options={optionsOf(queries, group, view.filters, view.term)}
          chosen={view.filters[group] ?? []}
          isOpenAtFirst={OPEN_AT_FIRST.has(group)}
          onToggle={(value) => onView({ ...view, filters: toggled(view.filters, group, value) })}
        />
      ))}
    </>
  );
}

export const GROUP_TITLES = {
  owner: 'Owner',
  direction: 'Direction',
  strategy: 'Strategy',
  'run-mode': 'Run-Mode',
  suggestions: 'Suggestions',
  libraries: 'Libraries',
  steps: 'Steps',
  precision: 'Precision',
  archived: 'Archived',
  status: 'Status',
  version: 'Version',
} as const;
