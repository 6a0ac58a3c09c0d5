import { asciiText } from './container-layout.ts';
import type { Container } from './read-container.ts';

/** Texts by number, read one at a time. */
export interface TextPool {
  readonly size: number;
  /** The text with that number, from 0. */
  text(index: number): string;
  /** Negative when the text with that number stands before `other` by code units, 0 when they are equal. Makes no string. */
  compare(index: number, other: string): number;
}

export function openTextPool(container: Container, name: string): TextPool {
  const start = container.section(`${name}.start`, Uint32Array);
  const bytes = container.section(`${name}.bytes`, Uint8Array);
  return {
    size: start.length - 1,
    text: (index) => asciiText(bytes.subarray(start[index], start[index + 1])),
    compare: (index, other) => {
      const from = start[index];
      const length = start[index + 1] - from;
      const common = Math.min(length, other.length);
      for (let k = 0; k < common; k++) {
        const difference = bytes[from + k] - other.charCodeAt(k);
        if (difference !== 0) return difference;
      }
      return length - other.length;
    },
  };
}
