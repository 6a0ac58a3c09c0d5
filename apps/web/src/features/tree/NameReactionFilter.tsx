import { Button, Popover } from '@mantine/core';
import { IconChevronDown, IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PartBoundary } from '../../shared/failures/PartBoundary.tsx';
import * as texts from '../../texts/tree/page.ts';
import classes from './TreePage.module.css';

const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

export interface NameReactionFilterProps {
  /** Name reactions that are chosen. */
  readonly chosen: number;
  /** Something else narrows as well. */
  readonly isOn?: boolean;
  /** What is chosen from, once it is open. */
  readonly children: ReactNode;
}

/** Opens what suggestions are narrowed by, and says how much of it is in use. */
export function NameReactionFilter({ chosen, isOn = false, children }: NameReactionFilterProps) {
  return (
    <Popover position="bottom-start" width={300} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          className={classes.tool}
          title={texts.nameReactions}
          leftSection={<IconFilter {...ICON} />}
          rightSection={<IconChevronDown {...ICON} />}
        >
          <span className={classes.toolWord}>{texts.nameReactions}</span>
          {chosen > 0 && <span className={classes.count}>{chosen}</span>}
          {chosen === 0 && isOn && <span className={classes.count}>{texts.on}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.nameReactions}>
        <PartBoundary part="menu" loading={null}>
          {children}
        </PartBoundary>
      </Popover.Dropdown>
    </Popover>
  );
}
