/**
 * Names of ours that mean what a label of the NameRxn program means, where the words differ.
 *
 * The program knows conditions and the source's roles; our names follow the change of structure alone. A label whose own words are
 * one of our names needs no entry.
 */
export const NAME_EQUIVALENTS: Readonly<Record<string, readonly string[]>> = {
  'Bromo N-arylation': ['Buchwald-Hartwig amination', 'Goldberg-Ullmann N-arylation'],
  'Chloro N-arylation': ['SNAr amination (chloride)', 'Buchwald-Hartwig amination', 'Goldberg-Ullmann N-arylation'],
  'Fluoro N-arylation': ['SNAr amination (fluoride)'],
  'Bromo Suzuki-type coupling': ['Bromo Suzuki coupling'],
  'Chloro Suzuki-type coupling': ['Chloro Suzuki coupling'],
  'Carboxylic acid + amine reaction': [
    'Acyl sulfonamide formation',
    'Weinreb amide formation',
    'Hydroxamic acid formation',
    'Hydrazide formation',
  ],
  'N-acetylation': ['Amide Schotten-Baumann', 'Anhydride + amine reaction'],
  'Williamson ether synthesis': ['Ester alkylation', 'O-Bn protection', 'O-MOM protection', 'O-SEM protection', 'Hydroxy to methoxy'],
  'Hydroxy to methoxy': ['Methylation', 'Methyl esterification'],
  'Thioether synthesis': ['Thiol arylation'],
  'Hydroxy to chloro': ['Lactam to heteroaryl chloride'],
  'Ester Schotten-Baumann': ['O-acetylation', 'Anhydride + alcohol reaction'],
  'Fischer-Speier esterification': ['Steglich esterification', 'Methyl esterification'],
  'Amide to amine reduction': ['Lactam or imide reduction'],
  'N-Bn deprotection': ['N-PMB deprotection'],
  'O-Bn deprotection': ['O-PMB deprotection'],
  Methylation: ['Iodo N-alkylation', 'Eschweiler-Clarke methylation', 'Hydroxy to methoxy', 'Enolate alkylation'],
  'Iodo N-alkylation': ['Methylation'],
};
