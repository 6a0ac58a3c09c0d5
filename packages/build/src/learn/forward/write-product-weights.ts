import type { ProductWeights } from '@retron/planning';
import { PRODUCT_WEIGHTS_KIND, WEIGHTS_LAYOUT } from '@retron/planning/training';

/** Weights as a file, as `readProductWeights` reads it. Equal weights give equal bytes. */
export function writeProductWeights({ dense, sparse, step }: ProductWeights): Uint8Array {
  const { magic, version, stepAt, kindLengthAt, kindAt } = WEIGHTS_LAYOUT;
  const denseAt = kindAt + PRODUCT_WEIGHTS_KIND.length;
  const bytes = new Uint8Array(denseAt + 4 * dense.length + sparse.length);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of [magic, version, dense.length, sparse.length].entries()) view.setUint32(4 * index, value, true);
  view.setFloat32(stepAt, step, true);
  view.setUint32(kindLengthAt, PRODUCT_WEIGHTS_KIND.length, true);
  for (let i = 0; i < PRODUCT_WEIGHTS_KIND.length; i++) bytes[kindAt + i] = PRODUCT_WEIGHTS_KIND.charCodeAt(i);
  for (const [index, weight] of dense.entries()) view.setFloat32(denseAt + 4 * index, weight, true);
  bytes.set(new Uint8Array(sparse.buffer, sparse.byteOffset, sparse.length), denseAt + 4 * dense.length);
  return bytes;
}
