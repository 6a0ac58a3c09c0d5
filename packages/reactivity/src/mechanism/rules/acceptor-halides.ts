import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem, substituentOf } from '../aromatic-ring.ts';
import { arylations } from '../arylations.ts';
import { isHalogen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { activation } from '../nucleophilic-activation.ts';
import { replacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** Carbon beside a carbonyl group, the other end of its double bond and the halogen there; the far end is beside no carbonyl group itself. */
const ALPHA_OF_HALOENONE = '[CX3;$(C[CX3]=[OX1])]=[CX3;!$(C[CX3]=[OX1])][Cl,Br,I]';

export const farHalideFirst: MechanismRule = {
  id: 'K12',
  statement: 'Of two equal halides on a double bond beside a carbonyl group that at the far end couples, and is displaced, first.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { reactants, becomes } = view.mapped;
    return replacements(view).flatMap(({ carbon, leaving }): readonly Finding[] => {
      if (!isHalogen(reactants, leaving)) return [];
      const place = view
        .places('reactants', ALPHA_OF_HALOENONE)
        .find(
          ([alpha, , halogen]) =>
            alpha === carbon && becomes[halogen] >= 0 && reactants.atomicNumber[halogen] === reactants.atomicNumber[leaving],
        );
      if (place === undefined) return [];
      const text = 'The carbonyl group draws electrons from the far end of the double bond: the halide there reacts first.';
      return [{ verdict: 'never', chip: 'Far end first', text, wanted: [carbon], rivals: [place[1]] }];
    });
  },
};

export const likeHalidesOfBenzene: MechanismRule = {
  id: 'K13',
  statement: 'A metal does not tell equal halides of one benzene ring from each other where nothing activates any of them.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { reactants, becomes, moleculeOf } = view.mapped;
    return arylations(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (!isHalogen(reactants, leaving) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const ring = aromaticSystem(reactants, carbon);
      if (ring.length !== 6 || activation(reactants, carbon) === 'strong') return [];
      const { symmetryClass } = view.reactants;
      const rivals = ring.filter((atom) => {
        const group = substituentOf(reactants, atom);
        if (group === undefined || becomes[group] < 0 || symmetryClass[atom] === symmetryClass[carbon]) return false;
        return reactants.atomicNumber[group] === reactants.atomicNumber[leaving];
      });
      if (rivals.length === 0) return [];
      const text = 'The ring has another halide of the same kind: the metal enters both, and a mixture results.';
      return [{ verdict: 'risk', chip: 'Like halides', text, wanted: [carbon], rivals }];
    });
  },
};
