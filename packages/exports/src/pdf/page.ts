import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const FONT = {
  text: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

/** A4 upright; points. */
const MARGIN = 48;
const INK = '#1B2330';
const FAINT = '#5A6474';
const LINK = '#0B57A4';
const RULE = '#D5DAE1';

/** A column of a table: the part of the width that it takes, all parts together being 1. */
export interface ReportColumn {
  readonly header: string;
  readonly share: number;
  /** Right-aligned, as numbers are read. */
  readonly isNumber?: boolean;
}

/** Points between the text of one column and the next, and around the text of a row. */
const GUTTER = 8;
const ROW_PADDING = 3;

/** A document that grows from top to bottom, a new page when one is full. */
export class ReportPages {
  readonly #document: PDFKit.PDFDocument;
  readonly #bytes: Promise<Uint8Array>;
  readonly width: number;

  /** @param created - ISO 8601 */
  constructor(title: string, author: string, created: string) {
    const date = new Date(created);
    this.#document = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      bufferPages: true,
      lang: 'en',
      displayTitle: true,
      info: { Title: title, Author: author, Creator: 'Retron', CreationDate: date, ModDate: date },
    });
    this.width = this.#document.page.width - 2 * MARGIN;
    const chunks: Uint8Array[] = [];
    this.#bytes = new Promise((done, fail) => {
      this.#document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      this.#document.on('end', () => done(new Uint8Array(Buffer.concat(chunks))));
      this.#document.on('error', fail);
    });
    this.#document.registerFont('text', FONT.text).registerFont('bold', FONT.bold);
  }

  heading(text: string, level: 1 | 2 | 3): void {
    const size = [18, 13, 10.5][level - 1];
    // A heading stands on one page with the drawing below it, or with the next heading and its drawing.
    this.#keepTogether(level === 3 ? 190 : 230);
    this.#document.moveDown(level === 1 ? 0 : 0.7);
    this.#document.font('bold').fontSize(size).fillColor(INK).text(shown(text), MARGIN, undefined, { width: this.width });
    this.#document.moveDown(0.3);
  }

  paragraph(text: string, style: 'plain' | 'faint' = 'plain'): void {
    const colour = style === 'plain' ? INK : FAINT;
    this.#document.font('text').fontSize(9).fillColor(colour).text(shown(text), MARGIN, undefined, { width: this.width });
    this.#document.moveDown(0.25);
  }

  /** A name and what it is, on one line or more. */
  fact(name: string, value: string, url: string | null = null): void {
    const named = 110;
    this.#keepTogether(14);
    const top = this.#document.y;
    this.#document
      .font('text')
      .fontSize(9)
      .fillColor(FAINT)
      .text(shown(name), MARGIN, top, { width: named - 8 });
    const afterName = this.#document.y;
    const page = this.#document.page;
    this.#document.fillColor(url === null ? INK : LINK).text(shown(value), MARGIN + named, top, {
      width: this.width - named,
      ...(url === null ? {} : { link: url, underline: true }),
    });
    if (this.#document.page === page) this.#document.y = Math.max(this.#document.y, afterName);
    this.#document.moveDown(0.2);
  }

  /** Rows of text below a head, which stands again on each page that the table reaches. */
  table(columns: readonly ReportColumn[], rows: readonly (readonly string[])[]): void {
    this.#keepTogether(60);
    const head = () =>
      this.#row(
        columns,
        columns.map(({ header }) => header),
        'bold',
      );
    head();
    for (const row of rows) {
      if (this.#keepTogether(this.#rowHeight(columns, row, 'text'))) head();
      this.#row(columns, row, 'text');
    }
    this.#document.moveDown(0.7);
  }

  #rowHeight(columns: readonly ReportColumn[], cells: readonly string[], font: 'text' | 'bold'): number {
    this.#document.font(font).fontSize(8.5);
    const heights = columns.map(({ share }, index) =>
      this.#document.heightOfString(shown(cells[index] ?? ''), { width: share * this.width - GUTTER }),
    );
    return Math.max(...heights) + 2 * ROW_PADDING;
  }

  #row(columns: readonly ReportColumn[], cells: readonly string[], font: 'text' | 'bold'): void {
    const height = this.#rowHeight(columns, cells, font);
    const top = this.#document.y;
    let left = MARGIN;
    this.#document.fillColor(font === 'bold' ? FAINT : INK);
    for (const [index, { share, isNumber }] of columns.entries()) {
      this.#document.text(shown(cells[index] ?? ''), left, top + ROW_PADDING, {
        width: share * this.width - GUTTER,
        align: isNumber ? 'right' : 'left',
      });
      left += share * this.width;
    }
    const bottom = top + height;
    this.#document
      .moveTo(MARGIN, bottom)
      .lineTo(MARGIN + this.width, bottom)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();
    this.#document.y = bottom;
  }

  /** A PNG in the middle of the line, so wide and high in points. */
  picture(png: Uint8Array, width: number, height: number): void {
    this.#keepTogether(height + 6);
    const top = this.#document.y;
    this.#document.image(Buffer.from(png), MARGIN + (this.width - width) / 2, top, { width, height });
    this.#document.y = top + height + 6;
  }

  /** The file, with the number of each page at its foot. */
  finish(foot: string): Promise<Uint8Array> {
    const { start, count } = this.#document.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      this.#document.switchToPage(page);
      // What is written below the margin would begin a page of its own.
      this.#document.page.margins.bottom = 0;
      this.#document
        .font('text')
        .fontSize(7.5)
        .fillColor(FAINT)
        .text(shown(`${foot} · page ${page - start + 1} of ${count}`), MARGIN, this.#document.page.height - 32, {
          width: this.width,
          lineBreak: false,
        });
    }
    this.#document.end();
    return this.#bytes;
  }

  /** @returns whether that took a new page */
  #keepTogether(height: number): boolean {
    const isFull = this.#document.y + height > this.#document.page.height - MARGIN;
    if (isFull) this.#document.addPage();
    return isFull;
  }
}

/** The text without what a page cannot hold. Long words, such as SMILES, may be broken anywhere. */
function shown(text: string): string {
  return text.replace(/[^\n\u{20}-\u{10FFFF}]/gu, ' ');
}
