import { useMemo } from 'react';
import { toScreen } from './camera.ts';
import type { Box, Size } from './geometry.ts';
import { boxOf, type PositionedNode, type TreeLayout } from './layout.ts';
import { MAGNIFIED_SIZE, Magnifier, SuggestionTip, type TipPlace } from './NodeTip.tsx';
import type { PictureSource } from './picture-source.ts';
import type { CameraView } from './use-camera.ts';

export interface NodeTipsProps {
  readonly placed: PositionedNode;
  readonly layout: TreeLayout;
  readonly camera: CameraView;
  readonly size: Size;
  readonly pictureOf: PictureSource;
}

/** What is said about the node under the pointer: reasons of a suggestion, a larger picture of a structure. */
export function NodeTips({ placed, layout, camera, size, pictureOf }: NodeTipsProps) {
  const { node } = placed;
  const place = useMemo(() => placeOf(placed, layout, camera, size), [placed, layout, camera, size]);
  if (node.kind === 'more') return null;
  if (node.kind === 'structure') {
    return (
      <Magnifier
        key={node.key}
        node={node}
        picture={pictureOf(node.structure.sid, [], MAGNIFIED_SIZE.width, MAGNIFIED_SIZE.height)}
        place={place}
      />
    );
  }
  const parent = layout.byKey.get(node.parentKey)?.node;
  return <SuggestionTip key={node.key} node={node} structure={parent?.kind === 'structure' ? parent : null} place={place} />;
}

/** What it leads to matters most, for that is what one looks at next. */
const OWN_CHILD = 3;

function placeOf(placed: PositionedNode, layout: TreeLayout, camera: CameraView, canvas: Size): TipPlace {
  const obstacles = layout.nodes
    .filter(({ key }) => key !== placed.key)
    .map((other) => ({ box: onScreen(other, camera), weight: other.node.parentKey === placed.key ? OWN_CHILD : 1 }))
    .filter(({ box }) => box.right > 0 && box.bottom > 0 && box.left < canvas.width && box.top < canvas.height);
  return { around: onScreen(placed, camera), canvas, obstacles };
}

function onScreen(placed: PositionedNode, camera: CameraView): Box {
  const box = boxOf(placed);
  const upper = toScreen(camera.current(), { x: box.left, y: box.top });
  const lower = toScreen(camera.current(), { x: box.right, y: box.bottom });
  return { left: upper.x, top: upper.y, right: lower.x, bottom: lower.y };
}
