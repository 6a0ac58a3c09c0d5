import type { Rdkit } from '@retron/rdkit/port';
import type { CollectedReaction } from '../collect/collect-reactions.ts';

/** What stands beside the arrow of reactions, as canonical SMILES; every text is canonicalised once. */
export class BesideTheArrow {
  readonly #rdkit: Rdkit;
  /** `null` where the toolkit refuses the text. */
  readonly #canonical = new Map<string, string | null>();

  constructor(rdkit: Rdkit) {
    this.#rdkit = rdkit;
  }

  /** The agents of the record, then reactants that give no atom to the product; each once. */
  agentsOf({ record, extracted }: CollectedReaction): readonly string[] {
    const [reactantSide, agentSide] = record.mappedReaction.split('>');
    const used = new Set(extracted.usedReactants.map(({ index }) => index));
    const bystanders = reactantSide.split('.').filter((_, index) => !used.has(index));
    return this.#canonicalParts([...agentSide.split('.'), ...bystanders]);
  }

  /** Solvents, where the source says which molecules are; each once. */
  solventsOf({ record }: CollectedReaction): readonly string[] {
    return this.#canonicalParts(record.solvents.flatMap((text) => text.split('.')));
  }

  /** What the toolkit refuses is left out, as no one could draw it. */
  #canonicalParts(parts: readonly string[]): readonly string[] {
    const canonical = parts.map((part) => (part === '' ? null : this.#canonicalOf(part)));
    return [...new Set(canonical.filter((smiles) => smiles !== null))];
  }

  #canonicalOf(part: string): string | null {
    const known = this.#canonical.get(part);
    if (known !== undefined) return known;
    const answer = this.#rdkit.canonicalSmiles(part);
    const canonical = answer.ok ? answer.value : null;
    this.#canonical.set(part, canonical);
    return canonical;
  }
}
