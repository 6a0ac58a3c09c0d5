/** Fast at first, then slower and slower; from 0 to 1. */
export function easeCubicOut(share: number): number {
  return 1 - (1 - share) ** 3;
}
