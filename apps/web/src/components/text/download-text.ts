/** Tells spreadsheets that a table is UTF-8. */
const MARK = '\uFEFF';

/** Has the browser save a table as a file. */
export function downloadText(name: string, text: string): void {
  downloadFile(name, [text], 'text/csv');
}

/** Has the browser save texts, one behind another, as a file. @param type - media type without its character set */
export function downloadFile(name: string, parts: readonly (string | Blob)[], type: string): void {
  const content = type === 'text/csv' ? [MARK, ...parts] : [...parts];
  downloadBlob(name, new Blob(content, { type: `${type};charset=utf-8` }));
}

/** Has the browser save a file. */
export function downloadBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
