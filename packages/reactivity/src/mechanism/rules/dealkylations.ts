import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { breaksBondOf } from '../broken-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import type { Finding } from './nucleophiles.ts';

/** A plain ether of two alcohols, as its two carbons and the oxygen between them: `[lost, oxygen, kept]`. */
const ALKYL_ETHER = '[CX4;!$(C([!#6;!#1])[!#6;!#1])][OX2;!R][CX4;!$(C([!#6;!#1])[!#6;!#1])]';

/** A carbon that leaves oxygen as a cation sooner than a methyl group is taken off by a nucleophile. */
const LEAVES_AS_CATION = '[CX4;$(C(C)(C)C),$(Cc),$(CC=C)]';

/** On a carbon of an azine, an azole or a furan that nitrogen or oxygen holds. */
const ON_POOR_HETEROARENE = '[CX4;H2;$(Cc:[n,o])]';

const METHYL = '[CH3]';

const TERT_BUTYL = '[CX4;$(C([CH3])([CH3])[CH3])]';

/** Carbons that acid takes from oxygen as readily as a tert-butyl group. */
const TERTIARY = '[CX4;H0;$(C([#6])([#6])([#6])[OX2])]';

/** Methylene groups of an alkyl chain: nothing but a nucleophile takes them off. */
const PRIMARY = '[CX4;H2;$(C[CX4])]';

/** What an ether lets go on the side where it is meant to break. Reactant atoms. */
interface Dealkylation {
  readonly lost: AtomIndex;
  readonly kept: AtomIndex;
}

function etherDealkylations(view: ReactionView): readonly Dealkylation[] {
  if (!breaksBondOf(view, ELEMENT.carbon, ELEMENT.oxygen)) return [];
  return view
    .places('reactants', ALKYL_ETHER)
    .flatMap(([lost, oxygen, kept]) =>
      view.leavingFrom(oxygen).includes(lost) && view.mapped.becomes[kept] >= 0 && isFreed(view, oxygen) ? [{ lost, kept }] : [],
    );
}

/** Whether an atom that loses a group bears a hydrogen in its place. */
function isFreed({ mapped: { reactants, product, becomes } }: ReactionView, atom: AtomIndex): boolean {
  return becomes[atom] >= 0 && product.hydrogenCount[becomes[atom]] > reactants.hydrogenCount[atom];
}

export const etherBreaksOnTheOtherSide: MechanismRule = {
  id: 'V6',
  statement:
    'Acids that take a methyl or ethyl group off an ether break it on the other side where that is tertiary, benzylic or allylic, a tert-butyl ether of a tertiary alcohol on both, and tell two primary carbons not apart.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) =>
    etherDealkylations(view).flatMap(({ lost, kept }): readonly Finding[] => {
      const is = (atom: AtomIndex, pattern: string) => view.atoms('reactants', pattern).has(atom);
      if (is(lost, TERT_BUTYL) && is(kept, TERTIARY)) {
        const text = 'The acid takes both sides of this ether for cations: the alcohol meant goes on to an alkene.';
        return [{ verdict: 'never', chip: 'Breaks on both sides', text, wanted: [kept], rivals: [] }];
      }
      // No cation forms beside an azine or an azole: boron tribromide takes the methyl group there.
      if (is(lost, METHYL) && is(kept, ON_POOR_HETEROARENE)) return [];
      const isPlain = is(lost, METHYL) || is(lost, PRIMARY);
      if (!isPlain || is(lost, LEAVES_AS_CATION)) return [];
      if (is(kept, LEAVES_AS_CATION)) {
        const text =
          'The acid breaks this ether on the other side, where a cation is stable: the alcohol meant becomes a halide or an alkene.';
        return [{ verdict: 'never', chip: 'Breaks on the other side', text, wanted: [kept], rivals: [] }];
      }
      if (is(lost, METHYL)) return [];
      const text = 'An alkyl group like this protects no alcohol: nothing breaks the ether on one side alone.';
      return [{ verdict: is(kept, PRIMARY) ? 'never' : 'risk', chip: 'Two sides alike', text, wanted: [kept], rivals: [] }];
    }),
};

/** A methyl or primary alkyl group on nitrogen that neither an arene, an alkene, a heteroatom nor an acceptor loosens: `[alkyl, nitrogen]`. */
const ALKYL_ON_NITROGEN = '[CX4;H3,H2;!$(C([!#6;!#1])[!#6;!#1]);!$(Cc);!$(CC=,#*);!$(CC[!#6;!#1]);!$(CCC=,#[O,N]);!$(CCS=O)][NX3;+0]';

/** Nitrogens that keep a plain alkyl group whatever attacks: of secondary amines, and of amides, amidines and sulfonamides. */
const KEEPS_ALKYL = '[NX3;+0;$(N[#6,S]=[OX1]),$(N[CX3]=[NX2]),H1]';

export const nitrogenKeepsAlkyl: MechanismRule = {
  id: 'V7',
  statement:
    'No reagent takes a plain alkyl group off a secondary amine, an amidine or an amide: chloroformates take one off tertiary amines.',
  source: TEXTBOOKS.aminoProtection,
  judge: (view) => {
    if (!breaksBondOf(view, ELEMENT.carbon, ELEMENT.nitrogen)) return [];
    return view.places('reactants', ALKYL_ON_NITROGEN).flatMap(([alkyl, nitrogen]): readonly Finding[] => {
      if (!view.leavingFrom(nitrogen).includes(alkyl) || !isFreed(view, nitrogen)) return [];
      if (!view.atoms('reactants', KEEPS_ALKYL).has(nitrogen)) return [];
      const text = 'Nothing takes a plain alkyl group off this nitrogen: put on a group that is made to come off.';
      return [{ verdict: 'never', chip: 'Alkyl group stays', text, wanted: [nitrogen], rivals: [] }];
    });
  },
};
