import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, lazy, type PointerEvent, type ReactNode, useRef } from 'react';
import { FromFirstOpening } from '../../../components/dialogs/FromFirstOpening.tsx';
import * as texts from '../../../texts/tree/page.ts';
import classes from './PanelFrame.module.css';

const PanelDrawer = lazy(async () => ({ default: (await import('./PanelDrawer.tsx')).PanelDrawer }));

export interface PanelFrameProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** @param width - pixels inside the frame */
  readonly children: (width: number) => ReactNode;
}

/** Pixels. Source: docs/look, "Evidence panel". */
const USUAL_WIDTH = 440;
const LEAST_WIDTH = 380;
const GREATEST_WIDTH = 640;
const KEY_STEP = 20;
const NARROW_WINDOW = '(max-width: 1199px)';

/** The place right of the canvas; its width can be changed and is kept. In narrow windows a drawer over the canvas. */
export function PanelFrame({ isOpen, onClose, children }: PanelFrameProps) {
  const isDrawer = useMediaQuery(NARROW_WINDOW, false, { getInitialValueInEffect: false });
  const [width, setWidth] = useLocalStorage({ key: 'retron-evidence-width', defaultValue: USUAL_WIDTH, getInitialValueInEffect: false });
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const resize = (wanted: number) => setWidth(Math.min(GREATEST_WIDTH, Math.max(LEAST_WIDTH, Math.round(wanted))));

  if (isDrawer) {
    return (
      <FromFirstOpening isOpen={isOpen} onClose={onClose}>
        {(isShown) => (
          <PanelDrawer isOpen={isShown} width={USUAL_WIDTH} onClose={onClose}>
            {children(Math.min(USUAL_WIDTH, innerWidth))}
          </PanelDrawer>
        )}
      </FromFirstOpening>
    );
  }
  if (!isOpen) return null;

  const handleDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
  };
  const handleMove = (event: PointerEvent) => {
    if (start.current) resize(start.current.width + start.current.x - event.clientX);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') resize(width + KEY_STEP);
    if (event.key === 'ArrowRight') resize(width - KEY_STEP);
  };
  return (
    <div className={classes.frame} style={{ width }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; this is the window splitter of the ARIA patterns */}
      <div
        role="separator"
        aria-orientation="vertical"
        aria-label={texts.widthOfEvidencePanel}
        aria-valuenow={width}
        aria-valuemin={LEAST_WIDTH}
        aria-valuemax={GREATEST_WIDTH}
        tabIndex={0}
        className={classes.handle}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={() => {
          start.current = null;
        }}
        onKeyDown={handleKey}
      />
      {children(width)}
    </div>
  );
}
