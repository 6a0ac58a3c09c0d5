import { clayden, kurti } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

/** A stereocentre of a chain or ring that bears nothing but carbon and what is exchanged. */
const CENTRE = '([#6:2])([#6:3])';
const TOSYLATE = 'OS(=O)(=O)c1ccc(C)cc1';

/** Carbinol carbon that was the more substituted end of an epoxide, beside the end that a nucleophile finds: the less substituted one. */
const CARBINOL = '[CX4;!$(C([OX2])[O,N,S]):1]([OX2H:2])';
const OXIRANE = '[C:1]1[O:2][C:3]1';
const OPEN_END = 'CX4;H2';

/** Nucleophilic substitution at a secondary stereocentre, which turns it over, and of epoxides at their open end. */
export const SUBSTITUTION: readonly TextbookTransform[] = [
  {
    name: 'Williamson ether synthesis',
    source: clayden(15),
    likelihood: 'usual',
    transform: `[CX4;H1;@:1]${CENTRE}-!@[OX2;$(Oc):4]>>[CX4;H1;@@:1]${CENTRE}${TOSYLATE}.[OH:4]`,
    example: 'Cc1ccc(S(=O)(=O)O[C@H]2CCOC2)cc1.Oc1ccccc1>>c1ccc(O[C@@H]2CCOC2)cc1',
  },
  {
    name: 'Williamson ether synthesis',
    source: clayden(15),
    likelihood: 'usual',
    transform: `[CX4;H1;@:1]${CENTRE}-!@[OX2;$(Oc):4]>>[CX4;H1;@@:1]${CENTRE}Br.[OH:4]`,
    example: 'CC[C@H](C)Br.Oc1ccccc1>>CC[C@@H](C)Oc1ccccc1',
  },
  {
    name: 'Thioacetate substitution',
    source: clayden(15),
    likelihood: 'usual',
    transform: `[CX4;H1;@:1]${CENTRE}-!@[SX2;$(SC(C)=O):4]>>[CX4;H1;@@:1]${CENTRE}Br.[SH:4]`,
    example: 'CC(=O)S.CCOC(=O)[C@H](C)Br>>CCOC(=O)[C@@H](C)SC(C)=O',
  },
  {
    name: 'Cyanide substitution',
    source: clayden(15),
    likelihood: 'usual',
    transform: `[CX4;H1;@:1]${CENTRE}-!@[C+0:4]#[N:5]>>[CX4;H1;@@:1]${CENTRE}Br.[C-:4]#[N:5]`,
    example: 'CC(C)C[C@H](C)Br.[C-]#N>>CC(C)C[C@@H](C)C#N',
  },
  {
    name: 'Azide substitution',
    source: clayden(15),
    likelihood: 'usual',
    transform: `[CX4;H1;@:1]${CENTRE}-!@[N+0:4]=[N+:5]=[N-:6]>>[CX4;H1;@@:1]${CENTRE}OS(C)(=O)=O.[N-:4]=[N+:5]=[N-:6]`,
    example: 'C[C@H](OS(C)(=O)=O)CCc1ccccc1.[N-]=[N+]=[N-]>>C[C@@H](N=[N+]=[N-])CCc1ccccc1',
  },
  {
    name: 'Mitsunobu reaction of an imide',
    source: kurti('Mitsunobu Reaction'),
    likelihood: 'usual',
    transform: `[CX4;H1;@:1]${CENTRE}-!@[NX3;$(N(C=O)C=O):4]>>[CX4;H1;@@:1]${CENTRE}[OH].[NH:4]`,
    example: 'CCCC[C@H](C)O.O=C1NC(=O)c2ccccc21>>CCCC[C@@H](C)N1C(=O)c2ccccc2C1=O',
  },
  {
    name: 'Epoxide opening by azide',
    source: clayden(15),
    likelihood: 'usual',
    transform: `${CARBINOL}-!@[${OPEN_END}:3]-!@[N+0:4]=[N+:5]=[N-:6]>>${OXIRANE}.[N-:4]=[N+:5]=[N-:6]`,
    example: 'CC1CO1.[N-]=[N+]=[N-]>>CC(O)CN=[N+]=[N-]',
  },
  {
    name: 'Epoxide opening by an azole',
    source: clayden(15),
    likelihood: 'usual',
    transform: `${CARBINOL}-!@[${OPEN_END}:3]-!@[n;r5;$(n:[nX2]),$(n:c:[nX2]):4]>>${OXIRANE}.[nH:4]`,
    example: 'CC1(c2ccc(F)cc2F)CO1.c1nnn[nH]1>>CC(O)(Cn1cnnn1)c1ccc(F)cc1F',
  },
  {
    name: 'Epoxide opening by a thiol',
    source: clayden(15),
    likelihood: 'usual',
    transform: `${CARBINOL}-!@[${OPEN_END}:3]-!@[SX2;$(S([#6])[#6]):4]>>${OXIRANE}.[SH:4]`,
    example: 'CC1(C)CO1.Sc1ccccc1>>CC(C)(O)CSc1ccccc1',
  },
  {
    name: 'Epoxide opening by cyanide',
    source: clayden(15),
    likelihood: 'possible',
    transform: `${CARBINOL}-!@[${OPEN_END}:3]-!@[C+0:4]#[N:5]>>${OXIRANE}.[C-:4]#[N:5]`,
    example: 'CC1CO1.[C-]#N>>CC(O)CC#N',
  },
  {
    name: 'Mitsunobu N-alkylation',
    source: kurti('Mitsunobu Reaction'),
    likelihood: 'usual',
    transform: `[CX4;H1;@:1]${CENTRE}-!@[n;r5;$(n:n),$(n(:c):c):4]>>[CX4;H1;@@:1]${CENTRE}[OH].[nH:4]`,
    example: 'CC[C@H](C)O.c1cn[nH]c1>>CC[C@@H](C)n1cccn1',
  },
  // A centre that is not stated.
  {
    name: 'Mitsunobu N-alkylation',
    source: kurti('Mitsunobu Reaction'),
    likelihood: 'usual',
    transform: `[CX4;H1:1]${CENTRE}-!@[n;r5;$(n:n),$(n(:c):c):4]>>[C:1]${CENTRE}[OH].[nH:4]`,
    example: 'OC1CCOCC1.Ic1cn[nH]c1>>Ic1cnn(C2CCOCC2)c1',
  },
  {
    name: 'Sulfonate N-alkylation',
    source: clayden(15),
    likelihood: 'usual',
    transform: `[CX4;H1;@:1]([#6:2])([C:3](=[O:7])[O:8])-!@[NX3;H1;!$(N[#6,S,P]=[O,S,N]):4]>>[CX4;H1;@@:1]([#6:2])([C:3](=[O:7])[O:8])OS(=O)(=O)C(F)(F)F.[NH2:4]`,
    example: 'COC(=O)[C@@H](C)OS(=O)(=O)C(F)(F)F.NCc1ccccc1>>COC(=O)[C@H](C)NCc1ccccc1',
  },
];
