import { degree } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { GROUPS } from './bystander-groups.ts';
import { BASIC_ESTER_CLEAVAGES } from './ester-order.ts';
import { bondsOf, type Finding, NUCLEOPHILES } from './nucleophiles.ts';

/** An ester that nothing activates: of an open alcohol of the saturated kind. */
const PLAIN_ESTER = '[CX3;$(C[#6])](=[OX1])[OX2;$(O[CX4;!$(CC#N);!$(CC(F)F)])]';

/** The amino group beside the carbonyl group of a beta-lactam. */
const LACTAM_AMINE = '[NX3;!H0;+0;$(N[CX4;r4;$(C1C(=O)N[CX4]1)])]';

/** The ester of an arylacetic acid, which penicillin acylase takes. */
const OF_ARYLACETIC_ACID = '[CX3;$(C[CX4;H1,H2]c)]';

/** Bonds that ammonia or an alkylamine makes to the carbon of an ester. */
function aminolyses(view: ReactionView) {
  const { reactants } = view.mapped;
  const esters = view.atoms('reactants', PLAIN_ESTER);
  const alkylamines = [NUCLEOPHILES.amine, NUCLEOPHILES.hindered];
  return bondsOf(view, 'acyl').flatMap((bond) => {
    const isAmmonia = reactants.hydrogenCount[bond.nucleophile] >= 3 && degree(reactants, bond.nucleophile) === 0;
    const isAmine = isAmmonia || alkylamines.some((pattern) => view.atoms('reactants', pattern).has(bond.nucleophile));
    return esters.has(bond.electrophile) && isAmine ? [{ ...bond, isAmmonia }] : [];
  });
}

export const aminesOpenBetaLactams: MechanismRule = {
  id: 'P29',
  statement: 'Ammonia that is to open an ester opens the strained lactam of a penicillin or cephalosporin first, an alkylamine as well.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) =>
    aminolyses(view).flatMap(({ nucleophile, electrophile, isAmmonia }): readonly Finding[] => {
      const { moleculeOf } = view.mapped;
      const lactams = bystanders(view, GROUPS.fusedBetaLactam.pattern).filter((atom) => moleculeOf[atom] === moleculeOf[electrophile]);
      if (lactams.length === 0) return [];
      const text = isAmmonia
        ? 'Ammonia opens the strained lactam first: couple the acid instead.'
        : 'The amine opens the strained lactam as well: couple the acid instead.';
      return [{ verdict: isAmmonia ? 'never' : 'risk', chip: 'Opens beta-lactam', text, wanted: [nucleophile], rivals: lactams }];
    }),
};

export const lactamAminesNeedActivatedAcids: MechanismRule = {
  id: 'P30',
  statement:
    'The amino group on a beta-lactam takes an activated acid, but no plain ester, unless an acylase brings that of an arylacetic acid.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const amines = view.atoms('reactants', LACTAM_AMINE);
    return aminolyses(view).flatMap(({ nucleophile, electrophile }): readonly Finding[] => {
      if (!amines.has(nucleophile)) return [];
      const isOfAcylase = view.atoms('reactants', OF_ARYLACETIC_ACID).has(electrophile);
      const text = isOfAcylase
        ? 'Only an acylase hands the acyl group of this ester on to the lactam: else take the acid chloride.'
        : 'An ester acylates this amine only in heat, which the beta-lactam does not stand: take the acid chloride or a mixed anhydride.';
      return [{ verdict: isOfAcylase ? 'risk' : 'never', chip: 'Ester too slow', text, wanted: [electrophile], rivals: [nucleophile] }];
    });
  },
};

/** A lactam of a penicillin or cephalosporin, or of a monobactam, that a sulfonyl or another acyl group on its nitrogen makes as reactive. */
const OPEN_BETA_LACTAM = '[CX3;r4;$(C(=[OX1])[NX3;r4;$(N(@[#6])(@[#6])@[#6]),$(NS(=O)=O),$(N(C)C=O)])]';

export const ammoniaOpensBetaLactams: MechanismRule = {
  id: 'P280',
  statement: 'Ammonia that is to displace a halide or sulfonate opens the strained lactam of a penicillin or cephalosporin first.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    return bondsOf(view, 'alkyl').flatMap(({ nucleophile }): readonly Finding[] => {
      if (reactants.hydrogenCount[nucleophile] < 3 || degree(reactants, nucleophile) !== 0) return [];
      const lactams = bystanders(view, OPEN_BETA_LACTAM);
      if (lactams.length === 0) return [];
      const text = 'Ammonia opens the strained lactam first: bring the amino group in before the lactam is there, or by way of an azide.';
      return [{ verdict: 'never', chip: 'Opens beta-lactam', text, wanted: [nucleophile], rivals: lactams }];
    });
  },
};

/** The ester of an acid whose carbonyl group a quaternary carbon shuts, not one that hydrogen takes off. */
const SHUT_ESTER = '[CX3;$(C[CX4;H0]([#6])[#6,#8])](=[OX1])[OX2;$(O[CX4;H2,H3;!$(Cc)])]';

export const hydroxideOpensBetaLactams: MechanismRule = {
  id: 'P281',
  statement:
    'Hydroxide opens the lactam of a penicillin, cephalosporin or monobactam before the ester of an acid with a quaternary carbon.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    if (!view.names.some((name) => BASIC_ESTER_CLEAVAGES.includes(name))) return [];
    const lactams = bystanders(view, OPEN_BETA_LACTAM);
    if (lactams.length === 0) return [];
    const { becomes } = view.mapped;
    const wanted = view
      .places('reactants', SHUT_ESTER)
      .filter((place) => place.some((atom) => becomes[atom] < 0 || view.changed.has(atom)))
      .map(([carbonyl]) => carbonyl);
    if (wanted.length === 0) return [];
    const text = 'The strained lactam takes hydroxide long before this shut ester does: take an ester that acid or hydrogen takes off.';
    return [{ verdict: 'never', chip: 'Opens beta-lactam', text, wanted, rivals: lactams }];
  },
};
