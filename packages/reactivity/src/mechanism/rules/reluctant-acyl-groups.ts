import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { heteroatomBonds } from '../heteroatom-bonds.ts';
import { staysBonded } from '../kept-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { bondsOf, type Finding } from './nucleophiles.ts';

/** An ester of tert-butanol; that of a beta-keto acid gives its ketene, and amines are acylated by it. */
const TERT_BUTYL_ESTER = '[CX3;$(C[#6]);!$(C[CX4][CX3]=[OX1])](=[OX1])[OX2][CX4]([CH3])([CH3])[CH3]';
/** The carbonate of tert-butanol and another alcohol, where a source misread a chloroformate or a succinimidyl carbonate. */
const TERT_BUTYL_CARBONATE = '[CX3;$(C(=[OX1])[OX2][#6;!$(C=[OX1]);!$([CX4]([CH3])([CH3])[CH3])])](=[OX1])[OX2][CX4]([CH3])([CH3])[CH3]';

/** An alcohol of more than two carbons: acid exchanges tert-butanol for methanol and ethanol in great excess alone. */
const HEAVY_ALCOHOL = '[OX2H;$(O[CX4;H2][#6;!H3]),$(O[CX4;H0,H1])]';

export const tertButylEstersKeepAmines: MechanismRule = {
  id: 'C18',
  statement:
    'No amine takes the place of tert-butanol in its ester, which is chosen for that, or its carbonate, nor does an alcohol that is not the solvent.',
  source: TEXTBOOKS.hydroxylProtection,
  judge: (view) => {
    const { reactants } = view.mapped;
    return heteroatomBonds(view).flatMap(({ nucleophile, electrophile, kind, closesRing }): readonly Finding[] => {
      const isAmine = reactants.atomicNumber[nucleophile] === ELEMENT.nitrogen;
      if (kind !== 'acyl' || !(isAmine || view.atoms('reactants', HEAVY_ALCOHOL).has(nucleophile))) return [];
      const isOpened = [TERT_BUTYL_ESTER, TERT_BUTYL_CARBONATE]
        .flatMap((pattern) => view.places('reactants', pattern))
        .some(([carbon, , oxygen]) => carbon === electrophile && !staysBonded(view, carbon, oxygen));
      if (!isOpened) return [];
      const text = 'The tert-butyl group keeps nucleophiles off its ester: take the acid and activate it, or another ester.';
      return [{ verdict: closesRing ? 'risk' : 'never', chip: 'Ester kept shut', text, wanted: [electrophile], rivals: [] }];
    });
  },
};

/** Both sides of an open anhydride of two carboxylic acids: `[wanted, oxygen, other]`. */
const ANHYDRIDE = '[CX3;!R;$(C=[OX1]);!$(C[#7,#16]);!$(C(O)O)][OX2;!R][CX3;!R;$(C=[OX1]);!$(C[#7,#16]);!$(C(O)O)]';

/** Acyl groups by how readily a nucleophile finds them, the readiest first. */
const READINESS: readonly (readonly [pattern: string, rank: number])[] = [
  ['[CX3;$(C[CX4](F)(F)F)]', 4],
  ['[CX3;$(C[CX4;!H3][F,Cl,Br])]', 4],
  ['[CX3;H1]', 4],
  ['[CX3;$(C[CX4;H2,H3])]', 3],
  ['[CX3;$(C[CX4;H1])]', 2],
  ['[CX3;$(CC#C)]', 3],
  ['[CX3;$(C[c;$(c(:c-!@[!#1])(:c-!@[!#1]))])]', 1],
  ['[CX3;$(Cc),$(CC=C)]', 2],
  ['[CX3;$(C[CX4;H0])]', 1],
];

function readinessOf(view: ReactionView, carbon: AtomIndex): number | null {
  return READINESS.find(([pattern]) => view.atoms('reactants', pattern).has(carbon))?.[1] ?? null;
}

/** Acyl groups with fluorine go on alcohols last, as acid activates the other side (trifluoroacetic anhydride as coupling reagent). */
const FLUORINATED = '[CX3;$(C[CX4]F)]';

export const anhydridesGiveTheOpenSide: MechanismRule = {
  id: 'C19',
  statement:
    'A mixed anhydride gives a nucleophile the acyl group that is more open or has halogens, of two alike both: one with a quaternary carbon is there to be left alone.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { becomes, reactants } = view.mapped;
    return bondsOf(view, 'acyl').flatMap(({ nucleophile, electrophile }): readonly Finding[] => {
      const place = view
        .places('reactants', ANHYDRIDE)
        .flatMap((each) => [each, each.toReversed()])
        .find(([wanted]) => wanted === electrophile);
      const other = place?.[2];
      if (other === undefined || becomes[other] >= 0) return [];
      if (view.reactants.symmetryClass[other] === view.reactants.symmetryClass[electrophile]) return [];
      const isAmine = reactants.atomicNumber[nucleophile] === ELEMENT.nitrogen;
      if (!isAmine && view.atoms('reactants', FLUORINATED).has(other)) return [];
      const [here, there] = [readinessOf(view, electrophile), readinessOf(view, other)];
      if (here === null || there === null || there < here) return [];
      const text =
        there > here
          ? 'The nucleophile takes the other acyl group of this anhydride, which is more open or more reactive.'
          : 'The two acyl groups of this anhydride are alike: the nucleophile takes both.';
      return [{ verdict: there > here ? 'never' : 'risk', chip: 'Other acyl group', text, wanted: [electrophile], rivals: [other] }];
    });
  },
};
