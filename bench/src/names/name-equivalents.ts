import type { NameReactionId } from '@retron/reactivity';

/**
 * Name reactions of ours that mean what a label of the NameRxn program means, where the words differ.
 *
 * The program knows conditions and the source's roles; our names follow the change of structure alone. A label whose own words are
 * one of our names needs no entry.
 */
export const NAME_EQUIVALENTS: Readonly<Record<string, readonly NameReactionId[]>> = {
  'Bromo N-arylation': ['buchwald-hartwig-amination', 'goldberg-ullmann-n-arylation'],
  'Chloro N-arylation': ['snar-amination-chloride', 'buchwald-hartwig-amination', 'goldberg-ullmann-n-arylation'],
  'Fluoro N-arylation': ['snar-amination-fluoride'],
  'Bromo Suzuki-type coupling': ['bromo-suzuki-coupling'],
  'Chloro Suzuki-type coupling': ['chloro-suzuki-coupling'],
  'Carboxylic acid + amine reaction': [
    'acyl-sulfonamide-formation',
    'weinreb-amide-formation',
    'hydroxamic-acid-formation',
    'hydrazide-formation',
  ],
  'N-acetylation': ['amide-schotten-baumann', 'anhydride-with-amine-reaction'],
  'Williamson ether synthesis': ['ester-alkylation', 'o-bn-protection', 'o-mom-protection', 'o-sem-protection', 'hydroxy-to-methoxy'],
  'Hydroxy to methoxy': ['methylation', 'methyl-esterification'],
  'Thioether synthesis': ['thiol-arylation'],
  'Hydroxy to chloro': ['lactam-to-heteroaryl-chloride'],
  'Ester Schotten-Baumann': ['o-acetylation', 'anhydride-with-alcohol-reaction'],
  'Fischer-Speier esterification': ['steglich-esterification', 'methyl-esterification'],
  'Amide to amine reduction': ['lactam-or-imide-reduction'],
  'N-Bn deprotection': ['n-pmb-deprotection'],
  'O-Bn deprotection': ['o-pmb-deprotection'],
  Methylation: ['iodo-n-alkylation', 'eschweiler-clarke-methylation', 'hydroxy-to-methoxy', 'enolate-alkylation'],
  'Iodo N-alkylation': ['methylation'],
};
