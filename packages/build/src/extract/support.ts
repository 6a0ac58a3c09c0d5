import { readTemplate } from '@retron/transforms';
import type { CollectedReaction, Collection } from '../collect/collect-reactions.ts';
import type { ReactionSource } from '../collect/source-reaction.ts';

/** What speaks for a reaction: whether its templates can be read, and who else shows its level-1 transform. */
export class Support {
  readonly #isReadable = new Map<string, boolean>();
  readonly #products = new Map<string, Set<string>>();
  readonly #isBelieved = new Set<string>();
  readonly #minimum: number;

  constructor({ reactions }: Collection, sources: readonly ReactionSource[], { minimumSupport }: { readonly minimumSupport: number }) {
    this.#minimum = minimumSupport;
    for (const { extracted, product, source, isMappedHere } of reactions) {
      const [level1] = extracted.templates;
      if (sources[source].isCurated || isMappedHere) this.#isBelieved.add(level1);
      const known = this.#products.get(level1);
      if (known) known.add(product);
      else this.#products.set(level1, new Set([product]));
    }
  }

  /** Why the reaction gives no transform, or `null`. */
  objection({ extracted }: CollectedReaction): string | null {
    if (!extracted.templates.every((template) => this.#readable(template))) return 'template-unusable';
    const [level1] = extracted.templates;
    const isSupported = this.#isBelieved.has(level1) || (this.#products.get(level1)?.size ?? 0) >= this.#minimum;
    return isSupported ? null : 'too-little-support';
  }

  #readable(template: string): boolean {
    const known = this.#isReadable.get(template) ?? readTemplate(template).ok;
    this.#isReadable.set(template, known);
    return known;
  }
}
