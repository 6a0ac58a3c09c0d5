import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { ringPath } from './alkene-addition.ts';
import { neighboursAcross } from './atoms.ts';
import { areCis, HYDROGEN } from './ring-faces.ts';

const FIVE = 5;
const SIX = 6;

/**
 * Whether what adds to a flat carbon of a ring of five comes from the side away from the angular alkyl group on the next carbon, which a trans
 * fusion to a ring of six holds upright: carbon 17 of steroids, that takes ethynyl and alkyl groups and the oxygen of peracids on its alpha
 * side (Clayden, chapter 33; Gallagher and Kritchevsky, J. Am. Chem. Soc. 1950, 72, 882).
 *
 * @param centre - of the product, where it is a stereocentre
 * @param arriving - what is new on it; no cyanide, which comes and goes until the more stable cyanohydrin is left
 */
export function comesToOpenFace(product: Molecule, centre: AtomIndex, arriving: AtomIndex): boolean {
  if (neighboursAcross(product, arriving, BOND.triple).some((each) => product.atomicNumber[each] === ELEMENT.nitrogen)) return false;
  return neighboursOf(product, centre).some((next) => {
    const fusion = transFusion(product, next, centre);
    if (fusion === null) return false;
    const { angular, head, before } = fusion;
    return areCis(product, { atom: next, next: head, group: angular }, { atom: centre, next: before, group: arriving }) === false;
  });
}

interface Fusion {
  /** The alkyl group on the quaternary carbon. */
  readonly angular: AtomIndex;
  /** The other carbon of the fusion. */
  readonly head: AtomIndex;
  /** The neighbour of the centre on the far side of its ring. */
  readonly before: AtomIndex;
}

/** The trans fusion of the centre's ring of five to a ring of six at a quaternary carbon beside it; `null` where there is none. */
function transFusion(product: Molecule, quaternary: AtomIndex, centre: AtomIndex): Fusion | null {
  const around = neighboursOf(product, quaternary);
  if (around.length !== 4 || around.some((each) => product.atomicNumber[each] !== ELEMENT.carbon)) return null;
  const ring = ringPath(product, quaternary, centre, FIVE);
  if (ring?.length !== FIVE) return null;
  const head = ring[1];
  const before = ring[FIVE - 2];
  const angular = around.find((each) => ringPath(product, quaternary, each) === null);
  const outer = around.find((each) => each !== centre && each !== head && each !== angular);
  if (angular === undefined || outer === undefined || product.hydrogenCount[angular] < 2) return null;
  const other = ringPath(product, quaternary, outer, SIX);
  if (other?.length !== SIX || other[1] !== head) return null;
  const isCisFused = areCis(product, { atom: quaternary, next: centre, group: angular }, { atom: head, next: ring[2], group: HYDROGEN });
  return isCisFused === false ? { angular, head, before } : null;
}
