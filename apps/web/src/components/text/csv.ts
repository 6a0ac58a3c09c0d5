/** A table as text (RFC 4180). */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** A table as spreadsheets take it from the clipboard: cells apart by tabs, none of which is left within one. */
export function pastedOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((text) => harmless(text).replaceAll(/[\t\r\n]/g, ' ')).join('\t')).join('\n');
}

function quoted(text: string): string {
  const safe = harmless(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a spreadsheet would take for a formula gets an apostrophe before it (OWASP, CSV injection). */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
