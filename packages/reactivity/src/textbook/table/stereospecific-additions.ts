import { clayden, kurti } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { ACCEPTOR, UNACCEPTING } from './fragments.ts';

/** Whether both new atoms come from one side, and whether they are one atom or lie in one ring. */
type Sense = 'syn' | 'anti' | 'syn in a ring';

/** Geometry of the alkene, told by one group at each carbon. */
type Geometry = 'E' | 'Z';

/**
 * Configuration of the second carbon where the first is written `@`. What is added is written behind the group at both; in a ring it closes, and
 * stands before the group at the second, which turns the sign over.
 */
function configurationOf(geometry: Geometry, sense: Sense): '@' | '@@' {
  return (geometry === 'E') === (sense === 'syn') ? '@@' : '@';
}

/** What stands at the first carbon: an alkene may be that of a nitro compound or a sulfone. */
const GROUP = '#6,$([NX3+](=O)[O-]),$([SX4](=O)=O)';

/**
 * Transforms of one addition: of alkenes with a group at each carbon, of either geometry, and of those with a third group. Of alkenes in rings, which
 * have one geometry, the transforms without configuration speak.
 *
 * @param product - writes the product of its first carbon (map 1) with its group, its second (map 3), and the third group
 * @param reagent - what else there is before, beginning with a dot
 */
function additions(
  row: Pick<TextbookTransform, 'name' | 'source' | 'likelihood'>,
  sense: Sense,
  product: (first: string, second: string, group: string) => string,
  { onFirst = '', onSecond = '', reagent }: { readonly onFirst?: string; readonly onSecond?: string; readonly reagent: string },
  examples: readonly [E: string, Z: string, three: string],
): readonly TextbookTransform[] {
  const twoGroups = (geometry: Geometry) => {
    const made = product(`[CX4;H1${onFirst};@:1](-!@[${GROUP}:5])`, `[CX4;H1${onSecond};${configurationOf(geometry, sense)}:3]`, '');
    return `${made}>>[${GROUP}:5]/[C${onFirst}:1]=[C${onSecond}:3]${geometry === 'E' ? '/' : '\\'}[#6:6]${reagent}`;
  };
  // Either of the two groups may be the one opposite to that of the first carbon: one transform matches both.
  const second = `[CX4;H0${onSecond};${configurationOf('E', sense)}:3]`;
  const threeGroups = `${product(`[CX4;H1${onFirst};@:1](-!@[${GROUP}:5])`, second, '-!@[#6:7]')}>>[${GROUP}:5]/[C${onFirst}:1]=[C${onSecond}:3](/[#6:6])[#6:7]${reagent}`;
  return [twoGroups('E'), twoGroups('Z'), threeGroups].map((transform, index) => ({ ...row, transform, example: examples[index] }));
}

