import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { OrderRule } from './order-rule.ts';

const ALDEHYDE_STEPS = [
  'aldehyde-reductive-amination',
  'aldehyde-to-alcohol-reduction',
  'wittig-olefination',
  'horner-wadsworth-emmons-olefination',
  'grignard-with-aldehyde-reaction',
  'organolithium-with-carbonyl-addition',
  'claisen-schmidt-condensation',
  'knoevenagel-condensation',
  'henry-reaction',
  'schiff-base-formation',
  'oxime-formation',
  'hydrazone-formation',
  'pinnick-oxidation-aldehyde-to-carboxylic-acid',
  'acetal-protection-of-a-carbonyl',
] as const;
const KETONE_STEPS = [
  'ketone-to-alcohol-reduction',
  'grignard-with-ketone-reaction',
  'ketone-reductive-amination',
  'oxime-formation',
  'hydrazone-formation',
  'wittig-olefination',
] as const;
const ESTER_STEPS = [
  'ester-aminolysis',
  'hydrazide-formation',
  'ester-to-alcohol-reduction',
  'ester-to-aldehyde-reduction',
  'grignard-with-ester-reaction',
] as const;
const ALKENE_STEPS = [
  'prilezhaev-epoxidation',
  'upjohn-dihydroxylation',
  'ozonolysis-or-lemieux-johnson-oxidation',
  'brown-hydroboration-oxidation',
  'olefin-metathesis',
  'alkene-hydrogenation',
] as const;

/** Groups of one kind of which no reagent tells one from the other; those that symmetry makes alike are left to an excess. */
export const TWO_OF_A_KIND: OrderRule = {
  id: 'P19',
  statement: 'Of two groups of one kind, not alike by symmetry but as open, a reagent takes both, and no excess of the substrate helps.',
  source: TEXTBOOKS.chemoselectivity,
  chip: 'Two of a kind',
  never: 'is as reactive as the one that is meant: nothing tells the two apart',
  risk: 'is as reactive as the one that is meant',
  entries: [
    // A ring closes before another molecule is met.
    { steps: ['lactonisation', 'lactamisation'] },
    // The aldehyde that enolises is the partner, which meets its own kind as well: it is added slowly to the other.
    { steps: ['claisen-schmidt-condensation'], ofKind: 'fixedAldehyde', never: ['fixedAldehyde'], risk: ['enolisableAldehyde'] },
    { steps: ALDEHYDE_STEPS, ofKind: 'aldehyde', never: ['aldehyde'] },
    { steps: KETONE_STEPS, ofKind: 'arylKetone', never: ['openChainKetone'] },
    { steps: KETONE_STEPS, ofKind: 'openChainKetone', never: ['saturatedKetone'] },
    { steps: ['fischer-speier-esterification', 'methyl-esterification'], ofKind: 'openAcid', never: ['openAcid'] },
    // Methyl and ethyl tell no two esters apart.
    {
      steps: ['ester-to-alcohol-reduction', 'ester-to-aldehyde-reduction'],
      ofKind: 'openBenzoate',
      never: ['openEster'],
      risk: ['openBenzoate'],
    },
    { steps: ESTER_STEPS, ofKind: 'plainEster', never: ['openEster'] },
    { steps: ['ester-to-alcohol-reduction'], ofKind: 'quaternaryMalonate', risk: ['openEster'] },
    { steps: ALKENE_STEPS, ofKind: 'unguidedAlkene', never: ['unguidedAlkene'] },
    { steps: ['n-cbz-deprotection'], never: ['cbz'] },
    { steps: ['o-bn-deprotection'], ofKind: 'alkylBenzylEther', never: ['alkylBenzylEther'] },
    { steps: ['nitrile-reduction', 'nitrile-hydration-to-amide'], never: ['nitrile'] },
  ],
};
