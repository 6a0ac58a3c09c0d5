import { type AtomIndex, BOND, DOUBLE_BOND, type Molecule, neighboursOf } from '@retron/molecule';
import type { PreparedMolecule } from '@retron/patterns';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ringPath } from '../alkene-addition.ts';
import { staysBonded } from '../kept-bonds.ts';
import type { MechanismFinding, MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { acceptorsMeetOwnNucleophiles } from './acceptors-beside-nucleophiles.ts';
import { acylGroupMovesToAmine, acylGroupMovesToNitrogen, enolEsterMeetsOwnAmine } from './acyl-shifts.ts';
import { acylThreeRings } from './acyl-three-rings.ts';
import { aminoEstersClose } from './amino-esters-made.ts';
import { aminoKetonesClose } from './amino-ketones.ts';
import { anilinesCloseAromatic } from './anilines-that-close.ts';
import { noShortBridge } from './arene-bridges.ts';
import { aminoEstersDoNotWait, closingLactams } from './closing-lactams.ts';
import { fleetingHalides } from './fleeting-halides.ts';
import { fleetingProducts } from './fleeting-products.ts';
import { halidesMeetOwnAmines } from './halides-beside-own-amines.ts';
import { haloAcidsLactonise } from './halo-acids.ts';
import { haloaminesClose } from './haloamines-made.ts';
import { haloethylAmidesClose } from './haloethyl-amides.ts';
import { hemiaminalsFallApart } from './hemiaminals-made.ts';
import { hydroxyAcidsLactonise } from './hydroxy-acids.ts';
import { isocyanatesCloseHydantoins } from './isocyanates-that-close.ts';
import { ketoAcids, nitroAcidsLoseCarbonDioxide } from './keto-acids.ts';
import { ketoDiolsCloseTwice } from './keto-diols.ts';
import { diketoneAldolsDoNotStop, thioureidoKetonesClose } from './ketones-that-do-not-last.ts';
import { diazoniumIsUsedAtOnce } from './lasting-diazonium.ts';
import {
  benzylicTriflatesIonise,
  halfCarbonatesFallApart,
  halohydrinsOfOneCarbon,
  hydroxystyreneOxidesPolymerise,
  noHalfEsterOfDiboron,
  noMixedDicarbonate,
  noNitroAmidines,
  noOtherFmoc,
  noSeleniumMonoxide,
  oxygenOfPeroxides,
} from './not-to-be-had.ts';
import { selfReactive } from './self-reactive.ts';
import { acylHalidesAreMadeLast } from './standing-acyl-halides.ts';
import { diacylPeroxidesAreMadeLast } from './waiting-peroxides.ts';

type Finding = Omit<MechanismFinding, 'rule'>;

/** Most atoms beside the two bridgeheads up to which a double bond at one of them is too strained. */
const LARGEST_BRIDGED = 6;
/** Largest ring of a cage in which no double bond is trans. */
const LARGEST_CAGE_RING = 6;
/** Smallest ring that takes a trans double bond, a triple bond or two cumulated double bonds. */
const SMALLEST_STRAINED_RING = 8;

/**
 * Places that only one side has, as reactant atoms: what stands on both is not the step's fault. Asked only where a side has a ring bond
 * that is a double or triple one, since most have none.
 *
 * @param find - places on one side, as atoms of that side
 */
function onlyBeside(view: ReactionView, find: (side: 'reactants' | 'product') => readonly (readonly AtomIndex[])[]): readonly AtomIndex[] {
  const { sourceOf } = view.mapped;
  const before = hasUnsaturatedRing(view.reactants) ? find('reactants') : [];
  const after = hasUnsaturatedRing(view.product) ? find('product').map((place) => place.map((atom) => sourceOf[atom])) : [];
  const keyOf = (place: readonly AtomIndex[]) => [...place].sort((a, b) => a - b).join();
  const [keysBefore, keysAfter] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const single = [...before.filter((place) => !keysAfter.has(keyOf(place))), ...after.filter((place) => !keysBefore.has(keyOf(place)))];
  return [...new Set(single.flat())].sort((a, b) => a - b);
}

function hasUnsaturatedRing({ molecule: { bondCount, bondOrder }, bondInRing }: PreparedMolecule): boolean {
  for (let bond = 0; bond < bondCount; bond++) {
    if (bondInRing[bond] === 1 && (bondOrder[bond] === BOND.double || bondOrder[bond] === BOND.triple)) return true;
  }
  return false;
}

/** @param atoms - of the reactants */
function strained(atoms: readonly AtomIndex[], chip: string, text: string): readonly Finding[] {
  return atoms.length === 0 ? [] : [{ verdict: 'never', chip, text, wanted: atoms, rivals: [] }];
}

const BRIDGEHEAD_ALKENE = '[C;R;$([CX3](@[#6,#7,#8,#16])(@[#6,#7,#8,#16])@[#6,#7])]=[C,N;R]';

const bredt: MechanismRule = {
  id: 'R1',
  statement: 'No double bond starts at a bridgehead of a small bicycle.',
  source: TEXTBOOKS.strain,
  judge: (view) => [
    ...strained(
      onlyBeside(view, (side) => view.places(side, BRIDGEHEAD_ALKENE).filter(([head, next]) => isBredt(view[side].molecule, head, next))),
      'Bredt',
      'The p orbital at the bridgehead cannot overlap with its neighbour: such an alkene does not last in a small bicycle.',
    ),
    ...strained(
      bridgeheadEnolates(view),
      'Bredt',
      'This enolate would have its double bond at a bridgehead, where the p orbitals cannot overlap: the hydrogen there is not acidic.',
    ),
    ...strained(
      twistedAmides(view),
      'Twisted amide',
      'The nitrogen at this bridgehead cannot turn its lone pair towards the carbonyl group: such an amide is as reactive as an anhydride and does not form.',
    ),
  ],
};

/** A carbon with a hydrogen beside a carbonyl group of its ring, and beside no other acceptor. */
const RING_ALPHA = '[CX4;H1;R;!$(C([CX3]=[OX1])[CX3]=[OX1]);!$(CC#N);!$(C[N+]=O);!$(CS(=O)=O)]@[CX3;R]=[OX1]';

/** Bridgeheads that lose a hydrogen beside a carbonyl group, which they keep, and meet an electrophile. Reactant atoms. */
function bridgeheadEnolates(view: ReactionView): readonly AtomIndex[] {
  const { sourceOf } = view.mapped;
  const joined = new Set(view.made.flatMap(([a, b]) => [sourceOf[a], sourceOf[b]]));
  if (joined.size === 0) return [];
  const heads = view
    .places('reactants', RING_ALPHA)
    .filter(([head, next]) => joined.has(head) && staysBonded(view, head, next) && isBredt(view.reactants.molecule, head, next))
    .map(([head]) => head);
  return [...new Set(heads)].sort((a, b) => a - b);
}

/** A lactam with its nitrogen in two more rings; ureas, as those of beta-lactamase inhibitors, last. */
const BRIDGEHEAD_AMIDE = '[NX3;R;$(N(@[CX4])(@[CX4])@[#6])]@[CX3;R;$(C[#6])]=[OX1]';

/** Lactams with nitrogen at a bridgehead that a ring closure makes, or whose carbonyl group a step takes up. Reactant atoms. */
function twistedAmides(view: ReactionView): readonly AtomIndex[] {
  const { sourceOf, moleculeOf } = view.mapped;
  const headsOf = (side: 'reactants' | 'product') =>
    view.places(side, BRIDGEHEAD_AMIDE).filter(([head, next]) => isBredt(view[side].molecule, head, next));
  const used = headsOf('reactants').flatMap(([head, carbonyl]) => (view.changed.has(carbonyl) ? [head] : []));
  if (!view.made.some(([a, b]) => moleculeOf[sourceOf[a]] === moleculeOf[sourceOf[b]])) return used;
  const closed = headsOf('product')
    .map(([head]) => sourceOf[head])
    .filter((head) => view.changed.has(head));
  return [...new Set([...used, ...closed])];
}

function isBredt(molecule: Molecule, head: AtomIndex, next: AtomIndex): boolean {
  const starts = neighboursOf(molecule, head);
  return starts.length === 3 && starts.includes(next) && (isBridgehead(molecule, head, starts) || isTransInCage(molecule, head, next));
}

/** Whether a double bond would be trans in a ring of six at most, whichever of its two rings takes it as cis: in cages of more than two rings. */
function isTransInCage(molecule: Molecule, head: AtomIndex, next: AtomIndex): boolean {
  const others = neighboursOf(molecule, head).filter((each) => each !== next);
  const beyond = neighboursOf(molecule, next).filter((each) => each !== head);
  const [only, ...more] = beyond;
  return only !== undefined && more.length === 0 && others.every((each) => isInSmallRing(molecule, [each, head, next, only]));
}

/** Whether a chain of atoms, of which the ends are not bonded, is part of a ring of at most `LARGEST_CAGE_RING`. */
function isInSmallRing(molecule: Molecule, chain: readonly AtomIndex[]): boolean {
  const seen = new Set(chain);
  const last = chain[chain.length - 1];
  let front: readonly AtomIndex[] = [chain[0]];
  for (let length = chain.length; length <= LARGEST_CAGE_RING; length++) {
    const reached = front.flatMap((atom) => neighboursOf(molecule, atom));
    if (reached.includes(last)) return true;
    front = reached.filter((atom) => !seen.has(atom));
    for (const atom of front) seen.add(atom);
  }
  return false;
}

/** Whether three bridges of at least one atom and at most `LARGEST_BRIDGED` atoms in all lead from `head` to one other atom. */
function isBridgehead(molecule: Molecule, head: AtomIndex, starts: readonly AtomIndex[]): boolean {
  // All paths without repeats, by the atom they end at: bridges of one bicycle share nothing but their ends.
  const ways = new Map<AtomIndex, { readonly start: number; readonly inner: readonly AtomIndex[] }[]>();
  for (const [start, first] of starts.entries()) {
    let paths: readonly (readonly AtomIndex[])[] = [[first]];
    for (let length = 1; length <= LARGEST_BRIDGED - 2; length++) {
      const longer: (readonly AtomIndex[])[] = [];
      for (const path of paths) {
        for (const atom of neighboursOf(molecule, path[path.length - 1])) {
          if (atom === head || path.includes(atom)) continue;
          const at = ways.get(atom) ?? [];
          at.push({ start, inner: path });
          ways.set(atom, at);
          longer.push([...path, atom]);
        }
      }
      paths = longer;
    }
  }
  for (const at of ways.values()) {
    const [first, second, third] = [0, 1, 2].map((start) => at.filter((way) => way.start === start));
    for (const { inner: x } of first) {
      for (const { inner: y } of second) {
        if (x.length + y.length >= LARGEST_BRIDGED || x.some((atom) => y.includes(atom))) continue;
        if (
          third.some(
            ({ inner: z }) => x.length + y.length + z.length <= LARGEST_BRIDGED && !z.some((atom) => x.includes(atom) || y.includes(atom)),
          )
        ) {
          return true;
        }
      }
    }
  }
  return false;
}

const transInRing: MechanismRule = {
  id: 'R2',
  statement: 'A ring of fewer than eight atoms takes no trans double bond.',
  source: TEXTBOOKS.strain,
  judge: (view) =>
    strained(
      onlyBeside(view, (side) => transRingBonds(view[side].molecule)),
      'Trans in ring',
      'A trans double bond does not span a ring of fewer than eight atoms.',
    ),
};

function transRingBonds(molecule: Molecule): readonly (readonly AtomIndex[])[] {
  const found: (readonly AtomIndex[])[] = [];
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    if (molecule.doubleBondStereo[bond] === DOUBLE_BOND.none || molecule.bondOrder[bond] !== BOND.double) continue;
    const [a, b] = [molecule.bondBegin[bond], molecule.bondEnd[bond]];
    const path = ringPath(molecule, a, b);
    if (path === null) continue;
    // Ring atoms that are not the references stand opposite to them.
    const turns =
      Number(path[1] !== molecule.stereoBeginReference[bond]) + Number(path[path.length - 2] !== molecule.stereoEndReference[bond]);
    if ((molecule.doubleBondStereo[bond] === DOUBLE_BOND.trans) === (turns % 2 === 0)) found.push([a, b]);
  }
  return found;
}

