import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit';
import { isReactionCondition, readReagents, withCarbonMonoxide } from '@retron/reactivity';
import { readRows } from '../report/table-rows.ts';

/** A textbook reaction as somebody would ask it: what is given, and which product a chemist expects. SMILES are canonical. */
export interface ForwardCase {
  readonly id: string;
  readonly topic: string;
  /** Starting materials, joined by dots, as written in the table. */
  readonly given: string;
  /** Canonical SMILES, the ions of a salt ascending. */
  readonly reagents: readonly string[];
  /** Products of which one must come first; none where the mixture gives nothing of use. */
  readonly expected: readonly string[];
  /** Products that must not come before it. */
  readonly notFirst: readonly string[];
  /** What is missing where the case is known to fail; empty where it must pass. */
  readonly needs: string;
}

const SEPARATOR = ' | ';
/** What the column of expected products says of a mixture that gives nothing of use. */
const NOTHING = 'nothing';

/**
 * Reads a table of cases: columns id, topic, given, reagents (names, SMILES or how the reaction is run, separated by `;`), expected and not first (products, separated
 * by ` | `; or `nothing`), needs.
 */
export function readForwardCases(path: string, rdkit: Rdkit): Result<readonly ForwardCase[], Failure> {
  const canonical = (smiles: string) => {
    const read = rdkit.canonicalSmiles(smiles);
    return read.ok ? read.value : null;
  };
  return readRows(path, ['id', 'topic', 'given', 'reagents', 'expected', 'not first', 'needs'], (row) => {
    const refused = (what: string) => failure({ kind: 'no-case', message: `${row.id}: ${what} is no structure and no known reagent.` });
    if (canonical(row.given) === null) return refused(row.given);
    const reagents: string[] = [];
    for (const text of withCarbonMonoxide(partsOf(row.reagents, ';'))) {
      const read = readReagents(text, canonical);
      if (read === null && isReactionCondition(text)) continue;
      if (read === null) return refused(text);
      reagents.push(...read.map(({ smiles }) => smiles));
    }
    const products: Record<'expected' | 'not first', string[]> = { expected: [], 'not first': [] };
    for (const column of ['expected', 'not first'] as const) {
      for (const text of row[column] === NOTHING ? [] : partsOf(row[column], SEPARATOR)) {
        const product = canonical(text);
        if (product === null) return refused(text);
        products[column].push(product);
      }
    }
    const { id, topic, given, needs } = row;
    return success({ id, topic, given, reagents, expected: products.expected, notFirst: products['not first'], needs });
  });
}

function partsOf(cell: string, separator: string): readonly string[] {
  return cell === '' ? [] : cell.split(separator);
}
