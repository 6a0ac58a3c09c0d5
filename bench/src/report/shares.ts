/** A share of a sample in per cent, with the interval in which that of all lies with 95 % certainty. */
export interface Share {
  readonly percent: number;
  readonly from: number;
  readonly to: number;
}

/** Standard deviations that 95 % of a normal distribution lie within. */
const Z = 1.96;

/** `part` of `whole`, with the interval of Wilson (doi:10.1080/01621459.1927.10502953); to a tenth of a per cent. `whole` is at least 1. */
export function shareOf(part: number, whole: number): Share {
  const share = part / whole;
  const scale = 1 + Z ** 2 / whole;
  const centre = (share + Z ** 2 / (2 * whole)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / whole + Z ** 2 / (4 * whole ** 2));
  const percent = (value: number) => Number((100 * value).toFixed(1));
  return { percent: percent(share), from: percent(Math.max(0, centre - reach)), to: percent(Math.min(1, centre + reach)) };
}