const LINEAR = ['[#6;R]#@[#6;R]', '[#6;R]=@[#6;R;X2]=@[#6,#7;R]'];

const linearInRing: MechanismRule = {
  id: 'R3',
  statement: 'A ring of fewer than eight atoms takes no triple bond and no cumulated double bonds.',
  source: TEXTBOOKS.strain,
  judge: (view) =>
    strained(
      LINEAR.flatMap((pattern) =>
        onlyBeside(view, (side) =>
          view
            .places(side, pattern)
            .filter(([a, b]) => (ringPath(view[side].molecule, a, b)?.length ?? SMALLEST_STRAINED_RING) < SMALLEST_STRAINED_RING),
        ),
      ),
      'Strained ring',
      'A triple bond or an allene is linear and does not fit into a ring of fewer than eight atoms.',
    ),
};

const ANTIAROMATIC = ['[CX3]1=[CX3][CX3]=[CX3]1', '[OX2,SX2,NX3]1[CX3]=[CX3]1'];

const antiaromatic: MechanismRule = {
  id: 'R4',
  statement: 'Rings with four pi electrons in conjugation do not last.',
  source: TEXTBOOKS.aromaticity,
  judge: (view) =>
    strained(
      ANTIAROMATIC.flatMap((pattern) => onlyBeside(view, (side) => view.places(side, pattern))),
      'Antiaromatic',
      'A flat ring with four pi electrons is antiaromatic: it dimerises or opens as soon as it forms.',
    ),
};

