import { neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { hasDoubleBondedOxygen, isHalogen, isSaturatedCarbon, isSulfonateOxygen } from '../atoms.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { hydrogenReplacements, replacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

const CARBONYL = '$([CX3;!$(C[OX2H])]=[OX1])';
const ACCEPTOR = `${CARBONYL},$([CX2]#[NX1]),$([SX4](=[OX1])=[OX1])`;
/** Carbons whose charge two acceptors share, or a nitro group takes up: pKa 9 to 17 in dimethyl sulfoxide, against 25 to 35 beside one. */
const MOST_ACIDIC = ['[CX4;!H0;$(C[NX3+](=[OX1])[OX1-])]', `[CX4;!H0;$(C([${ACCEPTOR}])[${ACCEPTOR}])]`] as const;
const ONE_ACCEPTOR = `[CX4;!H0;$(C[$([CX3]=[OX1]),$([CX2]#[NX1]),$([SX4](=[OX1])=[OX1])])]`;

/** The far end of a double bond that an acceptor draws to itself. */
const MICHAEL_END = `[CX3;!$(C[${ACCEPTOR}]);$(C=[CX3][${ACCEPTOR}])]`;

/** What T13 says of carbons beside one acceptor each, of those between two and beside a nitro group. */
export const doublyActivatedCarbonFirst: MechanismRule = {
  id: 'T90',
  statement:
    'A halide or a Michael acceptor takes the carbon between two acceptors, or beside a nitro group, before one beside a single acceptor.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    const electrophiles = new Set([
      ...replacements(view).flatMap(({ carbon, leaving }) =>
        isHalogen(reactants, leaving) || isSulfonateOxygen(reactants, leaving) ? [carbon] : [],
      ),
      ...view.atoms('reactants', MICHAEL_END),
    ]);
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      if (!electrophiles.has(incoming) || !isSaturatedCarbon(reactants, carbon)) return [];
      if (!view.atoms('reactants', ONE_ACCEPTOR).has(carbon) || MOST_ACIDIC.some((each) => view.atoms('reactants', each).has(carbon)))
        return [];
      const rivals = MOST_ACIDIC.flatMap((each) => bystanders(view, each)).filter((atom) => moleculeOf[atom] === moleculeOf[carbon]);
      // Across the carbonyl group that both share the dianion reacts.
      const isDianion = rivals.some((atom) =>
        neighboursOf(reactants, atom).some(
          (each) => hasDoubleBondedOxygen(reactants, each) && neighboursOf(reactants, each).includes(carbon),
        ),
      );
      if (rivals.length === 0 || isDianion) return [];
      const text =
        'Base takes the far more acidic hydrogen between two acceptors, or beside the nitro group, and that carbon takes the halide.';
      return [{ verdict: 'never', chip: 'More acidic first', text, wanted: [carbon], rivals }];
    });
  },
};
