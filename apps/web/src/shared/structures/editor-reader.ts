import { connectEditor, editorUrl } from '@retron/editor';
import { editorInputOf } from './given-structures.ts';

/** What the reader is told of texts that the editor's toolkit could not read. */
const REFUSED = {
  inchi: 'The InChI cannot be read. Please check that it is complete.',
  cdx: 'The ChemDraw file (CDX) cannot be read. Please save it as CDXML.',
} as const;

/**
 * A text as the server reads it: what only the editor's toolkit reads is converted by an editor out of sight, everything else stays.
 *
 * @throws Error with a sentence for the reader
 */
export async function inServerNotation(text: string, signal?: AbortSignal): Promise<string> {
  const input = editorInputOf(text);
  if (input === null) return text;
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  document.body.append(frame);
  const client = connectEditor(frame);
  signal?.addEventListener('abort', client.close, { once: true });
  try {
    frame.src = editorUrl('light');
    const converted: string[] = [];
    for (const each of input.texts) converted.push(await client.convert(each, input.from));
    return converted.join('\n');
  } catch (error) {
    throw new Error(REFUSED[input.from], { cause: error });
  } finally {
    client.close();
    frame.remove();
  }
}
