import { ascii } from './ascii.ts';

/** Characters of a value on the line of `$DATUM`: at most one less than this, or this many and a `+`. Source: BIOVIA CTfile Formats 2020. */
const FIRST = 73;
/** The same for the lines that follow: at most this many, or this many and a `+`. */
const NEXT = 80;

/** Head of the file. @param date - ISO 8601 */
export function headLines(date: string): readonly string[] {
  const [, year, month, day, time] = /^\d\d(\d\d)-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(date) ?? ['', '00', '01', '01', '00:00'];
  return ['$RDFILE 1', `$DATM    ${month}/${day}/${year} ${time}`];
}

/** A field; none where there is no value, as an empty one is against the format. */
export function fieldLines(name: string, value: string | number | null): readonly string[] {
  const text = value === null ? '' : ascii(String(value));
  if (text === '') return [];
  const rows = text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
  const lines = rows.flatMap((row, index) => wrapped(row, index === 0));
  return [`$DTYPE ${name}`, `$DATUM ${lines[0]}`, ...lines.slice(1)];
}

/** A structure as the value of a field. */
export function structureFieldLines(name: string, molfile: string): readonly string[] {
  return [`$DTYPE ${name}`, '$DATUM $MFMT', ...molfileLines(molfile, '')];
}

/** A molecule without a structure, by its name, as the value of a field. */
export function registryFieldLines(name: string, id: string): readonly string[] {
  return [`$DTYPE ${name}`, `$DATUM $MEREG ${title(id).slice(0, 64)}`];
}

/** One row of a value, cut as the format wants; a line must not begin with `$`, which ends the value. */
function wrapped(row: string, isFirst: boolean): string[] {
  // Neither cut nor left whole is a row of just this length allowed: a blank before it, which readers drop, makes it one to cut.
  let rest = (isFirst && row.length === FIRST) || row.startsWith('$') ? ` ${row}` : row;
  const lines: string[] = [];
  for (;;) {
    const isStart = isFirst && lines.length === 0;
    const most = isStart ? FIRST : NEXT;
    if (rest.length < most || (rest.length === most && !isStart)) return [...lines, rest];
    const blank = rest.lastIndexOf(' ', most - 2);
    if (rest[most] === '$' && blank > 0) {
      lines.push(rest.slice(0, blank));
      rest = rest.slice(blank + 1);
    } else {
      lines.push(`${rest.slice(0, most)}+`);
      rest = rest.slice(most);
    }
  }
}

/**
 * Lines of a V2000 molfile up to `M  END`, its first line the name; the chiral flag is set where a bond is a wedge, as readers of the MDL
 * family take 0 for racemic or relative.
 */
export function molfileLines(molfile: string, name: string): readonly string[] {
  const lines = molfile.replace(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex((line) => line.startsWith('M  END'));
  const table = lines.slice(0, end + 1);
  const [atoms, bonds] = [Number(table[3].slice(0, 3)), Number(table[3].slice(3, 6))];
  const hasWedge = table.slice(4 + atoms, 4 + atoms + bonds).some((line) => /^[16]$/.test(line.slice(9, 12).trim()));
  if (hasWedge) table[3] = `${table[3].slice(0, 12)}  1${table[3].slice(15)}`;
  table[0] = title(name);
  return table;
}

/** Line of a name: at most 80 characters, in one row. */
export function title(text: string): string {
  return ascii(text.replace(/\s+/g, ' ')).replace(/^\$+/, '').slice(0, 80);
}
