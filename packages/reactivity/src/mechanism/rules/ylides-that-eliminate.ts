import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** Carbon of a phosphonium salt or ylide, its neighbour, and what leaves that: an acyl or sulfonyl ester's oxygen, a halide. */
const YLIDE = '[C;$(C[PX4+]),$(C=[PX4])][CX4][$([OX2;$(O[CX3]=[OX1]),$(OS(=O)=O)]),Cl,Br,I]';

export const ylidesLoseNeighbours: MechanismRule = {
  id: 'M271',
  statement: 'A phosphorus ylide throws out an acyloxy group or a halide on the next carbon: the vinylphosphonium salt results.',
  source: TEXTBOOKS.organometallics,
  judge: (view) =>
    view
      .places('reactants', YLIDE)
      .filter(([carbon]) => view.changed.has(carbon) && view.mapped.becomes[carbon] >= 0)
      .slice(0, 1)
      .map(([carbon, , group]): Finding => {
        const text =
          'The carbanion of this ylide loses the group on the next carbon as it forms: turn the olefination round, or bring the group in afterwards.';
        return { verdict: 'never', chip: 'Eliminates', text, wanted: [carbon], rivals: [group] };
      }),
};
