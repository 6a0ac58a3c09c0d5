import { type Failure, failure, type Result, success } from '@retron/molecule';
import { DENSE } from './product-features.ts';
import { PRODUCT_WEIGHTS_KIND, type ProductWeights } from './product-weights.ts';

/**
 * First bytes of a file, `RFPW`; then, all little-endian: version, measured features, places of the table, step; from version 2 on the
 * length of the ranker's kind and the kind, in ASCII; weights, table.
 */
export const WEIGHTS_LAYOUT = {
  magic: 0x57504652,
  /** Raised when features or the layout change: weights fitted to other features are refused. */
  version: 2,
  /** The same weights without a kind. */
  versionWithoutKind: 1,
  stepAt: 16,
  kindLengthAt: 20,
  kindAt: 24,
} as const;

/** Reads a file; fails with `not-weights`, `unknown-kind` or `other-weights`. The table is a view on `bytes`. */
export function readProductWeights(bytes: Uint8Array): Result<ProductWeights, Failure> {
  const refuse = (kind: string, message: string) => failure<Failure>({ kind, message });
  if (bytes.length < WEIGHTS_LAYOUT.kindLengthAt) return refuse('not-weights', 'The file holds no weights for products.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [magic, version, denseCount, places] = [0, 4, 8, 12].map((at) => view.getUint32(at, true));
  if (magic !== WEIGHTS_LAYOUT.magic) return refuse('not-weights', 'The file holds no weights for products.');
  if (version !== WEIGHTS_LAYOUT.version && version !== WEIGHTS_LAYOUT.versionWithoutKind) {
    return refuse('other-weights', `The weights have format ${version}; this version of Retron reads format ${WEIGHTS_LAYOUT.version}.`);
  }
  const header = version === WEIGHTS_LAYOUT.version ? readKind(bytes) : { kind: PRODUCT_WEIGHTS_KIND, end: WEIGHTS_LAYOUT.kindLengthAt };
  if (header === null) return refuse('not-weights', 'The file of weights is cut short.');
  if (header.kind !== PRODUCT_WEIGHTS_KIND) {
    return refuse(
      'unknown-kind',
      `The ranker is of the kind “${header.kind}”; this version of Retron reads here: ${PRODUCT_WEIGHTS_KIND}.`,
    );
  }
  if (denseCount !== DENSE.length) return refuse('other-weights', 'The weights were fitted to other features.');
  const tableStart = header.end + 4 * denseCount;
  const isPowerOfTwo = places > 0 && (places & (places - 1)) === 0;
  if (!isPowerOfTwo || bytes.length !== tableStart + places) return refuse('not-weights', 'The file of weights is cut short.');
  return success({
    dense: Float32Array.from({ length: denseCount }, (_, index) => view.getFloat32(header.end + 4 * index, true)),
    sparse: new Int8Array(bytes.buffer, bytes.byteOffset + tableStart, places),
    step: view.getFloat32(WEIGHTS_LAYOUT.stepAt, true),
  });
}

/** The kind and where it ends; `null` when the file ends before it does. */
function readKind(bytes: Uint8Array): { readonly kind: string; readonly end: number } | null {
  const { kindLengthAt, kindAt: start } = WEIGHTS_LAYOUT;
  if (bytes.length < start) return null;
  const end = start + new DataView(bytes.buffer, bytes.byteOffset).getUint32(kindLengthAt, true);
  return bytes.length < end ? null : { kind: String.fromCharCode(...bytes.subarray(start, end)), end };
}
