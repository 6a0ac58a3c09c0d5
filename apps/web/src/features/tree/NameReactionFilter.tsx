import { Button, Checkbox, Popover, Text } from '@mantine/core';
import { IconChevronDown, IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { numberText } from '../../components/text/counts.ts';
import type { NameReactionOption } from './model/name-reactions.ts';
import classes from './TreePage.module.css';

const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

export interface NameReactionFilterProps {
  readonly nameReactions: readonly NameReactionOption[];
  readonly chosen: readonly string[];
  readonly onChoose: (names: readonly string[]) => void;
  /** What else narrows, below. */
  readonly more?: { readonly isOn: boolean; readonly fields: ReactNode };
}

/** Narrows suggestions to those with one of the chosen name reactions. */
export function NameReactionFilter({ nameReactions, chosen, onChoose, more }: NameReactionFilterProps) {
  const toggle = (name: string, isOn: boolean) => onChoose(isOn ? [...chosen, name] : chosen.filter((other) => other !== name));
  return (
    <Popover position="bottom-start" width={300} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          className={classes.tool}
          leftSection={<IconFilter {...ICON} />}
          rightSection={<IconChevronDown {...ICON} />}
        >
          Name reactions
          {chosen.length > 0 && <span className={classes.count}>{chosen.length}</span>}
          {chosen.length === 0 && more?.isOn && <span className={classes.count}>on</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Name reactions">
        {nameReactions.length === 0 && <Text c="dimmed">No name reactions among the suggestions shown.</Text>}
        <div className={classes.options}>
          {nameReactions.map(({ name, suggestions }) => (
            <Checkbox
              key={name}
              checked={chosen.includes(name)}
              onChange={(event) => toggle(name, event.currentTarget.checked)}
              label={
                <span className={classes.option}>
                  {name}
                  <span>{numberText(suggestions)}</span>
                </span>
              }
            />
          ))}
        </div>
        {chosen.length > 0 && (
          <Button size="xs" variant="subtle" mt="sm" onClick={() => onChoose([])}>
            Clear filter
          </Button>
        )}
        {more?.fields}
      </Popover.Dropdown>
    </Popover>
  );
}
