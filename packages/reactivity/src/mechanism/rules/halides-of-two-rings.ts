import { type AtomIndex, ELEMENT, type Molecule } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem, substituentOf } from '../aromatic-ring.ts';
import { arylations } from '../arylations.ts';
import { hasDoubleBondedOxygen, isHalogen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { FLUORIDE, readiness } from '../nucleophilic-readiness.ts';
import { isMetalFreeArylation } from './condensation-order.ts';
import type { Finding } from './nucleophiles.ts';

/** Difference on the scale of `readiness` from which the other ring goes first: that of an acceptor ortho or para. */
const CLEAR = 0.75;

/** Least readiness of the other ring, whatever the halide: that of a ring nitrogen and an acceptor, or of two ring nitrogens. */
const READY = 1.7;

/** The same of a chloride that goes before a fluoride: 4 of pyrimidine. */
const READY_FOR_CHLORIDE = 2.2;

export const moreActivatedRingFirst: MechanismRule = {
  id: 'N130',
  statement: 'Of like halides on two rings of one molecule a nucleophile replaces that on the more activated ring.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const { reactants, becomes, moleculeOf } = view.mapped;
    return arylations(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (!isHalogen(reactants, leaving) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      // Metals pass fluorides by, whatever the step is called.
      const isFluoride = reactants.atomicNumber[leaving] === ELEMENT.fluorine;
      if (!isFluoride && !isMetalFreeArylation(view)) return [];
      const wanted = readiness(reactants, carbon);
      const own = new Set(aromaticSystem(reactants, carbon));
      // What a carbonyl group in a ring does, as in pyridones, `readiness` tells of positions of one system only.
      if (wanted === null || hasCarbonyl(reactants, own)) return [];
      const rivals: AtomIndex[] = [];
      for (let atom = 0; atom < reactants.atomCount; atom++) {
        if (reactants.isAromatic[atom] === 0 || moleculeOf[atom] !== moleculeOf[carbon] || own.has(atom)) continue;
        const group = substituentOf(reactants, atom);
        if (group === undefined || becomes[group] < 0) continue;
        const isChlorideForFluoride = isFluoride && reactants.atomicNumber[group] === ELEMENT.chlorine;
        if (!isChlorideForFluoride && !isLike(reactants.atomicNumber[group], reactants.atomicNumber[leaving])) continue;
        const ready = readiness(reactants, atom) ?? 0;
        const isReady =
          ready - (reactants.atomicNumber[group] === ELEMENT.fluorine ? FLUORIDE : 0) >=
          (isChlorideForFluoride ? READY_FOR_CHLORIDE : READY);
        if (isReady && ready - wanted >= CLEAR && !hasCarbonyl(reactants, aromaticSystem(reactants, atom))) rivals.push(atom);
      }
      if (rivals.length === 0) return [];
      const text = 'The other ring takes up more of the charge of the nucleophile, and gives up its halide first.';
      return [{ verdict: 'never', chip: 'Other ring first', text, wanted: [carbon], rivals }];
    });
  },
};

function hasCarbonyl(molecule: Molecule, system: Iterable<AtomIndex>): boolean {
  return [...system].some((atom) => hasDoubleBondedOxygen(molecule, atom));
}

/** The same halogen, or fluoride, which leaves activated rings before the others. */
function isLike(rival: number, leaving: number): boolean {
  return rival === leaving || (rival === ELEMENT.fluorine && (leaving === ELEMENT.chlorine || leaving === ELEMENT.bromine));
}
