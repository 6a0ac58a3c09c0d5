import { type AtomIndex, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import type { Route } from '@retron/tree';
import { readCanonical } from '../step/fragments.ts';
import { chainsOf, type Hop } from './chains.ts';
import type { FaultSource } from './fault-source.ts';
import { esterOxygenOf, plainAlkylsOn } from './plain-alkyl.ts';
import { standingsOf } from './standings.ts';
import type { UndoneStep } from './undone-step.ts';

/** Bonds from a heteroatom within which a free hydrogen may be what a step needs. */
const NEAR = 2;
const HOLDERS: ReadonlySet<number> = new Set([ELEMENT.nitrogen, ELEMENT.oxygen, ELEMENT.sulfur]);

/** Steps that put a plain alkyl group on the heteroatom that an earlier one took it off, where nothing is done near by in between. */
export function alkylsPutBack(route: Route, source: FaultSource): readonly UndoneStep[] {
  return chainsOf(route, source).flatMap((chain) => chain.flatMap((hop, place) => putBackBy(hop, chain.slice(place + 1), source)));
}

/** @param below - the steps before it, the last first */
function putBackBy(
  { step, product: id, precursor: before, parentAtom }: Hop,
  below: readonly Hop[],
  source: FaultSource,
): readonly UndoneStep[] {
  const [product, precursor] = [readCanonical(source.smiles(id)), readCanonical(source.smiles(before))];
  return parentAtom.flatMap((becomes, atom) => {
    if (becomes < 0 || !isHolder(product, becomes) || precursor.hydrogenCount[atom] <= product.hydrogenCount[becomes]) return [];
    const brought = plainAlkylsOn(product, becomes).filter(({ carbon }) => !parentAtom.includes(carbon));
    return brought.flatMap(({ key }) => {
      const undone = takenOffBelow(below, atom, key, source);
      return undone === null ? [] : [{ step, undone, atoms: [{ structureId: id, atom: becomes }] }];
    });
  });
}

/** The step that frees an atom of a plain alkyl group, unless one after it is done near by. */
function takenOffBelow(below: readonly Hop[], atom: AtomIndex, key: string, source: FaultSource): UndoneStep['undone'] | null {
  let at = atom;
  for (const { step, product: id, precursor: before, parentAtom } of below) {
    const [product, precursor] = [readCanonical(source.smiles(id)), readCanonical(source.smiles(before))];
    const own = parentAtom.indexOf(at);
    if (own < 0) return null;
    const lost = plainAlkylsOn(precursor, own).filter(({ carbon }) => parentAtom[carbon] < 0);
    if (precursor.hydrogenCount[own] < product.hydrogenCount[at]) return lost.some((each) => each.key === key) ? step : null;
    if (isDoneNear(product, parentAtom, at, standingsOf(source.smiles(id)), standingsOf(source.smiles(before)))) return null;
    at = own;
  }
  return null;
}

/** Whether a step changes or brings something within some bonds of an atom of its product. */
function isDoneNear(
  product: Molecule,
  parentAtom: readonly number[],
  atom: AtomIndex,
  after: readonly string[],
  before: readonly string[],
): boolean {
  const near = new Set([atom]);
  for (let bonds = 0; bonds < NEAR; bonds++) for (const each of [...near]) for (const next of neighboursOf(product, each)) near.add(next);
  return [...near].some((each) => after[each] !== before[parentAtom.indexOf(each)]);
}

/** Esters are cleaved and made again for the sake of what lies between, and no rule says which. */
function isHolder(molecule: Molecule, atom: AtomIndex): boolean {
  if (!HOLDERS.has(molecule.atomicNumber[atom])) return false;
  return !neighboursOf(molecule, atom).some((each) => esterOxygenOf(molecule, each) === atom);
}
