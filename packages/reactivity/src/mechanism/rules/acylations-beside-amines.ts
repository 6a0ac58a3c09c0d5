import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { hasDoubleBondedOxygen, isFreeOxygen, isHalogen } from '../atoms.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { type Finding, NUCLEOPHILES, OPEN_ALKYLAMINE } from './nucleophiles.ts';

/** Acids, which have to be activated for it, and their halides: the carbonyl carbons that a new bond joins to a carbon. */
function carbonsAcylated({ mapped, made, leavingFrom }: ReactionView): readonly AtomIndex[] {
  const { reactants, product, sourceOf } = mapped;
  return made.flatMap((bond) =>
    bond.every((atom) => product.atomicNumber[atom] === ELEMENT.carbon)
      ? bond
          .map((atom) => sourceOf[atom])
          .filter(
            (atom) =>
              hasDoubleBondedOxygen(reactants, atom) &&
              hasDoubleBondedOxygen(product, mapped.becomes[atom]) &&
              leavingFrom(atom).some((each) => isHalogen(reactants, each) || isFreeOxygen(reactants, each)),
          )
      : [],
  );
}

export const amineTakesAcylFirst: MechanismRule = {
  id: 'C17',
  statement: 'An acid halide, or an acid that is activated, acylates a free amine before any carbon.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const wanted = carbonsAcylated(view);
    if (wanted.length === 0) return [];
    for (const [pattern, verdict] of [
      [OPEN_ALKYLAMINE, 'never'],
      [NUCLEOPHILES.heteroarylamine, 'risk'],
    ] as const) {
      const rivals = bystanders(view, pattern);
      const text = 'The free amine takes up the acid halide, or what the acid is activated to, before carbon does: protect it.';
      const findings: readonly Finding[] = [{ verdict, chip: 'Amine first', text, wanted, rivals }];
      if (rivals.length > 0) return findings;
    }
    return [];
  },
};
