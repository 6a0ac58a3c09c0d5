import { LONGEST_TAG, MOST_IMPORTED_AT_ONCE, MOST_TAGS } from '@retron/contract';
import type { ImportRecord } from '../../api/molecules.ts';

/** Of a file, for the reader who wants to find it there. */
export interface FileRecord extends ImportRecord {
  /** From 1. */
  readonly line: number;
  /** Tags that are too long, or too many for one molecule. */
  readonly tagsLeftOut: number;
}

/** The most characters of a file that are read: 10 MB of plain text. */
export const LONGEST_FILE = 10_000_000;

/**
 * The records of an SDfile, of SMILES a line each with a name behind it, or of CSV with a head that names a column of structures.
 *
 * @param fileName - its ending decides where the content does not
 */
export function fileRecords(text: string, fileName: string): readonly FileRecord[] {
  const plain = text
    .replaceAll('\0', '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(/^\uFEFF/, '');
  return recordsIn(plain, fileName).map((record) => ({
    ...record,
    // One that is too long is refused alone, not with the hundred that are sent with it.
    name: [...record.name.slice(0, 2 * LONGEST_SENT_NAME)].slice(0, LONGEST_SENT_NAME).join(''),
    text: record.text.slice(0, LONGEST_SENT_TEXT),
  }));
}

/** Characters that the call of an import takes. */
const LONGEST_SENT_NAME = 1000;
const LONGEST_SENT_TEXT = 100_000;
/** Characters of the structures that go in one call, which takes 2 MB. */
const MOST_SENT_AT_ONCE = 1_000_000;

/** Records in their order, as many at a time as one call takes. */
export function* batchesOf(records: readonly FileRecord[]): Generator<readonly FileRecord[]> {
  let batch: FileRecord[] = [];
  let size = 0;
  for (const record of records) {
    if (batch.length === MOST_IMPORTED_AT_ONCE || (batch.length > 0 && size + record.text.length > MOST_SENT_AT_ONCE)) {
      yield batch;
      [batch, size] = [[], 0];
    }
    batch.push(record);
    size += record.text.length;
  }
  if (batch.length > 0) yield batch;
}

function recordsIn(plain: string, fileName: string): readonly FileRecord[] {
  if (/^(M {2}END|\$\$\$\$)/m.test(plain)) return sdfRecords(plain);
  return /\.(csv|tsv)$/i.test(fileName) ? tableRecords(plain, fileName.toLowerCase().endsWith('.tsv') ? '\t' : ',') : lineRecords(plain);
}

function sdfRecords(text: string): readonly FileRecord[] {
  const records: FileRecord[] = [];
  let line = 1;
  for (const part of text.split(/^\$\$\$\$.*\n?/m)) {
    if (part.trim() !== '') records.push({ line, ...sdfRecord(part) });
    line += part.split('\n').length;
  }
  return records;
}

function sdfRecord(part: string): Omit<FileRecord, 'line'> {
  const lines = part.split('\n');
  const end = lines.findIndex((line) => line.startsWith('M  END'));
  const field = lines.findIndex((line) => line.startsWith('>'));
  const blockEnd = end >= 0 ? end + 1 : field >= 0 ? field : lines.length;
  const block = lines.slice(0, blockEnd);
  const fields = lines.slice(blockEnd).join('\n');
  // Data without a structure has a title at most; it is told of, and refused like one that has none.
  const text = end >= 0 || block.some((line) => COUNTS_LINE.test(line)) ? `${block.join('\n')}\n` : '';
  const title = block[0]?.trim() ?? '';
  return { name: title === '' ? fieldIn(fields, NAME_FIELD) : title, text, ...tagsOf(fieldIn(fields, TAG_FIELD)) };
}

/** Of a molfile: how many atoms and bonds it has, three places each. */
const COUNTS_LINE = /^[ \d]{2}\d[ \d]{2}\d.*V[23]000/;
const NAME_FIELD = /^>.*<(?:[^>]*name|[^>]*id)>[^\n]*\n([^\n]+)/im;
const TAG_FIELD = /^>.*<tags?>[^\n]*\n([^\n]+)/im;

/** The first line of the first data field that is called so. */
function fieldIn(fields: string, field: RegExp): string {
  return field.exec(fields)?.[1]?.trim() ?? '';
}

const NO_TAGS = { tags: [], tagsLeftOut: 0 } as const;

/** Tags as our own files write them, with semicolons between; each once. */
function tagsOf(cell: string): Pick<FileRecord, 'tags' | 'tagsLeftOut'> {
  const given = [
    ...new Set(
      cell
        .split(';')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
  ];
  const tags = given.filter((tag) => tag.length <= LONGEST_TAG).slice(0, MOST_TAGS);
  return { tags, tagsLeftOut: given.length - tags.length };
}

function lineRecords(text: string): readonly FileRecord[] {
  return text.split('\n').flatMap((content, index): readonly FileRecord[] => {
    const [smiles = '', ...name] = content.trim().split(/\s+/);
    return smiles === '' || smiles.startsWith('#') ? [] : [{ line: index + 1, name: name.join(' '), text: smiles, ...NO_TAGS }];
  });
}

const STRUCTURE_COLUMN = /^(canonical_?|isomeric_?)?smiles$|^rosdal$|^structure$/i;
const NAME_COLUMN = /name|title|^id$|_id$/i;
const TAG_COLUMN = /^tags?$/i;

function tableRecords(text: string, separator: ',' | '\t'): readonly FileRecord[] {
  const [head, ...rows] = tableRows(text, separator);
  if (head === undefined) return [];
  const structure = head.cells.findIndex((cell) => STRUCTURE_COLUMN.test(cell.trim()));
  const name = head.cells.findIndex((cell, index) => index !== structure && NAME_COLUMN.test(cell.trim()));
  const tag = structure < 0 ? -1 : head.cells.findIndex((cell) => TAG_COLUMN.test(cell.trim()));
  // Without a head the first column is the structure, the second the name.
  const [from, at, called] = structure < 0 ? [[head, ...rows], 0, 1] : [rows, structure, name];
  return from.flatMap(({ cells, line }): readonly FileRecord[] => {
    const smiles = cells[at]?.trim() ?? '';
    // A row with something in it and no structure is told of, and refused like one that cannot be read.
    return cells.every((cell) => cell.trim() === '')
      ? []
      : [{ line, name: cells[called]?.trim() ?? '', text: smiles, ...tagsOf(cells[tag] ?? '') }];
  });
}

/** Cells as RFC 4180 has them: in quotes they may hold separators and line ends. */
function tableRows(text: string, separator: string): readonly { readonly cells: readonly string[]; readonly line: number }[] {
  const rows: { cells: string[]; line: number }[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let first = 1;
  const endRow = () => {
    if (cells.length > 0 || cell.trim() !== '') rows.push({ cells: [...cells, cell], line: first });
    cells = [];
    cell = '';
    first = line;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '\n') line += 1;
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}
