import { SegmentedControl } from '@mantine/core';

export type ClusterView = 'table' | 'details';

export interface ViewSwitchProps {
  readonly view: ClusterView;
  readonly onView: (view: ClusterView) => void;
}

/** Between the table and the details of clusters. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <SegmentedControl
      withItemsBorders={false}
      aria-label="View"
      value={view}
      onChange={(value) => onView(value as ClusterView)}
      data={[
        { value: 'table', label: 'Table' },
        { value: 'details', label: 'Details' },
      ]}
    />
  );
}
