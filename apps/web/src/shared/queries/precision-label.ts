import { PRECISIONS } from '@retron/contract';

/** Precision where it stands alone, such as in a list of facts: `Medium`. Within a sentence it is small. */
export function precisionLabel(minlevels: number): string {
  const words: Readonly<Record<number, string>> = PRECISIONS;
  const word = words[minlevels];
  return word === undefined ? String(minlevels) : word.charAt(0).toUpperCase() + word.slice(1);
}
