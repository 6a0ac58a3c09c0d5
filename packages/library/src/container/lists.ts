import type { Container } from './read-container.ts';

/** Lists of numbers by number, read as views. */
export interface NumberLists {
  /** The list with that number, from 0. Do not write to it. */
  list(index: number): Uint32Array;
}

export function openLists(container: Container, name: string): NumberLists {
  const start = container.section(`${name}.start`, Uint32Array);
  const values = container.section(`${name}.values`, Uint32Array);
  return { list: (index) => values.subarray(start[index], start[index + 1]) };
}
