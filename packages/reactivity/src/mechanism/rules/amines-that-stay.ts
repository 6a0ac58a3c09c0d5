import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isSaturatedCarbon } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** A neutral amine with nothing on its nitrogen that takes up its charge when it leaves. */
const AMINE = '[NX3;+0;!$(N[!#6;!#1]);!$(N[#6,S,P]=,#[O,S,N]);!$(NC#N)]';

/** Carbons from which an amine goes: of aminals and Mannich bases, and beside an arene or alkene, as in gramine. */
const LOOSE = '[CX4;$(C([#7,#8,#16])[#7]),$(CC[CX3]=[OX1]),$(CCC#N),$(CC[N+](=O)[O-]),$(Cc),$(CC=C),$(CC=[OX1]),r3]';

export const aminesDoNotLeave: MechanismRule = {
  id: 'H9',
  statement: 'An amine is no leaving group: another amine does not take its place on a saturated carbon.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (reactants.atomicNumber[incoming] !== ELEMENT.nitrogen || !isSaturatedCarbon(reactants, carbon)) return [];
      if (!view.atoms('reactants', AMINE).has(leaving) || view.atoms('reactants', LOOSE).has(carbon)) return [];
      const text = 'No amine leaves a saturated carbon for another: take a halide, a sulfonate or the carbonyl compound.';
      return [{ verdict: 'never', chip: 'No leaving group', text, wanted: [carbon], rivals: [leaving] }];
    });
  },
};
