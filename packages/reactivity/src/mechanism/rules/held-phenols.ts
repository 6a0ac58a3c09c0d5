import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substitutions } from '../saturated-substitution.ts';
import { additions } from './nucleophile-order.ts';
import type { Finding } from './nucleophiles.ts';

/** A phenol whose hydrogen a carbonyl group beside it holds. */
const HELD_PHENOL = '[OX2H;$(Oc:c[CX3;!$(C[NX3])]=[OX1])]';
/** One that none holds, nor a group on both sides shuts. */
const OPEN_PHENOL = '[OX2H;$(O[c;$(c[cH]);!$(c:c[CX3]=[OX1])])]';

export const heldPhenolsLast: MechanismRule = {
  id: 'C37',
  statement: 'Of two phenols that beside a carbonyl group, which holds its hydrogen, is alkylated last.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { moleculeOf } = view.mapped;
    const exchanged = substitutions(view).filter(
      ({ by, carbon, incoming }) => by === 'halide' && moleculeOf[carbon] !== moleculeOf[incoming],
    );
    if (exchanged.length === 0) return [];
    const held = view.atoms('reactants', HELD_PHENOL);
    return exchanged.flatMap(({ incoming }): readonly Finding[] => {
      const rivals = held.has(incoming) ? bystanders(view, OPEN_PHENOL).filter((atom) => moleculeOf[atom] === moleculeOf[incoming]) : [];
      if (rivals.length === 0) return [];
      const text = 'The carbonyl group holds the hydrogen of this phenol: base takes that of the other one, which is alkylated first.';
      return [{ verdict: 'never', chip: 'Other phenol first', text, wanted: [incoming], rivals }];
    });
  },
};

/** Between two tertiary alkyl groups. */
const SHUT_PHENOL = '[OX2H;$(Oc(c[CX4;H0]([#6])([#6])[#6])c[CX4;H0]([#6])([#6])[#6])]';

export const shutPhenolsDoNotAdd: MechanismRule = {
  id: 'C38',
  statement: 'The oxygen of a 2,6-di-tert-butylphenol adds to no acceptor and no epoxide: carbon 4 takes it.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) =>
    additions(view).flatMap(({ nucleophile, electrophile }): readonly Finding[] => {
      if (!view.atoms('reactants', SHUT_PHENOL).has(nucleophile)) return [];
      const text = 'Two tertiary alkyl groups shut this oxygen, and its addition goes back: the carbon across the ring takes the acceptor.';
      return [{ verdict: 'never', chip: 'Oxygen is shut', text, wanted: [nucleophile], rivals: [electrophile] }];
    }),
};
