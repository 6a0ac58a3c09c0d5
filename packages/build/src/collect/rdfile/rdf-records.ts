/** A piece of data of a record: what stands behind `$DTYPE` and `$DATUM`. */
export interface DataField {
  readonly name: string;
  /** Lines joined as the format says; a structure is `$MFMT` and the lines of its molfile. */
  readonly value: string;
}

/** One record of an RDfile, its structures still text. */
export interface RdfRecord {
  /** Place in the file, from 1. */
  readonly place: number;
  /** Registry number of its first line, internal or external. */
  readonly registry: string | null;
  /** Lines from `$RXN` to the data; empty for a molecule or a record that names its structure by number only. */
  readonly reaction: readonly string[];
  readonly fields: readonly DataField[];
}

const RECORD_START = /^\$(RFMT|MFMT|RIREG|REREG|MIREG|MEREG)\b/;
const REGISTRY = /\$[RM][IE]REG\s+(\S+)/;
/** A line of data with this many characters, the last of them `+`, goes on in the next line without a break. Source: CTfile formats. */
const FULL_LINE = 81;
const TYPE = '$DTYPE';
const DATUM = '$DATUM';

/** Lines of one record, without the lines of those around it. */
function* recordLines(lines: Iterable<string>): Iterable<{ start: string; body: string[] }> {
  let current: { start: string; body: string[] } | null = null;
  for (const line of lines) {
    if (RECORD_START.test(line)) {
      if (current) yield current;
      current = { start: line, body: [] };
    } else current?.body.push(line);
  }
  if (current) yield current;
}

/** Fields from the lines behind the structure. A line that is neither name nor value goes on with the value before it. */
function readFields(lines: readonly string[]): DataField[] {
  const fields: DataField[] = [];
  let name: string | null = null;
  let parts: string[] = [];
  const close = () => {
    if (name !== null) fields.push({ name, value: joined(parts) });
    name = null;
    parts = [];
  };
  for (const line of lines) {
    if (line.startsWith(TYPE)) {
      close();
      name = line.slice(TYPE.length).trim();
    } else if (line.startsWith(DATUM)) parts.push(line);
    else if (parts.length > 0) parts.push(line);
  }
  close();
  return fields;
}

/** The value behind `$DATUM`; the lines are as the file has them. */
function joined(lines: readonly string[]): string {
  let value = '';
  lines.forEach((line, i) => {
    const text = i === 0 ? line.slice(DATUM.length).replace(/^ /, '') : line;
    const goesOn = line.length === FULL_LINE && line.endsWith('+');
    value += goesOn ? text.slice(0, -1) : i === lines.length - 1 ? text : `${text}\n`;
  });
  return value.startsWith('$MFMT') ? value : value.trim();
}

/**
 * The records of an RDfile, in order. A record that is broken does not touch the others: each begins at its `$RFMT` or `$MFMT` line.
 *
 * @param lines - without line ends, from the first line of the file
 */
export function* readRdfRecords(lines: Iterable<string>): Iterable<RdfRecord> {
  let place = 0;
  for (const { start, body } of recordLines(lines)) {
    const dataAt = body.findIndex((line) => line.startsWith(TYPE));
    const structure = dataAt < 0 ? body : body.slice(0, dataAt);
    const reactionAt = structure.findIndex((line) => line.startsWith('$RXN'));
    yield {
      place: ++place,
      registry: REGISTRY.exec(start)?.[1] ?? null,
      reaction: reactionAt < 0 ? [] : structure.slice(reactionAt),
      fields: dataAt < 0 ? [] : readFields(body.slice(dataAt)),
    };
  }
}
