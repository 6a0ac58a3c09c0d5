import type { PointerEvent } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import * as texts from '../../../texts/tree/canvas.ts';
import { type Camera, windowOf } from './camera.ts';
import type { Box, Size } from './geometry.ts';
import type { TreeLayout } from './layout.ts';
import classes from './Overlays.module.css';
import type { CameraView } from './use-camera.ts';

export interface MinimapProps {
  readonly layout: TreeLayout;
  readonly camera: CameraView;
  /** Of the canvas, in screen pixels. */
  readonly size: Size;
}

const MAP: Size = { width: 168, height: 104 };
const MARGIN_PX = 6;
const RATING_COLOURS = ['--retron-r-ugly', '--retron-r-bad', '--retron-r-good', '--retron-r-great'] as const;

/** The whole tree in small, with the part that is on the screen; a press or a drag goes there. */
export function Minimap({ layout, camera, size }: MinimapProps) {
  const drawing = useRef<HTMLCanvasElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const map = useMemo(() => mapOf(layout.bounds), [layout.bounds]);

  useEffect(() => {
    if (drawing.current) draw(drawing.current, layout, map);
  }, [layout, map]);

  useEffect(() => {
    const follow = () => pane.current && frameOn(pane.current, camera.current(), size, map);
    follow();
    return camera.subscribe(follow);
  }, [camera, size, map]);

  const go = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return;
    const corner = event.currentTarget.getBoundingClientRect();
    const { scale } = camera.current();
    const x = (event.clientX - corner.left - map.x) / map.scale;
    const y = (event.clientY - corner.top - map.y) / map.scale;
    camera.moveTo({ x: size.width / 2 - x * scale, y: size.height / 2 - y * scale, scale }, false);
  };
  return (
    <div
      role="img"
      aria-label={texts.mapOfTree}
      className={classes.minimap}
      style={{ width: MAP.width, height: MAP.height }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
    >
      <canvas ref={drawing} style={{ width: MAP.width, height: MAP.height }} />
      <div ref={pane} className={classes.minimapPane} />
    </div>
  );
}

/** How world units are shown on the map. */
function mapOf(bounds: Box): Camera {
  const width = Math.max(1, bounds.right - bounds.left);
  const height = Math.max(1, bounds.bottom - bounds.top);
  const scale = Math.min((MAP.width - 2 * MARGIN_PX) / width, (MAP.height - 2 * MARGIN_PX) / height);
  return {
    x: MAP.width / 2 - ((bounds.left + bounds.right) / 2) * scale,
    y: MAP.height / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
    scale,
  };
}

function frameOn(pane: HTMLElement, camera: Camera, size: Size, map: Camera): void {
  const { left, top, right, bottom } = windowOf(camera, size);
  const x = Math.max(0, left * map.scale + map.x);
  const y = Math.max(0, top * map.scale + map.y);
  pane.style.transform = `translate(${x}px, ${y}px)`;
  pane.style.width = `${Math.max(4, Math.min(MAP.width, right * map.scale + map.x) - x)}px`;
  pane.style.height = `${Math.max(4, Math.min(MAP.height, bottom * map.scale + map.y) - y)}px`;
}

function draw(canvas: HTMLCanvasElement, { nodes }: TreeLayout, map: Camera): void {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = MAP.width * ratio;
  canvas.height = MAP.height * ratio;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.scale(ratio, ratio);
  const style = getComputedStyle(canvas);
  const structures = style.getPropertyValue('--retron-strong');
  const ratings = RATING_COLOURS.map((name) => style.getPropertyValue(name));
  const side = Math.max(1.5, Math.min(14, 120 * map.scale));
  for (const { node, x, y } of nodes) {
    if (node.kind === 'more') continue;
    const size = node.kind === 'structure' ? side : Math.max(1.5, side / 2);
    pen.fillStyle = node.kind === 'structure' ? structures : (ratings[node.suggestion.rating - 1] ?? structures);
    pen.fillRect(x * map.scale + map.x - size / 2, y * map.scale + map.y - size / 2, size, size);
  }
}
