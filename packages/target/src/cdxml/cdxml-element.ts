import { failure, type Result, success } from '@retron/molecule';
import { SaxesParser } from 'saxes';
import type { Objection } from '../objection.ts';

/** An element of a CDXML document with what stands in it. */
export interface CdxmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly CdxmlElement[];
  /** What it says itself, without its children. */
  readonly text: string;
}

interface OpenElement extends CdxmlElement {
  readonly children: CdxmlElement[];
  text: string;
}

/** Deeper nesting than any drawing has: groups in groups, expansions in expansions. */
const DEEPEST = 60;
const MOST_ELEMENTS = 60_000;

/** The document element of a CDXML text. Entities of a document type are not resolved, so nothing is fetched and nothing grows. */
export function readCdxmlDocument(text: string): Result<CdxmlElement, Objection> {
  const parser = new SaxesParser();
  const open: OpenElement[] = [];
  let root: CdxmlElement | null = null;
  let count = 0;
  let problem: string | null = null;
  parser.on('error', (error) => {
    problem ??= `The ChemDraw file is not well-formed XML: ${error.message}`;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (problem !== null) return;
    count += 1;
    if (open.length >= DEEPEST || count > MOST_ELEMENTS) problem = 'The ChemDraw file is larger than any drawing.';
    open.push({ name, attributes, children: [], text: '' });
  });
  parser.on('text', (said) => {
    const last = open.at(-1);
    if (last !== undefined && problem === null) last.text += said;
  });
  parser.on('closetag', () => {
    if (problem !== null) return;
    const closed = open.pop();
    if (closed === undefined) return;
    const parent = open.at(-1);
    if (parent === undefined) root = closed;
    else parent.children.push(closed);
  });
  parser.write(text.replace(/^\uFEFF/, '').trimStart()).close();
  if (problem !== null) return failure({ kind: 'unparsable', message: problem });
  const document = root as CdxmlElement | null;
  if (document?.name !== 'CDXML') return failure({ kind: 'unparsable', message: 'The text is no ChemDraw file (CDXML).' });
  return success(document);
}

/** Every element of a name below another, in the order of the document, but for those inside an element that `isEnd` names. */
export function elementsBelow(element: CdxmlElement, name: string, isEnd: (name: string) => boolean = () => false): CdxmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...(isEnd(child.name) ? [] : elementsBelow(child, name, isEnd)),
  ]);
}

/** All that is written in an element, such as the label of an atom. */
export function textOf(element: CdxmlElement): string {
  return element.children.length === 0 ? element.text.trim() : element.children.map(textOf).join('').trim();
}
