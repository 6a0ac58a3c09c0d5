import { type AtomIndex, connectedComponents, failure, type Molecule, parseSmiles, type Result, success } from '@retron/molecule';
import type { ExtractFailure, ExtractFailureKind } from './extract-failure.ts';

/** A reaction whose every product atom is traced to one reactant atom. */
export interface MappedReaction {
  readonly reactants: Molecule;
  readonly product: Molecule;
  /** Product atom -> the reactant atom it was. */
  readonly sourceOf: Int32Array;
  /** Reactant atom -> the product atom it becomes, or -1 when it leaves. Map numbers absent from the product count for nothing. */
  readonly becomes: Int32Array;
  /** Reactant atom -> place of its molecule among the reactants, from 0, in the order of the text. */
  readonly moleculeOf: Int32Array;
  readonly moleculeCount: number;
}

function refuse(kind: ExtractFailureKind, message: string): { ok: false; error: ExtractFailure } {
  return failure({ kind, message });
}

/** Map number -> atom, or `null` when a number stands twice. */
function atomsByMap(molecule: Molecule, wanted?: ReadonlyMap<number, AtomIndex>): Map<number, AtomIndex> | null {
  const atoms = new Map<number, AtomIndex>();
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    const map = molecule.atomMap[atom];
    if (map === 0 || (wanted && !wanted.has(map))) continue;
    if (atoms.has(map)) return null;
    atoms.set(map, atom);
  }
  return atoms;
}

/**
 * Reads `reactants>agents>product` and traces every product atom.
 *
 * The product must be one connected molecule with every atom mapped. Agents are not looked at; a reactant without a mapped atom is
 * kept in `reactants` and is for the caller to ignore.
 */
export function readMappedReaction(text: string): Result<MappedReaction, ExtractFailure> {
  const sides = text.trim().split('>');
  if (sides.length !== 3 || sides[0] === '' || sides[2] === '')
    return refuse('not-a-reaction', 'Not of the form reactants>agents>product.');
  const parsedReactants = parseSmiles(sides[0]);
  const parsedProduct = parseSmiles(sides[2]);
  if (!parsedReactants.ok) return refuse('unparsable-molecule', parsedReactants.error.message);
  if (!parsedProduct.ok) return refuse('unparsable-molecule', parsedProduct.error.message);
  const reactants = parsedReactants.value;
  const product = parsedProduct.value;
  if (connectedComponents(product).length !== 1) return refuse('several-products', 'The product side holds more than one molecule.');

  const productAtoms = atomsByMap(product);
  if (!productAtoms) return refuse('duplicate-map', 'A map number stands twice in the product.');
  if (productAtoms.size !== product.atomCount) return refuse('unmapped-product-atom', 'A product atom has no map number.');
  const reactantAtoms = atomsByMap(reactants, productAtoms);
  if (!reactantAtoms) return refuse('duplicate-map', 'A map number stands twice among the reactants.');

  const sourceOf = new Int32Array(product.atomCount);
  const becomes = new Int32Array(reactants.atomCount).fill(-1);
  for (const [map, atom] of productAtoms) {
    const source = reactantAtoms.get(map);
    if (source === undefined) return refuse('product-atom-without-source', `No reactant atom carries map number ${map}.`);
    if (product.atomicNumber[atom] !== reactants.atomicNumber[source] || product.isotope[atom] !== reactants.isotope[source]) {
      return refuse('element-change', `Map number ${map} joins different elements.`);
    }
    sourceOf[atom] = source;
    becomes[source] = atom;
  }
  const molecules = connectedComponents(reactants);
  const moleculeOf = new Int32Array(reactants.atomCount);
  molecules.forEach((atoms, index) => {
    for (const atom of atoms) moleculeOf[atom] = index;
  });
  return success({ reactants, product, sourceOf, becomes, moleculeOf, moleculeCount: molecules.length });
}
