import { asciiText, type SectionArray } from './container-layout.ts';
import type { Container } from './read-container.ts';

/** Texts by number, read one at a time. */
export interface TextPool {
  readonly size: number;
  /** The text with that number, from 0. */
  text(index: number): string;
  /** Negative when the text with that number stands before `other` by code units, 0 when they are equal. Makes no string. */
  compare(index: number, other: string): number;
}

/** Sections `name.bytes` and `name.start` that hold `texts`, in order. Texts are ASCII. */
export function textPoolSections(name: string, texts: readonly string[]): Record<string, SectionArray> {
  const start = new Uint32Array(texts.length + 1);
  texts.forEach((text, i) => {
    start[i + 1] = start[i] + text.length;
  });
  const bytes = new Uint8Array(start[texts.length]);
  texts.forEach((text, i) => {
    for (let k = 0; k < text.length; k++) {
      const code = text.charCodeAt(k);
      if (code > 127) throw new RangeError(`"${text}" is not ASCII`);
      bytes[start[i] + k] = code;
    }
  });
  return { [`${name}.start`]: start, [`${name}.bytes`]: bytes };
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
