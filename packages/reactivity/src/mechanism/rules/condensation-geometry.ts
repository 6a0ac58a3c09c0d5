import { type AtomIndex, BOND, bondBetween, DOUBLE_BOND, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ringPath } from '../alkene-addition.ts';
import { hasDoubleBondedOxygen, isSaturatedCarbon } from '../atoms.ts';
import { liesCis, onlySubstituent } from '../double-bond-geometry.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import type { Finding } from './nucleophiles.ts';

/** A carbonyl or nitro group that takes up the charge of the carbon beside it: product atom. */
function isAcceptor({ mapped: { product } }: ReactionView, atom: AtomIndex): boolean {
  const isCarbonyl = product.atomicNumber[atom] === ELEMENT.carbon && hasDoubleBondedOxygen(product, atom);
  return (
    isCarbonyl || (product.atomicNumber[atom] === ELEMENT.nitrogen && product.charge[atom] === 1 && hasDoubleBondedOxygen(product, atom))
  );
}

/** The one acceptor of the carbon that condenses; `null` where there are several, or an arene or pi bond stands beside it as well. */
function onlyAcceptor(view: ReactionView, donor: AtomIndex, across: AtomIndex): AtomIndex | null {
  const { product } = view.mapped;
  const others = neighboursOf(product, donor).filter((each) => each !== across);
  const [acceptor, ...more] = others.filter((each) => isAcceptor(view, each));
  if (acceptor === undefined || more.length > 0) return null;
  const arePlain = others.every(
    (each) => each === acceptor || product.atomicNumber[each] !== ELEMENT.carbon || isSaturatedCarbon(product, each),
  );
  return arePlain ? acceptor : null;
}

/** Aldol, Knoevenagel, Perkin and Henry condensations of an aldehyde; what olefinations give is said by W1. */
export const condensationGivesE: MechanismRule = {
  id: 'W90',
  statement: 'An aldehyde that condenses puts its group trans to the carbonyl or nitro group: the elimination ends at the stabler alkene.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const { product, reactants, sourceOf } = view.mapped;
    return view.made.flatMap((pair): readonly Finding[] => {
      const bond = bondBetween(product, pair[0], pair[1]);
      if (product.bondOrder[bond] !== BOND.double || product.doubleBondStereo[bond] === DOUBLE_BOND.none) return [];
      if (ringPath(product, pair[0], pair[1]) !== null) return [];
      return [pair, [pair[1], pair[0]] as const].flatMap(([donor, aldehyde]): readonly Finding[] => {
        const source = sourceOf[donor];
        if (!isSaturatedCarbon(reactants, source) || !hasDoubleBondedOxygen(reactants, sourceOf[aldehyde])) return [];
        // A carboxyl group may leave it; phosphorus, silicon and sulfur decide otherwise.
        if (view.leavingFrom(source).some((atom) => reactants.atomicNumber[atom] !== ELEMENT.carbon)) return [];
        const [group, acceptor] = [onlySubstituent(product, aldehyde, donor), onlyAcceptor(view, donor, aldehyde)];
        // The enol of a formyl ketone is held cis by its hydrogen, and drawn either way.
        if (group === null || product.atomicNumber[group] === ELEMENT.oxygen) return [];
        if (acceptor === null || liesCis(product, bond, donor, acceptor, group) !== true) return [];
        const text = 'The alcohol first formed loses water to the stabler alkene, with the large group trans to the acceptor.';
        return [{ verdict: 'never', chip: 'E, not Z', text, wanted: [source, sourceOf[aldehyde]], rivals: [] }];
      });
    });
  },
};
