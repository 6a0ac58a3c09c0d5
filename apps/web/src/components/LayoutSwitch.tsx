import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as texts from '../texts/components/layout.ts';

export type CardsOrTable = 'cards' | 'table';

export interface LayoutSwitchProps {
  readonly layout: CardsOrTable;
  readonly onLayout: (layout: CardsOrTable) => void;
}

/** Whether what is listed is drawn as cards or stands in rows. */
export function LayoutSwitch({ layout, onLayout }: LayoutSwitchProps) {
  return (
    <SegmentedControl
      aria-label={texts.layout}
      value={layout}
      onChange={(chosen) => onLayout(chosen as CardsOrTable)}
      data={[
        { value: 'cards', label: <LayoutLabel name={texts.cards} icon={<IconLayoutGrid size={16} stroke={1.75} aria-hidden />} /> },
        { value: 'table', label: <LayoutLabel name={texts.table} icon={<IconList size={16} stroke={1.75} aria-hidden />} /> },
      ]}
    />
  );
}

function LayoutLabel({ name, icon }: { readonly name: string; readonly icon: ReactNode }) {
  return (
    <>
      {icon}
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
