import { useSyncExternalStore } from 'react';
import { ZoomColumn } from '../../../components/zoom/ZoomColumn.tsx';
import * as texts from '../../../texts/tree/canvas.ts';
import type { CameraView } from './use-camera.ts';

export interface ZoomControlsProps {
  readonly camera: CameraView;
  /** The smallest scale does not show the whole tree. */
  readonly isAllTooLarge: boolean;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
}

const FIT_IN_PART = texts.fitHint;

/** One press of a zoom button or key. */
export const ZOOM_STEP = 1.25;

/** The zoom column of the canvas, which follows its camera. */
export function ZoomControls({ camera, isAllTooLarge, onZoom, onFit }: ZoomControlsProps) {
  const percent = useSyncExternalStore(camera.subscribe, () => Math.round(camera.current().scale * 100));
  return (
    <ZoomColumn
      percent={percent}
      {...(isAllTooLarge ? { fitTitle: FIT_IN_PART } : {})}
      onNearer={() => onZoom(ZOOM_STEP)}
      onFarther={() => onZoom(1 / ZOOM_STEP)}
      onFit={onFit}
    />
  );
}
