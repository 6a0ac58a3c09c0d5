import { failure, type Result, success } from '@retron/molecule';
import { type ContainerFailure, DamagedContainer } from './container-failure.ts';
import {
  asciiText,
  CONTAINER,
  type ContainerHeader,
  crc32,
  ENCODING,
  SECTION_ARRAYS,
  type SectionArray,
  type Sha256,
} from './container-layout.ts';

/** An opened data file: its header, and views of its sections. */
export interface Container {
  readonly header: ContainerHeader;
  /** The section, which must be of the same kind of array as `like`; throws `DamagedContainer` otherwise. */
  section<T extends SectionArray>(name: string, like: { readonly name: string; readonly prototype: T }): T;
  /** Names of the sections, in the order of the file. */
  readonly sectionNames: readonly string[];
}

/** Undoes Brotli: `brotliDecompressSync` of Node. `chunkSize`, in bytes: what comes of it is written in pieces of so many. */
export type Unpack = (bytes: Uint8Array, options: { readonly chunkSize: number }) => Uint8Array;

/**
 * Unpacked in pieces that have to be put together, a library takes twice as long: it is written in one where the file says that it is no
 * larger than this. A damaged file may say anything.
 */
const LARGEST_PIECE = 64 * 1024 * 1024;
const SMALLEST_PIECE = 64;

interface Frame {
  readonly header: ContainerHeader;
  readonly encoding: number;
  readonly bodyAt: number;
  readonly storedLength: number;
  readonly plainLength: number;
}

function refuse(kind: ContainerFailure['kind'], message: string): { ok: false; error: ContainerFailure } {
  return failure({ kind, message });
}

/** Reads everything before the body, and checks that the body is there. */
function readFrame(bytes: Uint8Array, kind: string): Result<Frame, ContainerFailure> {
  if (bytes.length < CONTAINER.headerAt || CONTAINER.magic.some((byte, i) => bytes[i] !== byte)) {
    return refuse('foreign-file', 'This is not a data file of Retron.');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint32(CONTAINER.versionAt, true);
  if (version !== CONTAINER.format) {
    return refuse('format-version', `The file has format ${version}; this version of Retron reads format ${CONTAINER.format}.`);
  }
  const headerLength = view.getUint32(CONTAINER.headerLengthAt, true);
  const storedLength = view.getUint32(CONTAINER.storedLengthAt, true);
  const plainLength = view.getUint32(CONTAINER.plainLengthAt, true);
  const bodyAt = CONTAINER.headerAt + headerLength;
  if (bytes.length < bodyAt + storedLength) {
    return refuse('truncated', `The file has ${bytes.length} bytes of ${bodyAt + storedLength}.`);
  }
  const headerBytes = bytes.subarray(CONTAINER.headerAt, bodyAt);
  if (crc32(headerBytes) !== view.getUint32(CONTAINER.headerChecksumAt, true)) {
    return refuse('corrupted', 'The header does not agree with its checksum.');
  }
  const header = JSON.parse(asciiText(headerBytes)) as ContainerHeader;
  if (header.kind !== kind) return refuse('foreign-file', `The file holds a ${header.kind}, not a ${kind}.`);
  return success({ header, encoding: view.getUint32(CONTAINER.encodingAt, true), bodyAt, storedLength, plainLength });
}

/** What a data file as it lies on disk says of itself; its body is not looked at. */
export function readContainerHeader(file: Uint8Array, kind: string): Result<ContainerHeader, ContainerFailure> {
  const frame = readFrame(file, kind);
  return frame.ok ? success(frame.value.header) : frame;
}

/**
 * Unpacks a data file as it lies on disk into a buffer that threads can share and `openContainer` opens. A plain file is copied.
 *
 * @param unpack - undoes the packing; it may throw, which is answered as `corrupted`
 */
export function inflateContainer(file: Uint8Array, kind: string, unpack: Unpack): Result<SharedArrayBuffer, ContainerFailure> {
  const frame = readFrame(file, kind);
  if (!frame.ok) return frame;
  const { encoding, bodyAt, storedLength, plainLength } = frame.value;
  let body = file.subarray(bodyAt, bodyAt + storedLength);
  if (encoding === ENCODING.packed) {
    try {
      body = unpack(body, { chunkSize: Math.min(Math.max(plainLength, SMALLEST_PIECE), LARGEST_PIECE) });
    } catch (error) {
      return refuse('corrupted', `The body cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (body.length !== plainLength) return refuse('corrupted', `The body has ${body.length} bytes unpacked, not ${plainLength}.`);
  const buffer = new SharedArrayBuffer(bodyAt + plainLength);
  const bytes = new Uint8Array(buffer);
  bytes.set(file.subarray(0, bodyAt));
  bytes.set(body, bodyAt);
  const view = new DataView(buffer);
  view.setUint32(CONTAINER.encodingAt, ENCODING.plain, true);
  view.setUint32(CONTAINER.storedLengthAt, plainLength, true);
  return success(buffer);
}

/**
 * Opens a plain data file by making views on it; nothing is copied.
 *
 * @param sha256 - when given, the whole body is checked; without it only the frame and the extent of the sections are
 */
export function openContainer(buffer: ArrayBuffer | SharedArrayBuffer, kind: string, sha256?: Sha256): Result<Container, ContainerFailure> {
  const bytes = new Uint8Array(buffer);
  const frame = readFrame(bytes, kind);
  if (!frame.ok) return frame;
  const { header, encoding, bodyAt, plainLength } = frame.value;
  if (encoding !== ENCODING.plain) return refuse('packed', 'The body of the file is packed and has to be inflated first.');
  if (sha256 && sha256(bytes.subarray(bodyAt, bodyAt + plainLength)) !== header.bodySha256) {
    return refuse('corrupted', 'The contents do not agree with their SHA-256.');
  }
  const sections = new Map<string, SectionArray>();
  for (const { name, type, offset, length } of header.sections) {
    const ArrayOfSection = SECTION_ARRAYS[type];
    const isInside = ArrayOfSection !== undefined && offset + length * ArrayOfSection.BYTES_PER_ELEMENT <= plainLength;
    if (!isInside) return refuse('corrupted', `Section ${name} lies outside the file.`);
    sections.set(name, new ArrayOfSection(buffer as ArrayBuffer, bodyAt + offset, length));
  }
  return success({
    header,
    sectionNames: [...sections.keys()],
    section: <T extends SectionArray>(name: string, like: { readonly name: string; readonly prototype: T }): T => {
      const found = sections.get(name);
      if (!found || found.constructor.name !== like.name) throw new DamagedContainer(`Section ${name} is missing or is no ${like.name}.`);
      return found as T;
    },
  });
}

/** What `view` makes of an opened file, or `corrupted` when the file does not hold what its format promises. */
export function viewContainer<T>(container: Container, view: (container: Container) => T): Result<T, ContainerFailure> {
  try {
    return success(view(container));
  } catch (error) {
    if (error instanceof DamagedContainer) return refuse('corrupted', error.message);
    throw error;
  }
}
