import { clayden } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { CARBINOL, METALLATED } from './fragments.ts';

/** Carbon-carbon bonds by Grignard and lithium reagents, the magnesium as records write it: as a cation at its carbon. */
export const ORGANOMETALLICS: readonly TextbookTransform[] = [
  {
    name: 'Grignard + aldehyde reaction',
    source: clayden(9),
    likelihood: 'possible',
    transform: `[CX4;H2:1]([OX2H:2])-!@[#6;${METALLATED}:3]>>[CH2:1]=[O:2].[#6:3]-[Mg+]`,
    example: 'C=O.[Mg+]C1CCCCC1>>OCC1CCCCC1',
  },
  {
    name: 'Grignard + ester reaction',
    source: clayden(10),
    likelihood: 'usual',
    transform: '[CX4:1]([OX2H:2])([CH3:3])([CH3:4])[#6:5]>>[C:1](=[O:2])(O[CH3])[#6:5].[CH3:3]-[Mg+].[CH3:4]-[Mg+]',
    example: 'COC(=O)c1ccccc1.[CH3][Mg+].[CH3][Mg+]>>CC(C)(O)c1ccccc1',
  },
  {
    name: 'Grignard + ester reaction',
    source: clayden(10),
    likelihood: 'usual',
    transform: '[CX4:1]([OX2H:2])([CH3:3])([CH3:4])[#6:5]>>[C:1](=[O:2])(O[CH2][CH3])[#6:5].[CH3:3]-[Mg+].[CH3:4]-[Mg+]',
    example: 'CCOC(=O)c1ccccc1.[CH3][Mg+].[CH3][Mg+]>>CC(C)(O)c1ccccc1',
  },
  {
    name: 'Grignard + nitrile ketone synthesis',
    source: clayden(10),
    likelihood: 'possible',
    transform: `[CX3:1](=[O:2])([#6:3])-!@[#6;${METALLATED}:4]>>[C:1](#N)[#6:3].[#6:4]-[Mg+].[OH2:2]`,
    example: 'N#Cc1ccccc1.C[CH2][Mg+].O>>CCC(=O)c1ccccc1',
  },
  {
    name: 'Epoxide opening by an organometallic reagent',
    source: clayden(15),
    likelihood: 'usual',
    transform: `[CX4;${CARBINOL}:1]([OX2H:2])[CX4;H2:3]-!@[#6;${METALLATED}:4]>>[C:1]1[O:2][CH2:3]1.[#6:4]-[Mg+]`,
    example: 'CC1CO1.[Mg+]c1ccccc1>>CC(O)Cc1ccccc1',
  },
  {
    name: 'Carboxylation of an organometal',
    source: clayden(9),
    likelihood: 'possible',
    transform: `[#6;${METALLATED}:4]-!@[CX3:1](=[O:2])[OX2H:3]>>[O:2]=[C:1]=[O:3].[#6:4]-[Mg+]`,
    example: 'O=C=O.[Mg+]c1ccccc1>>O=C(O)c1ccccc1',
  },
  {
    name: 'Bouveault aldehyde synthesis',
    source: clayden(10),
    likelihood: 'possible',
    transform: `[CX3;H1:1](=[O:2])-!@[c:3]>>[CH:1](=[O:2])N([CH3])[CH3].[c:3][Li]`,
    example: 'CN(C)C=O.[Li]c1ccccc1>>O=Cc1ccccc1',
  },
  {
    name: 'Grignard + aldehyde reaction',
    source: clayden(9),
    likelihood: 'possible',
    transform: `[CX4;H1:1]([OX2H:2])([#6:4])-!@[#6;${METALLATED}:3]>>[CH1:1](=[O:2])[#6:4].[#6:3]-[Mg]Br`,
    example: 'CC=O.Br[Mg]c1ccccc1>>CC(O)c1ccccc1',
  },
  {
    name: 'Directed ortho metalation',
    source: clayden(24),
    likelihood: 'possible',
    transform: '[OX2H:3][C:1](=[O:2])-!@[c;$(c:c[OX2][CX4]),$(c:cC(=O)N(C)C),$(c:cF):4]>>[O:2]=[C:1]=[O:3].[cH:4]',
    reagent: 'n-butyllithium',
    example: 'COc1ccccc1.O=C=O>>COc1ccccc1C(=O)O',
  },
];
