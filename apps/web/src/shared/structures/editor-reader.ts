import { connectEditor, type EditorClient, editorUrl } from '@retron/editor';
import * as texts from '../../texts/shared/structures.ts';
import { type EditorInput, editorInputOf } from './given-structures.ts';

const CDX_REFUSED = texts.cdxNotRead;

/** @param line - from 1; null where there is only one */
const inchiRefused = (line: number | null) => texts.inchiNotRead(line);

/**
 * A text as the server reads it: what only the editor's toolkit reads is converted by an editor out of sight, everything else stays.
 *
 * @throws Error with a sentence for the reader
 */
export async function inServerNotation(text: string, signal?: AbortSignal): Promise<string> {
  const input = editorInputOf(text);
  if (input === null) return text;
  if (input.from === 'inchi') {
    // No editor is needed to see that.
    const broken = input.lines.findIndex(({ inchi }) => inchi !== null && !inchi.startsWith('InChI=1S/'));
    if (broken >= 0) throw new Error(inchiRefused(input.lines.length === 1 ? null : broken + 1));
  }
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  document.body.append(frame);
  const client = connectEditor(frame);
  signal?.addEventListener('abort', client.close, { once: true });
  try {
    frame.src = editorUrl();
    return await converted(client, input);
  } finally {
    client.close();
    frame.remove();
  }
}

async function converted(client: Pick<EditorClient, 'convert'>, input: EditorInput): Promise<string> {
  const convert = (text: string, refused: string) =>
    client.convert(text, input.from).catch((error) => {
      throw new Error(refused, { cause: error });
    });
  if (input.from === 'cdx') return convert(input.text, CDX_REFUSED);
  const lines: string[] = [];
  for (const [index, { text, inchi, name }] of input.lines.entries()) {
    const smiles = inchi === null ? text : await convert(inchi, inchiRefused(input.lines.length === 1 ? null : index + 1));
    lines.push(inchi === null || name === '' ? smiles : `${smiles} ${name}`);
  }
  return lines.join('\n');
}
