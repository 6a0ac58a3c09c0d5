import type { Sha256 } from '@retron/library';
import {
  CONTAINER,
  type ContainerHeader,
  crc32,
  ENCODING,
  type SectionArray,
  type SectionEntry,
  type SectionType,
} from '@retron/library/format';
import { asciiBytes, asciiJson } from './ascii.ts';

/** The smallest multiple of `alignment` that is not below `offset`. */
function alignUp(offset: number, alignment: number): number {
  return Math.ceil(offset / alignment) * alignment;
}

/** Lays the sections out in the order of their names' first appearance in `sections`. */
function layOutBody(sections: Readonly<Record<string, SectionArray>>): { body: Uint8Array; entries: SectionEntry[] } {
  const entries: SectionEntry[] = [];
  let size = 0;
  for (const [name, array] of Object.entries(sections)) {
    const offset = alignUp(size, CONTAINER.sectionAlignment);
    entries.push({ name, type: array.constructor.name as SectionType, offset, length: array.length });
    size = offset + array.byteLength;
  }
  const body = new Uint8Array(alignUp(size, CONTAINER.sectionAlignment));
  for (const { name, offset } of entries) {
    const { buffer, byteOffset, byteLength } = sections[name];
    body.set(new Uint8Array(buffer, byteOffset, byteLength), offset);
  }
  return { body, entries };
}

/** The whole file around a body that is already encoded. */
function assemble(header: ContainerHeader, stored: Uint8Array, plainLength: number, encoding: number): Uint8Array {
  const json = asciiJson(header);
  const bodyAt = alignUp(CONTAINER.headerAt + json.length, CONTAINER.bodyAlignment);
  const headerBytes = asciiBytes(json.padEnd(bodyAt - CONTAINER.headerAt));
  const file = new Uint8Array(bodyAt + stored.length);
  const view = new DataView(file.buffer);
  file.set(CONTAINER.magic);
  view.setUint32(CONTAINER.versionAt, CONTAINER.format, true);
  view.setUint32(CONTAINER.encodingAt, encoding, true);
  view.setUint32(CONTAINER.headerLengthAt, headerBytes.length, true);
  view.setUint32(CONTAINER.storedLengthAt, stored.length, true);
  view.setUint32(CONTAINER.plainLengthAt, plainLength, true);
  view.setUint32(CONTAINER.headerChecksumAt, crc32(headerBytes), true);
  file.set(headerBytes, CONTAINER.headerAt);
  file.set(stored, bodyAt);
  return file;
}

/**
 * A data file.
 *
 * @param content - what belongs to this kind of file; gets the body's SHA-256, as it may want to name it
 * @param pack - packs the body as `unpack` of `inflateContainer` unpacks it; without it the file is plain
 */
export function writeContainer(
  kind: string,
  content: (bodySha256: string) => unknown,
  sections: Readonly<Record<string, SectionArray>>,
  sha256: Sha256,
  pack?: (bytes: Uint8Array) => Uint8Array,
): Uint8Array {
  const { body, entries } = layOutBody(sections);
  const bodySha256 = sha256(body);
  const header: ContainerHeader = { kind, bodySha256, sections: entries, content: content(bodySha256) };
  return pack ? assemble(header, pack(body), body.length, ENCODING.packed) : assemble(header, body, body.length, ENCODING.plain);
}
