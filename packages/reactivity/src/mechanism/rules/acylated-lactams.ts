import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { breaksBondOf } from '../broken-bonds.ts';
import { staysBonded } from '../kept-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** The two carbonyl groups of an imide, which a carbamate is not, either way round: `[one, nitrogen, other]`. */
const IMIDE = '[CX3;$(C(=[OX1])[#6])][NX3][CX3;$(C(=[OX1])[#6])]';

/** The acyl group of an acylated urea and the carbonyl group of the urea. */
const ACYL_UREA = '[CX3;$(C(=[OX1])[#6])][NX3][CX3;$(C(=[OX1])([NX3])[NX3])]';

/** The acyl group of an acylated amidine, as of an imidazolone, and the carbon of the amidine, whichever nitrogen bears the acyl group. */
const ACYL_AMIDINES = ['[CX3;$(C(=[OX1])[#6])][NX3][CX3;$(C=[NX2;$(N[CX4])])]', '[CX3;$(C(=[OX1])[#6])][NX2]=[CX3;$(C[NX3])]'] as const;

/** The acyl group of an acylated sulfonamide and the sulfur; with hydrogen between them it is an anion, of which borane alone reduces some. */
const ACYL_SULFONAMIDE = '[CX3;$(C(=[OX1])[#6])][NX3][SX4;$(S(=[OX1])=[OX1])]';
const WITH_HYDROGEN = '[NX3;H1]';

/** An imide whose carbonyl groups stand in one ring of up to seven: there one is reduced after the other. A macrocycle is split as an open chain is. */
const RING_IMIDE = '[CX3;r5,r6,r7;$(C=[OX1])]@[NX3]@[CX3;r5,r6,r7;$(C=[OX1])]';

export const hydridesSplitImides: MechanismRule = {
  id: 'O15',
  statement:
    'Hydrides and borane split an acylated lactam, an open imide, an acylated urea, sulfonamide or amidine: neither acyl group becomes an alkyl group beside the other.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    if (!breaksBondOf(view, ELEMENT.carbon, ELEMENT.oxygen)) return [];
    const { reactants, product, becomes } = view.mapped;
    const inRing = view.atoms('reactants', RING_IMIDE);
    const places = [IMIDE, ACYL_UREA].flatMap((pattern) => view.places('reactants', pattern));
    const amidines = ACYL_AMIDINES.flatMap((pattern) => view.places('reactants', pattern)).flatMap(
      ([reduced, nitrogen, carbon]): readonly Finding[] => {
        if (!isReducedTo(reduced, nitrogen) || view.changed.has(carbon)) return [];
        const text =
          'The hydride takes the double bond of the amidine, or its acyl group off it, as readily as this carbonyl group: close the ring from the diamine.';
        return [{ verdict: 'never', chip: 'Amidine is reduced', text, wanted: [reduced], rivals: [carbon] }];
      },
    );
    const split = places.flatMap(([reduced, nitrogen, kept]): readonly Finding[] => {
      if (!isReducedTo(reduced, nitrogen) || isReducedTo(kept, nitrogen)) return [];
      if (inRing.has(reduced) && inRing.has(kept)) return [];
      const text = 'The hydride takes an acyl group off this imide, as it would off an ester: alkylate the lactam instead.';
      return [{ verdict: 'never', chip: 'Imide is split', text, wanted: [reduced], rivals: [kept] }];
    });
    const acidic = view.atoms('reactants', WITH_HYDROGEN);
    const sulfonamides = view.places('reactants', ACYL_SULFONAMIDE).flatMap(([reduced, nitrogen, sulfur]): readonly Finding[] => {
      if (!isReducedTo(reduced, nitrogen) || !staysBonded(view, nitrogen, sulfur)) return [];
      const text =
        'The hydride takes the acyl group off this sulfonamide, whose anion leaves well, or finds its anion: alkylate the sulfonamide, or sulfonylate the amine.';
      return [{ verdict: acidic.has(nitrogen) ? 'risk' : 'never', chip: 'Acyl group leaves', text, wanted: [reduced], rivals: [sulfur] }];
    });
    return [...amidines, ...split, ...sulfonamides];

    /** Whether a carbonyl carbon loses its oxygen and stays on the nitrogen. */
    function isReducedTo(carbon: AtomIndex, nitrogen: AtomIndex): boolean {
      if (!staysBonded(view, carbon, nitrogen)) return false;
      const losesOxygen = view.leavingFrom(carbon).some((atom) => reactants.atomicNumber[atom] === ELEMENT.oxygen);
      const gained = product.hydrogenCount[becomes[carbon]] - reactants.hydrogenCount[carbon];
      return losesOxygen && gained === 2;
    }
  },
};
