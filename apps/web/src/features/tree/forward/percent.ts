/** A share as it is written: `64 %`, and `< 1 %` for what is there at all. */
export function percentText(share: number): string {
  const percent = Math.round(100 * share);
  return percent === 0 && share > 0 ? '< 1 %' : `${percent} %`;
}
