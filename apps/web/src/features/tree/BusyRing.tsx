import { RingProgress } from '@mantine/core';

export interface BusyRingProps {
  /** 0 to 100. */
  readonly percent: number;
  /** Pixels. */
  readonly size: number;
}

/** How far a running query is, beside words that say it. */
export function BusyRing({ percent, size }: BusyRingProps) {
  return (
    <RingProgress
      size={size}
      thickness={3}
      rootColor="var(--retron-line2)"
      sections={[{ value: percent, color: 'var(--retron-p)' }]}
      aria-hidden
    />
  );
}
