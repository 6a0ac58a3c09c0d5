import classes from './TreeCanvas.module.css';

export interface NodeCheckboxProps {
  /** Upper left corner, from the node's centre. */
  readonly x: number;
  readonly y: number;
  readonly isChecked: boolean;
}

/** The 16 px box at the upper left corner of a node; its state is told by the node's `aria-selected`. */
export function NodeCheckbox({ x, y, isChecked }: NodeCheckboxProps) {
  return (
    <g
      data-part="checkbox"
      transform={`translate(${x} ${y})`}
      className={isChecked ? classes.checked : `${classes.unchecked} ${classes.tool}`}
    >
      <rect x="-4" y="-4" width="24" height="24" className={classes.hitArea} />
      <rect width="16" height="16" rx="4" className={classes.box} />
      {isChecked && <path d="m4.3 8.2 2.6 2.6 5-5.4" className={classes.tick} />}
    </g>
  );
}
