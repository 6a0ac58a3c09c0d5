import { type AtomIndex, bondBetween, findIsomorphism, type Molecule, MoleculeBuilder, parseSmiles } from '@retron/molecule';

/** How far two maps of one reaction agree, each up to the symmetry of the molecules. */
export interface MapAgreement {
  /** Every atom of the product comes from the same reactant atom. */
  readonly sameMap: boolean;
  /** The same bonds, hydrogens and charges of the product change, wherever leaving atoms come from. */
  readonly sameChange: boolean;
}

/** A mapped reaction as two molecules whose common map numbers tell which atoms are the same. */
interface Sides {
  readonly reactants: Molecule;
  readonly product: Molecule;
  /** Product atom -> reactant atom, or -1. */
  readonly sourceOf: Int32Array;
  /** Reactant atoms that are not in the product. */
  readonly leaving: readonly AtomIndex[];
}

function readSides(mappedReaction: string): Sides | null {
  const [reactantSide = '', , productSide = ''] = mappedReaction.split('>');
  const reactants = parseSmiles(reactantSide);
  const product = parseSmiles(productSide);
  if (!reactants.ok || !product.ok) return null;
  const atomOf = new Map<number, AtomIndex>();
  reactants.value.atomMap.forEach((map, atom) => {
    if (map !== 0) atomOf.set(map, atom);
  });
  const sourceOf = Int32Array.from(product.value.atomMap, (map) => (map === 0 ? -1 : (atomOf.get(map) ?? -1)));
  const used = new Set(sourceOf);
  const leaving = Array.from({ length: reactants.value.atomCount }, (_, atom) => atom).filter((atom) => !used.has(atom));
  return { reactants: reactants.value, product: product.value, sourceOf, leaving };
}

/** Gives texts numbers, so that they can stand where a graph has numbers. Both graphs of a comparison use one. */
class Labels {
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, known);
    return known;
  }
}

/** Stands clear of every bond order that has a meaning of its own. */
const FIRST_PAIR_ORDER = 16;
const ORDERS = 8;

function orderBetween(molecule: Molecule, a: AtomIndex, b: AtomIndex): number {
  const bond = a < 0 || b < 0 ? -1 : bondBetween(molecule, a, b);
  return bond < 0 ? 0 : molecule.bondOrder[bond];
}

function stateOf(molecule: Molecule, atom: AtomIndex): string {
  return `${molecule.charge[atom]} ${molecule.hydrogenCount[atom]} ${molecule.isotope[atom]}`;
}

/**
 * Reaction as one graph: product atoms, then leaving atoms where asked for; a bond carries its order on both sides, an atom its state
 * on both sides. Two maps of a reaction are alike under symmetry if and only if the whole graphs are isomorphic.
 */
function condensed({ reactants, product, sourceOf, leaving }: Sides, withLeaving: boolean, labels: Labels): Molecule {
  const builder = new MoleculeBuilder();
  const isLeaving = new Set(leaving);
  const bondsLost = (atom: AtomIndex) => {
    if (atom < 0) return 'new';
    const { neighbourStart, neighbourAtom, neighbourBond, bondOrder } = reactants;
    const lost: number[] = [];
    for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
      if (isLeaving.has(neighbourAtom[k])) lost.push(bondOrder[neighbourBond[k]]);
    }
    return lost.sort().join();
  };
  const nodes: { inReactants: AtomIndex; inProduct: AtomIndex }[] = [];
  for (let atom = 0; atom < product.atomCount; atom++) nodes.push({ inReactants: sourceOf[atom], inProduct: atom });
  if (withLeaving) for (const atom of leaving) nodes.push({ inReactants: atom, inProduct: -1 });
  for (const { inReactants, inProduct } of nodes) {
    const before = inReactants < 0 ? '-' : stateOf(reactants, inReactants);
    const after = inProduct < 0 ? '-' : stateOf(product, inProduct);
    const atomicNumber = inProduct < 0 ? reactants.atomicNumber[inReactants] : product.atomicNumber[inProduct];
    builder.addAtom({ atomicNumber, isotope: labels.numberOf(`${before}/${after}/${inProduct < 0 ? '' : bondsLost(inReactants)}`) });
  }
  for (let a = 0; a < nodes.length; a++) {
    for (let b = a + 1; b < nodes.length; b++) {
      const before = orderBetween(reactants, nodes[a].inReactants, nodes[b].inReactants);
      const after = orderBetween(product, nodes[a].inProduct, nodes[b].inProduct);
      if (before + after > 0) builder.addBond(a, b, FIRST_PAIR_ORDER + ORDERS * before + after);
    }
  }
  return builder.build();
}

/**
 * Compares two maps of the same reaction. Stereo is not compared, nor are map numbers that stand on one side only.
 *
 * @param a - `reactants>agents>product`, in the toolkit's aromatic form
 * @param b - likewise, of the same molecules
 * @returns `null` when one of them cannot be read
 */
export function compareMaps(a: string, b: string): MapAgreement | null {
  const sidesOfA = readSides(a);
  const sidesOfB = readSides(b);
  if (!sidesOfA || !sidesOfB) return null;
  const labels = new Labels();
  const agree = (withLeaving: boolean) =>
    findIsomorphism(condensed(sidesOfA, withLeaving, labels), condensed(sidesOfB, withLeaving, labels)) !== null;
  return { sameMap: agree(true), sameChange: agree(false) };
}
