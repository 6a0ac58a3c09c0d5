import { Skeleton } from '@mantine/core';
import classes from './states.module.css';

export interface LoadingRowsProps {
  readonly count: number;
  /** Pixels of one row, as it will be. */
  readonly height: number;
  readonly gap?: number;
  /** Class of the grid in which cards will stand, in the place of rows. */
  readonly grid?: string | undefined;
  /** What it stands in gives no room at its edges. */
  readonly isInset?: boolean;
  /** Such as `Loading queries`. */
  readonly label: string;
}

/** Keeps the space of what is loading; visible after 150 ms. */
export function LoadingRows({ count, height, gap = 8, grid, isInset = false, label }: LoadingRowsProps) {
  return (
    <div
      className={`${classes.loading} ${grid ?? classes.rows}`}
      style={grid === undefined ? { gap } : undefined}
      data-inset={isInset || undefined}
      role="status"
      aria-label={label}
    >
      {Array.from({ length: count }, (_, row) => row).map((row) => (
        <Skeleton key={row} height={height} radius="lg" />
      ))}
    </div>
  );
}
