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
        inchiKey: 'NHQDETIJWKXCTC-UHFFFAOYSA-N',
        givesAtoms: true,
      },
      {
        name: 'peracetic acid',
        aliases: ['CH3CO3H', 'AcOOH'],
        smiles: 'CC(=O)OO',
        inchiKey: 'KFSLWBXXFJQRDL-UHFFFAOYSA-N',
        givesAtoms: true,
      },
      { name: 'hydrogen peroxide', aliases: ['H2O2'], smiles: 'OO', inchiKey: 'MHAJPDPJQMAIIY-UHFFFAOYSA-N', givesAtoms: true },
      {
        name: 'tert-butyl hydroperoxide',
        aliases: ['TBHP'],
        smiles: 'CC(C)(C)OO',
        inchiKey: 'CIHOLLKRGTVIJN-UHFFFAOYSA-N',
        givesAtoms: true,
      },
      {
        name: 'Oxone',
        aliases: ['potassium peroxymonosulfate'],
        smiles: 'O=S(=O)([O-])OO.[K+]',
        inchiKey: 'OKBMCNHOEMXPTM-UHFFFAOYSA-M',
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
        inchiKey: 'NKLCNNUWBJBICK-UHFFFAOYSA-N',
      },
      { name: 'IBX', aliases: ['2-iodoxybenzoic acid'], smiles: 'O=C1OI(=O)(O)c2ccccc21', inchiKey: 'CQMJEZQEVXQEJB-UHFFFAOYSA-N' },
      {
        name: 'PCC',
        aliases: ['pyridinium chlorochromate'],
        smiles: '[O]=[Cr](=[O])([O-])[Cl].c1cc[nH+]cc1',
        inchiKey: 'LEHBURLTIWGHEM-UHFFFAOYSA-N',
        knownBy: '[O]=[Cr](=[O])([O-])[Cl]',
      },
      {
        name: 'PDC',
        aliases: ['pyridinium dichromate'],
        smiles: '[O]=[Cr](=[O])([O-])[O][Cr](=[O])(=[O])[O-].c1cc[nH+]cc1.c1cc[nH+]cc1',
        inchiKey: 'LMYWWPCAXXPJFF-UHFFFAOYSA-P',
        knownBy: '[O]=[Cr](=[O])([O-])[O][Cr](=[O])(=[O])[O-]',
      },
      { name: 'manganese dioxide', aliases: ['MnO2'], smiles: '[O]=[Mn]=[O]', inchiKey: 'NUJOXMJBOLGQSY-UHFFFAOYSA-N' },
      {
        name: 'TPAP',
        aliases: ['tetrapropylammonium perruthenate'],
        smiles: 'CCC[N+](CCC)(CCC)CCC.[O]=[Ru](=[O])(=[O])[O-]',
        inchiKey: 'NQSIKKSFBQCBSI-UHFFFAOYSA-N',
        knownBy: '[O]=[Ru](=[O])(=[O])[O-]',
      },
      { name: 'TEMPO', smiles: 'CC1(C)CCCC(C)(C)N1[O]', inchiKey: 'QYTDEUPAUMOIOP-UHFFFAOYSA-N' },
      {
        name: 'oxalyl chloride and DMSO',
        aliases: ['Swern', '(COCl)2/DMSO'],
        smiles: 'CS(C)=O.O=C(Cl)C(=O)Cl',
        inchiKey: 'BDGDWWGTAFXEEW-UHFFFAOYSA-N',
      },
      {
        name: 'sulfur trioxide pyridine complex',
        aliases: ['SO3·py', 'SO3.py'],
        smiles: 'O=S(=O)=O.c1ccncc1',
        inchiKey: 'UDYFLDICVHJSOY-UHFFFAOYSA-N',
        knownBy: 'O=S(=O)=O',
      },
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
      {
        name: 'potassium permanganate',
        aliases: ['KMnO4'],
        smiles: '[K+].[O]=[Mn](=[O])(=[O])[O-]',
        inchiKey: 'VZJVWSHVAAUDKD-UHFFFAOYSA-N',
        knownBy: '[O]=[Mn](=[O])(=[O])[O-]',
      },
      {
        name: 'chromium(VI) oxide',
        aliases: ['CrO3', 'Jones reagent'],
        smiles: '[O]=[Cr](=[O])=[O]',
        inchiKey: 'WGLPBDUCMAPZCE-UHFFFAOYSA-N',
      },
      { name: 'ruthenium trichloride', aliases: ['RuCl3'], smiles: '[Cl][Ru]([Cl])[Cl]', inchiKey: 'YBCAZPLXEGKKFM-UHFFFAOYSA-K' },
    ],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'chlorite',
    name: 'chlorite',
    say: 'decisive',
    makes: ['pinnick-oxidation-aldehyde-to-carboxylic-acid', 'alcohol-to-carboxylic-acid-oxidation'],
    reagents: [
      {
        name: 'sodium chlorite',
        aliases: ['NaClO2'],
        smiles: '[Na+].[O-][Cl+][O-]',
        inchiKey: 'WEKMZMIIYLFEIJ-UHFFFAOYSA-N',
        knownBy: '[O-][Cl+][O-]',
      },
    ],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'osmium-or-ozone',
    name: 'osmium tetroxide, periodate or ozone',
    say: 'decisive',
    makes: ['upjohn-dihydroxylation', 'ozonolysis-or-lemieux-johnson-oxidation', ...SULFUR_OXIDATIONS],
    reagents: [
      { name: 'osmium tetroxide', aliases: ['OsO4'], smiles: '[O]=[Os](=[O])(=[O])=[O]', inchiKey: 'VUVGYHUDAICLFK-UHFFFAOYSA-N' },
      {
        name: 'sodium periodate',
        aliases: ['NaIO4'],
        smiles: '[Na+].[O-][I+3]([O-])([O-])[O-]',
        inchiKey: 'RCJRZYJJWVOOKH-UHFFFAOYSA-N',
        knownBy: '[O-][I+3]([O-])([O-])[O-]',
      },
      { name: 'ozone', aliases: ['O3'], smiles: 'O=[O+][O-]', inchiKey: 'CBENFWSGALASAD-UHFFFAOYSA-N' },
    ],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'quinone',
    name: 'a quinone oxidant',
    say: 'decisive',
    makes: ['aromatisation', 'saegusa-ito-dehydrogenation', 'o-pmb-deprotection', 'n-pmb-deprotection', 'benzylic-oxidation'],
    reagents: [
      {
        name: 'DDQ',
        aliases: ['2,3-dichloro-5,6-dicyano-1,4-benzoquinone'],
        smiles: 'N#CC1=C(C#N)C(=O)C(Cl)=C(Cl)C1=O',
        inchiKey: 'HZNVUJQVZSTENZ-UHFFFAOYSA-N',
      },
      { name: 'chloranil', smiles: 'O=C1C(Cl)=C(Cl)C(=O)C(Cl)=C1Cl', inchiKey: 'UGNWTBMOAKPKBL-UHFFFAOYSA-N' },
    ],
    source: TEXTBOOKS.redox,
  },
];
