import { inflateSync } from 'node:zlib';

/**
 * The words of a PDF as pdfkit writes it, page by page: what is shown is numbers of glyphs, and each font says which characters these are.
 */
export function pdfText(bytes: Uint8Array): readonly string[] {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'));
  return [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head)).map((page) => textOfPage(page.head, objects));
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}
type Objects = ReadonlyMap<string, PdfObject>;

function objectsOf(file: string): Objects {
  const objects = new Map<string, PdfObject>();
  for (const [, number = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', stream] = body.split(/\nstream\n/);
    const raw = Buffer.from((stream ?? '').replace(/\n?endstream$/, ''), 'latin1');
    const isText = head.includes('/FlateDecode') && !head.includes('/Subtype /Image') && !head.includes('/Length1');
    objects.set(number, { head, stream: isText && raw.length > 0 ? inflateSync(raw).toString('latin1') : '' });
  }
  return objects;
}

function textOfPage(head: string, objects: Objects): string {
  const resources = referenced('Resources', head, objects)?.head ?? head;
  const fonts = new Map([...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => [name, number]));
  const content = referenced('Contents', head, objects)?.stream ?? '';
  const lines: string[] = [];
  let characters = new Map<number, string>();
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) characters = charactersOf(objects.get(fonts.get(font) ?? '')?.head ?? '', objects);
    else
      lines.push(
        glyphsOf(shown ?? '')
          .map((glyph) => characters.get(glyph) ?? '?')
          .join(''),
      );
  }
  return lines.join('\n');
}

const referenced = (name: string, head: string, objects: Objects) => objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '');

function glyphsOf(shown: string): readonly number[] {
  const hex = [...shown.matchAll(/<([0-9a-f]+)>/gi)].map(([, digits = '']) => digits).join('');
  return (hex.match(/.{4}/g) ?? []).map((each) => Number.parseInt(each, 16));
}

/** Of each glyph of a font. */
function charactersOf(font: string, objects: Objects): Map<number, string> {
  const map = referenced('ToUnicode', font, objects)?.stream ?? '';
  const characters = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [index, [, code = '']] of [...list.matchAll(/<([0-9a-f]+)>/gi)].entries()) {
      const units = (code.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      characters.set(Number.parseInt(from, 16) + index, String.fromCharCode(...units));
    }
  }
  return characters;
}
