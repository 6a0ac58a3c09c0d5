import type { ReactNode } from 'react';
import type { NodePart } from './node-parts.ts';

export interface SvgButtonProps {
  /** What the canvas does when it is pressed. */
  readonly part: NodePart;
  /** Accessible name and tooltip: what pressing it does. */
  readonly name: string;
  readonly isDisabled?: boolean;
  readonly transform?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button inside the drawing. The canvas handles the press; keys do the same from the tree item it belongs to. */
export function SvgButton({ part, name, isDisabled = false, children, ...look }: SvgButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g role="button" aria-label={name} aria-disabled={isDisabled} data-part={part} {...look}>
      {!isDisabled && <title>{name}</title>}
      {children}
    </g>
  );
}
