import {
  type AtomIndex,
  BOND,
  bondBetween,
  CHIRALITY,
  DOUBLE_BOND,
  ELEMENT,
  IMPLICIT_HYDROGEN,
  type Molecule,
  neighboursOf,
} from '@retron/molecule';
import type { AsymmetricReaction, ChiralCatalyst } from '@retron/reactivity';
import { compareConfigurations, invertedMark } from '@retron/transforms';
import { type Fragments, readCanonical } from '../step/fragments.ts';
import { fourthNeighbour } from './fourth-neighbour.ts';
import type { ExpectedProduct } from './judged-product.ts';
import { redrawn } from './redrawn.ts';

/** A centre that a catalyst sets: its atom, and its mark as seen from the first of its neighbours where the catalyst is the first of its kind. */
interface SetCentre {
  readonly atom: AtomIndex;
  readonly neighbours: readonly [number, number, number, number];
  readonly mark: number;
}

/**
 * A product as the enantiomer that a chiral catalyst makes of it; as it is where no catalyst has a say. Where one centre was drawn with its relation to
 * another, both turn over together.
 *
 * The mnemonics: with L-(+)-tartrate the oxygen comes from below an alkene drawn with its carbinol at the lower right; with (DHQD)2PHAL the hydroxyl
 * groups come from above one drawn with its hydrogen at the lower right; the (S) oxazaborolidine makes the alcohol that is R where the larger
 * group ranks higher, and so does (R,R)-TsDPEN on ruthenium, whose arene is held by that of the ketone.
 */
export function asCatalystMakes(product: ExpectedProduct, catalysts: readonly ChiralCatalyst[], fragments: Fragments): ExpectedProduct {
  for (const { reaction, isFirst } of catalysts) {
    const { application, mixture } = product;
    const molecule = readCanonical(application.product.smiles);
    const { provenance } = application.product;
    const centres = SET_BY[reaction](molecule, provenance, mixture.prepared.molecule);
    if (centres.length === 0) continue;
    const drawn = redrawn(application, withCentre(molecule, centres, isFirst), fragments);
    if (drawn !== null) return { ...product, ...drawn };
  }
  return product;
}

/** @param centres - the one that the catalyst sets, then those that stand in a known relation to it */
function withCentre(molecule: Molecule, [centre, ...others]: readonly SetCentre[], isFirst: boolean): Molecule {
  const mark = isFirst ? centre.mark : invertedMark(centre.mark);
  const chirality = molecule.chirality.slice();
  const chiralNeighbours = molecule.chiralNeighbours.slice();
  const places = 4 * centre.atom;
  const now = compareConfigurations(mark, centre.neighbours, chirality[centre.atom], chiralNeighbours.subarray(places, places + 4));
  if (now === 0) {
    chirality[centre.atom] = mark;
    chiralNeighbours.set(centre.neighbours, places);
  }
  if (now < 0)
    for (const { atom } of [centre, ...others]) if (chirality[atom] !== CHIRALITY.none) chirality[atom] = invertedMark(chirality[atom]);
  return { ...molecule, chirality, chiralNeighbours };
}

type Finder = (product: Molecule, provenance: readonly AtomIndex[], before: Molecule) => readonly SetCentre[];

