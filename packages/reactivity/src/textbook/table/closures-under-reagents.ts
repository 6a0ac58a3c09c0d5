import { clayden, kurti, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

/** The chain between two carbonyl groups whose aldol closes a ring of five or six members. */
interface AldolRing {
  /** Ring atoms of the product between the two carbons of the new double bond, whichever carbonyl group stands in it; from 5 on. */
  readonly bridge: string;
  /** The same atoms in the order of the open chain, from the carbonyl group that becomes the alkene. */
  readonly chain: string;
  readonly example: string;
}

/** The methyl or methylene of one carbonyl group adds to the other, which stands in the ring without its oxygen; its own carbonyl group is in the ring. */
const ENONES: readonly AldolRing[] = [
  { bridge: '[CX4:5]-;@[CX4:6]', chain: '[C:5][C:6]', example: 'CC(=O)CCC(C)=O>>CC1=CC(=O)CC1' },
  { bridge: '[CX4:5]-;@[CX4:6]-;@[CX4:7]', chain: '[C:5][C:6][C:7]', example: 'CC(=O)CCCC(C)=O>>CC1=CC(=O)CCC1' },
];
/** The same with its own carbonyl group outside the ring. */
const ACYL_CYCLOALKENES: readonly AldolRing[] = [
  { bridge: '[CX4:5]-;@[CX4:6]-;@[CX4:7]', chain: '[C:5][C:6][C:7]', example: 'CC(=O)CCCCC(C)=O>>CC(=O)C1=C(C)CCC1' },
  {
    bridge: '[CX4:5]-;@[CX4:6]-;@[CX4:7]-;@[CX4:8]',
    chain: '[C:5][C:6][C:7][C:8]',
    example: 'O=CCCCCCC=O>>O=CC1=CCCCC1',
  },
];

function closedAldols(reagent: string): readonly TextbookTransform[] {
  const common = { name: 'Aldol condensation', source: clayden(26), likelihood: 'usual', reagent } as const;
  return [
    ...ENONES.map(({ bridge, chain, example }) => ({
      ...common,
      transform: `[O:1]=[CX3;R:2]1-;@[CX3;R:3]=;@[CX3;R:4](-!@[#6:9])-;@${bridge}1>>[O:1]=[C:2]([CX4;H2,H3:3])${reversed(chain)}[C:4](=O)[#6:9]`,
      example,
    })),
    ...ACYL_CYCLOALKENES.map(({ bridge, chain, example }) => ({
      ...common,
      transform: `[O:1]=[CX3:2]-!@[CX3;R:3]1=;@[CX3;R:4]-;@${bridge}1>>[O:1]=[C:2][CX4;H2:3]${reversed(chain)}[C:4]=O`,
      example,
    })),
  ];
}

/** Atoms of a chain from its other end. */
function reversed(chain: string): string {
  return (chain.match(/\[[^\]]+\]/g) ?? []).reverse().join('');
}

/** A radical at the end of a chain closes the ring of five onto the double bond a hundred times faster than that of six. */
function alkylRadicalClosure(halogen: 'Br' | 'I', middle: string, made: string, example: string): TextbookTransform {
  return {
    name: 'Radical cyclisation',
    source: march('chapter 15, free-radical cyclisation'),
    likelihood: 'usual',
    transform: `[CX4;!R;!H0:1]-!@[CX4;r5;H1:2]1-;@[CX4;r5:3]-;@[${middle};r5:4]-;@[CX4;r5:5]-;@[CX4;r5:6]1>>[C:1]=[CH:2][C:3]${made}[C:5][C:6]${halogen}`,
    reagent: 'tributyltin hydride',
    example,
  };
}

/** Rings and rearranged skeletons that what stands above the arrow makes of the structure alone. */
export const CLOSURES_UNDER_REAGENTS: readonly TextbookTransform[] = [
  ...closedAldols('sodium hydroxide'),
  ...closedAldols('sodium ethoxide'),
  alkylRadicalClosure('Br', 'CX4', '[C:4]', 'C=CCCCCBr>>CC1CCCC1'),
  alkylRadicalClosure('I', 'CX4', '[C:4]', 'C=CCCCCI>>CC1CCCC1'),
  alkylRadicalClosure('Br', 'OX2', '[O:4]', 'C=CCOCCBr>>CC1CCOC1'),
  alkylRadicalClosure('I', 'OX2', '[O:4]', 'C=CCOCCI>>CC1CCOC1'),
  {
    name: 'Pinacol rearrangement',
    source: clayden(36),
    likelihood: 'possible',
    transform: '[CX3:1](=[O:2])([#6:3])[CX4;H0:4]([#6:5])([#6:6])-!@[#6:7]>>[C:1]([OH:2])([#6:3])([#6:7])[C:4]([OH])([#6:5])[#6:6]',
    reagent: 'sulfuric acid',
    example: 'CCC(C)(O)C(C)(O)CC>>CCC(=O)C(C)(C)CC',
  },
  {
    name: 'Beckmann rearrangement',
    source: kurti('Beckmann Rearrangement'),
    likelihood: 'characteristic',
    transform:
      '[C;r6,r7,r8;!$(C(=O)([NX3][CX4])c):1](=[O:2])-;@[NX3;H1:4]-;@[#6;$([CX4;!$(C([#7])[#7,#8])]),$(c):5]>>[C:1](=[N:4][OH:2])[#6;!$([CX4][#7,#8]):5]',
    reagent: 'p-toluenesulfonyl chloride',
    example: 'ON=C1CCCC1>>O=C1CCCCN1',
  },
  {
    name: 'Dissolving-metal reduction of an enone',
    source: clayden(23),
    likelihood: 'possible',
    transform: '[O:1]=[CX3:2]([#6:5])-[CX4;!H0:3]-[CX4;!H0:4]>>[O:1]=[C:2]([#6:5])-[C:3]=[C:4]',
    reagent: 'lithium',
    example: 'CC1=CC(=O)CCC1>>CC1CCCC(=O)C1',
  },
];
