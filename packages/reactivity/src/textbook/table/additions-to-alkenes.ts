import { clayden, kurti, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

/** Boron of a pinacol or catechol ester. */
const DIALKOXYBORON = '$(B1OC(C)(C)C(C)(C)O1),$(B1Oc2ccccc2O1)';
/** Carbon with three carbons at it, none a carbonyl or nitrile carbon: its cation forms. */
const TERTIARY = '$(C([#6])([#6])[#6]);!$(C[CX3]=[O,N]);!$(CC#N)';
/** Oxygen of an ether, not of an ester. */
const ETHER = '$(O([CX4])[CX4])';
const BROMINE_OF_NBS = 'N1C(=O)[CH2][CH2]C1=O';

/** Additions to alkenes and alkynes: of boranes, of halogen with an oxygen of the same molecule, of water, alcohols and acids; and tertiary halides and azides. */
export const ADDITIONS_TO_ALKENES: readonly TextbookTransform[] = [
  {
    name: 'Hydroboration',
    source: kurti('Brown Hydroboration Reaction'),
    likelihood: 'characteristic',
    transform: `[BX3;${DIALKOXYBORON}:1]-!@[CX4;H2:2]-[CX4;!H0:3]>>[BH:1].[CH2:2]=[C:3]`,
    example: 'C=CCCc1ccccc1.CC1(C)OBOC1(C)C>>CC1(C)OB(CCCCc2ccccc2)OC1(C)C',
  },
  {
    name: 'Brown hydroboration-oxidation',
    source: kurti('Brown Hydroboration Reaction'),
    likelihood: 'possible',
    transform: '[OX2H:1]-[CX4;H2:2]-[CX4;!H0;!$(C[!#6]):3][#6:4]>>[OH2:1].[CH2:2]=[C:3][#6:4]',
    example: 'C=C(C)C1CCCCC1.O>>CC(CO)C1CCCCC1',
  },
  {
    name: 'Hydroboration of an alkyne',
    source: kurti('Brown Hydroboration Reaction'),
    likelihood: 'characteristic',
    transform: `[BX3;${DIALKOXYBORON}:1]/[CH:2]=[CH:3]/[#6:4]>>[BH:1].[CH:2]#[C:3]-[#6:4]`,
    example: 'C#CCCCC.CC1(C)OBOC1(C)C>>CCCC/C=C/B1OC(C)(C)C(C)(C)O1',
  },
  {
    name: 'Iodoetherification',
    source: march('chapter 15, halolactonisation'),
    likelihood: 'characteristic',
    transform: `[OX2;r5,r6;${ETHER}:1]-;@[CX4:2]-[CX4:3][I:4]>>[OH:1].[C:2]=[C:3].[I:4]I`,
    example: 'C=CCCCO.II>>ICC1CCCO1',
  },
  {
    name: 'Bromoetherification',
    source: march('chapter 15, halolactonisation'),
    likelihood: 'characteristic',
    transform: `[OX2;r5,r6;${ETHER}:1]-;@[CX4:2]-[CX4:3][Br:4]>>[OH:1].[C:2]=[C:3].[Br:4]${BROMINE_OF_NBS}`,
    example: 'C=CCCCO.O=C1CCC(=O)N1Br>>BrCC1CCCO1',
  },
  {
    name: 'Bromolactonisation',
    source: march('chapter 15, halolactonisation'),
    likelihood: 'characteristic',
    transform: `[C:1](=[O:2])-;@[OX2:3]-;@[CX4:4]-[CX4:5][Br:6]>>[C:1](=[O:2])[OH:3].[C:4]=[C:5].[Br:6]${BROMINE_OF_NBS}`,
    example: 'C=CCCC(=O)O.O=C1CCC(=O)N1Br>>BrCC1CCC(=O)O1',
  },
  {
    name: 'Hydration of an alkene',
    source: clayden(19),
    likelihood: 'possible',
    transform: `[CX4;H0;${TERTIARY}:1]([OX2H:2])-!@[CH3:3]>>[C:1]=[CH2:3].[OH2:2]`,
    reagent: 'sulfuric acid',
    example: 'CC(=C)c1ccccc1.O>>CC(C)(O)c1ccccc1',
  },
  {
    name: 'Addition of an alcohol to an alkene',
    source: march('chapter 15, addition of alcohols to alkenes'),
    likelihood: 'usual',
    transform: `[CX4;H0;${TERTIARY}:1]([OX2:2][CX4;H2,H3;!$(C([OX2])[O,N]):4])-!@[CH3:3]>>[C:1]=[CH2:3].[OH:2][C:4]`,
    reagent: 'sulfuric acid',
    example: 'CC(=C)c1ccccc1.CO>>COC(C)(C)c1ccccc1',
  },
  ...(['Cl', 'Br'] as const).map(
    (halogen): TextbookTransform => ({
      name: 'Tertiary halide from an alcohol',
      source: clayden(15),
      likelihood: 'usual',
      transform: `[CX4;H0;${TERTIARY}:1]-[${halogen}:2]>>[C:1][OH].[${halogen}H:2]`,
      example: `CC(C)(O)c1ccccc1.${halogen}>>CC(C)(${halogen})c1ccccc1`,
    }),
  ),
  {
    name: 'Tertiary azide from an alcohol',
    source: march('chapter 10, alkyl azides'),
    likelihood: 'usual',
    transform: `[CX4;H0;${TERTIARY}:1]-[N+0:2]=[N+:3]=[N-:4]>>[C:1][OH].[NH:2]=[N+:3]=[N-:4]`,
    example: 'CC(C)(O)c1ccc(Cl)cc1.N=[N+]=[N-]>>CC(C)(N=[N+]=[N-])c1ccc(Cl)cc1',
  },
  ...(['Cl', 'Br'] as const).map(
    (halogen): TextbookTransform => ({
      name: 'Alkene hydrohalogenation',
      source: clayden(19),
      likelihood: 'usual',
      transform: `[CX4;H0;R:1]([#6;!R:4])([${halogen}:2])-;@[CX4;H2:3]>>[C:1]([#6:4])=[CH:3].[${halogen}H:2]`,
      example: `CC1=CCCC1.${halogen}>>CC1(${halogen})CCCC1`,
    }),
  ),
  {
    name: 'Cross metathesis',
    source: kurti('Cross Metathesis'),
    likelihood: 'usual',
    transform: '[CX4;H2:1]/[CH:2]=[CH:3]/[CX3:4](=[O:5])[#6,#8:6]>>[C:1][CH:2]=[CH2].[CH2]=[CH:3][C:4](=[O:5])[#6,#8:6]',
    reagent: 'Grubbs catalyst, second generation',
    example: 'C=CCCc1ccccc1.C=CC(=O)OC>>COC(=O)/C=C/CCc1ccccc1',
  },
  {
    name: 'Diels-Alder reaction of an anthracene',
    source: clayden(34),
    likelihood: 'characteristic',
    transform:
      '[CX4:1]12[c:2]:[c:3][CX4:4]([c:5]:[c:6]1)[CX4:7][CX4;$(C[CX3]=[OX1]),$(CC#N):8]2>>[c:1]1:[c:2]:[c:3]:[c:4]:[c:5]:[c:6]:1.[C:7]=[C;$(C[CX3]=[OX1]),$(CC#N):8]',
    example: 'c1ccc2cc3ccccc3cc2c1.O=C1OC(=O)C=C1>>O=C1OC(=O)C2C1C1c3ccccc3C2c2ccccc12',
  },
  {
    name: 'Hydration of an alkene',
    source: clayden(19),
    likelihood: 'possible',
    transform: '[CX4:1]([OX2H:2])([CH3:4])([CH3:5])-!@[CH2;$(C[CX4;!$(C[OH])]):3]>>[C:1]([C:4])([C:5])=[CH:3].[OH2:2]',
    reagent: 'sulfuric acid',
    example: 'CCC=C(C)C.O>>CCCC(C)(C)O',
  },
];
