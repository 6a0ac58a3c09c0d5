import type { SectionArray } from '@retron/library/format';

/** Sections `name.start` and `name.values` that hold `lists`, in order. */
export function listSections(name: string, lists: readonly (readonly number[])[]): Record<string, SectionArray> {
  const start = new Uint32Array(lists.length + 1);
  lists.forEach((list, i) => {
    start[i + 1] = start[i] + list.length;
  });
  return { [`${name}.start`]: start, [`${name}.values`]: Uint32Array.from(lists.flat()) };
}
