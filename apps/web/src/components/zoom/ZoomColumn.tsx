import { ActionIcon } from '@mantine/core';
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import classes from './ZoomColumn.module.css';

export interface ZoomColumnProps {
  readonly percent: number;
  readonly isNearest?: boolean;
  readonly isFarthest?: boolean;
  readonly fitTitle?: string;
  readonly onNearer: () => void;
  readonly onFarther: () => void;
  readonly onFit: () => void;
}

/** The column at the lower right of a drawing: nearer, the percentage, farther, all of it. */
export function ZoomColumn({
  percent,
  isNearest = false,
  isFarthest = false,
  fitTitle = 'Fit (F)',
  onNearer,
  onFarther,
  onFit,
}: ZoomColumnProps) {
  return (
    <section className={classes.zoom} aria-label="Zoom">
      <ActionIcon title="Zoom in (+)" size="sm" aria-label="Zoom in" disabled={isNearest} onClick={onNearer}>
        <IconPlus size={16} stroke={1.75} />
      </ActionIcon>
      <span className={classes.percent}>{percent} %</span>
      <ActionIcon title="Zoom out (-)" size="sm" aria-label="Zoom out" disabled={isFarthest} onClick={onFarther}>
        <IconMinus size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon title={fitTitle} size="sm" aria-label="Fit" onClick={onFit}>
        <IconFocusCentered size={16} stroke={1.75} />
      </ActionIcon>
    </section>
  );
}
