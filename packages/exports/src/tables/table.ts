import type { PictureRequest } from '../export-file.ts';

/** A text that leads to a page. */
export interface LinkCell {
  readonly text: string;
  readonly url: string;
}

/** A structure or a reaction, drawn. */
export interface PictureCell {
  readonly picture: PictureRequest;
}

/** `null` is a cell that says nothing: unknown, or without meaning there. */
export type Cell = string | number | LinkCell | PictureCell | null;

export interface Column {
  readonly header: string;
  /** In characters of the usual size. */
  readonly width: number;
  /** How numbers of the column are written, in the language of workbooks, such as `0.0`. */
  readonly numbers?: string;
}

export interface TableRow {
  readonly cells: readonly Cell[];
  /** A row that heads those below it: only its first cell says anything. */
  readonly isHead?: boolean;
  /** A row below such a head. */
  readonly isMember?: boolean;
}

/** What one sheet shows: a row of heads, then one row for each thing. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  /** Columns that stay in sight when a reader goes to the right. */
  readonly frozenColumns: number;
}

/** A column together with what it says of a thing. */
export interface ColumnOf<T> extends Column {
  readonly cell: (thing: T) => Cell;
}

export function tableOf<T>(name: string, frozenColumns: number, columns: readonly ColumnOf<T>[], things: readonly T[]): Table {
  return { name, frozenColumns, columns, rows: things.map((thing) => rowOf(columns, thing)) };
}

export function rowOf<T>(columns: readonly ColumnOf<T>[], thing: T): TableRow {
  return { cells: columns.map(({ cell }) => cell(thing)) };
}

/** Texts of a cell on lines of their own; `null` where there are none. */
export function lines(texts: readonly string[]): string | null {
  return texts.length === 0 ? null : texts.join('\n');
}

/** Per cent of a share, with one place. */
export function percent(share: number | null): number | null {
  return share === null ? null : Math.round(share * 1000) / 10;
}
