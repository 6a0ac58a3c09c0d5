/**
 * The layout of Retron's data files (`.rlib` transform libraries, `.rcat` catalogues), all numbers little-endian:
 *
 * | bytes | contents |
 * |---|---|
 * | 0-7 | magic: `RETRON`, carriage return, line feed |
 * | 8-11 | format version |
 * | 12-15 | encoding of the body: 0 plain, 1 packed (Brotli) |
 * | 16-19 | length of the header in bytes |
 * | 20-23 | length of the body as stored, in bytes |
 * | 24-27 | length of the plain body, in bytes |
 * | 28-31 | CRC-32 of the header |
 * | 32- | header: JSON in ASCII, filled up with spaces so that the body begins at a multiple of 64 |
 * | then | body: sections, each a typed array at an offset that is a multiple of 8 |
 *
 * The header lists the sections with their offsets in the plain body and carries the body's SHA-256, so a file is self-describing
 * and opening one only makes views.
 */
export const CONTAINER = {
  magic: [0x52, 0x45, 0x54, 0x52, 0x4f, 0x4e, 0x0d, 0x0a],
  format: 1,
  versionAt: 8,
  encodingAt: 12,
  headerLengthAt: 16,
  storedLengthAt: 20,
  plainLengthAt: 24,
  headerChecksumAt: 28,
  headerAt: 32,
  bodyAlignment: 64,
  sectionAlignment: 8,
} as const;

export const ENCODING = { plain: 0, packed: 1 } as const;

/** Arrays a section may hold. */
export type SectionArray = Uint8Array | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array | Float32Array;

export const SECTION_ARRAYS = { Uint8Array, Int8Array, Uint16Array, Int16Array, Uint32Array, Int32Array, Float32Array } as const;
export type SectionType = keyof typeof SECTION_ARRAYS;

/** SHA-256 of the bytes, in hex. */
export type Sha256 = (bytes: Uint8Array) => string;

/** Where a section lies in the plain body. */
export interface SectionEntry {
  readonly name: string;
  readonly type: SectionType;
  /** Bytes from the start of the body. */
  readonly offset: number;
  /** Elements, not bytes. */
  readonly length: number;
}

/** What the header of every data file holds; `content` belongs to the kind of file. */
export interface ContainerHeader {
  readonly kind: string;
  /** SHA-256 of the plain body, hex. */
  readonly bodySha256: string;
  readonly sections: readonly SectionEntry[];
  readonly content: unknown;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 as in ISO 3309 and PNG. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = CRC_TABLE[(value ^ byte) & 0xff] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** ASCII bytes as text. */
export function asciiText(bytes: Uint8Array): string {
  // `apply` spreads its list on the stack, which holds this many arguments everywhere.
  const LONGEST_CALL = 8192;
  let text = '';
  for (let at = 0; at < bytes.length; at += LONGEST_CALL) {
    text += String.fromCharCode.apply(null, bytes.subarray(at, at + LONGEST_CALL) as unknown as number[]);
  }
  return text;
}
