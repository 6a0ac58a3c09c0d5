import type { SectionArray } from './container-layout.ts';
import type { Container } from './read-container.ts';

/** Lists of numbers by number, read as views. */
export interface NumberLists {
  /** The list with that number, from 0. Do not write to it. */
  list(index: number): Uint32Array;
}

/** Sections `name.start` and `name.values` that hold `lists`, in order. */
export function listSections(name: string, lists: readonly (readonly number[])[]): Record<string, SectionArray> {
  const start = new Uint32Array(lists.length + 1);
  lists.forEach((list, i) => {
    start[i + 1] = start[i] + list.length;
  });
  return { [`${name}.start`]: start, [`${name}.values`]: Uint32Array.from(lists.flat()) };
}

export function openLists(container: Container, name: string): NumberLists {
  const start = container.section(`${name}.start`, Uint32Array);
  const values = container.section(`${name}.values`, Uint32Array);
  return { list: (index) => values.subarray(start[index], start[index + 1]) };
}
