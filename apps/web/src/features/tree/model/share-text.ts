/** A share from 0 to 1 in per cent: one decimal below ten, and what is less than a tenth of one said as such. */
export function shareText(share: number): string {
  const percent = 100 * share;
  if (percent > 0 && percent < 0.1) return '< 0.1 %';
  return `${percent < 10 ? percent.toFixed(1) : Math.round(percent)} %`;
}
