import { neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

const TERTIARY_ALKYL = '[CX4;H0;!r3;$(C([#6])([#6])[#6])]';
/** Between a tertiary alkyl group, which no ring ties back, and an arene or another branched carbon. */
const SHUT_KETONE = `[CX3;!R;$(C(${TERTIARY_ALKYL})[c,$([CX4;H0]),$([CX4;H1]([#6])[#6])])]=[OX1]`;
/** A primary amine forms the imine by force, with titanium. */
const SECONDARY_AMINE = '[NX3;H1;+0;$(N([CX4])[CX4,c])]';

export const shutKetonesTakeNoSecondaryAmine: MechanismRule = {
  id: 'C34',
  statement: 'A ketone between a tertiary alkyl group and an arene or another branched group takes no secondary amine reductively.',
  source: TEXTBOOKS.carbonylCondensation,
  judge: (view) => {
    if (!view.names.includes('ketone-reductive-amination')) return [];
    const { sourceOf, becomes, product } = view.mapped;
    const amines = view.atoms('reactants', SECONDARY_AMINE);
    return [...view.atoms('reactants', SHUT_KETONE)].flatMap((carbon): readonly Finding[] => {
      const amine = becomes[carbon] < 0 ? undefined : neighboursOf(product, becomes[carbon]).find((each) => amines.has(sourceOf[each]));
      if (amine === undefined || !view.changed.has(carbon)) return [];
      const text =
        'The tertiary alkyl group leaves no room for the iminium ion, and the ketone is reduced alone: build the amine from an iminium ion and an organometal.';
      return [{ verdict: 'never', chip: 'Ketone is shut', text, wanted: [carbon], rivals: [sourceOf[amine]] }];
    });
  },
};
