import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StackingTable.module.css';

export interface StackingTableProps {
  /** What is in it, such as `Your exports`. */
  readonly label: string;
  /** Its head sorts: it stays where rows are cards. */
  readonly isSorting?: boolean;
  readonly className?: string | undefined;
  /**
   * Head and body. A cell with `data-head` says which column it is of; in a card it stands below that word; one with
   * `data-corner`, such as a menu, in the corner; one with `data-lead`, such as a picture, beside the cell that follows; any other
   * across the card.
   */
  readonly children: ReactNode;
}

/** A table in its frame, which scrolls where it must; where its columns have no room, each row is a card and nothing is out of sight. */
export function StackingTable({ label, isSorting = false, className = '', children }: StackingTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys
    <section className={`${classes.frame} ${className}`} aria-label={label} tabIndex={0} data-sorting={isSorting || undefined}>
      <Table highlightOnHover highlightOnHoverColor="var(--retron-hover)">
        {children}
      </Table>
    </section>
  );
}
