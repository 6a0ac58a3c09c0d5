import type { QueryCounts } from '@retron/contract';
import { FilterGroupSection } from '../../components/filters/FilterGroupSection.tsx';
import { FilterPanel } from '../../components/filters/FilterPanel.tsx';
import { GROUP_TITLES } from '../../texts/project/project.ts';
import { FILTER_GROUPS, optionsOf, toggled } from './query-filters.ts';
import type { ShownNames } from './shown-names.ts';
import type { ProjectView } from './view-state.ts';

export interface FilterColumnProps {
  /** Null while they load. */
  readonly counts: QueryCounts | null;
  readonly view: ProjectView;
  readonly names: ShownNames;
  readonly onView: (view: ProjectView) => void;
}

/** Groups that are open at first, as their values say most. */
const OPEN_AT_FIRST: ReadonlySet<string> = new Set(['owner', 'direction', 'strategy', 'run-mode', 'status']);

/** Below it the table of queries, or two cards beside each other, have no room beside the filters; the style sheet of the page says it too. */
const FOLD_BELOW_PX = 1200;

/** All groups of filters of a project with their counts. */
export function FilterColumn({ counts, view, names, onView }: FilterColumnProps) {
  const inUse = FILTER_GROUPS.filter((group) => (view.filters[group] ?? []).length > 0).length;
  return (
    <FilterPanel foldBelow={FOLD_BELOW_PX} inUse={inUse} onClear={() => onView({ ...view, filters: {} })}>
      {FILTER_GROUPS.map((group) => (
        <FilterGroupSection
          key={group}
          title={GROUP_TITLES[group]}
          options={optionsOf(counts, group, view.filters, names)}
          chosen={view.filters[group] ?? []}
          isOpenAtFirst={OPEN_AT_FIRST.has(group)}
          onToggle={(value) => onView({ ...view, filters: toggled(view.filters, group, value) })}
        />
      ))}
    </FilterPanel>
  );
}
