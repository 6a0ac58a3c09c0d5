import { clayden, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

/** What light does to ketones, and what a photocatalyst and nickel do to acids and aryl halides; asked forward only where light is written. */
export const BY_LIGHT_ALONE: readonly TextbookTransform[] = [
  {
    // The excited oxygen takes a hydrogen six atoms away, and the two radicals join.
    name: 'Norrish-Yang cyclisation',
    source: march('chapter 18, photochemical cyclisation of ketones'),
    likelihood: 'possible',
    transform: '[OH:1]-[CX4:2]1([c:6])-[CX4:3]-[CX4:4]-[CX4;!$(C[!#6]):5]1>>[O:1]=[C:2]([c:6])-[C:3]-[C:4]-[C;!H0:5]',
    example: 'CCCC(=O)c1ccccc1>>OC1(c2ccccc2)CCC1',
  },
  {
    name: 'Norrish type I cleavage',
    source: clayden(37),
    likelihood: 'possible',
    transform: '[CX3:1]=[CX3;H1:2]-[CX4:3]-[CX4:4]-[CX4:5]-[CX3;H1:6]=[O:7]>>[CX4;R:1]1-[CH2:2]-[CX4:3]-[CX4:4]-[CX4:5]-[C:6]1=[O:7]',
    example: 'CC1CCCCC1=O>>CC=CCCCC=O',
  },
  {
    name: 'Decarboxylative arylation',
    source: march('chapter 13, coupling of aryl halides with carboxylic acids'),
    likelihood: 'seldom',
    underReagent: 'possible',
    transform: '[c:1]-!@[CX4;H0,H1,H2;$(C[NX3]C(=O)O),$(C[OX2][#6]):2]>>[c:1]Br.[C:2]C(=O)[OH]',
    reagent: 'Ir[dF(CF3)ppy]2(dtbbpy)PF6',
    example: 'CC(=O)c1ccc(Br)cc1.CC(C)(C)OC(=O)N1CCCC1C(=O)O>>CC(=O)c1ccc(C2CCCN2C(=O)OC(C)(C)C)cc1',
  },
];
