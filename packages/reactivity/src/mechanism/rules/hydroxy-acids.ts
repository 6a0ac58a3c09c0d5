import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, CARBOXYLIC_ACID, type Finding } from './nucleophiles.ts';

/** Acids with a free alcohol, by the size of the lactone that closes: the oxygen first, then the carboxyl carbon at its place. */
const CHAINS = [
  { pattern: '[OX2H][CX4;!R][CX4;!R]-!@[CX4;!R]-!@[CX3](=[OX1])[OX2H]', acid: 4, verdict: 'never' },
  { pattern: '[OX2H][CX4;!R]c:c[CX3](=[OX1])[OX2H]', acid: 4, verdict: 'never' },
  { pattern: '[OX2H][CX4;!R][CX4;!R]-!@[CX4;!R]-!@[CX4;!R]-!@[CX3](=[OX1])[OX2H]', acid: 5, verdict: 'risk' },
] as const;

export const hydroxyAcidsLactonise: MechanismRule = {
  id: 'R40',
  statement: 'An acid that is activated, by a reagent or by acid, closes the lactone of five with an alcohol of its own chain.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const activated = bondsOf(view, 'acyl').filter(
      ({ nucleophile, electrophile }) =>
        view.mapped.moleculeOf[nucleophile] !== view.mapped.moleculeOf[electrophile] &&
        view.atoms('reactants', CARBOXYLIC_ACID).has(electrophile),
    );
    return activated.flatMap(({ electrophile }) =>
      CHAINS.flatMap(({ pattern, acid, verdict }): readonly Finding[] => {
        const rivals = view
          .places('reactants', pattern)
          .filter((place) => place[acid] === electrophile && !view.changed.has(place[0]) && view.mapped.becomes[place[0]] >= 0)
          .map(([oxygen]) => oxygen);
        if (rivals.length === 0) return [];
        const text =
          'Once activated, the acid closes the lactone with its own alcohol before it meets a partner: protect the alcohol, or open the lactone.';
        return [{ verdict, chip: 'Closes the lactone', text, wanted: [electrophile], rivals: [...new Set(rivals)].sort((a, b) => a - b) }];
      }).slice(0, 1),
    );
  },
};
