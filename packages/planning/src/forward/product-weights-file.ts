import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { ProductWeights } from '../rank/product-weights.ts';
import { DENSE } from './product-features.ts';

/** First bytes of a file, `RFPW`; then, all little-endian: version, measured features, places of the table, step, weights, table. */
const MAGIC = 0x57504652;
/** Raised when features change, so that weights fitted to others are refused. */
const VERSION = 1;
const HEADER_BYTES = 20;

/** Weights as a file. Equal weights give equal bytes. */
export function writeProductWeights({ dense, sparse, step }: ProductWeights): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + 4 * dense.length + sparse.length);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of [MAGIC, VERSION, dense.length, sparse.length].entries()) view.setUint32(4 * index, value, true);
  view.setFloat32(16, step, true);
  for (const [index, weight] of dense.entries()) view.setFloat32(HEADER_BYTES + 4 * index, weight, true);
  bytes.set(new Uint8Array(sparse.buffer, sparse.byteOffset, sparse.length), HEADER_BYTES + 4 * dense.length);
  return bytes;
}

/** Reads a file; fails with `not-weights` or `other-weights`. The table is a view on `bytes`. */
export function readProductWeights(bytes: Uint8Array): Result<ProductWeights, Failure> {
  const refuse = (kind: string, message: string) => failure<Failure>({ kind, message });
  if (bytes.length < HEADER_BYTES) return refuse('not-weights', 'The file holds no weights for products.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [magic, version, denseCount, places] = [0, 4, 8, 12].map((at) => view.getUint32(at, true));
  if (magic !== MAGIC) return refuse('not-weights', 'The file holds no weights for products.');
  if (version !== VERSION || denseCount !== DENSE.length) return refuse('other-weights', 'The weights were fitted to other features.');
  const tableStart = HEADER_BYTES + 4 * denseCount;
  const isPowerOfTwo = places > 0 && (places & (places - 1)) === 0;
  if (!isPowerOfTwo || bytes.length !== tableStart + places) return refuse('not-weights', 'The file of weights is cut short.');
  return success({
    dense: Float32Array.from({ length: denseCount }, (_, index) => view.getFloat32(HEADER_BYTES + 4 * index, true)),
    sparse: new Int8Array(bytes.buffer, bytes.byteOffset + tableStart, places),
    step: view.getFloat32(16, true),
  });
}
