import type { TransformId, TransformLibrary } from '@retron/library';
import { mixBits } from '@retron/molecule';

/** Names transforms by their text, so that they are the same in every library; each is worked out once. */
export class TransformNames {
  readonly #known = new Map<TransformLibrary, Float64Array>();

  of(library: TransformLibrary, transform: TransformId): number {
    const known = this.#known.get(library) ?? new Float64Array(library.transformCount).fill(Number.NaN);
    this.#known.set(library, known);
    if (Number.isNaN(known[transform])) known[transform] = hashOfText(library.template(transform));
    return known[transform];
  }
}

/** FNV-1a over the characters, mixed. */
function hashOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mixBits(hash);
}
