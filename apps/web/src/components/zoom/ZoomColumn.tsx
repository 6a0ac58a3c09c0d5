import { ActionIcon } from '@mantine/core';
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import * as texts from '../../texts/components.ts';
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
  fitTitle = texts.fitF,
  onNearer,
  onFarther,
  onFit,
}: ZoomColumnProps) {
  return (
    <section className={classes.zoom} aria-label={texts.zoom}>
      <ActionIcon title={texts.zoomIn} size="sm" aria-label={texts.zoomInLabel} disabled={isNearest} onClick={onNearer}>
        <IconPlus size={16} stroke={1.75} />
      </ActionIcon>
      <span className={classes.percent}>{percent} %</span>
      <ActionIcon title={texts.zoomOut} size="sm" aria-label={texts.zoomOutLabel} disabled={isFarthest} onClick={onFarther}>
        <IconMinus size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon title={fitTitle} size="sm" aria-label={texts.fit} onClick={onFit}>
        <IconFocusCentered size={16} stroke={1.75} />
      </ActionIcon>
    </section>
  );
}