/** Of additions that keep to one side, or to both, of an alkene whose geometry then tells the configuration of the product. */
export const STEREOSPECIFIC_ADDITIONS: readonly TextbookTransform[] = [
  ...additions(
    { name: 'Upjohn dihydroxylation', source: clayden(19), likelihood: 'usual' },
    'syn',
    (first, second, group) => `${first}([OX2H:2])-${second}(-!@[#6:6])([OX2H:4])${group}`,
    { reagent: '.[O:2]=[Os](=[O:4])(=O)=O' },
    [
      'C(=C/c1ccccc1)\\c1ccccc1.O=[Os](=O)(=O)=O>>O[C@H](c1ccccc1)[C@H](O)c1ccccc1',
      'CC/C=C\\C.O=[Os](=O)(=O)=O>>CC[C@H](O)[C@@H](C)O',
      'CC/C(C)=C/C.O=[Os](=O)(=O)=O>>CC[C@@](C)(O)[C@@H](C)O',
    ],
  ),
  ...additions(
    { name: 'Alkene dihalogenation', source: clayden(19), likelihood: 'usual' },
    'anti',
    (first, second, group) => `${first}([Br:2])-${second}(-!@[#6:6])([Br:4])${group}`,
    { reagent: '.[Br:2][Br:4]' },
    ['CC/C=C/C.BrBr>>CC[C@H](Br)[C@@H](C)Br', 'CC/C=C\\C.BrBr>>CC[C@@H](Br)[C@@H](C)Br', 'CC/C(C)=C/C.BrBr>>CC[C@](C)(Br)[C@@H](C)Br'],
  ),
  ...additions(
    { name: 'Halohydrin formation', source: clayden(19), likelihood: 'usual' },
    'anti',
    (first, second, group) => `${first}([Br:2])-${second}(-!@[#6:6])([OX2H:4])${group}`,
    { onFirst: ';!$(Cc)', reagent: '.[Br:2]N1C(=O)CCC1=O.[OH2:4]' },
    [
      'C/C=C/c1ccccc1.O=C1CCC(=O)N1Br.O>>C[C@@H](Br)[C@@H](O)c1ccccc1',
      'C/C=C\\c1ccccc1.O=C1CCC(=O)N1Br.O>>C[C@@H](Br)[C@H](O)c1ccccc1',
      'CC/C(C)=C/C.O=C1CCC(=O)N1Br.O>>CC[C@](C)(O)[C@@H](C)Br',
    ],
  ),
  ...additions(
    { name: 'Prilezhaev epoxidation', source: kurti('Prilezhaev Reaction'), likelihood: 'usual' },
    'syn in a ring',
    (first, second, group) => `${first}([O:2]1)-${second}1(-!@[#6:6])${group}`,
    { reagent: '.[OH:2]OC(=O)c1cccc(Cl)c1' },
    [
      'CC/C=C/C.O=C(OO)c1cccc(Cl)c1>>CC[C@H]1O[C@@H]1C',
      'CC/C=C\\C.O=C(OO)c1cccc(Cl)c1>>CC[C@H]1O[C@H]1C',
      'CC/C(C)=C/C.O=C(OO)c1cccc(Cl)c1>>CC[C@@]1(C)O[C@@H]1C',
    ],
  ),
  ...additions(
    { name: 'Sharpless epoxidation', source: kurti('Sharpless Asymmetric Epoxidation'), likelihood: 'characteristic' },
    'syn in a ring',
    (first, second, group) => `${first}([O:2]1)-${second}1(-!@[#6:6])${group}`,
    { onFirst: ';$(C[CX4][OX2H])', reagent: '.[OH:2]OC([CH3])([CH3])[CH3]' },
    [
      'CCC/C=C/CO.CC(C)(C)OO>>CCC[C@H]1O[C@@H]1CO',
      'CCC/C=C\\CO.CC(C)(C)OO>>CCC[C@@H]1O[C@@H]1CO',
      'CC/C(C)=C/CO.CC(C)(C)OO>>CC[C@@]1(C)O[C@@H]1CO',
    ],
  ),
  ...additions(
    { name: 'Simmons-Smith cyclopropanation', source: kurti('Simmons-Smith Cyclopropanation'), likelihood: 'usual' },
    'syn in a ring',
    (first, second, group) => `${first}([CX4;H2:2]1)-${second}1(-!@[#6:6])${group}`,
    { onFirst: `;${UNACCEPTING}`, onSecond: `;${UNACCEPTING}`, reagent: '.[CH2:2](I)I' },
    ['CC/C=C/CO.ICI>>CC[C@H]1C[C@@H]1CO', 'CC/C=C\\CO.ICI>>CC[C@H]1C[C@H]1CO', 'CC/C(C)=C/CO.ICI>>CC[C@@]1(C)C[C@@H]1CO'],
  ),
  ...additions(
    { name: 'Diels-Alder reaction', source: kurti('Diels-Alder Cycloaddition'), likelihood: 'characteristic' },
    'syn in a ring',
    (first, second, group) => `${first}([CX4;H2:2][C:9]=[C:8][CX4;H2:4]1)-${second}1(-!@[#6:6])${group}`,
    { onFirst: `;${ACCEPTOR}`, reagent: '.[CH2:2]=[C:9][C:8]=[CH2:4]' },
    [
      'C=CC=C.COC(=O)/C=C/C(=O)OC>>COC(=O)[C@H]1CC=CC[C@@H]1C(=O)OC',
      'C=CC=C.COC(=O)/C=C\\C(=O)OC>>COC(=O)[C@@H]1CC=CC[C@@H]1C(=O)OC',
      'C=CC=C.C/C(C(=O)OC)=C/C=O>>COC(=O)[C@]1(C)CC=CC[C@@H]1C=O',
    ],
  ),
];
