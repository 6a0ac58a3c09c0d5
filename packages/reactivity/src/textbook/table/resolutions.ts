import { march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { AMINE } from './fragments.ts';

const SOURCE = march('chapter 4, methods of resolution');
/** A base that salts of a chiral acid are made of, and an acid for those of a chiral amine. */
const BASE = `[NX3;+0;!H3;${AMINE};!$(Na);!$(N[#6]=[#6])]`;
const ACID = '[CX3](=O)[OX2H]';

/** The centre within so many bonds of the group: whether crystals tell its configuration is found by trying, and less often from farther. */
const near = (group: string, most: number) =>
  [1, 2, 3, 4]
    .slice(0, most)
    .map((bonds) => `$(*${'~*'.repeat(bonds - 1)}~${group})`)
    .join();

const CENTRES = [
  ['[CX4;H1;@', '([*:2])([*:3])[*:4]'],
  ['[CX4;H0;@', '([*:2])([*:3])([*:4])[*:5]'],
] as const;

const row = (form: 0 | 1, group: string, reagent: string, example: string): TextbookTransform => {
  const [centre, neighbours] = CENTRES[form];
  const made = `${centre};${group}:1]${neighbours}`;
  const before = `[C;${group}:1]${neighbours}`;
  return { name: 'Resolution', source: SOURCE, likelihood: 'usual', transform: `${made}>>${before}`, reagent, example };
};

/** One enantiomer from the racemate, by way of the salts with one enantiomer of an acid or a base, of which one crystallises. */
export const RESOLUTIONS: readonly TextbookTransform[] = [
  row(0, near(BASE, 4), 'L-tartaric acid', 'CC(N)c1ccc(Br)cc1>>C[C@@H](N)c1ccc(Br)cc1'),
  row(1, near(BASE, 4), 'L-tartaric acid', 'CN(C)CCCC(O)(c1ccc(F)cc1)c1ccc(C#N)cc1CO>>CN(C)CCC[C@](O)(c1ccc(F)cc1)c1ccc(C#N)cc1CO'),
  row(0, near(ACID, 3), '(R)-1-phenylethylamine', 'CC(C)Cc1ccc(C(C)C(=O)O)cc1>>CC(C)Cc1ccc([C@H](C)C(=O)O)cc1'),
  row(1, near(ACID, 3), '(R)-1-phenylethylamine', 'CCC(C)(C(=O)O)c1ccccc1>>CC[C@](C)(C(=O)O)c1ccccc1'),
];
