import { degree, ELEMENT, IMPLICIT_HYDROGEN } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { type AlkeneAddition, alkeneAdditions } from '../alkene-addition.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import type { Finding } from './nucleophiles.ts';

/** With a free end, and nothing beside it that draws electrons out or is a hetero atom. */
const OPEN_ALKENE =
  '[CX3;H2]=[CX3;!$(C[!#6]);!$(C[CX3]=[OX1,NX2]);!$(CC#N);!$(C[CX4;H0]([!#6])[!#6]);!$(C([CX4;H0]([#6])([#6])[#6])[CX4;H0]([#6])([#6])[#6])]';
/** Bears a hetero atom, or is strained or in a large ring, where borane is swift. */
const SWIFT = '[CX3;$([R;!r5;!r6;!r7]),$(C1=C[CX4]2[#6][#6][CX4]1[#6]2),$(C[!#6]),$(C=[CX3][!#6])]';

export const openAlkeneHydroboratedFirst: MechanismRule = {
  id: 'O18',
  statement: 'A borane adds to an alkene with a free end before one with groups at both ends.',
  source: TEXTBOOKS.alkenes,
  judge: (view) => {
    if (!view.names.includes('brown-hydroboration-oxidation')) return [];
    const { reactants, sourceOf } = view.mapped;
    const meant = alkeneAdditions(view)
      .find((each) => isHydroborated(view, each))
      ?.carbons.map((atom) => sourceOf[atom]);
    if (meant === undefined || meant.some((atom) => reactants.hydrogenCount[atom] === 2)) return [];
    const swift = view.atoms('reactants', SWIFT);
    if (meant.some((atom) => swift.has(atom))) return [];
    const rivals = bystanders(view, OPEN_ALKENE);
    if (rivals.length === 0) return [];
    const text = 'The other alkene has a free end, to which the borane adds first, and a bulky one alone.';
    return [{ verdict: 'never', chip: 'Open alkene first', text, wanted: meant, rivals } satisfies Finding];
  },
};

/** Whether hydrogen and hydroxyl go to an alkene, the latter not to the carbon with more groups, which takes it in acid. */
function isHydroborated({ mapped: { product } }: ReactionView, { added, carbons }: AlkeneAddition): boolean {
  const place = added.findIndex((atom) => atom !== IMPLICIT_HYDROGEN && product.atomicNumber[atom] === ELEMENT.oxygen);
  if (place < 0 || added[1 - place] !== IMPLICIT_HYDROGEN) return false;
  return degree(product, carbons[place]) - 1 <= degree(product, carbons[1 - place]);
}
