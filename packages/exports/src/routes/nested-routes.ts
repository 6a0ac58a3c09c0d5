import type { ExportReaction } from '../content.ts';
import type { Facts } from '../facts.ts';

interface MoleculeNode {
  readonly type: 'mol';
  readonly hide: false;
  readonly smiles: string;
  readonly is_chemical: true;
  /** False too where no catalogue was asked: the form has no word for unknown. */
  readonly in_stock: boolean;
  readonly children?: readonly [ReactionNode];
}

interface ReactionNode {
  readonly type: 'reaction';
  readonly hide: false;
  /** `product>>reactants`, as a retrosynthetic step. */
  readonly smiles: string;
  readonly is_reaction: true;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly children: readonly MoleculeNode[];
}

/**
 * Routes as nested molecules and reactions, the target outside: the form that `ReactionTree.from_dict` of AiZynthFinder reads
 * (Genheden et al., J. Cheminform. 2020, 12, 70, doi:10.1186/s13321-020-00472-1).
 */
export function nestedRoutes(facts: Facts): readonly MoleculeNode[] {
  return facts.content.routes.flatMap(({ reactions }) => {
    const last = facts.reaction(reactions.at(-1) ?? '');
    if (last === undefined) return [];
    const makers = new Map(reactions.map((no) => [facts.reaction(no)?.product ?? '', facts.reaction(no)]));
    return [moleculeNode(last.product, makers, facts, [])];
  });
}

/** @param above - structures from the target down to this one: none is made from itself */
function moleculeNode(
  no: string,
  makers: ReadonlyMap<string, ExportReaction | undefined>,
  facts: Facts,
  above: readonly string[],
): MoleculeNode {
  const structure = facts.structure(no);
  const maker = above.includes(no) ? undefined : makers.get(no);
  const node = leaf(structure?.smiles ?? '', structure?.isInStock ?? false);
  return maker === undefined ? node : { ...node, children: [reactionNode(maker, makers, facts, [...above, no])] };
}

function leaf(smiles: string, isInStock: boolean): MoleculeNode {
  return { type: 'mol', hide: false, smiles, is_chemical: true, in_stock: isInStock };
}

function reactionNode(
  reaction: ExportReaction,
  makers: ReadonlyMap<string, ExportReaction | undefined>,
  facts: Facts,
  above: readonly string[],
): ReactionNode {
  const { no, ensid, name, rating, choice, feasibility, precedentCount, conditions } = reaction;
  return {
    type: 'reaction',
    hide: false,
    smiles: `${facts.productSmiles(reaction)}>>${facts.reactantSmiles(reaction).join('.')}`,
    is_reaction: true,
    metadata: {
      reaction_no: no,
      ensid,
      classification: name,
      rating,
      choice,
      feasibility,
      library_occurence: precedentCount,
      conditions: conditions[0]?.text ?? null,
    },
    children: [
      ...reaction.reactants.map((reactant) => moleculeNode(reactant, makers, facts, above)),
      ...reaction.partners.map((smiles) => leaf(smiles, false)),
    ],
  };
}
