import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem } from '../aromatic-ring.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { aromaticSubstitutions, isIntramolecular, mayBeMetalated } from './aromatic-substitutions.ts';
import type { Finding } from './nucleophiles.ts';

/** Aromatic carbons that bear a trimethylsilyl group, a stannyl group or mercury. */
const IPSO = '[c;$(c[Si]([CH3])([CH3])[CH3]),$(c[Sn]),$(c[Hg])]';

/** Aromatic carbons whose group leads an electrophile as strongly elsewhere. */
const WITH_DONOR = '[c;$(c[NX3;!$(N(=O)=O)]),$(c[OX2;!$(OC=O);!$(OS)])]';

const ELECTROPHILES: ReadonlySet<string> = new Set(['halogen', 'nitro', 'sulfonyl', 'acyl']);

export const silylGroupsLeaveFirst: MechanismRule = {
  id: 'A250',
  statement: 'An electrophile takes the place of a trimethylsilyl or stannyl group of an arene before that of a hydrogen beside it.',
  source: TEXTBOOKS.alkeneGeometry,
  judge: (view) => {
    const { reactants } = view.mapped;
    return aromaticSubstitutions(view).flatMap((each): readonly Finding[] => {
      if (!ELECTROPHILES.has(each.electrophile) || isIntramolecular(view, each) || mayBeMetalated(view, each)) return [];
      const system = new Set(aromaticSystem(reactants, each.carbon));
      const rivals = [...view.atoms('reactants', IPSO)].filter((atom) => system.has(atom));
      if (rivals.length === 0) return [];
      const hasDonor = [...view.atoms('reactants', WITH_DONOR)].some((atom) => system.has(atom));
      const text =
        'The charge is held beside the metal or silicon, which leaves: this group is exchanged, not a hydrogen. Bring it in after the electrophile.';
      return [{ verdict: hasDonor ? 'risk' : 'never', chip: 'Silyl group leaves', text, wanted: [each.carbon], rivals }];
    });
  },
};
