import { atomicNumberOf, parseSmiles, symbolOf } from '@retron/molecule';

/** How many of each element, by symbol. */
type ElementCounts = Map<string, number>;

/** An element, an opening or a closing bracket, each with the number behind it. */
const TOKEN = /([A-Z][a-z]?)(\d*)|([([])|([)\]])(\d*)/y;

/** Hill formula of a molecule or salt, its ions added up, without charge; `null` for what is no SMILES. doi:10.1021/ja02046a005 */
export function formulaOfSmiles(smiles: string): string | null {
  const counts: ElementCounts = new Map();
  for (const part of smiles.split('.')) {
    const read = parseSmiles(part);
    if (!read.ok) return null;
    const { atomCount, atomicNumber, hydrogenCount } = read.value;
    for (let atom = 0; atom < atomCount; atom++) {
      add(counts, symbolOf(atomicNumber[atom]), 1);
      add(counts, 'H', hydrogenCount[atom]);
    }
  }
  return hillFormula(counts);
}

/** A formula as chemists write it (`K2CO3`, `Cu(OH)₂`) as a Hill formula; `null` for what is none. Charges and dots are not read. */
export function readFormula(text: string): string | null {
  const plain = text.trim().replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
  const open: ElementCounts[] = [new Map()];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < plain.length) {
    const token = TOKEN.exec(plain);
    if (token === null) return null;
    const [, symbol, count, opening, , groupCount] = token;
    if (opening !== undefined) {
      open.push(new Map());
    } else if (symbol !== undefined) {
      if (atomicNumberOf(symbol) === undefined) return null;
      add(open[open.length - 1], symbol, numberOf(count));
    } else {
      const group = open.pop();
      if (group === undefined || open.length === 0) return null;
      for (const [element, inGroup] of group) add(open[open.length - 1], element, inGroup * numberOf(groupCount));
    }
  }
  return open.length === 1 && open[0].size > 0 ? hillFormula(open[0]) : null;
}

function add(counts: ElementCounts, symbol: string, count: number): void {
  if (count > 0) counts.set(symbol, (counts.get(symbol) ?? 0) + count);
}

/** One is silent. */
function numberOf(text: string | undefined): number {
  return text === undefined || text === '' ? 1 : Number(text);
}

/** Carbon, hydrogen, then the rest by alphabet; all by alphabet where there is no carbon. */
function hillFormula(counts: ElementCounts): string {
  const place = (symbol: string) => (!counts.has('C') ? 2 : symbol === 'C' ? 0 : symbol === 'H' ? 1 : 2);
  return [...counts]
    .sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1))
    .map(([symbol, count]) => `${symbol}${count === 1 ? '' : count}`)
    .join('');
}
