import { Readable } from 'node:stream';
import { type CatalogRow, type ColumnPlaces, type ReadColumns, readColumns, rowOf } from '@retron/build';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import { type CsvError, parse } from 'csv-parse';
import { findDelimiter } from '../find-delimiter.ts';

/** A record as the parser gives it; `info.lines` is the line in which it ends. */
interface ParsedRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Cells of each record with the line where it begins; `null` for a record the parser refuses. */
async function* readRecords(text: string, delimiter: string): AsyncIterable<{ line: number; cells: readonly string[] | null }> {
  const refused: number[] = [];
  let unclosed: CsvError | undefined;
  // Within quotes the parser counts both signs of a Windows line end.
  const parser = Readable.from([text.replace(/\r\n?/g, '\n')]).pipe(
    parse({
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: (error) => {
        // Everything behind a quote that is never closed is lost: that is no matter of one row.
        if (error?.code === 'CSV_QUOTE_NOT_CLOSED') unclosed = error;
        else refused.push(Number(error?.lines ?? 0));
        return undefined;
      },
    }),
  );
  for await (const parsed of parser) {
    for (const line of refused.splice(0)) yield { line, cells: null };
    const { record, info } = parsed as ParsedRecord;
    const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    yield { line: info.lines - breaks, cells: record };
  }
  for (const line of refused) yield { line, cells: null };
  if (unclosed) throw new UnclosedQuote(unclosed.message);
}

/** A quote that is never closed: the rest of the file cannot be told into rows. */
export class UnclosedQuote extends Error {}

/** The rows of a table, and what its columns hold. */
export interface CatalogTable {
  readonly columns: ReadColumns;
  /** Read once; throws `UnclosedQuote`. */
  readonly rows: AsyncIterable<CatalogRow>;
}

/**
 * Reads a CSV or TSV text whose first row names the columns. A row with more cells than columns is given with its problem.
 *
 * @param delimiter - found from the first line when absent
 * @param given - columns by field, before what their names suggest
 */
export async function readCsvCatalog(
  text: string,
  delimiter: string | undefined,
  given: ColumnPlaces,
): Promise<Result<CatalogTable, Failure>> {
  const records = readRecords(text, delimiter ?? findDelimiter(text))[Symbol.asyncIterator]();
  const first = await records.next();
  const names = first.done ? [] : (first.value.cells ?? []).map((cell) => cell.trim());
  const missing = Object.values(given).filter((name) => !names.includes(name));
  if (missing.length > 0) return failure({ kind: 'missing-column', message: `There is no column ${missing.join(', ')}.` });
  const columns = readColumns(names, given);
  if (!columns.places.smiles && !columns.places.molfile && !columns.places.rosdal) {
    return failure({ kind: 'missing-column', message: `No column holds a structure. Columns: ${names.join(', ') || 'none'}.` });
  }
  return success({ columns, rows: rowsOf(records, names, columns) });
}

async function* rowsOf(
  records: AsyncIterator<{ line: number; cells: readonly string[] | null }>,
  names: readonly string[],
  columns: ReadColumns,
): AsyncIterable<CatalogRow> {
  for (let next = await records.next(); !next.done; next = await records.next()) {
    const { line, cells } = next.value;
    const row = rowOf(line, (column) => cells?.[names.indexOf(column)] ?? '', columns);
    // Spreadsheets leave empty cells at the end of rows, or leave them out.
    const isBroken = cells === null || cells.slice(names.length).some((cell) => cell.trim() !== '');
    yield isBroken ? { ...row, problem: 'broken-row' } : row;
  }
}
