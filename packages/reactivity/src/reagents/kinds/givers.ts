import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { ReagentKind } from '../reagent.ts';

/** What gives a halogen, a nitro group, an azide or a cyanide. */
export const GIVERS: readonly ReagentKind[] = [
  {
    id: 'bromine-source',
    name: 'a source of electrophilic bromine',
    say: 'decisive',
    makes: [
      'bromination',
      'wohl-ziegler-bromination',
      'alpha-bromination-of-a-carbonyl-hell-volhard-zelinsky',
      'alkene-dihalogenation',
      'halohydrin-formation',
      'hofmann-rearrangement',
    ],
    reagents: [
      { name: 'NBS', aliases: ['N-bromosuccinimide'], smiles: 'O=C1CCC(=O)N1Br', givesAtoms: true },
      { name: 'bromine', aliases: ['Br2'], smiles: 'BrBr', givesAtoms: true },
    ],
    source: TEXTBOOKS.aromaticSubstitution,
  },
  {
    id: 'chlorine-source',
    name: 'a source of electrophilic chlorine',
    say: 'decisive',
    makes: ['chlorination', 'alpha-chlorination-of-a-carbonyl', 'benzylic-chlorination', 'alkene-dihalogenation', 'halohydrin-formation'],
    reagents: [
      { name: 'NCS', aliases: ['N-chlorosuccinimide'], smiles: 'O=C1CCC(=O)N1Cl', givesAtoms: true },
      { name: 'sulfuryl chloride', aliases: ['SO2Cl2'], smiles: 'O=S(=O)(Cl)Cl', givesAtoms: true },
      { name: 'chlorine', aliases: ['Cl2'], smiles: 'ClCl', givesAtoms: true },
    ],
    source: TEXTBOOKS.aromaticSubstitution,
  },
  {
    id: 'iodine-source',
    name: 'a source of electrophilic iodine',
    say: 'decisive',
    makes: ['iodination', 'alkene-dihalogenation', 'halohydrin-formation', 'hydroxy-to-iodo', 'lactonisation'],
    reagents: [
      { name: 'NIS', aliases: ['N-iodosuccinimide'], smiles: 'O=C1CCC(=O)N1I', givesAtoms: true },
      { name: 'iodine', aliases: ['I2'], smiles: 'II', givesAtoms: true },
      { name: 'iodine monochloride', aliases: ['ICl'], smiles: 'ClI', givesAtoms: true },
    ],
    source: TEXTBOOKS.aromaticSubstitution,
  },
  {
    id: 'fluorine-source',
    name: 'a source of electrophilic fluorine',
    say: 'decisive',
    makes: ['fluorination'],
    reagents: [
      { name: 'NFSI', aliases: ['N-fluorobenzenesulfonimide'], smiles: 'O=S(=O)(c1ccccc1)N(F)S(=O)(=O)c1ccccc1', givesAtoms: true },
      {
        name: 'Selectfluor',
        smiles: 'F[B-](F)(F)F.F[B-](F)(F)F.F[N+]12CC[N+](CCl)(CC1)CC2',
        knownBy: 'F[N+]12CC[N+](CCl)(CC1)CC2',
        givesAtoms: true,
      },
    ],
    source: TEXTBOOKS.aromaticSubstitution,
  },
  {
    id: 'nitrating-agent',
    name: 'a nitrating agent',
    say: 'decisive',
    makes: ['nitration', 'aryl-methyl-oxidation-to-carboxylic-acid'],
    reagents: [
      { name: 'nitric acid', aliases: ['HNO3'], smiles: 'O=[N+]([O-])O', givesAtoms: true },
      { name: 'potassium nitrate', aliases: ['KNO3'], smiles: 'O=[N+]([O-])[O-].[K+]', knownBy: 'O=[N+]([O-])[O-]', givesAtoms: true },
    ],
    source: TEXTBOOKS.aromaticSubstitution,
  },
  {
    id: 'nitrosating-agent',
    name: 'a nitrite',
    say: 'decisive',
    makes: [
      'sandmeyer-reaction',
      'balz-schiemann-reaction',
      'diazotisation-and-hydrolysis',
      'hydrazine-formation-from-a-diazonium-salt',
      'azo-coupling',
      'japp-klingemann-reaction',
      'nitrosation',
      'aryl-azide-formation',
      'deamination-of-an-aniline',
    ],
    reagents: [
      { name: 'sodium nitrite', aliases: ['NaNO2'], smiles: 'O=N[O-].[Na+]', knownBy: 'O=N[O-]', givesAtoms: true },
      { name: 'tert-butyl nitrite', aliases: ['tBuONO'], smiles: 'CC(C)(C)ON=O', givesAtoms: true },
      { name: 'isoamyl nitrite', smiles: 'CC(C)CCON=O', givesAtoms: true },
    ],
    source: TEXTBOOKS.aromaticSubstitution,
  },
  {
    id: 'azide',
    name: 'an azide',
    say: 'decisive',
    makes: [
      'azide-formation-from-a-halide',
      'aryl-azide-formation',
      'azide-formation-from-an-alcohol',
      'epoxide-opening-by-azide',
      'tetrazole-synthesis-from-nitrile',
      'curtius-rearrangement',
      'huisgen-azide-alkyne-cycloaddition',
      'carboxylic-acid-with-amine-reaction',
    ],
    reagents: [
      { name: 'sodium azide', aliases: ['NaN3'], smiles: '[N-]=[N+]=[N-].[Na+]', knownBy: '[N-]=[N+]=[N-]', givesAtoms: true },
      { name: 'trimethylsilyl azide', aliases: ['TMSN3'], smiles: 'C[Si](C)(C)N=[N+]=[N-]', givesAtoms: true },
      { name: 'diphenylphosphoryl azide', aliases: ['DPPA'], smiles: '[N-]=[N+]=NP(=O)(Oc1ccccc1)Oc1ccccc1', givesAtoms: true },
    ],
    source: TEXTBOOKS.saturatedSubstitution,
  },
  {
    id: 'cyanide',
    name: 'a cyanide',
    say: 'decisive',
    makes: [
      'cyanation-of-an-aryl-halide',
      'kolbe-nitrile-synthesis',
      'strecker-synthesis',
      'cyanohydrin-formation',
      'bucherer-bergs-reaction',
    ],
    reagents: [
      { name: 'sodium cyanide', aliases: ['NaCN'], smiles: '[C-]#N.[Na+]', knownBy: '[C-]#N', givesAtoms: true },
      { name: 'copper(I) cyanide', aliases: ['CuCN'], smiles: 'N#[C][Cu]', givesAtoms: true },
      { name: 'zinc cyanide', aliases: ['Zn(CN)2'], smiles: 'N#[C][Zn][C]#N', givesAtoms: true },
      { name: 'trimethylsilyl cyanide', aliases: ['TMSCN'], smiles: 'C[Si](C)(C)C#N', givesAtoms: true },
    ],
    source: TEXTBOOKS.carbonylAddition,
  },
];
