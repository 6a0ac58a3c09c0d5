import { lazy, useSyncExternalStore } from 'react';
import { PartBoundary } from '../../../shared/failures/PartBoundary.tsx';
import type { Box, Size } from './geometry.ts';
import type { TreeLayout } from './layout.ts';
import type { CameraView } from './use-camera.ts';
import { isWithin } from './use-following.ts';

const Minimap = lazy(async () => ({ default: (await import('./Minimap.tsx')).Minimap }));

export interface TreeMapProps {
  readonly layout: TreeLayout;
  readonly camera: CameraView;
  readonly size: Size;
  readonly frame: Box;
}

/** The map stands only where the tree is larger than the canvas. */
export function TreeMap({ layout, camera, size, frame }: TreeMapProps) {
  const isWhole = useSyncExternalStore(camera.subscribe, () => isWithin(camera, layout.bounds, frame));
  if (isWhole) return null;
  return (
    <PartBoundary part="map" loading={null} isPassing>
      <Minimap layout={layout} camera={camera} size={size} />
    </PartBoundary>
  );
}
