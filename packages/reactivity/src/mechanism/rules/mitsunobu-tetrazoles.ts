import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** A free N-H of a tetrazole: as acidic as acetic acid. */
const TETRAZOLE = '[nX3;H1;$(n1nnnc1),$(n1nncn1)]';

export const tetrazolesMitsunobuFirst: MechanismRule = {
  id: 'S13',
  statement: 'A free tetrazole, as acidic as an acid, takes the alcohol of a Mitsunobu reaction before any weaker acid.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    if (!view.names.some((name) => name.startsWith('mitsunobu-'))) return [];
    const rivals = bystanders(view, TETRAZOLE);
    if (rivals.length === 0) return [];
    return substitutions(view).flatMap(({ carbon, incoming, by }): readonly Finding[] => {
      if (by !== 'hydroxyl') return [];
      const text = 'The tetrazole is the stronger acid and takes up the alcohol: carry it as its trityl compound.';
      return [{ verdict: 'never', chip: 'Tetrazole first', text, wanted: [carbon, incoming], rivals }];
    });
  },
};
