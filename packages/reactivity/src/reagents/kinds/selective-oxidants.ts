import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { ReagentKind } from '../reagent.ts';

/** Oxidants of single groups, and what takes a catalyst back to its oxidised form. */
export const SELECTIVE_OXIDANTS: readonly ReagentKind[] = [
  {
    id: 'quinone',
    name: 'a quinone oxidant',
    say: 'decisive',
    makes: [
      'aromatisation',
      'saegusa-ito-dehydrogenation',
      'o-pmb-deprotection',
      'n-pmb-deprotection',
      'benzylic-oxidation',
      'benzimidazole-synthesis',
      'benzoxazole-synthesis',
      'benzothiazole-synthesis',
    ],
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
  {
    id: 'hypochlorite',
    name: 'hypochlorite',
    say: 'decisive',
    makes: [
      'alcohol-to-ketone-oxidation',
      'alcohol-to-aldehyde-oxidation',
      'hofmann-rearrangement',
      'isoxazole-cycloaddition',
      'nitrile-oxide-cycloaddition',
      'oxidative-chlorination-to-sulfonyl-chloride',
    ],
    reagents: [
      {
        name: 'sodium hypochlorite',
        aliases: ['NaOCl', 'NaClO', 'bleach'],
        smiles: '[Na+].[O-]Cl',
        inchiKey: 'SUKJFIGYRHOWBL-UHFFFAOYSA-N',
        knownBy: '[O-]Cl',
      },
    ],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'selenium-dioxide',
    name: 'selenium dioxide',
    say: 'decisive',
    makes: ['aryl-methyl-oxidation-to-aldehyde', 'benzylic-oxidation'],
    reagents: [
      { name: 'selenium dioxide', aliases: ['SeO2'], smiles: 'O=[Se]=O', inchiKey: 'JPJALAQPGMAKDF-UHFFFAOYSA-N', givesAs: ['O'] },
    ],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'cerium-oxidant',
    name: 'cerium(IV)',
    say: 'decisive',
    makes: ['n-pmb-deprotection', 'o-pmb-deprotection', 'aromatisation', 'benzylic-oxidation'],
    reagents: [
      {
        name: 'cerium(IV) ammonium nitrate',
        aliases: ['CAN', 'ceric ammonium nitrate'],
        smiles:
          'O=[N+]([O-])[O-].O=[N+]([O-])[O-].O=[N+]([O-])[O-].O=[N+]([O-])[O-].O=[N+]([O-])[O-].O=[N+]([O-])[O-].[Ce+4].[NH4+].[NH4+]',
        inchiKey: 'XMPZTFVPEKAKFH-UHFFFAOYSA-P',
        knownBy: '[Ce+4]',
      },
    ],
    source: TEXTBOOKS.hydroxylProtection,
  },
  {
    id: 'reoxidant',
    name: 'what takes a catalyst back to its oxidised form',
    say: 'supporting',
    makes: [
      'upjohn-dihydroxylation',
      'alcohol-to-aldehyde-oxidation',
      'alcohol-to-ketone-oxidation',
      'wacker-tsuji-oxidation',
      'aromatisation',
      'chan-lam-coupling',
    ],
    reagents: [
      { name: 'N-methylmorpholine N-oxide', aliases: ['NMO'], smiles: 'C[N+]1([O-])CCOCC1', inchiKey: 'LFTLOKWAGJYHHR-UHFFFAOYSA-N' },
      { name: 'oxygen', aliases: ['O2', 'air'], smiles: 'O=O', inchiKey: 'MYMOFIZGZYHOMD-UHFFFAOYSA-N' },
    ],
    source: TEXTBOOKS.redox,
  },
  {
    id: 'oxaziridine',
    name: 'a sulfonyloxaziridine',
    say: 'decisive',
    makes: ['rubottom-oxidation', 'sulfanyl-to-sulfinyl'],
    reagents: [
      {
        name: 'Davis oxaziridine',
        aliases: ["Davis' oxaziridine", 'Davis reagent', "Davis' reagent", '2-(phenylsulfonyl)-3-phenyloxaziridine'],
        smiles: 'O=S(=O)(c1ccccc1)N1OC1c1ccccc1',
        inchiKey: 'MKHGVMIXRPGHOO-UHFFFAOYSA-N',
        givesAtoms: true,
      },
    ],
    source: TEXTBOOKS.enols,
  },
];
