import type { ReactNode } from 'react';
import type { NodePart } from './node-parts.ts';
import { SvgButton } from './SvgButton.tsx';
import classes from './TreeCanvas.module.css';

export interface PillProps {
  readonly part: NodePart;
  /** Accessible name: what pressing it does. */
  readonly name: string;
  /** Left end and middle height, from the node's centre. */
  readonly x: number;
  readonly y?: number;
  readonly width: number;
  /** Shown only while its node is under the pointer or has the keyboard's focus. */
  readonly isTool?: boolean;
  readonly children: ReactNode;
}

/** A small rounded button beside a node. */
export function Pill({ part, name, x, y = 0, width, isTool = false, children }: PillProps) {
  return (
    <SvgButton
      part={part}
      name={name}
      transform={`translate(${x} ${y})`}
      className={isTool ? `${classes.pill} ${classes.tool}` : classes.pill}
    >
      <rect y="-12" width={width} height="24" className={classes.hitArea} />
      <rect y="-10" width={width} height="20" rx="10" className={classes.pillBody} />
      {typeof children === 'string' ? (
        <text x={width / 2} y="4">
          {children}
        </text>
      ) : (
        children
      )}
    </SvgButton>
  );
}

/** Width that holds so many characters of the pill's type. */
export function pillWidth(text: string): number {
  return Math.max(26, 14 + 6.6 * text.length);
}
