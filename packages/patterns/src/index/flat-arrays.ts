import { type Failure, failure, type Result, success } from '@retron/molecule';

const ELEMENT_TYPES = { int32: Int32Array, uint16: Uint16Array, uint8: Uint8Array } as const;

type ElementType = keyof typeof ELEMENT_TYPES;

/** The arrays of a record and the type of each, in the order in which they are stored. */
export type ArrayLayout<T> = { readonly [Name in keyof T]: ElementType };

const ALIGNMENT = 4;
const aligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/**
 * All arrays of `record` in one buffer: for each its length (Int32), then its elements, padded to four bytes.
 *
 * Numbers stand in the byte order of the machine; every machine Node runs on is little-endian.
 */
export function packArrays<T extends { readonly [Name in keyof T]: ArrayLike<number> }>(record: T, layout: ArrayLayout<T>): Uint8Array {
  const names = Object.keys(layout) as (keyof T)[];
  const size = (name: keyof T) => aligned(record[name].length * ELEMENT_TYPES[layout[name]].BYTES_PER_ELEMENT);
  const buffer = new ArrayBuffer(names.reduce((total, name) => total + 4 + size(name), 0));
  let offset = 0;
  for (const name of names) {
    const { length } = record[name];
    new Int32Array(buffer, offset, 1)[0] = length;
    new ELEMENT_TYPES[layout[name]](buffer, offset + 4, length).set(record[name]);
    offset += 4 + size(name);
  }
  return new Uint8Array(buffer);
}

/** Views on the arrays that `packArrays` wrote; nothing is copied. `bytes` must start at a multiple of four of its buffer. */
export function unpackArrays<T>(bytes: Uint8Array, layout: ArrayLayout<T>): Result<T, Failure> {
  const views: Partial<Record<keyof T, ArrayLike<number>>> = {};
  let offset = bytes.byteOffset;
  const end = bytes.byteOffset + bytes.byteLength;
  if (offset % ALIGNMENT !== 0) return failure({ kind: 'flat-arrays', message: 'The arrays do not start at a multiple of four bytes' });
  for (const name of Object.keys(layout) as (keyof T)[]) {
    const type = ELEMENT_TYPES[layout[name]];
    const length = offset + 4 <= end ? new Int32Array(bytes.buffer, offset, 1)[0] : -1;
    const size = aligned(length * type.BYTES_PER_ELEMENT);
    if (length < 0 || offset + 4 + size > end) return failure({ kind: 'flat-arrays', message: `The array ${String(name)} is cut short` });
    views[name] = new type(bytes.buffer as ArrayBuffer, offset + 4, length);
    offset += 4 + size;
  }
  if (offset !== end) return failure({ kind: 'flat-arrays', message: 'Bytes are left over behind the last array' });
  return success(views as T);
}
