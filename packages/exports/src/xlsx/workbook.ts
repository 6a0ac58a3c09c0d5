import type ExcelJS from 'exceljs';
import type { ExportChemistry, PictureRequest } from '../export-file.ts';
import { Pictures } from '../pictures.ts';
import { PICTURE_MARGIN, ROW_HEIGHT } from '../tables/picture-sizes.ts';
import type { Cell, PictureCell, Table } from '../tables/table.ts';

/** Longest text of a cell. Source: Excel specifications and limits. */
const MOST_CHARACTERS = 32_767;
/** Longest address behind a cell, and most of them on a sheet. Source: Excel specifications and limits. */
const MOST_LINK_CHARACTERS = 2079;
const MOST_LINKS = 65_530;
/** Nearly all of a workbook are pictures, which no packing makes smaller: more of it took as long as drawing them. */
const ZIP = { compressionOptions: { level: 1 } } as const;
/** Printed, a sheet is as wide as one page, its head on each; else LibreOffice and Excel take it apart by columns. 9 is A4 (ECMA-376, 18.3.1.63). */
const PRINTED = { paperSize: 9, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0, printTitlesRow: '1:1' } as const;
const POINTS_PER_PX = 0.75;
const EMU_PER_PX = 9525;
/** Characters that XML 1.0 cannot hold, and halves of pairs. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export interface WorkbookRequest {
  readonly tables: readonly Table[];
  readonly chemistry: ExportChemistry;
  /** User name of who writes it. */
  readonly creator: string;
  /** ISO 8601. */
  readonly created: string;
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * An Office Open XML workbook: a sheet for each table, its head frozen and filtered, numbers as numbers and every text as text, so that
 * neither a formula nor a date comes of it. Pictures move and hide with their rows.
 */
export async function writeWorkbook({ tables, chemistry, creator, created, onProgress }: WorkbookRequest): Promise<Uint8Array> {
  const pictures = await Pictures.draw(picturesOf(tables), chemistry, onProgress);
  // It takes a third of a second to load, and whoever writes other files needs none of it.
  const { default: excel } = await import('exceljs');
  const workbook = new excel.Workbook();
  workbook.creator = creator;
  workbook.created = new Date(created);
  workbook.modified = new Date(created);
  const images = new Map<Uint8Array, number>();
  const imageOf = (request: PictureRequest) => {
    const png = pictures.of(request);
    if (png === null) return undefined;
    const image = images.get(png) ?? workbook.addImage({ buffer: asBuffer(png), extension: 'png' });
    images.set(png, image);
    return image;
  };
  for (const table of tables) addSheet(workbook, table, imageOf);
  return new Uint8Array(await workbook.xlsx.writeBuffer({ zip: ZIP } as Partial<ExcelJS.XlsxWriteOptions>));
}

function* picturesOf(tables: readonly Table[]): Generator<PictureRequest> {
  for (const { rows } of tables) {
    for (const { cells } of rows) for (const cell of cells) if (isPicture(cell)) yield cell.picture;
  }
}

type ImageOf = (request: PictureRequest) => number | undefined;

function addSheet(workbook: ExcelJS.Workbook, table: Table, imageOf: ImageOf): void {
  const sheet = workbook.addWorksheet(table.name, {
    views: [{ state: 'frozen', xSplit: table.frozenColumns, ySplit: 1 }],
    pageSetup: PRINTED,
  });
  sheet.columns = table.columns.map(({ header, width, numbers }) => ({ header, width, style: { numFmt: numbers ?? '@' } }));
  const head = sheet.getRow(1);
  head.font = { bold: true };
  head.alignment = { vertical: 'middle', wrapText: true };
  head.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE8EBF2' } };
  head.height = 32;
  head.eachCell((cell) => {
    cell.numFmt = '@';
  });
  let links = 0;
  table.rows.forEach(({ cells, isHead, isMember }, rowIndex) => {
    const row = sheet.getRow(rowIndex + 2);
    if (isHead) row.font = { bold: true };
    if (isMember) row.outlineLevel = 1;
    if (cells.some(isPicture)) row.height = ROW_HEIGHT * POINTS_PER_PX;
    cells.forEach((value, columnIndex) => {
      if (value === null) return;
      const cell = row.getCell(columnIndex + 1);
      cell.alignment = { vertical: 'middle', wrapText: true };
      if (typeof value === 'number') cell.value = value;
      else if (typeof value === 'string') setText(cell, value);
      else if ('picture' in value) placePicture(sheet, imageOf(value.picture), value, rowIndex + 1, columnIndex);
      else if (isLink(value.url) && links < MOST_LINKS) {
        links++;
        cell.value = { text: cellText(value.text), hyperlink: value.url };
        cell.font = { color: { argb: 'FF0B57A4' }, underline: true };
        cell.numFmt = '@';
      } else setText(cell, value.text);
    });
  });
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: Math.max(1, table.rows.length + 1), column: table.columns.length } };
}

function setText(cell: ExcelJS.Cell, text: string): void {
  cell.value = cellText(text);
  cell.numFmt = '@';
}

function cellText(text: string): string {
  const clean = text.replace(NOT_XML, '');
  return clean.length <= MOST_CHARACTERS ? clean : `${clean.slice(0, MOST_CHARACTERS - 1)}…`;
}

function isLink(url: string): boolean {
  return /^https?:\/\//i.test(url) && url.length <= MOST_LINK_CHARACTERS;
}

function isPicture(cell: Cell): cell is PictureCell {
  return cell !== null && typeof cell === 'object' && 'picture' in cell;
}

/** Puts a picture into its cell, anchored at both corners; `row` and `column` from 0. */
function placePicture(sheet: ExcelJS.Worksheet, image: number | undefined, { picture }: PictureCell, row: number, column: number): void {
  if (image === undefined) return;
  const corner = (xPx: number, yPx: number) => ({
    nativeCol: column,
    nativeColOff: xPx * EMU_PER_PX,
    nativeRow: row,
    nativeRowOff: yPx * EMU_PER_PX,
  });
  // The typings want columns and rows as fractions, which the library multiplies by widths that are not those of the sheet.
  const range = {
    tl: corner(PICTURE_MARGIN, PICTURE_MARGIN),
    br: corner(PICTURE_MARGIN + picture.widthPx, PICTURE_MARGIN + picture.heightPx),
    editAs: 'twoCell',
  };
  sheet.addImage(image, range as unknown as ExcelJS.ImageRange);
}

/** The library's typings name a `Buffer` of their own. */
function asBuffer(bytes: Uint8Array): ExcelJS.Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) as unknown as ExcelJS.Buffer;
}
