import { toScreen } from './camera.ts';
import type { Box, Size } from './geometry.ts';
import { boxOf, type PositionedNode } from './layout.ts';
import { MAGNIFIED_SIZE, Magnifier, SuggestionTip } from './NodeTip.tsx';
import type { PictureSource } from './picture-source.ts';
import type { CameraView } from './use-camera.ts';

export interface NodeTipsProps {
  readonly placed: PositionedNode | null;
  readonly camera: CameraView;
  readonly size: Size;
  readonly pictureOf: PictureSource;
  readonly isHidden: boolean;
}

/** What is said about the node under the pointer: reasons of a suggestion, a larger picture of a structure. */
export function NodeTips({ placed, camera, size, pictureOf, isHidden }: NodeTipsProps) {
  if (!placed || isHidden) return null;
  const { node } = placed;
  const around = onScreen(placed, camera);
  if (node.kind === 'suggestion') return <SuggestionTip node={node} around={around} canvas={size} />;
  if (node.kind === 'more') return null;
  const picture = pictureOf(node.structure.sid, [], MAGNIFIED_SIZE.width, MAGNIFIED_SIZE.height);
  return <Magnifier node={node} picture={picture} around={around} canvas={size} />;
}

function onScreen(placed: PositionedNode, camera: CameraView): Box {
  const box = boxOf(placed);
  const upper = toScreen(camera.current(), { x: box.left, y: box.top });
  const lower = toScreen(camera.current(), { x: box.right, y: box.bottom });
  return { left: upper.x, top: upper.y, right: lower.x, bottom: lower.y };
}
