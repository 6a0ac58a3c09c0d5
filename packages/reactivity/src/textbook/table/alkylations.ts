import { clayden, joule, march, warren } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { BETWEEN_ACCEPTORS } from './fragments.ts';

/** Two alkylations of one carbon, iodides of secondary alcohols, and imidazoles and ketones that haloketones and esters of phenols give. */
export const ALKYLATIONS: readonly TextbookTransform[] = [
  ...([3, 4, 5] as const).map((length): TextbookTransform => {
    const chain = Array.from({ length: length - 2 }, (_, i) => `[CX4:${i + 3}]`).join('');
    const carbons = 'C'.repeat(length);
    return {
      name: 'Dialkylation to a ring',
      source: warren('four-membered rings, and rings by alkylation'),
      likelihood: 'characteristic',
      transform: `[CX4;${BETWEEN_ACCEPTORS}:1]1[CH2:2]${chain}[CH2:9]1>>[CH2;${BETWEEN_ACCEPTORS}:1].Br[CH2:2]${chain}[CH2:9]Br`,
      example: `CCOC(=O)CC(=O)OCC.Br${carbons}Br>>CCOC(=O)C1(${carbons}1)C(=O)OCC`,
    };
  }),
  {
    name: 'Dimethylation of an acidic carbon',
    source: clayden(25),
    likelihood: 'characteristic',
    transform: '[CH3:1][CX4:2]([CH3:3])([c:4])[C:5]#[N:6]>>[CH3:1]I.[CH3:3]I.[CH2:2]([c:4])[C:5]#[N:6]',
    reagent: 'sodium hydride',
    example: 'CI.CI.N#CCc1ccccc1>>CC(C)(C#N)c1ccccc1',
  },
  {
    name: 'Dimethylation of an acidic carbon',
    source: clayden(25),
    likelihood: 'usual',
    transform: '[CH3:1][CX4:2]([CH3:3])([c:4])[C:5](=[O:6])[O:7]>>[CH3:1]I.[CH3:3]I.[CH2:2]([c:4])[C:5](=[O:6])[O:7]',
    reagent: 'sodium hydride',
    example: 'CI.CI.COC(=O)Cc1ccccc1>>COC(=O)C(C)(C)c1ccccc1',
  },
  {
    name: 'Iodide from an alcohol',
    source: march('chapter 10, alkyl halides from alcohols'),
    likelihood: 'usual',
    transform: '[CX4;H1:1]([CX4:2])([CX4:3])-!@[I:4]>>[C:1]([C:2])([C:3])[OH].[I:4]I',
    reagent: 'triphenylphosphine',
    example: 'CC(C)(C)OC(=O)N1CC(O)C1.II>>CC(C)(C)OC(=O)N1CC(I)C1',
  },
  {
    name: 'Fries rearrangement',
    source: march('chapter 11, the Fries rearrangement'),
    likelihood: 'possible',
    transform: '[OX2H:1][c:2]:[c:7]:[c:8]:[c:3]-!@[CX3:4](=[O:5])[#6:6]>>[cH:3]:[c:8]:[c:7]:[c:2][O:1][C:4](=[O:5])[#6:6]',
    reagent: 'aluminium chloride',
    example: 'CC(=O)Oc1ccccc1>>CC(=O)c1ccc(O)cc1',
  },
  {
    name: 'Bredereck imidazole synthesis',
    source: joule('imidazoles'),
    likelihood: 'usual',
    transform: '[nH:1]1:[cH:2]:[nX2:3]:[c:4]([#6:6]):[cH:5]:1>>[NH2:1][CH:2]=O.[NH2:3][CH]=O.O=[C:4]([#6:6])[CH2:5]Br',
    example: 'NC=O.NC=O.O=C(CBr)c1ccccc1>>c1ccc(-c2c[nH]cn2)cc1',
  },
  ...(
    [
      ['[nH:1]1:[c:2]([#6:6]):[nX2:3]:[c:4]([#6:7]):[cH:5]:1', 'Cc1c[nH]c(-c2ccccc2)n1'],
      ['[nX2:1]1:[c:2]([#6:6]):[nH:3]:[c:4]([#6:7]):[cH:5]:1', 'Cc1cnc(-c2ccccc2)[nH]1'],
    ] as const
  ).map(
    ([product, drawn]): TextbookTransform => ({
      name: 'Imidazole synthesis from amidine and haloketone',
      source: joule('imidazoles'),
      likelihood: 'usual',
      transform: `${product}>>[NH:1]=[C:2]([#6:6])[NH2:3].O=[C:4]([#6:7])[CH2:5]Br`,
      example: `CC(=O)CBr.N=C(N)c1ccccc1>>${drawn}`,
    }),
  ),
];
