import { type AtomIndex, BOND, bondBetween, DOUBLE_BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { hasDoubleBondedOxygen, isHalogen, isSaturatedCarbon, neighboursAcross } from '../atoms.ts';
import { liesCis, onlySubstituent } from '../double-bond-geometry.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { replacements } from '../replacement.ts';
import { condensationGivesE } from './condensation-geometry.ts';

const PHOSPHORUS = 15;

/** A double bond that an ylide or phosphonate makes with an aldehyde. Product atoms. */
interface Olefination {
  /** The one substituent that the ylide brings, and the one of the aldehyde. */
  readonly ofYlide: AtomIndex;
  readonly ofAldehyde: AtomIndex;
  readonly isCis: boolean;
  /** The carbons, those of the ylide first. */
  readonly carbons: readonly [AtomIndex, AtomIndex];
  /** Reactant atom that leaves. */
  readonly phosphorus: AtomIndex;
}

function olefinations(view: ReactionView): readonly Olefination[] {
  const { product, reactants, sourceOf } = view.mapped;
  return view.made.flatMap((pair): readonly Olefination[] => {
    const bond = bondBetween(product, pair[0], pair[1]);
    if (product.bondOrder[bond] !== BOND.double || product.doubleBondStereo[bond] === DOUBLE_BOND.none) return [];
    return [pair, [pair[1], pair[0]] as const].flatMap(([ylide, aldehyde]) => {
      const phosphorus = view.leavingFrom(sourceOf[ylide]).find((atom) => reactants.atomicNumber[atom] === PHOSPHORUS);
      const oxygen = view.leavingFrom(sourceOf[aldehyde]).find((atom) => reactants.atomicNumber[atom] === ELEMENT.oxygen);
      const [ofYlide, ofAldehyde] = [onlySubstituent(product, ylide, aldehyde), onlySubstituent(product, aldehyde, ylide)];
      if (phosphorus === undefined || oxygen === undefined || ofYlide === null || ofAldehyde === null) return [];
      const isCis = liesCis(product, bond, ylide, ofYlide, ofAldehyde);
      return isCis === null ? [] : [{ ofYlide, ofAldehyde, isCis, carbons: [ylide, aldehyde] as const, phosphorus }];
    });
  });
}

/** Whether a group beside the ylide's carbon takes up its charge: carbonyl, nitrile, sulfonyl. */
function isStabilising(molecule: Molecule, atom: AtomIndex): boolean {
  if (hasDoubleBondedOxygen(molecule, atom)) return true;
  return neighboursAcross(molecule, atom, BOND.triple).some((each) => molecule.atomicNumber[each] === ELEMENT.nitrogen);
}

/** A phosphonate whose trifluoroethyl or aryl esters make it give the Z alkene (Still and Gennari; Ando). */
function isZSelective(molecule: Molecule, phosphorus: AtomIndex): boolean {
  return neighboursOf(molecule, phosphorus).some(
    (oxygen) =>
      molecule.atomicNumber[oxygen] === ELEMENT.oxygen &&
      neighboursOf(molecule, oxygen).some(
        (carbon) =>
          molecule.isAromatic[carbon] === 1 ||
          neighboursOf(molecule, carbon).some((each) =>
            neighboursOf(molecule, each).some((end) => molecule.atomicNumber[end] === ELEMENT.fluorine),
          ),
      ),
  );
}

const olefination: MechanismRule = {
  id: 'W1',
  statement: 'Stabilised ylides and phosphonates give E alkenes with aldehydes, ylides of alkyl groups Z alkenes.',
  source: TEXTBOOKS.alkeneGeometry,
  judge: (view) =>
    olefinations(view).flatMap(({ ofYlide, ofAldehyde, isCis, carbons, phosphorus }) => {
      const { product, reactants, sourceOf } = view.mapped;
      const wanted = carbons.map((atom) => sourceOf[atom]);
      if (isStabilising(product, ofYlide)) {
        if (isCis === isZSelective(reactants, phosphorus)) return [];
        const text = isCis
          ? 'A stabilised ylide or phosphonate adds reversibly and ends at the E alkene.'
          : 'Phosphonates with trifluoroethyl or aryl esters give the Z alkene.';
        return [{ verdict: 'never' as const, chip: isCis ? 'E, not Z' : 'Z, not E', text, wanted, rivals: [] }];
      }
      const isYlide = neighboursOf(reactants, phosphorus).every((each) => reactants.atomicNumber[each] === ELEMENT.carbon);
      if (!isYlide || isCis || !isSaturatedCarbon(product, ofYlide)) return [];
      return [
        {
          // Lithium salts and aryl groups make more of the E isomer.
          verdict: isSaturatedCarbon(product, ofAldehyde) ? ('never' as const) : ('risk' as const),
          chip: 'Z, not E',
          text: 'An ylide without acceptor gives mostly the Z alkene: the E isomer needs the Schlosser variant, or a sulfone (Julia).',
          wanted,
          rivals: [],
        },
      ];
    }),
};

const heckGivesE: MechanismRule = {
  id: 'W2',
  statement: 'The Heck reaction of a terminal alkene gives the E alkene.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { product, reactants, becomes } = view.mapped;
    return replacements(view).flatMap(({ productCarbon, incoming, leaving }) => {
      if (product.isAromatic[productCarbon] === 0 || !isHalogen(reactants, leaving) || reactants.hydrogenCount[incoming] !== 2) return [];
      const outer = becomes[incoming];
      const [inner] = neighboursAcross(product, outer, BOND.double);
      if (inner === undefined || neighboursAcross(reactants, incoming, BOND.double).length === 0) return [];
      const substituent = onlySubstituent(product, inner, outer);
      if (substituent === null) return [];
      if (liesCis(product, bondBetween(product, outer, inner), outer, productCarbon, substituent) !== true) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'E, not Z',
          text: 'Palladium adds and leaves on the same side, with the large groups apart: the E alkene results.',
          wanted: [incoming],
          rivals: [],
        },
      ];
    });
  },
};

