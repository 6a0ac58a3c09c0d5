import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';

/** With nothing beside it that takes up the charge, and no branch that would keep the base off. */
const OPEN_METHYLENE = 'CX4;H2;!$(Cc);!$(C[CX3]=[CX3]);!$(C[SX2,SX3,SX4]);!$(C([CX3]=O)[#6,S,N+]=,#[O,N]);!$(C([CX3]=O)[CX4;H0,H1])';
const BOTH_SIDES = `[${OPEN_METHYLENE}][CX3](=[OX1])[${OPEN_METHYLENE}]`;

/** What T12 says where neither side is told from the other. */
export const bothSidesEnolise: MechanismRule = {
  id: 'T150',
  statement: 'Of two sides of a ketone that are as open and as acidic both give their enolate, and both are alkylated.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    if (!view.names.includes('enolate-alkylation')) return [];
    const { symmetryClass } = view.reactants;
    return view
      .places('reactants', BOTH_SIDES)
      .flatMap(([one, , , other]) =>
        [
          [one, other],
          [other, one],
        ].flatMap(([wanted, rival]) => {
          if (!view.changed.has(wanted) || view.changed.has(rival) || symmetryClass[wanted] === symmetryClass[rival]) return [];
          const text =
            'The ketone enolises on its other side as readily: expect both isomers, and a second alkylation, unless a hydrazone or a keto ester leads the base.';
          return [{ verdict: 'risk' as const, chip: 'Other side too', text, wanted: [wanted], rivals: [rival] }];
        }),
      )
      .slice(0, 1);
  },
};
