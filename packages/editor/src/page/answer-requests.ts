import type { Ketcher } from 'ketcher-core';
import { EDITOR_CHANNEL, type EditorInput, type EditorMessage, isEditorRequest } from '../protocol.ts';

type WithoutChannel<T> = T extends unknown ? Omit<T, 'channel'> : never;

/** Posts a message to the page around the frame. */
export function tell(message: WithoutChannel<EditorMessage>): void {
  window.parent.postMessage({ channel: EDITOR_CHANNEL, ...message }, window.location.origin);
}

/** V2000 where it can hold the structure, else V3000; an empty canvas gives an empty string. */
async function currentMolfile(ketcher: Ketcher): Promise<string> {
  if (ketcher.editor.struct().isBlank()) return '';
  return ketcher.getMolfile('auto' as never);
}

const FORMATS = { inchi: 'chemical/x-inchi', smiles: 'chemical/x-daylight-smiles', cdxml: 'chemical/x-cdxml' } as const;

async function convert(ketcher: Ketcher, structure: string, input: EditorInput): Promise<string> {
  const toolkit = async (struct: string, formats: { input_format?: string; output_format: string }) =>
    (await ketcher.structService.convert({ struct, ...(formats as object) } as never)).struct;
  // CDX in base 64 is known by its beginning; called by its name the toolkit looks for it as it is.
  if (input === 'cdx') return toolkit(structure, { output_format: FORMATS.cdxml });
  // SMILES keeps the stereo, which a molfile without a drawing has no place for.
  const smiles = await toolkit(structure, { input_format: FORMATS.inchi, output_format: FORMATS.smiles });
  if ((await toolkit(smiles, { output_format: FORMATS.inchi })) !== structure) throw new Error('The InChI is not kept.');
  return smiles;
}

/** Answers the requests of the surrounding page, one after another: Ketcher's calls are not made to overlap. */
export function answerRequests(ketcher: Ketcher): void {
  let last: Promise<void> = Promise.resolve();
  window.addEventListener('message', (event: MessageEvent) => {
    if (event.origin !== window.location.origin || event.source !== window.parent || !isEditorRequest(event.data)) return;
    const request = event.data;
    last = last.then(async () => {
      try {
        if (request.kind === 'set-structure') {
          await ketcher.setMolecule(request.structure);
          tell({ kind: 'structure-set', id: request.id });
        } else if (request.kind === 'convert') {
          tell({ kind: 'converted', id: request.id, text: await convert(ketcher, request.structure, request.from) });
        } else {
          tell({ kind: 'structure', id: request.id, molfile: await currentMolfile(ketcher) });
        }
      } catch (error) {
        tell({ kind: 'failed', id: request.id, message: error instanceof Error ? error.message : String(error) });
      }
    });
  });
}
