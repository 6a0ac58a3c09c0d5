export interface MoleculeNode {
  readonly type: 'mol';
  readonly hide: false;
  readonly smiles: string;
  readonly is_chemical: true;
  /** False too where no catalogue was asked: the form has no word for unknown. */
  readonly in_stock: boolean;
  readonly children?: readonly [ReactionNode];
}

export interface ReactionNode {
  readonly type: 'reaction';
  readonly hide: false;
  /** `product>>reactants`, as a retrosynthetic step. */
  readonly smiles: string;
  readonly is_reaction: true;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly children: readonly MoleculeNode[];
}

/** How one molecule of a route is made. */
export interface NestedStep {
  /** Keys of the molecules it needs, in its order. */
  readonly reactants: readonly string[];
  /** SMILES of what it needs beside them that the route says nothing of. */
  readonly partners?: readonly string[];
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** A route, its molecules named by keys of whoever has it. */
export interface RouteFacts {
  smiles(key: string): string;
  isInStock(key: string): boolean;
  /** `undefined` where the route ends. */
  stepTo(key: string): NestedStep | undefined;
}

/**
 * A route as nested molecules and reactions, the target outside: the form that `ReactionTree.from_dict` of AiZynthFinder reads
 * (Genheden et al., J. Cheminform. 2020, 12, 70, doi:10.1186/s13321-020-00472-1), and RetroCast by its adapter for that program.
 */
export function nestedTree(target: string, facts: RouteFacts): MoleculeNode {
  return moleculeNode(target, facts, []);
}

/** @param above - molecules from the target down to this one: none is made from itself */
function moleculeNode(key: string, facts: RouteFacts, above: readonly string[]): MoleculeNode {
  const step = above.includes(key) ? undefined : facts.stepTo(key);
  const node = leaf(facts.smiles(key), facts.isInStock(key));
  if (step === undefined) return node;
  const { reactants, partners = [], metadata } = step;
  const reaction: ReactionNode = {
    type: 'reaction',
    hide: false,
    smiles: `${facts.smiles(key)}>>${[...reactants.map((each) => facts.smiles(each)), ...partners].filter((smiles) => smiles !== '').join('.')}`,
    is_reaction: true,
    metadata,
    children: [
      ...reactants.map((reactant) => moleculeNode(reactant, facts, [...above, key])),
      ...partners.map((smiles) => leaf(smiles, false)),
    ],
  };
  return { ...node, children: [reaction] };
}

function leaf(smiles: string, isInStock: boolean): MoleculeNode {
  return { type: 'mol', hide: false, smiles, is_chemical: true, in_stock: isInStock };
}
