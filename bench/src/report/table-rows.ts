import { readNamedTable } from '@retron/command';
import { type Failure, failure, type Result, success } from '@retron/molecule';

/** The cells of a row by the name of their column; empty where the row ends before it. */
export type Row<Name extends string> = Readonly<Record<Name, string>>;

/** Reads every row of a tab-separated table with a header; the first row that `read` refuses ends it. */
export function readRows<Name extends string, Value>(
  path: string,
  wanted: readonly Name[],
  read: (row: Row<Name>) => Result<Value, Failure>,
): Result<readonly Value[], Failure> {
  const table = readNamedTable(path);
  if (!table.ok) return table;
  const [header = '', ...lines] = [...table.value.lines];
  const columns = header.split('\t');
  const missing = wanted.filter((name) => !columns.includes(name));
  if (missing.length > 0) return failure({ kind: 'missing-column', message: `${path} has no column ${missing.join(', ')}.` });
  const values: Value[] = [];
  for (const line of lines) {
    const cells = line.split('\t');
    const row = Object.fromEntries(wanted.map((name) => [name, cells[columns.indexOf(name)] ?? ''])) as Row<Name>;
    const value = read(row);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return success(values);
}