/** Molecules that do not last. */
export const LASTING: MechanismTable = {
  title: 'Molecules that do not last',
  rules: [
    bredt,
    transInRing,
    linearInRing,
    antiaromatic,
    selfReactive,
    closingLactams,
    aminoEstersDoNotWait,
    acylThreeRings,
    ketoAcids,
    diazoniumIsUsedAtOnce,
    diacylPeroxidesAreMadeLast,
    noShortBridge,
    hydroxyAcidsLactonise,
    hemiaminalsFallApart,
    aminoKetonesClose,
    acylGroupMovesToNitrogen,
    acylGroupMovesToAmine,
    enolEsterMeetsOwnAmine,
    noHalfEsterOfDiboron,
    noMixedDicarbonate,
    noSeleniumMonoxide,
    noOtherFmoc,
    halfCarbonatesFallApart,
    halohydrinsOfOneCarbon,
    noNitroAmidines,
    hydroxystyreneOxidesPolymerise,
    oxygenOfPeroxides,
    acylHalidesAreMadeLast,
    benzylicTriflatesIonise,
    nitroAcidsLoseCarbonDioxide,
    acceptorsMeetOwnNucleophiles,
    anilinesCloseAromatic,
    haloaminesClose,
    haloAcidsLactonise,
    fleetingHalides,
    aminoEstersClose,
    isocyanatesCloseHydantoins,
    fleetingProducts,
    halidesMeetOwnAmines,
    ketoDiolsCloseTwice,
    haloethylAmidesClose,
    thioureidoKetonesClose,
    diketoneAldolsDoNotStop,
  ],
};
