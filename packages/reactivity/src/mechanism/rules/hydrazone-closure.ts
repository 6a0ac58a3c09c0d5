import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** The hydrazone of a 1,3-dicarbonyl compound, or its enamine form: nitrogen with hydrogen, nitrogen, carbon, and the other carbonyl carbon last. */
const OPEN_HYDRAZONES = [
  '[NX3;!H0;!$(N[C,S]=[O,S])][NX2]=[CX3;!R][CX4;!H0][CX3;$(C(=[OX1])[#6,OX2])]',
  '[NX3;!H0;!$(N[C,S]=[O,S])][NX3;H1][CX3;!R]=[CX3][CX3;$(C(=[OX1])[#6,OX2])]',
];

export const hydrazonesClose: MechanismRule = {
  id: 'F12',
  statement: 'The hydrazone of a 1,3-dicarbonyl compound closes to the pyrazole or pyrazolone.',
  source: TEXTBOOKS.heterocycleSynthesis,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    if (view.made.length === 0) return [];
    const made = new Set(view.made.map(([a, b]) => `${a} ${b}`));
    return OPEN_HYDRAZONES.flatMap((pattern): readonly Finding[] =>
      view.places('product', pattern).flatMap(([outer, inner, carbon, , other]): readonly Finding[] => {
        if (!made.has(inner < carbon ? `${inner} ${carbon}` : `${carbon} ${inner}`)) return [];
        const text = 'The other nitrogen finds the second carbonyl group at once: the pyrazole or pyrazolone results, no open hydrazone.';
        return [
          { verdict: 'never', chip: 'Closes to pyrazole', text, wanted: [sourceOf[carbon]], rivals: [sourceOf[outer], sourceOf[other]] },
        ];
      }),
    ).slice(0, 1);
  },
};
