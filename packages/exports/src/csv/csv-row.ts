/** First characters that make programs of tables take a text for a formula. Source: OWASP, CSV injection. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** A row by RFC 4180. A text that a program of tables would take for a formula gets an apostrophe before it; numbers do not. */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
