import { type Failure, failure, parseSmiles, type Result, success } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import { type Outcomes, TemplateApplier } from './apply.ts';
import { readTemplate } from './template.ts';

/** One application whose answer is known. */
export interface OracleRow {
  /** Line of the table, from 1 for the header. */
  readonly line: number;
  /** Product side `>>` precursor side. */
  readonly template: string;
  /** SMILES. */
  readonly product: string;
  /** Precursor sets as SMILES, components joined with dots. */
  readonly precursorSets: readonly string[];
}

/** A row on which the answers differ. Precursor sets are canonical and sorted. */
export interface OracleDifference {
  readonly row: OracleRow;
  /** Expected and not found. */
  readonly missing: readonly string[];
  /** Found and not expected. */
  readonly surplus: readonly string[];
  readonly rejected: Outcomes['rejected'];
  /** Why the row could not be run, else `null`. */
  readonly problem: string | null;
}

export interface OracleReport {
  readonly rows: number;
  /** Rows with exactly the expected precursor sets. */
  readonly identical: number;
  readonly differences: readonly OracleDifference[];
}

/** Canonical SMILES of a valid molecule, `null` for one without valid valence or aromatic form. */
export type Canonicalise = (smiles: string) => string | null;

const COLUMNS = ['retro_template', 'product', 'precursor_sets'];

/** Reads a table of known applications: a header, then template, product and blank-separated precursor sets by tabs. */
export function readOracle(text: string): Result<readonly OracleRow[], Failure> {
  const lines = text.split('\n').filter((line) => line !== '');
  if (lines[0] !== COLUMNS.join('\t')) return failure({ kind: 'oracle-header', message: `The first line must be: ${COLUMNS.join(' ')}` });
  return success(
    lines.slice(1).map((line, index) => {
      const [template, product, sets = ''] = line.split('\t');
      return { line: index + 2, template, product, precursorSets: sets.split(' ').filter((set) => set !== '') };
    }),
  );
}

/** Applies every row's template to its product and compares the sets of precursor sets, both sides canonicalised alike. */
export function compareWithOracle(rows: readonly OracleRow[], canonicalise: Canonicalise): OracleReport {
  const applier = new TemplateApplier();
  const differences: OracleDifference[] = [];
  for (const row of rows) {
    const difference = compareRow(row, canonicalise, applier);
    if (difference !== null) differences.push(difference);
  }
  return { rows: rows.length, identical: rows.length - differences.length, differences };
}

function compareRow(row: OracleRow, canonicalise: Canonicalise, applier: TemplateApplier): OracleDifference | null {
  const expected = new Set(row.precursorSets.map((set) => canonicalSet(set, canonicalise) ?? set));
  const template = readTemplate(row.template);
  const product = parseSmiles(row.product);
  if (!template.ok || !product.ok) {
    const problem = template.ok ? (product.ok ? '' : product.error.message) : template.error.message;
    return { row, missing: [...expected].sort(), surplus: [], rejected: {}, problem };
  }
  const { outcomes, rejected } = applier.apply(template.value, prepareMolecule(product.value));
  const found = new Set<string>();
  for (const { precursors } of outcomes) {
    const set = canonicalSet(precursors.map((precursor) => precursor.smiles).join('.'), canonicalise);
    if (set !== null) found.add(set);
  }
  const missing = [...expected].filter((set) => !found.has(set)).sort();
  const surplus = [...found].filter((set) => !expected.has(set)).sort();
  return missing.length + surplus.length === 0 ? null : { row, missing, surplus, rejected, problem: null };
}

/** Components canonicalised one by one and sorted; `null` if one is not valid. */
function canonicalSet(smiles: string, canonicalise: Canonicalise): string | null {
  const components: string[] = [];
  for (const component of smiles.split('.')) {
    const canonical = canonicalise(component);
    if (canonical === null) return null;
    components.push(canonical);
  }
  return components.sort().join('.');
}
