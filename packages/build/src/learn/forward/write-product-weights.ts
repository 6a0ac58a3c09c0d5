import type { ProductWeights } from '@retron/planning';
import { WEIGHTS_LAYOUT } from '@retron/planning/training';

/** Weights as a file, as `readProductWeights` reads it. Equal weights give equal bytes. */
export function writeProductWeights({ dense, sparse, step }: ProductWeights): Uint8Array {
  const { magic, version, stepAt, headerBytes } = WEIGHTS_LAYOUT;
  const bytes = new Uint8Array(headerBytes + 4 * dense.length + sparse.length);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of [magic, version, dense.length, sparse.length].entries()) view.setUint32(4 * index, value, true);
  view.setFloat32(stepAt, step, true);
  for (const [index, weight] of dense.entries()) view.setFloat32(headerBytes + 4 * index, weight, true);
  bytes.set(new Uint8Array(sparse.buffer, sparse.byteOffset, sparse.length), headerBytes + 4 * dense.length);
  return bytes;
}
