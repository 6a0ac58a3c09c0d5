import type { AtomIndex } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { NameReactionId } from '../../name-reactions/table.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';

/** What takes esters apart by base, and seldom by anything else. */
export const BASIC_ESTER_CLEAVAGES: readonly NameReactionId[] = [
  'co2h-me-deprotection',
  'co2h-et-deprotection',
  'ester-hydrolysis',
  'o-acetyl-deprotection',
  'o-acyl-deprotection',
];

/** Groups that turn the ester out of the plane of the arene and shut both its faces. */
const BESIDE = '-!@[#6,Cl,Br,I,$([OX2][#6])]';

/**
 * Esters by how readily a base opens them, the fastest first: of acids with halogens and of formic acid, of phenols, of acetic acid with open
 * alcohols, of other open acids, of arenes and branched acids, of acids with a quaternary carbon or between two groups of their arene. Those of
 * tert-butanol wait for acid.
 */
const RANKS: readonly (readonly [pattern: string, speed: number])[] = [
  ['[CX3;$(C[CX4][F,Cl]),H1](=[OX1])[OX2;D2;$(O[#6])]', 5],
  ['[CX3;$(C[CX4;H1,H2,H3])](=[OX1])[OX2;D2;$(Oc)]', 5],
  ['[CX3;$(C[CH3])](=[OX1])[OX2;D2;$(O[CX4;H1,H2])]', 3],
  ['[CX3;$(C[CX4;H2])](=[OX1])[OX2;D2;$(O[CX4;!H0])]', 2],
  [`[CX3;$(Cc(:c${BESIDE}):c${BESIDE})](=[OX1])[OX2;D2;$(O[CX4;!H0])]`, 0],
  ['[CX3;$(Cc),$(C[CX4;H1])](=[OX1])[OX2;D2;$(O[CX4;!H0])]', 1],
  ['[CX3;$(C[CX4;H0]([#6])[#6])](=[OX1])[OX2;D2;$(O[CX4;!H0])]', 0],
];

/** From this difference of speeds on the other ester goes first. */
const CLEAR = 2;

function speedOf(view: ReactionView, carbon: AtomIndex): number | null {
  return RANKS.find(([pattern]) => view.atoms('reactants', pattern).has(carbon))?.[1] ?? null;
}

export const esterOrder: MechanismRule = {
  id: 'O10',
  statement:
    'Base opens esters of phenols and of acetic acid first, those of benzoic and branched acids later, of acids with a quaternary carbon last.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    if (!view.names.some((name) => BASIC_ESTER_CLEAVAGES.includes(name))) return [];
    const { mapped, changed } = view;
    const wanted = view
      .places('reactants', '[CX3](=[OX1])[OX2;D2][#6]')
      .find((place) => place.some((atom) => mapped.becomes[atom] < 0 || (changed.has(atom) && atom !== place[3])))?.[0];
    const here = wanted === undefined ? null : speedOf(view, wanted);
    if (wanted === undefined || here === null) return [];
    const swifter = RANKS.filter(([, speed]) => speed - here >= CLEAR);
    const rivals = swifter.flatMap(([pattern]) => bystanders(view, pattern).filter((atom) => atom !== wanted));
    if (rivals.length === 0) return [];
    return [
      {
        verdict: 'never',
        chip: 'Other ester first',
        text: 'The other ester is opened more readily and goes first.',
        wanted: [wanted],
        rivals,
      },
    ];
  },
};
