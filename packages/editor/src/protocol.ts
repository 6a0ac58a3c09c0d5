/**
 * Messages between a page and the editor in its iframe, by `postMessage` on the same origin.
 *
 * The page asks with an `id`; the editor answers with the same `id`. Structures travel as molfiles (V2000, or V3000 where V2000
 * cannot hold them); an empty string is an empty canvas.
 */
export const EDITOR_CHANNEL = 'retron-editor';

/** Page -> editor. */
export type EditorRequest =
  | { readonly channel: typeof EDITOR_CHANNEL; readonly kind: 'set-structure'; readonly id: number; readonly structure: string }
  | { readonly channel: typeof EDITOR_CHANNEL; readonly kind: 'get-structure'; readonly id: number }
  | {
      readonly channel: typeof EDITOR_CHANNEL;
      readonly kind: 'convert';
      readonly id: number;
      /** InChI; of CDX, the file in base 64. What is drawn stays as it is. */
      readonly structure: string;
      readonly from: EditorInput;
    };

/** What the editor's toolkit reads for the page: a standard InChI gives SMILES of the same InChI, CDX gives CDXML, whose drawings stay apart. */
export type EditorInput = 'inchi' | 'cdx';

/** Editor -> page. */
export type EditorMessage =
  | { readonly channel: typeof EDITOR_CHANNEL; readonly kind: 'ready' }
  | { readonly channel: typeof EDITOR_CHANNEL; readonly kind: 'changed' }
  /** The reader wants out: Esc, where the editor had nothing to end by it. */
  | { readonly channel: typeof EDITOR_CHANNEL; readonly kind: 'left' }
  | { readonly channel: typeof EDITOR_CHANNEL; readonly kind: 'structure-set'; readonly id: number }
  | { readonly channel: typeof EDITOR_CHANNEL; readonly kind: 'structure'; readonly id: number; readonly molfile: string }
  | { readonly channel: typeof EDITOR_CHANNEL; readonly kind: 'converted'; readonly id: number; readonly text: string }
  | { readonly channel: typeof EDITOR_CHANNEL; readonly kind: 'failed'; readonly id: number; readonly message: string };

function isOfThisProtocol(data: unknown): boolean {
  return typeof data === 'object' && data !== null && (data as { channel?: unknown }).channel === EDITOR_CHANNEL;
}

/** Whether a message event's data is a request to the editor: other scripts post messages too. */
export function isEditorRequest(data: unknown): data is EditorRequest {
  return (
    isOfThisProtocol(data) &&
    'kind' in (data as object) &&
    ['set-structure', 'get-structure', 'convert'].includes((data as EditorRequest).kind)
  );
}

/** Whether a message event's data comes from the editor. */
export function isEditorMessage(data: unknown): data is EditorMessage {
  return isOfThisProtocol(data) && !isEditorRequest(data);
}
