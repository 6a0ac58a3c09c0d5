import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { staysBonded } from '../kept-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** The two carbonyl groups of an imide, which a carbamate is not, either way round: `[one, nitrogen, other]`. */
const IMIDE = '[CX3;$(C(=[OX1])[#6])][NX3][CX3;$(C(=[OX1])[#6])]';

/** The acyl group of an acylated urea and the carbonyl group of the urea. */
const ACYL_UREA = '[CX3;$(C(=[OX1])[#6])][NX3][CX3;$(C(=[OX1])([NX3])[NX3])]';

/** An imide whose carbonyl groups stand in one ring: there one is reduced after the other. */
const RING_IMIDE = '[CX3;R;$(C=[OX1])]@[NX3]@[CX3;R;$(C=[OX1])]';

export const hydridesSplitImides: MechanismRule = {
  id: 'O15',
  statement:
    'Hydrides and borane split an acylated lactam, an open imide or an acylated urea: neither acyl group becomes an alkyl group beside the other.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    const inRing = view.atoms('reactants', RING_IMIDE);
    const places = [IMIDE, ACYL_UREA].flatMap((pattern) => view.places('reactants', pattern));
    return places.flatMap(([reduced, nitrogen, kept]): readonly Finding[] => {
      if (!isReducedTo(reduced, nitrogen) || isReducedTo(kept, nitrogen)) return [];
      if (inRing.has(reduced) && inRing.has(kept)) return [];
      const text = 'The hydride takes an acyl group off this imide, as it would off an ester: alkylate the lactam instead.';
      return [{ verdict: 'never', chip: 'Imide is split', text, wanted: [reduced], rivals: [kept] }];
    });

    /** Whether a carbonyl carbon loses its oxygen and stays on the nitrogen. */
    function isReducedTo(carbon: AtomIndex, nitrogen: AtomIndex): boolean {
      const { reactants, product, becomes } = view.mapped;
      if (!staysBonded(view, carbon, nitrogen)) return false;
      const losesOxygen = view.leavingFrom(carbon).some((atom) => reactants.atomicNumber[atom] === ELEMENT.oxygen);
      const gained = product.hydrogenCount[becomes[carbon]] - reactants.hydrogenCount[carbon];
      return losesOxygen && gained === 2;
    }
  },
};
