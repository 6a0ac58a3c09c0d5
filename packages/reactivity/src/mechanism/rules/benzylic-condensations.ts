import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { carbanionSteps } from './carbanion-sites.ts';
import type { Finding } from './nucleophiles.ts';

/** Beside a ketone, with hydrogen; and beside an arene or an alkene that nothing but a carbonyl group further away makes acidic. */
const ALPHA_OF_KETONE = '[CX4;!H0;$(C[CX3](=[OX1])[#6])]';
const BESIDE_NO_ACCEPTOR = '[CX4;!H0;!$(C[CX3]=[O,S,N]);!$(CC#N);!$(C[N+]);!$(CS=O);!$(C[P,Si,B,S+]);!$(Cc(:n))]';
const NITROARENE = '[$(Cc:c[NX3+]=O),$(Cc:c:c:c[NX3+]=O)]';

export const besideTheKetoneFirst: MechanismRule = {
  id: 'T130',
  statement:
    'A ketone condenses with an aldehyde at the carbon beside its carbonyl group, not at a benzylic one that the arene joins to it.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return carbanionSteps(view).flatMap(({ donor, met, kind }): readonly Finding[] => {
      if (kind !== 'condensed' || moleculeOf[donor] === moleculeOf[met]) return [];
      if (!view.atoms('reactants', BESIDE_NO_ACCEPTOR).has(donor) || view.atoms('reactants', NITROARENE).has(donor)) return [];
      const isBenzylic = neighboursOf(reactants, donor).some(
        (each) => reactants.isAromatic[each] === 1 && reactants.atomicNumber[each] === ELEMENT.carbon,
      );
      const rivals = isBenzylic ? bystanders(view, ALPHA_OF_KETONE).filter((atom) => moleculeOf[atom] === moleculeOf[donor]) : [];
      if (rivals.length === 0) return [];
      const text = 'The ketone gives its enolate on its own side: that carbon condenses with the aldehyde.';
      return [{ verdict: 'never', chip: 'Enolate elsewhere', text, wanted: [donor], rivals }];
    });
  },
};
