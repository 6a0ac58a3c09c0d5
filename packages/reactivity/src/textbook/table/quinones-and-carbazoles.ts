import { joule, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { BENZO } from './fragments.ts';

const OXIDATION = march('chapter 19, oxidation of phenols and aromatic amines to quinones');

/** Rings that become quinones or carbazoles: what is oxidised or closed is an arene before or after. */
export const QUINONES_AND_CARBAZOLES: readonly TextbookTransform[] = [
  {
    name: 'Oxidation of a hydroquinone',
    source: OXIDATION,
    likelihood: 'characteristic',
    transform: '[O:1]=[C:2]1[C:3]=[C:4][C:5](=[O:6])[C:7]=[C:8]1>>[OH:1][c:2]1:[c:3]:[c:4]:[c:5](-[OH:6]):[c:7]:[c:8]:1',
    reagent: 'manganese dioxide',
    example: 'Oc1ccc(O)c(C)c1>>CC1=CC(=O)C=CC1=O',
  },
  {
    name: 'Oxidation of a hydroquinone',
    source: OXIDATION,
    likelihood: 'characteristic',
    transform: '[O:1]=[C:2]1[C:3]=[C:4][C:5](=[O:6])[c:7]:[c:8]1>>[OH:1][c:2]1:[c:3]:[c:4]:[c:5](-[OH:6]):[c:7]:[c:8]:1',
    reagent: 'manganese dioxide',
    example: 'Oc1ccc(O)c2ccccc12>>O=C1C=CC(=O)c2ccccc12',
  },
  {
    name: 'Oxidation of a phenol to a quinone',
    source: OXIDATION,
    likelihood: 'possible',
    transform: '[O:1]=[C:2]1[C:3]=[C:4][C:5](=[O:6])[C:7]=[C:8]1>>[OH:1][c:2]1:[c:3]:[c:4]:[cH:5]:[c:7]:[c:8]:1.[OH2:6]',
    reagent: 'chromium(VI) oxide',
    example: 'Cc1cccc(C)c1O.O>>CC1=CC(=O)C=C(C)C1=O',
  },
  {
    name: 'Cadogan carbazole synthesis',
    source: joule('carbazoles'),
    likelihood: 'usual',
    transform: `[nH+0:1]1:[c;${BENZO}:2]:[c:3]:[c:4]:[c;${BENZO}:5]:1>>[NH0+:1](=O)([O-])-[c:2]:[c:3]-[c:4]:[cH:5]`,
    reagent: 'triphenylphosphine',
    example: 'O=[N+]([O-])c1ccccc1-c1ccccc1>>c1ccc2c(c1)[nH]c1ccccc12',
  },
  {
    name: 'Carbazole synthesis from a diarylamine',
    source: joule('carbazoles'),
    likelihood: 'usual',
    transform: `[nH:1]1:[c;${BENZO}:2]:[c:3]:[c:4]:[c;${BENZO}:5]:1>>[NH:1](-[c:2]:[c:3]Br)-[c:5]:[cH:4]`,
    reagent: 'palladium(II) acetate',
    example: 'Brc1ccccc1Nc1ccccc1>>c1ccc2c(c1)[nH]c1ccccc12',
  },
  {
    name: 'Dehydrogenation of a tetrahydrocarbazole',
    source: joule('carbazoles'),
    likelihood: 'usual',
    transform:
      '[nH:1]1:[c:2]2:[cH:6]:[cH:7]:[cH:8]:[cH:9]:[c:3]:2:[c:4]:[c:5]:1>>[nH:1]1:[c:2]2-[CH2:6]-[CH2:7]-[CH2:8]-[CH2:9]-[c:3]:2:[c:4]:[c:5]:1',
    reagent: 'palladium on carbon',
    example: 'c1ccc2c(c1)[nH]c1c2CCCC1>>c1ccc2c(c1)[nH]c1ccccc12',
  },
];
