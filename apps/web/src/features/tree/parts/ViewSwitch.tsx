import { SegmentedControl } from '@mantine/core';
import * as texts from '../../../texts/tree/page.ts';

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
      aria-label={texts.view}
      value={view}
      onChange={(value) => onView(value as ClusterView)}
      data={[
        { value: 'table', label: texts.table },
        { value: 'details', label: texts.details },
      ]}
    />
  );
}
