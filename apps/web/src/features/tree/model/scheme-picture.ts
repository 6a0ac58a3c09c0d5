import type { StructureNode } from '@retron/contract';
import type { Place } from '@retron/tree';
import { type Repeated, timesText } from './each-once.ts';
import { reagentLabel } from './reagent-label.ts';
import { overArrow, type SchemeLine, type SchemeMaterial, type SchemeStep, type StepFacts } from './route-scheme.ts';
import { SCHEME_DRAWING, sortedMaterials } from './scheme-materials.ts';
import { openWord } from './words.ts';

/** About as wide as a slide at its usual resolution; longer lines go on below. */
const WIDEST = 1280;
const MARGIN = 16;
const PLUS = 26;
const ARROW = 132;
/** Height of a row: a drawing and what stands below it. */
const ROW = 176;
const TEXT_LINE = 14;
/** Characters of a line of text over an arrow. */
const ARROW_CHARACTERS = 21;
/** Lines of text on each side of an arrow. */
const MOST_LINES = 4;
/** Characters of a name below a drawing. */
const NAME_CHARACTERS = 25;

/** What the picture of a scheme shows beside its steps. */
export interface SchemePictureSource {
  readonly factsOf: ReadonlyMap<Place, StepFacts>;
  /** Numbers of structures at which the route ends and which nobody is known to have. */
  readonly unresolved: ReadonlySet<number>;
  /** The drawing of a structure as an SVG element of `SCHEME_DRAWING` size. */
  readonly drawingOf: (sid: number) => string;
}

/** Structures that the picture draws, each once. */
export function drawnStructures(lines: readonly SchemeLine[]): readonly number[] {
  return [
    ...new Set(
      lines.flatMap((line) => line.flatMap(({ product, materials }) => [product.sid, ...materials.map(({ structure }) => structure.sid)])),
    ),
  ];
}

/**
 * A route as a picture that stands alone: black on white, as slides and papers want it; SVG without anything to be loaded. Branches come
 * first and the line to the target last; a line that is too long goes on below with what it had made.
 */
export function schemePicture(lines: readonly SchemeLine[], source: SchemePictureSource): string {
  const rows = lines.flatMap((line) => rowsOf(line, source));
  const width = Math.max(0, ...rows.map((row) => row.width)) + 2 * MARGIN;
  const height = rows.length * ROW + 2 * MARGIN;
  const drawn = rows.map(({ content }, index) => `<g transform="translate(${MARGIN} ${MARGIN + index * ROW})">${content}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Arial, Helvetica, sans-serif" font-size="12" fill="#161B26"><rect width="${width}" height="${height}" fill="#FFFFFF"/>${drawn.join('')}</svg>\n`;
}

interface Row {
  readonly width: number;
  readonly content: string;
}

/** Something that stands in a row. */
interface Piece {
  readonly width: number;
  /** @param x - of its left side */
  readonly at: (x: number) => string;
}

function rowsOf(line: SchemeLine, source: SchemePictureSource): readonly Row[] {
  const rows: Piece[][] = [];
  let row: Piece[] = [];
  for (const [index, step] of line.entries()) {
    const before = line[index - 1]?.product;
    const pieces = piecesOf(step, source);
    if (before === undefined) row = pieces;
    else if (widthOf(row) + widthOf(pieces) > WIDEST) {
      rows.push(row);
      row = [compound(before, false, source), ...pieces];
    } else row = [...row, ...pieces];
  }
  return [...rows, row].map((each) => ({ width: widthOf(each), content: contentOf(each) }));
}

/** A step without what the step before it made, which is drawn already. */
function piecesOf(step: SchemeStep, source: SchemePictureSource): Piece[] {
  const { drawn, written } = sortedMaterials(step.materials);
  const hasBefore = step.materials.some(({ origin }) => origin === 'before');
  const materials = drawn.flatMap(({ structure, origin }, index) => [
    ...(index > 0 || hasBefore ? [plus()] : []),
    compound(structure, origin === 'start', source),
  ]);
  return [...materials, arrow(step, written, source), compound(step.product, false, source)];
}

const widthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { width }) => sum + width, 0);

