import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { ProductWeights } from '../rank/product-weights.ts';
import { DENSE } from './product-features.ts';

/** First bytes of a file, `RFPW`; then, all little-endian: version, measured features, places of the table, step, weights, table. */
export const WEIGHTS_LAYOUT = {
  magic: 0x57504652,
  /** Raised when features change, so that weights fitted to others are refused. */
  version: 1,
  stepAt: 16,
  headerBytes: 20,
} as const;

/** Reads a file; fails with `not-weights` or `other-weights`. The table is a view on `bytes`. */
export function readProductWeights(bytes: Uint8Array): Result<ProductWeights, Failure> {
  const refuse = (kind: string, message: string) => failure<Failure>({ kind, message });
  if (bytes.length < WEIGHTS_LAYOUT.headerBytes) return refuse('not-weights', 'The file holds no weights for products.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [magic, version, denseCount, places] = [0, 4, 8, 12].map((at) => view.getUint32(at, true));
  if (magic !== WEIGHTS_LAYOUT.magic) return refuse('not-weights', 'The file holds no weights for products.');
  if (version !== WEIGHTS_LAYOUT.version || denseCount !== DENSE.length)
    return refuse('other-weights', 'The weights were fitted to other features.');
  const tableStart = WEIGHTS_LAYOUT.headerBytes + 4 * denseCount;
  const isPowerOfTwo = places > 0 && (places & (places - 1)) === 0;
  if (!isPowerOfTwo || bytes.length !== tableStart + places) return refuse('not-weights', 'The file of weights is cut short.');
  return success({
    dense: Float32Array.from({ length: denseCount }, (_, index) => view.getFloat32(WEIGHTS_LAYOUT.headerBytes + 4 * index, true)),
    sparse: new Int8Array(bytes.buffer, bytes.byteOffset + tableStart, places),
    step: view.getFloat32(WEIGHTS_LAYOUT.stepAt, true),
  });
}
