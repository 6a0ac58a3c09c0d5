const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size in the largest unit of which there is one at least, with three digits or fewer: `1.4 GB`, `62 MB`. Units are powers of 1,000. */
export function bytesText(bytes: number): string {
  let unit = 0;
  let value = bytes;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit > 0 && value < 9.95 ? value.toFixed(1) : Math.round(value)} ${UNITS[unit]}`;
}
