/**
 * Whether an odd number of swaps turns `from` into `to`; `null` if they do not hold the same things.
 *
 * Things are compared by value and must be distinct. Meant for the four places round an atom.
 */
export function isOddPermutation(from: ArrayLike<number>, to: ArrayLike<number>): boolean | null {
  const size = from.length;
  if (to.length !== size) return null;
  const left: number[] = [];
  for (let i = 0; i < size; i++) left.push(from[i]);
  let isOdd = false;
  for (let i = 0; i < size; i++) {
    if (left[i] === to[i]) continue;
    let j = i + 1;
    while (j < size && left[j] !== to[i]) j++;
    if (j >= size) return null;
    left[j] = left[i];
    left[i] = to[i];
    isOdd = !isOdd;
  }
  return isOdd;
}
