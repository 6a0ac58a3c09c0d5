import type { SectionArray } from '@retron/library/format';

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
