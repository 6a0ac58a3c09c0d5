import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { NameReactionId } from '../../name-reactions/table.ts';
import type { ReagentKind } from '../reagent.ts';

const ALCOHOL_OXIDATIONS: readonly NameReactionId[] = ['alcohol-to-aldehyde-oxidation', 'alcohol-to-ketone-oxidation'];
const SULFUR_OXIDATIONS: readonly NameReactionId[] = ['sulfanyl-to-sulfinyl', 'sulfanyl-to-sulfonyl', 'sulfinyl-to-sulfonyl'];

/** What takes electrons or hydrogen, or gives oxygen. */
export const OXIDANTS: readonly ReagentKind[] = [
  {
    id: 'peroxide',
    name: 'a peracid or peroxide',
    say: 'decisive',
    makes: [
      'prilezhaev-epoxidation',
      'baeyer-villiger-oxidation',
      ...SULFUR_OXIDATIONS,
      'n-oxide-formation',
      'tertiary-amine-n-oxide-formation',
      'rubottom-oxidation',
      'amine-to-nitro-oxidation',
      'boronate-to-phenol-oxidation',
      'nitrile-hydration-to-amide',
      'brown-hydroboration-oxidation',
      'thiol-oxidation-to-disulfide',
    ],
    reagents: [
      {
        name: 'mCPBA',
        aliases: ['3-chloroperbenzoic acid', 'm-chloroperoxybenzoic acid'],
        smiles: 'O=C(OO)c1cccc(Cl)c1',
        givesAtoms: true,
      },
      { name: 'peracetic acid', aliases: ['CH3CO3H', 'AcOOH'], smiles: 'CC(=O)OO', givesAtoms: true },
      { name: 'hydrogen peroxide', aliases: ['H2O2'], smiles: 'OO', givesAtoms: true },
      { name: 'tert-butyl hydroperoxide', aliases: ['TBHP'], smiles: 'CC(C)(C)OO', givesAtoms: true },
      {
        name: 'Oxone',
        aliases: ['potassium peroxymonosulfate'],
        smiles: 'O=S(=O)([O-])OO.[K+]',
        knownBy: 'O=S(=O)([O-])OO',
        givesAtoms: true,
      },
    ],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'alcohol-oxidant',
    name: 'an oxidant of alcohols',
    say: 'decisive',
    makes: [...ALCOHOL_OXIDATIONS, 'amine-to-carbonyl-oxidation', 'aromatisation', 'benzylic-oxidation', 'saegusa-ito-dehydrogenation'],
    reagents: [
      {
        name: 'Dess–Martin periodinane',
        aliases: ['DMP', 'Dess-Martin periodinane'],
        smiles: 'CC(=O)OI1(OC(C)=O)(OC(C)=O)OC(=O)c2ccccc21',
      },
      { name: 'IBX', aliases: ['2-iodoxybenzoic acid'], smiles: 'O=C1OI(=O)(O)c2ccccc21' },
      {
        name: 'PCC',
        aliases: ['pyridinium chlorochromate'],
        smiles: '[O]=[Cr](=[O])([O-])[Cl].c1cc[nH+]cc1',
        knownBy: '[O]=[Cr](=[O])([O-])[Cl]',
      },
      {
        name: 'PDC',
        aliases: ['pyridinium dichromate'],
        smiles: '[O]=[Cr](=[O])([O-])[O][Cr](=[O])(=[O])[O-].c1cc[nH+]cc1.c1cc[nH+]cc1',
        knownBy: '[O]=[Cr](=[O])([O-])[O][Cr](=[O])(=[O])[O-]',
      },
      { name: 'manganese dioxide', aliases: ['MnO2'], smiles: '[O]=[Mn]=[O]' },
      {
        name: 'TPAP',
        aliases: ['tetrapropylammonium perruthenate'],
        smiles: 'CCC[N+](CCC)(CCC)CCC.[O]=[Ru](=[O])(=[O])[O-]',
        knownBy: '[O]=[Ru](=[O])(=[O])[O-]',
      },
      { name: 'TEMPO', smiles: 'CC1(C)CCCC(C)(C)N1[O]' },
      { name: 'oxalyl chloride and DMSO', aliases: ['Swern', '(COCl)2/DMSO'], smiles: 'CS(C)=O.O=C(Cl)C(=O)Cl' },
      { name: 'sulfur trioxide pyridine complex', aliases: ['SO3·py', 'SO3.py'], smiles: 'O=S(=O)=O.c1ccncc1', knownBy: 'O=S(=O)=O' },
    ],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'strong-oxidant',
    name: 'a strong oxidant',
    say: 'decisive',
    makes: [
      ...ALCOHOL_OXIDATIONS,
      ...SULFUR_OXIDATIONS,
      'alcohol-to-carboxylic-acid-oxidation',
      'pinnick-oxidation-aldehyde-to-carboxylic-acid',
      'aryl-methyl-oxidation-to-carboxylic-acid',
      'aryl-methyl-oxidation-to-aldehyde',
      'benzylic-oxidation',
      'upjohn-dihydroxylation',
      'ozonolysis-or-lemieux-johnson-oxidation',
    ],
    reagents: [
      { name: 'potassium permanganate', aliases: ['KMnO4'], smiles: '[K+].[O]=[Mn](=[O])(=[O])[O-]', knownBy: '[O]=[Mn](=[O])(=[O])[O-]' },
      { name: 'chromium(VI) oxide', aliases: ['CrO3', 'Jones reagent'], smiles: '[O]=[Cr](=[O])=[O]' },
      { name: 'ruthenium trichloride', aliases: ['RuCl3'], smiles: '[Cl][Ru]([Cl])[Cl]' },
    ],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'chlorite',
    name: 'chlorite',
    say: 'decisive',
    makes: ['pinnick-oxidation-aldehyde-to-carboxylic-acid', 'alcohol-to-carboxylic-acid-oxidation'],
    reagents: [{ name: 'sodium chlorite', aliases: ['NaClO2'], smiles: '[Na+].[O-][Cl+][O-]', knownBy: '[O-][Cl+][O-]' }],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'osmium-or-ozone',
    name: 'osmium tetroxide, periodate or ozone',
    say: 'decisive',
    makes: ['upjohn-dihydroxylation', 'ozonolysis-or-lemieux-johnson-oxidation', ...SULFUR_OXIDATIONS],
    reagents: [
      { name: 'osmium tetroxide', aliases: ['OsO4'], smiles: '[O]=[Os](=[O])(=[O])=[O]' },
      { name: 'sodium periodate', aliases: ['NaIO4'], smiles: '[Na+].[O-][I+3]([O-])([O-])[O-]', knownBy: '[O-][I+3]([O-])([O-])[O-]' },
      { name: 'ozone', aliases: ['O3'], smiles: 'O=[O+][O-]' },
    ],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'quinone',
    name: 'a quinone oxidant',
    say: 'decisive',
    makes: ['aromatisation', 'saegusa-ito-dehydrogenation', 'o-pmb-deprotection', 'n-pmb-deprotection', 'benzylic-oxidation'],
    reagents: [
      { name: 'DDQ', aliases: ['2,3-dichloro-5,6-dicyano-1,4-benzoquinone'], smiles: 'N#CC1=C(C#N)C(=O)C(Cl)=C(Cl)C1=O' },
      { name: 'chloranil', smiles: 'O=C1C(Cl)=C(Cl)C(=O)C(Cl)=C1Cl' },
    ],
    source: TEXTBOOKS.redox,
  },
];
