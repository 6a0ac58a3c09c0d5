import { RingProgress, Text } from '@mantine/core';

export interface ProgressRingProps {
  /** 0 to 100. */
  readonly percent: number;
  /** Pixels. */
  readonly size?: number;
  /** What is in progress, for readers who cannot see the ring. */
  readonly label: string;
}

/** Circular progress with the percentage in its middle. */
export function ProgressRing({ percent, size = 64, label }: ProgressRingProps) {
  const rounded = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <RingProgress
      size={size}
      thickness={Math.max(3, Math.round(size / 16))}
      roundCaps
      rootColor="var(--retron-subtle)"
      sections={[{ value: rounded, color: 'var(--retron-p)' }]}
      label={
        <Text ta="center" size="sm" fw={600} aria-hidden>
          {rounded} %
        </Text>
      }
      role="progressbar"
      aria-label={label}
      aria-valuenow={rounded}
      aria-valuemin={0}
      aria-valuemax={100}
    />
  );
}
