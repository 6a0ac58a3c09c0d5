import { parse } from 'csv-parse/sync';
import { findDelimiter } from './find-delimiter.ts';

/** A line break within quotes belongs to its cell; longer than this, the quote was never closed, and the line is taken alone. */
const MOST_LINES_OF_A_ROW = 200;

/**
 * The rows of a table as lines whose cells stand between tabs: a comma-separated one, as spreadsheets save it, is read with its quotes.
 * A table whose first line has tabs, or one cell alone, comes as it is.
 *
 * A row with more cells than columns has a comma where no cell should end: it comes empty, so that a reaction is counted as unreadable
 * rather than read in half.
 */
export function* tabSeparated(lines: Iterable<string>): Iterable<string> {
  let delimiter: string | null = null;
  let columns = 0;
  for (const row of wholeRows(lines, () => delimiter !== '\t')) {
    delimiter ??= findDelimiter(row);
    if (delimiter === '\t') {
      yield row;
      continue;
    }
    const cells = cellsOf(row, delimiter);
    if (columns === 0) columns = cells.length;
    const isBroken = cells.slice(columns).some((cell) => cell !== '');
    yield row === '' ? '' : (isBroken ? Array<string>(columns).fill(' ') : cells.slice(0, columns)).join('\t');
  }
}

/** Lines, joined where a quote is open at their end. @param hasQuotes - whether quotes mean anything in this table */
function* wholeRows(lines: Iterable<string>, hasQuotes: () => boolean): Iterable<string> {
  let open: string[] = [];
  for (const line of lines) {
    open.push(line);
    if (!hasQuotes() || !isOpen(open)) {
      yield open.join('\n');
      open = [];
    } else if (open.length > MOST_LINES_OF_A_ROW) {
      yield* open;
      open = [];
    }
  }
  yield* open;
}

/** Whether a quote that begins a cell is not closed. One within a cell, as of inches, means nothing. */
function isOpen(lines: readonly string[]): boolean {
  const row = lines.join('\n');
  return row.includes('"') && /(^|[,;])\s*"/.test(row.replace(/(^|[,;])\s*"(?:[^"]|"")*"/g, '$1'));
}

/** Cells without blanks around them; a line break within one is a blank. */
function cellsOf(row: string, delimiter: string): readonly string[] {
  const cells = row.includes('"') ? quotedCells(row, delimiter) : row.split(delimiter);
  return cells.map((cell) => cell.replace(/\s+/g, ' ').trim());
}

const quotedCells = (row: string, delimiter: string): readonly string[] =>
  (parse(row, { delimiter, relax_quotes: true, relax_column_count: true, skip_records_with_error: true }) as string[][])[0] ?? [];
