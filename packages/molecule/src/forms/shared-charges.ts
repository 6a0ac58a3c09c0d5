import { ELEMENT } from '../elements.ts';
import { type AtomIndex, BOND, type BondIndex, bondBetween, degree, type Molecule, neighboursOf } from '../molecule.ts';
import { type Redrawing, redrawnWhile } from './redrawn.ts';

/** Elements whose bond to oxygen is drawn double, though its charges are apart. */
const POSITIVE: ReadonlySet<number> = new Set([ELEMENT.phosphorus, ELEMENT.sulfur, ELEMENT.arsenic, ELEMENT.selenium, ELEMENT.tellurium]);
/** Ylides of carbon stay as they are drawn: transforms know them so. */
const NEGATIVE: ReadonlySet<number> = new Set([ELEMENT.nitrogen, ELEMENT.oxygen, ELEMENT.sulfur, ELEMENT.selenium]);

/**
 * The molecule without charges that a further bond takes away: the sulfoxide, phosphine oxide or sulfilimine drawn `[S+][O-]` has a double bond,
 * an azide or diazo compound drawn `[N-][N+]#N` has two. Recorded reactions draw them so; databases of molecules draw them either way.
 *
 * @returns the same atoms in the same order; `null` where nothing is to be redrawn
 */
export function sharedCharges(molecule: Molecule): Molecule | null {
  return redrawnWhile(molecule, (drawn) => splitBond(drawn) ?? splitDipole(drawn));
}

/** A single bond between opposite charges, of an element that takes a double bond. */
function splitBond(molecule: Molecule): Redrawing | null {
  const { atomicNumber, charge, isAromatic, bondOrder } = molecule;
  for (let plus = 0; plus < molecule.atomCount; plus++) {
    if (charge[plus] <= 0 || isAromatic[plus] === 1 || !POSITIVE.has(atomicNumber[plus])) continue;
    for (const minus of neighboursOf(molecule, plus)) {
      const bond = bondBetween(molecule, plus, minus);
      if (charge[minus] >= 0 || isAromatic[minus] === 1 || !NEGATIVE.has(atomicNumber[minus]) || bondOrder[bond] !== BOND.single) continue;
      return shared(plus, minus, [[bond, BOND.double]]);
    }
  }
  return null;
}

/** A negative nitrogen or carbon beside the inner atom of a diazonium group. */
function splitDipole(molecule: Molecule): Redrawing | null {
  const { atomicNumber, charge, isAromatic, bondOrder } = molecule;
  for (let inner = 0; inner < molecule.atomCount; inner++) {
    if (charge[inner] !== 1 || atomicNumber[inner] !== ELEMENT.nitrogen || degree(molecule, inner) !== 2) continue;
    const neighbours = neighboursOf(molecule, inner);
    const end = neighbours.find((each) => atomicNumber[each] === ELEMENT.nitrogen && isEnd(molecule, inner, each));
    const minus = neighbours.find((each) => each !== end);
    if (end === undefined || minus === undefined || charge[minus] !== -1 || isAromatic[minus] === 1) continue;
    if (atomicNumber[minus] !== ELEMENT.nitrogen && atomicNumber[minus] !== ELEMENT.carbon) continue;
    const bond = bondBetween(molecule, inner, minus);
    if (bondOrder[bond] !== BOND.single) continue;
    // The charge moves to the end of the chain: the inner atom keeps its own.
    return {
      charges: [
        [minus, 1],
        [end, -1],
      ],
      orders: [
        [bond, BOND.double],
        [bondBetween(molecule, inner, end), BOND.double],
      ],
    };
  }
  return null;
}

/** Whether an atom is held by nothing but a triple bond to `inner`. */
function isEnd(molecule: Molecule, inner: AtomIndex, atom: AtomIndex): boolean {
  const bond = bondBetween(molecule, inner, atom);
  return degree(molecule, atom) === 1 && molecule.charge[atom] === 0 && molecule.bondOrder[bond] === BOND.triple;
}

function shared(plus: AtomIndex, minus: AtomIndex, orders: readonly (readonly [BondIndex, number])[]): Redrawing {
  return {
    charges: [
      [plus, -1],
      [minus, 1],
    ],
    orders,
  };
}
