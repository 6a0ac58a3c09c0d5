/** Signs that may separate cells. */
const DELIMITERS = [',', ';', '\t'] as const;

/** The sign that stands most often in the first line, outside quotes. */
export function findDelimiter(text: string): string {
  const end = text.indexOf('\n');
  const outsideQuotes = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: outsideQuotes.split(delimiter).length }));
  return counts.sort((a, b) => b.count - a.count)[0].delimiter;
}
