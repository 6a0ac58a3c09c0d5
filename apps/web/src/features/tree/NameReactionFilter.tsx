import { Button, Popover } from '@mantine/core';
import { IconChevronDown, IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PartBoundary } from '../../shared/failures/PartBoundary.tsx';
import * as texts from '../../texts/tree/page.ts';
import type { NameReactionChoiceProps } from './NameReactionChoice.tsx';
import { NameReactionChoice } from './on-demand.ts';
import classes from './TreePage.module.css';

const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

export interface NameReactionFilterProps extends NameReactionChoiceProps {
  /** What else narrows, below. */
  readonly more?: { readonly isOn: boolean; readonly fields: ReactNode };
}

/** Narrows suggestions to those with one of the chosen name reactions. */
export function NameReactionFilter({ nameReactions, chosen, onChoose, more }: NameReactionFilterProps) {
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
          {texts.nameReactions}
          {chosen.length > 0 && <span className={classes.count}>{chosen.length}</span>}
          {chosen.length === 0 && more?.isOn && <span className={classes.count}>{texts.on}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.nameReactions}>
        <PartBoundary part="menu" loading={null}>
          <NameReactionChoice nameReactions={nameReactions} chosen={chosen} onChoose={onChoose} />
          {more?.fields}
        </PartBoundary>
      </Popover.Dropdown>
    </Popover>
  );
}
