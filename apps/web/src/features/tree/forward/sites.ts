import type { EnsembleNode, StructureNode } from '@retron/contract';
import { type AtomIndex, type Molecule, parseSmiles, symbolOf } from '@retron/molecule';
import type { Rating } from '@retron/tree';
import { ratingOf } from '../model/words.ts';

/** Where a structure reacts: atoms of it that change, with those that are equivalent to them. */
export interface Site {
  /** From 1, the most expected first. */
  readonly no: number;
  /** `N–H`, `C–Br`, or the elements that change. */
  readonly label: string;
  /** Atoms of the structure, ascending, from 1: those of all places that are equivalent. */
  readonly atoms: readonly number[];
  readonly ensids: readonly number[];
  readonly best: Rating;
  /** Of what is expected, 0 to 1; with the other sites and what is outside 1. */
  readonly share: number;
}

/** The share of a product among all that is expected of a starting material: those of all products and what is outside make 1. */
export function shareOfExpected(
  target: Pick<StructureNode, 'children' | 'outside'>,
): (product: Pick<EnsembleNode, 'probability'>) => number {
  const total = target.children.reduce((sum, { probability }) => sum + probability, 0);
  return ({ probability }) => (total === 0 ? 0 : ((1 - (target.outside ?? 0)) * probability) / total);
}

/** The sites of a starting material at which its products form, most expected first. */
export function sitesOf(target: StructureNode): readonly Site[] {
  const parsed = parseSmiles(target.smiles);
  const groups = new Map<string, EnsembleNode[]>();
  const classes = parsed.ok ? equivalenceClasses(parsed.value) : [];
  const keyOf = ({ atcenter }: EnsembleNode) =>
    [...new Set(atcenter.map((atom) => classes[atom - 1] ?? -atom))].sort((a, b) => a - b).join();
  for (const product of target.children) {
    const key = keyOf(product);
    groups.set(key, [...(groups.get(key) ?? []), product]);
  }
  const shareOf = shareOfExpected(target);
  return [...groups.values()]
    .map((products) => ({ products, share: products.reduce((sum, product) => sum + shareOf(product), 0) }))
    .sort((a, b) => b.share - a.share || (a.products[0]?.ensid ?? 0) - (b.products[0]?.ensid ?? 0))
    .map(({ products, share }, index) => ({
      no: index + 1,
      label: parsed.ok ? labelOf(products[0]?.atcenter ?? [], parsed.value) : '',
      atoms: [...new Set(products.flatMap(({ atcenter }) => atcenter))].sort((a, b) => a - b),
      ensids: products.map(({ ensid }) => ensid),
      best: Math.max(...products.map(ratingOf)) as Rating,
      share,
    }));
}

/** For each atom a number that it shares with those in the same surroundings, as far as the molecule reaches. */
function equivalenceClasses(molecule: Molecule): readonly number[] {
  const { atomCount, atomicNumber, charge, hydrogenCount, neighbourStart, neighbourAtom, neighbourBond, bondOrder } = molecule;
  let classes = ranks(Array.from({ length: atomCount }, (_, atom) => [atomicNumber[atom], charge[atom], hydrogenCount[atom]].join()));
  for (let round = 0; round < atomCount; round++) {
    const refined = ranks(
      classes.map((own, atom) => {
        const around: string[] = [];
        for (let place = neighbourStart[atom] ?? 0; place < (neighbourStart[atom + 1] ?? 0); place++) {
          around.push(`${classes[neighbourAtom[place] ?? 0]}:${bondOrder[neighbourBond[place] ?? 0]}`);
        }
        return `${own};${around.sort().join()}`;
      }),
    );
    if (new Set(refined).size === new Set(classes).size) return refined;
    classes = refined;
  }
  return classes;
}

function ranks(descriptions: readonly string[]): readonly number[] {
  const known = new Map<string, number>();
  return descriptions.map((description) => {
    const rank = known.get(description) ?? known.size;
    known.set(description, rank);
    return rank;
  });
}

/** What a chemist calls a site: an atom with its hydrogen, a bond, or the elements that change. @param atoms - from 1 */
function labelOf(atoms: readonly number[], molecule: Molecule): string {
  const own = atoms.map((atom) => atom - 1).filter((atom) => atom < molecule.atomCount);
  const symbols = own.map((atom) => symbolOf(molecule.atomicNumber[atom] ?? 0));
  const [first, second] = own;
  if (first !== undefined && second === undefined) return (molecule.hydrogenCount[first] ?? 0) > 0 ? `${symbols[0]}–H` : (symbols[0] ?? '');
  if (own.length === 2 && first !== undefined && second !== undefined) {
    const label = bondLabel(molecule, first, second);
    if (label !== null) return label;
  }
  const bonds = own.flatMap((a, index) => own.slice(index + 1).map((b) => bondLabel(molecule, a, b)));
  const multiple = [...new Set(bonds.filter((label) => label !== null && /[=≡]/.test(label)))];
  return multiple.length > 0 ? multiple.join(', ') : [...new Set(symbols)].join(', ');
}

/** `C–Br` or `C=C`; `null` where there is no bond. */
function bondLabel(molecule: Molecule, a: AtomIndex, b: AtomIndex): string | null {
  const order = orderBetween(molecule, a, b);
  const sign = order === 2 ? '=' : order === 3 ? '≡' : '–';
  return order === null ? null : [a, b].map((atom) => symbolOf(molecule.atomicNumber[atom] ?? 0)).join(sign);
}

function orderBetween(molecule: Molecule, a: AtomIndex, b: AtomIndex): number | null {
  for (let place = molecule.neighbourStart[a] ?? 0; place < (molecule.neighbourStart[a + 1] ?? 0); place++) {
    if (molecule.neighbourAtom[place] === b) return molecule.bondOrder[molecule.neighbourBond[place] ?? 0] ?? null;
  }
  return null;
}
