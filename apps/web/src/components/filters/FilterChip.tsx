import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import * as texts from '../../texts/components/filters.ts';
import classes from './FilterPanel.module.css';

export interface FilterChipProps {
  readonly text: string;
  readonly onRemove: () => void;
}

/** One value that a list is narrowed to, above the list. */
export function FilterChip({ text, onRemove }: FilterChipProps) {
  return (
    <span className={classes.chip}>
      {text}
      <ActionIcon size="xs" aria-label={texts.removeFilter(text)} onClick={onRemove}>
        <IconX size={14} stroke={1.75} />
      </ActionIcon>
    </span>
  );
}