function contentOf(pieces: readonly Piece[]): string {
  let x = 0;
  return pieces
    .map(({ width, at }) => {
      const drawn = at(x);
      x += width;
      return drawn;
    })
    .join('');
}

function compound(structure: StructureNode, isStart: boolean, { drawingOf, unresolved }: SchemePictureSource): Piece {
  const { sid, no, level, name } = structure;
  const { width, height } = SCHEME_DRAWING;
  const isOpen = isStart && unresolved.has(sid);
  const note = level === 0 ? ' target' : isOpen ? ` ${openWord(structure)}` : '';
  return {
    width,
    at: (x) =>
      [
        `<g transform="translate(${x} 0)">${drawingOf(sid)}</g>`,
        ...(isOpen
          ? [
              `<rect x="${x + 2}" y="2" width="${width - 4}" height="${height - 4}" rx="6" fill="none" stroke="#B3211A" stroke-dasharray="4 3"/>`,
            ]
          : []),
        textAt(x + width / 2, height + 16, `<tspan font-weight="bold">${escaped(no)}</tspan>${note}`),
        ...(name === undefined || level === 0 ? [] : [textAt(x + width / 2, height + 16 + TEXT_LINE, escaped(cutName(name)))]),
      ].join(''),
  };
}

const plus = (): Piece => ({
  width: PLUS,
  at: (x) => textAt(x + PLUS / 2, SCHEME_DRAWING.height / 2 + 6, '<tspan font-size="18">+</tspan>'),
});

function arrow({ place, suggestion }: SchemeStep, written: readonly Repeated<SchemeMaterial>[], { factsOf }: SchemePictureSource): Piece {
  const facts = factsOf.get(place);
  const known = typeof facts === 'object' ? facts : null;
  const over = brokenText([
    ...written.map(({ structure, count }) => timesText(count, reagentLabel(structure.smiles) ?? structure.no)),
    ...overArrow(facts, suggestion),
  ]);
  const under = brokenText(known?.under ?? []);
  const yieldText = known?.yieldPercent == null ? [] : [`<tspan font-weight="bold">${Math.round(known.yieldPercent)} %</tspan>`];
  const y = SCHEME_DRAWING.height / 2;
  return {
    width: ARROW,
    at: (x) => {
      const middle = x + ARROW / 2;
      const [from, to] = [x + 8, x + ARROW - 8];
      return [
        `<path d="M${from} ${y}H${to}M${to - 5} ${y - 4}L${to} ${y}L${to - 5} ${y + 4}" fill="none" stroke="#161B26" stroke-width="1.4"/>`,
        ...over.map((text, index) => textAt(middle, y - 8 - (over.length - 1 - index) * TEXT_LINE, escaped(text))),
        ...[...under.map(escaped), ...yieldText].map((text, index) => textAt(middle, y + 18 + index * TEXT_LINE, text)),
      ].join('');
    },
  };
}

/** Lines that are short enough for an arrow; what does not fit is said to be more. */
function brokenText(texts: readonly string[]): readonly string[] {
  const lines = texts.flatMap((text) => {
    const broken: string[] = [];
    for (const word of text.split(' ')) {
      const last = broken.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= ARROW_CHARACTERS) broken[broken.length - 1] = `${last} ${word}`;
      else broken.push(word);
    }
    return broken;
  });
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES - 1), '…'];
}

const cutName = (name: string): string => (name.length > NAME_CHARACTERS ? `${name.slice(0, NAME_CHARACTERS - 1)}…` : name);

/** @param content - with its markup */
const textAt = (x: number, y: number, content: string): string => `<text x="${x}" y="${y}" text-anchor="middle">${content}</text>`;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
