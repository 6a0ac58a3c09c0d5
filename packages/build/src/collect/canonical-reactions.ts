import type { Rdkit } from '@retron/rdkit/port';
import type { ReactionSource, SourceReaction } from './source-reaction.ts';

/** A recorded reaction with its molecules as the toolkit writes them. */
export interface CanonicalReaction {
  readonly record: SourceReaction;
  readonly source: ReactionSource;
  /** Canonical SMILES, sorted. */
  readonly reactants: readonly string[];
  readonly product: string;
}

export interface CanonicalReactions {
  readonly reactions: readonly CanonicalReaction[];
  /** Records that cannot be used, by reason. */
  readonly refused: Readonly<Record<string, number>>;
}

/** Reads all reactions of the sources, in their order. */
export async function readCanonicalReactions(sources: readonly ReactionSource[], rdkit: Rdkit): Promise<CanonicalReactions> {
  const reactions: CanonicalReaction[] = [];
  const refused: Record<string, number> = {};
  for (const source of sources) {
    for await (const record of source.reactions) {
      const reaction = readRecord(record, source, rdkit);
      if (typeof reaction === 'string') refused[reaction] = (refused[reaction] ?? 0) + 1;
      else reactions.push(reaction);
    }
  }
  return { reactions, refused };
}

function readRecord(record: SourceReaction, source: ReactionSource, rdkit: Rdkit): CanonicalReaction | string {
  if (record.problem !== undefined) return record.problem;
  const [reactantSide = '', , productSide = ''] = record.mappedReaction.split('>');
  if (reactantSide === '' || productSide === '') return 'not a reaction';
  const product = rdkit.canonicalSmiles(productSide);
  if (!product.ok) return 'product refused by the toolkit';
  if (product.value.includes('.')) return 'several products';
  const reactants: string[] = [];
  for (const text of reactantSide.split('.')) {
    const reactant = rdkit.canonicalSmiles(text);
    if (!reactant.ok) return 'reactant refused by the toolkit';
    reactants.push(reactant.value);
  }
  if (reactants.includes(product.value)) return 'the product is a reactant';
  return { record, source, reactants: reactants.sort(), product: product.value };
}
