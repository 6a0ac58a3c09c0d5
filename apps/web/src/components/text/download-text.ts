/** Has the browser save a table as a file, with a mark that tells spreadsheets it is UTF-8. */
export function downloadText(name: string, text: string): void {
  downloadFile(name, ['\uFEFF', text], 'text/csv');
}

/** Has the browser save a text as a file. @param type - media type without its character set */
export function downloadFile(name: string, parts: readonly string[], type: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
