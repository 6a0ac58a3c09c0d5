import { type Molecule, parseSmiles, symbolOf } from '@retron/molecule';
import * as texts from '../../../texts/tree/model.ts';

/** What chemists write for small reagents, by canonical SMILES; others are written as a formula. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['CI', 'MeI'],
  ['CBr', 'MeBr'],
  ['CCl', 'MeCl'],
  ['CO', 'MeOH'],
  ['CN', 'MeNH₂'],
  ['CNC', 'Me₂NH'],
  ['CN(C)C', 'Me₃N'],
  ['CS', 'MeSH'],
  ['CC#N', 'MeCN'],
  ['C[N+](=O)[O-]', 'MeNO₂'],
  ['CCI', 'EtI'],
  ['CCBr', 'EtBr'],
  ['CCCl', 'EtCl'],
  ['CCO', 'EtOH'],
  ['CCN', 'EtNH₂'],
  ['CCNCC', 'Et₂NH'],
  ['CCCI', 'n-PrI'],
  ['CCCBr', 'n-PrBr'],
  ['CC(C)I', 'i-PrI'],
  ['CC(C)Br', 'i-PrBr'],
  ['CC(C)O', 'i-PrOH'],
  ['CC(C)(C)O', 't-BuOH'],
  ['CC(C)(C)N', 't-BuNH₂'],
  ['CCOCC', 'Et₂O'],
  ['C=O', 'CH₂O'],
  ['CC=O', 'MeCHO'],
  ['CC(C)=O', 'Me₂CO'],
  ['O=CO', 'HCO₂H'],
  ['COC=O', 'HCO₂Me'],
  ['NC=O', 'HCONH₂'],
  ['CN(C)C=O', 'DMF'],
  ['CC(=O)Cl', 'AcCl'],
  ['CC(=O)Br', 'AcBr'],
  ['CC(=O)O', 'AcOH'],
  ['CC(N)=O', 'AcNH₂'],
  ['COC(=O)Cl', 'MeOCOCl'],
  ['CS(=O)(=O)Cl', 'MsCl'],
  ['C=CC(=O)Cl', 'acryloyl-Cl'],
  ['C=CC(=O)O', texts.acrylicAcid],
  ['C=CC(N)=O', 'acrylamide'],
  ['C=CCBr', 'allyl-Br'],
  ['C=CCCl', 'allyl-Cl'],
  ['C=CCO', 'allyl-OH'],
  ['C#CCBr', 'HC≡CCH₂Br'],
  ['ClCCBr', 'BrCH₂CH₂Cl'],
  ['BrCCBr', 'BrCH₂CH₂Br'],
  ['OB(O)O', 'B(OH)₃'],
  ['O=C=O', 'CO₂'],
  ['C#N', 'HCN'],
  ['NC#N', 'H₂NCN'],
  ['NO', 'NH₂OH'],
  ['NN', 'N₂H₄'],
  ['NC(N)=O', '(H₂N)₂CO'],
  ['NC(N)=S', '(H₂N)₂CS'],
  ['O=C(Cl)Cl', 'COCl₂'],
  ['O=S(Cl)Cl', 'SOCl₂'],
  ['O=S(=O)(O)Cl', 'ClSO₃H'],
  ['O=S(=O)(Cl)Cl', 'SO₂Cl₂'],
  ['O=P(Cl)(Cl)Cl', 'POCl₃'],
  ['O=[N+]([O-])O', 'HNO₃'],
  ['O=NO', 'HNO₂'],
  ['O', 'H₂O'],
  ['N', 'NH₃'],
  ['S', 'H₂S'],
  ['Cl', 'HCl'],
  ['Br', 'HBr'],
  ['I', 'HI'],
  ['F', 'HF'],
  ['ClCl', 'Cl₂'],
  ['BrBr', 'Br₂'],
  ['II', 'I₂'],
]);

/** A structure of so many heavy atoms or fewer is written, not drawn. Source: docs/look, part 2, "Small reagents are words". */
const MOST_HEAVY_ATOMS = 5;

/** SMILES come again and again while a tree is looked at. */
const known = new Map<string, string | null>();

/** How a small reagent is written, such as `EtI` or `CH₂O`; null for a structure that is large enough to be drawn. */
export function reagentLabel(smiles: string): string | null {
  const before = known.get(smiles);
  if (before !== undefined) return before;
  const label = labelOf(smiles);
  known.set(smiles, label);
  return label;
}

function labelOf(smiles: string): string | null {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) return null;
  const heavy = parsed.value.atomicNumber.filter((number) => number !== 1).length;
  return heavy > MOST_HEAVY_ATOMS ? null : (SHORT_NAMES.get(smiles) ?? formulaOf(parsed.value));
}

/** Elements in the order of formulas without carbon, such as SO₂ and PCl₃. Source: IUPAC Red Book 2005, table VI, as far as reagents go. */
const ELECTROPOSITIVE_FIRST = 'Na Li Mg Zn Cu Sn Al B Si P N H Se S I Br Cl O F'.split(' ');

/** Carbon, hydrogen, then the rest by symbol, numbers as subscripts; without carbon the more electropositive first. */
function formulaOf({ atomCount, atomicNumber, hydrogenCount }: Molecule): string {
  const counts = new Map<string, number>();
  const add = (symbol: string, count: number) => counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  for (let atom = 0; atom < atomCount; atom += 1) {
    add(symbolOf(atomicNumber[atom] ?? 0), 1);
    add('H', hydrogenCount[atom] ?? 0);
  }
  const isOrganic = (counts.get('C') ?? 0) > 0;
  return [...counts]
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => placeOf(a, isOrganic) - placeOf(b, isOrganic) || (a < b ? -1 : 1))
    .map(([symbol, count]) => (count === 1 ? symbol : `${symbol}${subscript(count)}`))
    .join('');
}

function placeOf(symbol: string, isOrganic: boolean): number {
  return isOrganic ? ['C', 'H', symbol].indexOf(symbol) : ELECTROPOSITIVE_FIRST.indexOf(symbol);
}

function subscript(count: number): string {
  return [...String(count)].map((digit) => String.fromCodePoint(0x2080 + Number(digit))).join('');
}
