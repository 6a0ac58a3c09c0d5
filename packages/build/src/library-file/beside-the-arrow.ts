import { netCharge } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit/port';
import type { CollectedReaction } from '../collect/collect-reactions.ts';

/** Heavy atoms up to which a further product may as well be what was put in: water, hydrogen chloride, methanol. */
const SMALL = 3;

function isSmall(smiles: string): boolean {
  return (smiles.match(/Cl|Br|[A-GI-Z]|[cnops]/g) ?? []).length <= SMALL;
}

/** What stands beside the arrow of reactions, as canonical SMILES; every text is canonicalised once. */
export class BesideTheArrow {
  readonly #rdkit: Rdkit;
  /** `null` where the toolkit refuses the text. */
  readonly #canonical = new Map<string, string | null>();

  constructor(rdkit: Rdkit) {
    this.#rdkit = rdkit;
  }

  /**
   * The agents of the record, then reactants that give no atom to the product; each once. Its products, and the reactants that do give
   * atoms, are no agents even where the source lists them as such.
   */
  agentsOf({ record, extracted, reactants, product }: CollectedReaction): readonly string[] {
    const [reactantSide, agentSide] = record.mappedReaction.split('>');
    const used = new Set(extracted.usedReactants.map(({ index }) => index));
    const bystanders = reactantSide.split('.').filter((_, index) => !used.has(index));
    const takingPart = new Set([...reactants, ...this.#productsOf(record, product)]);
    return this.#canonicalParts([...agentSide.split('.'), ...bystanders]).filter((smiles) => !takingPart.has(smiles));
  }

  /** Solvents, where the source says which molecules are; each once. A product is none, but what reacts may be. */
  solventsOf({ record, product }: CollectedReaction): readonly string[] {
    const products = new Set(this.#productsOf(record, product));
    return this.#canonicalParts(record.solvents.flatMap((text) => text.split('.'))).filter((smiles) => !products.has(smiles));
  }

  /** All products of a record, but for ions and small ones, which may as well have been put in. */
  #productsOf(record: CollectedReaction['record'], product: string): readonly string[] {
    const others = this.#canonicalParts(record.otherProducts ?? []);
    return [product, ...others.filter((smiles) => netCharge(smiles) === 0 && !isSmall(smiles))];
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
