import { type CatalogRow, type ColumnPlaces, readColumns, readSdfRecords, rowOf } from '@retron/build';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import { decode } from '../library-files.ts';
import { readCsvCatalog } from './csv-rows.ts';

/** The rows of a supplier's list, and names of columns nothing is done with, known when the rows are read. */
export interface SupplierList {
  /** Read once; throws `UnclosedQuote`. */
  readonly rows: Iterable<CatalogRow> | AsyncIterable<CatalogRow>;
  readonly unused: () => readonly string[];
}

/**
 * A list by the ending of its file: SD file, or table.
 *
 * @param delimiter - found from the first line of a table when absent
 * @param given - columns by field, before what their names suggest
 */
export async function readSupplierList(
  fileName: string,
  plain: Buffer,
  delimiter: string | undefined,
  given: ColumnPlaces,
): Promise<Result<SupplierList, Failure>> {
  // Packed files, pictures, and the UTF-16 of spreadsheets: what their bytes say as text is noise.
  if (plain.includes(0))
    return failure({ kind: 'no-text', message: 'This is no text file. Please save the list as CSV in UTF-8, or as SD file.' });
  const text = decode(plain);
  if (/\.sdf?(\.gz)?$/i.test(fileName)) {
    const unused = new Set<string>();
    return success({ rows: sdfRows(text, given, unused), unused: () => [...unused].sort() });
  }
  const table = await readCsvCatalog(text, delimiter, given);
  return table.ok ? success({ rows: table.value.rows, unused: () => table.value.columns.unused }) : table;
}

function* sdfRows(text: string, given: ColumnPlaces, unused: Set<string>): Iterable<CatalogRow> {
  for (const { line, molfile, data } of readSdfRecords(text.split(/\r?\n/))) {
    const columns = readColumns([...data.keys()], given);
    for (const name of columns.unused) unused.add(name);
    yield rowOf(line, (column) => data.get(column) ?? '', columns, molfile);
  }
}