const keepsGeometry: MechanismRule = {
  id: 'W3',
  statement: 'A double bond that takes no part keeps its geometry, and a vinyl halide or vinylmetal couples with retention.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { product, reactants, sourceOf } = view.mapped;
    const turned: AtomIndex[] = [];
    for (let bond = 0; bond < product.bondCount; bond++) {
      if (product.doubleBondStereo[bond] === DOUBLE_BOND.none) continue;
      const [a, b] = [product.bondBegin[bond], product.bondEnd[bond]];
      const before = bondBetween(reactants, sourceOf[a], sourceOf[b]);
      if (before < 0 || reactants.doubleBondStereo[before] === DOUBLE_BOND.none) continue;
      // In a Heck reaction the new group comes in beside the hydrogen that leaves, so that its end of the double bond is turned.
      if ([a, b].some((end) => product.hydrogenCount[end] !== reactants.hydrogenCount[sourceOf[end]])) continue;
      const [first, second] = [
        predecessor(view, a, product.stereoBeginReference[bond]),
        predecessor(view, b, product.stereoEndReference[bond]),
      ];
      if (first === null || second === null) continue;
      const was = liesCis(reactants, before, sourceOf[a], first, second);
      if (was !== (product.doubleBondStereo[bond] === DOUBLE_BOND.cis)) turned.push(sourceOf[a], sourceOf[b]);
    }
    // What changes nothing else is an isomerisation, made by light or a catalyst.
    if (turned.length === 0 || view.changed.size === 0) return [];
    return [
      {
        verdict: 'never',
        chip: 'Geometry is kept',
        text: 'Nothing in this step turns the double bond over: it keeps its geometry.',
        wanted: turned,
        rivals: [],
      },
    ];
  },
};

/**
 * The reactant atom at the place of a product atom that is bonded to an end of a double bond: itself, or where it is new there the one atom
 * that it replaces; `null` where that is not one.
 *
 * @param end - product atom, as is `neighbour`
 */
function predecessor({ mapped }: ReactionView, end: AtomIndex, neighbour: AtomIndex): AtomIndex | null {
  const { product, reactants, sourceOf } = mapped;
  const source = sourceOf[end];
  const before = neighboursOf(reactants, source);
  if (before.includes(sourceOf[neighbour])) return sourceOf[neighbour];
  const kept = new Set(neighboursOf(product, end).map((each) => sourceOf[each]));
  const gone = before.filter((each) => !kept.has(each));
  return gone.length === 1 && before.length === neighboursOf(product, end).length ? gone[0] : null;
}

const mcMurry: MechanismRule = {
  id: 'W4',
  statement: 'The McMurry coupling of two unlike carbonyl compounds gives both geometries of the alkene.',
  source: TEXTBOOKS.radicals,
  judge: (view) => {
    if (!view.names.includes('mcmurry-coupling')) return [];
    const { product, sourceOf } = view.mapped;
    return view.made.flatMap((pair) => {
      const bond = bondBetween(product, pair[0], pair[1]);
      if (product.bondOrder[bond] !== BOND.double || product.doubleBondStereo[bond] === DOUBLE_BOND.none) return [];
      if (pair.some((end) => product.hydrogenCount[end] > 0)) return [];
      return [
        {
          verdict: 'risk' as const,
          chip: 'Both geometries',
          text: 'Nothing tells the two sides of this double bond apart when it is made: expect E and Z, and the two symmetric alkenes beside them.',
          wanted: pair.map((atom) => sourceOf[atom]),
          rivals: [],
        },
      ];
    });
  },
};

/** Geometry of double bonds that a step makes or carries along. */
export const ALKENE_GEOMETRY: MechanismTable = {
  title: 'Geometry of double bonds',
  rules: [olefination, heckGivesE, keepsGeometry, mcMurry, condensationGivesE],
};
