import type { ExportReaction } from '../content.ts';
import type { Facts } from '../facts.ts';
import { type MoleculeNode, type NestedStep, nestedTree } from './nested-tree.ts';

/** The routes of a content, each nested from the target down: see `nestedTree`. */
export function nestedRoutes(facts: Facts): readonly MoleculeNode[] {
  return facts.content.routes.flatMap(({ reactions }) => {
    const last = facts.reaction(reactions.at(-1) ?? '');
    if (last === undefined) return [];
    const makers = new Map(reactions.map((no) => [facts.reaction(no)?.product ?? '', facts.reaction(no)]));
    const tree = nestedTree(last.product, {
      smiles: (no) => facts.structure(no)?.smiles ?? '',
      isInStock: (no) => facts.structure(no)?.isInStock ?? false,
      stepTo: (no) => stepOf(makers.get(no)),
    });
    return [tree];
  });
}

function stepOf(reaction: ExportReaction | undefined): NestedStep | undefined {
  if (reaction === undefined) return undefined;
  const { no, ensid, name, rating, choice, feasibility, precedentCount, conditions, reactants, partners } = reaction;
  return {
    reactants,
    partners,
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
  };
}
