/** A record of an SD file. */
export interface SdfRecord {
  /** Line where it begins, from 1. */
  readonly line: number;
  readonly molfile: string;
  readonly data: ReadonlyMap<string, string>;
}

/** Data items: `> <NAME>` and its lines up to an empty one. */
function readData(lines: readonly string[]): Map<string, string> {
  const data = new Map<string, string>();
  let name: string | null = null;
  let value: string[] = [];
  const close = () => {
    if (name !== null && !data.has(name)) data.set(name, value.join('\n').trim());
    name = null;
    value = [];
  };
  for (const line of lines) {
    const header = /^>.*<([^>]+)>/.exec(line);
    if (header) {
      close();
      name = header[1];
    } else if (line === '') close();
    else value.push(line);
  }
  close();
  return data;
}

function readRecord(lines: readonly string[], line: number): SdfRecord {
  const end = lines.findIndex((text) => text.startsWith('M  END'));
  // A record without an end of its molfile keeps all, for the toolkit to refuse.
  const molfile = end < 0 ? lines : lines.slice(0, end + 1);
  return { line, molfile: `${molfile.join('\n')}\n`, data: readData(end < 0 ? [] : lines.slice(end + 1)) };
}

/** The records of an SD file, in order; each ends with `$$$$`, the last perhaps with the file. @param lines - without line ends */
export function* readSdfRecords(lines: Iterable<string>): Iterable<SdfRecord> {
  let current: string[] = [];
  let first = 1;
  let number = 0;
  for (const line of lines) {
    number++;
    if (line.startsWith('$$$$')) {
      yield readRecord(current, first);
      current = [];
      first = number + 1;
    } else current.push(line);
  }
  if (current.some((line) => line.trim() !== '')) yield readRecord(current, first);
}
