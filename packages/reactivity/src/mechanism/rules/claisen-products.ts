import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** In the product: the carbon between the acceptors, without hydrogen, and the acyl group it took. */
const WITHOUT_HYDROGEN = '[CX4;H0;$(C([CX3]=[OX1])[CX3]=[OX1])][CX3]=[OX1]';

/** The ester, carbonate or formate of an alcohol; no anhydride. */
const ESTER = '[CX3;$(C(=[OX1])[OX2][CX4]);!$(C(=[OX1])[OX2][CX3]=[OX1])]';

export const claisenNeedsHydrogen: MechanismRule = {
  id: 'T14',
  statement: 'A Claisen, a Dieckmann or a like condensation gives a product with a hydrogen left between the carbonyl groups.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    const places = view.places('product', WITHOUT_HYDROGEN);
    if (places.length === 0) return [];
    const esters = view.atoms('reactants', ESTER);
    return view.made.flatMap(([a, b]): readonly Finding[] => {
      const place = places.find(([alpha, acyl]) => (alpha === a && acyl === b) || (alpha === b && acyl === a));
      if (place === undefined) return [];
      const [alpha, acyl] = [sourceOf[place[0]], sourceOf[place[1]]];
      if (!esters.has(acyl) || view.leavingFrom(acyl).length === 0 || view.leavingFrom(alpha).length > 0) return [];
      const text = 'Nothing holds this condensation: without a hydrogen between the carbonyl groups the alkoxide opens the product again.';
      return [{ verdict: 'never', chip: 'Claisen reverses', text, wanted: [alpha], rivals: [] }];
    });
  },
};

/** In the product: the carbon that was an enolate's, and the acyl group it took. */
const BETWEEN_CARBONYLS = '[CX4;$(C[CX3](=[OX1])[#6,#7,#8])][CX3](=[OX1])[#6]';

const ALDEHYDE = '[CX3;H1](=[OX1])[#6;!$([CX4;!H0])]';

export const enolatesMeetAldehydes: MechanismRule = {
  id: 'T19',
  statement: 'An enolate meets an aldehyde that does not enolise before the ester of the same molecule.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const { sourceOf, moleculeOf, reactants } = view.mapped;
    const places = view.places('product', BETWEEN_CARBONYLS);
    if (places.length === 0) return [];
    const esters = view.atoms('reactants', ESTER);
    const rivals = bystanders(view, ALDEHYDE);
    return view.made.flatMap(([a, b]): readonly Finding[] => {
      const place = places.find(([alpha, acyl]) => (alpha === a && acyl === b) || (alpha === b && acyl === a));
      if (place === undefined) return [];
      const [alpha, acyl] = [sourceOf[place[0]], sourceOf[place[1]]];
      if (!esters.has(acyl) || view.leavingFrom(acyl).length === 0 || reactants.hydrogenCount[alpha] === 0) return [];
      const own = rivals.filter((atom) => moleculeOf[atom] === moleculeOf[acyl]);
      if (own.length === 0) return [];
      const text = 'The aldehyde of this molecule takes the enolate before its ester does: an aldol reaction.';
      return [{ verdict: 'never', chip: 'Aldehyde first', text, wanted: [acyl], rivals: own }];
    });
  },
};

/** The carbon between two ketones, or of the enol of one of them. */
const BETWEEN_KETONES = '[$([CX4;!H0;$(C([CX3](=[OX1])[#6])[CX3](=[OX1])[#6])]),$([CX3;H1;$(C(=[CX3][OX2H])[CX3](=[OX1])[#6])])]';

/** The ester of a simple alcohol: no oxalate, no ester of a fluorinated acid or of formic acid. */
const PLAIN_ESTER = '[CX3;$(C[#6;!$([CX3]=[OX1]);!$(CF)]);$(C(=[OX1])[OX2][CX4;!$(CC(F)F)])]';

export const diketonesLeaveEsters: MechanismRule = {
  id: 'T170',
  statement:
    'The anion of a 1,3-diketone takes its acyl group at carbon from no alkyl ester: from an acid chloride or cyanide, by way of the enol ester.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const diketones = view.atoms('reactants', BETWEEN_KETONES);
    if (diketones.size === 0) return [];
    const { sourceOf, moleculeOf } = view.mapped;
    const esters = view.atoms('reactants', PLAIN_ESTER);
    return view.made.flatMap((pair): readonly Finding[] => {
      const [one, other] = pair.map((atom) => sourceOf[atom]);
      const [alpha, acyl] = diketones.has(one) ? [one, other] : [other, one];
      if (!diketones.has(alpha) || !esters.has(acyl) || moleculeOf[alpha] === moleculeOf[acyl] || view.leavingFrom(acyl).length === 0)
        return [];
      const text =
        'Two ketones share the charge of this anion, which is too weak a nucleophile for an alkyl ester: make the enol ester of the acid chloride and let it rearrange.';
      return [{ verdict: 'never', chip: 'Anion too stable', text, wanted: [acyl], rivals: [alpha] }];
    });
  },
};
