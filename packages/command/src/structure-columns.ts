import { parseSmiles } from '@retron/molecule';

/** A line of a list: what stands for the structure, and what it is called. */
interface NamedStructure {
  readonly text: string;
  /** Empty where the line has no more than the structure. */
  readonly name: string;
}

/** A SMILES, to which an extension such as `|&1:3|` belongs, and what stands behind it. */
const SMILES_AND_NAME = /^(\S+(?:\s+\|[^|]*\|)?)(?:\s+(.*))?$/;
/** As tables name their columns of structures. */
const STRUCTURE_COLUMN = /^(canonical |isomeric |canonical_|isomeric_)?(smiles|structure)$/i;

/**
 * Tells structures from names in lines of a list: `SMILES name` with a blank or tab, as .smi files have it, or `id`, a tab, and a structure
 * of any notation. A first line that only names columns is left out.
 *
 * Which side of the tab the structures are on is one answer for the whole list, as a name may read as a SMILES and a structure may be wrong.
 */
export function namedStructures(lines: readonly string[]): readonly NamedStructure[] {
  const header = headerOf(lines[0] ?? '');
  const rows = header === null ? lines : lines.slice(1);
  const isBehindTab = header ?? countSmiles(rows, 1) >= countSmiles(rows, 0);
  return rows.map((row) => {
    const cells = cellsOf(row);
    if (cells.length === 1) return smilesAndName(row);
    return isBehindTab ? { text: cells[1], name: cells[0] } : { text: cells[0], name: cells[1] };
  });
}

/** Whether structures are in the second column of the table that this line begins; `null` where it begins none. */
function headerOf(line: string): boolean | null {
  const cells = line.includes('\t') ? cellsOf(line) : line.split(/\s+/);
  const place = cells.findIndex((cell) => STRUCTURE_COLUMN.test(cell));
  return place < 0 || place > 1 ? null : place === 1;
}

const cellsOf = (line: string): readonly string[] => line.split('\t').map((cell) => cell.trim());

/** Without a tab, only what stands behind a SMILES is a name: other notations may have blanks. */
function smilesAndName(line: string): NamedStructure {
  const [, text = line, name = ''] = SMILES_AND_NAME.exec(line) ?? [];
  return isSmiles(text) ? { text, name } : { text: line, name: '' };
}

function countSmiles(rows: readonly string[], column: 0 | 1): number {
  return rows.filter((row) => isSmiles(cellsOf(row)[column] ?? '')).length;
}

const isSmiles = (text: string): boolean => text !== '' && parseSmiles(text).ok;