const SET_BY: Readonly<Record<AsymmetricReaction, Finder>> = {
  'epoxidation of an allylic alcohol': (product, provenance, before) => {
    for (const [near, far] of newPairs(product, provenance, before)) {
      const oxygen = neighboursOf(product, near).find((each) => isOxygen(product, each) && bondBetween(product, each, far) >= 0);
      const carbinol = neighboursOf(product, near).find((each) => each !== far && each !== oxygen && hasHydroxyl(product, each));
      if (oxygen === undefined || carbinol === undefined) continue;
      const fourth = fourthNeighbour(product, near, [oxygen, carbinol, far]);
      if (fourth === null) continue;
      return [centre(near, [carbinol, fourth, far, oxygen], CHIRALITY.clockwise), centre(far)];
    }
    return [];
  },
  dihydroxylation: (product, provenance, before) => {
    for (const [near, far] of newPairs(product, provenance, before)) {
      if (product.hydrogenCount[near] !== 1 || isCis(before, provenance[near], provenance[far])) continue;
      const oxygen = neighboursOf(product, near).find((each) => isOxygen(product, each) && product.hydrogenCount[each] === 1);
      if (oxygen === undefined || !hasHydroxyl(product, far)) continue;
      const group = fourthNeighbour(product, near, [oxygen, far, IMPLICIT_HYDROGEN]);
      if (group === null || group === IMPLICIT_HYDROGEN) continue;
      const isDrawn = product.chirality[near] !== CHIRALITY.none || product.hydrogenCount[far] === 2;
      if (isDrawn) return [centre(near, [oxygen, group, far, IMPLICIT_HYDROGEN], CHIRALITY.anticlockwise), centre(far)];
    }
    return [];
  },
  'reduction of a ketone': (product, provenance, before) => {
    for (let atom = 0; atom < product.atomCount; atom++) {
      const oxygen = neighboursOf(product, atom).find((each) => isOxygen(product, each));
      if (oxygen === undefined || product.hydrogenCount[atom] !== 1 || !wasDouble(before, provenance[atom], provenance[oxygen])) continue;
      const groups = neighboursOf(product, atom).filter((each) => each !== oxygen);
      const [large, small] = [
        groups.filter((each) => isUnsaturated(product, each)),
        groups.filter((each) => !isUnsaturated(product, each)),
      ];
      if (large.length === 1 && small.length === 1)
        return [centre(atom, [oxygen, large[0], small[0], IMPLICIT_HYDROGEN], CHIRALITY.clockwise)];
    }
    return [];
  },
};

function centre(atom: AtomIndex, neighbours: SetCentre['neighbours'] = [-1, -1, -1, -1], mark: number = CHIRALITY.none): SetCentre {
  return { atom, neighbours, mark };
}

/** Bonded carbons of the product that were the ends of a double bond and are no longer, in either order, the first atom ascending. */
function* newPairs(product: Molecule, provenance: readonly AtomIndex[], before: Molecule): Generator<readonly [AtomIndex, AtomIndex]> {
  for (let near = 0; near < product.atomCount; near++) {
    for (const far of neighboursOf(product, near)) {
      if (isOxygen(product, near) || isOxygen(product, far)) continue;
      const isSingle = product.bondOrder[bondBetween(product, near, far)] === BOND.single;
      if (isSingle && wasDouble(before, provenance[near], provenance[far])) yield [near, far];
    }
  }
}

function wasDouble(before: Molecule, a: AtomIndex, b: AtomIndex): boolean {
  if (a < 0 || b < 0) return false;
  const bond = bondBetween(before, a, b);
  return bond >= 0 && before.bondOrder[bond] === BOND.double;
}

/** Whether both ends of an alkene bear one group, and these on one side or nobody knows where: catalysts tell such faces badly apart. */
function isCis(before: Molecule, a: AtomIndex, b: AtomIndex): boolean {
  if (before.hydrogenCount[a] !== 1 || before.hydrogenCount[b] !== 1) return false;
  return before.doubleBondStereo[bondBetween(before, a, b)] !== DOUBLE_BOND.trans;
}

function isOxygen(molecule: Molecule, atom: AtomIndex): boolean {
  return molecule.atomicNumber[atom] === ELEMENT.oxygen;
}

function hasHydroxyl(molecule: Molecule, atom: AtomIndex): boolean {
  return neighboursOf(molecule, atom).some((each) => isOxygen(molecule, each) && molecule.hydrogenCount[each] === 1);
}

function isUnsaturated(molecule: Molecule, atom: AtomIndex): boolean {
  if (molecule.isAromatic[atom] === 1) return true;
  return neighboursOf(molecule, atom).some((each) => molecule.bondOrder[bondBetween(molecule, atom, each)] !== BOND.single);
}
