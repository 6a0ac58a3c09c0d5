import type { EnsembleNode } from '@retron/contract';
import { type Molecule, parseSmiles, symbolOf } from '@retron/molecule';

/** What chemists write for small reagents, by canonical SMILES. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['CI', 'MeI'],
  ['CBr', 'MeBr'],
  ['CCl', 'MeCl'],
  ['CO', 'MeOH'],
  ['COS(=O)(=O)OC', 'Me₂SO₄'],
  ['COC(=O)OC', '(MeO)₂CO'],
  ['CCI', 'EtI'],
  ['CCBr', 'EtBr'],
  ['CCCl', 'EtCl'],
  ['CCO', 'EtOH'],
  ['CCOS(=O)(=O)OCC', 'Et₂SO₄'],
  ['CCOS(C)(=O)=O', 'EtOMs'],
  ['CCOS(=O)(=O)c1ccc(C)cc1', 'EtOTs'],
  ['C=O', 'CH₂O'],
  ['CC=O', 'MeCHO'],
  ['CC(=O)Cl', 'AcCl'],
  ['CC(=O)O', 'AcOH'],
  ['CC(=O)OC(C)=O', 'Ac₂O'],
  ['CC(C)(C)OC(=O)OC(=O)OC(C)(C)C', 'Boc₂O'],
  ['O=C=O', 'CO₂'],
  ['C#N', 'HCN'],
  ['N', 'NH₃'],
  ['O', 'H₂O'],
  ['OO', 'H₂O₂'],
  ['BrBr', 'Br₂'],
  ['ClCl', 'Cl₂'],
  ['II', 'I₂'],
  ['[C-]#[O+]', 'CO'],
  ['CN', 'MeNH₂'],
  ['CNC', 'Me₂NH'],
  ['CCN', 'EtNH₂'],
  ['CCNCC', 'Et₂NH'],
  ['CS', 'MeSH'],
  ['CC(C)=O', 'Me₂CO'],
  ['O=CO', 'HCOOH'],
  ['CC#N', 'MeCN'],
  ['C[N+](=O)[O-]', 'MeNO₂'],
  ['CC(C)I', 'iPrI'],
  ['CC(C)Br', 'iPrBr'],
  ['CC(C)O', 'iPrOH'],
  ['CC(C)(C)O', 'tBuOH'],
  ['CCCI', 'PrI'],
  ['CCCBr', 'PrBr'],
  ['CCCO', 'PrOH'],
  ['CCC=O', 'EtCHO'],
  ['C=CCBr', 'AllylBr'],
  ['C=CCCl', 'AllylCl'],
  ['COC(=O)Cl', 'MeOCOCl'],
  ['CS(=O)(=O)Cl', 'MsCl'],
  ['CS(=O)(=O)OC', 'MeOMs'],
  ['O=S(=O)(Cl)O', 'ClSO₃H'],
  ['O=C(Cl)Cl', 'COCl₂'],
  ['N#CBr', 'BrCN'],
  ['CB(O)O', 'MeB(OH)₂'],
  ['OB(O)O', 'B(OH)₃'],
]);

/** What is written in a row or over an arrow in the place of a drawing: `EtI`, `CH₂O`; `null` for what has to be drawn. */
export function reagentWord(smiles: string): string | null {
  return SHORT_NAMES.get(smiles) ?? null;
}

/** What makes a variant different from the others of its disconnection: the smallest precursor that not all of them need. */
export function variantLabel(variant: EnsembleNode, variants: readonly EnsembleNode[]): string {
  const isShared = (sid: number) => variants.every(({ children }) => children.some((child) => child.sid === sid));
  const own = variant.children.filter(({ sid }) => !isShared(sid));
  const labels = (own.length > 0 ? own : variant.children).map(({ smiles }) => labelOf(smiles));
  return labels.reduce((shortest, label) => (label.length < shortest.length ? label : shortest), labels[0] ?? '');
}

function labelOf(smiles: string): string {
  const known = SHORT_NAMES.get(smiles);
  if (known !== undefined) return known;
  const molecule = parseSmiles(smiles);
  return molecule.ok ? formulaOf(molecule.value) : smiles;
}

/** Carbon, hydrogen, then the rest by symbol, numbers as subscripts. */
function formulaOf({ atomCount, atomicNumber, hydrogenCount }: Molecule): string {
  const counts = new Map<string, number>([
    ['C', 0],
    ['H', 0],
  ]);
  const add = (symbol: string, count: number) => counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  for (let atom = 0; atom < atomCount; atom += 1) {
    add(symbolOf(atomicNumber[atom] ?? 0), 1);
    add('H', hydrogenCount[atom] ?? 0);
  }
  const [carbon, hydrogen, ...others] = counts;
  return [carbon, hydrogen, ...others.sort(([a], [b]) => (a < b ? -1 : 1))]
    .filter((entry) => entry !== undefined && entry[1] > 0)
    .map((entry) => `${entry?.[0]}${entry?.[1] === 1 ? '' : subscript(entry?.[1] ?? 0)}`)
    .join('');
}

function subscript(count: number): string {
  return [...String(count)].map((digit) => String.fromCodePoint(0x2080 + Number(digit))).join('');
}
