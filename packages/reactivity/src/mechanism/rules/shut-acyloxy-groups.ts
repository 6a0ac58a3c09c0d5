import type { AtomIndex } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule, Verdict } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { BASIC_ESTER_CLEAVAGES } from './ester-order.ts';
import type { Finding } from './nucleophiles.ts';

/** In a ring between two carbons that each have a quaternary one next to them, as 11 of a steroid between its two angular methyl groups. */
const BETWEEN_QUATERNARY = '[CX4;H1;R;$(C(@[CX4;R]@[CX4;R;H0]([#6])([#6])[#6])@[CX4;R]@[CX4;R;H0]([#6])([#6])[#6])]';
/** Of a tertiary alcohol, which a ketone beside it helps: the ketol is a danger there and no more. */
const TERTIARY = '[CX4;H0;$(C([#6])([#6])([#6])[OX2])]';
const acyloxyOn = (carbon: string) => `[CX3;$(C[CX4,c])](=[OX1])[OX2]${carbon}`;

/** What the base that it takes does first: an open ester, the side chain of a ketol, an alkene two carbons from a ketone. */
const OTHER_ESTER = '[CX3;$(C[CX4,c])](=[OX1])[OX2;$(O[CX4;H1,H2,H3]),$(O[CX4;H0;$(C[CX3]=[OX1])]);!$(OCOC)]';
const UNCONJUGATED = '[CX3;$(C=C);$(C[CX4;!H0][CX3](=[OX1])[#6])]';
/** Free, or with a group that such a base takes as well. */
const KETOL = '[CX3;$(C([#6])[CX4;H2][OX2;$([OX2H]),$(OP),$(OC=O)])]=[OX1]';

export const shutAcyloxyGroupsOutlast: MechanismRule = {
  id: 'O280',
  statement:
    'The ester of a tertiary alcohol, or of one between two quaternary carbons such as 11 of a steroid, is opened by base only after open esters, ketols and unconjugated enones.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    if (!view.names.some((name) => BASIC_ESTER_CLEAVAGES.includes(name))) return [];
    const between = carbonylsLost(view, BETWEEN_QUATERNARY);
    const shut = [...between, ...carbonylsLost(view, TERTIARY)];
    if (shut.length === 0) return [];
    const esters = bystanders(view, OTHER_ESTER).filter((atom) => !shut.includes(atom));
    if (esters.length > 0) return [outlasts('never', shut, esters, 'other ester')];
    const enones = bystanders(view, UNCONJUGATED);
    if (enones.length > 0) return [outlasts('never', shut, enones, 'alkene two carbons from the ketone')];
    // Those too that the same step sets free.
    const ketols = [...view.atoms('product', KETOL)].map((atom) => view.mapped.sourceOf[atom]);
    return ketols.length > 0 ? [outlasts(between.length > 0 ? 'never' : 'risk', shut, ketols, 'side chain of the ketol')] : [];
  },
};

function carbonylsLost(view: ReactionView, carbon: string): readonly AtomIndex[] {
  const { becomes } = view.mapped;
  return view
    .places('reactants', acyloxyOn(carbon))
    .filter(([carbonyl, , oxygen]) => becomes[carbonyl] < 0 && becomes[oxygen] >= 0)
    .map(([carbonyl]) => carbonyl);
}

function outlasts(verdict: Verdict, wanted: readonly AtomIndex[], rivals: readonly AtomIndex[], name: string): Finding {
  const text = `This ester is shut from all sides: the base that opens it takes the ${name} first.`;
  return { verdict, chip: 'Hindered ester', text, wanted, rivals };
}
