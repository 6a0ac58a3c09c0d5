import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { ReagentKind } from '../reagent.ts';

/** Copper gives carbon to the far end of an enone, to acid chlorides and halides, and leaves carbonyl groups alone. */
export const ORGANOCUPRATE: ReagentKind = {
  id: 'organocuprate',
  name: 'an organocuprate',
  say: 'decisive',
  makes: ['michael-addition'],
  reagents: [
    {
      name: 'lithium dimethylcuprate',
      aliases: ['Me2CuLi', 'Gilman reagent'],
      smiles: '[CH3][Cu-][CH3].[Li+]',
      inchiKey: 'WHDXSDRMXIAMSK-UHFFFAOYSA-N',
      otherDrawings: [{ smiles: '[CH3][Cu][CH3]', inchiKey: 'KZGNJLHBTZMSMD-UHFFFAOYSA-N' }],
      givesAs: ['[CH3][Cu][CH3]', '[Li][CH3]'],
    },
  ],
  source: TEXTBOOKS.organometallics,
};

/** Carbon at lithium, magnesium or zinc; those that are not listed are known by that bond. */
export const ORGANOMETALLIC: ReagentKind = {
  id: 'organometallic',
  name: 'an organometallic reagent',
  say: 'decisive',
  makes: [
    'grignard-with-ketone-reaction',
    'grignard-with-aldehyde-reaction',
    'grignard-with-weinreb-amide-ketone-synthesis',
    'grignard-with-ester-reaction',
    'grignard-with-nitrile-ketone-synthesis',
    'organolithium-with-carbonyl-addition',
    'carboxylation-of-an-organometal',
    'ethynylation-of-a-carbonyl',
    'kumada-coupling',
    'negishi-coupling',
    'michael-addition',
  ],
  reagents: [
    {
      name: 'methylmagnesium bromide',
      aliases: ['MeMgBr'],
      smiles: '[CH3][Mg][Br]',
      inchiKey: 'AVFUHBJCUUTGCD-UHFFFAOYSA-M',
    },
    {
      name: 'ethylmagnesium bromide',
      aliases: ['EtMgBr'],
      smiles: 'C[CH2][Mg][Br]',
      inchiKey: 'TWTWFMUQSOFTRN-UHFFFAOYSA-M',
    },
    {
      name: 'vinylmagnesium bromide',
      smiles: 'C=[CH][Mg][Br]',
      inchiKey: 'XHHHAXOHMKAOSL-UHFFFAOYSA-M',
    },
    {
      name: 'phenylmagnesium bromide',
      aliases: ['PhMgBr'],
      smiles: '[Br][Mg][c]1ccccc1',
      inchiKey: 'ANRQGKOBLBYXFM-UHFFFAOYSA-M',
    },
    {
      name: 'methyllithium',
      aliases: ['MeLi'],
      smiles: '[Li][CH3]',
      inchiKey: 'DVSDBMFJEQPWNO-UHFFFAOYSA-N',
    },
    {
      name: 'phenyllithium',
      aliases: ['PhLi'],
      smiles: '[Li][c]1ccccc1',
      inchiKey: 'NHKJPPKXDNZFBJ-UHFFFAOYSA-N',
    },
  ],
  source: TEXTBOOKS.organometallics,
};
