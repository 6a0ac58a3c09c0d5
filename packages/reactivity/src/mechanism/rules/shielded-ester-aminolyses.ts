import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { staysBonded } from '../kept-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, type Finding } from './nucleophiles.ts';

/** An open ester of a plain alcohol whose alpha carbon bears three carbons, as in pivalates; not a malonate, nor in a small ring. */
const SHIELDED = '[CX3;!R;$(C[CX4;H0;!r3;!r4;$(C([#6])([#6])([#6])[#6]);!$(C([CX3]=[OX1])[CX3]=[OX1])])](=[OX1])[OX2;$(O[CX4;!$(CC(F)F)])]';

/** The same of an arene with groups on both sides, one of them larger than fluorine: too much for an amine with two groups. */
const SHUT_BENZOATE = '[CX3;!R;$(C[c;r6;$(c(:c-!@[!#1])(:c-!@[!#1;!F]))])](=[OX1])[OX2;$(O[CX4;!$(CC(F)F)])]';

export const quaternaryEstersKeepAmines: MechanismRule = {
  id: 'C161',
  statement:
    'Neither ammonia nor an amine opens an ester beside a quaternary carbon, nor a secondary amine one of a benzoic acid with groups on both sides: the acid chloride does it.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    return bondsOf(view, 'acyl').flatMap(({ nucleophile, electrophile }): readonly Finding[] => {
      if (reactants.atomicNumber[nucleophile] !== ELEMENT.nitrogen) return [];
      const isPrimary = reactants.hydrogenCount[nucleophile] > 1;
      const isOpenedAs = (pattern: string) =>
        view.places('reactants', pattern).some(([carbon, , oxygen]) => carbon === electrophile && !staysBonded(view, carbon, oxygen));
      const isShutBenzoate = !isPrimary && isOpenedAs(SHUT_BENZOATE);
      // A hydrazine or hydroxylamine is small and quicker than its base tells.
      const isAlpha = neighboursOf(reactants, nucleophile).some((atom) => reactants.atomicNumber[atom] !== ELEMENT.carbon);
      if (isAlpha || !(isShutBenzoate || isOpenedAs(SHIELDED))) return [];
      const text = `${isShutBenzoate ? 'The groups on both sides of it keep a secondary amine' : 'The quaternary carbon beside it keeps amines'} off this ester: take the acid chloride, or couple the acid.`;
      return [
        {
          verdict: reactants.hydrogenCount[nucleophile] === 2 ? 'risk' : 'never',
          chip: 'Ester too crowded',
          text,
          wanted: [electrophile],
          rivals: [],
        },
      ];
    });
  },
};
