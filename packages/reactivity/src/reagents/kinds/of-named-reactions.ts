import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { ReagentKind } from '../reagent.ts';

/** Cyclopentadienyl on titanium, as its bonds are drawn. */
const CP_TITANIUM = '([CH]1C=CC=C1)[CH]1C=CC=C1';

/** Reagents that one named reaction each is known by; what they make stands among the transforms of the textbooks. */
export const OF_NAMED_REACTIONS: readonly ReagentKind[] = [
  {
    id: 'zirconocene-hydride',
    name: 'zirconocene hydrochloride',
    say: 'decisive',
    makes: [],
    reagents: [
      {
        name: 'Schwartz reagent',
        aliases: ["Schwartz's reagent", 'Cp2Zr(H)Cl', 'Cp2ZrHCl', 'zirconocene hydrochloride', 'zirconocene chloride hydride'],
        smiles: '[Cl-].[H-].[Zr+4].c1cc[cH-]c1.c1cc[cH-]c1',
        inchiKey: 'NKIVVMOIGINFTB-UHFFFAOYSA-M',
        knownBy: '[H-].[Zr+4]',
      },
    ],
    source: TEXTBOOKS.organometallics,
  },
  {
    // Drawn as what it does: the carbene that aluminium sets free.
    id: 'titanium-carbene',
    name: 'a titanium carbene',
    say: 'decisive',
    makes: [],
    reagents: [
      {
        name: 'Tebbe reagent',
        aliases: ["Tebbe's reagent", 'Tebbe', 'Cp2Ti(CH2)ClAlMe2', 'Cp2TiCH2ClAlMe2'],
        smiles: `[CH2]=[Ti]${CP_TITANIUM}.[CH3][Al]([CH3])[Cl]`,
        inchiKey: 'SEOIDOSXDQLSSB-UHFFFAOYSA-M',
        givesAs: [`[CH2]=[Ti]${CP_TITANIUM}`],
      },
    ],
    source: TEXTBOOKS.organometallics,
  },
  {
    id: 'selenium-electrophile',
    name: 'a selenenyl halide',
    say: 'supporting',
    makes: [],
    reagents: [
      {
        name: 'phenylselenyl chloride',
        aliases: ['PhSeCl', 'phenylselenenyl chloride', 'benzeneselenenyl chloride'],
        smiles: 'Cl[Se]c1ccccc1',
        inchiKey: 'WJCXADMLESSGRI-UHFFFAOYSA-N',
        givesAtoms: true,
      },
      {
        name: 'phenylselenyl bromide',
        aliases: ['PhSeBr', 'phenylselenenyl bromide', 'benzeneselenenyl bromide'],
        smiles: 'Br[Se]c1ccccc1',
        inchiKey: 'LCEFEIBEOBPPSJ-UHFFFAOYSA-N',
        givesAtoms: true,
      },
    ],
    source: TEXTBOOKS.enols,
  },
  {
    id: 'sulfonyl-hydrazide',
    name: 'a sulfonyl hydrazide',
    say: 'supporting',
    isMaterialToo: true,
    makes: [],
    reagents: [
      {
        name: 'p-toluenesulfonyl hydrazide',
        aliases: [
          'p-toluenesulfonylhydrazide',
          'tosylhydrazide',
          'tosyl hydrazide',
          'TsNHNH2',
          'toluenesulfonyl hydrazide',
          '4-toluenesulfonyl hydrazide',
        ],
        smiles: 'Cc1ccc(S(=O)(=O)NN)cc1',
        inchiKey: 'ICGLPKIVTVWCFT-UHFFFAOYSA-N',
        givesAtoms: true,
      },
    ],
    source: TEXTBOOKS.redox,
  },
  {
    // With N-chlorosuccinimide the oxidant of Corey and Kim; after ozone it takes up the oxygen.
    id: 'dimethyl-sulfide',
    name: 'dimethyl sulfide',
    say: 'supporting',
    makes: [],
    reagents: [{ name: 'dimethyl sulfide', aliases: ['Me2S', 'DMS'], smiles: 'CSC', inchiKey: 'QMMFVYPAHWMCMS-UHFFFAOYSA-N' }],
    source: TEXTBOOKS.redox,
  },
  {
    // The dye hands the energy of light to oxygen, which the air has.
    id: 'oxygen-sensitiser',
    name: 'a sensitiser of oxygen',
    say: 'supporting',
    makes: [],
    reagents: [
      {
        name: 'rose bengal',
        smiles: 'O=C([O-])c1c(Cl)c(Cl)c(Cl)c(Cl)c1-c1c2cc(I)c(=O)c(I)c-2oc2c(I)c([O-])c(I)cc12.[Na+].[Na+]',
        inchiKey: 'UWBXIFCTIZXXLS-UHFFFAOYSA-L',
        knownBy: 'O=C([O-])c1c(Cl)c(Cl)c(Cl)c(Cl)c1-c1c2cc(I)c(=O)c(I)c-2oc2c(I)c([O-])c(I)cc12',
        givesAs: ['O=O'],
      },
      {
        name: 'methylene blue',
        smiles: 'CN(C)c1ccc2nc3ccc(N(C)C)cc3[s+]c2c1.[Cl-]',
        inchiKey: 'CXKWCBBOMKCUKX-UHFFFAOYSA-M',
        knownBy: 'CN(C)c1ccc2nc3ccc(N(C)C)cc3[s+]c2c1',
        givesAs: ['O=O'],
      },
      {
        name: 'tetraphenylporphyrin',
        aliases: ['TPP porphyrin', '5,10,15,20-tetraphenylporphyrin', 'meso-tetraphenylporphyrin', 'H2TPP'],
        smiles: 'C1=Cc2nc1c(-c1ccccc1)c1ccc([nH]1)c(-c1ccccc1)c1nc(c(-c3ccccc3)c3ccc([nH]3)c2-c2ccccc2)C=C1',
        inchiKey: 'YNHJECZULSZAQK-UHFFFAOYSA-N',
        givesAs: ['O=O'],
      },
    ],
    source: TEXTBOOKS.radicals,
  },
  {
    // Elsewhere it is the solvent; strong acid makes acrolein of it.
    id: 'glycerol',
    name: 'glycerol',
    say: 'supporting',
    makes: [],
    reagents: [
      {
        name: 'glycerol',
        aliases: ['glycerin', 'glycerine'],
        smiles: 'OCC(O)CO',
        inchiKey: 'PEDCQBHIVMGVHV-UHFFFAOYSA-N',
        givesAtoms: true,
        givesBeside: ['strong-acid', 'dehydrating-acid'],
      },
    ],
    source: TEXTBOOKS.heterocycleSynthesis,
  },
];
