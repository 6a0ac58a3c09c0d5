import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { FilterChip } from '../../components/filters/FilterChip.tsx';
import { LayoutSwitch } from '../../components/LayoutSwitch.tsx';
import { useSlashKey } from '../../components/use-slash-key.ts';
import * as texts from '../../texts/project/project.ts';
import { GROUP_TITLES, SORT_ORDERS } from '../../texts/project/project.ts';
import classes from './ProjectPage.module.css';
import { FILTER_GROUPS, optionLabel, toggled } from './query-filters.ts';
import type { ShownNames } from './shown-names.ts';
import type { ProjectView, SortOrder } from './view-state.ts';

export interface QueryBarProps {
  readonly view: ProjectView;
  readonly names: ShownNames;
  readonly onView: (view: ProjectView) => void;
  /** Null while they load. */
  readonly shown: number | null;
  readonly total: number;
}

/** The search field, a chip for each filter in use, the order and the layout. */
export function QueryBar({ view, names, onView, shown, total }: QueryBarProps) {
  const field = useSlashKey<HTMLInputElement>();
  const isNarrowed = shown !== null && shown !== total;
  return (
    <div className={classes.bar}>
      <TextInput
        ref={field}
        className={classes.search ?? ''}
        aria-label={texts.nameOrDescription}
        placeholder={texts.nameOrDescription}
        type="search"
        leftSection={<IconSearch size={16} stroke={1.75} />}
        rightSection={<kbd>/</kbd>}
        rightSectionPointerEvents="none"
        value={view.term}
        onChange={(event) => onView({ ...view, term: event.currentTarget.value })}
      />
      {FILTER_GROUPS.flatMap((group) =>
        (view.filters[group] ?? []).map((value) => {
          const text = `${GROUP_TITLES[group]}: ${optionLabel(group, value, names)}`;
          return (
            <FilterChip
              key={`${group} ${value}`}
              text={text}
              onRemove={() => onView({ ...view, filters: toggled(view.filters, group, value) })}
            />
          );
        }),
      )}
      <span className={classes.dim} role="status">
        {isNarrowed ? texts.shownOfAll(shown, total) : ''}
      </span>
      <span className={classes.grow} />
      <span className={classes.dim} aria-hidden>
        {texts.sort}
      </span>
      <Select
        className={classes.sort ?? ''}
        aria-label={texts.sort}
        size="xs"
        data={Object.entries(SORT_ORDERS).map(([value, label]) => ({ value, label }))}
        value={view.sort}
        allowDeselect={false}
        onChange={(sort) => sort !== null && onView({ ...view, sort: sort as SortOrder })}
      />
      <LayoutSwitch layout={view.layout} onLayout={(layout) => onView({ ...view, layout })} />
    </div>
  );
}
