import * as texts from '../../../texts/tree/canvas.ts';
import { STEP_REASON } from '../model/alternatives.ts';
import { SvgButton } from './SvgButton.tsx';
import classes from './TreeCanvas.module.css';

export interface VariantCounterProps {
  /** From 1. */
  readonly position: number;
  readonly total: number;
}

/** The pill `‹ 1/6 ›` below a disconnection with variants, centred at (0, 46) from the centre of its disc. */
export function VariantCounter({ position, total }: VariantCounterProps) {
  const text = `${position}/${total}`;
  const width = 27 + 6.6 * text.length;
  return (
    <g transform={`translate(${-width / 2} 46)`} className={classes.counter}>
      <rect y="-10" width={width} height="20" rx="10" className={classes.pillBody} />
      <text x={width / 2} y="4">
        {text}
      </text>
      <SvgButton part="previous" name={texts.previousVariant} isDisabled={false}>
        <rect x="-9" y="-12" width="24" height="24" rx="8" className={classes.hitArea} />
        <path d="M9 -3.4 5.8 0 9 3.4" />
      </SvgButton>
      <SvgButton part="next" name={texts.nextVariant} isDisabled={false}>
        <rect x={width - 15} y="-12" width="24" height="24" rx="8" className={classes.hitArea} />
        <path d={`M${width - 9} -3.4l3.2 3.4-3.2 3.4`} />
      </SvgButton>
    </g>
  );
}

export interface AlternativeCounterProps {
  /** From 1. */
  readonly position: number;
  readonly total: number;
  readonly isDisabled: boolean;
}

/** The pill `‹ 1/6 ›` on the edge right of a contracted structure, at (64, 0) from its centre. */
export function AlternativeCounter({ position, total, isDisabled }: AlternativeCounterProps) {
  const text = `${position}/${total}`;
  const width = 27 + 6.6 * text.length;
  return (
    <g transform="translate(64 0)" className={isDisabled ? classes.counterOff : classes.counter}>
      {isDisabled && <title>{STEP_REASON}</title>}
      <rect y="-10" width={width} height="20" rx="10" className={classes.pillBody} />
      <SvgButton part="spread" name={texts.showAllAlternatives} isDisabled={isDisabled}>
        <rect x="15" y="-9" width={width - 30} height="18" rx="6" className={classes.hitArea} />
        <text x={width / 2} y="4">
          {text}
        </text>
      </SvgButton>
      <SvgButton part="previous" name={texts.previousAlternative} isDisabled={isDisabled}>
        <rect x="-9" y="-12" width="24" height="24" rx="8" className={classes.hitArea} />
        <path d="M9 -3.4 5.8 0 9 3.4" />
      </SvgButton>
      <SvgButton part="next" name={texts.nextAlternative} isDisabled={isDisabled}>
        <rect x={width - 15} y="-12" width="24" height="24" rx="8" className={classes.hitArea} />
        <path d={`M${width - 9} -3.4l3.2 3.4-3.2 3.4`} />
      </SvgButton>
    </g>
  );
}
