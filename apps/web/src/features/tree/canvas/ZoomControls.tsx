import { ActionIcon } from '@mantine/core';
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import classes from './Overlays.module.css';
import type { CameraView } from './use-camera.ts';

export interface ZoomControlsProps {
  readonly camera: CameraView;
  /** The smallest scale does not show the whole tree. */
  readonly isAllTooLarge: boolean;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
}

const FIT_IN_PART = 'Fit (F): the tree is larger than 5 % shows; the map shows the rest';

/** One press of a zoom button or key. */
export const ZOOM_STEP = 1.25;

/** The column at the lower right: nearer, the percentage, farther, all of it. */
export function ZoomControls({ camera, isAllTooLarge, onZoom, onFit }: ZoomControlsProps) {
  const percent = useSyncExternalStore(camera.subscribe, () => Math.round(camera.current().scale * 100));
  return (
    <section className={classes.zoom} aria-label="Zoom">
      <ActionIcon title="Zoom in (+)" size="sm" aria-label="Zoom in" onClick={() => onZoom(ZOOM_STEP)}>
        <IconPlus size={16} stroke={1.75} />
      </ActionIcon>
      <span className={classes.percent}>{percent} %</span>
      <ActionIcon title="Zoom out (-)" size="sm" aria-label="Zoom out" onClick={() => onZoom(1 / ZOOM_STEP)}>
        <IconMinus size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon title={isAllTooLarge ? FIT_IN_PART : 'Fit (F)'} size="sm" aria-label="Fit" onClick={onFit}>
        <IconFocusCentered size={16} stroke={1.75} />
      </ActionIcon>
    </section>
  );
}
